import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parseCall } from '#core/call.ts'
import { position } from '#store/selectors.ts'
import { createKibitzerStore } from '#store/store.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { auctionQuestion } from './bidding-question.ts'
import { CallMeaning } from './CallMeaning.tsx'

/** What the last call of an auction that North began shows, as South reads it. */
const noteOf = (text: string, system: 'schenken-1967' | 'essex-acol'): string => {
  const { store, actions } = createKibitzerStore()
  actions.dealNew({ seed: [1, 9, 6, 7], number: 1 })
  for (const one of text.split(' ')) if (!actions.makeCall(parseCall(one)!).ok) throw new Error(one)
  const sides = [{ id: system }, { id: system }] as const
  const question = auctionQuestion(position(store.getState()), 2, sides)
  if (question === undefined) throw new Error('no question')
  const answer = good(runInline('auction', question))
  const call = answer.calls.at(-1)!
  return renderToStaticMarkup(
    <CallMeaning
      call={call}
      system="The system"
      count={{ before: 900, shown: 700, after: 1234 }}
    />,
  )
}

describe('what a call shows', () => {
  it('shows few of the many ways to a call at once, and nothing that asks nothing', () => {
    const note = noteOf('1C', 'schenken-1967')
    const [first = '', rest = ''] = note.split('<details>')
    expect(first.match(/section 8[a-e]/g)).toHaveLength(3)
    expect(first).toMatch(/In short: .*points/)
    expect(rest).toContain('14 more ways to the call')
    expect(note).not.toContain('any hand')
    expect(note).toContain('more ways</li>')
  })
  it('tells what the denied calls ask for, and the hands to the last one', () => {
    const note = noteOf('1S P 2S P 3D P 4C', 'essex-acol')
    expect(note).toContain('Denied, and what each asks for:')
    expect(note).toMatch(/three hearts.*first-round control/)
    expect(note).toContain('1,234 hands of 900 before')
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { plain, type Token } from '#constraint/phrase.ts'
import { type Call, parseCall } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import { openingView } from '#core/seat-view.ts'
import type { JobValue } from '#engine/protocol.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { lopsidedHand, randomWords } from '#testing/random-hands.ts'
import { hiddenWords } from '../../../ask/bidding/use-hidden.ts'
import { GLOSSARY } from '../../../kit/glossary.ts'
import { sectionBody } from '../../why/Sections.tsx'
import { WhyFrame } from './WhyFrame.tsx'
import { WhyView } from './WhyView.tsx'

const HAND = good(hand.parse('KQJT8.AK7.QJ.T52'))

type Why = JobValue<'turn'>
const whyOf = (h: hand.Hand): Why => {
  const system = { id: 'schenken-1967' }
  const made = runInline('turn', { systems: [system, system], view: openingView(h) })
  if (!made.ok || made.value.by !== 'procedure') throw new Error('OPENBID opens')
  return made.value
}
const call = (text: string) => {
  const parsed = parseCall(text)
  if (parsed === undefined) throw new Error(text)
  return parsed
}
const nothing = () => undefined
const drawn = (made: Call | undefined, why = whyOf(HAND)): string => {
  const place = { index: 0, seat: 2, call: made } as const
  return renderToStaticMarkup(
    <WhyView
      turn={{ place, turns: [place], onTurn: nothing, system: 'Schenken 1967' }}
      why={why}
      state="ready"
      error={undefined}
      onRetry={nothing}
      change={{ kind: 'not-asked' }}
      onChange={nothing}
      byPoints={null}
      shows={nothing}
    />,
  )
}
const words = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('the panel', () => {
  it('shows fourteen sections, the one that chose open', () => {
    const markup = drawn(call('1S'))
    expect(markup.match(/<li [^>]*data-state=/g)).toHaveLength(14)
    expect(
      markup.match(/<li [^>]*data-state="[^"]+"><button [^>]*aria-expanded="true"/g),
    ).toHaveLength(1)
    expect(
      markup.match(/<li [^>]*data-state="[^"]+"><button [^>]*aria-expanded="false"/g),
    ).toHaveLength(13)
    expect(words(markup)).toContain('12b–12j')
    expect(words(markup)).not.toContain('by hand')
  })
  it('says plainly when the call was not OPENBID’s', () => {
    expect(words(drawn(call('2H')))).toContain('was made by hand')
    expect(words(drawn(call('P')))).toContain('pass was made by hand')
  })
  it('says whose call is to come before there is one', () => {
    expect(words(drawn(undefined))).toContain('South has not called yet')
  })
  it('shows nothing of a closed hand', () => {
    const words = hiddenWords(0, 'closed')
    const markup = renderToStaticMarkup(<WhyFrame lead={words} />)
    expect(words).toContain('North’s hand is closed to you')
    expect(markup).toContain(words)
    expect(markup).not.toContain('data-state="met"')
  })
  it('marks every verdict with its word', () => {
    const text = words(drawn(call('1S')))
    for (const word of ['met', 'declined', 'not reached']) expect(text).toContain(word)
  })
  it('uses only terms that the glossary explains', () => {
    const next = randomWords(4)
    const terms = new Set<string>()
    const note = (phrase: readonly Token[]) => {
      for (const token of phrase)
        if (typeof token === 'object' && token.kind === 'term') terms.add(token.term)
    }
    for (let i = 0; i < 200; i++)
      for (const section of whyOf(lopsidedHand(next)).steps)
        for (const part of section.parts ?? [])
          for (const row of part.rows) {
            note(row.text)
            note(row.value)
          }
    expect([...terms].filter((term) => !Object.hasOwn(GLOSSARY, term))).toEqual([])
    expect(terms.size).toBeGreaterThan(8)
  })
})

describe('the body of a section', () => {
  const section = (id: string) => {
    const found = whyOf(HAND).steps.find((r) => r.label === id)
    if (!found) throw new Error(id)
    return found
  }
  it('gathers what was not read into one line', () => {
    expect(sectionBody(section('12')).parts.map(({ part }) => part.label)).toEqual(['door', '12a'])
    expect(sectionBody(section('12')).unread).toBe('12b–12j')
    expect(sectionBody(section('8')).unread).toBe('8a–8e')
    expect(sectionBody(section('7')).unread).toBeUndefined()
  })
  it('folds what fell through before the answer to its failed test, and nothing else', () => {
    // 12e answers: 12a to 12d fell through. The door that let the hand in stays open.
    const four = good(hand.parse('K93.AQJ4.KT42.J3'))
    const why = whyOf(four)
    const chosen = why.steps.find((r) => r.verdict === 'met')
    if (!chosen) throw new Error('no section')
    const { parts } = sectionBody(chosen)
    expect(parts.map(({ part, folds }) => [part.label, folds])).toEqual([
      ['door', false],
      ['12a', true],
      ['12b', true],
      ['12c', true],
      ['12d', true],
      ['12e', false],
    ])
    expect(plain(parts[1]?.part.decided?.test ?? [])).toBe('L ≥ 5')
    expect(plain(parts[1]?.part.decided?.value ?? [])).toBe('4')
    const markup = drawn(call('1H'), why)
    expect(markup.match(/<h3 [^>]*><button [^>]*aria-expanded="false"/g)).toHaveLength(4)
    // A declined section is opened to read all of it.
    for (const declined of why.steps.filter((r) => r.verdict === 'not-met'))
      expect(sectionBody(declined).parts.some(({ folds }) => folds)).toBe(false)
  })
  it('shows a section that was not reached in full', () => {
    expect(sectionBody(section('13')).parts.map(({ part }) => part.label)).toEqual([
      '13a',
      '13b',
      '13c',
      '13d',
    ])
  })
})

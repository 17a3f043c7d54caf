import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import type { Inference } from '../../../ask/knowledge/hidden-model.ts'
import type { Knowledge } from '../../../ask/knowledge/moment.ts'
import { Conflict } from './Conflict.tsx'

const act = (id: string, seat: 0 | 1 | 3, verdict: Inference['verdict'] = 'open'): Inference => ({
  id,
  seat,
  act: { kind: 'call', index: 0, call: bidOf(1, 2) },
  rule: 'By hand',
  kind: 'chain',
  sign: '',
  verdict,
  readings: [],
  denies: [],
})
const told = (part: Partial<Knowledge>): Knowledge => ({
  observer: 2,
  calls: 4,
  cards: 0,
  seats: [3, 1],
  layouts: '10',
  total: '10',
  precision: 'exact',
  now: { hands: [], cards: [] },
  splits: [],
  accounts: [],
  inferences: [],
  conflict: [],
  partnerFirst: false,
  faults: [],
  ...part,
})
/** No layout has any weight. */
const NOTHING = { total: '0', now: undefined }
const words = (part: Partial<Knowledge>, nothing = {}): string =>
  renderToStaticMarkup(
    <Conflict knowledge={{ ...told(part), ...nothing }} onGo={() => undefined} />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

describe('agreements that conflict', () => {
  const inferences = [act('a', 3), act('b', 1), act('c', 0)]
  it('name the odd one, two, or all of more', () => {
    const text = words({
      inferences,
      conflict: [
        { off: ['a'], chance: 0.8 },
        { off: ['a', 'b'], chance: 0.15 },
        { off: ['a', 'b', 'c'], chance: 0.05 },
      ],
      partnerFirst: true,
    })
    expect(text).toMatch(/80 % : West’s .* was the odd one/)
    expect(text).toContain('were both off')
    expect(text).toContain('were all off')
    expect(text).toContain('Partner is believed before the opponents')
  })
  it('blame nobody where only a signal was off', () => {
    const conflict = [
      { off: [], chance: 0.8 },
      { off: ['a'], chance: 0.2 },
    ]
    expect(words({ inferences, conflict })).not.toContain('Partner is believed')
    expect(words({ inferences: [...inferences, act('d', 3, 'off-system')], conflict })).toBe('')
  })
  it('that leave nothing name the call of which nothing is left', () => {
    expect(words({ inferences: [act('a', 3, 'off-system'), act('b', 1)] }, NOTHING)).toMatch(
      /Nothing that was agreed is left of West’s .* and nothing weaker is allowed for/,
    )
    expect(words({ inferences }, NOTHING)).toContain('not all of them together')
  })
})

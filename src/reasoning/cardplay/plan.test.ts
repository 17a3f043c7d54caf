import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import type { SeatView } from '#core/seat-view.ts'
import { type Plan, plannedCard } from './plan.ts'

const cards = (text: string) => text.split(' ').map((code) => parseCard(code)!)
const view = (played: string): SeatView => ({
  ...{ seat: 0, hand: [0, 0, 0, 0] as never, dealer: 0, vulnerability: 'None', calls: [] },
  ...{ contract: { bid: bidOf(3, 4), doubled: 0, declarer: 0 }, dummy: undefined },
  ...{ cards: cards(played), claim: undefined },
})
/** North leads the jack and means to run it, then to lead small. */
const PLAN: Plan = {
  from: 4,
  cards: [
    { seat: 0, card: parseCard('SJ')!, own: true },
    { seat: 1, card: parseCard('S2')!, own: false },
    { seat: 2, card: parseCard('S3')!, own: true },
    { seat: 3, card: parseCard('S4')!, own: false },
    { seat: 0, card: parseCard('S5')!, own: true },
  ],
}
const BEFORE = 'H2 H3 H4 HA'

describe('a planned card', () => {
  it.each([
    ['the first card', '', 0, 'SJ'],
    ['a small card of the defender, whichever', 'SJ S7', 2, 'S3'],
    ['two of them', 'SJ S7 S3 S8', 0, 'S5'],
    ['an honour where a small card was expected', 'SJ SQ', 2, undefined],
    ['a card of another suit', 'SJ D2', 2, undefined],
    ['an own card that was not the planned one', 'ST S7', 2, undefined],
    ['what lies beyond the plan', 'SJ S7 S3 S8 S5 S9', 2, undefined],
    ['a card of the other hand', 'SJ S7', 0, undefined],
  ] as const)('after %s', (_, played, seat, wanted) => {
    const at = view(played === '' ? BEFORE : `${BEFORE} ${played}`)
    expect(plannedCard(PLAN, at, seat)).toBe(wanted === undefined ? undefined : parseCard(wanted))
  })
})

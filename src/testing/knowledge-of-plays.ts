/** Knowledge of a play with an auction, and meanings of its calls. */
import fc from 'fast-check'
import { expect } from 'vitest'
import {
  all,
  atLeast,
  between,
  type HandConstraint,
  inSuit,
  suitAtLeast,
} from '#constraint/constraint.ts'
import { bidOf, PASS } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS } from '#core/suit.ts'
import { type KnowledgeOptions, knowledgeOf } from '#reasoning/answer/knowledge.ts'
import type { Knowledge } from '#reasoning/answer/knowledge-data.ts'
import type { Position } from '#reasoning/law/position.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import type { AgreedMeaning, Agreements } from '#reasoning/sources/source.ts'
import { carded } from './carded.ts'
import { good } from './good.ts'
import { playSeenBy } from './seen.ts'

export const AGREEMENTS = carded(FOURTH_BEST)
export const CALLS = [PASS, bidOf(1, 2), PASS, bidOf(1, 3), PASS, bidOf(3, 4), PASS, PASS, PASS]
export const viewOf = (
  whole: Deal,
  contract: Contract,
  cards: readonly Card[],
  seat: Seat,
): SeatView => {
  const view = playSeenBy(whole, { contract, cards }, seat)
  return { ...view, calls: CALLS.map((call) => ({ call })) }
}
export const known = (
  view: SeatView,
  agreements: Agreements,
  options: KnowledgeOptions = {},
): Knowledge => {
  const steps = knowledgeOf(view, agreements, options)
  for (;;) {
    const step = steps.next()
    if (step.done !== true) {
      expect(step.value.done).toBeGreaterThanOrEqual(0)
      continue
    }
    if (!step.value.ok) throw new Error(step.value.error.message)
    return step.value.value
  }
}
export const positionOf = (view: SeatView): Position =>
  good(positionFromScratch(view, view.cards.length))
export const anyMeaning = (index: number): fc.Arbitrary<AgreedMeaning> =>
  fc
    .record({
      min: fc.integer({ min: 0, max: 20 }),
      span: fc.integer({ min: 0, max: 12 }),
      total: fc.boolean(),
      suit: fc.constantFrom(...SUITS),
      longest: fc.integer({ min: 0, max: 5 }),
      honours: fc.integer({ min: 0, max: 2 }),
      denied: fc.integer({ min: 8, max: 25 }),
      price: fc.constantFrom(0, 0.05, 0.3),
    })
    .map(({ min, span, total, suit, longest, honours, denied, price }) => ({
      index,
      seat: (index % 4) as Seat,
      rule: 'A rule',
      says: all<HandConstraint>(
        between(total ? 'totalPoints' : 'hcp', min, min + span),
        inSuit(suit, suitAtLeast('length', longest)),
        inSuit(suit, suitAtLeast('honours', honours)),
      ),
      denies: [atLeast(total ? 'totalPoints' : 'hcp', denied)],
      weight: 80,
      price,
    }))

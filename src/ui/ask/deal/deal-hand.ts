/** Puts a hand on the table: South deals and holds it, the other thirty-nine cards lie at random. */
import { DECK } from '#core/card.ts'
import type { Deal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { type Rng, rngOf } from '#core/rng.ts'
import { SOUTH } from '#core/seat.ts'
import { shuffled } from '#core/shuffle.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { type ActionResult, actions } from '#store/index.ts'

/** The deal: the hand with South, each way of the others equally likely. */
export function dealAround(hand: Hand, rng: Rng): Deal {
  const rest = shuffled(
    DECK.filter((card) => !handOf.has(hand, card)),
    rng,
  )
  const [north, east, west] = [0, 13, 26].map((at) => handOf.ofCards(rest.slice(at, at + 13))) as [
    Hand,
    Hand,
    Hand,
  ]
  return [north, east, hand, west]
}

/**
 * Both sides play the system that the hand was looked at with, on this board alone. The board has no number, since
 * a number would name another dealer. Whoever comes to the table this way knows what they came for: a first visit is
 * not asked where to begin.
 */
export function dealAtTable(hand: Hand, system: SystemRef): ActionResult {
  actions.setPrefs({ begun: true })
  return actions.setDeal(dealAround(hand, rngOf(freshSeed())), {
    number: undefined,
    dealer: SOUTH,
    vulnerability: 'None',
    lent: system,
  })
}

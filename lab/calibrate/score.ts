/**
 * How well the chances told at one moment describe the hands that were really there: in bits (minus
 * the base-2 logarithm of the chance given to what was so), for the law alone and with what is agreed.
 */
import { DECK, rankOf, suitOf } from '#core/card.ts'
import type { Deal } from '#core/deal.ts'
import { has, hcp, lengths } from '#core/hand.ts'
import { TEN } from '#core/rank.ts'
import type { SeatView } from '#core/seat-view.ts'
import { finish } from '#core/steps.ts'
import { SUITS } from '#core/suit.ts'
import { actionsIn, type Inference } from '#reasoning/inference/inference.ts'
import { isUsable } from '#reasoning/inference/inference-problems.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { lawfulPosterior } from '#reasoning/posterior/lawful-figures.ts'
import {
  cardWeight,
  lengthWeight,
  type Posterior,
  pointsWeight,
} from '#reasoning/posterior/posterior.ts'
import { livingActions, weigh } from '#reasoning/posterior/weighing.ts'

/** Bits for one hidden hand, on the mean over the hidden hands of the moment. */
export interface Bits {
  /** The four suit lengths, each by its own chance, added up. */
  readonly lengths: number
  /** The places of the missing honours, ten and up, added up and parted among the hidden hands. */
  readonly honours: number
  readonly hcp: number
}
export interface Moment {
  readonly law: Bits
  readonly agreed: Bits
  /** False where what is agreed leaves no layout, so that the law's chances were told. */
  readonly told: boolean
  /** Chances told of the lengths of the hidden hands, with whether it was so: for reliability. */
  readonly chances: readonly (readonly [chance: number, so: boolean])[]
}

/** A chance of nothing for what was so would cost the world; a natural keeps one moment from being all. */
const LEAST = 2 ** -20
const bits = (weight: number, total: number): number => -Math.log2(Math.max(weight / total, LEAST))

function bitsOf(p: Posterior, deal: Deal): Bits {
  const { seats } = p.position
  let inLengths = 0
  let inHcp = 0
  for (const seat of seats) {
    const held = lengths(deal[seat])
    for (const suit of SUITS) inLengths += bits(lengthWeight(p, seat, suit, held[suit]), p.total)
    inHcp += bits(pointsWeight(p, seat, hcp(deal[seat])), p.total)
  }
  let inHonours = 0
  for (const card of DECK) {
    if (rankOf(card) < TEN || ((p.position.unseen[suitOf(card)] >> rankOf(card)) & 1) === 0)
      continue
    const owner = seats.find((seat) => has(deal[seat], card))
    if (owner !== undefined) inHonours += bits(cardWeight(p, owner, card), p.total)
  }
  const n = seats.length
  return { lengths: inLengths / n, honours: inHonours / n, hcp: inHcp / n }
}

function chancesOf(p: Posterior, deal: Deal): Moment['chances'] {
  return p.position.seats.flatMap((seat) => {
    const held = lengths(deal[seat])
    return SUITS.flatMap((suit) =>
      Array.from({ length: 14 }, (_, n) => lengthWeight(p, seat, suit, n) / p.total).flatMap(
        (chance, n) => (chance > 0 ? [[chance, held[suit] === n] as const] : []),
      ),
    )
  })
}

/** Runs a generator to its end. */
export function finished<T>(steps: Generator<unknown, T, void>): T {
  return finish(steps)
}

/** @returns `undefined` for a view without a lawful position. */
export function scored(
  view: SeatView,
  deal: Deal,
  inferences: readonly Inference[],
): Moment | undefined {
  const from = positionFromScratch(view, view.cards.length)
  if (!from.ok) return undefined
  const position = from.value
  const law = lawfulPosterior(position)
  const actions = livingActions(position, inferences.filter(isUsable).flatMap(actionsIn))
  const weighed = finished(weigh(position, actions, [], 'may', false))
  const found = weighed.kind === 'exact' ? weighed.posterior : weighed.most
  const told = found.total > 0
  const agreed = told ? found : law
  return {
    law: bitsOf(law, deal),
    agreed: bitsOf(agreed, deal),
    told,
    chances: chancesOf(agreed, deal),
  }
}

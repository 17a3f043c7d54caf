/**
 * A deal in which a rule of the system decides: the four hands bid the auction before it, and the hand of the seat to
 * call follows the rule. Drawn exactly: the hand from all that follow the rule, the other cards dealt at random, and
 * the deal kept if every call so far is its hand's own, so that all such deals are equally likely.
 */

import { stateAfter, statesBefore } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { ruleHandSteps } from '#bidding/auction/turn-hands.ts'
import { rulesAt, type TurnRule } from '#bidding/auction/turn-rules.ts'
import { type Call, PASS } from '#core/call.ts'
import { DECK } from '#core/card.ts'
import type { Deal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { type Rng, rngOf, type Seed } from '#core/rng.ts'
import { bySeat, partner, rotate, type Seat, SOUTH } from '#core/seat.ts'
import { shuffled } from '#core/shuffle.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { VULNERABILITIES, type Vulnerability } from '#core/vulnerability.ts'
import { type BidSystems, bidSides } from './bid-turn.ts'

export interface BidDealInput extends BidSystems {
  /** The id of the rule that is to decide. */
  readonly rule: string
  /** The auction before it, from the dealer on. */
  readonly calls: readonly Call[]
  /** Of the hand that the rule decides for; South when absent. */
  readonly seat?: Seat
  /** The same seed draws the same deal. */
  readonly seed: Seed
}
/** A board with its auction under way: that seat is to call. */
export interface BidDeal {
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly deal: Deal
  readonly calls: readonly Call[]
}

/** The hands drawn at a time: few at first, for most auctions need no more. */
const BATCHES = [30, 300, 3000, 12_000, 12_000] as const
const TRIED = BATCHES.reduce<number>((sum, n) => sum + n, 0)

/** The turn of the rule, at a vulnerability by chance where the rule speaks there, else with nobody vulnerable. */
function turnOfRule(
  { rule, calls, seat = SOUTH, ...systems }: BidDealInput,
  rng: Rng,
): Result<{ readonly state: PublicState; readonly turnRule: TurnRule }, Problem> {
  const sides = bidSides(systems, seat)
  if (!sides.ok) return sides
  const dealer = rotate(seat, -calls.length)
  for (const vulnerability of [VULNERABILITIES[rng.below(4)]!, 'None'] as const) {
    const state = stateAfter(sides.value, dealer, vulnerability, calls)
    if (!state.ok) return state
    const turnRule = rulesAt(state.value).find((one) => one.rule.id === rule)
    if (turnRule !== undefined) return ok({ state: state.value, turnRule })
  }
  return problem('practice/rule', t`That rule does not speak in this auction.`)
}

/** The calls so far with the turns they were made at, those that fewest hands make first. */
function callsMade(
  state: PublicState,
): readonly { readonly at: PublicState; readonly call: Call }[] {
  const made = statesBefore(state).map((at, i) => ({ at, call: state.auction.calls[i]! }))
  const rarity = ({ at, call }: (typeof made)[number]): number =>
    call === PASS ? 2 : at.seat === partner(state.seat) ? 0 : 1
  return made.sort((a, b) => rarity(a) - rarity(b))
}

/** The hand at that seat, the other cards dealt at random. */
function dealAround(at: Seat, hand: Hand, rng: Rng): Deal {
  const rest = shuffled(
    DECK.filter((card) => !handOf.has(hand, card)),
    rng,
  )
  const others = [0, 1, 2].map((i) => handOf.ofCards(rest.slice(13 * i, 13 * i + 13)))
  return bySeat((seat) => (seat === at ? hand : others.pop()!))
}

/** Yields the share of the tries made. Problems: an unknown system, a rule that does not speak, deals too rare. */
export function* dealForRule(
  input: BidDealInput,
): Generator<number, Result<BidDeal, Problem>, void> {
  const rng = rngOf(input.seed, 1)
  const found = turnOfRule(input, rng)
  if (!found.ok) return found
  const { state, turnRule } = found.value
  const made = callsMade(state)
  let tried = 0
  for (const [batch, wanted] of BATCHES.entries()) {
    const [a, b, c, d] = input.seed
    const drawn = yield* reporting(
      ruleHandSteps(state, turnRule, wanted, [a, b, c, (d ^ batch) >>> 0]),
      () => tried / TRIED,
    )
    for (const hand of drawn.hands) {
      const deal = dealAround(state.seat, hand, rng)
      tried += 1
      if (tried % 50 === 0) yield tried / TRIED
      if (made.every(({ at, call }) => callFor(at, deal[at.seat]) === call))
        return ok({
          dealer: state.auction.dealer,
          vulnerability: state.vulnerability,
          deal,
          calls: state.auction.calls,
        })
    }
    if (drawn.hands.length < wanted) break
  }
  return problem('practice/too-rare', t`Deals for that rule are too rare to be met.`)
}

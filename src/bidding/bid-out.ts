/** A whole deal bid by the systems of both sides. */
import type { Deal } from '#core/deal.ts'
import { invariant } from '#core/result.ts'
import type { BySide, Seat } from '#core/seat.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { ruleFor } from './choose.ts'
import { afterCall, startState } from './fold.ts'
import type { PublicState } from './public-state.ts'
import { anyHand, pass } from './shows.ts'
import { type BiddingSystem, biddingSystem, rule } from './system.ts'
import type { TurnRule } from './turn-rules.ts'

/** A side that passes throughout, whatever it holds. */
export const SILENT_SYSTEM: BiddingSystem = biddingSystem(
  'silent',
  'Silent',
  [],
  rule({ name: 'silent', call: pass, shows: anyHand, says: 'This side does not bid.' }),
)

export interface BidOut {
  /** After the last call. */
  readonly state: PublicState
  /** The rule of each call. */
  readonly turnRules: readonly TurnRule[]
}
/** More calls than any sensible auction has; the longest lawful one has 319. */
const MOST_CALLS = 319

/** Bids a deal to the end, each call from one hand and what is public. */
export function bidOut(
  sides: BySide<BiddingSystem>,
  dealer: Seat,
  vulnerability: Vulnerability,
  deal: Deal,
): BidOut {
  let state = startState(sides, dealer, vulnerability)
  const turnRules: TurnRule[] = []
  while (!state.ended) {
    invariant(turnRules.length < MOST_CALLS, 'an auction ends')
    const turnRule = ruleFor(state, deal[state.seat])
    turnRules.push(turnRule)
    state = afterCall(state, turnRule.call)
  }
  return { state, turnRules }
}

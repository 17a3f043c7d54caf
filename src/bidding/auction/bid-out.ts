/** A whole deal bid by the systems of both sides. */
import { ANYTHING } from '#constraint/constraint.ts'
import { PASS } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import { invariant } from '#core/result.ts'
import type { BySide, Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import type { BiddingSystem } from '../language/system.ts'
import { afterCall, startState } from './auction-state.ts'
import { ruleFor } from './choose.ts'
import type { PublicState } from './public-state.ts'
import type { TurnRule } from './turn-rules.ts'

/** A side that passes throughout, whatever it holds. */
export const SILENT_SYSTEM: BiddingSystem = {
  id: 'silent',
  name: t`Silent`,
  packages: [],
  rules: [
    {
      id: 'silent/silent',
      label: 'silent',
      when: {},
      call: { kind: 'call', call: PASS },
      shows: ANYTHING,
      says: t`This side does not bid.`,
    },
  ],
}

export interface BidOut {
  /** After the last call. */
  readonly state: PublicState
  /** The rule of each call that was made from there on. */
  readonly turnRules: readonly TurnRule[]
}
/** More calls than any sensible auction has; the longest lawful one has 319. */
const MOST_CALLS = 319

/** Bids a deal to the end from where its auction stands, each call from one hand and what is public. */
export function bidOn(from: PublicState, deal: Deal): BidOut {
  let state = from
  const turnRules: TurnRule[] = []
  while (!state.ended) {
    invariant(turnRules.length < MOST_CALLS, 'an auction ends')
    const turnRule = ruleFor(state, deal[state.seat])
    turnRules.push(turnRule)
    state = afterCall(state, turnRule.call)
  }
  return { state, turnRules }
}

/** Bids a deal from its first call to the end. */
export const bidOut = (
  sides: BySide<BiddingSystem>,
  dealer: Seat,
  vulnerability: Vulnerability,
  deal: Deal,
): BidOut => bidOn(startState(sides, dealer, vulnerability), deal)

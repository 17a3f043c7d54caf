/** A whole deal bid by the ladders of both sides. */
import type { Deal } from '#core/deal.ts'
import { invariant } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { rungFor } from './choose.ts'
import { afterCall, startState } from './fold.ts'
import type { Rung } from './ladder.ts'
import { type LadderSides, type LadderSystem, ladderSystem, rule } from './ladder-system.ts'
import type { PublicState } from './public-state.ts'
import { anyHand, pass } from './shows.ts'

/** A side that passes throughout, whatever it holds. */
export const SILENT: LadderSystem = ladderSystem(
  'silent',
  'Silent',
  [],
  rule({ name: 'silent', call: pass, shows: anyHand }),
)

export interface BidOut {
  /** After the last call. */
  readonly state: PublicState
  /** The rule of each call. */
  readonly rungs: readonly Rung[]
}
/** More calls than any sensible auction has; the longest lawful one has 319. */
const MOST_CALLS = 319

/** Bids a deal to the end, each call from one hand and what is public. */
export function bidOut(
  sides: LadderSides,
  dealer: Seat,
  vulnerability: Vulnerability,
  deal: Deal,
): BidOut {
  let state = startState(sides, dealer, vulnerability)
  const rungs: Rung[] = []
  while (!state.ended) {
    invariant(rungs.length < MOST_CALLS, 'an auction ends')
    const rung = rungFor(state, deal[state.seat])
    rungs.push(rung)
    state = afterCall(state, rung.call)
  }
  return { state, rungs }
}

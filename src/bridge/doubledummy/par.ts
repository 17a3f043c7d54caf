/**
 * Par: the result when both sides bid, double and play with all cards in view. From a contract on,
 * the other side passes, doubles when it goes down, or bids on; so what each of the 35 bids is worth
 * to each side is found from the highest down.
 */
import { BIDS, type Bid, levelOf, strainOf } from '#core/call.ts'
import type { Doubled } from '#core/contract.ts'
import { score } from '#core/score.ts'
import { otherSide, type Seat, SIDES, type Side, seatsOf, sideOf } from '#core/seat.ts'
import { STRAINS } from '#core/suit.ts'
import { type TrickTable, tableTricks } from '#core/trick-table.ts'
import { isSideVulnerable, type Vulnerability } from '#core/vulnerability.ts'

/** A contract at which both sides can do no better. */
export interface ParContract {
  readonly bid: Bid
  /** Doubled when it goes down: a sacrifice. */
  readonly doubled: Doubled
  readonly side: Side
  /** The seats of that side that take this many tricks in it. */
  readonly declarers: readonly Seat[]
  readonly tricks: number
}

export interface Par {
  /** Points for North-South; 0 when the board is passed out. */
  readonly score: number
  /** The lowest such contract in each strain, lowest bid first; none when the board is passed out. */
  readonly contracts: readonly ParContract[]
}

/** A bid of one side that is left in, with the points it brings that side. */
interface Standing extends ParContract {
  readonly points: number
}

function standing(table: TrickTable, vulnerability: Vulnerability, side: Side, bid: Bid): Standing {
  const taken = (seat: Seat): number => tableTricks(table, strainOf(bid), seat)
  const tricks = Math.max(...seatsOf(side).map(taken))
  const doubled: Doubled = tricks < levelOf(bid) + 6 ? 1 : 0
  return {
    bid,
    doubled,
    side,
    declarers: seatsOf(side).filter((seat) => taken(seat) === tricks),
    tricks,
    points: score({ bid, doubled }, isSideVulnerable(vulnerability, side), tricks),
  }
}

/** Par of a deal whose table is given. */
export function parOf(table: TrickTable, dealer: Seat, vulnerability: Vulnerability): Par {
  // The most that each side can get with a bid above the one in hand.
  const above: [number, number] = [-Infinity, -Infinity]
  const settled: Standing[] = []
  for (const bid of BIDS.toReversed()) {
    const before: readonly [number, number] = [...above]
    for (const side of SIDES) {
      const contract = standing(table, vulnerability, side, bid)
      const outbid = -before[otherSide(side)]
      // Where bidding on costs the others nothing, they will push.
      if (contract.points < outbid) settled.push(contract)
      above[side] = Math.max(above[side], Math.min(contract.points, outbid))
    }
  }
  const first = sideOf(dealer)
  // The dealer's side bids, or passes and lets the others bid or pass the board out.
  const passed = Math.min(0, -above[otherSide(first)])
  const best = Math.max(above[first], passed)
  const value = first === 0 ? best : 0 - best
  const isPar = ({ side, points }: Standing): boolean =>
    value !== 0 && (side === 0 ? points : -points) === value
  const lowest = STRAINS.flatMap((strain) =>
    SIDES.flatMap((side) =>
      settled
        .filter((one) => isPar(one) && one.side === side && strainOf(one.bid) === strain)
        .slice(-1),
    ),
  )
  return {
    score: value,
    contracts: lowest
      .sort((a, b) => a.bid - b.bid)
      .map(({ points: _, ...contract }): ParContract => contract),
  }
}

/** A match of bidding: every board at two tables, scored with all cards open. */

import { type Gap, meanWithin } from '#cardplay/paired.ts'
import { imps } from '#core/imps.ts'
import type { Seed } from '#core/rng.ts'
import { scoreFor } from '#core/score.ts'
import type { BySide } from '#core/seat.ts'
import { reporting } from '#core/steps.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { doubledIfHopeless, tricksOn } from './outcome.ts'
import {
  type AuctionProgress,
  type BiddingPair,
  type MatchBoard,
  type SearchedAuction,
  searchedAuction,
} from './searched-auction.ts'

export interface MatchHow {
  /** The pairs that are compared. */
  readonly a: BiddingPair
  readonly b: BiddingPair
  /** Whether what fails by two tricks or more counts as doubled, at both tables. */
  readonly doubled: boolean
  readonly seed: Seed
}

export interface MatchTable extends SearchedAuction {
  /** Declarer's with all cards open; 0 where the board was passed out. */
  readonly tricks: number
  /** Of the first pair. */
  readonly points: number
}

/** A board with what the first pair wins on it. */
export interface MatchResult {
  readonly board: MatchBoard
  /** With the first pair North–South, then East–West. */
  readonly tables: readonly [MatchTable, MatchTable]
  /** IMPs of the first pair. */
  readonly imps: number
}

export interface MatchProgress extends AuctionProgress {
  /** The table that is at work; missing while what was reached is solved. */
  readonly table?: 1 | 2
}

/** Plays a board at both tables. */
export function* matchBoard(
  kernel: Kernel,
  board: MatchBoard,
  { a, b, doubled, seed: [one, two, three] }: MatchHow,
): Generator<MatchProgress, MatchResult, void> {
  const how = { scoring: 'imps', seed: [one, two, three, board.id] } as const
  const at = (table: 1 | 2, pairs: BySide<BiddingPair>) =>
    reporting(searchedAuction(kernel, pairs, board, how), ({ calls }) => ({ table, calls }))
  const north = yield* at(1, [a, b])
  const east = yield* at(2, [b, a])
  const tricks = tricksOn([board.deal])
  const wanted = [north, east].map(({ contract }) => [0, contract] as const)
  yield* reporting(tricks.find(kernel, wanted), () => ({ calls: 0 }))
  const table = (auction: SearchedAuction, side: 0 | 1): MatchTable => {
    const { contract } = auction
    const taken = tricks.of(0, contract)
    const ends = contract && doubled ? doubledIfHopeless(contract, taken) : contract
    const points = scoreFor(side, ends, board.vulnerability, taken)
    return { ...auction, ...(ends && { contract: ends }), tricks: taken, points }
  }
  const tables = [table(north, 0), table(east, 1)] as const
  return { board, tables, imps: imps(tables[0].points + tables[1].points) }
}

/** What the first pair gains a board, with the interval that holds it nineteen times in twenty. */
export function matchGain(results: readonly Pick<MatchResult, 'imps'>[]): Gap {
  const sample = { shares: results.map(() => 1 / results.length), drawn: results.length }
  return meanWithin(
    sample,
    results.map((one) => one.imps),
  )
}

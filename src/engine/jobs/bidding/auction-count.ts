/**
 * Counts the lawful auctions of a given number of calls by making every one of them: the check that
 * chess programs call perft. It proves that the rules in a worker are the rules of the page, and it
 * is as long as one likes, which the tests of the worker line need.
 */
import { type Auction, emptyAuction, isEnded, legalCalls } from '#core/auction.ts'
import type { Job } from '../../job.ts'

export interface AuctionCountInput {
  /** Calls in each auction counted, 0 upwards; auctions that end sooner are not counted. */
  readonly calls: number
}
export interface AuctionCountProgress {
  /** Auctions of that many calls found so far. */
  readonly found: number
}
export interface AuctionCountOutput {
  readonly found: number
}

function* count(auction: Auction, more: number, before: number): Generator<number, number, void> {
  if (more === 0) return before + 1
  if (isEnded(auction)) return before
  const legal = legalCalls(auction)
  if (more === 1) {
    yield before + legal.length
    return before + legal.length
  }
  let found = before
  for (const call of legal)
    found = yield* count({ ...auction, calls: [...auction.calls, call] }, more - 1, found)
  return found
}

/** @see AuctionCountInput */
export const auctionCount: Job<AuctionCountInput, AuctionCountProgress, AuctionCountOutput> =
  function* ({ calls }) {
    const steps = count(emptyAuction(0), calls, 0)
    for (;;) {
      const step = steps.next()
      if (step.done) return { found: step.value }
      yield { found: step.value }
    }
  }

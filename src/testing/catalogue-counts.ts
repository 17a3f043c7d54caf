/** How many layouts the catalogue has, and how many its omissions spare. */

import { type FourHands, longerHand } from '#combinations/catalogue/four-hands.ts'
import type { Pair } from '#combinations/catalogue/suit-seats.ts'
import { topRun } from '#combinations/catalogue/winners.ts'
import { binomial } from '#core/binomial.ts'
import * as holding from '#core/holding.ts'

/** The uncapped run and the winners it counts for: AQJ9 opposite KT have six and four. */
export const cappedRun = (
  hands: FourHands,
  pair: Pair,
): { readonly run: number; readonly winners: number } => {
  const top = topRun(hands)
  const run = top.pair === pair ? top.ranks.length : 0
  return { run, winners: Math.min(run, longerHand(hands, pair)) }
}

/**
 * How many four-seat layouts of `n` cards there are with A owning its pair's highest card, and how
 * many of them the two rules of size keep. Counted by which pair owns each card (2^n patterns) and
 * by how each pair's cards split between its hands; `n` is 1 to 13.
 */
export function countCatalogue(n: number): { readonly all: number; readonly kept: number } {
  let all = 0
  let kept = 0
  // A set bit is a card of A and C; bit n - 1 is the highest card.
  for (let pattern = 0; pattern < 2 ** n; pattern++) {
    const ours = holding.HOLDING_LENGTH[pattern]!
    const theirs = n - ours
    // A owns the pair's first card; without a card there is no Seat A.
    if (ours === 0) continue
    const splits = 2 ** (ours - 1) * 2 ** theirs
    all += splits
    if (ours <= 1 || theirs <= 1) continue
    const topIsOurs = ((pattern >> (n - 1)) & 1) === 1
    let run = 0
    while (run < n && ((pattern >> (n - 1 - run)) & 1) === +topIsOurs) run++
    const [size, against] = topIsOurs ? [ours, theirs] : [theirs, ours]
    if (run < against) {
      kept += splits
      continue
    }
    // The run is long enough, so the longer hand decides: splits that leave it too short are kept.
    let short = 0
    for (let k = 0; k <= size; k++) if (Math.max(k, size - k) < against) short += binomial(size, k)
    kept += (short * splits) / 2 ** size
  }
  return { all, kept }
}

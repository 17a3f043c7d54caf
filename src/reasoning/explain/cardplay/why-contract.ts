/** Sentences about a contract, by what one caller knew of it. */

import type { BetterContract, ReviewedCall } from '#cardplay/review-call.ts'
import type { Scoring } from '#cardplay/worth.ts'
import { callWords } from '#core/call.ts'
import { percent } from '#core/chance.ts'
import type { Contract } from '#core/contract.ts'
import { fixed } from '#core/locale.ts'
import { howMany } from '#core/number-words.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'

/** `4♠ by South`, `3NTx by West`. */
function named({ bid, doubled }: Pick<Contract, 'bid' | 'doubled'>, declarer: Seat): string {
  return t`${callWords(bid)}${'x'.repeat(doubled)} by ${seatName(declarer)}`
}
const points = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(Math.round(n))}`

/** `1.2 IMPs better`, `140 points better`; at matchpoints what it takes from a table in the contract reached. */
function gainText({ gap }: BetterContract, scoring: Scoring): string {
  if (scoring === 'matchpoints')
    return t`takes ${percent((HALF + gap.mean) / 100)} of the matchpoints from it`
  return scoring === 'total'
    ? t`was ${fixed(gap.mean, 0)} points better`
    : t`was ${fixed(gap.mean, 1)} IMPs better`
}
/** What two tables with the same score take from each other, in hundredths. */
const HALF = 50

/** What the contract reached was worth at the call, and whether a better one could have been known. */
export function reviewCallWords(
  { made, score, better, layouts, basis }: ReviewedCall,
  reached: Contract | undefined,
  scoring: Scoring,
): string {
  const worth =
    reached === undefined || made === undefined
      ? t`The board was passed out.`
      : t`${named(reached, reached.declarer)} is made in ${percent(made.mean)} of ${howMany(layouts, 'layout')}: ${points(score)} on the mean.`
  const other =
    better === undefined
      ? t`No better contract could have been known.`
      : t`${named({ bid: better.bid, doubled: 0 }, better.declarer)} ${gainText(better, scoring)}, made in ${percent(better.made)}.`
  const loosely =
    basis === 'agreed' ? '' : t` Few layouts fit all that was said: it was taken loosely.`
  return `${worth} ${other}${loosely}`
}

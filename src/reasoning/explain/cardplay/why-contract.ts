/** Sentences about a contract, by what one caller knew of it. */

import type { ComparedCall } from '#callchoice/compare-call.ts'
import type { BetterContract, ReviewedCall } from '#cardplay/review-call.ts'
import type { Scoring } from '#cardplay/worth.ts'
import { type Call, callWords } from '#core/call.ts'
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

/** `1.2 IMPs`, `140 points`; at matchpoints of a hundred. */
export const amount = (n: number, scoring: Scoring): string =>
  scoring === 'imps'
    ? t`${fixed(n, 1)} IMPs`
    : scoring === 'total'
      ? t`${fixed(n, 0)} points`
      : t`${fixed(n, 0)} matchpoints in a hundred`

/** A call beside the one that the side's system makes. */
export function comparedWords(
  system: Call,
  compared: ComparedCall | undefined,
  blamed: boolean,
  scoring: Scoring,
): string {
  const other = t`The system calls ${callWords(system)}.`
  if (compared === undefined || compared.layouts === 0) return other
  const { behind, layouts } = compared
  if (!blamed)
    return t`${other} Over ${howMany(layouts, 'layout')} it was not surely better by enough to matter.`
  return t`${other} Over ${howMany(layouts, 'layout')} it was ${amount(behind.mean, scoring)} better, ${fixed(behind.least, 1)} to ${fixed(behind.most, 1)}.`
}

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

/**
 * What the contract reached was worth at the call, and whether a better one could have been known.
 * @param say whether anything is said of better contracts, and whether the call is blamed for one.
 */
export function reviewCallWords(
  { made, score, better: found, layouts, basis }: ReviewedCall,
  reached: Contract | undefined,
  scoring: Scoring,
  say: { readonly better: boolean; readonly blamed: boolean },
): string {
  const better = say.blamed ? found : undefined
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
  return say.better ? `${worth} ${other}${loosely}` : `${worth}${loosely}`
}

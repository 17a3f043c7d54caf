/** Sentences about a contract, by what one caller knew of it. */
import type { ReviewedCall } from '#cardplay/review-call.ts'
import { levelOf, strainOf } from '#core/call.ts'
import { percent } from '#core/chance.ts'
import type { Contract } from '#core/contract.ts'
import { howMany } from '#core/number-words.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { NOTRUMP, suitSymbol } from '#core/suit.ts'

/** `4♠ by South`, `3NTx by West`. */
function named({ bid, doubled }: Pick<Contract, 'bid' | 'doubled'>, declarer: Seat): string {
  const strain = strainOf(bid)
  const sign = strain === NOTRUMP ? 'NT' : suitSymbol(strain)
  return `${levelOf(bid)}${sign}${'x'.repeat(doubled)} by ${seatName(declarer)}`
}
const points = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(Math.round(n))}`

/** What the contract reached was worth at the call, and whether a better one could have been known. */
export function reviewCallWords(
  { made, score, better, layouts, basis }: ReviewedCall,
  reached: Contract | undefined,
): string {
  const worth =
    reached === undefined || made === undefined
      ? 'The board was passed out.'
      : `${named(reached, reached.declarer)} is made in ${percent(made.mean)} of ${howMany(layouts, 'layout')}: ${points(score)} on the mean.`
  const other =
    better === undefined
      ? 'No better contract could have been known.'
      : `${named({ bid: better.bid, doubled: 0 }, better.declarer)} was ${better.gap.mean.toFixed(1)} IMPs better, made in ${percent(better.made)}.`
  const loosely =
    basis === 'agreed' ? '' : ' Few layouts fit all that was said: it was taken loosely.'
  return `${worth} ${other}${loosely}`
}

/**
 * Appendix 3 against the table that the procedure uses, cell by cell. The hands of a cell are those
 * that hold such a suit in spades. The appendix describes the code of April 1967, so it is held
 * against the published value of KQ in three cards, which it stars as a bug.
 */

import { PLAYING_TRICKS } from '#constraint/playing-tricks.ts'
import { binomial } from '#core/binomial.ts'
import type { Hand } from '#core/hand.ts'
import * as handText from '#core/hand.ts'
import { t } from '#core/text.ts'
import { APPENDIX_3_ROWS } from './data/appendix-3.ts'
import type { PropositionVerdict } from './verdict.ts'

const TOPS = 'JQKA'
/** Cards below the jack: nine in a suit. */
const LOW = 9
const lowest = (count: number): number => (1 << count) - 1

/** The hand with that many low cards in spades beside the honours, and low cards elsewhere. */
const plainest = (spades: number, others: number): Hand => {
  const low = (i: number) => lowest(Math.floor((others + i) / 3))
  return handText.ofMasks([low(0), low(1), low(2), spades])
}

/** A verdict for each cell with a number in it; there are 160. */
export const appendix3 = (): PropositionVerdict[] =>
  APPENDIX_3_ROWS.flatMap(([honours, cells]) =>
    cells.map((printed, low): PropositionVerdict => {
      const tops = [...honours].reduce((mask, letter) => mask | (1 << TOPS.indexOf(letter)), 0)
      const holding = (tops << LOW) | lowest(low)
      const length = honours.length + low
      const hands = binomial(LOW, low) * binomial(39, 13 - length)
      const holds = PLAYING_TRICKS.published[holding] === printed
      const name = honours === '' ? t`no honours` : honours
      return {
        id: `Appendix3.${honours === '' ? t`none` : honours}.${length}`,
        kind: 'appendix-3',
        claim: t`spades of ${length === 1 ? t`one card` : t`${length} cards`} with ${name} → ${printed} playing tricks`,
        hands,
        holds,
        failing: holds ? 0 : hands,
        ...(holds ? {} : { counterexample: handText.format(plainest(holding, 13 - length)) }),
        ...(honours === 'KQ' && length === 3
          ? { settled: t`Starred as a bug of the code: the value since is 1.` }
          : {}),
      }
    }),
  )

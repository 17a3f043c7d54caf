/** How many hands an opening shows, and within which limits: exact, over all hands. */
import { roomBeside } from '#core/answer-turns.ts'
import type { Call } from '#core/call.ts'
import { SHAPES, shapeIndex } from '#core/shape.ts'
import type { AnswerTurn, Strategy } from '#core/strategy.ts'
import { SUITS } from '#core/suit.ts'
import { callTest } from '#systems/opening-strategies/meaning.ts'
import { cells, TOTALS } from './audit-cells.ts'

/** The hands of one reading of a call. */
export interface MeaningCount {
  /** 0..635,013,559,600. */
  readonly hands: number
  /** Least and most points; absent when there is no hand. */
  readonly hcp?: readonly [number, number]
  /** Least and most cards by suit, clubs first; absent when there is no hand. */
  readonly lengths?: readonly (readonly [number, number])[]
}
export interface OpeningMeaning {
  /** Hands with which the tie-break chooses the call. */
  readonly picked: MeaningCount
  /** Hands with which no rule strikes it; these and more than the picked ones. */
  readonly survives: MeaningCount
  /** All hands that were looked at. */
  readonly hands: number
}

const counter = () => {
  let hands = 0
  let least = 99
  let most = -1
  const low = [99, 99, 99, 99]
  const high = [-1, -1, -1, -1]
  return {
    add(shape: readonly number[], total: number, n: number): void {
      hands += n
      least = Math.min(least, total)
      most = Math.max(most, total)
      for (const suit of SUITS) {
        low[suit] = Math.min(low[suit]!, shape[suit]!)
        high[suit] = Math.max(high[suit]!, shape[suit]!)
      }
    },
    count: (): MeaningCount =>
      hands === 0
        ? { hands }
        : {
            hands,
            hcp: [least, most],
            lengths: SUITS.map((suit) => [low[suit]!, high[suit]!] as const),
          },
  }
}

/** Both readings of a call, at the opening or in answer to one, counted over all hands. */
export function openingMeaning(strategy: Strategy, call: Call, turn?: AnswerTurn): OpeningMeaning {
  const test = callTest(strategy, call, turn)
  const room = roomBeside(strategy, turn)
  const { hands } = cells()
  const picked = counter()
  const survives = counter()
  let all = 0
  for (const shape of SHAPES)
    for (let total = 0; total < TOTALS; total++) {
      const n = hands[shapeIndex(shape) * TOTALS + total]!
      if (n === 0 || !room(shape, total)) continue
      all += n
      const reading = test(shape, total)
      if (reading.picked) picked.add(shape, total, n)
      if (reading.survives) survives.add(shape, total, n)
    }
  return { picked: picked.count(), survives: survives.count(), hands: all }
}

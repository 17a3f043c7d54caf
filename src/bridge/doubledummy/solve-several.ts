/** Several positions that differ in the closed hands alone, solved one after the other. */
import type { Card } from '#core/card.ts'
import { sideOf } from '#core/seat.ts'
import type { Kernel } from './kernel.ts'
import { type OpenPosition, toPlay, tricksLeft } from './open-position.ts'
import {
  cardTricks,
  layOut,
  northSouthTricks,
  type Sitting,
  type Solving,
  sitting,
  within,
} from './solve.ts'

/** What was found, and the work it took. */
export interface CardRows {
  /** By position, in their order, then by card: tricks of the side to play from here on. */
  readonly rows: readonly (readonly number[])[]
  /** Positions looked at. */
  readonly positions: number
}

/** @param guesses tricks North–South were found to take after each card; overwritten by what is found now. */
function* cardsIn(
  sitting: Sitting,
  position: OpenPosition,
  cards: readonly Card[],
  guesses: number[],
  keep: boolean,
): Solving<readonly number[]> {
  layOut(sitting, position, keep)
  const all = tricksLeft(position)
  const ours = sideOf(toPlay(position)) === 0
  const row: number[] = []
  for (const [i, card] of cards.entries()) {
    const found = yield* cardTricks(sitting, position, card, guesses[i] ?? row.at(-1) ?? all >> 1)
    guesses[i] = found
    row.push(ours ? found : all - found)
  }
  return row
}

/**
 * What each of the cards is worth in each position: tricks that the side to play takes from here on, the
 * trick in play included. Proofs of one position serve the next.
 * @param positions alike in trumps, in the trick on the table and in the hand to play.
 * @param cards that may be played there.
 * @param most how many positions may be looked at in all.
 * @returns a row for each position; fewer rows where the work became too much.
 */
export const solveCardsInAll = (
  kernel: Kernel,
  positions: readonly OpenPosition[],
  cards: readonly Card[],
  most = Number.POSITIVE_INFINITY,
): Solving<CardRows> =>
  sitting(kernel, positions.length, function* (sitting) {
    const rows: (readonly number[])[] = []
    const guesses: number[] = []
    for (const position of positions) {
      if (sitting.positions >= most) break
      const row = yield* within(cardsIn(sitting, position, cards, guesses, rows.length > 0), most)
      if (row === undefined) break
      rows.push(row)
      sitting.done += 1
    }
    return { rows, positions: sitting.positions }
  })

/** Tricks found, and the work it took. */
export interface TricksFound {
  /** By position, in their order: of the side to play, from here on. */
  readonly tricks: readonly number[]
  /** Positions looked at. */
  readonly positions: number
}

/**
 * The tricks that the side to play takes from here on in each position. Proofs of one serve the next.
 * @param positions alike in trumps; whoever leads, and whatever the hands are.
 */
export const solveTricksInAll = (
  kernel: Kernel,
  positions: readonly OpenPosition[],
): Solving<TricksFound> =>
  sitting(kernel, positions.length, function* (sitting) {
    const tricks: number[] = []
    let guess: number | undefined
    for (const position of positions) {
      layOut(sitting, position, guess !== undefined)
      const all = tricksLeft(position)
      guess = yield* northSouthTricks(sitting, all, guess ?? all >> 1)
      tricks.push(sideOf(toPlay(position)) === 0 ? guess : all - guess)
      sitting.done += 1
    }
    return { tricks, positions: sitting.positions }
  })

/** A plan parted by the card of somebody against us: each layout's weight goes to one of his cards alone. */
import { afterCard, type Board, type Choice, layoutsAfter, type Place } from './board.ts'
import type { Search } from './search.ts'
import type { Outcome } from './vectors.ts'

export interface Part extends Choice {
  readonly next: Place
  readonly layouts: Int32Array
  /** By layout of the part: its weight where it was given to this card, else nought. */
  readonly weights: Float64Array
  /** By layout of the part: 1 where it was given to this card. */
  readonly mine: Uint8Array
}

/** The cards of few layouts first: what they are given costs the others least. */
export function given(
  { board }: Search,
  place: Place,
  layouts: Int32Array,
  cards: readonly Choice[],
  weights: Float64Array,
): readonly Part[] {
  const taken = new Uint8Array(layouts.length)
  return cards
    .toSorted((a, b) => a.at.length - b.at.length)
    .map((choice) => {
      const { at, card } = choice
      const mine = Uint8Array.from(at, (i) => 1 - taken[i]!)
      for (const i of at) taken[i] = 1
      return {
        ...{ card, at, mine },
        next: afterCard(board, place, card),
        layouts: layoutsAfter(board, place, choice, layouts),
        weights: Float64Array.from(at, (i, j) => (mine[j] === 1 ? weights[i]! : 0)),
      }
    })
}

/** What an outcome loses at least once one of those of a part is joined to it. */
export function cheapest(
  { worth }: Board,
  won: number,
  weights: Float64Array,
  tricks: Uint8Array,
  at: Uint16Array,
  found: readonly Outcome[],
): number {
  let least = Number.POSITIVE_INFINITY
  for (const one of found) {
    let lost = 0
    for (let j = 0; j < at.length && lost < least; j++) {
      const i = at[j]!
      const [x, y] = [tricks[i]!, one.tricks[j]!]
      if (y < x) lost += weights[i]! * (worth[won + x]! - worth[won + y]!)
    }
    if (lost < least) least = lost
    if (least === 0) break
  }
  return least
}

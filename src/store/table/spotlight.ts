/** The calls and cards that the reader points at in a panel, lit on the table while they do. Not saved. */
export interface Spotlight {
  /** Places in the auction, from 0. */
  readonly calls: readonly number[]
  /** Places in the order of play, from 0. */
  readonly cards: readonly number[]
}
/** Nothing is lit; one object, so that putting the light out twice draws nothing. */
export const DARK: Spotlight = { calls: [], cards: [] }

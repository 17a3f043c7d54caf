/** Where the tables of a class wait for one another: after so many cards the referee takes no other until the host goes on. */
import { type LiveBoard, toAct } from './log.ts'

/** `free`: nowhere; `auction`: before the lead; `lead`: with dummy on the table; `trick`: before the lead, and after each trick. */
export const PACES = ['free', 'auction', 'lead', 'trick'] as const
export type Pace = (typeof PACES)[number]

/** Cards played, by rising number. */
const BARS: Readonly<Record<Pace, readonly number[]>> = {
  free: [],
  auction: [0],
  lead: [1],
  trick: Array.from({ length: 13 }, (_, trick) => 4 * trick),
}
/** Where a board stops first; `undefined` where it does not. */
export const firstBar = (pace: Pace): number | undefined => BARS[pace][0]
/** Where it stops after that bar. */
export const barAfter = (pace: Pace, bar: number): number | undefined =>
  BARS[pace].find((at) => at > bar)

/** Whether the next card of the board is one that waits for the other tables. */
export const isAtBar = (board: LiveBoard, bar: number | undefined): boolean =>
  bar !== undefined && toAct(board)?.act === 'card' && (board.record?.cards.length ?? 0) >= bar

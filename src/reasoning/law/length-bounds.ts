/**
 * Bounds on the suit lengths of two or three concealed hands, exactly tight: every whole number
 * between them is the length of some layout, and nothing outside is.
 *
 * Exactness. With two hands one pass by suits and one by hands suffices; with three, suits, hands,
 * suits. (By Hoffman's circulation theorem feasibility asks one inequality for each set of hands and
 * set of suits; with three rows each set of hands is one hand or all but one, and these inequalities
 * are what the passes test.) Tuple4 concealed hands would need a flow; no seat has that view.
 */

import { HOLDING_LENGTH } from '#core/holding.ts'
import type { Tuple4 } from '#core/tuple.ts'
import type { Position } from './position.ts'

/** Lengths as dealt, at hand * 4 + suit. */
export interface LengthBounds {
  readonly lo: readonly number[]
  readonly hi: readonly number[]
}

/** A table of boxes lo <= x <= hi with fixed row and column sums, rows being hands and columns the four suits. */
export interface Boxes {
  /** Sum of each row. */
  readonly rows: readonly number[]
  /** Sum of each column; four. */
  readonly columns: readonly number[]
  readonly lo: readonly number[]
  readonly hi: readonly number[]
}

/** One pass by suits: each cell against its suit's total less the other hands. Simultaneous, into new arrays. */
function columnPass(boxes: Boxes): Boxes {
  const { columns, lo, hi } = boxes
  const cells = lo.length
  const low = lo.slice()
  const high = hi.slice()
  for (let s = 0; s < 4; s++) {
    let least = 0
    let most = 0
    for (let i = s; i < cells; i += 4) {
      least += lo[i]!
      most += hi[i]!
    }
    const sum = columns[s]!
    for (let i = s; i < cells; i += 4) {
      const a = lo[i]!
      const b = hi[i]!
      if (sum - most + b > a) low[i] = sum - most + b
      if (sum - least + a < b) high[i] = sum - least + a
    }
  }
  return { ...boxes, lo: low, hi: high }
}

/** One pass by hands: each cell against the hand's total less its other suits. */
function rowPass(boxes: Boxes): Boxes {
  const { rows, lo, hi } = boxes
  const low = lo.slice()
  const high = hi.slice()
  for (let h = 0; h < rows.length; h++) {
    const at = h * 4
    let least = 0
    let most = 0
    for (let i = at; i < at + 4; i++) {
      least += lo[i]!
      most += hi[i]!
    }
    const sum = rows[h]!
    for (let i = at; i < at + 4; i++) {
      const a = lo[i]!
      const b = hi[i]!
      if (sum - most + b > a) low[i] = sum - most + b
      if (sum - least + a < b) high[i] = sum - least + a
    }
  }
  return { ...boxes, lo: low, hi: high }
}

const crossed = (boxes: Boxes): boolean => {
  for (let i = 0; i < boxes.lo.length; i++) if (boxes.lo[i]! > boxes.hi[i]!) return true
  return false
}
const sumsFit = (boxes: Boxes): boolean => {
  for (let s = 0; s < 4; s++) {
    let least = 0
    let most = 0
    for (let i = s; i < boxes.lo.length; i += 4) {
      least += boxes.lo[i]!
      most += boxes.hi[i]!
    }
    if (least > boxes.columns[s]! || most < boxes.columns[s]!) return false
  }
  for (let h = 0; h < boxes.rows.length; h++) {
    let least = 0
    let most = 0
    for (let i = h * 4; i < h * 4 + 4; i++) {
      least += boxes.lo[i]!
      most += boxes.hi[i]!
    }
    if (least > boxes.rows[h]! || most < boxes.rows[h]!) return false
  }
  return true
}

/** The boxes as given, then after each pass: by suits, by hands, by suits. The reasons are read from these stages. */
export function stages(boxes: Boxes): Tuple4<Boxes> {
  const first = columnPass(boxes)
  const second = rowPass(first)
  return [boxes, first, second, columnPass(second)]
}

/**
 * The tight boxes within the given ones, for up to three hands.
 * @returns `undefined` exactly when no table of whole numbers fits.
 */
export function tighten(boxes: Boxes): Boxes | undefined {
  let at = boxes
  for (const pass of [columnPass, rowPass, columnPass]) {
    if (crossed(at) || !sumsFit(at)) return undefined
    at = pass(at)
  }
  return crossed(at) || !sumsFit(at) ? undefined : at
}

/** The lawful boxes of a position in dealt lengths: at least the known cards, no more than them once void. */
export function lawfulBoxes(position: Position): Boxes {
  const hands = position.seats.length
  const lo: number[] = []
  const hi: number[] = []
  const columns: number[] = []
  for (let i = 0; i < hands * 4; i++) {
    const known = HOLDING_LENGTH[position.known[i]!]!
    lo.push(known)
    hi.push(((position.voids[i >> 2]! >> (i & 3)) & 1) === 1 ? known : 13)
  }
  for (let s = 0; s < 4; s++) {
    let n = HOLDING_LENGTH[position.unseen[s as 0]]!
    for (let h = 0; h < hands; h++) n += lo[h * 4 + s]!
    columns.push(n)
  }
  return { rows: new Array<number>(hands).fill(13), columns, lo, hi }
}

/** Two hands in closed form: suits with a void go to the other hand, the free suits share the places left. */
function twoHands(position: Position): LengthBounds {
  const voidA = position.voids[0]!
  const voidB = position.voids[1]!
  let a = position.vacant[0]!
  let b = position.vacant[1]!
  for (let s = 0; s < 4; s++) {
    const r = HOLDING_LENGTH[position.unseen[s as 0]]!
    if (((voidA >> s) & 1) === 1) b -= r
    else if (((voidB >> s) & 1) === 1) a -= r
  }
  const lo = [0, 0, 0, 0, 0, 0, 0, 0]
  const hi = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let s = 0; s < 4; s++) {
    const r = HOLDING_LENGTH[position.unseen[s as 0]]!
    const knownA = HOLDING_LENGTH[position.known[s]!]!
    const knownB = HOLDING_LENGTH[position.known[4 + s]!]!
    const most = ((voidA >> s) & 1) === 1 ? 0 : ((voidB >> s) & 1) === 1 ? r : r < a ? r : a
    const least = ((voidA >> s) & 1) === 1 ? 0 : ((voidB >> s) & 1) === 1 ? r : r > b ? r - b : 0
    lo[s] = knownA + least
    hi[s] = knownA + most
    lo[4 + s] = knownB + r - most
    hi[4 + s] = knownB + r - least
  }
  return { lo, hi }
}

/**
 * Tight bounds on the dealt lengths of the concealed hands. The position must have a layout, as
 * every position of a lawful play has.
 */
export function lengthBounds(position: Position): LengthBounds {
  if (position.seats.length === 2) return twoHands(position)
  const [, , , tight] = stages(lawfulBoxes(position))
  return tight
}

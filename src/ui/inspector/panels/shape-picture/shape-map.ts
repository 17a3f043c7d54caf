/**
 * The picture of one hand as lengths or patterns by points: for every cell how many hands there were
 * before the last call, and which of them the call cut, which the calls not made, and which are left.
 * Pure.
 */

import type { Seat } from '#core/seat.ts'
import { PATTERNS, pattern, SHAPES } from '#core/shape.ts'
import type { Suit } from '#core/suit.ts'
import { SUITS_DESCENDING } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { HandsAmong } from '#explain/proof.ts'
import type { AuctionReading, CallCount } from '../../../ask/bidding/use-bidding.ts'

/** Hands of a cell, by what became of them. */
export interface Fate {
  readonly left: number
  readonly byCall: number
  readonly byDenial: number
  /** Gone before the call. */
  readonly out: number
}
export interface MapRow {
  /** `0`, `8+`, `5431`. */
  readonly label: string
  /** The hands of the row, as a proof names them. */
  readonly among: HandsAmong
  /** By column: 0 points upwards, the last column for all above. */
  readonly cells: readonly Fate[]
  readonly total: Fate
}
export interface ShapeMap {
  readonly kind: 'suit' | 'patterns'
  /** The suit whose lengths the rows are. */
  readonly suit?: Suit
  readonly rows: readonly MapRow[]
  /** The most hands left in one cell. */
  readonly most: number
}
export interface ShapePicture {
  /** Clubs last, as hands are drawn. */
  readonly suits: readonly ShapeMap[]
  readonly patterns: ShapeMap
  readonly points: readonly Pick<MapRow, 'label' | 'among' | 'total'>[]
}

/** Points 0 to 24 each, and all above in one column. */
export const COLUMNS = 26
export const columnLabel = (column: number): string =>
  column === COLUMNS - 1 ? `${column}+` : String(column)
const MOST_POINTS = 40
/** Lengths 0 to 7 each, and all above in one row. */
const LENGTHS = 9
/** Patterns with rows of their own; the others share one. */
const OWN_PATTERNS = 14

const FATES = ['out', 'byCall', 'byDenial', 'left'] as const
type Mutable = { -readonly [K in keyof Fate]: Fate[K] }
const none = (): Mutable => ({ left: 0, byCall: 0, byDenial: 0, out: 0 })
const sum = (fates: readonly Fate[]): Fate =>
  fates.reduce<Mutable>((total, fate) => {
    for (const key of FATES) total[key] += fate[key]
    return total
  }, none())

const markedFate = (n: number, mark: number | undefined): Fate => ({
  ...none(),
  [FATES[mark ?? FATES.length - 1] ?? 'left']: n,
})
const fateOf = (n: number, { before, shown, after }: CallCount['cells'], cell: number): Fate => {
  const [was, told, left] = [before[cell] ?? 0, shown[cell] ?? 0, after[cell] ?? 0]
  return { left, byDenial: told - left, byCall: was - told, out: n - was }
}

/** The patterns by how many of the shapes of equal chance follow them, commonest first. */
const commonest = (weights: Readonly<Float64Array>, points: number): readonly string[] => {
  const hands = new Map<string, number>(PATTERNS.map((one) => [one, 0]))
  for (const [i, shape] of SHAPES.entries()) {
    let n = 0
    for (let p = 0; p < points; p++) n += weights[i * points + p] ?? 0
    const name = pattern(shape)
    hands.set(name, (hands.get(name) ?? 0) + n)
  }
  return [...hands].sort((a, b) => b[1] - a[1]).map(([name]) => name)
}

/**
 * @param weights hands of each cell before any call.
 * @param marks what became of each cell at the seat's last call: a place in `CELL_MARKS` of the engine;
 * `undefined` before its first.
 * @param exact hands of each cell at that call, once they are counted; single honours can leave a cell
 * half gone, which marks cannot say.
 */
export function shapePicture(
  weights: Readonly<Float64Array>,
  marks: Readonly<Uint8Array> | undefined,
  exact?: CallCount['cells'],
): ShapePicture {
  const points = weights.length / SHAPES.length
  const own = commonest(weights, points).slice(0, OWN_PATTERNS)
  const grid = (rows: number): Mutable[][] =>
    Array.from({ length: rows }, () => Array.from({ length: COLUMNS }, none))
  const bySuit = SUITS_DESCENDING.map(() => grid(LENGTHS))
  const byPattern = grid(OWN_PATTERNS + 1)
  const add = (rows: Mutable[][], row: number, column: number, fate: Fate) => {
    const cell = rows[row]?.[column]
    if (cell) for (const key of FATES) cell[key] += fate[key]
  }
  for (const [i, shape] of SHAPES.entries()) {
    const place = own.indexOf(pattern(shape))
    for (let p = 0; p < points; p++) {
      const n = weights[i * points + p] ?? 0
      if (n === 0) continue
      const column = Math.min(p, COLUMNS - 1)
      const fate = exact ? fateOf(n, exact, i * points + p) : markedFate(n, marks?.[i * points + p])
      for (const [at, suit] of SUITS_DESCENDING.entries())
        add(bySuit[at] ?? [], Math.min(shape[suit], LENGTHS - 1), column, fate)
      add(byPattern, place < 0 ? OWN_PATTERNS : place, column, fate)
    }
  }
  const mapOf = (
    kind: ShapeMap['kind'],
    rows: Mutable[][],
    heads: readonly Pick<MapRow, 'label' | 'among'>[],
    suit?: Suit,
  ) => ({
    kind,
    ...(suit === undefined ? {} : { suit }),
    rows: heads.map((head, i) => {
      const cells = rows[i] ?? []
      return { ...head, cells, total: sum(cells) }
    }),
    most: Math.max(...rows.flat().map(({ left }) => left)),
  })
  const lengthsOf = (suit: Suit) =>
    Array.from({ length: LENGTHS }, (_, n) => {
      const isLast = n === LENGTHS - 1
      return {
        label: isLast ? `${n}+` : `${n}`,
        among: { kind: 'length', suit, min: n, max: isLast ? 13 : n } as const,
      }
    })
  const others = PATTERNS.filter((one) => !own.includes(one))
  return {
    suits: SUITS_DESCENDING.map((suit, at) =>
      mapOf('suit', bySuit[at] ?? [], lengthsOf(suit), suit),
    ),
    patterns: mapOf('patterns', byPattern, [
      ...own.map((one) => ({ label: one, among: { kind: 'patterns', patterns: [one] } as const })),
      { label: t`others`, among: { kind: 'patterns', patterns: others } as const },
    ]),
    points: Array.from({ length: COLUMNS }, (_, column) => ({
      label: columnLabel(column),
      among: {
        kind: 'points',
        min: column,
        max: column === COLUMNS - 1 ? MOST_POINTS : column,
      } as const,
      total: sum(byPattern.map((row) => row[column] ?? none())),
    })),
  }
}

/** The last call of a seat in the auction that is read; `undefined` before its first. */
export const lastCallOf = (
  calls: AuctionReading['calls'],
  seat: Seat,
): AuctionReading['calls'][number] | undefined => calls.findLast((call) => call.seat === seat)

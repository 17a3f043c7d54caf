/** What a hand must be, as ranges of points and lengths that hold for all such hands. */
import { type CellSet, cellIndex, cellsOf, hasCell } from '#constraint/cells.ts'
import { packWeights } from '#constraint/cells-weights.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import { lengthPhrase } from '#constraint/length-words.ts'
import { join, type Phrase } from '#constraint/phrase.ts'
import { SHAPES } from '#core/shape.ts'
import { SUITS, SUITS_DESCENDING } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { LawfulRange } from '#reasoning/law/changes.ts'

/** High card points a hand can have: 0..37. */
const MOST_POINTS = 37

const MOST_CARDS = 13
/** A suit that makes others short. */
const LONG_SUIT = 5
/** A limit on a suit's length is worth saying up to this; longer suits are rare. */
const LONG = 5

/** Hardly any hand has more points than this: a limit beyond it is not said. */
const HARDLY = 30

/** `5+`, `at most 3`, `2–4`, `exactly 4`, in front of what is counted. */
export function rangePhrase(min: number, max: number, most: number): string {
  if (min === max) return t`exactly ${min}`
  if (max >= most) return `${min}+`
  return min <= 0 ? t`at most ${max}` : `${min}–${max}`
}

interface Ranges {
  /** By suit, clubs first. */
  readonly lengths: readonly LawfulRange[]
  readonly hcp: LawfulRange
}
/** `undefined` when no hand is in the set. */
function rangesOf(cells: CellSet): Ranges | undefined {
  const lo = [13, 13, 13, 13]
  const hi = [0, 0, 0, 0]
  let least = MOST_POINTS + 1
  let most = -1
  for (const shape of SHAPES)
    for (let points = 0; points <= MOST_POINTS; points++) {
      if (!hasCell(cells, cellIndex(shape, points))) continue
      least = Math.min(least, points)
      most = Math.max(most, points)
      for (const s of SUITS) {
        lo[s] = Math.min(lo[s]!, shape[s])
        hi[s] = Math.max(hi[s]!, shape[s])
      }
    }
  if (most < 0) return undefined
  return {
    lengths: SUITS.map((s) => ({ lo: lo[s]!, hi: hi[s]! })),
    hcp: { lo: least, hi: most },
  }
}

/** So many hands, at most, are left out of the points that are said of a call. */
const RARE = 0.1
/** Points with which a call is made less than half as often as with others are a stretch. */
const STRETCH = 0.5
/**
 * The points that players name for a call: without the few that stretch for it by shape. “11–21” is said of one
 * spade, though six and five in the majors open it on nine.
 * @param direct what its rules ask.
 * @param exact the same without the hands that other calls take: these end it above.
 */
export function pointsNamed(direct: CellSet, exact: CellSet): LawfulRange | undefined {
  const [hull, ended] = [rangesOf(direct)?.hcp, rangesOf(exact)?.hcp]
  if (hull === undefined || ended === undefined) return hull
  const weights = packWeights()
  const made = new Float64Array(MOST_POINTS + 1)
  const could = new Float64Array(MOST_POINTS + 1)
  for (const shape of SHAPES) {
    const cells = made.map((_, points) => cellIndex(shape, points))
    if (cells.every((cell) => !hasCell(direct, cell))) continue
    for (const [points, cell] of cells.entries()) {
      could[points] = could[points]! + weights[cell]!
      if (hasCell(direct, cell)) made[points] = made[points]! + weights[cell]!
    }
  }
  const shares = made.map((hands, points) => (could[points]! > 0 ? hands / could[points]! : 0))
  const often = Math.max(...shares)
  const all = made.reduce((sum, hands) => sum + hands, 0)
  let [lo, left] = [hull.lo, 0]
  while (shares[lo]! < STRETCH * often && left + made[lo]! <= RARE * all) left += made[lo++]!
  return { lo: Math.min(lo, ended.hi), hi: ended.hi }
}

/** Ranges that are worth saying: a hand has thirteen cards, so long suits elsewhere cap the others anyway. */
export function cellsPhrase(cells: CellSet, points?: LawfulRange): Phrase {
  const ranges = rangesOf(cells)
  if (ranges === undefined) return [t`no hand at all`]
  const { lengths } = ranges
  const hcp = points ?? ranges.hcp
  const parts: Phrase[] = []
  const most = hcp.hi >= HARDLY && hcp.lo < HARDLY ? MOST_POINTS : hcp.hi
  // Hardly any hand has no point at all.
  const least = hcp.lo === 1 && most > 1 ? 0 : hcp.lo
  if (least > 0 || most < MOST_POINTS)
    parts.push([`${rangePhrase(least, most, MOST_POINTS)} ${most === 1 ? t`point` : t`points`}`])
  const shown = lengths.map(({ lo }) => lo)
  const long = shown.some((lo) => lo >= LONG_SUIT)
  for (const suit of SUITS_DESCENDING) {
    const { lo, hi } = lengths[suit]!
    // Beside a long suit, and where the others leave no more room, that goes without saying.
    const room = MOST_CARDS - shown.reduce((sum, n, s) => sum + (s === suit ? 0 : n), 0)
    const told = hi === lo || (hi < room && hi <= (long ? LONG - 1 : LONG))
    const upTo = told ? hi : MOST_CARDS
    // One card at least only keeps a void away.
    const from = lo === 1 && hi > 2 ? 0 : lo
    if (from > 0 || upTo < MOST_CARDS) parts.push(lengthPhrase(suit, from, upTo))
  }
  return parts.length === 0 ? [ANY_SUCH_HAND] : join(parts, ', ')
}

const kept = new WeakMap<HandConstraint, Phrase>()
/** Where neither ranges nor shapes describe the hands that make a call. */
export const ANY_SUCH_HAND = t`a hand for no other call`
/** Said after what a call shows, where its denials are left out. */
export const DENIES_NOTHING = t`even if another call was better`
/** For a reading without what the call denies. */
export const ANY_HAND = t`any hand`

/** The same of a constraint; where ranges cannot say its honours, of every hand that may meet it. */
export function meaningPhrase(says: HandConstraint): Phrase {
  const known = kept.get(says)
  if (known !== undefined) return known
  const phrase = cellsPhrase(cellsOf(says).may)
  kept.set(says, phrase)
  return phrase
}

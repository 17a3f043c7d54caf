/**
 * The answers of all 13-card combinations a priori, packed: chances to 0.01 %, expected tricks to
 * 0.0001, how far the two best plans are apart. The rows carry no keys: they stand in the order of
 * `normalPairs`. The file is this table deflated (zlib); inflate it before decoding.
 *
 * Bytes: `KST` and a version, the number of rows; a byte for each row, sure tricks × 16 + targets that
 * are neither sure nor hopeless; the chances of those targets, low bytes then high bytes; for each row
 * with such targets what the expected tricks fall short of the sum of the chances (one plan is
 * seldom best for all targets at once), low bytes then high bytes; the gaps; the intervals.
 */
import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import { invariant, ok, problem, type Result } from '#core/result.ts'
import type { Rng } from '#core/rng.ts'
import { t } from '#core/text.ts'
import { type NormalPairs, normalPair, normalPairs, pairIndex } from './single-dummy.ts'

export const MAGIC = [0x4b, 0x53, 0x54, 1]
/** Chances and expected tricks are kept in steps of one ten-thousandth. */
export const STEPS = 10_000
/** A gap is kept as its square root in this many steps, so that small gaps are fine. */
export const GAP_STEPS = 60
export const GAP_UNKNOWN = 255

/** One combination as the table knows it. */
export interface TableRow {
  readonly index: number
  /** The hands in normal form; `swapped` says whether a question named them the other way round. */
  readonly north: Holding
  readonly south: Holding
  /** Chances of at least 1, 2, … tricks, up to the length of the longer hand; to ±0.00005. */
  readonly atLeast: readonly number[]
  /** To ±0.0004. */
  readonly expected: number
  /**
   * By target: how much the best plan is ahead of the next one that is worth less (coarse); 0 when no
   * undominated plan is worth less, `undefined` where it is not known.
   */
  readonly gaps: readonly (number | undefined)[]
  /** Values known only as an interval: the goal (0: expected tricks) and the bounds. */
  readonly intervals: readonly {
    readonly goal: number
    readonly low: number
    readonly high: number
  }[]
}

export interface AnswerTable {
  readonly list: NormalPairs
  row(index: number): TableRow
  /** The row of two hands, whichever is named first. */
  find(north: Holding, south: Holding): TableRow & { readonly swapped: boolean }
  /** Sure tricks by row. */
  readonly sure: Readonly<Uint8Array>
  /** Targets that are neither sure nor hopeless, by row. */
  readonly open: Readonly<Uint8Array>
  /** Where the open targets of a row begin in `chances` and `gaps`; one more entry than rows. */
  readonly offset: Readonly<Uint32Array>
  /** Chances in steps of 1 / 10,000. */
  readonly chances: Readonly<Uint16Array>
  readonly gapCodes: Readonly<Uint8Array>
}

const gapOf = (code: number): number | undefined =>
  code === GAP_UNKNOWN ? undefined : (code / GAP_STEPS) ** 2

/**
 * Reads the inflated table.
 * @returns `table/format` when it is not such a table, `table/size` when it is cut or has bytes left.
 */
export function decodeAnswers(bytes: Uint8Array): Result<AnswerTable> {
  if (bytes.length < 8 || MAGIC.some((byte, i) => bytes[i] !== byte))
    return problem(
      'table/format',
      t`This is not the table of suit combinations, or of another version.`,
    )
  let at = 4
  const number = () => {
    const n = bytes.slice(at, at + 4).reduce((sum, byte, i) => sum + byte * 2 ** (8 * i), 0)
    at += 4
    return n
  }
  const count = number()
  const list = normalPairs()
  const cut = () =>
    problem('table/size', t`The table of suit combinations is cut off or does not fit the list.`)
  if (count !== list.count || bytes.length < at + count) return cut()
  const shapes = bytes.slice(at, at + count)
  at += count
  const open = shapes.map((shape) => shape & 15)
  const offset = new Uint32Array(count + 1)
  const shortAt = new Uint32Array(count + 1)
  for (let i = 0; i < count; i++) {
    offset[i + 1] = offset[i]! + open[i]!
    shortAt[i + 1] = shortAt[i]! + (open[i]! > 0 ? 1 : 0)
  }
  const [values, shortages] = [offset[count]!, shortAt[count]!]
  if (bytes.length < at + 3 * values + 2 * shortages + 4) return cut()
  const planes = (size: number): Uint16Array => {
    const words = new Uint16Array(size)
    for (let i = 0; i < size; i++) words[i] = bytes[at + i]! + bytes[at + size + i]! * 256
    at += 2 * size
    return words
  }
  const chances = planes(values)
  const shorts = planes(shortages)
  const gapCodes = bytes.slice(at, at + values)
  at += values
  const intervals = new Map<number, { goal: number; low: number; high: number }[]>()
  const many = number()
  if (bytes.length !== at + 16 * many) return cut()
  for (let i = 0; i < many; i++) {
    const index = number()
    const interval = { goal: number(), low: number() / STEPS, high: number() / STEPS }
    intervals.set(index, [...(intervals.get(index) ?? []), interval])
  }
  const sure = shapes.map((shape) => shape >> 4)
  const row = (index: number): TableRow => {
    invariant(index >= 0 && index < count, 'the row is in the table')
    const [north, south] = [list.north[index] as Holding, list.south[index] as Holding]
    const certain = sure[index]!
    const first = offset[index]!
    const target = (k: number): number =>
      k < certain ? 1 : k < certain + open[index]! ? chances[first + k - certain]! / STEPS : 0
    const atLeast = Array.from(
      { length: Math.max(holding.length(north), holding.length(south)) },
      (_, k) => target(k),
    )
    const short = open[index]! > 0 ? shorts[shortAt[index]!]! : 0
    return {
      ...{ index, north, south, atLeast },
      expected: atLeast.reduce((a, b) => a + b, 0) - short / STEPS,
      gaps: atLeast.map((_, k) =>
        k >= certain && k < certain + open[index]! ? gapOf(gapCodes[first + k - certain]!) : 0,
      ),
      intervals: intervals.get(index) ?? [],
    }
  }
  return ok({
    ...{ list, row, sure, open, offset, chances, gapCodes },
    find: (north, south) => ({
      ...row(pairIndex(list, north, south)),
      swapped: normalPair(north, south).swapped,
    }),
  })
}

/** What to look for; everything left out is free. */
export interface TableQuery {
  /** Cards in both hands together. */
  readonly cards?: number | undefined
  /** Cards in the longer hand. */
  readonly longer?: number | undefined
  /** Cards that one of the two hands must hold. */
  readonly with?: Holding | undefined
  /** Cards that neither may hold. */
  readonly without?: Holding | undefined
  /** A target, and the chance it is to have, by default to within 0.01. */
  readonly goal?: number | undefined
  readonly chance?: number | undefined
  readonly within?: number | undefined
  /** How far the two best plans for the target (or any target) are apart; rows with an unknown gap never match. */
  readonly gap?: { readonly from: number; readonly to: number } | undefined
}

/** How hard it is to find the best plan: by what the next best one loses. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]
/** The gaps of each difficulty: from, and below. */
export const DIFFICULTY_GAPS: Readonly<
  Record<Difficulty, { readonly from: number; readonly to: number }>
> = {
  easy: { from: 0.2, to: 1.01 },
  medium: { from: 0.08, to: 0.2 },
  hard: { from: 0.02, to: 0.08 },
  expert: { from: 0.0001, to: 0.02 },
}

/** Whether the target of a row matches. */
function targetMatches(
  table: AnswerTable,
  index: number,
  goal: number,
  query: TableQuery,
): boolean {
  const { chance, within = 0.01, gap } = query
  const sure = table.sure[index]!
  const open = table.open[index]!
  const at = goal - 1 - sure
  const isOpen = at >= 0 && at < open
  const first = table.offset[index]!
  const value = isOpen ? table.chances[first + at]! / STEPS : at < 0 ? 1 : 0
  if (chance !== undefined && Math.abs(value - chance) > within + 1e-9) return false
  if (gap === undefined) return true
  const apart = isOpen ? gapOf(table.gapCodes[first + at]!) : 0
  return apart !== undefined && apart >= gap.from && apart < gap.to
}

/**
 * The rows that match, in the order of the table.
 * @param most the number of rows after which it stops.
 */
export function searchTable(
  table: AnswerTable,
  query: TableQuery,
  most = Infinity,
): readonly { readonly index: number; readonly goal: number | undefined }[] {
  const found: { index: number; goal: number | undefined }[] = []
  const { list } = table
  const wants = query.chance !== undefined || query.gap !== undefined || query.goal !== undefined
  for (let i = 0; i < list.count && found.length < most; i++) {
    const [north, south] = [list.north[i] as Holding, list.south[i] as Holding]
    const both = (north | south) as Holding
    const longer = Math.max(holding.length(north), holding.length(south))
    if (query.cards !== undefined && holding.length(both) !== query.cards) continue
    if (query.longer !== undefined && longer !== query.longer) continue
    if (query.with !== undefined && (query.with & ~both) !== 0) continue
    if (query.without !== undefined && (query.without & both) !== 0) continue
    if (!wants) {
      found.push({ index: i, goal: undefined })
      continue
    }
    if (query.goal !== undefined && query.goal > longer) continue
    const goals =
      query.goal !== undefined ? [query.goal] : Array.from({ length: longer }, (_, k) => k + 1)
    const goal = goals.find((k) => targetMatches(table, i, k, query))
    if (goal !== undefined) found.push({ index: i, goal })
  }
  return found
}

/** A question of the quiz: a combination and a target with a best plan that is not the only one. */
export interface QuizQuestion {
  readonly row: TableRow
  readonly goal: number
}

/**
 * Draws a question of a difficulty, every matching pair of combination and target alike; `undefined`
 * when the table has none.
 */
export function drawQuestion(
  table: AnswerTable,
  difficulty: Difficulty,
  rng: Pick<Rng, 'below'>,
): QuizQuestion | undefined {
  const gap = DIFFICULTY_GAPS[difficulty]
  const fits = (code: number): boolean => {
    const apart = gapOf(code)
    return apart !== undefined && apart >= gap.from && apart < gap.to
  }
  const fitting = table.gapCodes.reduce((n, code) => n + +fits(code), 0)
  if (fitting === 0) return undefined
  let left = rng.below(fitting)
  for (let i = 0; i < table.list.count; i++)
    for (let at = table.offset[i]!; at < table.offset[i + 1]!; at++)
      if (fits(table.gapCodes[at]!) && left-- === 0)
        return {
          row: table.row(i),
          goal: table.sure[i]! + at - table.offset[i]! + 1,
        }
  return undefined
}

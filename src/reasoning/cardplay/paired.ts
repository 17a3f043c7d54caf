/** Figures over the same layouts, and the gap between two of them. */
import { studentErrors } from '#core/student.ts'

/** Layouts as the figures see them: their shares, and how large a sample they are worth. */
export interface Sample {
  /** Shares of the layouts; they add up to 1. */
  readonly shares: readonly number[]
  /** The size of the sample; `undefined` where every layout is there and nothing is left to chance. */
  readonly drawn: number | undefined
  /**
   * Gaps that are looked at together, this one included: on nineteen boards in twenty the intervals
   * then hold all their means. Absent where each gap is given by itself.
   */
  readonly looks?: number
}

/** A mean difference with its interval, which holds it nineteen times in twenty. */
export interface Gap {
  readonly mean: number
  readonly least: number
  readonly most: number
}

/** Differences below this are rounding. */
const ROUNDING = 1e-9

export const meanOf = ({ shares }: Sample, values: readonly number[]): number =>
  shares.reduce((sum, share, i) => sum + share * values[i]!, 0)

/**
 * Standard errors to one side that a normal figure passes with this chance, 0 to a half; good to a
 * two-thousandth (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.23).
 */
function errorsFor(chance: number): number {
  const t = Math.sqrt(-2 * Math.log(chance))
  const above = 2.515517 + 0.802853 * t + 0.010328 * t ** 2
  return t - above / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
}

/**
 * The gap where many are looked at (Bonferroni). Beside the layouts drawn others are thought of, in which the
 * first is as far ahead as ever, and as many in which it is as far behind (after Agresti and Coull, 1998):
 * layouts that all agree do not rule out a rare one that does not.
 */
function gapAmong(
  sample: Sample,
  differences: readonly number[],
  mean: number,
  drawn: number,
  looks: number,
): Gap {
  const squared = differences.map((difference) => difference ** 2)
  const errors = errorsFor(0.025 / looks)
  const thought = errors ** 2
  const all = drawn + thought
  const shrunk = (mean * drawn) / all
  const squares = (meanOf(sample, squared) * drawn + Math.max(...squared) * thought) / all
  const error = errors * Math.sqrt((squares - shrunk ** 2) / all)
  return { mean, least: shrunk - error, most: shrunk + error }
}

/** The mean of figures with its interval. One layout says nothing about others. */
export function meanWithin(sample: Sample, values: readonly number[]): Gap {
  const rough = meanOf(sample, values)
  const mean = Math.abs(rough) < ROUNDING ? 0 : rough
  const { drawn } = sample
  if (drawn === undefined || drawn < 2) return { mean, least: mean, most: mean }
  const squares = meanOf(
    sample,
    values.map((value) => (value - mean) ** 2),
  )
  const error = studentErrors(drawn - 1) * Math.sqrt(squares / (drawn - 1))
  return { mean, least: mean - error, most: mean + error }
}

/**
 * Draws from which on layouts that all agree make a gap sure: of two cards as good as each other five layouts
 * speak for the same one once in sixteen, six once in thirty-two.
 */
const ENOUGH = 6

/**
 * How far the first is above the second on the mean, paired layout by layout. A few layouts leave it open which
 * is ahead, however much they agree: their spread is then no measure of what was not drawn.
 */
export function gapOf(sample: Sample, a: readonly number[], b: readonly number[]): Gap {
  const differences = a.map((value, i) => value - b[i]!)
  const { drawn, looks } = sample
  const gap = meanWithin(sample, differences)
  if (drawn === undefined) return gap
  if (looks !== undefined) return gapAmong(sample, differences, gap.mean, drawn, looks)
  return drawn < ENOUGH
    ? { ...gap, least: Math.min(0, gap.least), most: Math.max(0, gap.most) }
    : gap
}

/** True when the gap is above nought whatever the draw. */
export const isSure = ({ least }: Gap): boolean => least > 0

/** Chances read from weighed layouts: exact, or between bounds. */
import type { Chance } from '#core/chance.ts'
import type { Between, Distribution } from '../law/distribution.ts'
import type { Posterior } from './posterior.ts'
import type { Weighed } from './weighing.ts'

export interface Figure {
  readonly chance: number
  readonly count?: string
  readonly between?: Between
}

/** Layouts drawn, where neither a count nor bounds of use can be had. */
export interface DrawnWeight {
  readonly kind: 'drawn'
  /** How often each figure came up. */
  readonly posterior: Posterior
  /** The size of an independent sample that is at least as good. */
  readonly independent: number
  /** What the figures surely lie between. */
  readonly bounds: Weighed
}
export type Shown = Weighed | DrawnWeight

/** Whether anything has weight at all. */
export const hasWeight = (shown: Shown): boolean =>
  (shown.kind === 'between' ? shown.most.total : shown.posterior.total) > 0

/** Standard errors to either side of a share: nineteen such intervals in twenty hold the figure. */
const ERRORS = 1.96
/** The interval of a chance that came up `found` times in `of`: Wilson's score interval (1927). */
export function sampleInterval(share: number, of: number): Between {
  const z = (ERRORS * ERRORS) / of
  const middle = (share + z / 2) / (1 + z)
  const half = (ERRORS * Math.sqrt((share * (1 - share)) / of + z / (4 * of))) / (1 + z)
  return {
    least: share === 0 ? 0 : Math.max(0, middle - half),
    most: share === 1 ? 1 : Math.min(1, middle + half),
  }
}

/** The figure as people see it: between bounds, its two ends. */
export const chanceOf = ({ chance, between }: Figure): Chance =>
  between === undefined ? { chance } : { chance: between.least, upTo: between.most }

const quotient = (part: number, rest: number): number => (part === 0 ? 0 : part / (part + rest))

/** What sums of weights that are no whole numbers fall short of one another by. */
const ROUNDING = 1e-12
/**
 * The chance of what `weight` reads the weight of; `undefined` when nothing has weight. Between
 * bounds the chance is that of the wider reading, which the bounds enclose.
 */
export function figureOf(weighed: Shown, weight: (p: Posterior) => number): Figure | undefined {
  if (!hasWeight(weighed)) return undefined
  if (weighed.kind === 'drawn') return drawnFigure(weighed, weight)
  if (weighed.kind === 'exact') {
    const { posterior } = weighed
    const n = weight(posterior)
    const chance = n / posterior.total
    if (posterior.exact) return { chance, count: String(BigInt(n)) }
    return { chance: chance > 1 - ROUNDING ? 1 : chance }
  }
  const { least, most } = weighed
  const [low, high] = [weight(least), weight(most)]
  return {
    chance: high / most.total,
    between: {
      least: quotient(low, most.total - high),
      most: quotient(high, Math.max(0, least.total - low)),
    },
  }
}

/** The share of the layouts drawn, and the interval of the chance, within its bounds. */
function drawnFigure(
  { posterior, independent, bounds }: DrawnWeight,
  weight: (p: Posterior) => number,
): Figure {
  const chance = weight(posterior) / posterior.total
  const { least, most } = sampleInterval(chance, independent)
  const within = figureOf(bounds, weight)
  const [low, high] = [within?.between?.least ?? 0, within?.between?.most ?? 1]
  const clip = (x: number): number => Math.min(Math.max(x, low), high)
  return { chance: clip(chance), between: { least: clip(least), most: clip(most) } }
}

/** The distribution of a number 0..top, cut to the values that occur. */
export function spreadOf(
  weighed: Shown,
  top: number,
  weight: (p: Posterior, n: number) => number,
): Distribution | undefined {
  const figures = Array.from({ length: top + 1 }, (_, n) => figureOf(weighed, (p) => weight(p, n)))
  const occurs = (figure: Figure | undefined): boolean =>
    figure !== undefined && (figure.chance > 0 || (figure.between?.most ?? 0) > 0)
  const from = figures.findIndex(occurs)
  if (from < 0) return undefined
  const cut = figures.slice(from, figures.findLastIndex(occurs) + 1) as readonly Figure[]
  const chances = cut.map(chanceOf)
  const counts = cut.flatMap((figure) => figure.count ?? [])
  const upTo = chances.flatMap((one) => one.upTo ?? [])
  return {
    lo: from,
    hi: from + cut.length - 1,
    chances: chances.map(({ chance }) => chance),
    ...(counts.length === cut.length ? { counts } : {}),
    ...(upTo.length === cut.length ? { upTo } : {}),
  }
}

/** Chances read from weighed layouts: exact, or between bounds. */
import type { Between, Spread } from './knowledge-data.ts'
import type { Posterior } from './posterior.ts'
import type { Weighed } from './weighing.ts'

export interface Figure {
  readonly chance: number
  readonly count?: string
  readonly between?: Between
}

/** Whether anything has weight at all. */
export const hasWeight = (weighed: Weighed): boolean =>
  (weighed.kind === 'exact' ? weighed.posterior.total : weighed.most.total) > 0

const quotient = (part: number, rest: number): number => (part === 0 ? 0 : part / (part + rest))

/**
 * The chance of what `weight` reads the weight of; `undefined` when nothing has weight. Between
 * bounds the chance is that of the wider reading, which the bounds enclose.
 */
export function figureOf(weighed: Weighed, weight: (p: Posterior) => number): Figure | undefined {
  if (!hasWeight(weighed)) return undefined
  if (weighed.kind === 'exact') {
    const { posterior } = weighed
    const n = weight(posterior)
    const chance = n / posterior.total
    return posterior.exact ? { chance, count: String(BigInt(n)) } : { chance }
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

/** The distribution of a number 0..top, cut to the values that occur. */
export function spreadOf(
  weighed: Weighed,
  top: number,
  weight: (p: Posterior, n: number) => number,
): Spread | undefined {
  const figures = Array.from({ length: top + 1 }, (_, n) => figureOf(weighed, (p) => weight(p, n)))
  const occurs = (figure: Figure | undefined): boolean =>
    figure !== undefined && (figure.chance > 0 || (figure.between?.most ?? 0) > 0)
  const from = figures.findIndex(occurs)
  if (from < 0) return undefined
  const cut = figures.slice(from, figures.findLastIndex(occurs) + 1) as readonly Figure[]
  const counts = cut.flatMap((figure) => figure.count ?? [])
  const between = cut.flatMap((figure) => figure.between ?? [])
  return {
    from,
    chances: cut.map((figure) => figure.chance),
    ...(counts.length === cut.length ? { counts } : {}),
    ...(between.length === cut.length ? { between } : {}),
  }
}

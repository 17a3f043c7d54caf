/** Sums of moments: means over deals with a paired interval, and how far chances told came true. */
import { invariant } from '#core/result.ts'
import type { Bits, Moment } from './score.ts'

export const MEASURES = ['lengths', 'honours', 'hcp'] as const satisfies readonly (keyof Bits)[]
export type Measure = (typeof MEASURES)[number]

interface Sums {
  readonly law: Record<Measure, number>
  readonly agreed: Record<Measure, number>
  moments: number
}
const noSums = (): Sums => ({
  law: { lengths: 0, honours: 0, hcp: 0 },
  agreed: { lengths: 0, honours: 0, hcp: 0 },
  moments: 0,
})

/** What is told of a group of moments; a deal counts once, however many tables played it. */
export interface Tally {
  readonly deals: Map<string, Sums>
  /** Moments at which what is agreed left no layout. */
  untold: number
  /** Moments at which the panel would have no agreed ranges, of those that were asked. */
  readonly ranges: { asked: number; absent: number }
  readonly reliability: Reliability
}
export const newTally = (): Tally => ({
  deals: new Map(),
  untold: 0,
  ranges: { asked: 0, absent: 0 },
  reliability: newReliability(),
})

export function add(tally: Tally, deal: string, moment: Moment): void {
  let sums = tally.deals.get(deal)
  if (sums === undefined) {
    sums = noSums()
    tally.deals.set(deal, sums)
  }
  sums.moments += 1
  for (const measure of MEASURES) {
    sums.law[measure] += moment.law[measure]
    sums.agreed[measure] += moment.agreed[measure]
  }
  if (!moment.told) tally.untold += 1
  addChances(tally.reliability, deal, moment.chances)
}

/** What one deal adds to a group, as a line of a file keeps it. */
export interface DealPart {
  readonly sums: Sums
  readonly untold: number
  readonly ranges: Tally['ranges']
  readonly bins: readonly (readonly [cases: number, promised: number, so: number])[]
}
/** @param tally of that deal alone. */
export const partOf = (tally: Tally, deal: string): DealPart => {
  const sums = tally.deals.get(deal)
  invariant(sums !== undefined && tally.deals.size === 1, 'a part is of one deal')
  const { untold, ranges, reliability } = tally
  const bins = reliability.map(({ cases, promised, true: so }) => [cases, promised, so] as const)
  return { sums, untold, ranges, bins }
}
/** Adds a deal that the tally does not have. */
export function addPart(
  tally: Tally,
  deal: string,
  { sums, untold, ranges, bins }: DealPart,
): void {
  invariant(!tally.deals.has(deal), 'a deal counts once')
  tally.deals.set(deal, sums)
  tally.untold += untold
  tally.ranges.asked += ranges.asked
  tally.ranges.absent += ranges.absent
  for (const [i, [cases, promised, so]] of bins.entries()) {
    const bin = tally.reliability[i]!
    bin.cases += cases
    bin.promised += promised
    bin.true += so
    bin.over.set(deal, so - promised)
  }
}

export interface Figure {
  readonly law: number
  readonly agreed: number
  /** By how many bits the agreed chances are better than the law’s, and half its 95 % interval. */
  readonly gain: number
  readonly error: number
}
/** The mean over deals; `undefined` when there is none. */
export function figureOf({ deals }: Tally, measure: Measure): Figure | undefined {
  const rows = [...deals.values()].map(({ law, agreed, moments }) => ({
    law: law[measure] / moments,
    agreed: agreed[measure] / moments,
  }))
  const n = rows.length
  if (n === 0) return undefined
  const mean = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((sum, row) => sum + of(row), 0) / n
  const gain = mean((row) => row.law - row.agreed)
  const spread = mean((row) => (row.law - row.agreed - gain) ** 2)
  return {
    law: mean((row) => row.law),
    agreed: mean((row) => row.agreed),
    gain,
    error: n < 2 ? Number.POSITIVE_INFINITY : 1.96 * Math.sqrt(spread / (n - 1)),
  }
}
export const momentsOf = ({ deals }: Tally): number =>
  [...deals.values()].reduce((sum, one) => sum + one.moments, 0)

/** Chances told, by tenths: how many there were, what they promised, how many came true. */
export type Reliability = readonly {
  cases: number
  promised: number
  true: number
  /** How many more came true than were promised, by deal: what one deal shows is not told apart. */
  readonly over: Map<string, number>
}[]
export const newReliability = (): Reliability =>
  Array.from({ length: 10 }, () => ({ cases: 0, promised: 0, true: 0, over: new Map() }))
/** How far what came true is above what was told, and half its 95 % interval over deals; of 0..1. */
export const offBy = ({
  cases,
  promised,
  true: so,
  over,
}: Reliability[number]): { readonly off: number; readonly error: number } => ({
  off: (so - promised) / cases,
  error: (1.96 * Math.hypot(...over.values())) / cases,
})
/** Fewer cases than this tell nothing of a bin. */
const FEW_CASES = 200
/** The bin that is furthest off, of those with cases enough; `undefined` when there is none. */
export const worstOf = (bins: Reliability): number | undefined =>
  bins
    .flatMap((bin, i) => (bin.cases > FEW_CASES ? [[Math.abs(offBy(bin).off), i] as const] : []))
    .toSorted(([a], [b]) => b - a)[0]?.[1]
export function addChances(bins: Reliability, deal: string, chances: Moment['chances']): void {
  for (const [chance, so] of chances) {
    // What is certain is told by the law and always so.
    if (chance >= 1) continue
    const bin = bins[Math.floor(chance * 10)]
    if (bin === undefined) continue
    bin.cases += 1
    bin.promised += chance
    if (so) bin.true += 1
    bin.over.set(deal, (bin.over.get(deal) ?? 0) + (so ? 1 : 0) - chance)
  }
}

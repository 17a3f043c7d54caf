/** Chances as people read them. */
import { fixed, percentage } from './locale.ts'

/** A chance 0..1; where it is only known to lie between two ends, `upTo` is the higher one. */
export interface Chance {
  readonly chance: number
  readonly upTo?: number
}

/** From this chance on something is told as good as settled; short of it nobody is said to have been off. */
export const NEARLY_SURE = 0.9

/** A chance for people: `12 %`, `<1 %`, `>99 %`; 100 only for certain. */
export const percent = (p: number): string => percentage(wholeFigure(p))
function wholeFigure(p: number): string {
  if (p <= 0 || p >= 1) return p <= 0 ? '0' : '100'
  if (p < 0.01) return '<1'
  return p > 0.99 ? '>99' : String(Math.round(p * 100))
}
/** One figure, or the two ends of an interval. */
const ends = (low: string, high: string): string =>
  percentage(low === high ? low : `${low}–${high}`)

/** The same to a tenth, for chains, where one act may move little: `48.3 %`, `12.5–13.1 %`. */
export function fineFigure({ chance, upTo = chance }: Chance): string {
  return ends(finePart(chance), finePart(upTo))
}
function finePart(p: number): string {
  if (p <= 0 || p >= 1) return wholeFigure(p)
  if (p < 0.001) return `<${fixed(0.1, 1)}`
  return p > 0.999 ? `>${fixed(99.9, 1)}` : fixed(100 * p, 1)
}

/** One figure, or the two ends of an interval: `34 %`, `30–38 %`; `…` while nothing is known of it. */
export function figure({ chance, upTo }: Chance): string {
  if (upTo === undefined) return percent(chance)
  return chance <= 0 && upTo >= 1 ? '…' : ends(wholeFigure(chance), wholeFigure(upTo))
}
/** Twice the standard error of the largest of some shares, by the number of samples, for people: `±0.9 %`. */
export function sampleError(shares: readonly { readonly chance: number }[], draws: number): string {
  const p = Math.max(0, ...shares.map(({ chance }) => chance))
  return percentage(`±${fixed(Math.max(0.1, 200 * Math.sqrt((p * (1 - p)) / draws)), 1)}`)
}

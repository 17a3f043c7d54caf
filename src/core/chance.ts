/** Chances as people read them. */
import { fixed } from './locale.ts'

/** A chance 0..1; where it is only known to lie between two ends, `upTo` is the higher one. */
export interface Chance {
  readonly chance: number
  readonly upTo?: number
}

/** A chance for people: `12 %`, `<1 %`, `>99 %`; 100 only for certain. */
export function percent(p: number): string {
  if (p <= 0 || p >= 1) return p <= 0 ? '0 %' : '100 %'
  if (p < 0.01) return '<1 %'
  return p > 0.99 ? '>99 %' : `${Math.round(p * 100)} %`
}

/** The same to a tenth, for chains, where one act may move little: `48.3 %`, `12.5–13.1 %`. */
export function fineFigure({ chance, upTo = chance }: Chance): string {
  const [low, high] = [finePercent(chance), finePercent(upTo)]
  return low === high ? low : `${low.replace(' %', '')}–${high}`
}
function finePercent(p: number): string {
  if (p <= 0 || p >= 1) return percent(p)
  if (p < 0.001) return `<${fixed(0.1, 1)} %`
  return p > 0.999 ? `>${fixed(99.9, 1)} %` : `${fixed(100 * p, 1)} %`
}

/** One figure, or the two ends of an interval: `34 %`, `30–38 %`; `…` while nothing is known of it. */
export function figure({ chance, upTo }: Chance): string {
  const low = percent(chance)
  if (upTo === undefined) return low
  if (chance <= 0 && upTo >= 1) return '…'
  const high = percent(upTo)
  return low === high ? low : `${low.replace(' %', '')}–${high}`
}
/** Twice the standard error of the largest of some shares of so many samples, for people: `±0.9 %`. */
export function sampleError(shares: readonly { readonly chance: number }[], draws: number): string {
  const p = Math.max(0, ...shares.map(({ chance }) => chance))
  return `±${fixed(Math.max(0.1, 200 * Math.sqrt((p * (1 - p)) / draws)), 1)} %`
}

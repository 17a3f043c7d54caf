import { grouped } from '#core/locale.ts'
import { t } from '#core/text.ts'
/** Counts in words: in how many ways cards fill places, and how many an act leaves. */

/** Ways to fill the places with as many different cards: a multinomial coefficient. */
export function waysToFill(places: readonly number[]): bigint {
  let ways = 1n
  let filled = 0
  for (const n of places)
    for (let i = 1; i <= n; i++) {
      filled += 1
      ways = (ways * BigInt(filled)) / BigInt(i)
    }
  return ways
}

/** The formula of `waysToFill`, where it is one: `25! ÷ (12! × 13!)`. */
export function formula(places: readonly number[]): string {
  const filled = places.filter((n) => n > 0)
  const all = filled.reduce((sum, n) => sum + n, 0)
  return filled.length < 2 ? '' : `${all}! ÷ (${filled.map((n) => `${n}!`).join(' × ')}) = `
}

/** Layouts left by an act, in decimal: a number, or the two ends of its range. */
export interface LayoutsKept {
  readonly kept: string
  readonly upTo?: string
  /** True where the count is good to fourteen digits only. */
  readonly rounded?: boolean
}
/** `leaves 12,376 of them.`; of bounds of which the lower one says nothing only the upper. */
export function keptWords(
  { kept, upTo = kept, rounded = false }: LayoutsKept,
  more: boolean,
): string {
  const of = more ? t`of those` : t`of them`
  if (upTo === '0') return t`leaves none ${of}.`
  const about = rounded ? t`about ` : ''
  if (kept === upTo) return t`leaves ${about}${grouped(kept)} ${of}.`
  return kept === '0'
    ? t`leaves at most ${about}${grouped(upTo)} ${of}.`
    : t`leaves ${about}${grouped(kept)} to ${grouped(upTo)} ${of}.`
}

import { fixed, grouped } from '#core/locale.ts'
import { t } from '#core/text.ts'

/** `1 deal in 98`; `Every deal` for all. @param share above 0, at most 1. */
export function oneIn(share: number): string {
  const one = 1 / share
  if (one < 1.005) return t`Every deal`
  if (one < 9.95) return t`1 deal in ${fixed(one, 1)}`
  // Three figures that count are as much as anybody keeps.
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(one)) - 2)
  return t`1 deal in ${grouped(Math.round(one / unit) * unit)}`
}

/** Calls as plain text, where no symbol can be drawn: options of a list, names of bars. */

import { type Call, DOUBLE, isBid, levelOf, PASS, parseCall, strainOf } from '#core/call.ts'
import { fixed, grouped, percentage } from '#core/locale.ts'
import { NOTRUMP } from '#core/suit.ts'
import { t } from '#core/text.ts'

const SYMBOLS = ['♣', '♦', '♥', '♠'] as const

/** `Pass`, `Dbl`, `1♠`, `2NT`. */
export const callLabel = (call: Call): string => {
  if (!isBid(call)) return call === PASS ? t`Pass` : call === DOUBLE ? t`Dbl` : t`Rdbl`
  const strain = strainOf(call)
  return `${levelOf(call)}${strain === NOTRUMP ? t`NT` : SYMBOLS[strain]}`
}

/** The call that a table of the census names: `PASS`, `1C`, `2NT`. */
export const callOfName = (name: string): Call => parseCall(name) ?? PASS

/** Of no hand. */
/** `58.8%`, and for less than a thousandth the odds: `1 in 79,400`. */
export const shareText = (part: number, whole: number): string => {
  const share = part / whole
  if (part === 0) return t`none`
  if (share >= 0.0005) return percentage(fixed(share * 100, share >= 0.01 ? 1 : 2))
  const odds = whole / part
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(odds)) - 2)
  return t`1 in ${grouped(Math.round(odds / scale) * scale)}`
}

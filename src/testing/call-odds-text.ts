/** The odds of calls as text. */

import {
  LETTERS,
  POINT_BANDS,
  RATIO,
  ROLE_LETTERS,
  type UsualHand,
} from '#reasoning/sources/call-odds.ts'
import { SUIT_ROLES, type SuitRole } from '#reasoning/sources/common-calls.ts'

const LAST_BAND = POINT_BANDS.length - 1

export const bandOf = (points: number): number =>
  points >= POINT_BANDS[LAST_BAND]!
    ? LAST_BAND
    : POINT_BANDS.findIndex((least) => points < least) - 1

const factorText = (logs: readonly number[]): string => {
  const top = Math.max(...logs)
  return logs
    .map((log) =>
      LETTERS.charAt(Math.min(LETTERS.length - 1, Math.round((top - log) / Math.log(RATIO)))),
    )
    .join('')
}

const tellsNothing = (text: string): boolean => /^[ab]*$/.test(text)

/**
 * The odds of a class as text: what is usual (`8-17 5`), then a letter for each band of points, then for each role its letter and one
 * for each length, `a` the heaviest weight.
 * @param points natural logarithms by band.
 * @param lengths the same for each role, by length.
 */
export function callOddsText(
  { points: [least, most], cards }: UsualHand,
  points: readonly number[],
  lengths: (role: SuitRole) => readonly number[],
): string {
  const ofPoints = factorText(points)
  return [
    `${least}-${most}`,
    String(cards),
    tellsNothing(ofPoints) ? '' : ofPoints,
    ...SUIT_ROLES.flatMap((role, i) => {
      const text = factorText(lengths(role))
      return tellsNothing(text) ? [] : [`${ROLE_LETTERS.charAt(i)}${text}`]
    }),
  ].join(' ')
}

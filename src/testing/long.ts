/**
 * How much of a proof a test goes through: a part on every change, the whole by `npm test -- --long`
 * (docs/checks.md). Both parts hold to the same law, and what is drawn by lot is drawn alike, so the
 * short part is the beginning of the whole.
 */
export const long = process.env['KIBITZER_LONG'] !== undefined

/** So many on every change, or so many in a long run. */
export const upTo = (short: number, whole: number): number => (long ? whole : short)

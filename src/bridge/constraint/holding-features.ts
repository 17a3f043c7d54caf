/**
 * What the 1967 procedures ask of one suit, as 8,192-entry tables. Definitions restated from
 * London and Wasserman (1967), Appendix 2; honours are A K Q J T.
 */
import { HOLDING_HCP, HOLDING_LENGTH, HONOURS } from '#core/holding.ts'

const ACE = 1 << 12
const KING = 1 << 11
const QUEEN = 1 << 10
const JACK = 1 << 9

const lengthOf = (h: number): number => HOLDING_LENGTH[h]!
const pointsOf = (h: number): number => HOLDING_HCP[h]!
const honoursOf = (h: number): number => lengthOf(h & HONOURS)

const table = (value: (holding: number) => number): Readonly<Int8Array> =>
  Int8Array.from({ length: 8192 }, (_, holding) => value(holding))

/** How many of A K Q J T. */
export const HONOUR_COUNT = table(honoursOf)
/** 1 when the ace is held. */
export const ACES = table((h) => h >> 12)
/** 1 when the king is held. */
export const KINGS = table((h) => (h >> 11) & 1)
/** How many of A K Q. */
export const TOPS = table((h) => lengthOf(h & (ACE | KING | QUEEN)))
/** 1 with the ace, or a king, queen or jack with at least one, two or three cards beside it. */
export const STOPPED = table((h) => {
  const n = lengthOf(h)
  const held = (card: number, least: number): boolean => (h & card) !== 0 && n >= least
  return held(ACE, 1) || held(KING, 2) || held(QUEEN, 3) || held(JACK, 4) ? 1 : 0
})
/** Three cards or more, a doubleton with the ace or the king, or the bare ace. */
export const SAFE = table((h) => {
  const n = lengthOf(h)
  return n >= 3 || (n === 2 && (h & (ACE | KING)) !== 0) || h === ACE ? 1 : 0
})
/** The bare king, or exactly queen and jack: the short suits that spoil notrump. */
export const BAD_NOTRUMP = table((h) => (h === KING || h === (QUEEN | JACK) ? 1 : 0))
/** Six cards or more, or five with four points and two honours. */
export const REBIDDABLE = table((h) => {
  const n = lengthOf(h)
  return n >= 6 || (n === 5 && pointsOf(h) >= 4 && honoursOf(h) >= 2) ? 1 : 0
})
/** Void 3, singleton 2, doubleton 1. */
export const DISTRIBUTION = table((h) => Math.max(0, 3 - lengthOf(h)))
/**
 * The suit's part of TOTALPTS: its points, twice the length less nine from five cards up, and the
 * correction for honours in a singleton (A +1, K and Q −2, J −1) or doubleton (Q −1, J −1).
 */
export const TOTAL_POINTS_PART = table((h) => {
  const n = lengthOf(h)
  let value = pointsOf(h)
  if (n >= 5) value += 2 * n - 9
  if (n === 1) value += h === ACE ? 1 : h === KING || h === QUEEN ? -2 : h === JACK ? -1 : 0
  if (n === 2) value -= ((h & QUEEN) === 0 ? 0 : 1) + ((h & JACK) === 0 ? 0 : 1)
  return value
})

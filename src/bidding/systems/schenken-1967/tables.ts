/**
 * Every holding's part in OPENBID, packed: one additive word, whose sum over the four suits holds
 * all whole-hand features at once, and one word for the suit itself. Built once per reading.
 */
import {
  ACES,
  BAD_NOTRUMP,
  DISTRIBUTION,
  HONOUR_COUNT,
  REBIDDABLE,
  SAFE,
  TOTAL_POINTS_PART,
} from '#constraint/holding-features.ts'
import { PLAYING_TRICKS } from '#constraint/playing-tricks.ts'
import { HOLDING_HCP, HOLDING_LENGTH } from '#core/holding.ts'
import type { OpenbidReading } from './readings.ts'

/** Shifts of the additive word. Widths leave room for the sum over four suits. */
export const HCP_AT = 0 // 6 bits, to 37
export const TOTAL_AT = 6 // 6 bits, to 40: the suits' parts of TOTALPTS, never negative
export const TRICKS_AT = 12 // 5 bits: tricks + 1 a suit, since one reading has a −1
export const ACES_AT = 17 // 3 bits
export const DISTRIBUTION_AT = 20 // 4 bits, to 9
export const STOP_AT = 24 // 3 bits
export const VOIDS_AT = 27 // 2 bits, to 3
export const NOT_TRY_AT = 29 // 3 bits: suits that forbid a notrump try

export const STOP_MASK = 7 << STOP_AT
export const NOT_TRY_MASK = 7 << NOT_TRY_AT

/** Shifts of the suit's own word. */
export const POINTS_AT = 4
export const HONOURS_AT = 8
/** The bits of the number of honours. */
export const HONOURS_MASK = 7 << HONOURS_AT
export const ACE_BIT = 1 << 11
export const REBID_BIT = 1 << 12
/** Set when the suit keeps the hand from being solid. */
export const LOOSE_BIT = 1 << 13

export interface OpenbidTables {
  readonly reading: OpenbidReading
  readonly sum: Int32Array
  readonly suit: Uint16Array
}

const value = (table: { readonly [i: number]: number }, h: number): number => table[h]!

const forbidsTry = (h: number, reading: OpenbidReading): boolean => {
  const length = value(HOLDING_LENGTH, h)
  const points = value(HOLDING_HCP, h)
  const extra = reading.notrumpTry === 'literal' ? 1 : 0
  return (
    value(BAD_NOTRUMP, h) === 1 ||
    length < 2 ||
    (length === 2 && points < 3 + extra) ||
    (length === 3 && points < 2 + extra)
  )
}
const isLoose = (h: number, reading: OpenbidReading): boolean => {
  const thin = value(HOLDING_HCP, h) < 3
  if (reading.solid === 'appendix') return thin
  const bad = value(BAD_NOTRUMP, h) === 1
  return bad || (thin && (reading.solid === 'no-length' || value(HOLDING_LENGTH, h) <= 4))
}

const build = (reading: OpenbidReading): OpenbidTables => {
  const tricks = PLAYING_TRICKS[reading.tricks]
  const sum = new Int32Array(8192)
  const suit = new Uint16Array(8192)
  for (let h = 0; h < 8192; h++) {
    const length = value(HOLDING_LENGTH, h)
    const points = value(HOLDING_HCP, h)
    sum[h] =
      (points << HCP_AT) |
      (value(TOTAL_POINTS_PART, h) << TOTAL_AT) |
      ((value(tricks, h) + 1) << TRICKS_AT) |
      (value(ACES, h) << ACES_AT) |
      (value(DISTRIBUTION, h) << DISTRIBUTION_AT) |
      (value(SAFE, h) << STOP_AT) |
      ((length === 0 ? 1 : 0) << VOIDS_AT) |
      ((forbidsTry(h, reading) ? 1 : 0) << NOT_TRY_AT)
    suit[h] =
      length |
      (points << POINTS_AT) |
      (value(HONOUR_COUNT, h) << HONOURS_AT) |
      (value(ACES, h) === 1 ? ACE_BIT : 0) |
      (value(REBIDDABLE, h) === 1 ? REBID_BIT : 0) |
      (isLoose(h, reading) ? LOOSE_BIT : 0)
  }
  return { reading, sum, suit }
}

const built = new Map<OpenbidReading, OpenbidTables>()
/** The tables of a reading, built on first use. */
export const openbidTables = (reading: OpenbidReading): OpenbidTables => {
  const known = built.get(reading)
  if (known) return known
  const tables = build(reading)
  built.set(reading, tables)
  return tables
}

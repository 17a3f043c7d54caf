/**
 * The boards of a day: dealt from its date, so that they are the same on every device, also without a network. A
 * later version must deal the same boards for the same date: the words of the seed never change.
 */
import { type BoardRecord, dealtRecord } from '#core/record.ts'
import { formatSeed, type Seed } from '#core/rng.ts'
import { dealFromSeed } from '#core/shuffle.ts'

export const DAY_SETS = { day: 1, eight: 8 } as const
/** One board, or eight. */
export type DayKind = keyof typeof DAY_SETS
export interface DaySet {
  readonly kind: DayKind
  /** `2026-11-28`, as the calendar on the wall has it. */
  readonly date: string
}

/** The day of a moment where the reader is. */
export function dateOf(at: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
/** Midday of a day where the reader is, to be written out. */
export const middayOf = (date: string): Date => new Date(`${date}T12:00:00`)

/** “Kibi”, “tzer”, the day as a number, and how many boards there are. */
const seedOf = ({ kind, date }: DaySet): Seed => [
  0x4b69_6269,
  0x747a_6572,
  Number(date.replaceAll('-', '')),
  DAY_SETS[kind],
]

const DAY_MS = 86_400_000
/** Boards after which dealer and vulnerability come round again. */
const ROUND = 16

/** The boards with the seed that they are dealt from, as written. The one board has another number every day. */
export function boardsOfDay(set: DaySet): {
  readonly records: readonly BoardRecord[]
  readonly seed: string
} {
  const seed = seedOf(set)
  const days = Date.parse(`${set.date}T00:00:00Z`) / DAY_MS
  const first = set.kind === 'day' ? (days % ROUND) + 1 : 1
  const records = Array.from({ length: DAY_SETS[set.kind] }, (_, i) =>
    dealtRecord(first + i, dealFromSeed(seed, first + i)),
  )
  return { records, seed: formatSeed(seed) }
}

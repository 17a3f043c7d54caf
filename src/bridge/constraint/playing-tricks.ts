/**
 * Playing tricks of one holding, as London and Wasserman (1967) tabulate them in Appendix 3 and in
 * the PLAYTRICKS procedure. The ten and the spot cards count only through the length.
 */
import { HOLDING_LENGTH } from '#core/holding.ts'

/**
 * The ways the 1967 table has been read. `corrected`: KQ in three cards is worth 1. `published`: 0,
 * as in the code of April 1967. `kj2`: the scanned code's slip, KJ doubleton −1. `jrow`: Appendix 3
 * as scanned, no tricks for a long suit headed by the jack.
 */
export const TRICK_READINGS = ['corrected', 'published', 'kj2', 'jrow'] as const
export type TrickReading = (typeof TRICK_READINGS)[number]

/** Top honours held, and the tricks by length from the shortest suit that can hold them. */
export const PLAYING_TRICK_ROWS: readonly {
  readonly honours: string
  readonly tricks: readonly number[]
}[] = [
  { honours: 'AKQJ', tricks: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
  { honours: 'AKQ', tricks: [3, 3, 4, 5, 6, 8, 9, 10, 11, 12] },
  { honours: 'AKJ', tricks: [2, 3, 4, 5, 6, 7, 8, 9, 11, 12] },
  { honours: 'AK', tricks: [2, 2, 2, 3, 4, 5, 7, 8, 9, 11] },
  { honours: 'AQJ', tricks: [2, 2, 3, 4, 5, 7, 8, 9, 10, 12] },
  { honours: 'AQ', tricks: [1, 1, 1, 2, 4, 5, 6, 8, 9, 10] },
  { honours: 'KQJ', tricks: [2, 2, 3, 4, 6, 7, 8, 9, 10, 11] },
  { honours: 'AJ', tricks: [1, 1, 1, 2, 4, 5, 6, 7, 9, 10] },
  { honours: 'KQ', tricks: [1, 1, 1, 2, 3, 5, 6, 8, 9, 10] },
  { honours: 'A', tricks: [1, 1, 1, 1, 1, 2, 4, 5, 7, 8] },
  { honours: 'KJ', tricks: [1, 1, 1, 2, 3, 4, 6, 7, 8, 9] },
  { honours: 'K', tricks: [0, 0, 0, 0, 1, 2, 3, 5, 6, 7] },
  { honours: 'QJ', tricks: [0, 0, 0, 1, 2, 4, 5, 7, 8, 9] },
  { honours: 'Q', tricks: [0, 0, 0, 0, 0, 2, 3, 4, 6, 7] },
  { honours: 'J', tricks: [0, 0, 0, 0, 0, 0, 0, 4, 5, 6] },
  { honours: '', tricks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
]

const TOPS = 'JQKA'
const topsMask = (honours: string): number =>
  [...honours].reduce((mask, letter) => mask | (1 << TOPS.indexOf(letter)), 0)

const KQ = topsMask('KQ')
const KJ = topsMask('KJ')
const J = topsMask('J')

const rowOf = new Map(PLAYING_TRICK_ROWS.map((row) => [topsMask(row.honours), row]))

const tricksOf = (holding: number, reading: TrickReading): number => {
  const tops = (holding >> 9) & 15
  const length = HOLDING_LENGTH[holding]!
  if (reading === 'published' && tops === KQ && length === 3) return 0
  if (reading === 'kj2' && tops === KJ && length === 2) return -1
  if (reading === 'jrow' && tops === J) return 0
  const row = rowOf.get(tops)
  return row?.tricks[length - row.honours.length] ?? 0
}

const build = (reading: TrickReading): Int8Array =>
  Int8Array.from({ length: 8192 }, (_, holding) => tricksOf(holding, reading))

/** Playing tricks by holding, one 8,192-entry table for each reading. */
export const PLAYING_TRICKS: Readonly<Record<TrickReading, Readonly<Int8Array>>> = {
  corrected: build('corrected'),
  published: build('published'),
  kj2: build('kj2'),
  jrow: build('jrow'),
}

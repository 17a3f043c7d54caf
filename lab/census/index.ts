/**
 * Counts every hand by what OPENBID opens it with.
 *
 * `npm run lab -- census`: every hand counted by what OPENBID opens it with, under the corrected and the
 * published reading. Prints the tables; with `--json` prints
 * `{corrected: {byBid, byBidval, bySection, byHcpBid, byShapeBid}, published: {…}}` instead, or
 * writes it to the file named after it.
 */
import { writeFileSync } from 'node:fs'
import type { CensusTables, OpeningCounts } from '#census/tables.ts'
import { SECTION_LABELS } from '#systems/schenken-1967/bidval.ts'
import type { ReadingName } from '#systems/schenken-1967/readings.ts'
import { runInline } from '#testing/inline.ts'

const READINGS_COUNTED = ['corrected', 'published'] as const satisfies readonly ReadingName[]

const number = (n: number): string => n.toLocaleString('en-US')
const total = (counts: OpeningCounts): number => Object.values(counts).reduce((a, b) => a + b, 0)

const single = (
  title: string,
  counts: OpeningCounts,
  order: readonly string[] = Object.keys(counts),
): string[] => {
  const all = total(counts)
  return [
    '',
    title,
    ...order.map((name) => {
      const n = counts[name] ?? 0
      return `${name.padStart(6)} ${number(n).padStart(18)} ${((100 * n) / all).toFixed(6).padStart(11)} %`
    }),
    `${'total'.padStart(6)} ${number(all).padStart(18)}`,
  ]
}
/** One line a row: its total, then each opening with its hands. */
const double = (title: string, table: Readonly<Record<string, OpeningCounts>>): string[] => [
  '',
  title,
  ...Object.entries(table).map(([row, counts]) => {
    const bids = Object.entries(counts).map(([bid, n]) => `${bid} ${number(n)}`)
    return `${row.padStart(10)} ${number(total(counts)).padStart(16)}  ${bids.join('  ')}`
  }),
]
const print = (reading: string, tables: CensusTables): string[] => [
  `OPENBID over all hands, ${reading} reading`,
  ...single('By opening', tables.byBid),
  ...single('By code (1 to 5 open 1C, 6 to 10 open 2D, by source)', tables.byBidval),
  ...single('By section', tables.bySection, SECTION_LABELS),
  ...double('By high card points', tables.byHcpBid),
  ...double('By shape, spades first', tables.byShapeBid),
  '',
]

const [flag, file, ...more] = process.argv.slice(2)
if ((flag !== undefined && flag !== '--json') || more.length > 0) {
  console.error('Usage: npm run lab -- census [--json [FILE]]')
  process.exitCode = 2
} else {
  const counted = Object.fromEntries(
    READINGS_COUNTED.map((reading) => {
      const started = performance.now()
      const tables = runInline('census', { ask: 'tables', reading })
      console.error(`${reading}: ${(performance.now() - started).toFixed(0)} ms`)
      return [reading, tables]
    }),
  )
  if (flag === undefined)
    for (const [reading, tables] of Object.entries(counted))
      console.log(print(reading, tables).join('\n'))
  else if (file === undefined) console.log(JSON.stringify(counted))
  else writeFileSync(file, `${JSON.stringify(counted)}\n`)
}

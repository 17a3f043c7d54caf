/**
 * Measures how long the odds of the hidden hands take to settle after a call or a card.
 *
 * `npm run lab -- settle PATH [--boards N] [--seed N]`, step by step through recorded boards: runs the worker's own job to its last answer, for the
 * player whose turn it was and read as common Standard, after every call and every card; prints processor
 * time, which a busy machine changes less than the clock does. Exit code 1 where a limit is passed.
 */
import { seatView } from '#core/seat-view.ts'
import { COMMON } from '#core/system-ref.ts'
import { agreedFigures } from '#engine/jobs/knowledge/agreed-figures.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { optionsOf } from '../calibrate/options.ts'
import { type Recorded, recordedBelow, sampleOf } from '../calibrate/recorded.ts'
import { finished } from '../calibrate/score.ts'

/** Most milliseconds of nineteen steps in twenty. */
const LIMITS = { auction: 300, card: 150 } as const
type Kind = keyof typeof LIMITS

const asked = optionsOf(process.argv.slice(2))
if (!asked.ok) {
  console.error(asked.error.message)
  process.exit(2)
}
const { path, boards = 5, seed } = asked.value
const side = { carding: EVERYDAY, calls: NO_CALLS }
const costs: Readonly<Record<Kind, number[]>> = { auction: [], card: [] }
/** One step, as one of the four sees it. */
function step(kind: Kind, { record }: Recorded, at: number): void {
  const shown =
    kind === 'auction'
      ? { ...record, calls: record.calls.slice(0, at), contract: undefined, cards: [] }
      : { ...record, cards: record.cards.slice(0, at) }
  const view = seatView(shown, (at & 3) as 0)
  if (view === undefined) return
  const before = process.cpuUsage()
  const told = finished(
    agreedFigures({ view, sides: [side, side], systems: [{ id: COMMON }, { id: COMMON }] }),
  )
  const { user, system } = process.cpuUsage(before)
  if (!told.ok) throw new Error(told.error.message)
  costs[kind].push((user + system) / 1000)
}
const tables = sampleOf(recordedBelow(path).tables, boards, seed)
for (const [i, table] of tables.entries()) {
  const warm = i === 0
  for (let at = 1; at <= table.record.calls.length; at++) step('auction', table, at)
  for (let at = 1; at <= Math.min(48, table.record.cards.length); at++) step('card', table, at)
  // The first board warms the program up.
  if (warm && tables.length > 1) for (const list of Object.values(costs)) list.length = 0
}
let over = false
for (const [kind, list] of Object.entries(costs) as [Kind, number[]][]) {
  const sorted = list.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  over ||= at(0.95) > LIMITS[kind]
  console.log(
    `${kind} steps: ${list.length}, middle ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms of ${LIMITS[kind]}, slowest ${at(1).toFixed(0)} ms`,
  )
}
process.exitCode = over ? 1 : 0

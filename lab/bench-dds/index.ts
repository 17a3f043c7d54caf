/**
 * Measures whole double-dummy tables beside DDS 2.9.
 *
 * The entry of `npm run lab -- bench-dds`: whole tables of the shared hundred deals, and beside them, deal
 * by deal and on one thread each, DDS 2.9 where its library and a C++ compiler are installed (Debian:
 * libdds-dev, g++). Processor time, so that a busy machine tells little less. Every result is checked.
 *   npm run lab -- bench-dds [DEALS [ROUNDS]]
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { cardCode } from '#core/card.ts'
import * as deal from '#core/deal.ts'
import { SEAT_LETTERS } from '#core/seat.ts'
import { STRAIN_LETTERS, STRAINS } from '#core/suit.ts'
import type { TrickTable } from '#core/trick-table.ts'
import { type Kernel, loadKernel } from '#doubledummy/kernel.ts'
import { answerOf, solveCards } from '#doubledummy/solve.ts'
import { solveTable } from '#doubledummy/trick-table.ts'
import { sharedPath } from '#testing/shared-path.ts'
import { readPosition } from '../../scripts/conformance/dds.ts'
import type { JsonObject } from '../../scripts/conformance/harness.ts'

interface KnownTable {
  readonly text: string
  readonly hands: deal.Deal
  readonly table: TrickTable
}

/** The deals of the shared file, with DDS's own tables. */
function readKnown(count: number): readonly KnownTable[] {
  const path = sharedPath('data', 'dds', 'list100.jsonl')
  if (path === undefined) throw new Error('shared/data/dds/list100.jsonl is not there')
  const lines = readFileSync(path, 'utf8').trim().split('\n').slice(0, count)
  return lines.map((line) => {
    const { deal: text, dd } = JSON.parse(line) as {
      readonly deal: string
      readonly dd: Readonly<Record<string, Readonly<Record<string, number>>>>
    }
    const read = deal.parse(text)
    if (!read.ok || !deal.isWhole(read.value)) throw new Error(`not a whole deal: ${text}`)
    const table = STRAIN_LETTERS.map((strain) => SEAT_LETTERS.map((seat) => dd[strain]![seat]!))
    return { text, hands: read.value, table }
  })
}

/** One solver: milliseconds of processor time for a deal's table, and the table. */
type Solver = (known: KnownTable) => Promise<{ readonly ms: number; readonly table: TrickTable }>

const own =
  (kernel: Kernel): Solver =>
  async ({ hands }) => {
    const before = process.cpuUsage()
    const table = answerOf(solveTable(kernel, hands))
    const { user, system } = process.cpuUsage(before)
    return { ms: (user + system) / 1000, table }
  }

/** DDS as a process of its own; `undefined` where it cannot be built. */
function native(
  folder: string,
): { readonly solve: Solver; readonly child: ChildProcess } | undefined {
  const program = join(folder, 'native')
  const source = 'lab/bench-dds/native.cpp'
  const built = spawnSync('g++', ['-O2', source, '-o', program, '-ldds'], { encoding: 'utf8' })
  if (built.status !== 0) return undefined
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const solve: Solver = async ({ text }) => {
    child.stdin.write(`${text}\n`)
    const line = await lines.next()
    if (line.done === true) throw new Error('DDS ended')
    const [ms, ...cells] = line.value.split(' ').map(Number)
    // Its strains stand spades first, notrump last.
    const table = STRAINS.map((strain) => {
      const at = strain === 4 ? 4 : 3 - strain
      return cells.slice(at * 4, at * 4 + 4)
    })
    return { ms: ms!, table }
  }
  return { solve, child }
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length
const share = (list: readonly number[], part: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))]!
const figures = (list: readonly number[], digits: number): string =>
  [
    `mean ${mean(list).toFixed(digits)}`,
    `median ${share(list, 0.5).toFixed(digits)}`,
    `p95 ${share(list, 0.95).toFixed(digits)}`,
    `most ${Math.max(...list).toFixed(digits)}`,
  ].join(', ')

const [deals, rounds] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 1)]
const known = readKnown(deals)
const folder = mkdtempSync(join(tmpdir(), 'kibitzer-dds-'))
const dds = native(folder)
const solvers = [own(await loadKernel()), ...(dds === undefined ? [] : [dds.solve])]
const best = solvers.map(() => known.map(() => Number.POSITIVE_INFINITY))
let wrong = 0
for (let round = 0; round < rounds; round++)
  for (const [i, one] of known.entries())
    for (const [s, solve] of solvers.entries()) {
      const { ms, table } = await solve(one)
      if (JSON.stringify(table) !== JSON.stringify(one.table)) {
        wrong += 1
        console.log(`wrong: ${s === 0 ? 'ours' : 'DDS'} on ${one.text}`)
      }
      const row = best[s]!
      row[i] = Math.min(row[i]!, ms)
    }
dds?.child.stdin?.end()
rmSync(folder, { recursive: true, force: true })
const [ours = [], theirs] = best
console.log(`ours, ms a table: ${figures(ours, 0)}`)
if (theirs === undefined) console.log('DDS is not installed (libdds-dev, g++): nothing beside it.')
else {
  console.log(`DDS,  ms a table: ${figures(theirs, 0)}`)
  console.log(`ratio of the means ${(mean(ours) / mean(theirs)).toFixed(2)}`)
  const ratios = ours.map((ms, i) => ms / theirs[i]!)
  console.log(`ratios by deal: ${figures(ratios, 2)}`)
}
// Every card of the shared positions, by how many cards have been played.
const path = sharedPath('data', 'dds', 'card-scores.json')
const scored = path === undefined ? [] : (JSON.parse(readFileSync(path, 'utf8')) as JsonObject[])
const byPlayed = new Map<number, number[]>()
const kernel = await loadKernel()
for (const record of scored) {
  const position = readPosition(record)
  const before = process.cpuUsage()
  const values = answerOf(solveCards(kernel, position))
  const { user, system } = process.cpuUsage(before)
  const expected = record['tricksByCard'] as Readonly<Record<string, number>>
  if (values.some(({ card, tricks }) => expected[cardCode(card)] !== tricks)) wrong += 1
  const played = Number(record['played'])
  byPlayed.set(played, [...(byPlayed.get(played) ?? []), (user + system) / 1000])
}
for (const [played, list] of byPlayed)
  console.log(`every card after ${played} cards, ms: ${figures(list, 2)}`)
console.log(
  `${scored.length + known.length * rounds * solvers.length - wrong} passed, ${wrong} failed`,
)
process.exitCode = wrong === 0 ? 0 : 1

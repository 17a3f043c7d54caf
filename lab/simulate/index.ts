/**
 * Draws layouts that fit what a seat knows and solves them, for contracts and leads.
 *
 * `npm run lab -- simulate FILE`: layouts that fit what a seat of a recorded board has seen and heard, solved with
 * all cards open; `npm run lab -- simulate merge PART…` puts shards together. See lab/simulate.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Simulated, simulate } from '#cardplay/simulate.ts'
import { figuresOf } from '#cardplay/simulation-figures.ts'
import { contractsCsv, leadsCsv } from '#cardplay/simulation-text.ts'
import { openingLeader } from '#core/contract.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { finish } from '#core/steps.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { loadKernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { formatById, readBytes } from '#formats/index.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { linesOf, mergedLines } from '#testing/merged-simulations.ts'
import '#systems/every.ts'
import { played } from '#systems/registry.ts'
import { callMeanings } from '../../src/engine/call-meanings.ts'
import { type MergeOptions, optionsOf, type SimulateOptions } from './options.ts'
import { reportOf } from './report.ts'

interface Found {
  readonly simulated: Simulated
  /** Names the question: everything asked but the shard. */
  readonly question: string
}

async function simulated(options: SimulateOptions): Promise<Result<Found, Problem>> {
  const { path, board: number, layouts, seed, systems, limits, shard, cards } = options
  const read = finish(readBytes(readFileSync(path), path))
  if (!read.ok) return read
  const record = read.value.boards[number - 1]
  if (record === undefined)
    return problem(
      'simulate/board',
      `${path} has ${read.value.boards.length} boards, and no board ${number}.`,
    )
  const refs: SystemRefs = [{ id: systems[0] }, { id: systems[1] }]
  for (const ref of refs) {
    const known = played(ref)
    if (!known.ok) return known
  }
  const seen = { ...record, cards: record.cards.slice(0, cards) }
  const any = ([0, 1, 2, 3] as const)
    .map((at) => seatView(seen, at))
    .find((one) => one !== undefined)
  const contract = any?.contract
  const seat: Seat | undefined = options.seat ?? (contract && openingLeader(contract))
  if (seat === undefined)
    return problem('simulate/seat', 'The board has no contract: say whose knowledge with --seat.')
  const view = seatView(seen, seat)
  if (view === undefined)
    return problem('simulate/hand', `${path} does not tell ${seatName(seat)}’s hand.`)
  const asked = { layouts, seed: [seed, 0, 0, 17] as const, limits }
  const agreements = {
    ...{ carding: [EVERYDAY, EVERYDAY] as const, calls: [NO_CALLS, NO_CALLS] as const },
    meanings: callMeanings(view, refs),
  }
  const done = answerOf(simulate(await loadKernel(), { view, agreements, ...asked }, shard))
  if (!done.ok) return done
  return ok({ simulated: done.value, question: JSON.stringify({ view, refs, ...asked }) })
}

function merged({ paths }: MergeOptions): Result<Found, Problem> {
  return mergedLines(paths.map((name) => ({ name, lines: readFileSync(name, 'utf8').split('\n') })))
}

function save({ simulated: all }: Found, prefix: string): void {
  const figures = figuresOf(all)
  writeFileSync(`${prefix}-contracts.csv`, contractsCsv(figures))
  const leads = leadsCsv(figures)
  if (leads !== '') writeFileSync(`${prefix}-leads.csv`, leads)
  const { dealer, vulnerability } = all.head
  const records = all.layouts.map(({ deal, at }) => ({
    board: { number: at + 1, dealer, vulnerability, deal },
    ...{ calls: [], contract: all.head.contract, cards: [] },
  }))
  writeFileSync(`${prefix}.pbn`, finish(formatById('pbn').write(records)).text)
}

const options = optionsOf(process.argv.slice(2))
if (!options.ok) {
  console.error(options.error.message)
  process.exit(2)
}
const asked = options.value
const found = asked.kind === 'merge' ? merged(asked) : await simulated(asked)
if (!found.ok) {
  console.error(found.error.message)
  process.exit(1)
}
if (asked.kind === 'simulate' && asked.shard !== undefined)
  for (const line of linesOf(found.value.simulated, found.value.question)) console.log(line)
else {
  for (const line of reportOf(found.value.simulated)) console.log(line)
  if (asked.out !== undefined) save(found.value, asked.out)
}

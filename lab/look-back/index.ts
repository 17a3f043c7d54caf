/**
 * Looks back on recorded play card by card, with what was given away and what of it could be known.
 *
 * `npm run lab -- look-back PATH [--tables N] [--from N] [--people] [--system ID] [--out FILE]`: recorded play looked back on card by card:
 * what declarers and defenders gave away with all hands open, and what of it they could have known; beside
 * it the same for robots that play the same contracts after the same auctions. One JSON line a table goes to
 * the file, and tables that are in it are not looked at again. Calls are read by that system on both sides; by
 * default as common Standard, since nobody knows what champions had agreed. With `--from` and files of their own
 * shards share the tables; the lines of all of them together make the report. `--people`: without the robots,
 * who take most of the time; a run without it adds them.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { boardBudget } from '#cardplay/budgets.ts'
import { playedOut } from '#cardplay/play-out.ts'
import { contractOf } from '#core/auction.ts'
import { contractCode } from '#core/contract.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { invariant } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { COMMON, type SystemRefs } from '#core/system-ref.ts'
import { loadKernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { agreementsOf } from '../../src/engine/jobs/knowledge/knowledge-input.ts'
import { createInlineEngine } from '../../src/testing/inline.ts'
import { recordedBelow } from '../calibrate/recorded.ts'
import { costOf, joined, type LookBackLine, reportOf, type TableCost } from './tally.ts'

const SEED: Seed = [17, 2026, 11, 22]
/** Of the robots that play: judged over the layouts that they chose by, they would never be wrong. */
const PLAYING: Seed = [22, 11, 2026, 17]
/** As a budget: robots play at once, and what they seem to do wrong is judged over as much as at the table. */
const SPEED = boardBudget('instant')
const text = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise)
}
const path = process.argv[2]
if (path === undefined || path.startsWith('--') || !existsSync(path)) {
  console.error(
    'Usage: npm run lab -- look-back PATH [--tables N] [--from N] [--people] [--system ID] [--out FILE]',
  )
  process.exit(2)
}
const most = Number(text('tables', '200'))
const id = text('system', COMMON)
const out = text('out', `node_modules/.cache/look-back/${id}.jsonl`)
const side = { carding: EVERYDAY, calls: NO_CALLS }
const agreed = {
  sides: [side, side] as const,
  systems: [{ id }, { id }] as SystemRefs,
}
const engine = createInlineEngine()
const kernel = await loadKernel()

async function cost(record: BoardRecord): Promise<TableCost> {
  const looked = await engine.run('look-back', {
    ask: 'cards',
    ...{ record, ...agreed, scoring: 'imps', speed: SPEED, seed: SEED },
  })
  invariant(looked.ok && record.contract !== undefined, 'a recorded board can be looked at')
  return costOf(record.contract, looked.value)
}
/** The same auction, played by robots in all four seats. */
function byRobots(record: BoardRecord): BoardRecord {
  const robot = { kind: 'robot', speed: SPEED } as const
  const { claim: _, ...bid } = { ...record, cards: [] }
  const cards = answerOf(
    playedOut(kernel, bid, {
      players: [robot, robot],
      agreed: (view) => agreementsOf({ view, ...agreed }),
      ...{ scoring: 'imps', seed: PLAYING },
    }),
  )
  return { ...bid, cards }
}

mkdirSync(dirname(out), { recursive: true })
const lines: LookBackLine[] = existsSync(out)
  ? readFileSync(out, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as LookBackLine)
  : []
const people = process.argv.includes('--people')
const known = new Map(joined(lines).map((line) => [line.table, line]))
const { tables } = recordedBelow(path)
/** A prime: few tables come from all over the files, and more of them go on from there. */
const STRIDE = 7919
for (let table = Number(text('from', '1')); table <= Math.min(most, tables.length); table++) {
  const before = known.get(table)
  if (before?.people !== undefined && (people || before.robots !== undefined)) continue
  const { record: found } = tables[(table * STRIDE) % tables.length]!
  const contract = found.calls.length === 0 ? found.contract : contractOf(auctionOf(found))
  if (contract === undefined) continue
  const record = { ...found, contract }
  const line: LookBackLine = {
    ...{ table, contract: contractCode(contract) },
    ...(before?.people === undefined ? { people: await cost(record) } : {}),
    ...(people ? {} : { robots: await cost(byRobots(record)) }),
  }
  lines.push(line)
  appendFileSync(out, `${JSON.stringify(line)}\n`)
}
for (const line of reportOf(joined(lines).filter(({ table }) => table <= most))) console.log(line)

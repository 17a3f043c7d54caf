/**
 * `npm run look-back -- PATH [--tables N] [--system ID] [--out FILE]`: recorded play looked back on card by card:
 * what declarers and defenders gave away with all hands open, and what of it they could have known; beside
 * it the same for robots that play the same contracts after the same auctions. One JSON line a table goes to
 * the file, and tables that are in it are not looked at again. Calls are read by that system on both sides;
 * by default they say nothing, for nobody knows what champions had agreed.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { playedOut } from '#cardplay/play-out.ts'
import { contractOf } from '#core/auction.ts'
import { contractCode } from '#core/contract.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { invariant } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { BY_HAND, type SystemRefs } from '#core/system-ref.ts'
import { loadKernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { EVERYDAY } from '#knowledge/sources/carding.ts'
import { NO_CALLS } from '#knowledge/sources/source.ts'
import { createInlineEngine } from '../../src/engine/inline.ts'
import { agreementsOf } from '../../src/engine/jobs/knowledge/knowledge-input.ts'
import { recordedBelow } from '../calibrate/recorded.ts'
import { costOf, type LookBackLine, reportOf, type TableCost } from './tally.ts'

const SEED: Seed = [17, 2026, 11, 22]
/** Of the robots that play: judged over the layouts that they chose by, they would never be wrong. */
const PLAYING: Seed = [22, 11, 2026, 17]
const SPEED = 'instant'
const text = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise)
}
const path = process.argv[2]
if (path === undefined || path.startsWith('--') || !existsSync(path)) {
  console.error('Usage: npm run look-back -- PATH [--tables N] [--system ID] [--out FILE]')
  process.exit(2)
}
const most = Number(text('tables', '200'))
const id = text('system', BY_HAND)
const out = text('out', `node_modules/.cache/look-back/${id}.jsonl`)
const side = { carding: EVERYDAY, calls: NO_CALLS }
const agreed = {
  sides: [side, side] as const,
  systems: [{ id }, { id }] as SystemRefs,
}
const engine = createInlineEngine()
const kernel = await loadKernel()

async function cost(record: BoardRecord): Promise<TableCost> {
  const looked = await engine.run('post-mortem', {
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
const done = new Set(lines.map(({ table }) => table))
const { tables } = recordedBelow(path)
/** A prime: few tables come from all over the files, and more of them go on from there. */
const STRIDE = 7919
for (let table = 1; table <= Math.min(most, tables.length); table++) {
  if (done.has(table)) continue
  const { record: found } = tables[(table * STRIDE) % tables.length]!
  const contract = found.calls.length === 0 ? found.contract : contractOf(auctionOf(found))
  if (contract === undefined) continue
  const record = { ...found, contract }
  const line: LookBackLine = {
    ...{ table, contract: contractCode(contract) },
    people: await cost(record),
    robots: await cost(byRobots(record)),
  }
  lines.push(line)
  appendFileSync(out, `${JSON.stringify(line)}\n`)
}
for (const line of reportOf(lines.filter(({ table }) => table <= most))) console.log(line)

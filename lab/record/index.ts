/**
 * Fills a record with boards that robots play for South, and reads it back.
 *
 * `npm run lab -- record [--boards N] [--looked N] [--seed N] [--level LEVEL]`: each board is played by robots, the first ones are
 * looked back on, all are kept in a storage in memory, saved as a backup and restored into an empty one. Told are
 * how many stand there and what the record says of them; it fails where one is missing or has changed.
 */
import { ROBOT_LEVELS } from '#cardplay/level.ts'
import { dealtRecord } from '#core/record.ts'
import { SOUTH } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { lookedAt, type PlayedBoard } from '#played/played-board.ts'
import { summaryOf } from '#played/summary.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { keepPlayed, openPlayed, played } from '#store/played/played.ts'
import { backupText, readBackup, rowsBeside } from '#store/shelf/backup.ts'
import { mergeOf, restore } from '#store/shelf/merge.ts'
import { createKibitzerStore } from '#store/store.ts'
import { good } from '#testing/good.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { createInlineEngine } from '../../src/testing/inline.ts'

const number = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  const given = at < 0 ? otherwise : Number(process.argv[at + 1])
  if (Number.isInteger(given) && given >= 0) return given
  console.error('Usage: npm run lab -- record [--boards N] [--looked N] [--seed N] [--level LEVEL]')
  process.exit(2)
}
const boards = number('boards', 300)
const looked = number('looked', 10)
const seed = number('seed', 1)

const side = { carding: EVERYDAY, calls: NO_CALLS }
const agreed = {
  sides: [side, side],
  systems: [{ id: 'sayc' }, { id: 'sayc' }] as SystemRefs,
} as const
const engine = createInlineEngine()
const at = process.argv.indexOf('--level')
const level = ROBOT_LEVELS.find((one) => one === process.argv[at + 1]) ?? 'strong'

async function playedByRobots(n: number): Promise<PlayedBoard> {
  const { board } = dealtRecord(n, dealFromSeed([seed, 2, 3, 4], n))
  const how = {
    ...agreed,
    scoring: 'imps',
    speed: 'instant',
    level,
    seeds: [[seed, n, 5, 6]],
  } as const
  const tables = good(await engine.run('robot-tables', { ask: 'board', board, ...how }))
  const { calls, cards, contract, score } = tables[0]!
  const record = { board, calls, cards, contract }
  // South’s side is North–South’s.
  const one: PlayedBoard = { at: n, seat: SOUTH, record, contract, systems: agreed.systems, score }
  if (n > looked) return one
  const { deal, dealer, vulnerability } = board
  const asked = { record, seat: SOUTH, ...agreed, scoring: 'imps', speed: 'instant' } as const
  const told = await engine.run('look-back', { ask: 'board', ...asked, seed: [1, 2, 3, 4] })
  const open = await engine.run('double-dummy', { ask: 'contracts', deal, dealer, vulnerability })
  if (!told.ok || !open.ok) throw new Error(`board ${n} cannot be looked back on`)
  return { ...one, looked: lookedAt(one, told.value.verdict, open.value) }
}

const [storage, empty] = [memoryStorage(), memoryStorage()]
for (let n = 1; n <= boards; n++) {
  const kept = await keepPlayed(storage, await playedByRobots(n))
  if (!kept) throw new Error(`board ${n} is not kept`)
}
await openPlayed(storage)
const before = played.getState()
const kibitzer = createKibitzerStore({ seed: [1, 2, 3, 4] })
const state = kibitzer.store.getState()
const text = backupText(state, await rowsBeside(storage), new Date(0).toISOString())
const backup = good(await readBackup(text, state))
const merge = mergeOf(backup, state, await rowsBeside(empty))
await restore(kibitzer, empty, backup, merge, false)
await openPlayed(empty)
const after = played.getState()
const { known, open, againstPar, roles, themes } = summaryOf(after.boards)
console.log(
  JSON.stringify({
    ...{
      boards: after.boards.length,
      damaged: after.damaged,
      kilobytes: Math.round(text.length / 1000),
    },
    ...{ known, open, againstPar, roles, themes },
  }),
)
const same = JSON.stringify(before.boards) === JSON.stringify(after.boards)
if (!same || after.boards.length !== boards || after.damaged > 0)
  throw new Error('a board of the record is missing or has changed')

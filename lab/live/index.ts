/**
 * Throws forged frames at a live room, and looks for cards told in the frames of whole boards.
 * The forged are changed, replayed, reflected, spliced, cut or lengthened, in mid-board, each refusal counted by its reason;
 * each frame of the boards is tried with every key of each page.
 * `npm run lab -- live [frames] [boards]`; 100,000 and 1,000 where no number is given. Exit code 1 where a forged frame was
 * taken or changed anything, or where one told a card to who may not see it.
 */
import { argv } from 'node:process'
import { rngOf } from '#core/rng.ts'
import { forgeAt, midBoard, stateOf } from '#testing/live-forged.ts'
import { openRoom } from '#testing/live-rooms.ts'
import { boardsOnTheWire, lengthsThatTell } from '#testing/live-wire.ts'

const count = Number(argv[2] ?? 100_000)
const boards = Number(argv[3] ?? 1000)
const started = process.cpuUsage()
const room = await openRoom()
await midBoard(room, rngOf([4, 6, 1, 1]))
const before = stateOf(room)
const { tried, refused, taken } = await forgeAt(room, count, rngOf([4, 6, 2, 2]))
const changed = stateOf(room) !== before
const seconds = Math.round(
  (process.cpuUsage(started).user + process.cpuUsage(started).system) / 1e6,
)
console.log(
  `${tried} frames, ${taken.length} taken, state ${changed ? 'CHANGED' : 'the same'}; ${seconds} s of one core`,
)
for (const [why, n] of Object.entries(refused).toSorted(([, a], [, b]) => b - a))
  console.log(`  ${why.padEnd(9)} ${n}`)
if (taken.length > 0 || changed) {
  for (const how of new Set(taken)) console.error(`taken: ${how}`)
  process.exitCode = 1
}

const wire = await boardsOnTheWire(boards)
const tells = lengthsThatTell(wire)
console.log(
  `${boards} boards, ${wire.frames} frames of ${wire.bytes} bytes, ${wire.tries} tries with a key, ${wire.opened} opened; ${wire.leaks.length} tell a card, ${tells.length} of ${wire.lengths.size} kinds tell one by their length`,
)
for (const leak of new Set([...wire.leaks, ...tells])) console.error(leak)
if (wire.leaks.length + tells.length > 0) process.exitCode = 1

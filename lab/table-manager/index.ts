/**
 * Seats our robots at a table of the Blue Chip table-manager protocol, over TCP.
 *
 * `npm run lab -- table-manager --seat N [--seat S] --system SYSTEM[+search] [--against SYSTEM] [--host HOST --port PORT]
 * [--team NAME] [--speed SPEED]`: a robot at each seat joins the manager at that address (127.0.0.1, 2000) and plays until the
 * session is over. `--against` is what the other side is taken to play; the same by default. `--serve N` opens a table of our
 * own at that port instead and deals N boards to whoever comes, `--serve FILE` those of a file, one line
 * a board: so anybody can play our robots against WBridge5, BBA or Q-Plus.
 */
import { SPEEDS } from '#cardplay/budgets.ts'
import { callCode } from '#core/call.ts'
import { contractCode } from '#core/contract.ts'
import { parseSeat, seatLetter, sideOf } from '#core/seat.ts'
import { refOfWord } from '#core/system-ref.ts'
import { loadKernel } from '#doubledummy/kernel.ts'
import '#systems/every.ts'
import { boardDealt, boardsOfFile } from '../bid-match/boards.ts'
import { join } from './join.ts'
import { manageTable } from './manager.ts'
import { tablePlayer } from './player.ts'
import { robotChooser } from './robot.ts'

const USAGE =
  'Usage: npm run lab -- table-manager (--seat N … --system SYSTEM[+search] [--against SYSTEM] [--host HOST] [--team NAME] [--speed SPEED] | --serve BOARDS) [--port PORT]'
const fail = (message: string): never => {
  console.error(`${message}\n${USAGE}`)
  process.exit(2)
}
const SEED = [18, 2005, 8, 1] as const
const values = (name: string): readonly string[] =>
  process.argv.flatMap((word, i) => (word === `--${name}` ? [process.argv[i + 1] ?? ''] : []))
const text = (name: string, otherwise: string): string => values(name)[0] ?? otherwise

const port = Number(text('port', '2000'))
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('--port is a number up to 65535.')
const [serve] = values('serve')
if (serve !== undefined) {
  const count = Number(serve)
  const boards = Number.isInteger(count)
    ? Array.from({ length: count }, (_, i) => boardDealt(SEED, i + 1))
    : boardsOfFile(serve)
  const manager = await manageTable(port, boards, ({ board, calls, contract, tricks }) => {
    const reached =
      contract === undefined
        ? 'passed out'
        : `${contractCode(contract)} ${seatLetter(contract.declarer)} ${tricks}`
    console.log(`board ${board.id}: ${reached} | ${calls.map(callCode).join(' ')}`)
  })
  console.log(`A table is open at port ${manager.port}.`)
  await manager.done
} else {
  const seats = values('seat').map((word) => parseSeat(word) ?? fail(`“${word}” is no seat.`))
  if (seats.length === 0) fail('--seat is missing.')
  const speed =
    SPEEDS.find((one) => one === text('speed', 'normal')) ??
    fail(`--speed is one of ${SPEEDS.join(', ')}.`)
  const word = text('system', 'sayc')
  const own = refOfWord(word.replace(/\+search$/, ''))
  const against = values('against')[0]
  const other = against === undefined ? own : refOfWord(against)
  const kernel = await loadKernel()
  await Promise.all(
    seats.map((seat) => {
      const ways = {
        systems: sideOf(seat) === 0 ? ([own, other] as const) : ([other, own] as const),
        ...{ ...(word.endsWith('+search') ? { ahead: speed } : {}), speed, seed: SEED },
      }
      const player = tablePlayer(seat, text('team', 'Kibitzer'), robotChooser(kernel, ways))
      return join(text('host', '127.0.0.1'), port, player)
    }),
  )
}

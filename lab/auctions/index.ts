/**
 * Prints dealt boards bid by one system, to be read with a player's eye.
 *
 * `npm run lab -- auctions [SYSTEM[+search]] [--boards N] [--from N] [--seed SEED] [--odd]`: each board with its
 * hands, and each call with the rule that made it, `!` before a natural default. With `+search` a call that went its
 * own way stands with what it gains, in IMPs, over the system's. `--odd`: only boards that come to what no auction
 * should (oddities.ts), each with the reason, and their number by reason at the end.
 */
import { afterCall, startState } from '#bidding/auction/auction-state.ts'
import { ruleFor } from '#bidding/auction/choose.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { type MatchBoard, searchedAuction } from '#callchoice/searched-auction.ts'
import { callCode } from '#core/call.ts'
import { format, hcp } from '#core/hand.ts'
import { formatSeed, parseSeed } from '#core/rng.ts'
import { SEATS, seatLetter } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { refOfWord } from '#core/system-ref.ts'
import { loadKernel } from '#doubledummy/kernel.ts'
import '#systems/every.ts'
import { played } from '#systems/registry.ts'
import { boardDealt } from '../bid-match/boards.ts'
import { oddities } from './oddities.ts'

const fail = (message: string): never => {
  console.error(
    `${message}\nUsage: npm run lab -- auctions [SYSTEM[+search]] [--boards N] [--from N] [--seed SEED] [--odd]`,
  )
  process.exit(2)
}
const args = process.argv.slice(2)
const odd = args.at(-1) === '--odd'
if (odd) args.pop()
const options = new Map<string, string>()
while (args.length > 1 && args.at(-2)!.startsWith('--')) {
  const [name, value] = args.splice(-2) as [string, string]
  if (!['--boards', '--from', '--seed'].includes(name)) fail(`There is no option ${name}.`)
  options.set(name, value)
}
const [word = 'sayc', more] = args
if (more !== undefined) fail(`“${more}” is one too many.`)
const searches = word.endsWith('+search')
const made = played(refOfWord(word.replace(/\+search$/, '')))
const system = made.ok ? made.value.system : fail(made.error.message)
const parsed = parseSeed(options.get('--seed') ?? formatSeed([40, 1, 1, 1]))
const seed = parsed.ok ? parsed.value : fail(parsed.error.message)
const whole = (name: string, otherwise: number): number => {
  const n = Number(options.get(name) ?? otherwise)
  return Number.isSafeInteger(n) && n >= 1 ? n : fail(`${name} is a whole number from 1.`)
}

/** The calls of a board, each with its rule or with what it gained over that rule's call, and what is odd in the end. */
function read(board: MatchBoard, sides: readonly [BiddingSystem, BiddingSystem]) {
  const pair = { system, ...(searches ? { ahead: 'normal' as const } : {}) }
  const { calls, ahead } = finish(
    searchedAuction(kernel, [pair, pair], board, { scoring: 'imps', seed }),
  )
  let state = startState(sides, board.dealer, board.vulnerability)
  const lines = calls.map((call, at) => {
    const { origin, natural, call: ruled } = ruleFor(state, board.deal[state.seat])
    const gain = ahead.find(({ index }) => index === at)?.weighed.find((one) => one.call === call)
    state = afterCall(state, call)
    const rule = `${natural ? '!' : ''}${origin.id}`
    return call === ruled
      ? `${callCode(call)} {${rule}}`
      : `${callCode(call)} {gains ${gain?.gain.toFixed(1)} over ${callCode(ruled)} of ${rule}}`
  })
  return { lines, reasons: oddities(state, board.deal) }
}

const kernel = await loadKernel()
const counts = new Map<string, number>()
const from = whole('--from', 1)
for (let id = from; id < from + whole('--boards', 100); id++) {
  const board = boardDealt(seed, id)
  const { deal, dealer, vulnerability } = board
  const { lines, reasons } = read(board, [system, system])
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  if (odd && reasons.length === 0) continue
  const hands = SEATS.map((s) => `${seatLetter(s)} ${format(deal[s])} (${hcp(deal[s])})`)
  console.log(`${id} ${seatLetter(dealer)} ${vulnerability}: ${hands.join('  ')}`)
  console.log(`   ${lines.join(' ')}`)
  if (odd) console.log(`   ${reasons.join(', ')}`)
}
if (odd) for (const [reason, count] of counts) console.log(`${reason}: ${count}`)

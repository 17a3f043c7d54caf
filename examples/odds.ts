/** What a seat knows of the closed hands, as JSON: `node scripts/run.mjs examples/odds.ts examples/board.pbn S` */
import { readFileSync } from 'node:fs'
import * as kibitzer from '../src/index.ts'

const { agreements, carding, formats, knowledge, seat, seatView, steps, suit } = kibitzer
const [path = 'examples/board.pbn', letter = 'S'] = process.argv.slice(2)
const file = steps.finish(formats.readText(readFileSync(path, 'utf8')))
if (!file.ok) throw new Error(file.error.message)
const [record] = file.value.boards
const observer = seat.parseSeat(letter)
const view = record && observer !== undefined ? seatView.seatView(record, observer) : undefined
if (view === undefined) throw new Error(`${path} has no board that ${letter} sees.`)
// Nobody has said what these players agreed: everyday leads and signals, calls as most people make them.
const both = <T>(one: T) => [one, one] as const
const said = { calls: both(agreements.NO_CALLS), common: both(true), meanings: [] }
const read = steps.finish(knowledge.knowledgeOf(view, { ...said, carding: both(carding.EVERYDAY) }))
if (!read.ok) throw new Error(read.error.message)
// The bounds are what the cards force; the odds weigh what players do as well, each under its number.
const { law, now = law } = read.value
type Known = kibitzer.distribution.Distribution
const told = ({ lo: atLeast, hi: atMost }: Known, { lo: first, chances }: Known) => {
  return { atLeast, atMost, odds: Object.fromEntries(chances.map((p, i) => [first + i, p])) }
}
const hands = law.hands.map(({ seat: who, suits, hcp }, i) => {
  const odds = now.hands[i]!
  const of = (s: kibitzer.suit.Suit) => told(suits[s], odds.suits[s])
  const lengths = suit.SUITS.map((s) => ({ suit: suit.strainName(s), ...of(s) }))
  return { seat: seat.seatName(who), points: told(hcp, odds.hcp), lengths }
})
console.log(JSON.stringify({ layouts: read.value.layouts, hands }, undefined, 2))

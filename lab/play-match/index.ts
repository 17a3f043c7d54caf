/**
 * Plays robots that believe one thing against robots that believe another.
 *
 * `npm run lab -- play-match [--boards N --from N --first all --second law --levels A,B --layouts N --system ID --out FILE]`: robots
 * that believe one thing against robots that believe another, on seeded boards at both tables, after
 * the same auctions and with equal counts. Prints IMPs a board and declarer's tricks, paired, each
 * with its 95 % interval, and the processor time of the tables; one JSON line a board goes to the file, and
 * boards that are in it are not played again. `--harness` plays declarers without inference (or with `--first
 * all`) against open cards instead, and prints what they lose to double dummy after the lead. `--exact`:
 * the first robots, as declarers, solve the last tricks as a whole (see `exactCards`).
 * `--ahead 2`: they keep to plans that look so many own cards ahead. `--later N`: from trick five on all draw so many
 * layouts. `--late N`: the second robots, as declarers, draw so many there, for the same processor time where the
 * first ones think longer. `--levels beginner,strong`: robots of the first level against those of the second.
 * Where both believe the same, the tables can differ from trick five on alone: the first four are played once,
 * and with `--begun FILE` kept for the next match with the same robots.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BELIEVES, type Believes } from '#cardplay/believed.ts'
import { ROBOT_LEVELS, type RobotLevel } from '#cardplay/level.ts'
import { type CardPlayer, declarersTricks, type PlayOutHow, playedOut } from '#cardplay/play-out.ts'
import type { Card } from '#core/card.ts'
import { contractCode } from '#core/contract.ts'
import { imps } from '#core/imps.ts'
import type { BoardRecord } from '#core/record.ts'
import { invariant } from '#core/result.ts'
import { scoreFor } from '#core/score.ts'
import { type BySide, type Side, sideOf } from '#core/seat.ts'
import { solveTrace } from '#doubledummy/best-line.ts'
import { loadKernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { CAREFUL } from '#endings/solve.ts'
import { agreedIn, bidBoard, matchBudget, SEED } from './boards.ts'
import { gapText, type HarnessLine, type MatchLine, meanOver } from './figures.ts'

const text = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise)
}
const believes = (name: string, otherwise: Believes): Believes => {
  const given = text(name, otherwise)
  const found = BELIEVES.find((one) => one === given)
  if (found !== undefined) return found
  console.error(`--${name} is one of ${BELIEVES.join(', ')}.`)
  process.exit(2)
}
const boards = Number(text('boards', '100'))
const from = Number(text('from', '1'))
const layouts = Number(text('layouts', '20'))
const later = Number(text('later', String(layouts)))
const late = Number(text('late', String(later)))
const exact = process.argv.includes('--exact')
const ahead = Number(text('ahead', '0'))
const levels = text('levels', '')
  .split(',')
  .filter((one) => one !== '')
if (levels.length !== 0 && levels.length !== 2) throw new Error('--levels names two')
const [weaker, stronger] = levels.map((level) => ROBOT_LEVELS.find((one) => one === level))
const harness = process.argv.includes('--harness')
const [first, second] = [
  believes('first', harness || levels.length > 0 ? 'law' : 'all'),
  believes('second', levels.length > 0 ? 'all' : 'law'),
]
const id = text('system', 'essex-acol')
const begunIn = text('begun', '')
const out = text(
  'out',
  `node_modules/.cache/play-match/${harness ? `harness-${first}` : `${first}-${second}${exact ? '-exact' : ''}-${ahead}`}-${id}-${layouts}${later === layouts ? '' : `-${later}`}${late === later ? '' : `-${late}`}${levels.length === 0 ? '' : `-${levels.join('-')}`}.jsonl`,
)

const budget = { ...matchBudget(layouts), draws: [layouts, layouts, layouts, later] } as const
const robot = (
  what: Believes,
  own: Partial<typeof budget> = {},
  level: RobotLevel = 'strong',
): CardPlayer =>
  level === 'strong'
    ? { kind: 'robot', believes: what, speed: { ...budget, ...own } }
    : { kind: 'robot', level, speed: { ...budget, ...own } }
const rules: Omit<PlayOutHow, 'players'> = {
  agreed: agreedIn(id),
  scoring: harness ? 'matchpoints' : 'imps',
  seed: SEED,
}
const kernel = await loadKernel()
const cardsOf = (record: BoardRecord, players: BySide<CardPlayer>): readonly Card[] =>
  answerOf(playedOut(kernel, record, { ...rules, players }))
const named = ({ board, contract }: BoardRecord) => {
  invariant(contract !== undefined && board.number !== undefined, 'the board was bid')
  return { contract, about: { board: board.number, contract: contractCode(contract) } }
}

/** The board with the first robots at one side: what they score. */
interface Table {
  readonly tricks: number
  readonly score: number
  readonly seconds: number
}
/** Looking ahead, and layouts drawn for trick five and later, make no difference before. */
const FOUR_TRICKS = 16
interface Begun {
  readonly board: number
  readonly cards: readonly Card[]
}
const linesOf = <T>(file: string): T[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as T)
    : []
const begun = new Map(linesOf<Begun>(begunIn).map(({ board, cards }) => [board, cards]))
function fourTricks(whole: BoardRecord, board: number): readonly Card[] {
  const known = begun.get(board)
  if (known !== undefined) return known
  const one = robot(first)
  const how = { ...rules, players: [one, one], upTo: FOUR_TRICKS } as const
  const cards = answerOf(playedOut(kernel, whole, how))
  if (begunIn !== '') appendFileSync(begunIn, `${JSON.stringify({ board, cards })}\n`)
  return cards
}

function match(whole: BoardRecord): MatchLine {
  const { contract, about } = named(whole)
  const alike = first === second && ahead === 0 && levels.length === 0
  const record = { ...whole, cards: alike ? fourTricks(whole, about.board) : [] }
  const declaring = sideOf(contract.declarer)
  const table = (side: Side): Table => {
    const one =
      side === declaring
        ? robot(first, { ahead, ...(exact ? { ending: CAREFUL } : {}) }, weaker)
        : robot(first, {}, weaker)
    const other = robot(
      second,
      side === declaring ? {} : { draws: [layouts, layouts, layouts, late] },
      stronger,
    )
    const before = process.cpuUsage()
    const players: BySide<CardPlayer> = side === 0 ? [one, other] : [other, one]
    const cards = cardsOf(record, players)
    const { user, system } = process.cpuUsage(before)
    const tricks = declarersTricks(record, cards)
    const score = scoreFor(side, contract, record.board.vulnerability, tricks)
    return { tricks, score, seconds: Math.round((user + system) / 1e3) / 1000 }
  }
  const [north, east] = [table(0), table(1)]
  const inTurn = declaring === 0 ? ([north, east] as const) : ([east, north] as const)
  return {
    ...about,
    tricks: [inTurn[0].tricks, inTurn[1].tricks],
    imps: imps(north.score + east.score),
    seconds: [inTurn[0].seconds, inTurn[1].seconds],
  }
}

function harnessed(record: BoardRecord): HarnessLine {
  const { contract, about } = named(record)
  const open: CardPlayer = { kind: 'open-cards' }
  const declarer = robot(first)
  const players: BySide<CardPlayer> =
    sideOf(contract.declarer) === 0 ? [declarer, open] : [open, declarer]
  const cards = cardsOf(record, players)
  const trace = solveTrace(kernel, record.board.deal, { contract, cards: cards.slice(0, 1) })
  invariant(trace.ok, 'the lead was lawful')
  const after = answerOf(trace.value)[1]!
  return { ...about, tricks: [after, declarersTricks(record, cards)] }
}

mkdirSync(dirname(out), { recursive: true })
const lines = linesOf<MatchLine | HarnessLine>(out)
const done = new Set(lines.map(({ board }) => board))
for (let number = from; number <= boards; number++) {
  if (done.has(number)) continue
  const board = bidBoard(id, number)
  if (board === undefined) continue
  const line = harness ? harnessed(board) : match(board)
  lines.push(line)
  appendFileSync(out, `${JSON.stringify(line)}\n`)
}

const among = lines.filter(({ board }) => board <= boards)
const gained = among.map(({ tricks: [a, b] }) => (harness ? b - a : a - b))
const summary = {
  ...(harness ? { harness, first } : { first, second, levels, exact, ahead, later, late }),
  ...{ system: id, layouts, boards: among.length, tricks: meanOver(gained) },
  ...(harness ? {} : { imps: meanOver(among.map((line) => ('imps' in line ? line.imps : 0))) }),
}
const spent = among.flatMap((line) => ('seconds' in line ? [line.seconds] : []))
const mean = (which: 0 | 1): string =>
  (spent.reduce((sum, seconds) => sum + seconds[which], 0) / spent.length).toFixed(3)
if (spent.length > 0)
  console.log(
    `processor time of a table: ${mean(0)} s where the first declare, ${mean(1)} s where the others do`,
  )
console.log(
  harness
    ? `declarers against open cards: ${gapText(summary.tricks)} tricks a board, ${among.length} boards`
    : `${levels[0] ?? first} − ${levels[1] ?? second}: ${gapText(summary.imps!)} IMPs a board, declarer's tricks ${gapText(summary.tricks)}, ${among.length} boards`,
)
console.log(JSON.stringify(summary))

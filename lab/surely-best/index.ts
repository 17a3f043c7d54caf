/**
 * Checks whether cards that robots call surely best stay best over fresh layouts.
 *
 * `npm run lab -- surely-best [--boards N --from N --layouts N --fresh N --first CARDS --least P --most P --out FILE]`: whether
 * cards that robots call best so surely stay best as often. Seeded boards are bid and played by robots with so
 * many layouts; each card from the first trick asked for (8 cards played by default) whose chance lies in the range is judged over a
 * thousand fresh layouts beside every card that has a chance of its own. Prints a line for each band of
 * chances; one JSON line a card and one a board go to the file, and boards that are in it are not played again. `--signs` prints
 * instead how often two layouts of a sample that tell two of its cards apart speak for the same one.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { believed } from '#cardplay/believed.ts'
import type { Candidate } from '#cardplay/candidates.ts'
import { chooseCard } from '#cardplay/choice.ts'
import { chancesToBeBest } from '#cardplay/surely-best.ts'
import { turnOf } from '#cardplay/turn.ts'
import { type CardQuestion, type WeighedCards, weighCards } from '#cardplay/weigh-cards.ts'
import type { Card } from '#core/card.ts'
import { controllerOf, type Play, turn } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { invariant } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { seatView } from '#core/seat-view.ts'
import { loadKernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { actionsIn } from '#reasoning/inference/inference.ts'
import { agreedIn, bidBoard, matchBudget, SEED } from '../play-match/boards.ts'
import { agreeing, bandsOf, bandText, readLines, type SureLine } from './tally.ts'

/** Of the layouts that judge. */
const FRESH: Seed = [22, 11, 2026, 17]
/** A card that is never best in so many draws is not solved again. */
const DRAWS = 4000

const text = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise)
}
const number = (name: string, otherwise: number): number => Number(text(name, String(otherwise)))
const boards = number('boards', 40)
const from = number('from', 1)
const layouts = number('layouts', 20)
const fresh = number('fresh', 1000)
const first = number('first', 8)
const [least, most] = [number('least', 0.45), number('most', 1)]
const id = text('system', 'essex-acol')
const out = text('out', `node_modules/.cache/surely-best/${id}-${layouts}.jsonl`)
const signs = process.argv.includes('--signs')
/** By pair of cards: how often two layouts that tell them apart speak for the same one. */
const agreed: number[] = []
const kernel = await loadKernel()

/** The lawful cards of the turn over so many layouts, or `only` these; `undefined` where there is no choice. */
function weighedAt(question: CardQuestion, only?: readonly Card[]): WeighedCards | undefined {
  const { view, agreements } = question
  const turn = turnOf(view)
  invariant(turn.ok, 'a card is chosen there')
  const actions = believed(view, agreements).flatMap(actionsIn)
  const weighed = answerOf(weighCards(kernel, question, turn.value, actions, only))
  return weighed.ok && weighed.value.candidates.length > 0 ? weighed.value : undefined
}

/** Whether the best of the candidates is best, or as good, over fresh layouts; their number. */
function judged(
  question: CardQuestion,
  candidates: readonly Candidate[],
  chances: readonly number[],
): Pick<SureLine, 'layouts' | 'stayed'> | undefined {
  const cards = candidates.filter((_, i) => i === 0 || chances[i]! > 0).map(({ card }) => card)
  const speed = {
    ...{ ...matchBudget(fresh), every: 0, tries: 400_000, positions: 400_000_000 },
  }
  const weighed = weighedAt({ ...question, speed, seed: FRESH }, cards)
  const again = weighed?.candidates.find(({ card }) => card === cards[0])
  return (
    again && {
      layouts: weighed?.grounds.drawn ?? 0,
      stayed: again.behind.mean === 0 && again.tricksBehind.mean === 0,
    }
  )
}

/** For nothing: only the pairs of cards are counted. */
function tellApart({ behind, grounds }: WeighedCards): undefined {
  for (const [i, one] of behind.entries())
    for (const other of behind.slice(i + 1)) {
      const share = agreeing(one.map((worth, k) => other[k]! - worth))
      if (share !== undefined && grounds.layouts > 1) agreed.push(share)
    }
}

function lineOf(
  question: CardQuestion,
  { candidates, behind, sample }: WeighedCards,
): Pick<SureLine, 'said' | 'layouts' | 'stayed'> | undefined {
  const chances = answerOf(chancesToBeBest(sample, behind, DRAWS))
  const said = chances[0]!
  if (said < least || said > most) return undefined
  const found = judged(question, candidates, chances)
  return found && { said, ...found }
}

function* linesOf(start: BoardRecord, board: number): Generator<SureLine> {
  let record = start
  for (;;) {
    invariant(record.contract !== undefined, 'the board was bid')
    const play: Play = { contract: record.contract, cards: record.cards }
    const seat = turn(play)
    if (seat === undefined) return
    const view = seatView(record, controllerOf(play, seat))
    invariant(view !== undefined, 'all hands are known')
    const question: CardQuestion = {
      ...{ view, agreements: agreedIn(id)(view), scoring: 'imps' },
      ...{ speed: matchBudget(layouts), seed: SEED },
    }
    const chosen = answerOf(chooseCard(kernel, question))
    invariant(chosen.ok, 'a robot has a card')
    const { card, grounds, why } = chosen.value
    const weighed =
      why.kind === 'best' && grounds.drawn !== undefined && record.cards.length >= first
        ? weighedAt(question)
        : undefined
    if (weighed !== undefined) {
      const line = signs ? tellApart(weighed) : lineOf(question, weighed)
      if (line !== undefined) yield { board, played: record.cards.length, ...line }
    }
    record = { ...record, cards: [...record.cards, card] }
  }
}

function signsText(): string {
  const mean = agreed.reduce((sum, share) => sum + share, 0) / agreed.length
  const doubt = (1 - mean) / (2 * mean - 1)
  return `${agreed.length} pairs of cards so far, two layouts agree ${(100 * mean).toFixed(1)} times in a hundred: DOUBT ${doubt.toFixed(3)}`
}

mkdirSync(dirname(out), { recursive: true })
const known = readLines(existsSync(out) && !signs ? readFileSync(out, 'utf8') : '')
const lines = [...known.cards]
for (let board = from; board < from + boards; board++) {
  const record = known.boards.has(board) ? undefined : bidBoard(id, board)
  if (record === undefined) continue
  const here = [...linesOf(record, board)]
  lines.push(...here)
  if (signs) console.log(`board ${board}: ${signsText()}`)
  else {
    const kept = [...here, { finished: board }]
    appendFileSync(out, kept.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }
}
if (!signs) for (const band of bandsOf(lines)) console.log(bandText(band))

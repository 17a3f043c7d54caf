/**
 * `npm run surely-best [-- --boards N --from N --layouts N --fresh N --first CARDS --least P --most P --out FILE]`: whether
 * cards that robots call best so surely stay best as often. Seeded boards are bid and played by robots with so
 * many layouts; each card from the first trick asked for (8 cards played by default) whose chance lies in the range is judged over a
 * thousand fresh layouts beside every card that has a chance of its own. Prints a line for each band of
 * chances; one JSON line a card goes to the file, and boards that are in it are not played again.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { believed } from '#cardplay/believed.ts'
import { type Candidate, surelyBest } from '#cardplay/candidates.ts'
import { chooseCard } from '#cardplay/choice.ts'
import { turnOf } from '#cardplay/turn.ts'
import { type CardQuestion, weighCards } from '#cardplay/weigh-cards.ts'
import { controllerOf, type Play, turn } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { invariant } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { seatView } from '#core/seat-view.ts'
import { loadKernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { actionsIn } from '#knowledge/inference/inference.ts'
import { agreedIn, bidBoard, matchBudget, SEED } from '../play-match/boards.ts'
import { bandsOf, bandText, type SureLine } from './tally.ts'

/** Of the layouts that judge. */
const FRESH: Seed = [22, 11, 2026, 17]
/** A card with less than this chance of being better than the best is not solved again. */
const NO_RIVAL = 0.998

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
const kernel = await loadKernel()

/** Whether the best of the candidates is best, or as good, over fresh layouts; their number. */
function judged(
  question: CardQuestion,
  candidates: readonly Candidate[],
): Pick<SureLine, 'layouts' | 'stayed'> | undefined {
  const turn = turnOf(question.view)
  invariant(turn.ok, 'a card was chosen there')
  const { view, agreements } = question
  const rivals = candidates.filter(({ beaten }, i) => i === 0 || beaten < NO_RIVAL)
  const cards = rivals.map(({ card }) => card)
  const speed = {
    ...{ ...matchBudget(fresh), every: 0, tries: 400_000, positions: 400_000_000 },
  }
  const weighed = answerOf(
    weighCards(
      ...([kernel, { ...question, speed, seed: FRESH }, turn.value] as const),
      ...([believed(view, agreements).flatMap(actionsIn), cards] as const),
    ),
  )
  if (!weighed.ok) return undefined
  const again = weighed.value.candidates.find(({ card }) => card === cards[0])
  return (
    again && {
      layouts: weighed.value.grounds.drawn ?? 0,
      stayed: again.behind.mean === 0 && again.tricksBehind.mean === 0,
    }
  )
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
    const { card, candidates, grounds, why } = chosen.value
    const said = surelyBest(candidates)
    const asked = why.kind === 'best' && grounds.drawn !== undefined
    if (asked && record.cards.length >= first && said >= least && said <= most) {
      const found = judged(question, candidates)
      if (found !== undefined) yield { board, played: record.cards.length, said, ...found }
    }
    record = { ...record, cards: [...record.cards, card] }
  }
}

mkdirSync(dirname(out), { recursive: true })
const lines: SureLine[] = existsSync(out)
  ? readFileSync(out, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as SureLine)
  : []
const done = new Set(lines.map(({ board }) => board))
for (let board = from; board < from + boards; board++) {
  const record = done.has(board) ? undefined : bidBoard(id, board)
  if (record === undefined) continue
  const here = [...linesOf(record, board)]
  lines.push(...here)
  appendFileSync(out, here.map((line) => `${JSON.stringify(line)}\n`).join(''))
}
for (const band of bandsOf(lines)) console.log(bandText(band))

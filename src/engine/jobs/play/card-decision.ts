/**
 * A board paused where a card matters: South is to choose, as declarer or as a defender, and by what South knows
 * at least half of the choices would not do. Robots play up to there, and a robot is the judge.
 */

import type { BoardBudget } from '#cardplay/budgets.ts'
import { type Candidate, isLevel, leadOver } from '#cardplay/candidates.ts'
import { type CardChoice, chooseCard } from '#cardplay/choice.ts'
import { isSure } from '#cardplay/paired.ts'
import { playedOut } from '#cardplay/play-out.ts'
import type { Choosing } from '#cardplay/weigh-cards.ts'
import type { Card } from '#core/card.ts'
import { type Deal, isWhole } from '#core/deal.ts'
import { controllerOf, turn } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { invariant, ok, type Problem, problem, type Result } from '#core/result.ts'
import { type Rng, rngOf, type Seed } from '#core/rng.ts'
import { lho, rho, type Seat, SOUTH } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { whyCardWords } from '#explain/cardplay/why-card.ts'
import { type Grade, isGood } from '#practice/grade.ts'
import { played } from '#systems/registry.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { ROBOT, type RobotBoard, robotBoard } from './robot-board.ts'
import type { RobotCard } from './robot-card.ts'

export interface DecisionAsked extends Pick<KnowledgeInput, 'sides'> {
  readonly ask: 'decision'
  /** Played by both sides. */
  readonly system: SystemRef
  /** What South is. A declarer is asked for dummy's cards too, from trick one on. */
  readonly role: 'declarer' | 'defender'
  /** The same seed deals, bids and plays the same. */
  readonly seed: Seed
}
/** A card of a board that was played, at which a better one could have been known. */
export interface OwnCardAsked extends Pick<KnowledgeInput, 'sides' | 'systems'> {
  readonly ask: 'own'
  readonly record: BoardRecord
  /** Place in the play, from 0. */
  readonly index: number
  /** What looking back found: it is right here too. */
  readonly better: Card
  readonly seed: Seed
}
export interface CardDecision {
  /** Of whoever is to choose: of South, with the opening lead made, where robots play up to it. */
  readonly view: SeatView
  /** For afterwards. */
  readonly deal: Deal
  /** Of the judge, with every figure. */
  readonly answer: RobotCard
  /** Every lawful card with its grade. */
  readonly grades: readonly { readonly card: Card; readonly grade: Grade }[]
}

/** Boards that are looked through, and own turns of each, before it is given up. */
const MOST = { boards: 40, turns: 8 } as const
/** Declarer is asked at trick one as often as not; the others from one of so many tricks on. */
const LATER = 5
/** The judge: the robot of the table at its normal speed, which need not plan. */
const JUDGE: BoardBudget = {
  draws: [16, 24, 40, 60],
  every: 200,
  tries: 20_000,
  positions: 1_600_000,
  ahead: 0,
}

/** From so much on, in IMPs, what a card costs makes it wrong. */
const COSTLY = 0.5

/**
 * `right`: the judge's card or one that is level with the best. `acceptable`: behind by no more than the error.
 * `near`: surely behind, by little or in overtricks alone. `wrong`: surely behind, by half an IMP or more.
 */
const gradeOf = (one: Candidate, chosen: Card): Grade =>
  isLevel(one) || one.equals.includes(chosen)
    ? 'right'
    : !isSure(leadOver(one))
      ? 'acceptable'
      : isSure(one.behind) && one.behind.mean >= COSTLY
        ? 'wrong'
        : 'near'

const gradesOfCards = ({ card, candidates }: CardChoice): CardDecision['grades'] =>
  candidates.flatMap((one) => one.equals.map((each) => ({ card: each, grade: gradeOf(one, card) })))

/** At least half of the choices would not do, and one is wrong: a guess may well lose. */
function matters({ card, candidates }: CardChoice): boolean {
  const grades = candidates.map((one) => gradeOf(one, card))
  return grades.includes('wrong') && 2 * grades.filter(isGood).length <= grades.length
}

/** The board from the first of South's turns on, card by card, until one matters. */
function* decisionIn(
  kernel: Kernel,
  board: RobotBoard,
  from: number,
  { sides, system, seed }: DecisionAsked,
): Choosing<Result<CardDecision, Problem> | undefined> {
  const agreed = (view: SeatView) => agreementsOf({ view, sides, systems: [system, system] })
  const how = { players: [ROBOT, ROBOT], agreed, scoring: 'imps', seed } as const
  let cards: readonly Card[] = []
  let turns = 0
  while (turns < MOST.turns) {
    const play = { contract: board.contract, cards }
    const seat = turn(play)
    if (seat === undefined) return undefined
    if (cards.length >= from && controllerOf(play, seat) === SOUTH) {
      turns += 1
      const view = seatView({ ...board, cards }, SOUTH)
      invariant(view !== undefined, 'South’s own hand is known')
      const question = { view, agreements: agreed(view), scoring: 'imps', seed } as const
      // A swift look first, since most cards do not matter; its card is played where this one does not.
      const { believes, speed } = ROBOT
      const swift = yield* chooseCard(kernel, { ...question, believes, speed })
      if (!swift.ok) return swift
      const answer = matters(swift.value)
        ? yield* chooseCard(kernel, { ...question, speed: JUDGE })
        : swift
      if (!answer.ok) return answer
      const choice = answer.value
      if (choice !== swift.value && matters(choice))
        return ok({
          ...{ view, deal: board.board.deal, grades: gradesOfCards(choice) },
          answer: { ...choice, says: whyCardWords(choice) },
        })
      cards = [...cards, swift.value.card]
      continue
    }
    cards = yield* playedOut(kernel, { ...board, cards }, { ...how, upTo: cards.length + 1 })
  }
  return undefined
}

/** Yields a share that grows, never to 1. Problems: an unknown system; no card that mattered. */
export function* cardDecision(
  kernel: Kernel,
  input: DecisionAsked,
): Generator<number, Result<CardDecision, Problem>, void> {
  const made = played(input.system)
  if (!made.ok) return made
  const rng = rngOf(input.seed, 3)
  const observer = (declarer: Seat, by: Rng): Seat =>
    input.role === 'declarer' ? declarer : by.below(2) === 0 ? lho(declarer) : rho(declarer)
  for (let n = 0; n < MOST.boards; n++) {
    const board = robotBoard(made.value.system, rng, observer)
    const later = rng.below(LATER)
    const from = input.role === 'declarer' && rng.below(2) === 0 ? 1 : 1 + 4 * later
    const looking = decisionIn(kernel, board, from, input)
    const share = n / (n + 2)
    const found = yield* reporting(looking, () => share)
    if (found !== undefined) return found
  }
  return problem('practice/too-rare', t`No card mattered on forty boards.`)
}

const AGAIN: readonly Grade[] = ['near', 'wrong']
/** The same question once more: the better card is right, and the one played is not, whatever is drawn anew. */
export function* ownCard(
  kernel: Kernel,
  { record, index, better, sides, systems, seed }: OwnCardAsked,
): Generator<number, Result<CardDecision, Problem>, void> {
  const { contract } = record
  const played = record.cards[index]
  const cards = record.cards.slice(0, index)
  const seat = contract && turn({ contract, cards })
  const view =
    contract && seat !== undefined
      ? seatView({ ...record, cards }, controllerOf({ contract, cards }, seat))
      : undefined
  if (view === undefined || played === undefined || !isWhole(record.board.deal))
    return problem('practice/own', t`The board is not whole.`)
  const agreements = agreementsOf({ view, sides, systems })
  const choosing = chooseCard(kernel, { view, agreements, scoring: 'imps', seed, speed: JUDGE })
  const answer = yield* reporting(choosing, () => 0.5)
  if (!answer.ok) return answer
  const grades = gradesOfCards({ ...answer.value, card: better }).map(({ card, grade }) => ({
    card,
    grade: card === played && !AGAIN.includes(grade) ? 'near' : grade,
  }))
  return ok({
    ...{ view, deal: record.board.deal, grades },
    answer: { ...answer.value, says: whyCardWords(answer.value) },
  })
}

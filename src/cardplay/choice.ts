/**
 * The card for the seat to move: each lawful card is solved double dummy over the layouts that the seat
 * reckons with, and the best on the contract's score is played. Of equals the agreement decides.
 */
import { type Card, suitOf } from '#core/card.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { rngOf } from '#core/rng.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { equalCards } from '#doubledummy/solve.ts'
import { solveCardsInAll } from '#doubledummy/solve-several.ts'
import { positionFromScratch } from '#knowledge/law/fold.ts'
import type { Action } from '#knowledge/predicates/action.ts'
import type { Agreements } from '#knowledge/sources/source.ts'
import { type Among, amongEquals, ledOften, openingLeads } from './agreed-card.ts'
import { type Believes, believed } from './believed.ts'
import { type BoardBudget, type Budget, budgetAt, type Speed } from './budgets.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { type Gap, isSure } from './paired.ts'
import { type Basis, type SeatLayouts, sampleOf, seatLayouts } from './seat-layouts.ts'
import { openAt, type Turn, turnOf } from './turn.ts'
import type { Scoring } from './worth.ts'

export interface CardQuestion {
  /** Of the player who chooses: declarer's for dummy's cards. */
  readonly view: SeatView
  readonly agreements: Agreements
  readonly scoring: Scoring
  readonly speed: Speed | BoardBudget
  /** What is believed beside the law; all that is agreed by default. */
  readonly believes?: Believes
  /** With the view it decides the layouts drawn: the same seed and view, the same card. */
  readonly seed: Seed
}

/** Why the card. */
export type WhyCard =
  /** No other card may be played. */
  | { readonly kind: 'only' }
  /** All cards that may be played touch: they are worth the same for certain. */
  | { readonly kind: 'touching'; readonly by: Among }
  /** Best over the layouts; `over` is the best of the others. */
  | { readonly kind: 'best'; readonly over: Card; readonly gap: Gap; readonly by: Among }
  /** As good as the best over the layouts. */
  | { readonly kind: 'level'; readonly with: readonly Card[]; readonly by: Among }
  /**
   * The opening lead of this suit that the agreement proposes; `best` is what the layouts would lead,
   * by no more than their error.
   */
  | { readonly kind: 'proposed'; readonly often: number; readonly best: Card; readonly gap: Gap }
  /** Too hard to solve within the budget: by agreement alone. */
  | { readonly kind: 'unsolved'; readonly by: Among }

/** What the figures rest on. */
export interface Grounds {
  /** Different layouts that were solved. */
  readonly layouts: number
  /** The size of the sample; absent where the layouts are all there are, with their exact shares. */
  readonly drawn: number | undefined
  readonly basis: Basis
  /** Double-dummy positions looked at. */
  readonly positions: number
}

export interface CardChoice {
  readonly card: Card
  /** Whose card it is. */
  readonly seat: Seat
  readonly why: WhyCard
  /** Every card that was weighed, best first; none where there was no choice. */
  readonly candidates: readonly Candidate[]
  readonly grounds: Grounds
  readonly scoring: Scoring
  readonly speed: Speed | BoardBudget
  readonly seed: Seed
}

/** The work under way: the share done, 0..1. */
export interface ChoiceProgress {
  readonly share: number
}
export type Choosing<T> = Generator<ChoiceProgress, T, void>

/** What part of the work drawing the layouts is. */
const DRAWING = 0.2
const NO_GROUNDS: Grounds = { layouts: 0, drawn: 0, basis: 'law', positions: 0 }

/** The layouts of the view's seat at its turn. */
export function* layoutsAt(
  view: SeatView,
  actions: readonly Action[],
  budget: Budget,
  seed: Seed,
): Choosing<Result<SeatLayouts, Problem>> {
  const position = positionFromScratch(view, view.cards.length)
  if (!position.ok) return position
  const steps = seatLayouts(position.value, actions, budget, rngOf(seed, view.cards.length))
  for (;;) {
    const step = steps.next()
    if (step.done === true) return ok(step.value)
    yield { share: step.value * DRAWING }
  }
}

/** The card to play from the candidates, best first; two at least. */
function chosen(
  { view, agreements }: CardQuestion,
  { seat }: Turn,
  candidates: readonly Candidate[],
): { readonly card: Card; readonly why: WhyCard } {
  const [best] = candidates as readonly [Candidate]
  if (view.cards.length === 0) {
    const often = ({ card }: Candidate): number => ledOften(view, agreements, suitOf(card))
    const proposed = candidates.reduce((a, b) => (often(b) > often(a) ? b : a))
    if (proposed !== best && !isSure(proposed.behind))
      return {
        card: proposed.card,
        why: {
          kind: 'proposed',
          often: often(proposed),
          best: best.card,
          gap: proposed.behind,
        },
      }
  }
  const level = candidates.filter(
    ({ behind, tricksBehind }) => behind.mean === 0 && tricksBehind.mean === 0,
  )
  const { card, by } = amongEquals(
    view,
    agreements,
    seat,
    level.flatMap(({ equals }) => equals),
  )
  const others = candidates.filter((one) => !level.includes(one))
  const [over] = others
  const peers = level.filter(({ equals }) => !equals.includes(card)).map((one) => one.card)
  if (peers.length > 0 || over === undefined)
    return { card, why: { kind: 'level', with: peers, by } }
  const gap = over.behind.mean === 0 ? over.tricksBehind : over.behind
  return { card, why: { kind: 'best', over: over.card, gap, by } }
}

/**
 * Chooses a card.
 * @returns `cardplay/turn` when it is not the player's to choose, or what makes the view impossible.
 */
export function* chooseCard(
  kernel: Kernel,
  question: CardQuestion,
): Choosing<Result<CardChoice, Problem>> {
  const { view, agreements, scoring, speed, seed } = question
  const found = turnOf(view)
  if (!found.ok) return found
  const turn = found.value
  const { seat, lawful } = turn
  const answer = (
    card: Card,
    why: WhyCard,
    candidates: readonly Candidate[] = [],
    grounds = NO_GROUNDS,
  ): Result<CardChoice> => ok({ card, seat, why, candidates, grounds, scoring, speed, seed })
  if (lawful.length === 1) return answer(lawful[0]!, { kind: 'only' })
  const budget = budgetAt(speed, view.cards.length)
  const actions = believed(view, agreements, question.believes).map(({ action }) => action)
  const layouts = yield* layoutsAt(view, actions, budget, seed)
  if (!layouts.ok) return layouts
  const unsolved = (): Result<CardChoice> => {
    const { card, by } = amongEquals(view, agreements, seat, lawful)
    return answer(card, { kind: 'unsolved', by })
  }
  const positions = layouts.value.layouts.map(({ deal }) => openAt(turn, deal))
  const [one] = positions
  if (one === undefined) return unsolved()
  const groups =
    view.cards.length === 0
      ? openingLeads(view, agreements).map(({ card }) => [card])
      : equalCards(one)
  if (groups.length === 1) {
    const { card, by } = amongEquals(view, agreements, seat, lawful)
    return answer(card, { kind: 'touching', by })
  }
  const cards = groups.map(([card]) => card!)
  const solving = solveCardsInAll(kernel, positions, cards, budget.positions)
  let step = solving.next()
  while (step.done !== true) {
    yield { share: DRAWING + (1 - DRAWING) * (step.value.done / step.value.of) }
    step = solving.next()
  }
  const { rows, positions: spent } = step.value
  if (rows.length === 0) return unsolved()
  const sample = sampleOf(layouts.value, rows.length)
  const { vulnerability } = view
  const candidates = candidatesOf(turn, vulnerability, scoring, sample, groups, rows)
  const { card, why } = chosen(question, turn, candidates)
  const grounds = { layouts: rows.length, drawn: sample.drawn, basis: layouts.value.basis }
  return answer(card, why, candidates, { ...grounds, positions: spent })
}

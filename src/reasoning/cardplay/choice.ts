/**
 * The card for the seat to move: each lawful card is solved double dummy over the layouts that the seat
 * reckons with, and the best on the contract's score is played. Of equals the agreement decides.
 */

import { type Card, suitOf } from '#core/card.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import type { Seat } from '#core/seat.ts'
import { reporting } from '#core/steps.ts'
import type { Suit } from '#core/suit.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { actionsIn } from '#reasoning/inference/inference.ts'
import { equalsPlayed } from '#reasoning/sources/restricted-choice.ts'
import { type Among, amongEquals, ledOften, openingLeads } from './agreed-card.ts'
import { type Asked, askedFor } from './asked-for.ts'
import { believed } from './believed.ts'
import { budgetAt, clubBudget } from './budgets.ts'
import { type Candidate, isLevel, type Lead, leadOver } from './candidates.ts'
import { type EndingPlan, endingPlan } from './ending-plan.ts'
import { isSure } from './paired.ts'
import { mostOf, plainCard } from './plain-card.ts'
import { type Plan, planFrom, plannedCard } from './plan.ts'
import { chancesToBeBest } from './surely-best.ts'
import { type Turn, turnOf } from './turn.ts'
import {
  type CardQuestion,
  type Choosing,
  type Grounds,
  type WeighedCards,
  weighCards,
} from './weigh-cards.ts'

export type WhyCard =
  /** No other card may be played. */
  | { readonly kind: 'only' }
  /** All cards that may be played touch: they are worth the same for certain. */
  | { readonly kind: 'touching'; readonly by: Among }
  /** A beginner's, by rules of thumb: nothing was weighed. */
  | { readonly kind: 'plain'; readonly by: Among }
  /**
   * Best over the layouts; `over` is the best of the others, and `gap` how far it is behind. `sure`: the chance
   * that it is best over all layouts; absent where nobody asks.
   */
  | {
      readonly kind: 'best'
      readonly over: Card
      readonly gap: Lead
      readonly sure?: number
      readonly by: Among
    }
  /** As good as the best over the layouts. */
  | { readonly kind: 'level'; readonly with: readonly Card[]; readonly by: Among }
  /**
   * As planned at an earlier card. `best` is the card that the layouts drawn now favour, by no more
   * than their error; absent where the plan is the best.
   */
  | { readonly kind: 'planned'; readonly best: Card | undefined; readonly gap: Lead }
  /**
   * The opening lead of this suit that the agreement proposes: its share of a thousand such
   * holdings. `best` is what the layouts would lead, better by no more than their error.
   */
  | { readonly kind: 'proposed'; readonly often: number; readonly best: Card; readonly gap: Lead }
  /**
   * A defender's lead of the suit that partner asked for. `best` is what the layouts would lead, better by no more
   * than their error; absent where the suit is as good as any.
   */
  | {
      readonly kind: 'asked'
      readonly asked: Asked
      readonly best?: Card
      readonly gap: Lead
      readonly by: Among
    }
  /**
   * The last tricks were solved as a whole: the best plan begins with it. `over` is the best card of another worth, and
   * `gap` how far its best plan is behind; absent where all are level.
   */
  | {
      readonly kind: 'ending'
      readonly by: Among
      readonly over?: Card
      readonly gap?: Lead
    }
  /**
   * Too hard to solve within the budget: by agreement alone. An opening lead is of the suit that is led most
   * often from such holdings, of a thousand `often`.
   */
  | { readonly kind: 'unsolved'; readonly by: Among; readonly often?: number }

export interface CardChoice {
  readonly card: Card
  /** Whose card it is. */
  readonly seat: Seat
  readonly why: WhyCard
  /** Every card that was weighed, best first; none where there was no choice. */
  readonly candidates: readonly Candidate[]
  readonly grounds: Grounds
  /** Where the last tricks were solved as a whole. */
  readonly ending?: EndingPlan
  /** What declarer means to do next; to be passed in again with the next question. */
  readonly plan?: Plan
  /** The data it was chosen by, so that the choice can be repeated. */
  readonly scoring: CardQuestion['scoring']
  readonly speed: CardQuestion['speed']
  readonly seed: CardQuestion['seed']
}

/** From 0 up to 1: which of equal honours declarer leads. Its stream of the seed is apart from those of the layouts. */
const lotOf = (view: CardQuestion['view'], seed: Seed): number =>
  rngOf(seed, 64 + view.cards.length).next() / 2 ** 32

const NO_GROUNDS: Grounds = { layouts: 0, drawn: undefined, basis: 'law', positions: 0 }

interface Chosen {
  readonly card: Card
  readonly why: WhyCard
}

/** The lead that people would make from the hand, unless the layouts speak against it. */
function proposedLead(
  { view, agreements }: CardQuestion,
  candidates: readonly Candidate[],
): Chosen | undefined {
  const often = ({ card }: Candidate): number => ledOften(view, agreements, suitOf(card))
  const lead = mostOf(candidates, often)
  const [best] = candidates as readonly [Candidate]
  return lead === best || isSure(lead.behind)
    ? undefined
    : {
        card: lead.card,
        why: { kind: 'proposed', often: often(lead), best: best.card, gap: leadOver(lead) },
      }
}

/** A lead of the suit that partner asked for, unless the layouts speak against it. */
function askedLead(
  { view, agreements, seed }: CardQuestion,
  turn: Turn,
  candidates: readonly Candidate[],
): Chosen | undefined {
  if (turn.declaring || view.cards.length % 4 !== 0) return undefined
  const asked = askedFor(view, agreements)
  const inSuit = candidates.filter(({ card }) => suitOf(card) === asked?.suit)
  const [first] = inSuit
  if (asked === undefined || first === undefined || isSure(leadOver(first))) return undefined
  const level = inSuit.filter(
    ({ behind, tricksBehind }) =>
      behind.mean === first.behind.mean && tricksBehind.mean === first.tricksBehind.mean,
  )
  const cards = level.flatMap(({ equals }) => equals)
  const { card, by } = amongEquals(view, agreements, turn.seat, cards, lotOf(view, seed))
  const best = isLevel(first) ? {} : { best: candidates[0]!.card }
  return { card, why: { ...{ kind: 'asked', asked, gap: leadOver(first), by }, ...best } }
}

/** Whether an honour has fallen that its player chose among equals, and the others are still out. */
const hasFallen = (view: CardQuestion['view'], suit: Suit): boolean =>
  equalsPlayed(view).some(
    ({ card, equals }) =>
      suitOf(card) === suit && equals.some((equal) => !view.cards.includes(equal)),
  )

/** The planned card, unless evidence has moved it behind another by more than the error. */
function kept(
  plan: Plan | undefined,
  question: CardQuestion,
  turn: Turn,
  candidates: readonly Candidate[],
): Chosen | undefined {
  const card =
    turn.declaring && plan !== undefined ? plannedCard(plan, question.view, turn.seat) : undefined
  const planned = candidates.find(({ equals }) => card !== undefined && equals.includes(card))
  if (card === undefined || planned === undefined) return undefined
  // Restricted choice weighs two to one, which few layouts do not show: then the layouts of now decide.
  if (hasFallen(question.view, suitOf(card))) return undefined
  const gap = leadOver(planned)
  if (isSure(gap)) return undefined
  const best = isLevel(planned) ? undefined : candidates[0]!.card
  return { card, why: { kind: 'planned', best, gap } }
}

/** The card whose plan is worth most; of level ones the agreement decides. */
function bestPlan(
  { view, agreements, seed }: CardQuestion,
  turn: Turn,
  weighed: WeighedCards,
): Chosen {
  const { candidates } = weighed
  // Of plans that are level those that open cards like best: defenders who do not see may err.
  const level = candidates.filter(isLevel)
  const open = weighed.ending!.open.filter(({ card }) => level.some((one) => one.card === card))
  const liked = level.filter(({ card }) => card === open[0]!.card || isLevelWith(open, card))
  const cards = liked.flatMap(({ equals }) => equals)
  const { card, by } = amongEquals(view, agreements, turn.seat, cards, lotOf(view, seed))
  const over = candidates.find((one) => !isLevel(one))
  return {
    card,
    why: {
      ...{ kind: 'ending', by },
      ...(over === undefined ? {} : { over: over.card, gap: leadOver(over) }),
    },
  }
}
/** Whether open cards give a card as much as the first. */
function isLevelWith([first, ...others]: readonly Candidate[], card: Card): boolean {
  const one = others.find((other) => other.card === card)
  return one !== undefined && one.score === first!.score && one.tricks === first!.tricks
}

function* best(question: CardQuestion, turn: Turn, weighed: WeighedCards): Choosing<Chosen> {
  const { view, agreements, speed, seed } = question
  const { candidates, behind, sample } = weighed
  const { seat } = turn
  const level = candidates.filter(isLevel)
  const cards = level.flatMap(({ equals }) => equals)
  const { card, by } = amongEquals(view, agreements, seat, cards, lotOf(view, seed))
  const { telling } = budgetAt(speed, view.cards.length)
  const peers = level.filter(({ equals }) => !equals.includes(card)).map((one) => one.card)
  const over = candidates.find((one) => !isLevel(one))
  if (peers.length > 0 || over === undefined)
    return { card, why: { kind: 'level', with: peers, by } }
  const why = { kind: 'best', over: over.card, gap: leadOver(over), by } as const
  if (telling === undefined) return { card, why }
  const drawing = chancesToBeBest(sample, behind, telling)
  const [sure] = yield* reporting(drawing, () => ({ share: 1 }))
  return { card, why: { ...why, sure: sure! } }
}

/**
 * Chooses a card.
 * @param plan of the answer before, of the same declarer.
 * @returns `cardplay/turn` when it is not the player's to choose, or what makes the view impossible.
 */
export function* chooseCard(
  kernel: Kernel,
  asked: CardQuestion,
  plan?: Plan,
): Choosing<Result<CardChoice, Problem>> {
  const { view, agreements, scoring, speed, seed, level } = asked
  const found = turnOf(view)
  if (!found.ok) return found
  const turn = found.value
  const { seat, lawful } = turn
  const settings = { scoring, speed, seed }
  if (lawful.length === 1)
    return ok({
      ...{ card: lawful[0]!, seat, why: { kind: 'only' }, candidates: [], grounds: NO_GROUNDS },
      ...(plan === undefined ? {} : { plan }),
      ...settings,
    })
  if (level === 'beginner') {
    const { card, by } = plainCard(asked, turn, lotOf(view, seed))
    const why = { kind: 'plain', by } as const
    return ok({ card, seat, why, candidates: [], grounds: NO_GROUNDS, ...settings })
  }
  const question: CardQuestion =
    level === 'club' ? { believes: 'calls', ...asked, speed: clubBudget(speed) } : asked
  const { believes } = question
  yield { share: 0 }
  const actions = believed(view, agreements, believes).flatMap(actionsIn)
  yield { share: 0 }
  const leads =
    view.cards.length === 0 ? openingLeads(view, agreements).map(({ card }) => card) : undefined
  const weighed = yield* weighCards(kernel, question, turn, actions, leads)
  if (!weighed.ok) return weighed
  const { candidates, grounds, touching } = weighed.value
  if (candidates.length === 0) {
    const often = (lead: Card): number => ledOften(view, agreements, suitOf(lead))
    const unknown = leads !== undefined && leads.length > 0 && !touching
    const likely = unknown ? mostOf(leads, often) : undefined
    const among = likely === undefined ? (leads ?? lawful) : [likely]
    const { card, by } = amongEquals(view, agreements, seat, among, lotOf(view, seed))
    const why: WhyCard = touching
      ? { kind: 'touching', by }
      : { kind: 'unsolved', by, ...(likely === undefined ? {} : { often: often(likely) }) }
    return ok({
      ...{ card, seat, why, candidates, grounds },
      ...(plan === undefined ? {} : { plan }),
      ...settings,
    })
  }
  if (weighed.value.ending !== undefined) {
    const chosen = bestPlan(question, turn, weighed.value)
    const candidate = candidates.find(({ equals }) => equals.includes(chosen.card))!
    const isTold = budgetAt(speed, view.cards.length).telling !== undefined
    const ending = yield* endingPlan(weighed.value.ending, candidate, isTold)
    return ok({ ...chosen, ...{ seat, candidates, grounds, ending, ...settings } })
  }
  const held =
    leads === undefined
      ? (kept(plan, question, turn, candidates) ?? askedLead(question, turn, candidates))
      : proposedLead(question, candidates)
  const chosen = held ?? (yield* best(question, turn, weighed.value))
  const next = turn.declaring
    ? chosen.why.kind === 'planned'
      ? plan
      : yield* planFrom(kernel, question, actions, chosen.card)
    : undefined
  return ok({
    ...chosen,
    ...{ seat, candidates, grounds, ...settings },
    ...(next === undefined ? {} : { plan: next }),
  })
}

/**
 * The chain behind one chance: a missing card's place, a length, points, a shape, a way for a suit
 * to lie, a reading of a call or card. First the law's count of layouts, then what each call and card made of it in turn.
 */
import { type Card, suitOf } from '#core/card.ts'
import { HOLDING_HCP, length } from '#core/holding.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { formatShape, SHAPES, type Shape } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { countLayouts } from '#counting/layouts.ts'
import { choose } from '#counting/layouts-choose.ts'
import type { WhyStep } from '#explain/knowledge/why-bound.ts'
import { type ChanceAbout, whyChance as lawSteps } from '#explain/knowledge/why-chance.ts'
import { usableInferences } from '#knowledge/answer/knowledge.ts'
import type { Inference } from '#knowledge/inference/inference.ts'
import { leadHoldings } from '#knowledge/inference/lead-cells.ts'
import { countOf } from '#knowledge/inference/status.ts'
import { cardEvents, isShowOut, positionFromScratch } from '#knowledge/law/fold.ts'
import { shownHcp } from '#knowledge/law/hcp-bounds.ts'
import { handOf, isVoid, knownOf, type Position, spaceOf } from '#knowledge/law/position.ts'
import { shownBeliefs } from '#knowledge/posterior/beyond-count.ts'
import { figureOf, hasWeight } from '#knowledge/posterior/figures.ts'
import {
  cardWeight,
  lengthWeight,
  pointsWeight,
  splitWeight,
} from '#knowledge/posterior/posterior.ts'
import { livingActions } from '#knowledge/posterior/weighing.ts'
import type { Action } from '#knowledge/predicates/action.ts'
import { allOf, facts, type Predicate } from '#knowledge/predicates/predicate.ts'
import type { Job } from '../../job.ts'
import { DRAWS } from './knowledge.ts'
import type { Figure, ToldAct } from './knowledge-answer.ts'
import { agreementsOf, type KnowledgeInput } from './knowledge-input.ts'
import { actOf } from './knowledge-told.ts'

/** The chance asked about. */
export type ChanceOf =
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: Card }
  /** Lengths as dealt, as told: `5=3=3=2`, spades first. */
  | { readonly kind: 'shape'; readonly seat: Seat; readonly name: string }
  /** A length as dealt, or a number of points as dealt. */
  | { readonly kind: 'length'; readonly seat: Seat; readonly suit: Suit; readonly n: number }
  | { readonly kind: 'points'; readonly seat: Seat; readonly n: number }
  /** Lengths as dealt, by closed hand, clockwise from the observer. */
  | { readonly kind: 'split'; readonly suit: Suit; readonly lengths: readonly number[] }
  /** A reading of an inference, by their places in the answer of the job `knowledge`. */
  | { readonly kind: 'reading'; readonly id: string; readonly reading: number }

export interface WhyChanceInput extends KnowledgeInput {
  readonly of: ChanceOf
}
export interface WhyChanceProgress {
  /** Acts weighed. */
  readonly done: number
  readonly total: number
}
export interface WhyChanceStep {
  readonly id: string
  readonly seat: Seat
  readonly act: ToldAct
  /** The chance once this act counts too; `undefined` when nothing has weight any more. */
  readonly figure: Figure | undefined
}
export interface WhyChance {
  /** What the count by law rests on. */
  readonly law: readonly WhyStep[]
  /** Lawful layouts in which it is so, and all of them, in decimal. */
  readonly count: string
  readonly layouts: string
  /** The chance by law alone. */
  readonly start: number
  /** Acts that move the chance, in order. */
  readonly steps: readonly WhyChanceStep[]
  /** Layouts drawn, where some step rests on them: its figure then holds nineteen times in twenty. */
  readonly drawn?: number
}

/** Chances closer than this are one: a tenth of what is shown. */
const SAME = 5e-4

const lengthIs = (seat: Seat, suit: Suit, n: number): Predicate => ({
  kind: 'length',
  seat,
  suit,
  min: n,
  max: n,
})

/** Asked about as a predicate, and in words; `undefined` when there is no such thing. */
interface Asked {
  readonly says: Predicate
  readonly about: ChanceAbout
  /** Lengths by hand and suit that are fixed, as dealt. */
  readonly lengths?: readonly { readonly seat: Seat; readonly dealt: readonly number[] }[]
}
/** Points that the hand has shown, and those of all unseen honours. */
const pointsAbout = (position: Position, seat: Seat) => ({
  shown: shownHcp(position, handOf(position, seat)),
  out: SUITS.reduce<number>((sum, suit) => sum + (HOLDING_HCP[position.unseen[suit]] ?? 0), 0),
})
function askedOf(
  of: ChanceOf,
  position: Position,
  inferences: readonly Inference[],
): Asked | undefined {
  switch (of.kind) {
    case 'card':
      return { says: of, about: of }
    case 'shape': {
      const shape: Shape | undefined = SHAPES.find((one) => formatShape(one) === of.name)
      return shape === undefined
        ? undefined
        : {
            says: allOf(...SUITS.map((suit) => lengthIs(of.seat, suit, shape[suit]))),
            about: of,
            lengths: [{ seat: of.seat, dealt: shape }],
          }
    }
    case 'length':
      return {
        says: lengthIs(of.seat, of.suit, of.n),
        about: of,
        lengths: [{ seat: of.seat, dealt: SUITS.map((suit) => (suit === of.suit ? of.n : 0)) }],
      }
    case 'points':
      return {
        says: { kind: 'hcp', seat: of.seat, min: of.n, max: of.n },
        about: { ...of, ...pointsAbout(position, of.seat) },
      }
    case 'split':
      return {
        says: allOf(
          ...position.seats.map((seat, h) => lengthIs(seat, of.suit, of.lengths[h] ?? 0)),
        ),
        about: of,
        lengths: position.seats.map((seat, h) => ({
          seat,
          dealt: SUITS.map((suit) => (suit === of.suit ? (of.lengths[h] ?? 0) : 0)),
        })),
      }
    case 'reading': {
      const one = inferences.find(({ id }) => id === of.id)
      const says = one?.readings[of.reading]?.says
      return one === undefined || says === undefined
        ? undefined
        : { says, about: { kind: 'reading', seat: one.seat } }
    }
  }
}

/** What the law's count rests on, for people. */
function lawOf(input: WhyChanceInput, position: Position, asked: Asked): readonly WhyStep[] {
  const { of, view } = input
  const unseen = (suit: Suit): number => length(position.unseen[suit])
  const one = of.kind === 'split' || of.kind === 'length' ? of.suit : undefined
  const isLeft = (suit: Suit): boolean => one !== undefined && suit !== one
  const still = asked.lengths?.map(({ seat, dealt }) => ({
    seat,
    cards: SUITS.map((suit) =>
      isLeft(suit)
        ? 0
        : (dealt[suit] ?? 0) - length(knownOf(position, handOf(position, seat), suit)),
    ),
  }))
  let ways: number | undefined
  if (still !== undefined) {
    ways = 1
    for (const suit of SUITS) {
      let left = unseen(suit)
      if (isLeft(suit)) continue
      for (const { cards } of still) {
        ways *= choose(left, cards[suit] ?? 0)
        left -= cards[suit] ?? 0
      }
    }
  }
  const [fact] = asked.about.kind === 'reading' ? facts(asked.says) : []
  if (fact?.kind === 'lead' && asked.says === fact) ways = leadHoldings(position, fact)
  return lawSteps({
    about: asked.about,
    vacant: position.seats.map((seat, h) => ({ seat, places: position.vacant[h] ?? 0 })),
    voids: cardEvents(view).flatMap((event) => {
      const hand = handOf(position, event.seat)
      const { led } = event
      if (hand < 0 || !isShowOut(event) || !isVoid(position, hand, led) || unseen(led) === 0)
        return []
      const before = cardEvents(view)
        .slice(0, event.index)
        .some((other) => other.seat === event.seat && isShowOut(other) && other.led === led)
      return before ? [] : [{ seat: event.seat, suit: led, event: event.index }]
    }),
    still,
    ways: ways === undefined ? undefined : String(ways),
  })
}

interface Counted {
  readonly figure: Figure
  /** Layouts drawn for it; 0 where it was counted. */
  readonly drawn: number
}
/** The chance with these actions alone. */
function* chanceWith(
  { of }: WhyChanceInput,
  asked: Asked,
  position: Position,
  actions: readonly Action[],
): Generator<number, Counted | 'nothing' | undefined, void> {
  const { beliefs } = yield* shownBeliefs(position, actions, [asked.says], { draws: DRAWS })
  const { weighed } = beliefs
  if (!hasWeight(weighed)) return 'nothing'
  const drawn = weighed.kind === 'drawn' ? weighed.posterior.total : 0
  // What the count tells anyhow; of three hands also where whole hands were walked.
  const [a, b] = of.kind === 'split' ? of.lengths : []
  const shapes = weighed.kind === 'exact' ? weighed.posterior.shapes : undefined
  const found =
    of.kind === 'card'
      ? figureOf(weighed, (p) => cardWeight(p, of.seat, of.card))
      : of.kind === 'split'
        ? figureOf(weighed, (p) => splitWeight(p, of.suit, a ?? 0, b ?? 0))
        : of.kind === 'length'
          ? figureOf(weighed, (p) => lengthWeight(p, of.seat, of.suit, of.n))
          : of.kind === 'points'
            ? figureOf(weighed, (p) => pointsWeight(p, of.seat, of.n))
            : of.kind === 'shape' && shapes !== undefined
              ? figureOf(
                  weighed,
                  () =>
                    shapes[
                      handOf(position, of.seat) * SHAPES.length +
                        SHAPES.findIndex((one) => formatShape(one) === of.name)
                    ] ?? 0,
                )
              : yield* beliefs.of(asked.says)
  if (found === undefined) return undefined
  const { chance, between } = found
  return {
    figure: between === undefined ? { chance } : { chance: between.least, upTo: between.most },
    drawn,
  }
}

/** Chances that are shown alike. */
export const isSame = (a: Figure, b: Figure): boolean =>
  Math.abs(a.chance - b.chance) <= SAME &&
  Math.abs((a.upTo ?? a.chance) - (b.upTo ?? b.chance)) <= SAME

/** Acts that bear on it only through figures that cannot be told exactly are left out. @see WhyChanceInput */
export const whyChance: Job<
  WhyChanceInput,
  WhyChanceProgress,
  Result<WhyChance, Problem>
> = function* (input) {
  const { view, of, lawOnly = false } = input
  const from = positionFromScratch(view, view.cards.length)
  if (!from.ok) return from
  const position = from.value
  const inferences = usableInferences(view, agreementsOf(input))
  const asked = askedOf(of, position, inferences)
  const seat = 'seat' in of ? of.seat : undefined
  if (asked === undefined || (seat !== undefined && handOf(position, seat) < 0))
    return problem('chance/gone', 'That is not in question at this moment.')
  if (of.kind === 'card' && ((position.unseen[suitOf(of.card)] >> (of.card % 13)) & 1) === 0)
    return problem('chance/seen', 'The card has been seen.')
  const all = countLayouts(spaceOf(position))
  const met = countOf(position, asked.says)
  const start = Number(met) / Number(all)
  const acts = lawOnly
    ? []
    : inferences.filter((one) => livingActions(position, [one.action]).length > 0)
  const steps: WhyChanceStep[] = []
  let now: Figure | undefined = { chance: start }
  let drawn = 0
  for (const [i, one] of acts.entries()) {
    yield { done: i, total: acts.length }
    const actions = livingActions(
      position,
      acts.slice(0, i + 1).map(({ action }) => action),
    )
    const counting = chanceWith(input, asked, position, actions)
    let step = counting.next()
    while (step.done !== true) {
      yield { done: i, total: acts.length }
      step = counting.next()
    }
    if (step.value === undefined) continue
    const figure: Figure | undefined = step.value === 'nothing' ? undefined : step.value.figure
    if (step.value !== 'nothing') drawn = Math.max(drawn, step.value.drawn)
    const moved = figure === undefined || now === undefined ? figure !== now : !isSame(figure, now)
    if (moved) steps.push({ id: one.id, seat: one.seat, act: actOf(one.because, view), figure })
    now = figure
  }
  return ok({
    law: lawOf(input, position, asked),
    count: String(met),
    layouts: String(all),
    start,
    steps,
    ...(drawn > 0 ? { drawn } : {}),
  })
}

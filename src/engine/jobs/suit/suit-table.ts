/**
 * One suit of the play at the table, as declarer sees it: the cards left, what is known of the others, and
 * the plans. The odds are the table's own: a fresh deal's, those of the places and show-outs alone, or those
 * of everything the calls, leads and signals tell.
 */

import { layoutsOf } from '#combinations/layouts.ts'
import { UNLIMITED } from '#combinations/question.ts'
import { type Defender, type SuitCombination, suitCombination } from '#combinations/suit.ts'
import type { HandNames } from '#combinations/trick-words.ts'
import { APRIORI, type Weights } from '#combinations/weights.ts'
import type { Contract } from '#core/contract.ts'
import type { PartialDeal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import { format, type Holding } from '#core/holding.ts'
import { numberWord } from '#core/number-words.ts'
import { openTrick, remaining } from '#core/play.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { lho, partner, rho, type Seat, seatName, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { type Suit, strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { suitLed } from '#core/trick.ts'
import { NEAR, type SuitReport, worthOf } from '#explain/suit/suit-report.ts'
import type { Position } from '#reasoning/law/position.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import type { Predicate } from '#reasoning/predicates/predicate.ts'
import type { KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { type SuitInput, type SuitOutput, solvedSuit } from './suit.ts'
import {
  countsPredicate,
  type DefenderShown,
  type SuitEvidence,
  shownOf,
  suitChancesOf,
} from './suit-odds.ts'
import { type RestrictedChoice, restrictedChoiceIn } from './suit-restricted.ts'

export interface SuitTableInput extends KnowledgeInput {
  readonly suit: Suit
  readonly evidence: SuitEvidence
  /** The target; absent, the highest that is worth a plan. */
  readonly goal?: number | 'max'
  /** A defender to be kept out. */
  readonly avoid?: Seat
}
/** The plan that a fresh deal's odds would choose, where the table's odds choose another. */
export interface PlanShift {
  readonly from: string
  readonly to: string
  /** What the old plan is worth now, for the target. */
  readonly worth: number
  readonly because: string
}
export interface SuitTable {
  readonly suit: Suit
  /** The solver's seats at this table: declarer sits South. */
  readonly seats: Readonly<Record<'north' | 'south' | 'west' | 'east', Seat>>
  readonly report: SuitOutput
  /** The hidden cards, those that are as good as one another together. */
  readonly classes: readonly Holding[]
  /** The same question for a play of one of the plans. */
  readonly question: SuitInput
  readonly shown: readonly [DefenderShown, DefenderShown]
  /** Cards played when the trick now under way began; the plans are for that moment. */
  readonly since: number
  readonly shift: PlanShift | undefined
  /** What an equal card that fell says of the one beside it, where that moves these odds. */
  readonly restricted: RestrictedChoice | undefined
  /** True where the odds lie between bounds, and the middle of them was taken. */
  readonly middling: boolean
}

/**
 * The moment the plans are for: now, or the start of a trick that declarer's side has led.
 * @param suit a trick of another suit does not matter to it; absent, every one does.
 */
export function momentOf(view: SeatView, suit?: Suit): Result<SeatView> {
  if (view.contract === undefined)
    return problem(
      'suit-table/play',
      t`There is no play yet: plans are worked out once dummy is down.`,
    )
  const play = { contract: view.contract, cards: view.cards }
  const trick = openTrick(play)
  const led = suitLed(trick)
  if (led === undefined || led !== (suit ?? led)) return ok(view)
  if (sideOf(trick.leader) !== sideOf(view.contract.declarer))
    return problem(
      'suit-table/led',
      t`The defenders have led ${strainName(led)}: the plans are worked out anew when the trick is complete.`,
    )
  return ok({ ...view, cards: view.cards.slice(0, view.cards.length - trick.cards.length) })
}

/** Which holdings West has, as a predicate for each layout. */
const layoutPredicates = (
  combination: SuitCombination,
  west: Seat,
  suit: Suit,
): readonly Predicate[] =>
  layoutsOf(combination).map((layout) =>
    countsPredicate(combination.classes, layout.west, west, suit),
  )

interface Odds {
  readonly weights: Weights
  readonly middling: boolean
}

/**
 * The odds of the lies of a suit, from declarer's chair.
 * @param taken what is taken to be so besides what is known.
 */
export function* oddsOf(
  input: KnowledgeInput & { readonly suit: Suit; readonly evidence: SuitEvidence },
  view: SeatView,
  position: Position,
  combination: SuitCombination,
  west: Seat,
  taken: readonly Predicate[] = [],
): Generator<{ readonly done: number }, Result<Odds>, void> {
  if (input.evidence === 'fresh') return ok({ weights: APRIORI, middling: false })
  const wanted = layoutPredicates(combination, west, input.suit)
  const told = yield* suitChancesOf(input, view, position, wanted, [], taken)
  if (!told.ok) return told
  const { chances, middling } = told.value
  const table = layoutsOf(combination).map((layout, i): readonly [Holding, number] => [
    layout.sample.west,
    chances[i]!,
  ])
  return ok({ weights: { kind: 'table', west: table }, middling })
}

/** Why the odds are not a fresh deal's. */
function evidenceWords(shown: SuitTable['shown'], evidence: SuitEvidence): string {
  const [west, east] = shown
  const facts = shown.flatMap(({ seat, lengths }) =>
    lengths.map(({ suit, dealt }) => t`${seatName(seat)} has shown ${suitCards(dealt, suit)}`),
  )
  const places = t`${seatName(west.seat)} has ${west.vacant} vacant ${west.vacant === 1 ? t`place` : t`places`}, ${seatName(east.seat)} ${east.vacant}`
  const said = [...facts, places].join('; ')
  return evidence === 'known' ? t`${said}; the calls and cards so far speak too.` : `${said}.`
}
const suitCards = (n: number, suit: Suit): string =>
  `${numberWord(n)} ${n === 1 ? suitSingular(suit) : strainName(suit)}`

/** Where the odds of the table choose another plan than a fresh deal's would. */
function shiftBetween(fresh: SuitReport, now: SuitReport, because: string): PlanShift | undefined {
  const old = fresh.plans[0]
  const best = now.plans[0]
  if (old === undefined || best === undefined) return undefined
  const chances: number[] = []
  for (const row of now.layouts) chances[row.index] = row.chance
  const weights = old.vector.length === 0 ? [] : Array.from(old.vector, (_, i) => chances[i] ?? 0)
  const worth = worthOf(old.vector, weights, now.goal)
  if (best.value - worth <= NEAR) return undefined
  return {
    from: old.ways[0]?.sentence ?? '',
    to: best.ways[0]?.sentence ?? '',
    worth,
    because,
  }
}

/** The solver's seats and hands at the table, as declarer sees them. */
export function seatedSuit(
  view: SeatView,
  contract: Contract,
  dummy: Hand,
  suit: Suit,
): Result<{
  readonly position: Position
  readonly seats: SuitTable['seats']
  readonly north: Holding
  readonly south: Holding
  readonly hidden: Holding
}> {
  const folded = positionFromScratch(view, view.cards.length)
  if (!folded.ok) return folded
  const { declarer } = contract
  const seats = {
    north: partner(declarer),
    south: declarer,
    west: lho(declarer),
    east: rho(declarer),
  }
  const hands: [...PartialDeal] = [undefined, undefined, undefined, undefined]
  hands[seats.south] = view.hand
  hands[seats.north] = dummy
  const left = remaining(hands, { contract, cards: view.cards })
  return ok({
    position: folded.value,
    seats,
    north: (left[seats.north]?.[suit] ?? 0) as Holding,
    south: (left[seats.south]?.[suit] ?? 0) as Holding,
    hidden: folded.value.unseen[suit],
  })
}

/** The moment, the seats and the cards that a question of a suit at the table is of. */
export interface SuitMoment {
  readonly view: SeatView
  readonly position: Position
  readonly contract: Contract
  readonly seats: SuitTable['seats']
  readonly names: HandNames
  readonly combination: SuitCombination
  /** The question without its odds. */
  readonly question: Omit<SuitInput, 'weights'>
}

/** Where the question stands; a problem where there is no plan to make, with the reason. */
export function suitMoment(input: SuitTableInput): Result<SuitMoment> {
  const moment = momentOf(input.view, input.suit)
  if (!moment.ok) return moment
  const view = moment.value
  const { contract, dummy } = view
  if (contract === undefined || dummy === undefined)
    return problem(
      'suit-table/dummy',
      t`Dummy is not down yet: plans are worked out from two hands.`,
    )
  if (view.seat !== contract.declarer)
    return problem(
      'suit-table/seat',
      t`Plans for declarer’s suits are worked out as ${seatName(contract.declarer)}, who sees dummy, would.`,
    )
  const seated = seatedSuit(view, contract, dummy, input.suit)
  if (!seated.ok) return seated
  const { position, seats, north, south, hidden } = seated.value
  if (hidden === 0)
    return problem('suit-table/seen', t`Every card of ${strainName(input.suit)} has been seen.`)
  const combination = suitCombination(north, south, hidden)
  if (!combination.ok) return combination
  const avoid: Defender | undefined =
    input.avoid === seats.west ? 'west' : input.avoid === seats.east ? 'east' : undefined
  return ok({
    view,
    position,
    contract,
    seats,
    names: {
      north: seatName(seats.north),
      south: seatName(seats.south),
      west: seatName(seats.west),
      east: seatName(seats.east),
    },
    combination: combination.value,
    question: {
      north: format(north),
      south: format(south),
      hidden: format(hidden),
      information: 'class',
      entries: UNLIMITED,
      ...(input.goal === undefined ? {} : { goal: input.goal }),
      ...(avoid === undefined ? {} : { avoid }),
    },
  })
}

/** @see SuitTableInput */
export function* plansAtTable(
  input: SuitTableInput,
): Generator<{ readonly done: number }, Result<SuitTable, Problem>, void> {
  const moment = suitMoment(input)
  if (!moment.ok) return moment
  const { view, position, seats, names, combination, question } = moment.value
  const odds = yield* oddsOf(input, view, position, combination, seats.west)
  if (!odds.ok) return odds
  const asked: SuitInput = { ...question, weights: odds.value.weights }
  const shown = [
    shownOf(position, seats.west, input.suit),
    shownOf(position, seats.east, input.suit),
  ] as const
  const vacant = { west: shown[0].vacant, east: shown[1].vacant }
  const solved = yield* solvedSuit(asked, names, input.evidence === 'fresh' ? undefined : vacant)
  if (!solved.ok) return solved
  const { report, tipping } = solved.value
  const fresh = yield* solvedSuit({ ...question, goal: report.goal, weights: APRIORI }, names)
  const restricted = yield* restrictedChoiceIn(input, view, position)
  return ok({
    suit: input.suit,
    restricted,
    seats,
    report: { ...report, tipping },
    classes: combination.classes,
    question: { ...asked, goal: report.goal },
    shown,
    since: view.cards.length,
    shift: fresh.ok
      ? shiftBetween(fresh.value.report, report, evidenceWords(shown, input.evidence))
      : undefined,
    middling: odds.value.middling,
  })
}

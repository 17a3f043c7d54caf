/**
 * The fact base of one seat over a whole board: the deal, each call through its routine, the plan at
 * the end of the auction, the review after the lead and dummy, and each trick with what it does to the
 * plan. System knowledge comes from the
 * systems of the two sides, read backwards as by everyone else at the table.
 */

import { cellsOf, isEmptyCells } from '#constraint/cells.ts'
import { all, any, type HandConstraint, not } from '#constraint/constraint.ts'
import { HAND_MEASURES } from '#constraint/measures.ts'
import { type Call, isBid, strainOf } from '#core/call.ts'
import { type Card, suitOf } from '#core/card.ts'
import { type Contract, dummyOf, openingLeader, strainOfContract } from '#core/contract.ts'
import type { PartialDeal } from '#core/deal.ts'
import { type Hand, lengths, ofCards, size } from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { remaining, tricksOf } from '#core/play.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { type BySide, lho, partner, SEATS, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { NOTRUMP, type Strain, SUITS, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Trick } from '#core/trick.ts'
import type { Way } from '#rules/meaning.ts'
import type { HandTemplate, TogetherTemplate } from '#rules/template.ts'
import { afterCall, startState, stateAfter } from '../auction/auction-state.ts'
import { ruleFor } from '../auction/choose.ts'
import { meaning } from '../auction/meaning.ts'
import type { PublicState } from '../auction/public-state.ts'
import { rulesAt, type TurnRule } from '../auction/turn-rules.ts'
import type { BiddingSystem } from '../language/system.ts'
import { ASKED_RANKS, planOfAsk } from './ask.ts'
import { atStage, emptyBase, type FactBase } from './base.ts'
import type { Stage } from './log.ts'
import { defencePlan, knownOther, playPlan, withPlan } from './plan.ts'
import type { PlanPoint } from './plan-data.ts'
import { followPlan, type PlanNow, type PlanPlay } from './plan-play.ts'
import { reviewTrick } from './play.ts'
import { deniedPromises, directPromises } from './promises.ts'
import { type CallReading, type OwnChoice, tellCall, tellHand } from './routines.ts'
import type { Statement } from './statement.ts'
import type { Trigger } from './trigger.ts'
import { reviewDummy, reviewLead } from './watch.ts'

/** A pseudo-variable and the slots of rules by which it is looked at. */
export interface VariableUse {
  readonly name: string
  readonly slots: readonly string[]
}
/** What a system brings to the fact base beside its rules. */
export interface FactSystem {
  readonly id: string
  readonly triggers: readonly Trigger[]
  readonly variables: readonly VariableUse[]
  /** What it makes of a hand, as facts. */
  readonly features: (hand: Hand) => readonly Statement[]
}

/** One step of the walk: what it was, and where its part of the log ends. */
export interface FactStep {
  readonly stage: Stage
  /** Entries of the log up to here. */
  readonly log: number
  /** The plan that stands after the step, if there is one. */
  readonly plan: readonly PlanPoint[]
  /** The points of it that have been carried out, in the play. */
  readonly done: readonly PlanPoint[]
}
export interface FactRun {
  readonly base: FactBase
  readonly steps: readonly FactStep[]
}

/** The topic of a rule: the first word of its label. It is the method the rule belongs to. */
const methodOf = (turnRule: TurnRule): string =>
  turnRule.natural ? 'natural' : turnRule.origin.label.split('/')[0]!
/** The natural defaults are nobody's knowledge in particular: they count where no other rule speaks. */
const methodsAt = (state: PublicState): readonly string[] => {
  const all = [...new Set(rulesAt(state).map(methodOf))]
  return all.length > 1 ? all.filter((method) => method !== 'natural') : all
}

const naturalSuit = (call: Call, artificial: boolean): readonly Statement[] =>
  isBid(call) && !artificial && strainOf(call) !== NOTRUMP
    ? [{ kind: 'bid-suit', suit: strainOf(call) as Suit }]
    : []

/** Cards of a rank in both hands, as rules ask for them. */
const togetherIn = (t: HandTemplate): readonly TogetherTemplate[] =>
  t.kind === 'together?'
    ? [t]
    : t.kind === 'all'
      ? t.of.flatMap((part) => togetherIn(part))
      : t.kind === 'named'
        ? togetherIn(t.is)
        : []
/**
 * A caller who counts cards of both hands has shown more to partner, who holds the other hand and
 * knows which of the numbers was true.
 */
const fromTogether = (turnRule: TurnRule | undefined, own: Hand): readonly Statement[] =>
  (turnRule === undefined ? [] : togetherIn(turnRule.origin.shows)).map(
    ({ of, min = 0, max = 4 }) => {
      const mine = HAND_MEASURES[of].value(own)
      const left = [0, 1, 2, 3, 4].filter((n) => n + mine >= min && n + mine <= max)
      return { kind: 'count', rank: ASKED_RANKS[of], of: left }
    },
  )

const exactOf = (way: Way): HandConstraint =>
  all<HandConstraint>(way.shows, ...way.denies.map((one) => not<HandConstraint>(one)))
/**
 * Whether some hand surely gets this far down the rules, past those for other calls and the earlier
 * ways to this one. Rules about single honours leave cells open that may hold no hand: there the
 * natural defaults are not believed to speak.
 */
const isReached = (way: Way, earlier: readonly Way[]): boolean => {
  const taken = earlier.map(({ shows }) => not<HandConstraint>(shows))
  return !isEmptyCells(cellsOf(all<HandConstraint>(exactOf(way), ...taken)).must)
}

/**
 * The call as the system reads it. Where a rule of the system makes the call, the natural defaults
 * below it widens what is promised only if some hand surely follows them.
 * @param own the hand of the caller's partner, when it is the observer's.
 */
export function readingAt(state: PublicState, call: Call, own?: Hand): CallReading {
  const said = meaning(state, call)
  const turnRules = rulesAt(state).filter((turnRule) => turnRule.call === call && !turnRule.natural)
  const isRule = ({ rule }: Way): boolean => turnRules.some((turnRule) => turnRule.rule.id === rule)
  const ways =
    said.source === 'system'
      ? said.ways.filter((way, i) => isRule(way) || isReached(way, said.ways.slice(0, i)))
      : said.ways
  const shows = ways.map((way) => way.shows)
  const direct: HandConstraint =
    said.ways.length === 0 ? said.direct : shows.length === 1 ? shows[0]! : any(...shows)
  const exact: HandConstraint =
    said.ways.length === 0 ? said.exact : any<HandConstraint>(...ways.map(exactOf))
  return {
    rules: ways.map((way) => way.rule),
    methods: methodsAt(state),
    direct: [
      ...directPromises(direct),
      ...(own === undefined ? [] : fromTogether(turnRules[0], own)),
      ...naturalSuit(call, said.artificial),
    ],
    indirect: deniedPromises(direct, ways[0]?.denies ?? [], exact),
    asks: said.message,
    opens: state.opener === undefined && isBid(call),
  }
}

const choiceAt = (state: PublicState, hand: Hand, uses: readonly VariableUse[]): OwnChoice => {
  const { call, rule, origin } = ruleFor(state, hand)
  const text = JSON.stringify([origin.when, origin.call, origin.shows])
  return {
    call,
    rule: rule.id,
    reads: uses
      .filter(({ slots }) => slots.some((slot) => text.includes(`"${slot}"`)))
      .map((u) => u.name),
  }
}

/** The plan for the play as the observer sees it now; dummy has none. */
function planOf(
  base: FactBase,
  view: SeatView,
  declarer: Seat,
  strain: Strain,
  dummy: Hand | undefined,
): readonly PlanPoint[] {
  if (view.seat === partner(declarer)) return []
  if (view.seat === declarer) return playPlan(knownOther(base, view.hand, dummy), strain)
  const led = dummy === undefined ? undefined : view.cards[0]
  const isMine = view.seat === lho(declarer)
  return isMine
    ? defencePlan(base, view.hand, strain, led)
    : defencePlan(base, view.hand, strain, undefined, led)
}

/** The same, step by step: yields the number of calls read so far after each. */
export function* walkFactBase(
  view: SeatView,
  sides: BySide<BiddingSystem>,
  system: FactSystem,
): Generator<number, Result<FactRun, Problem>, void> {
  const cards = size(view.hand)
  if (cards !== 13) return problem('factbase/hand', t`A hand has 13 cards; this one has ${cards}.`)
  const calls = view.calls.map(({ call }) => call)
  const lawful = stateAfter(sides, view.dealer, view.vulnerability, calls)
  if (!lawful.ok) return lawful

  const steps: FactStep[] = []
  let plan: readonly PlanPoint[] = []
  let done: readonly PlanPoint[] = []
  let base = tellHand(emptyBase(view.seat, system.triggers), view.hand, system.features(view.hand))
  const step = (): void => {
    steps.push({ stage: base.stage, log: base.log.length, plan, done })
  }
  step()
  let state = startState(sides, view.dealer, view.vulnerability)
  for (const [at, call] of calls.entries()) {
    const { seat } = state
    const mine = seat === view.seat
    const ask = mine ? planOfAsk(state, call, view.hand) : undefined
    base = tellCall(base, {
      at,
      seat,
      call,
      reading: readingAt(state, call, seat === partner(view.seat) ? view.hand : undefined),
      ...(mine ? { own: choiceAt(state, view.hand, system.variables) } : {}),
    })
    if (ask) {
      base = withPlan(base, undefined, ask)
      plan = ask
    }
    step()
    state = afterCall(state, call)
    yield at + 1
  }
  const { contract } = view
  if (contract === undefined) return ok({ base, steps })
  const strain = strainOfContract(contract)
  base = atStage(base, { kind: 'end' })
  plan = planOf(base, view, contract.declarer, strain, undefined)
  base = withPlan(base, undefined, plan)
  step()
  const led = view.cards[0]
  if (led === undefined) return ok({ base, steps })
  const leader = openingLeader(contract)
  if (leader !== view.seat) {
    base = reviewLead(base, leader, led)
    step()
  }
  const dummy = dummyOf(contract)
  if (view.dummy === undefined || dummy === view.seat) return ok({ base, steps })
  base = reviewDummy(base, dummy, view.dummy, view.hand)
  const revised = planOf(base, view, contract.declarer, strain, view.dummy)
  const before = ledAsPlanned(plan, leader === view.seat ? led : undefined)
  base = withPlan(base, before.open, revised)
  plan = revised
  done = before.done
  step()

  const seen = [
    { seat: dummy, hand: view.dummy },
    { seat: view.seat, hand: view.hand },
  ]
  const tricks = tricksOf({ contract, cards: view.cards })
  for (const [i, trick] of tricks.entries()) {
    if (i === 0 && trick.cards.length === 1) break
    const soFar = tricks.slice(0, i + 1)
    base = reviewTrick(base, soFar, strain, seen)
    if (trick.cards.length === 4) {
      const followed = followPlan(base, { open: plan, done }, playNow(view, contract, soFar))
      base = followed.base
      plan = followed.plan.open
      done = followed.plan.done
    }
    step()
  }
  return ok({ base, steps })
}

/** The lead that was planned is carried out once it is made, and an ace that was led is played. */
const ledAsPlanned = (plan: readonly PlanPoint[], led: Card | undefined): PlanNow => {
  const isMade = (point: PlanPoint): boolean =>
    led !== undefined &&
    ((point.kind === 'lead' && point.suit === suitOf(led)) ||
      (point.kind === 'win' && point.card === led))
  return { open: plan.filter((point) => !isMade(point)), done: plan.filter(isMade) }
}

/** What a planner has to play with after these tricks, the last of them whole. */
function playNow(view: SeatView, contract: Contract, tricks: readonly Trick[]): PlanPlay {
  const cards = tricks.flatMap((trick) => trick.cards)
  const isDeclarer = view.seat === contract.declarer
  const dealt = SEATS.map((seat) =>
    seat === view.seat
      ? view.hand
      : isDeclarer && seat === dummyOf(contract)
        ? view.dummy
        : undefined,
  ) as unknown as PartialDeal
  const left = remaining(dealt, { contract, cards })
  const gone = lengths(ofCards(cards))
  const out = SUITS.map(
    (suit) => left.reduce((n, one) => n - (one ? length(one[suit]) : 0), 13) - gone[suit],
  )
  return { strain: strainOfContract(contract), tricks, left, out }
}

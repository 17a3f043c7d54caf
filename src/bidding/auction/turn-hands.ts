/**
 * The hands of a turn, rule by rule: how many each takes in its place, and some of them. Counted over
 * the whole pack, among the hands that the seat's own earlier calls leave.
 */
import {
  andCells,
  andNot,
  type CellSet,
  cellsOf,
  emptyCells,
  fullCells,
} from '#constraint/cells.ts'
import { type CellWeights, packWeights } from '#constraint/cells-weights.ts'
import type { Call } from '#core/call.ts'
import { EMPTY_HAND, FULL_HAND, type Hand } from '#core/hand.ts'
import { invariant } from '#core/result.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { SEATS } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import { statesBefore } from './auction-state.ts'
import { callFor, ruleFor } from './choose.ts'
import { countHands } from './hand-counter.ts'
import { type CallHandModel, handModelSteps } from './hand-models.ts'
import { appliedOf, givenFor, IN, type Reading, turnOf } from './hand-tests.ts'
import type { PublicState } from './public-state.ts'
import { readCall } from './reading.ts'
import { handSampler } from './sample-hand.ts'
import { rulesAt, type TurnRule } from './turn-rules.ts'

/** What the seat to call has shown by its own calls. */
interface Told {
  readonly readings: readonly Reading[]
  /** Cells with some hand left. */
  readonly cells: CellSet
}
function* toldSteps(state: PublicState): Generator<void, Told, void> {
  const { seat, auction, vulnerability, sides } = state
  // Nothing was told by a seat that has not called.
  if (auction.calls.length < SEATS.length) return { readings: [], cells: fullCells() }
  const calls = auction.calls.map((call: Call) => ({ call }))
  const view = auctionView(seat, EMPTY_HAND, auction.dealer, vulnerability, calls)
  const read = yield* reporting(handModelSteps(view, sides, 'cells'), () => undefined)
  invariant(read.ok, 'the calls of a state are lawful')
  const states = statesBefore(state)
  const own = read.value.calls.filter((one: CallHandModel) => one.seat === seat)
  return {
    readings: own.map((one) => appliedOf(states[one.index]!, one)),
    cells: own.length === 0 ? fullCells() : read.value.cells[seat]!.may,
  }
}

export interface RuleShares {
  /** Hands that the seat may hold before the call. */
  readonly before: number
  /** Of them, by the place of the rule in `rulesAt`: those whose call it makes. They add up. */
  readonly rules: readonly number[]
}
/**
 * Tells every hand that the seat may hold: its cell, the place in `rulesAt` of the rule whose call it makes, and how
 * many hands are alike.
 * @param weights hands by cell, those of the whole pack unless fewer cells are asked for.
 * @yields the share that is done, 0 to 1.
 */
export function* turnCountSteps(
  state: PublicState,
  tell: (cell: number, rule: number, hands: number) => void,
  weights: Readonly<CellWeights> = packWeights(),
): Generator<number, void, void> {
  const told = yield* reporting(toldSteps(state), () => 0)
  yield* countHands({
    known: EMPTY_HAND,
    unseen: FULL_HAND,
    weights,
    before: told.readings,
    asked: [turnOf(state)],
    tell: (cell, [rule = 0], hands) => tell(cell, rule, hands),
  })
}
/**
 * Counts exactly the hands that each rule of the turn takes in its place.
 * @yields the share that is done, 0 to 1.
 */
export function* ruleShareSteps(state: PublicState): Generator<number, RuleShares, void> {
  const rules = rulesAt(state).map(() => 0)
  let before = 0
  yield* turnCountSteps(state, (_, rule, hands) => {
    before += hands
    rules[rule] = rules[rule]! + hands
  })
  return { before, rules }
}

/** Hands tried between two yields. */
const TRIED_A_STEP = 200
/** Hands tried before the search gives up. */
const MOST_TRIED = 60_000

/** Which hands are drawn, and how long it is tried; else any hand, and {@link MOST_TRIED} times. */
export interface DrawOptions {
  readonly within?: CellSet
  readonly tries?: number
}
/** Whether the seat can hold the hand: its earlier calls are the hand's. */
export type CanHold = (hand: Hand) => boolean

export interface DrawnHands {
  /** Every hand as likely as another; fewer than wanted where such hands are too rare to be met. */
  readonly hands: readonly Hand[]
  readonly canHold: CanHold
}
/** Draws hands of these cells until enough of them are kept, all of them such as the seat can hold. */
function* keptSteps(
  { readings, cells }: Told,
  may: CellSet,
  keeps: (hand: Hand) => boolean,
  { wanted, tries, seed }: { readonly wanted: number; readonly tries: number; readonly seed: Seed },
): Generator<readonly Hand[], DrawnHands, void> {
  const hands: Hand[] = []
  const canHold: CanHold = (hand) => readings.every((reading) => givenFor(reading, hand) === IN)
  const draw = handSampler(andCells(cells, may), packWeights(), EMPTY_HAND, FULL_HAND)
  const rng = rngOf(seed)
  for (let tried = 1; draw !== undefined && hands.length < wanted && tried <= tries; tried++) {
    const hand = draw(rng)
    if (keeps(hand) && canHold(hand)) hands.push(hand)
    if (tried % TRIED_A_STEP === 0) yield [...hands]
  }
  return { hands, canHold }
}
/** What the seat has told, and meanwhile no hands. */
function* toldFirst(state: PublicState): Generator<readonly Hand[], Told, void> {
  return yield* reporting(toldSteps(state), () => [])
}
/**
 * Draws hands that follow a rule of the turn.
 * @param seed the same seed draws the same hands.
 * @yields the hands found so far.
 */
export function* ruleHandSteps(
  state: PublicState,
  turnRule: TurnRule,
  wanted: number,
  seed: Seed,
  { within = fullCells(), tries = MOST_TRIED }: DrawOptions = {},
): Generator<readonly Hand[], DrawnHands, void> {
  const told = yield* toldFirst(state)
  let may = andCells(within, cellsOf(turnRule.rule.shows).may)
  for (const { rule } of rulesAt(state)) {
    if (rule === turnRule.rule) break
    may = andNot(may, cellsOf(rule.shows).must)
  }
  const follows = (hand: Hand): boolean => ruleFor(state, hand).rule === turnRule.rule
  return yield* keptSteps(told, may, follows, { wanted, tries, seed })
}
/**
 * Draws hands that make a call, by whatever rule.
 * @param seed the same seed draws the same hands.
 * @yields the hands found so far.
 */
export function* callHandSteps(
  state: PublicState,
  call: Call,
  wanted: number,
  seed: Seed,
  { within = fullCells(), tries = MOST_TRIED }: DrawOptions = {},
): Generator<readonly Hand[], DrawnHands, void> {
  const told = yield* toldFirst(state)
  const read = readCall(rulesAt(state), call)
  const may = read === undefined ? emptyCells() : andCells(within, read.exact.may)
  const makes = (hand: Hand): boolean => callFor(state, hand) === call
  return yield* keptSteps(told, may, makes, { wanted, tries, seed })
}
/**
 * Draws hands of the seat to call, whatever they call.
 * @param seed the same seed draws the same hands.
 * @yields the hands found so far.
 */
export function* turnHandSteps(
  state: PublicState,
  wanted: number,
  seed: Seed,
): Generator<readonly Hand[], DrawnHands, void> {
  const told = yield* toldFirst(state)
  return yield* keptSteps(told, fullCells(), () => true, { wanted, tries: MOST_TRIED, seed })
}

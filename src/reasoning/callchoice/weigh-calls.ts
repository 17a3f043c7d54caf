/**
 * Calls compared at a turn: each is bid out by everybody's rules on layouts in which every hidden hand makes its own
 * calls, and scored with all cards open against the first of them.
 */
import { afterCall } from '#bidding/auction/auction-state.ts'
import { turnOfHand } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { type AuctionReplay, replaySteps } from '#bidding/auction/replay.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import type { Choosing } from '#cardplay/weigh-cards.ts'
import { gainOver, type Scoring } from '#cardplay/worth.ts'
import { type Bid, type Call, isBid } from '#core/call.ts'
import type { Contract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { type BySide, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { type CallOutcome, endOf, type LayoutTricks, outcomeOf, tricksOn } from './outcome.ts'

/** The turn at which calls are compared. */
export interface TurnToWeigh {
  /** Of the seat that calls next. */
  readonly view: SeatView
  readonly sides: BySide<BiddingSystem>
  readonly scoring: Scoring
  /** With the view it decides the layouts drawn: the same seed and view, the same figures. */
  readonly seed: Seed
}

/** A call held against the first. */
export interface WeighedCall {
  readonly call: Call
  /** Layouts it was weighed over; fewer where it soon fell behind. */
  readonly layouts: number
  /** How much it gains over the first call on the mean, in the unit of the scoring, and the error of that. */
  readonly gain: number
  readonly error: number
  /** What came of it, layout by layout: of a call that is made in place of the system's, and of that one. */
  readonly outcomes?: readonly CallOutcome[]
}

/** Draws for the layouts; where none fits, as many for each weaker reading of the calls. */
const TRIES = 30_000
/** Fewer layouts than this do not speak for another call. */
export const FEWEST = 6
/** What counts as a small gain, by scoring: a third of an IMP, a hundredth of a board and a half, ten points. */
export const MARGIN: Readonly<Record<Scoring, number>> = { imps: 0.3, matchpoints: 1.5, total: 10 }
/**
 * Layouts that agree do not rule out one that does not: one more is thought of, this many margins off the mean.
 */
const UNSEEN = 6

/** A call under way: the contracts that it led to, and what it gained in each. */
export interface Candidate {
  readonly call: Call
  readonly after: PublicState
  readonly ends: (Contract | undefined)[]
  readonly gains: number[]
}

export function figuresOf({ call, gains }: Candidate, scoring: Scoring): WeighedCall {
  const layouts = gains.length
  const gain = gains.reduce((sum, one) => sum + one, 0) / layouts
  const unseen = (UNSEEN * MARGIN[scoring]) ** 2
  const squares = gains.reduce((sum, one) => sum + (one - gain) ** 2, unseen)
  return { call, layouts, gain, error: Math.sqrt(squares / layouts / Math.max(1, layouts - 1)) }
}

export const candidateOf = (state: PublicState, call: Call): Candidate => ({
  ...{ call, after: afterCall(state, call), ends: [], gains: [] },
})

const isSame = (a: Contract | undefined, b: Contract | undefined): boolean =>
  a?.bid === b?.bid && a?.doubled === b?.doubled && a?.declarer === b?.declarer

/** The turn, and layouts that fit what its seat has heard. */
export interface Weighing {
  readonly kernel: Kernel
  readonly question: TurnToWeigh
  readonly tricks: LayoutTricks
  readonly layouts: readonly Deal[]
  /** The last bid at the turn; `undefined` before the first. */
  readonly standing: Bid | undefined
  /** The seats whose calls the layouts were held to. */
  readonly heldTo: AuctionReplay['heldTo']
}

/**
 * Draws the layouts.
 * @param deals how many are drawn at most.
 * @returns `undefined` where too few fit the auction: then nothing can be said.
 */
export function* weighing(
  kernel: Kernel,
  question: TurnToWeigh,
  deals: number,
): Choosing<Weighing | undefined> {
  const { view, sides, seed } = question
  yield { share: 0 }
  const drawing = replaySteps(view, sides, { deals, tries: TRIES, fallback: true, seed })
  const drawn = yield* reporting(drawing, () => ({ share: 0 }))
  if (!drawn.ok || drawn.value.heldTo === 'none' || drawn.value.deals.length < FEWEST)
    return undefined
  const { deals: layouts, heldTo } = drawn.value
  const standing = view.calls.map(({ call }) => call).findLast(isBid)
  return { ...{ kernel, question, layouts, heldTo, standing }, tricks: tricksOn(layouts) }
}

/** What comes of the contract on the layout, for the side of the caller. */
export const cameOf = (
  { question: { view }, tricks, standing }: Weighing,
  at: number,
  contract: Contract | undefined,
): CallOutcome =>
  outcomeOf(contract, tricks.of(at, contract), sideOf(view.seat), view.vulnerability, standing)

/**
 * Bids the candidates out on the layouts up to a number, and scores each against the first.
 * @returns positions looked at.
 */
export function* weighOn(
  weighed: Weighing,
  first: Candidate,
  others: readonly Candidate[],
  upTo: number,
): Choosing<number> {
  const { kernel, question, tricks, layouts } = weighed
  const from = first.ends.length
  const share = from / layouts.length
  for (let at = from; at < upTo; at++) {
    for (const one of [first, ...others]) one.ends.push(endOf(one.after, layouts[at]!))
    yield { share }
  }
  // Only what tells them apart is solved.
  const wanted = others.flatMap(({ ends }) =>
    ends.flatMap((end, at) =>
      at < from || isSame(end, first.ends[at])
        ? []
        : [[at, end] as const, [at, first.ends[at]] as const],
    ),
  )
  const spent = yield* reporting(tricks.find(kernel, wanted), () => ({ share }))
  for (const { ends, gains } of others)
    for (let at = from; at < upTo; at++) {
      const [end, other] = [ends[at], first.ends[at]]
      gains.push(
        isSame(end, other)
          ? 0
          : gainOver(
              cameOf(weighed, at, end).points,
              cameOf(weighed, at, other).points,
              question.scoring,
            ),
      )
    }
  return spent
}

/** Layouts after which progress is told. */
const SLICE = 6

/** Calls held against the first of them. */
export interface CallsWeighed {
  /** In the order of the calls; all over the same layouts. */
  readonly weighed: readonly WeighedCall[]
  /** By call: the contract that it led to most often; `undefined` where the board was mostly passed out. */
  readonly usual: readonly (Contract | undefined)[]
  readonly heldTo: AuctionReplay['heldTo']
}
/**
 * Holds calls against the first of them over as many layouts as fit, at most `deals`.
 * @param calls lawful at this turn.
 * @yields every few milliseconds of work.
 * @returns `undefined` where too few layouts fit; a problem when it is not the seat's turn, the auction is not lawful,
 * or the hand is not whole.
 */
export function* weighCalls(
  kernel: Kernel,
  question: TurnToWeigh,
  calls: readonly [Call, ...Call[]],
  deals: number,
): Choosing<Result<CallsWeighed | undefined, Problem>> {
  const found = turnOfHand(question.view, question.sides)
  if (!found.ok) return found
  const made = yield* weighing(kernel, question, deals)
  if (made === undefined) return ok(undefined)
  const [first, ...others] = calls.map((call) => candidateOf(found.value, call)) as [
    Candidate,
    ...Candidate[],
  ]
  const layouts = made.layouts.length
  while (first.ends.length < layouts)
    yield* weighOn(made, first, others, Math.min(layouts, first.ends.length + SLICE))
  const weighed = [
    { call: first.call, layouts, gain: 0, error: 0 },
    ...others.map((one) => figuresOf(one, question.scoring)),
  ]
  const usual = [first, ...others].map(({ ends }) => usualOf(ends))
  return ok({ weighed, usual, heldTo: made.heldTo })
}

/** The contract that comes most often, the first of several. */
function usualOf(ends: readonly (Contract | undefined)[]): Contract | undefined {
  const often = (one: Contract | undefined): number =>
    ends.reduce((sum, end) => sum + (isSame(end, one) ? 1 : 0), 0)
  return ends.reduce((a, b) => (often(b) > often(a) ? b : a), ends[0])
}

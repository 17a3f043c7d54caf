/**
 * The call of a robot that looks ahead: at a critical turn a few candidates are bid out by everybody's rules on
 * layouts in which every hidden hand makes its own calls, and compared with the system's call with all cards
 * open. Another call is made only where it gains more than its error.
 */
import { afterCall } from '#bidding/auction/auction-state.ts'
import { ruleFor, turnOfHand } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { type AuctionReplay, replaySteps } from '#bidding/auction/replay.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import type { Speed } from '#cardplay/budgets.ts'
import type { Choosing } from '#cardplay/weigh-cards.ts'
import { gainOver, type Scoring } from '#cardplay/worth.ts'
import type { Call } from '#core/call.ts'
import type { Contract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { type BySide, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { candidateCalls } from './candidate-calls.ts'
import { isCritical } from './critical-turn.ts'
import { type CallOutcome, endOf, type LayoutTricks, outcomeOf, tricksOn } from './outcome.ts'

export interface SearchQuestion {
  /** Of the seat that calls next. */
  readonly view: SeatView
  readonly sides: BySide<BiddingSystem>
  readonly scoring: Scoring
  readonly speed: Speed
  /** With the view it decides the layouts drawn: the same seed and view, the same call. */
  readonly seed: Seed
}

/** A candidate beside the system's call. */
export interface WeighedCall {
  readonly call: Call
  /** Layouts it was weighed over; fewer where it soon fell behind. */
  readonly layouts: number
  /** How much it gains over the system's call on the mean, in the unit of the scoring, and the error of that. */
  readonly gain: number
  readonly error: number
  /** What came of it, layout by layout: of a call that is made in place of the system's, and of that one. */
  readonly outcomes?: readonly CallOutcome[]
}

export interface SearchedCall {
  readonly call: Call
  /** What the system calls. */
  readonly system: Call
  /** Every candidate, the system's call first; none where nothing was weighed. */
  readonly weighed: readonly WeighedCall[]
  /** The layouts, in the order of the outcomes. */
  readonly layouts: readonly Deal[]
  /** The seats whose calls the layouts were held to. */
  readonly heldTo?: AuctionReplay['heldTo']
}

/** How much a robot thinks about a call, in layouts and double-dummy positions. */
interface CallBudget {
  /** Layouts after which candidates that have fallen behind go, and one that is far ahead is taken; all at the last. */
  readonly stages: readonly number[]
  /** Positions after which no further stage is begun: freak deals can take minutes. */
  readonly positions: number
}
const BUDGETS: Readonly<Record<Speed, CallBudget>> = {
  instant: { stages: [4, 8, 12], positions: 400_000 },
  normal: { stages: [4, 8, 16, 24], positions: 1_200_000 },
  careful: { stages: [4, 8, 16, 32, 60], positions: 6_000_000 },
}
/** Fewer layouts than this do not speak for another call. */
const FEWEST = 6
/** Draws for the layouts; where none fits, as many for each weaker reading of the calls. */
const TRIES = 30_000
/** What counts as a small gain, by scoring: a third of an IMP, a hundredth of a board and a half, ten points. */
const MARGIN: Readonly<Record<Scoring, number>> = { imps: 0.3, matchpoints: 1.5, total: 10 }
/**
 * Layouts that agree do not rule out one that does not: one more is thought of, this many margins off the mean.
 */
const UNSEEN = 6

/** A candidate whose mean and so many errors are below the margin goes. */
const HOPE = 0.8
/** One whose mean less so many errors is above it is taken at once, where no other is left. */
const CLEAR = 2.5

/** A call under way: the contracts that it led to, and what it gained in each. */
interface Candidate {
  readonly call: Call
  readonly after: PublicState
  readonly ends: (Contract | undefined)[]
  readonly gains: number[]
}

function figuresOf({ call, gains }: Candidate, scoring: Scoring): WeighedCall {
  const layouts = gains.length
  const gain = gains.reduce((sum, one) => sum + one, 0) / layouts
  const unseen = (UNSEEN * MARGIN[scoring]) ** 2
  const squares = gains.reduce((sum, one) => sum + (one - gain) ** 2, unseen)
  return { call, layouts, gain, error: Math.sqrt(squares / layouts / Math.max(1, layouts - 1)) }
}

const isSame = (a: Contract | undefined, b: Contract | undefined): boolean =>
  a?.bid === b?.bid && a?.doubled === b?.doubled && a?.declarer === b?.declarer

/** The turn that is searched, and the layouts. */
interface Search {
  readonly kernel: Kernel
  readonly question: SearchQuestion
  readonly tricks: LayoutTricks
  readonly layouts: readonly Deal[]
}

/** What comes of the contract on the layout, for the side of the caller. */
const cameOf = (
  { question: { view }, tricks }: Search,
  at: number,
  contract: Contract | undefined,
): CallOutcome =>
  outcomeOf(contract, tricks.of(at, contract), sideOf(view.seat), view.vulnerability)

/**
 * Bids the candidates out on the layouts of a stage, and scores each against the system's call.
 * @returns positions looked at.
 */
function* stage(
  search: Search,
  system: Candidate,
  live: readonly Candidate[],
  upTo: number,
): Choosing<number> {
  const { kernel, question, tricks, layouts } = search
  const from = system.ends.length
  const share = from / layouts.length
  for (let at = from; at < upTo; at++) {
    for (const one of [system, ...live]) one.ends.push(endOf(one.after, layouts[at]!))
    yield { share }
  }
  // Only what tells them apart is solved.
  const wanted = live.flatMap(({ ends }) =>
    ends.flatMap((end, at) =>
      at < from || isSame(end, system.ends[at])
        ? []
        : [[at, end] as const, [at, system.ends[at]] as const],
    ),
  )
  const spent = yield* reporting(tricks.find(kernel, wanted), () => ({ share }))
  for (const { ends, gains } of live)
    for (let at = from; at < upTo; at++) {
      const [end, other] = [ends[at], system.ends[at]]
      gains.push(
        isSame(end, other)
          ? 0
          : gainOver(
              cameOf(search, at, end).points,
              cameOf(search, at, other).points,
              question.scoring,
            ),
      )
    }
  return spent
}

/** The candidates weighed stage by stage, the system's call first. */
function* weigh(
  search: Search,
  candidates: readonly Candidate[],
): Choosing<readonly WeighedCall[]> {
  const { question, layouts } = search
  const { scoring, speed } = question
  const [system, ...others] = candidates as readonly [Candidate, ...Candidate[]]
  let live: readonly Candidate[] = others
  const { stages, positions } = BUDGETS[speed]
  let spent = 0
  for (const until of stages) {
    const upTo = Math.min(until, layouts.length)
    const seen = system.ends.length
    if (upTo <= seen || (seen >= FEWEST && spent > positions)) break
    spent += yield* stage(search, system, live, upTo)
    live = live.filter((one) => {
      const { gain, error } = figuresOf(one, scoring)
      return gain + HOPE * error > MARGIN[scoring]
    })
    const [one, another] = live
    if (one === undefined) break
    const { gain, error } = figuresOf(one, scoring)
    if (another === undefined && upTo >= FEWEST && gain - CLEAR * error > MARGIN[scoring]) break
  }
  const layoutsSeen = system.ends.length
  return [
    { call: system.call, layouts: layoutsSeen, gain: 0, error: 0 },
    ...others.map((one) => figuresOf(one, scoring)),
  ]
}

/** The candidate that gains most of those that gain more than their error by the margin. */
function best(weighed: readonly WeighedCall[], scoring: Scoring): WeighedCall | undefined {
  const [system, ...others] = weighed as readonly [WeighedCall, ...WeighedCall[]]
  if (system.layouts < FEWEST) return undefined
  const sure = others.filter(
    ({ gain, error, layouts }) => layouts === system.layouts && gain - error > MARGIN[scoring],
  )
  return sure.toSorted((a, b) => b.gain - a.gain)[0]
}

/** What came of the two calls on every layout they were weighed over. */
function* told(
  search: Search,
  candidates: readonly Candidate[],
  weighed: readonly WeighedCall[],
  calls: readonly Call[],
): Choosing<readonly WeighedCall[]> {
  const { kernel, tricks } = search
  const two = candidates.filter(({ call }) => calls.includes(call))
  const wanted = two.flatMap(({ ends }) => ends.map((end, at) => [at, end] as const))
  yield* reporting(tricks.find(kernel, wanted), () => ({ share: 1 }))
  return weighed.map((one) => {
    const ends = two.find(({ call }) => call === one.call)?.ends
    return ends === undefined
      ? one
      : { ...one, outcomes: ends.map((end, at) => cameOf(search, at, end)) }
  })
}

/**
 * Chooses a call.
 * @yields every few milliseconds of work; whoever wants no answer any more stops asking.
 * @returns a problem when it is not the seat's turn, the auction is not lawful, or the hand is not whole.
 */
export function* searchCall(
  kernel: Kernel,
  question: SearchQuestion,
): Choosing<Result<SearchedCall, Problem>> {
  const { view, sides, scoring, speed, seed } = question
  const found = turnOfHand(view, sides)
  if (!found.ok) return found
  const state = found.value
  const turnRule = ruleFor(state, view.hand)
  const system = turnRule.call
  const plain: SearchedCall = { call: system, system, weighed: [], layouts: [] }
  if (!isCritical(state, view.hand, turnRule)) return ok(plain)
  const calls = candidateCalls(state, view.hand, system)
  if (calls.length < 2) return ok(plain)
  yield { share: 0 }
  const deals = BUDGETS[speed].stages.at(-1)!
  const drawing = replaySteps(view, sides, {
    ...{ deals, tries: TRIES, fallback: true },
    seed,
  })
  const drawn = yield* reporting(drawing, () => ({ share: 0 }))
  // No deal fits: nothing can be said against the system's call.
  if (!drawn.ok || drawn.value.heldTo === 'none' || drawn.value.deals.length < FEWEST)
    return ok(plain)
  const { deals: layouts, heldTo } = drawn.value
  const search: Search = { kernel, question, layouts, tricks: tricksOn(layouts) }
  const candidates = calls.map(
    (call): Candidate => ({ call, after: afterCall(state, call), ends: [], gains: [] }),
  )
  const weighed = yield* weigh(search, candidates)
  const other = best(weighed, scoring)
  if (other === undefined) return ok({ ...plain, weighed, layouts, heldTo })
  const both = yield* told(search, candidates, weighed, [system, other.call])
  return ok({ call: other.call, system, weighed: both, layouts, heldTo })
}

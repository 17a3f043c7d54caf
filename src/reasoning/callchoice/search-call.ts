/**
 * The call of a robot that looks ahead: at a critical turn a few candidates are bid out by everybody's rules on
 * layouts in which every hidden hand makes its own calls, and compared with the system's call with all cards
 * open. Another call is made only where it gains more than its error.
 */
import { ruleFor, turnOfHand } from '#bidding/auction/choose.ts'
import type { AuctionReplay } from '#bidding/auction/replay.ts'
import type { Speed } from '#cardplay/budgets.ts'
import type { Choosing } from '#cardplay/weigh-cards.ts'
import type { Scoring } from '#cardplay/worth.ts'
import { type Call, DOUBLE } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { reporting } from '#core/steps.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { candidateCalls } from './candidate-calls.ts'
import { isCritical } from './critical-turn.ts'
import {
  type Candidate,
  cameOf,
  candidateOf,
  FEWEST,
  figuresOf,
  MARGIN,
  type TurnToWeigh,
  type WeighedCall,
  type Weighing,
  weighing,
  weighOn,
} from './weigh-calls.ts'

/** A turn, and how long a robot thinks about it. */
export interface SearchQuestion extends TurnToWeigh {
  readonly speed: Speed
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
/** A candidate whose mean and so many errors are below the margin goes. */
const HOPE = 0.8
/** One whose mean less so many errors is above it is taken at once, where no other is left. */
const CLEAR = 2.5

/**
 * Margins that a double needs in place of one, about two IMPs: with all cards open the defence never errs, and a
 * double tells the declarer where the cards are, which is worth half a trick to him.
 */
const DOUBLE_MARGINS = 6
const needs = (call: Call, scoring: Scoring): number =>
  MARGIN[scoring] * (call === DOUBLE ? DOUBLE_MARGINS : 1)

/** Whether a call gains what it needs and so many of its errors besides. */
export const isSurelyBetter = (
  { call, gain, error }: WeighedCall,
  scoring: Scoring,
  errors = 1,
): boolean => gain - errors * error > needs(call, scoring)

/** The candidates weighed stage by stage, the system's call first. */
function* weigh(
  search: Weighing,
  { scoring, speed }: SearchQuestion,
  candidates: readonly Candidate[],
): Choosing<readonly WeighedCall[]> {
  const { layouts } = search
  const [system, ...others] = candidates as readonly [Candidate, ...Candidate[]]
  let live: readonly Candidate[] = others
  const { stages, positions } = BUDGETS[speed]
  let spent = 0
  for (const until of stages) {
    const upTo = Math.min(until, layouts.length)
    const seen = system.ends.length
    if (upTo <= seen || (seen >= FEWEST && spent > positions)) break
    spent += yield* weighOn(search, system, live, upTo)
    live = live.filter((one) => isSurelyBetter(figuresOf(one, scoring), scoring, -HOPE))
    const [one, another] = live
    if (one === undefined) break
    const clear = isSurelyBetter(figuresOf(one, scoring), scoring, CLEAR)
    if (another === undefined && upTo >= FEWEST && clear) break
  }
  const layoutsSeen = system.ends.length
  return [
    { call: system.call, layouts: layoutsSeen, gain: 0, error: 0 },
    ...others.map((one) => figuresOf(one, scoring)),
  ]
}

/** The candidate that gains most of those that are surely better. */
function best(weighed: readonly WeighedCall[], scoring: Scoring): WeighedCall | undefined {
  const [system, ...others] = weighed as readonly [WeighedCall, ...WeighedCall[]]
  if (system.layouts < FEWEST) return undefined
  const sure = others.filter(
    (one) => one.layouts === system.layouts && isSurelyBetter(one, scoring),
  )
  return sure.toSorted((a, b) => b.gain - a.gain)[0]
}

/** What came of the two calls on every layout they were weighed over. */
function* told(
  search: Weighing,
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
  const { view, sides, scoring, speed } = question
  const found = turnOfHand(view, sides)
  if (!found.ok) return found
  const state = found.value
  const turnRule = ruleFor(state, view.hand)
  const system = turnRule.call
  const plain: SearchedCall = { call: system, system, weighed: [], layouts: [] }
  if (!isCritical(state, view.hand, turnRule)) return ok(plain)
  const calls = candidateCalls(state, view.hand, system)
  if (calls.length < 2) return ok(plain)
  const search = yield* weighing(kernel, question, BUDGETS[speed].stages.at(-1)!)
  // No deal fits: nothing can be said against the system's call.
  if (search === undefined) return ok(plain)
  const { layouts, heldTo } = search
  const candidates = calls.map((call) => candidateOf(state, call))
  const weighed = yield* weigh(search, question, candidates)
  const other = best(weighed, scoring)
  if (other === undefined) return ok({ ...plain, weighed, layouts, heldTo })
  const both = yield* told(search, candidates, weighed, [system, other.call])
  return ok({ call: other.call, system, weighed: both, layouts, heldTo })
}

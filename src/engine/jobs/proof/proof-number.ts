/**
 * The proof of a length or of the points of a closed hand: why the law gives its least and its most,
 * and what each call and card made of the number expected.
 */
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { reporting } from '#core/steps.ts'
import type { Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import {
  claimWords,
  drawnNote,
  endsStep,
  type Mean,
  meanStart,
  meanStep,
} from '#explain/knowledge/proof-words.ts'
import { whyLength, whyPoints } from '#explain/knowledge/why-bound.ts'
import type { HandsClaim, Proof, ProofSoFar, ProofStep } from '#explain/proof.ts'
import { likelyRange } from '#reasoning/answer/account.ts'
import { keptBounds } from '#reasoning/answer/figures-now.ts'
import { actionsIn, isPromise } from '#reasoning/inference/inference.ts'
import { becauseLength, becausePoints, evidenceOf } from '#reasoning/law/because.ts'
import type { LawfulRange } from '#reasoning/law/changes.ts'
import { shownBeliefs } from '#reasoning/posterior/approximate.ts'
import { type Shown, spreadOf } from '#reasoning/posterior/figures.ts'
import { lengthWeight, type Posterior, pointsWeight } from '#reasoning/posterior/posterior.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import { DRAWS } from '../knowledge/knowledge-input.ts'
import { actByAct, byAct, type Measured, type Moves, type ProofCase } from './proof-acts.ts'

type NumberClaim = Extract<HandsClaim, { readonly kind: 'number' }>

/** Expected numbers closer than this are one. */
const SAME = 5e-3

type Weights = (n: number) => number
const weightsOf = (p: Posterior, seat: Seat, what: Suit | 'hcp'): Weights =>
  what === 'hcp'
    ? (n) => pointsWeight(p, seat, n)
    : (n) => (n > 13 ? 0 : lengthWeight(p, seat, what, n))

const MOST_POINTS = 40
/** The mean of 0..40 so weighed; `undefined` where nothing has weight. */
function meanOf(weight: Weights): number | undefined {
  let sum = 0
  let total = 0
  for (let n = 0; n <= MOST_POINTS; n++) {
    sum += n * weight(n)
    total += weight(n)
  }
  return total === 0 ? undefined : sum / total
}
/**
 * The least and the most that the mean can be when each weight lies between two. It is least where
 * small numbers weigh as much as they can and great ones as little, from some number on.
 */
export function meansBetween(least: Weights, most: Weights): Mean | undefined {
  let low: number | undefined
  let high: number | undefined
  for (let from = 0; from <= MOST_POINTS + 1; from++) {
    const down = meanOf((n) => (n < from ? most(n) : least(n)))
    const up = meanOf((n) => (n < from ? least(n) : most(n)))
    if (down !== undefined) low = Math.min(low ?? down, down)
    if (up !== undefined) high = Math.max(high ?? up, up)
  }
  return low === undefined || high === undefined ? undefined : { mean: low, upTo: high }
}
/** Standard errors to either side of a mean: nineteen such intervals in twenty hold it. */
const ERRORS = 1.96
/** The mean of a sample with its interval. */
export function meanDrawn(weight: Weights, independent: number): Mean | undefined {
  const mean = meanOf(weight)
  const squares = meanOf((n) => n * weight(n)) ?? 0
  if (mean === undefined) return undefined
  // By weight n the mean of n is the mean of its square over the mean.
  const error = ERRORS * Math.sqrt(Math.max(0, squares * mean - mean * mean) / independent)
  return { mean: Math.max(0, mean - error), upTo: mean + error }
}
function expectedOf(weighed: Shown, seat: Seat, what: Suit | 'hcp'): Mean | undefined {
  if (weighed.kind === 'between')
    return meansBetween(weightsOf(weighed.least, seat, what), weightsOf(weighed.most, seat, what))
  const weights = weightsOf(weighed.posterior, seat, what)
  if (weighed.kind === 'drawn') return meanDrawn(weights, weighed.independent)
  const mean = meanOf(weights)
  return mean === undefined ? undefined : { mean }
}
/** An expected number, and the least range that holds nine layouts in ten. */
interface Expected extends Mean {
  readonly range: LawfulRange
}
const isSame = (a: Expected, b: Expected): boolean =>
  a.range.lo === b.range.lo &&
  a.range.hi === b.range.hi &&
  Math.abs(a.mean - b.mean) <= SAME &&
  Math.abs((a.upTo ?? a.mean) - (b.upTo ?? b.mean)) <= SAME

const NO_RANGE: LawfulRange = { lo: 0, hi: MOST_POINTS }
type End = keyof LawfulRange
/** How far an act moved an end, in or out: who calls a long suit moves both of them up. */
const movedBy = (end: End, was: LawfulRange, now: LawfulRange): number =>
  Math.abs(now[end] - was[end])

/**
 * Which acts give a range its two ends: of each end the one that moved it most, and where later acts moved it
 * on, the last of these. An act that gives both is named once.
 */
function endSteps(
  start: LawfulRange,
  moves: Moves<Expected>['moves'],
  { view }: ProofCase,
  what: Suit | 'hcp',
): readonly ProofStep[] {
  const told = moves.flatMap(({ one, value }, i) => {
    const before = moves.slice(0, i).findLast((move) => move.value !== undefined)?.value
    return value === undefined ? [] : [{ one, was: before?.range ?? start, now: value.range }]
  })
  const last = told.at(-1)?.now ?? start
  const named = new Map<(typeof told)[number], Set<End>>()
  const name = (move: (typeof told)[number] | undefined, end: End) => {
    if (move !== undefined) named.set(move, (named.get(move) ?? new Set()).add(end))
  }
  for (const end of ['lo', 'hi'] as const) {
    const most = Math.max(0, ...told.map(({ was, now }) => movedBy(end, was, now)))
    if (most === 0) continue
    const giver = told.find(({ was, now }) => movedBy(end, was, now) === most)
    name(giver, end)
    if (giver?.now[end] !== last[end])
      name(
        told.findLast(({ was, now }) => was[end] !== now[end]),
        end,
      )
  }
  return told.flatMap((move) => {
    const ends = named.get(move)
    return ends === undefined
      ? []
      : [
          endsStep(
            byAct(move.one, view),
            {
              ...(ends.has('lo') ? { lo: move.now.lo } : {}),
              ...(ends.has('hi') ? { hi: move.now.hi } : {}),
            },
            what,
          ),
        ]
  })
}

/** Why the bounds are what they are: one step when the number is exact, else one for each end. */
function boundSteps(
  { seat, what }: NumberClaim,
  { view }: ProofCase,
): Result<readonly ProofStep[], Problem> {
  const evidence = evidenceOf(view, view.cards.length)
  if (!evidence.ok) return evidence
  if (what === 'hcp') {
    const lo = becausePoints(evidence.value, seat, 'lo')
    const hi = becausePoints(evidence.value, seat, 'hi')
    return lo.ok ? (hi.ok ? ok(whyPoints(lo.value, hi.value)) : hi) : lo
  }
  const lo = becauseLength(evidence.value, seat, what, 'lo')
  const hi = becauseLength(evidence.value, seat, what, 'hi')
  return lo.ok ? (hi.ok ? ok(whyLength(lo.value, hi.value)) : hi) : lo
}

/** The acts that give the range its ends, the bounds by law, then the number expected, act by act. */
export function* proofOfNumber(
  claim: NumberClaim,
  at: ProofCase,
): Generator<ProofSoFar, Result<Proof, Problem>, void> {
  const { seat, what } = claim
  const bounds = boundSteps(claim, at)
  if (!bounds.ok) return bounds
  const proofWith = (start: Expected | undefined, { moves, drawn }: Moves<Expected>): Proof => ({
    claim: claimWords(claim, at.position.seats),
    steps: [
      ...(start === undefined ? [] : endSteps(start.range, moves, at, what)),
      ...bounds.value,
      ...(start === undefined || at.acts.length === 0
        ? []
        : [
            {
              text: t`The number expected, call by call and card by card`,
              events: [],
              steps: [
                meanStart(start, what),
                ...moves.map(({ one, value }) => meanStep(byAct(one, at.view), value, what)),
                ...(moves.length === 0 ? [{ text: t`No act moves it.`, events: [] }] : []),
              ],
            },
          ]),
    ],
    notes: drawn > 0 ? [drawnNote(drawn)] : [],
  })
  const nothing: Moves<Expected> = { moves: [], drawn: 0, share: 0 }
  if (at.acts.length === 0) return ok(proofWith(undefined, nothing))
  yield { share: 0, proof: proofWith(undefined, nothing) }
  const promises = new Set(at.acts.filter(isPromise).flatMap(actionsIn))
  function* measure(actions: readonly Likelihood[]): Generator<number, Measured<Expected>, void> {
    const promised = actions.filter((one) => promises.has(one))
    const options = { draws: DRAWS }
    const { beliefs, agreed } = yield* shownBeliefs(at.position, actions, [], options, promised)
    const { weighed } = beliefs
    const mean = expectedOf(weighed, seat, what)
    const spread = spreadOf(weighed, what === 'hcp' ? MOST_POINTS : 13, (p, n) =>
      weightsOf(p, seat, what)(n),
    )
    const kept = promised.length === 0 ? undefined : keptBounds(agreed.weighed, seat)
    const range = spread && likelyRange(spread, what === 'hcp' ? kept?.hcp : kept?.suits[what])
    return {
      value: mean && range && { ...mean, range },
      drawn: weighed.kind === 'drawn' ? weighed.posterior.total : 0,
    }
  }
  const law = yield* reporting(measure([]), () => ({
    share: 0,
    proof: proofWith(undefined, nothing),
  }))
  const start = law.value ?? { mean: 0, range: NO_RANGE }
  const last = yield* reporting(actByAct(at, start, measure, isSame), (told) => ({
    share: told.share,
    proof: proofWith(start, told),
  }))
  return ok(proofWith(start, last))
}

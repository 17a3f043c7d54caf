/**
 * The proof of a length or of the points of a closed hand: why the law gives its least and its most,
 * and what each call and card made of the number expected.
 */
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import {
  claimWords,
  drawnNote,
  type Mean,
  meanStart,
  meanStep,
} from '#explain/knowledge/proof-words.ts'
import { whyLength, whyPoints } from '#explain/knowledge/why-bound.ts'
import type { HandsClaim, Proof, ProofSoFar, ProofStep } from '#explain/proof.ts'
import { becauseLength, becausePoints, evidenceOf } from '#reasoning/law/because.ts'
import { shownBeliefs } from '#reasoning/posterior/approximate.ts'
import type { Shown } from '#reasoning/posterior/figures.ts'
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
const isSame = (a: Mean, b: Mean): boolean =>
  Math.abs(a.mean - b.mean) <= SAME && Math.abs((a.upTo ?? a.mean) - (b.upTo ?? b.mean)) <= SAME

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

/** The bounds at once, then the number expected, act by act. */
export function* proofOfNumber(
  claim: NumberClaim,
  at: ProofCase,
): Generator<ProofSoFar, Result<Proof, Problem>, void> {
  const { seat, what } = claim
  const bounds = boundSteps(claim, at)
  if (!bounds.ok) return bounds
  const proofWith = (start: Mean | undefined, { moves, drawn }: Moves<Mean>): Proof => ({
    claim: claimWords(claim, at.position.seats),
    steps: [
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
  const nothing: Moves<Mean> = { moves: [], drawn: 0, share: 0 }
  if (at.acts.length === 0) return ok(proofWith(undefined, nothing))
  yield { share: 0, proof: proofWith(undefined, nothing) }
  function* measure(actions: readonly Likelihood[]): Generator<number, Measured<Mean>, void> {
    const { beliefs } = yield* shownBeliefs(at.position, actions, [], { draws: DRAWS })
    const { weighed } = beliefs
    return {
      value: expectedOf(weighed, seat, what),
      drawn: weighed.kind === 'drawn' ? weighed.posterior.total : 0,
    }
  }
  const first = measure([])
  let law = first.next()
  while (law.done !== true) {
    yield { share: 0, proof: proofWith(undefined, nothing) }
    law = first.next()
  }
  const start = law.value.value ?? { mean: 0 }
  const steps = actByAct(at, start, measure, isSame)
  let step = steps.next()
  while (step.done !== true) {
    yield { share: step.value.share, proof: proofWith(start, step.value) }
    step = steps.next()
  }
  return ok(proofWith(start, step.value))
}

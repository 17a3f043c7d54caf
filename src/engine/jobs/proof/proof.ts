/** The proof of anything that a panel claims, of closed hands or of a call: one question, one tree of steps. */
import { ok, type Problem, type Result } from '#core/result.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { claimWords, drawnNote, placedStep } from '#explain/knowledge/proof-words.ts'
import {
  type CallClaim,
  type HandsClaim,
  isCallClaim,
  type Proof,
  type ProofSoFar,
} from '#explain/proof.ts'
import { actionsIn } from '#reasoning/inference/inference.ts'
import { livingActions } from '#reasoning/posterior/weighing.ts'
import { defineJob, type Job } from '../../job.ts'
import type { TurnInput } from '../bidding/turn.ts'
import type { KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { placedHonours } from './placed-honours.ts'
import { caseOf, type ProofCase, standing } from './proof-acts.ts'
import { proofOfChance } from './proof-chance.ts'
import { proofOfChange, proofOfWhyNot } from './proof-change.ts'
import { proofOfCount } from './proof-count.ts'
import { proofOfHands } from './proof-hands.ts'
import { proofOfNumber } from './proof-number.ts'
import { proofOfOpening } from './proof-opening.ts'
import { proofOfPattern } from './proof-pattern.ts'
import { proofOfFreshSuitLayout, proofOfSuitLayouts } from './proof-suit-layouts.ts'

/** What the cards, the calls and the agreements say of the closed hands. */
export interface HandsProofInput extends KnowledgeInput {
  readonly of: HandsClaim
}
/** What the rules say of a call. The view is of who counts the hands, or of the seat whose call it is. */
export interface CallProofInput extends TurnInput {
  readonly of: CallClaim
}
export type ProofInput = HandsProofInput | CallProofInput

const asksOfCall = (input: ProofInput): input is CallProofInput => isCallClaim(input.of)

type Proving = Generator<ProofSoFar, Result<Proof, Problem>, void>

/** The ways for the honours of a suit that lies so, likeliest first, each with a proof of its own. */
function* proofOfHonours(
  claim: Extract<HandsClaim, { readonly kind: 'honours' }>,
  { position, acts }: ProofCase,
): Proving {
  const { suit, lengths } = claim
  const empty: Proof = { claim: claimWords(claim, position.seats), steps: [], notes: [] }
  const actions = livingActions(position, acts.flatMap(actionsIn))
  const { honours, rows, drawn } = yield* reporting(
    placedHonours(position, actions, claim),
    (told) => ({ share: told, proof: empty }),
  )
  if (honours.length === 0) return ok({ ...empty, notes: [t`No honour of the suit is missing.`] })
  if (rows.length === 0)
    return ok({ ...empty, notes: [t`If all is as agreed, the suit does not lie so.`] })
  return ok({
    ...empty,
    steps: rows.map((row) => placedStep(position.seats, suit, lengths, row)),
    notes: drawn === undefined ? [] : [drawnNote(drawn)],
  })
}

function* proofOfCall({ of, ...turn }: CallProofInput): Proving {
  switch (of.kind) {
    case 'hands':
      return yield* proofOfHands(of, turn)
    case 'why-not':
      return yield* proofOfWhyNot(of, turn)
    case 'change':
      return yield* proofOfChange(of.call, turn)
  }
}

function* proofOfClosed(input: HandsProofInput): Proving {
  const found = caseOf(input)
  if (!found.ok) return found
  const { of } = input
  const claim = claimWords(of, found.value.position.seats)
  const begun: ProofSoFar = { share: 0, proof: { claim, steps: [], notes: [] } }
  const at = yield* reporting(standing(found.value), () => begun)
  switch (of.kind) {
    case 'number':
      return yield* proofOfNumber(of, at)
    case 'honours':
      return yield* proofOfHonours(of, at)
    case 'layouts':
    case 'vacant':
    case 'before':
      return yield* proofOfCount(of, at)
    case 'opening':
      return yield* proofOfOpening(of, at)
    case 'lies':
      return yield* proofOfSuitLayouts(of, at)
    case 'lie':
      return of.fresh ? proofOfFreshSuitLayout(of, at) : yield* proofOfChance(of, at)
    case 'pattern':
      return yield* proofOfPattern(of, at)
    default:
      return yield* proofOfChance(of, at)
  }
}

/**
 * What is found early comes as progress and is not taken back: of closed hands the steps by law, then
 * what the agreements make of them.
 * @returns a problem when the claim is not in question at the moment of the view.
 */
export const proofJob: Job<ProofInput, ProofSoFar, Result<Proof, Problem>> = function* (input) {
  return yield* asksOfCall(input) ? proofOfCall(input) : proofOfClosed(input)
}

export const job = defineJob({
  name: 'proof',
  family: 'knowledge',
  weight: 'heavy',
  systems: ['systems'],
  run: proofJob,
})
declare module '../../registry.ts' {
  interface JobsByName {
    proof: typeof proofJob
  }
}

/** The proof of anything that a panel claims, of closed hands or of a call: one question, one tree of steps. */
import { ok, type Problem, type Result } from '#core/result.ts'
import { claimWords, drawnNote, placedStep } from '#explain/knowledge/proof-words.ts'
import {
  type CallClaim,
  type HandsClaim,
  isCallClaim,
  type Proof,
  type ProofSoFar,
} from '#explain/proof.ts'
import { actionsIn } from '#knowledge/inference/inference.ts'
import { livingActions } from '#knowledge/posterior/weighing.ts'
import type { Job } from '../../job.ts'
import type { TurnInput } from '../bidding/turn.ts'
import type { KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { placedHonours } from './placed-honours.ts'
import { caseOf, type ProofCase } from './proof-acts.ts'
import { proofOfChance } from './proof-chance.ts'
import { proofOfChange, proofOfWhyNot } from './proof-change.ts'
import { proofOfCount } from './proof-count.ts'
import { proofOfHands } from './proof-hands.ts'
import { proofOfFreshLie, proofOfLies } from './proof-lies.ts'
import { proofOfNumber } from './proof-number.ts'
import { proofOfOpening } from './proof-opening.ts'
import { proofOfPattern } from './proof-pattern.ts'

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
  const placing = placedHonours(position, actions, claim)
  let step = placing.next()
  while (step.done !== true) {
    yield { share: step.value, proof: empty }
    step = placing.next()
  }
  const { honours, rows, drawn } = step.value
  if (honours.length === 0) return ok({ ...empty, notes: ['No honour of the suit is missing.'] })
  if (rows.length === 0)
    return ok({ ...empty, notes: ['If all is as agreed, the suit does not lie so.'] })
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
  const at = caseOf(input)
  if (!at.ok) return at
  const { of } = input
  switch (of.kind) {
    case 'number':
      return yield* proofOfNumber(of, at.value)
    case 'honours':
      return yield* proofOfHonours(of, at.value)
    case 'layouts':
    case 'vacant':
    case 'before':
      return yield* proofOfCount(of, at.value)
    case 'opening':
      return yield* proofOfOpening(of, at.value)
    case 'lies':
      return yield* proofOfLies(of, at.value)
    case 'lie':
      return of.fresh ? proofOfFreshLie(of, at.value) : yield* proofOfChance(of, at.value)
    case 'pattern':
      return yield* proofOfPattern(of, at.value)
    default:
      return yield* proofOfChance(of, at.value)
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

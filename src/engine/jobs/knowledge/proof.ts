/** The proof of anything that the panels on hidden hands claim: one question, one tree of steps. */
import { ok, type Problem, type Result } from '#core/result.ts'
import { claimWords, drawnNote, placedStep } from '#explain/knowledge/proof-words.ts'
import type { HandsClaim, Proof, ProofSoFar } from '#explain/proof.ts'
import { actionsIn } from '#knowledge/inference/inference.ts'
import { livingActions } from '#knowledge/posterior/weighing.ts'
import type { Job } from '../../job.ts'
import type { KnowledgeInput } from './knowledge-input.ts'
import { placedHonours } from './placed-honours.ts'
import { caseOf, type ProofCase } from './proof-acts.ts'
import { proofOfChance } from './proof-chance.ts'
import { proofOfCount } from './proof-count.ts'
import { proofOfFreshLie, proofOfLies } from './proof-lies.ts'
import { proofOfNumber } from './proof-number.ts'
import { proofOfOpening } from './proof-opening.ts'
import { proofOfPattern } from './proof-pattern.ts'

export interface ProofInput extends KnowledgeInput {
  readonly of: HandsClaim
}

/** The ways for the honours of a suit that lies so, likeliest first, each with a proof of its own. */
function* proofOfHonours(
  claim: Extract<HandsClaim, { readonly kind: 'honours' }>,
  { position, acts }: ProofCase,
): Generator<ProofSoFar, Result<Proof, Problem>, void> {
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

/**
 * Steps by law come first, as progress; what the agreements make of them follows.
 * @returns a problem when the claim is not in question at the moment of the view.
 */
export const proofJob: Job<ProofInput, ProofSoFar, Result<Proof, Problem>> = function* (input) {
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

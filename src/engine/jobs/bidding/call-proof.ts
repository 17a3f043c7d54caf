/** The proof of anything that the panels claim of a call: one question, one tree of steps. */
import type { Problem, Result } from '#core/result.ts'
import type { CallClaim, Proof, ProofSoFar } from '#explain/proof.ts'
import type { Job } from '../../job.ts'
import { proofOfChange, proofOfWhyNot } from './proof-change.ts'
import { proofOfHands } from './proof-hands.ts'
import type { TurnInput } from './turn.ts'

/** The view is that of who counts the hands, or of the seat whose call it is. */
export interface CallProofInput extends TurnInput {
  readonly of: CallClaim
}

/** What is found early comes as progress, and is not taken back. */
export const callProof: Job<CallProofInput, ProofSoFar, Result<Proof, Problem>> = function* ({
  of,
  ...turn
}) {
  switch (of.kind) {
    case 'hands':
      return yield* proofOfHands(of, turn)
    case 'why-not':
      return yield* proofOfWhyNot(turn)
    case 'change':
      return yield* proofOfChange(of.call, turn)
  }
}

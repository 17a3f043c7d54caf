/** Every claim of the 1967 paper decided over all hands, under one reading. */
import type { DecideProgress } from '#census/propositions/decide.ts'
import { propositions as decideAll, type Propositions } from '#census/propositions/propositions.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import type { Job } from '../../job.ts'

export interface PropositionsInput {
  readonly reading: ReadingName
}

/** @see PropositionsInput */
export const propositions: Job<PropositionsInput, DecideProgress, Propositions> = function* ({
  reading,
}) {
  return yield* decideAll({ reading: READINGS[reading] })
}

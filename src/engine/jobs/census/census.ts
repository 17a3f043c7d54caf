/** Every hand counted by what OPENBID opens it with, under one reading. */
import { type CensusProgress, openbidCensus } from '#census/openbid-census.ts'
import { type CensusTables, censusTables } from '#census/tables.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import type { Job } from '../../job.ts'

export interface CensusInput {
  readonly reading: ReadingName
}

/** @see CensusInput */
export const census: Job<CensusInput, CensusProgress, CensusTables> = function* ({ reading }) {
  return censusTables(yield* openbidCensus(READINGS[reading]))
}

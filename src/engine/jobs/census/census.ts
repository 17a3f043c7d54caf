/** Every hand counted under one reading of OPENBID: by what it opens, or to decide the claims of the 1967 paper. */
import { type CensusProgress, openbidCensus } from '#census/openbid-census.ts'
import type { DecideProgress } from '#census/propositions/decide.ts'
import { type Propositions, propositions } from '#census/propositions/propositions.ts'
import { type CensusTables, censusTables } from '#census/tables.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { type AskedJob, defineJob } from '../../job.ts'

interface Asked {
  readonly ask: 'tables' | 'propositions'
  readonly reading: ReadingName
}
interface Progresses {
  readonly tables: CensusProgress
  readonly propositions: DecideProgress
}
interface Answers {
  readonly tables: CensusTables
  readonly propositions: Propositions
}

const census: AskedJob<Asked, Progresses, Answers> = function* ({ ask, reading: name }) {
  const reading = READINGS[name]
  return ask === 'tables'
    ? censusTables(yield* openbidCensus(reading))
    : yield* propositions({ reading })
}

export const job = defineJob({ name: 'census', family: 'census', weight: 'heavy', run: census })
declare module '../../registry.ts' {
  interface JobsByName {
    census: typeof census
  }
}

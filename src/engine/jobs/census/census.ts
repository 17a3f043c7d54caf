/** Every hand counted under one reading of OPENBID: by what it opens, or to decide the claims of the 1967 paper. */

import { oneCondition } from '#bidding/text/one-condition.ts'
import { type CensusProgress, openbidCensus } from '#census/openbid-census.ts'
import { type OwnVerdict, ownClaim } from '#census/own-claim.ts'
import { APPENDIX_6_ROWS } from '#census/propositions/data/appendices.ts'
import { APPENDIX_3_ROWS } from '#census/propositions/data/appendix-3.ts'
import { BOOK } from '#census/propositions/data/book.ts'
import type { DecideProgress } from '#census/propositions/decide.ts'
import { checkExamples, type ExampleVerdict } from '#census/propositions/examples.ts'
import { type Propositions, propositions } from '#census/propositions/propositions.ts'
import { type CensusTables, censusTables } from '#census/tables.ts'
import { PLAYING_TRICK_ROWS } from '#constraint/playing-tricks.ts'
import type { Call } from '#core/call.ts'
import { type Problem, problem, type Result } from '#core/result.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { type AskedJob, defineJob } from '../../job.ts'

type Asked =
  | { readonly ask: 'tables' | 'propositions'; readonly reading: ReadingName }
  /** What the paper prints: its example hands and its tables. Nothing is counted. */
  | { readonly ask: 'paper' }
  /** A claim of one's own: every hand that is so opens with the call. */
  | {
      readonly ask: 'claim'
      readonly reading: ReadingName
      /** A line in the words of the language of systems. */
      readonly conditions: string
      readonly call: Call
    }
export interface Paper {
  readonly examples: readonly ExampleVerdict[]
  /** Top honours, and the printed tricks by length from the shortest suit that holds them. */
  readonly tricks: typeof APPENDIX_3_ROWS
  /** The same as the procedure has them since the one correction. */
  readonly corrected: readonly (readonly number[])[]
  /** Shape, and the least and the most that TOTALPTS adds to HCP. */
  readonly totals: typeof APPENDIX_6_ROWS
}
interface Progresses {
  readonly paper: never
  readonly claim: DecideProgress
  readonly tables: CensusProgress
  readonly propositions: DecideProgress
}
interface Answers {
  readonly paper: Paper
  /** A problem stands at a column of the line, from 1, where it is the line's. */
  readonly claim: Result<OwnVerdict, Problem>
  readonly tables: CensusTables
  readonly propositions: Propositions
}

const census: AskedJob<Asked, Progresses, Answers> = function* (asked) {
  if (asked.ask === 'paper')
    return {
      examples: checkExamples(BOOK),
      tricks: APPENDIX_3_ROWS,
      corrected: PLAYING_TRICK_ROWS.map(({ tricks }) => tricks),
      totals: APPENDIX_6_ROWS,
    }
  const reading = READINGS[asked.reading]
  if (asked.ask === 'claim') {
    const read = oneCondition(asked.conditions)
    if (read.ok) return yield* ownClaim({ when: read.value, call: asked.call, reading })
    const { message, line, column } = read.error
    return problem('claim/conditions', message, { line, column })
  }
  return asked.ask === 'tables'
    ? censusTables(yield* openbidCensus(reading))
    : yield* propositions({ reading })
}

export const job = defineJob({ name: 'census', family: 'census', weight: 'heavy', run: census })
declare module '../../registry.ts' {
  interface JobsByName {
    census: typeof census
  }
}

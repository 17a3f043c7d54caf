/** What an opening shows under a strategy; what OPENBID computes for a hand that is to be opened. */
import type { Problem, Result } from '#core/result.ts'
import { type AskedJob, type ByAsk, defineJob } from '../../job.ts'
import {
  featuresOf,
  type OpeningFeaturesInput,
  type OpeningFeaturesOutput,
} from './opening-features.ts'
import {
  meaningOf,
  type OpeningMeaningInput,
  type OpeningMeaningOutput,
} from './opening-meaning.ts'

type Asked =
  | ({ readonly ask: 'meaning' } & OpeningMeaningInput)
  | ({ readonly ask: 'features' } & OpeningFeaturesInput)
interface Answers {
  readonly meaning: Result<OpeningMeaningOutput, Problem>
  readonly features: OpeningFeaturesOutput
}

// biome-ignore lint/correctness/useYield: the one step ends with the answer.
const opening: AskedJob<Asked, ByAsk<Asked, never>, Answers> = function* (asked) {
  return asked.ask === 'meaning' ? meaningOf(asked) : featuresOf(asked)
}

export const job = defineJob({
  name: 'opening',
  family: 'openings',
  weight: 'quick',
  systems: ['system'],
  run: opening,
})
declare module '../../registry.ts' {
  interface JobsByName {
    opening: typeof opening
  }
}

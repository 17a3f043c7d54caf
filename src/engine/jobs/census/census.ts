/**
 * Every hand counted: by what OPENBID opens under a reading, by the calls that survive a strategy, or to decide claims,
 * those of the 1967 paper and one's own.
 */

import { oneCondition } from '#bidding/text/one-condition.ts'
import { type Audit, type AuditProgress, audit } from '#census/audit.ts'
import { type CensusProgress, openbidCensus } from '#census/openbid-census.ts'
import { type OwnVerdict, ownClaim } from '#census/own-claim.ts'
import { type ProgramEffect, programChange } from '#census/program-change.ts'
import {
  type EditableClaim,
  editableClaims,
  type LeafOfHand,
  leavesOf,
} from '#census/propositions/at-hand.ts'
import { APPENDIX_6_ROWS } from '#census/propositions/data/appendices.ts'
import { APPENDIX_3_ROWS } from '#census/propositions/data/appendix-3.ts'
import { BOOK } from '#census/propositions/data/book.ts'
import type { DecideProgress } from '#census/propositions/decide.ts'
import { checkExamples, type ExampleVerdict } from '#census/propositions/examples.ts'
import { type Propositions, propositions } from '#census/propositions/propositions.ts'
import { type CensusTables, censusTables } from '#census/tables.ts'
import { PLAYING_TRICK_ROWS } from '#constraint/playing-tricks.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { type Problem, problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { SHAPES } from '#core/shape.ts'
import { reporting } from '#core/steps.ts'
import type { AnswerTurn, Strategy } from '#core/strategy.ts'
import {
  changedProgram,
  type ProgramChange,
  type ProgramNumber,
  programNumbers,
  programSections,
} from '#systems/schenken-1967/changed.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import { type AskedJob, defineJob } from '../../job.ts'
import { type SystemClaimInput, systemClaim } from './system-claim.ts'

type Asked =
  | { readonly ask: 'tables' | 'propositions'; readonly reading: ReadingName }
  /** What the paper prints: its example hands and its tables. Nothing is counted. */
  | { readonly ask: 'paper' }
  /** A claim of one's own: every hand that is so opens with the call, by OPENBID or by a system. */
  | ({ readonly ask: 'claim' } & (ProcedureClaim | SystemClaimInput))
  /** Which claims have another verdict, and which hands open otherwise, when the program is changed so. */
  | {
      readonly ask: 'change'
      readonly reading: ReadingName
      readonly changes: readonly ProgramChange[]
    }
  /** Where a hand stands in the paper's case analysis. */
  | { readonly ask: 'leaves'; readonly hand: Hand }
  /** The paper's claims of calls, by their ids, as lines to be edited. */
  | { readonly ask: 'editable' }
  | ({ readonly ask: 'strategy' } & StrategyAsked)
interface ProcedureClaim {
  readonly reading: ReadingName
  readonly system?: never
  /** Decided by the program so changed. */
  readonly changes?: readonly ProgramChange[]
  /** A line in the words of the language of systems. */
  readonly conditions: string
  /** One of these every hand that is so is claimed to open. */
  readonly calls: readonly Call[]
}
/** Which sets of calls survive a strategy, how often and where. */
interface StrategyAsked {
  readonly strategy: Strategy
  /** The opening that is answered; absent where the hand opens. */
  readonly turn?: AnswerTurn | undefined
  /** Decides the examples and nothing else. */
  readonly seed: Seed
}
export interface Paper {
  readonly examples: readonly ExampleVerdict[]
  /** Top honours, and the printed tricks by length from the shortest suit that holds them. */
  readonly tricks: typeof APPENDIX_3_ROWS
  /** The same as the procedure has them since the one correction. */
  readonly corrected: readonly (readonly number[])[]
  /** Shape, and the least and the most that TOTALPTS adds to HCP. */
  readonly totals: typeof APPENDIX_6_ROWS
  /** The numbers that the program tests hands by, in executed order. */
  readonly numbers: readonly ProgramNumber[]
  /** Its sections and their rules: `12`, `12d`. */
  readonly sections: readonly string[]
}
interface Progresses {
  readonly paper: never
  readonly leaves: never
  readonly editable: never
  /** The share that is done. */
  readonly claim: number
  readonly change: number
  readonly strategy: AuditProgress
  readonly tables: CensusProgress
  readonly propositions: DecideProgress
}
interface Answers {
  readonly paper: Paper
  /** A problem stands at a column of the line, from 1, where it is the line's. */
  readonly claim: Result<OwnVerdict, Problem>
  readonly change: Result<ProgramEffect, Problem>
  readonly leaves: readonly LeafOfHand[]
  readonly editable: ReadonlyMap<string, EditableClaim>
  readonly strategy: Audit
  readonly tables: CensusTables
  readonly propositions: Propositions
}

function* procedureClaim({
  reading,
  changes = [],
  conditions,
  calls,
}: ProcedureClaim): Generator<number, Answers['claim'], void> {
  const read = oneCondition(conditions)
  if (!read.ok) {
    const { message, line, column } = read.error
    return problem('claim/conditions', message, { line, column })
  }
  const of = READINGS[reading]
  const system = changedProgram(openbidSystem(of), changes)
  const deciding = ownClaim({ when: read.value, calls, reading: of, system })
  return yield* reporting(deciding, ({ shapes }) => shapes / SHAPES.length)
}

const census: AskedJob<Asked, Progresses, Answers> = function* (asked) {
  if (asked.ask === 'paper')
    return {
      examples: checkExamples(BOOK),
      tricks: APPENDIX_3_ROWS,
      corrected: PLAYING_TRICK_ROWS.map(({ tricks }) => tricks),
      totals: APPENDIX_6_ROWS,
      numbers: programNumbers(openbidSystem()),
      sections: programSections(openbidSystem()),
    }
  if (asked.ask === 'leaves') return leavesOf(asked.hand)
  if (asked.ask === 'editable') return editableClaims()
  if (asked.ask === 'change') return yield* programChange(asked.reading, asked.changes)
  if (asked.ask === 'strategy')
    return yield* audit(asked.strategy, asked.seed, { turn: asked.turn })
  if (asked.ask === 'claim')
    return yield* asked.system === undefined ? procedureClaim(asked) : systemClaim(asked)
  const reading = READINGS[asked.reading]
  return asked.ask === 'tables'
    ? censusTables(yield* openbidCensus(reading))
    : yield* propositions({ reading })
}

export const job = defineJob({
  name: 'census',
  family: 'census',
  weight: 'heavy',
  systems: ['system'],
  run: census,
})
declare module '../../registry.ts' {
  interface JobsByName {
    census: typeof census
  }
}

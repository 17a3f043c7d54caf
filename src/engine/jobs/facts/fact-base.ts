/**
 * BRIBIP's fact base through one seat's eyes: every fact, the log in order by steps, the cues and
 * the plans. The data of the panel *Fact base*.
 */
import type { Fact } from '#bidding/factbase/fact.ts'
import type { LogEvent, Stage } from '#bidding/factbase/log.ts'
import type { PlanPoint } from '#bidding/factbase/plan-data.ts'
import { walkFactBase } from '#bidding/factbase/run.ts'
import type { Cue } from '#bidding/factbase/watch-data.ts'
import type { Phrase } from '#constraint/phrase.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import {
  becauseWords,
  cueWords,
  factWords,
  logWords,
  planReason,
  planWords,
  stageWords,
} from '#explain/call/fact-words.ts'
import { bidderOf } from '#systems/bidder.ts'
import { type EssexFeatures, features } from '#systems/essex-acol/features.ts'
import { defineJob, type Job } from '../../job.ts'

export interface FactBaseInput {
  /** Whose eyes. The hand must be whole. */
  readonly view: SeatView
  /** What North–South and East–West play. */
  readonly systems: SystemRefs
}

/** One entry of the log. */
export interface FactLine {
  readonly event: LogEvent
  readonly words: Phrase
}
/** A fact with its words and its reason in words. */
export interface FactRow extends Fact {
  readonly words: Phrase
  readonly reason: string
}
/** A cue in words: `the ace of clubs: then North has no clubs`. */
export interface CueRow extends Cue {
  readonly words: Phrase
}
/** A point of a plan with its words, and why it stands there. */
export interface PlanRow {
  readonly point: PlanPoint
  readonly words: Phrase
  readonly reason: string
  /** Carried out in the play. */
  readonly done: boolean
}
/** One step of the board: the deal, a call, the end of the auction, the lead, dummy, a trick. */
export interface FactBaseStep {
  readonly stage: Stage
  readonly title: string
  /** What was done in this step, in order. */
  readonly lines: readonly FactLine[]
  /** The plan that stands after it, what is done of it first; empty when there is none. */
  readonly plan: readonly PlanRow[]
}
export interface FactBaseOutput {
  readonly observer: Seat
  /** What the program looks at in the hand of the observer. */
  readonly features: EssexFeatures
  /** All facts of both data bases, in order of adding, with their status at the end. */
  readonly facts: readonly FactRow[]
  /** The watch list, each cue with its status at the end. */
  readonly cues: readonly CueRow[]
  readonly steps: readonly FactBaseStep[]
}

export interface FactBaseProgress {
  /** Calls told so far. */
  readonly calls: number
}

/**
 * A problem when the auction is not lawful, the hand is not of thirteen cards, or a system is
 * unknown to us.
 * @see FactBaseInput
 */
export const factBase: Job<
  FactBaseInput,
  FactBaseProgress,
  Result<FactBaseOutput, Problem>
> = function* ({ view, systems }) {
  const bidder = bidderOf(systems)
  if (!bidder.ok) return bidder
  const { sides, facts } = bidder.value
  if (facts === undefined)
    return problem('factbase/none', t`Neither side plays a system that keeps a fact base.`)
  const walk = walkFactBase(view, sides, facts)
  let next = walk.next()
  for (; !next.done; next = walk.next()) yield { calls: next.value }
  const run = next.value
  if (!run.ok) return run
  const { base, steps } = run.value
  const triggers = new Map(base.triggers.map(({ id, label }) => [id, label]))
  const context = { observer: base.observer, facts: base.facts, cues: base.cues, triggers }
  return ok({
    observer: base.observer,
    features: features(view.hand),
    facts: base.facts.map((fact) => ({
      ...fact,
      words: factWords(fact),
      reason: becauseWords(fact.because, triggers),
    })),
    cues: base.cues.map((cue) => ({ ...cue, words: cueWords(cue) })),
    steps: steps.map(({ stage, log, plan, done }, i) => ({
      stage,
      title: stageWords(stage),
      lines: base.log
        .slice(steps[i - 1]?.log ?? 0, log)
        .map(({ event }) => ({ event, words: logWords(event, context) })),
      plan: [...done, ...plan].map((point, place) => ({
        point,
        words: planWords(point),
        reason: planReason(point),
        done: place < done.length,
      })),
    })),
  })
}

export const job = defineJob({
  name: 'fact-base',
  family: 'facts',
  weight: 'quick',
  systems: ['systems'],
  run: factBase,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'fact-base': typeof factBase
  }
}

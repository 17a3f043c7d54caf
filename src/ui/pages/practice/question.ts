/** A question that is to be asked. */
import type { Seed } from '#core/rng.ts'
import type { JobOutput } from '#engine/protocol.ts'
import type { Help, RuleSkill, SeedSkill, Skill } from '#practice/progress.ts'
import type { PracticeTopic } from '#practice/topics.ts'

export interface Question<S extends Skill = Skill> {
  readonly topic: PracticeTopic
  readonly skill: S
  /** Draws the deal. */
  readonly seed: Seed
  /** How much help it comes with. */
  readonly help: Help
  /** The deal, where the question was found on it. */
  readonly drawn?: BidDeal
}
export interface QuestionProps<S extends Skill = Skill> {
  readonly question: Question<S>
  readonly onNext: () => void
  /** No deal could be drawn for it. */
  readonly onPassed: () => void
}

export type RuleQuestion = QuestionProps<RuleSkill>
export type SeedQuestion = QuestionProps<SeedSkill>

type Good<T> = T extends { readonly ok: true; readonly value: infer V } ? V : never
export type BidDeal = Good<JobOutput<'practice-turn', 'rule'>>
export type BidHelp = Good<JobOutput<'practice-turn', 'help'>>
export type BidMark = Good<JobOutput<'practice-turn', 'mark'>>
export type CallShows = Good<JobOutput<'practice-turn', 'shown'>>
export type RobotStart = Good<JobOutput<'practice-board', 'paused'>>
export type Marked = Good<JobOutput<'mark-guess'>>
export type LeadAsked = Good<JobOutput<'practice-board', 'lead'>>
export type CardDecision = Good<JobOutput<'practice-board', 'decision'>>

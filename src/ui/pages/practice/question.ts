/** A question that is to be asked. */
import type { Seed } from '#core/rng.ts'
import type { JobOutput } from '#engine/protocol.ts'
import type { Help, Skill } from '#practice/progress.ts'
import type { PracticeTopic } from '#practice/topics.ts'

export interface Question {
  readonly topic: PracticeTopic
  readonly skill: Skill
  /** Draws the deal. */
  readonly seed: Seed
  /** How much help it comes with. */
  readonly help: Help
}
export interface QuestionProps {
  readonly question: Question
  readonly onNext: () => void
  /** No deal could be drawn for it. */
  readonly onPassed: () => void
}

type Good<T> = T extends { readonly ok: true; readonly value: infer V } ? V : never
export type BidDeal = Good<JobOutput<'practice-deal'>>
export type BidHelp = Good<JobOutput<'practice-help'>>
export type BidMark = Good<JobOutput<'practice-mark'>>
export type CallShows = Good<JobOutput<'practice-shows'>>

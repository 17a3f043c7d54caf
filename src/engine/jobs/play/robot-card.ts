/** The card of a robot, from what its seat may see, with every figure that it was chosen by. */
import { type CardChoice, chooseCard } from '#cardplay/choice.ts'
import type { Plan } from '#cardplay/plan.ts'
import type { CardQuestion, ChoiceProgress } from '#cardplay/weigh-cards.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { type PlanLine, planLines } from '#explain/cardplay/ending-words.ts'
import { whyCardWords } from '#explain/cardplay/why-card.ts'
import { defineJob, type Job, needing } from '../../job.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { sharedKernel } from './shared-kernel.ts'

/** The view is that of the player who chooses: declarer's for dummy's cards. */
export interface RobotCardInput
  extends Omit<KnowledgeInput, 'lawOnly'>,
    Pick<CardQuestion, 'scoring' | 'speed' | 'believes' | 'seed'> {
  /** Of the answer before, where the same declarer chooses again. */
  readonly plan?: Plan
}

export interface RobotCard extends CardChoice {
  /** The reason, in one or two sentences. */
  readonly says: string
  /** The plan for the last tricks, line by line, where they were solved as a whole. */
  readonly lines?: PlanLine
}

export const robotCard = needing(
  sharedKernel,
  (kernel): Job<RobotCardInput, ChoiceProgress, Result<RobotCard, Problem>> =>
    function* (input) {
      const question = { ...input, agreements: agreementsOf(input) }
      yield { share: 0 }
      const made = yield* chooseCard(kernel, question, input.plan)
      if (!made.ok) return made
      const { ending } = made.value
      const lines = ending === undefined ? {} : { lines: planLines(ending.plan) }
      return ok({ ...made.value, says: whyCardWords(made.value), ...lines })
    },
)

export const job = defineJob({
  name: 'robot-card',
  family: 'play',
  weight: 'heavy',
  systems: ['systems'],
  run: robotCard,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'robot-card': typeof robotCard
  }
}

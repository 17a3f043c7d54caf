/** The card of a robot, from what its seat may see, with every figure that it was chosen by. */
import { type CardChoice, chooseCard } from '#cardplay/choice.ts'
import type { Plan } from '#cardplay/plan.ts'
import type { CardQuestion, ChoiceProgress } from '#cardplay/weigh-cards.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { whyCardWords } from '#explain/cardplay/why-card.ts'
import { type Job, needing } from '../../job.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { theKernel } from './the-kernel.ts'

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
}

export const robotCard = needing(
  theKernel,
  (kernel): Job<RobotCardInput, ChoiceProgress, Result<RobotCard, Problem>> =>
    function* (input) {
      const question = { ...input, agreements: agreementsOf(input) }
      yield { share: 0 }
      const made = yield* chooseCard(kernel, question, input.plan)
      return made.ok ? ok({ ...made.value, says: whyCardWords(made.value) }) : made
    },
)

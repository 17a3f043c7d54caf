/** The opening strategies that come with the program, and the rules they are read by. */
import type { AnswerFact, Strategy } from '#core/strategy.ts'
import { strategySchema } from '#formats/strategy/index.ts'
import { ANSWER_RULES } from '#systems/opening-strategies/answer-rules.ts'
import { USUAL_ANSWERS } from '#systems/opening-strategies/answers.ts'
import type { StrategyId } from '#systems/opening-strategies/names.ts'
import { CHOICE_RULE, OPENING_RULES } from '#systems/opening-strategies/rules.ts'
import { STRATEGIES } from '#systems/opening-strategies/strategies.ts'

export interface StrategyRule {
  /** 1..13 of the paper, then ours about answers. */
  readonly id: number
  readonly name: string
  readonly says: string
}
export interface StrategiesListed {
  readonly strategies: readonly { readonly id: StrategyId; readonly strategy: Strategy }[]
  readonly rules: readonly StrategyRule[]
  readonly answerRules: readonly StrategyRule[]
  /** The facts about answers that a strategy begins with. */
  readonly answers: readonly AnswerFact[]
  /** The JSON Schema of a strategy file, as text. */
  readonly schema: string
}

const told = ({ id, name, says }: StrategyRule): StrategyRule => ({ id, name, says })
export const strategiesListed = (): StrategiesListed => ({
  strategies: (Object.keys(STRATEGIES) as StrategyId[]).map((id) => ({
    id,
    strategy: STRATEGIES[id],
  })),
  rules: [CHOICE_RULE, ...OPENING_RULES].map(told),
  // A rule that strikes in several ways stands once.
  answerRules: ANSWER_RULES.filter(({ id }, at) => ANSWER_RULES[at - 1]?.id !== id).map(told),
  answers: USUAL_ANSWERS,
  schema: `${JSON.stringify(strategySchema(), null, 2)}\n`,
})

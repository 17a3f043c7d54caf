/** The opening strategies that come with the program, and the rules they are read by. */
import type { Strategy } from '#core/strategy.ts'
import { strategySchema } from '#formats/strategy/index.ts'
import type { StrategyId } from '#systems/opening-strategies/names.ts'
import { CHOICE_RULE, OPENING_RULES } from '#systems/opening-strategies/rules.ts'
import { STRATEGIES } from '#systems/opening-strategies/strategies.ts'

export interface StrategyRule {
  /** 1..13. */
  readonly id: number
  readonly name: string
  readonly says: string
}
export interface StrategiesListed {
  readonly strategies: readonly { readonly id: StrategyId; readonly strategy: Strategy }[]
  readonly rules: readonly StrategyRule[]
  /** The JSON Schema of a strategy file, as text. */
  readonly schema: string
}

export const strategiesListed = (): StrategiesListed => ({
  strategies: (Object.keys(STRATEGIES) as StrategyId[]).map((id) => ({
    id,
    strategy: STRATEGIES[id],
  })),
  rules: [CHOICE_RULE, ...OPENING_RULES].map(({ id, name, says }) => ({ id, name, says })),
  schema: `${JSON.stringify(strategySchema(), null, 2)}\n`,
})

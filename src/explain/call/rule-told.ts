/** What a reader is told of a rule, whatever hand is looked at. */
import type { PublicState } from '#bidding/public-state.ts'
import type { TurnRule } from '#bidding/turn-rules.ts'
import { describe } from '#constraint/describe.ts'
import type { Phrase } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import { sideOf } from '#core/seat.ts'
import type { Source } from '#rules/rule.ts'
import type { Forcing } from '#rules/template.ts'
import { ruleName } from './rule-name.ts'

export interface RuleTold {
  /** `essex-acol/raise:H`. */
  readonly id: string
  /** What people call it: `raise`. */
  readonly label: string
  readonly call: Call
  /** One of the natural defaults, not a rule of the system. */
  readonly natural: boolean
  /** It fills a gap that the source leaves. */
  readonly ours: boolean
  readonly source?: Source
  /** The bridge reason in a sentence. */
  readonly says: string
  /** Name of the convention that it belongs to. */
  readonly package?: string
}
const packageName = ({ sides, seat }: PublicState, id: string): string =>
  sides[sideOf(seat)].packages.find((one) => one.id === id)?.name ?? id

/** @param state the turn that it is a rule of. */
export const ruleTold = (
  { rule, call, origin, natural }: TurnRule,
  state: PublicState,
): RuleTold => ({
  id: rule.id,
  label: ruleName(rule.label),
  call,
  natural,
  ours: rule.ours ?? false,
  ...(rule.source === undefined ? {} : { source: rule.source }),
  says: rule.says,
  ...(origin.package === undefined ? {} : { package: packageName(state, origin.package) }),
})

/** A rule of a turn as the book of a system has it. */
export interface RuleListed extends RuleTold {
  /** What the hand must be. */
  readonly shows: Phrase
  readonly forcing?: Forcing
  /** The call does not show its strain, and is alerted. */
  readonly alert: boolean
}
export const ruleListed = (turnRule: TurnRule, state: PublicState): RuleListed => {
  const { rule, origin } = turnRule
  return {
    ...ruleTold(turnRule, state),
    shows: describe(rule.shows),
    ...(origin.forcing === undefined ? {} : { forcing: origin.forcing }),
    alert: origin.artificial ?? false,
  }
}

/** A call read backwards: what it shows, what it denies, and where that comes from. */
import type { HandConstraint } from '#constraint/constraint.ts'
import { all, any, not } from '#constraint/constraint.ts'
import type { Call } from '#core/call.ts'
import { type Way, ways } from '#rules/meaning.ts'
import { everySituation } from '#rules/system.ts'
import type { Forcing, Message } from '#rules/template.ts'
import { ruleOfCall } from './auction-state.ts'
import { naturalMeaning } from './natural-reading.ts'
import type { CallSource, PublicState } from './public-state.ts'
import { asSystem, rulesAt, type TurnRule, toldOf } from './turn-rules.ts'

export interface CallMeaning {
  readonly call: Call
  readonly source: CallSource
  /** Any of the rules that make the call. */
  readonly direct: HandConstraint
  /** What every way to the call denies: the rules before the first way, for other calls. */
  readonly denies: readonly HandConstraint[]
  /** Exactly the hands that make the call; for a call outside the system, those that would naturally. */
  readonly exact: HandConstraint
  /** Each rule that makes the call, with what it denies. */
  readonly ways: readonly Way[]
  readonly artificial: boolean
  readonly forcing?: Forcing
  readonly message?: Message
  /** Why; of a call outside the system what it is called there, if the system tells that much. */
  readonly says?: string
}

/** The meaning of a call, lawful at this turn, to all four players. */
export function meaning(state: PublicState, call: Call): CallMeaning {
  const rules = rulesAt(state)
  const turnRule = ruleOfCall(rules, call)
  if (turnRule === undefined) {
    const natural = naturalMeaning(state, call)
    const told = toldOf(state, call)
    return {
      call,
      source: 'not-of-system',
      direct: natural,
      denies: [],
      exact: natural,
      ways: [],
      ...(told === undefined ? { artificial: false } : saidBy(told)),
    }
  }
  const found = ways(asSystem(rules), everySituation, (action) => action === call)
  const direct = found.map(({ shows }) => shows)
  return {
    call,
    source: turnRule.natural ? 'natural' : 'system',
    direct: direct.length === 1 ? direct[0]! : any(...direct),
    denies: found[0]?.denies ?? [],
    exact: any<HandConstraint>(
      ...found.map(({ shows, denies }) =>
        all<HandConstraint>(shows, ...denies.map((one) => not<HandConstraint>(one))),
      ),
    ),
    ways: found,
    ...saidBy(turnRule),
  }
}
/** What the rule says of its call. */
const saidBy = ({ origin, rule }: TurnRule) => ({
  artificial: origin.artificial ?? false,
  ...(origin.forcing === undefined ? {} : { forcing: origin.forcing }),
  ...(origin.message === undefined ? {} : { message: origin.message }),
  says: rule.says,
})

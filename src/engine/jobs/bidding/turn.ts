/** The call that a side's system makes at a seat's turn, and why: a robot's call, or a suggestion. */
import { rulesAt } from '#bidding/turn-rules.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { invariant, ok, type Problem, type Result } from '#core/result.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Strategy } from '#core/strategy.ts'
import type { Suit } from '#core/suit.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { type WhyCall, whyCall } from '#explain/call/why-call.ts'
import { type WhyRule, whyRule } from '#explain/call/why-rule.ts'
import { factText } from '#formats/strategy/index.ts'
import type { HandNumbers } from '#rules/elimination.ts'
import { bidderOf, type Turn } from '#systems/bidder.ts'
import { numbersOf, type Pick, type StrategyOpening } from '#systems/opening-strategies/bidder.ts'
import { OPENING_RULES } from '#systems/opening-strategies/rules.ts'
import { strikeWords } from '#systems/opening-strategies/words.ts'
import { saysOf } from '#systems/schenken-1967/opening-rules.ts'
import { inOneStep, type Job } from '../../job.ts'

export interface TurnInput {
  /** What North–South and East–West play. */
  readonly systems: SystemRefs
  /** The view of the seat that calls next; earlier calls may be anybody's. */
  readonly view: SeatView
}
/** One rule with one fact that struck a call. */
export interface StruckBy {
  /** 2..13, and its name. */
  readonly rule: number
  readonly ruleName: string
  /** Place of the fact in the strategy's list. */
  readonly fact: number
  /** The fact as the paper writes it. */
  readonly factText: string
  /** The suit that the rule looked at, if it looked at one. */
  readonly suit?: Suit
  /** One sentence. */
  readonly words: string
}
/** What a strategy makes of a hand before anybody has bid. */
export interface WhySurvives {
  readonly numbers: HandNumbers
  /** Pass first, then upwards; none when the strategy contradicts itself for this hand. */
  readonly surviving: readonly Call[]
  readonly pick: Pick
  /** Every other of the 36 calls with all that struck it, in rising order. */
  readonly struck: readonly { readonly call: Call; readonly by: readonly StruckBy[] }[]
}
/** The reasons, by how the call was selected. */
export type TurnWhy =
  | { readonly kind: 'rules'; readonly why: WhyRule }
  /** By the sections of OPENBID; `bidval` is the procedure's own code, 0..75. */
  | { readonly kind: 'procedure'; readonly bidval: number; readonly why: WhyCall }
  | { readonly kind: 'elimination'; readonly why: WhySurvives }
export interface TurnAnswer {
  readonly call: Call
  /** True when the call does not show its strain, and must be alerted. */
  readonly alert: boolean
  readonly by: TurnWhy
}

function survives(
  { facts }: Strategy,
  { surviving, struck, pick }: StrategyOpening,
  hand: Hand,
): WhySurvives {
  const numbers = numbersOf(hand)
  return {
    numbers,
    surviving,
    pick,
    struck: struck.map(({ call, by }) => ({
      call,
      by: by.map((strike) => ({
        rule: strike.rule,
        ruleName: OPENING_RULES.find(({ id }) => id === strike.rule)?.name ?? '',
        fact: strike.fact,
        factText: factText(facts[strike.fact]!),
        ...(strike.suit === undefined ? {} : { suit: strike.suit }),
        words: strikeWords(strike, facts, numbers),
      })),
    })),
  }
}
function whyOf({ state, by }: Turn, hand: Hand): TurnWhy {
  switch (by.kind) {
    case 'rules':
      return { kind: 'rules', why: whyRule(by.chosen, rulesAt(state), hand) }
    case 'procedure': {
      const { selection } = by.trace
      const why = whyCall(by.trace, hand, (action) => action.call, saysOf)
      invariant(why && selection, 'the last section answers for every hand')
      return { kind: 'procedure', bidval: selection.action.bidval, why }
    }
    case 'elimination':
      return { kind: 'elimination', why: survives(by.strategy, by.opening, hand) }
  }
}

/** A problem when a system is unknown, the auction unlawful or ended, or it is another seat's turn. */
export const turn: Job<TurnInput, never, Result<TurnAnswer, Problem>> = inOneStep(
  ({ systems, view }) => {
    const bidder = bidderOf(systems)
    if (!bidder.ok) return bidder
    const made = bidder.value.turn(view)
    if (!made.ok) return made
    const { call, alert } = made.value
    return ok({ call, alert, by: whyOf(made.value, view.hand) })
  },
)

/** What a strategy makes of one hand: the survivors, the pick, and why every other call fell. */
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import type { Strategy, StrategyFact } from '#core/strategy.ts'
import type { Suit } from '#core/suit.ts'
import { factText } from '#formats/strategy/index.ts'
import type { HandNumbers } from '#rules/elimination.ts'
import { numbersOf, openingOf, type Pick } from '#systems/opening-strategies/bidder.ts'
import { strikeWords } from '#systems/opening-strategies/words.ts'
import type { Job } from '../../job.ts'

export interface StrategyHandInput {
  readonly strategy: Strategy
  /** Thirteen cards. */
  readonly hand: Hand
}
/** One rule with one fact that struck a call. */
export interface StruckBy {
  /** 2..13. */
  readonly rule: number
  /** Place of the fact in the strategy's list. */
  readonly fact: number
  /** The fact as the paper writes it. */
  readonly factText: string
  /** The suit that the rule looked at, if it looked at one. */
  readonly suit?: Suit
  /** One sentence. */
  readonly words: string
}
export interface StrategyHandOutput {
  readonly numbers: HandNumbers
  /** Pass first, then upwards; none when the strategy contradicts itself for this hand. */
  readonly surviving: readonly Call[]
  readonly pick: Pick
  /** Every other of the 36 calls with all that struck it, in rising order. */
  readonly struck: readonly { readonly call: Call; readonly by: readonly StruckBy[] }[]
}

/** @see StrategyHandInput */
export const strategyHand: Job<StrategyHandInput, never, StrategyHandOutput> = function* ({
  strategy,
  hand,
}) {
  const numbers = numbersOf(hand)
  const { surviving, struck, pick } = openingOf(strategy, numbers)
  return {
    numbers,
    surviving,
    pick,
    struck: struck.map(({ call, by }) => ({
      call,
      by: by.map((strike) => ({
        rule: strike.rule,
        fact: strike.fact,
        factText: factText(strategy.facts[strike.fact] as StrategyFact),
        ...(strike.suit === undefined ? {} : { suit: strike.suit }),
        words: strikeWords(strike, strategy.facts, numbers),
      })),
    })),
  }
}

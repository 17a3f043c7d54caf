/** A turn as plain data for the reader: every fact and every reason in words. */
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import type { StrategyFact } from '#core/strategy.ts'
import type { EliminationRule, Strike } from '#rules/elimination.ts'
import { numbersOf, type Pick } from '../bidder.ts'
import { strikeWords } from '../words.ts'
import type { Turn } from './bidder.ts'
import type { TurnFact } from './table.ts'
import { turnFactWords, turnStrikeWords } from './words.ts'

/** One rule that struck a call at a turn. */
export interface ShownStrike {
  /** Its number among the thirteen at the opening, among those of the later turns else. */
  readonly rule: number
  readonly ruleName: string
  /** Place in `facts` after the opening, in the strategy's facts at the opening. */
  readonly fact: number
  /** One sentence. */
  readonly words: string
}
export interface ShownTurn {
  readonly seat: Seat
  /** Id of the table: `opening`, one of the continuations, or `none`. */
  readonly table: string
  readonly tableName: string
  /** The facts of the table at this turn, in words; none at the opening, whose facts are the strategy's. */
  readonly facts: readonly string[]
  readonly surviving: readonly Call[]
  readonly pick: Pick
  readonly struck: readonly { readonly call: Call; readonly by: readonly ShownStrike[] }[]
}

/** The turn in words. */
export function shownTurn(turn: Turn, hand: Hand): ShownTurn {
  const numbers = numbersOf(hand)
  const opening = turn.table === 'opening'
  // The two kinds of turn carry facts of two kinds; `table` says which.
  const facts = turn.facts as readonly TurnFact[]
  const openingFacts = turn.facts as readonly StrategyFact[]
  const name = (id: number): string =>
    turn.rules.find((rule: EliminationRule) => rule.id === id)?.name ?? ''
  const words = (strike: Strike): string =>
    opening ? strikeWords(strike, openingFacts, numbers) : turnStrikeWords(strike, facts, numbers)
  return {
    seat: turn.seat,
    table: turn.table,
    tableName: turn.tableName,
    facts: opening ? [] : facts.map(turnFactWords),
    surviving: turn.surviving,
    pick: turn.pick,
    struck: turn.struck.map(({ call, by }) => ({
      call,
      by: by.map((strike) => ({
        rule: strike.rule,
        ruleName: name(strike.rule),
        fact: strike.fact,
        words: words(strike),
      })),
    })),
  }
}

/** An opening strategy as a system that bids whole auctions: its openings, its answers where facts give them, and what follows. */
import { biddingSystem, marked } from '#bidding/language/drafts.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { answersAt } from '#core/answer-turns.ts'
import { isBid } from '#core/call.ts'
import { factText, type Strategy } from '#core/strategy.ts'
import type { PlayedSystem } from '../entry.ts'
import { answers } from './answer-drafts.ts'
import { choiceOf, numbersOf } from './bidder.ts'
import { continuations } from './continuations/index.ts'
import { openings } from './openings.ts'
import { PACKAGES } from './packages.ts'
import { ruleNamed } from './turns.ts'
import { strikeWords } from './words.ts'

/** @param id unique among the systems in use. */
export const strategySystem = (id: string, strategy: Strategy): BiddingSystem =>
  biddingSystem(
    id,
    strategy.name,
    PACKAGES,
    openings(strategy),
    marked({ ours: true }, ...answers(strategy)),
    continuations(strategy),
  )

/** The strategy made ready: its rules, and its own way to select what its facts are about. */
export const playStrategy = (id: string, strategy: Strategy): PlayedSystem => ({
  system: strategySystem(id, strategy),
  opening: {
    kind: 'elimination',
    strategy,
    select: (hand, calls) => {
      const turn = answersAt(strategy, calls)
      if (turn === undefined && calls.some(isBid)) return undefined
      const numbers = numbersOf(hand)
      return {
        turn,
        choice: choiceOf(strategy, numbers, turn),
        told: (strike) => ({
          name: ruleNamed(strike.rule)?.name ?? '',
          says: strikeWords(strike, strategy.facts, numbers),
          ...(strike.fact === undefined ? {} : { fact: factText(strategy.facts[strike.fact]!) }),
        }),
      }
    },
  },
})

export { changeable } from './continuations/changeable.ts'

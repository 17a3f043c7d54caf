/** What the rules of many turns tell, whatever hand is held: doubles, asks, passes of forcing calls, dead rules. */
import { rngOf, type Seed } from '#core/rng.ts'
import type { PublicState } from '../auction/public-state.ts'
import { rulesKey } from '../auction/reading.ts'
import { isOnlyTold, rulesSpokenAt } from '../auction/turn-rules.ts'
import type { BiddingSystem } from '../language/system.ts'
import { isCounted } from './counted-turns.ts'
import { deadInCensus, ruleCensus } from './dead-rules.ts'
import { doubleMeanings } from './doubles.ts'
import { type AuditFinding, type DoubleMeaning, type NamedRule, named } from './finding.ts'
import { forcingSearch } from './forcing-passed.ts'
import { askCensus } from './unanswered.ts'

export interface TurnLooks {
  /** Looks at a turn of the system. */
  readonly visit: (state: PublicState) => Generator<void, void, void>
  /** Notes that a hand followed the rule. */
  readonly won: (rule: string) => void
  /** What was found at all turns together. */
  readonly findings: () => Generator<void, readonly AuditFinding[], void>
  /** Rules that spoke at none of the turns. */
  readonly unmet: () => readonly NamedRule[]
}
export function turnLooks({ rules }: BiddingSystem, seed: Seed): TurnLooks {
  const census = ruleCensus(
    rules.filter((rule) => !isCounted(rule.when) && !isOnlyTold(rule)),
    rngOf(seed, 1),
  )
  const asks = askCensus()
  const forcing = forcingSearch(seed)
  const doubles = new Map<string, DoubleMeaning>()
  const seen = new Set<string>()
  return {
    won: census.won,
    *visit(state) {
      asks.visit(state)
      yield* forcing.visit(state)
      const key = rulesKey(rulesSpokenAt(state))
      if (seen.has(key)) return
      seen.add(key)
      yield* census.visit(state)
      for (const one of doubleMeanings(state)) {
        const pair = one.rules.map(({ id }) => id).join('|')
        if (!doubles.has(pair)) doubles.set(pair, one)
      }
    },
    *findings() {
      const dead = yield* deadInCensus(census, rngOf(seed, 2))
      return [...doubles.values(), ...dead, ...asks.unanswered(), ...forcing.found()]
    },
    unmet: () => census.dead().flatMap(({ rule, at }) => (at === undefined ? [named(rule)] : [])),
  }
}

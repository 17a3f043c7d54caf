/** Calls that ask, and a partner who has no rule for the answer. */

import { isLegal } from '#core/auction.ts'
import { PASS } from '#core/call.ts'
import { afterCall } from '../auction/auction-state.ts'
import type { PublicState } from '../auction/public-state.ts'
import { rulesAt } from '../auction/turn-rules.ts'
import type { Pattern } from '../language/patterns.ts'
import type { BiddingRule } from '../language/system.ts'
import { named, situationOf, type UnansweredAsk } from './finding.ts'

/** Words of a situation that hear partner’s last call. */
const HEARS = ['asked', 'after', 'partner', 'partnerIs', 'last', 'opening', 'told'] as const
const hears = (when: Pattern): boolean =>
  HEARS.some((word) => when[word] !== undefined) ||
  [...(when.all ?? []), ...(when.any ?? [])].some(hears)

/** Whether some rule of the system speaks here because of what partner called. */
const isAnswered = (state: PublicState): boolean =>
  rulesAt(state).some(({ natural, origin }) => !natural && hears(origin.when))

interface Asked {
  readonly rule: BiddingRule
  turns: number
  unanswered: number
  first: PublicState | undefined
}
/** Keeps, over many states, which asks of a system nobody answers. */
export interface AskCensus {
  /** Looks, for each rule of the turn that asks, at the turn of partner after it. */
  readonly visit: (state: PublicState) => void
  readonly unanswered: () => readonly UnansweredAsk[]
}
export function askCensus(): AskCensus {
  const asks = new Map<string, Asked>()
  const visited = new Set<string>()
  return {
    visit: (state) => {
      for (const { natural, origin, call } of rulesAt(state)) {
        if (natural || origin.message === undefined) continue
        const made = afterCall(state, call)
        if (made.ended || !isLegal(made.auction, PASS)) continue
        const turn = afterCall(made, PASS)
        const key = `${origin.id} ${turn.key}`
        if (turn.ended || visited.has(key)) continue
        visited.add(key)
        const asked = asks.get(origin.id) ?? {
          rule: origin,
          turns: 0,
          unanswered: 0,
          first: undefined,
        }
        asks.set(origin.id, asked)
        asked.turns++
        if (isAnswered(turn)) continue
        asked.unanswered++
        asked.first ??= turn
      }
    },
    unanswered: () =>
      [...asks.values()].flatMap(({ rule, turns, unanswered, first }) =>
        first === undefined || rule.message === undefined
          ? []
          : [
              {
                kind: 'unanswered' as const,
                rules: [named(rule)] as const,
                turn: situationOf(first),
                message: rule.message,
                turns,
                unanswered,
              },
            ],
      ),
  }
}

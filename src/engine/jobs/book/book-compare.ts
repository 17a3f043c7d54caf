/** One hand in every system: each one's call at this turn, its reason, and why it is not the first one's. */
import { choose } from '#bidding/auction/choose.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { callToken, type Phrase } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { NORTH, rotate } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { byRules } from '#explain/call/by-rules.ts'
import type { Explanation } from '#explain/call/explanation.ts'
import { type RuleTold, ruleTold } from '#explain/call/rule-name.ts'
import { nameOfSystem, played } from '#systems/registry.ts'
import { defineJob, type Job } from '../../job.ts'

export interface BookCompareInput {
  /** The first is the one that the others are held against. */
  readonly systems: readonly SystemRef[]
  readonly hand: Hand
  /** From the dealer on; the hand is that of the seat to call. */
  readonly calls: readonly Call[]
}
export interface SystemCall {
  /** The system's id. */
  readonly id: string
  readonly name: string
  readonly call: Call
  /** The call does not show its strain. */
  readonly alert: boolean
  readonly rule: RuleTold
  /** What decided, with the hand's values. */
  readonly facts: Explanation['facts']
  /** Why it is not the first system's call; absent where it is. */
  readonly differs?: Phrase
}

/** Yields the calls so far. A problem for an unknown system, an unlawful auction, or one that has ended. */
export const bookCompare: Job<
  BookCompareInput,
  readonly SystemCall[],
  Result<readonly SystemCall[], Problem>
> = function* ({ systems, hand, calls }) {
  const view = auctionView(
    rotate(NORTH, calls.length),
    hand,
    NORTH,
    'None',
    calls.map((call) => ({ call })),
  )
  const found: SystemCall[] = []
  for (const ref of systems) {
    const made = played(ref)
    if (!made.ok) return made
    const { system } = made.value
    const chosen = choose(view, [system, system])
    if (!chosen.ok) return chosen
    const { call, turnRule, state } = chosen.value
    const { facts, others } = byRules(chosen.value, rulesAt(state), hand)
    const first = found[0]?.call ?? call
    const missed = others.find((one) => one.call === first)?.text
    found.push({
      id: ref.id,
      name: nameOfSystem(ref),
      call,
      alert: turnRule.origin.artificial ?? false,
      rule: ruleTold(turnRule, state),
      facts,
      ...(call === first ? {} : { differs: missed ?? [t`No rule here calls `, callToken(first)] }),
    })
    yield [...found]
  }
  return ok(found)
}

export const job = defineJob({
  name: 'book-compare',
  family: 'book',
  weight: 'heavy',
  systems: ['systems'],
  run: bookCompare,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'book-compare': typeof bookCompare
  }
}

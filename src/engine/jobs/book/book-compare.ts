/** One hand in every system: each one's call at this turn, its reason, and why it is not the first one's. */
import { choose } from '#bidding/choose.ts'
import { rulesAt } from '#bidding/turn-rules.ts'
import { callToken, type Phrase } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { NORTH, rotate } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { type WhyRule, whyRule } from '#explain/call/why-rule.ts'
import { entryOf } from '#systems/loaded.ts'
import { played } from '#systems/registry.ts'
import type { Job } from '../../job.ts'

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
  readonly rule: WhyRule['rule']
  /** What decided, with the hand's values. */
  readonly facts: WhyRule['facts']
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
    const { rule, facts, others } = whyRule(chosen.value, rulesAt(chosen.value.state), hand)
    const { call } = chosen.value
    const first = found[0]?.call ?? call
    const missed = others.find((one) => one.call === first)?.text
    found.push({
      id: ref.id,
      name: entryOf(ref.id)?.name ?? system.name,
      call,
      alert: chosen.value.turnRule.origin.artificial ?? false,
      rule,
      facts,
      ...(call === first ? {} : { differs: missed ?? ['No rule here calls ', callToken(first)] }),
    })
    yield [...found]
  }
  return ok(found)
}

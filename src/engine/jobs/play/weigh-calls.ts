/** Calls of a turn held against one another over layouts that fit the auction: what each gains over the first. */
import { type CallsWeighed, type TurnToWeigh, weighCalls } from '#callchoice/weigh-calls.ts'
import type { ChoiceProgress } from '#cardplay/weigh-cards.ts'
import type { Call } from '#core/call.ts'
import type { Problem, Result } from '#core/result.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { bidderOf } from '#systems/bidder.ts'

export interface TurnAsked extends Omit<TurnToWeigh, 'sides'> {
  readonly ask: 'turn'
  /** What North–South and East–West play. */
  readonly systems: SystemRefs
  /** Lawful at this turn. */
  readonly calls: readonly [Call, ...Call[]]
  /** Layouts at most. */
  readonly layouts: number
}

/** The answer is `undefined` where too few layouts fit. */
export function* weighTurn(
  kernel: Kernel,
  { systems, calls, layouts, ...turn }: TurnAsked,
): Generator<ChoiceProgress, Result<CallsWeighed | undefined, Problem>, void> {
  const bidder = bidderOf(systems)
  if (!bidder.ok) return bidder
  return yield* weighCalls(kernel, { ...turn, sides: bidder.value.sides }, calls, layouts)
}

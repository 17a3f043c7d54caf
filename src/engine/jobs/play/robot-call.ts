/** The call of a robot, from what its seat may see: its system's, or another that it looked ahead for. */
import { type SearchedCall, type SearchQuestion, searchCall } from '#callchoice/search-call.ts'
import type { RobotLevel } from '#cardplay/level.ts'
import type { ChoiceProgress } from '#cardplay/weigh-cards.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { whySearchedWords } from '#explain/call/why-searched.ts'
import { bidderOf } from '#systems/bidder.ts'

export interface RobotCallInput extends Omit<SearchQuestion, 'sides'> {
  /** What North–South and East–West play. */
  readonly systems: SystemRefs
  /** Only the strong look ahead; they are by default. */
  readonly level?: RobotLevel
}

export interface RobotCall extends SearchedCall {
  /** Why it is not the system's call, in a sentence; missing where it is. */
  readonly says?: string
}

export function* robotCall(
  kernel: Kernel,
  { systems, level = 'strong', ...question }: RobotCallInput,
): Generator<ChoiceProgress, Result<RobotCall, Problem>, void> {
  const bidder = bidderOf(systems)
  if (!bidder.ok) return bidder
  const turn = bidder.value.turn(question.view)
  if (!turn.ok) return turn
  const { call, state, by } = turn.value
  // An opening may come from a program or from facts, which rules know nothing of.
  if (level !== 'strong' || by.kind !== 'rules' || state.lastBid === undefined)
    return ok({ call, system: call, weighed: [], layouts: [] })
  const made = yield* searchCall(kernel, { ...question, sides: bidder.value.sides })
  if (!made.ok) return made
  const says = whySearchedWords(made.value, question.view.seat, question.scoring)
  return ok({ ...made.value, ...(says === undefined ? {} : { says }) })
}

/** A robot of ours as a chooser: its system, how far it looks ahead, and how much it thinks about a card. */
import { searchCall } from '#callchoice/search-call.ts'
import type { BoardBudget, Speed } from '#cardplay/budgets.ts'
import { chooseCard } from '#cardplay/choice.ts'
import type { Plan } from '#cardplay/plan.ts'
import { invariant } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { sideOf } from '#core/seat.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { bidderOf } from '#systems/bidder.ts'
import { good } from '#testing/good.ts'
import { agreementsOf } from '../../src/engine/jobs/knowledge/knowledge-input.ts'
import type { Chooser } from './player.ts'

export interface RobotWays {
  /** What both sides play, as far as this player knows. */
  readonly systems: SystemRefs
  /** How far it looks ahead where its rules end; by its rules alone where it is missing. */
  readonly ahead?: Speed
  readonly speed: Speed | BoardBudget
  readonly seed: Seed
}

const SIDE = { carding: EVERYDAY, calls: NO_CALLS }

/** @throws Error for a system that is not there. */
export function robotChooser(kernel: Kernel, ways: RobotWays): Chooser {
  const { systems, ahead, speed, seed } = ways
  const { sides, turn } = good(bidderOf(systems))
  const scoring = 'imps'
  let plan: Plan | undefined
  return {
    call: (view) => {
      plan = undefined
      const { call, state } = good(turn(view))
      if (ahead === undefined || state.lastBid === undefined) return call
      const found = answerOf(searchCall(kernel, { view, sides, scoring, speed: ahead, seed }))
      return found.ok ? found.value.call : call
    },
    card: (view) => {
      const agreements = agreementsOf({ view, sides: [SIDE, SIDE], systems })
      const declares =
        view.contract !== undefined && sideOf(view.contract.declarer) === sideOf(view.seat)
      const question = { view, agreements, scoring, speed, seed } as const
      const made = answerOf(chooseCard(kernel, question, declares ? plan : undefined))
      invariant(made.ok, 'a robot has a card')
      if (declares) plan = made.value.plan
      return made.value.card
    },
  }
}

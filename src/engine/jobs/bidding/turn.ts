/** The call that a side's system makes at a seat's turn, and why: a robot's call, or a suggestion. */
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import type { Hand } from '#core/hand.ts'
import { invariant, ok, type Problem, type Result } from '#core/result.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { byRules } from '#explain/call/by-rules.ts'
import { bySections } from '#explain/call/by-sections.ts'
import type { Explanation, OtherCall, Step } from '#explain/call/explanation.ts'
import { passedOver, stepWords } from '#explain/call/tie-break-words.ts'
import type { Strike } from '#rules/elimination.ts'
import { bidderOf, type Turn } from '#systems/bidder.ts'
import type { EliminationMade } from '#systems/entry.ts'
import { saysOf } from '#systems/schenken-1967/bidval.ts'
import { defineJob, inOneStep, type Job } from '../../job.ts'

export interface TurnInput {
  /** What North–South and East–West play. */
  readonly systems: SystemRefs
  /** The view of the seat that calls next; earlier calls may be anybody's. */
  readonly view: SeatView
}
export interface TurnAnswer extends Explanation {
  /** True when the call does not show its strain, and must be alerted. */
  readonly alert: boolean
}

/** By what the facts of a strategy strike: the steps are the calls of the turn, their parts the strikes. */
function byElimination({
  turn,
  choice: {
    surviving,
    struck,
    pick: { call, by },
  },
  told,
}: EliminationMade): Explanation {
  const strikeStep = (strike: Strike): Step => {
    const { name, says, fact } = told(strike)
    return {
      label: String(strike.rule),
      name,
      calls: [strike.call],
      verdict: 'not-met',
      decided: { test: [says], value: fact === undefined ? [] : [fact] },
      rows: [],
    }
  }
  const steps = [...surviving.map((one) => ({ call: one, by: [] })), ...struck]
    .sort((a, b) => a.call - b.call)
    .map(
      (one): Step => ({
        label: '',
        calls: [one.call],
        verdict: one.by.length === 0 ? 'met' : 'not-met',
        rows: [],
        parts: one.by.map(strikeStep),
      }),
    )
  const others = surviving.flatMap((one): OtherCall[] =>
    one === call ? [] : [{ call: one, text: passedOver(one, call, by) }],
  )
  return {
    by: 'elimination',
    ...(turn === undefined ? {} : { after: turn }),
    call,
    label: '',
    reason: [],
    facts: [],
    steps,
    others,
    tieBreak: by.map((one) => ({ ...one, text: stepWords(one.step) })),
  }
}

function explain({ state, by }: Turn, hand: Hand): Explanation {
  switch (by.kind) {
    case 'rules':
      return byRules(by.chosen, rulesAt(state), hand)
    case 'procedure': {
      const why = bySections(by.trace, hand, saysOf)
      invariant(why, 'the last section answers for every hand')
      return why
    }
    case 'elimination':
      return byElimination(by)
  }
}

/** A problem when a system is unknown, the auction unlawful or ended, or it is another seat's turn. */
export const turn: Job<TurnInput, never, Result<TurnAnswer, Problem>> = inOneStep(
  ({ systems, view }) => {
    const bidder = bidderOf(systems)
    if (!bidder.ok) return bidder
    const made = bidder.value.turn(view)
    return made.ok ? ok({ ...explain(made.value, view.hand), alert: made.value.alert }) : made
  },
)

export const job = defineJob({
  name: 'turn',
  family: 'bidding',
  weight: 'quick',
  systems: ['systems'],
  run: turn,
})
declare module '../../registry.ts' {
  interface JobsByName {
    turn: typeof turn
  }
}

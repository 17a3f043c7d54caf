/** The fewest cards of a hand to change so that a call that was wrong would be right. */
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { nearestChange } from '#explain/call/nearest-change.ts'
import type { CardChange } from '#explain/proof.ts'
import { type BidTurnInput, bidTurn } from './bid-turn.ts'

export interface ChangeAsked extends BidTurnInput {
  readonly ask: 'change'
  /** Of the seat to call. */
  readonly hand: Hand
  readonly call: Call
}
/** `change` is absent where no hand within two cards makes the call. */
export interface BidChange {
  readonly change?: CardChange
}

/** Yields the cards that have been tried. Problems: those of the turn. */
export function* changeFor({
  hand,
  call,
  ...turn
}: ChangeAsked): Generator<number, Result<BidChange, Problem>, void> {
  const found = bidTurn(turn)
  if (!found.ok) return found
  const steps = nearestChange(found.value, hand)
  for (;;) {
    const step = steps.next()
    const entry = step.value.entries.find(({ change }) => change.call === call)
    if (entry !== undefined) return ok({ change: entry.change })
    if (step.done === true) return ok({})
    yield step.value.cards
  }
}

/** Choosing a call: the first rule of the turn that the hand meets. */
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { size } from '#core/hand.ts'
import { invariant, ok, type Problem, problem, type Result } from '#core/result.ts'
import type { BySide, Seat } from '#core/seat.ts'
import { seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import { quickTest } from '#rules/quick.ts'
import { selectTraced, type Trace } from '#rules/select.ts'
import { everySituation } from '#rules/system.ts'
import type { BiddingSystem } from '../language/system.ts'
import { stateAfter } from './auction-state.ts'
import type { PublicState } from './public-state.ts'
import { asSystem, rulesAt, rulesSpokenAt, type TurnRule } from './turn-rules.ts'

/** The rule that a hand of thirteen cards follows at this turn. */
export function ruleFor(state: PublicState, hand: Hand): TurnRule {
  for (const turnRule of rulesSpokenAt(state))
    if (quickTest(turnRule.rule.shows)(hand)) return turnRule
  invariant(false, `the last rule of a turn takes every hand (${state.key})`)
}
/** The call alone. */
export const callFor = (state: PublicState, hand: Hand): Call => ruleFor(state, hand).call

export interface Chosen {
  readonly call: Call
  readonly turnRule: TurnRule
  readonly state: PublicState
  /** Every rule of the turn with its verdict. */
  readonly trace: Trace<Call>
}
/** The choice with all its working. */
export function chooseAt(state: PublicState, hand: Hand): Chosen {
  const turnRule = ruleFor(state, hand)
  const trace = selectTraced(asSystem(rulesAt(state)), everySituation, hand)
  return { call: turnRule.call, turnRule, state, trace }
}

/** The public state before a seat's turn; a problem when the auction is not lawful or it is not its turn. */
export function turnState(
  view: SeatView,
  sides: BySide<BiddingSystem>,
): Result<PublicState, Problem> {
  const calls = view.calls.map(({ call }) => call)
  const state = stateAfter(sides, view.dealer, view.vulnerability, calls)
  if (!state.ok) return state
  if (state.value.ended)
    return problem('bidding/ended', t`The auction has ended; there is no call to make.`)
  const turn: Seat = state.value.seat
  if (turn !== view.seat)
    return problem(
      'bidding/turn',
      t`It is ${seatName(turn)}’s turn to call, not ${seatName(view.seat)}’s.`,
    )
  return state
}
/** As `turnState`, for a hand that is to make a call; a problem also when it is not whole. */
export function turnOfHand(
  view: SeatView,
  sides: BySide<BiddingSystem>,
): Result<PublicState, Problem> {
  const cards = size(view.hand)
  if (cards !== 13) return problem('bidding/hand', t`A hand has 13 cards; this one has ${cards}.`)
  return turnState(view, sides)
}
/**
 * The call of the seat whose view it is, and why.
 * @param sides the systems of North–South and East–West.
 * @returns a problem when it is not this seat's turn, the auction is not lawful, or the hand is not whole.
 */
export function choose(view: SeatView, sides: BySide<BiddingSystem>): Result<Chosen, Problem> {
  const state = turnOfHand(view, sides)
  return state.ok ? ok(chooseAt(state.value, view.hand)) : state
}

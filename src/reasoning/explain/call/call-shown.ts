/** What a call of a turn shows, as the numbers that two calls are told apart by. */
import { profileOf } from '#bidding/auction/hand-model.ts'
import type { PublicState, Span } from '#bidding/auction/public-state.ts'
import { slotsOf, type TurnRule } from '#bidding/auction/turn-rules.ts'
import { cellsOf } from '#constraint/cells.ts'
import { packWeights } from '#constraint/cells-weights.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import { type Call, isBid, type Level, levelOf, strainOf } from '#core/call.ts'
import { partner } from '#core/seat.ts'
import { NOTRUMP, type Strain, type Suit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { suitOfSlot } from '#rules/slots.ts'
import type { CallKind, Forcing } from '#rules/template.ts'

export interface CallShown {
  readonly call: Call
  readonly is: CallKind | undefined
  readonly forcing: Forcing | undefined
  readonly artificial: boolean
  /** It asks partner something. */
  readonly asks: boolean
  /** It answers what was asked: aces, kings, a control. */
  readonly tells: boolean
  readonly level: Level | undefined
  readonly strain: Strain | undefined
  /** The suit that it names and shows; none of notrump, doubles and artificial calls. */
  readonly suit: Suit | undefined
  /** Every suit that it shows, by name or by agreement. */
  readonly suits: readonly Suit[]
  /** Partner has shown the suit that it names, or it agrees one. */
  readonly raise: boolean
  /** The usual limits of its hands. */
  readonly hcp: Span
  readonly lengths: Tuple4<Span>
}

const profiles = new WeakMap<HandConstraint, ReturnType<typeof profileOf>>()
const profile = (shows: HandConstraint): ReturnType<typeof profileOf> => {
  const known = profiles.get(shows)
  if (known !== undefined) return known
  const made = profileOf(cellsOf(shows).may, packWeights())
  profiles.set(shows, made)
  return made
}

/** What the call shows by this rule of the turn. */
export function callShown(state: PublicState, { rule, call, origin, x }: TurnRule): CallShown {
  const { hcp, lengths } = profile(rule.shows)
  const slots = slotsOf(state)
  const level = isBid(call) ? levelOf(call) : undefined
  const strain = isBid(call) ? strainOf(call) : undefined
  const artificial = origin.artificial === true
  const suit = artificial || strain === undefined || strain === NOTRUMP ? undefined : strain
  const others = (origin.suits ?? []).flatMap((slot) => suitOfSlot(slot, slots, x) ?? [])
  const partners = state.seats[partner(state.seat)].suits
  return {
    call,
    is: origin.is,
    forcing: origin.forcing,
    artificial,
    asks: origin.message !== undefined,
    tells: origin.tells !== undefined,
    level,
    strain,
    suit,
    suits: [...new Set([...(suit === undefined ? [] : [suit]), ...others])],
    raise: origin.agrees !== undefined || (suit !== undefined && partners.includes(suit)),
    hcp,
    lengths,
  }
}

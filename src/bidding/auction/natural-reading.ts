/** A call that no rule makes, read as what it would be in natural bidding; always marked as such. */
import { type CellPair, cellsOf } from '#constraint/cells.ts'
import {
  ANYTHING,
  all,
  atLeast,
  between,
  type HandConstraint,
  inSuit,
  suitAtLeast,
  suitAtMost,
} from '#constraint/constraint.ts'
import { type Call, DOUBLE, isBid, levelOf, PASS, strainOf } from '#core/call.ts'
import { partner, sideOf } from '#core/seat.ts'
import { NOTRUMP, type Suit } from '#core/suit.ts'
import { passesBehind } from './pattern-holds.ts'
import type { CallNote, PublicState } from './public-state.ts'
import type { CallCells } from './reading.ts'
import { toldOf } from './turn-rules.ts'

/** The highest level at which a double of their suit is for takeout. */
const LOW = 3
/** Points for a bid of a new suit by level, roughly: light at one, preemptive from three on. */
const suitPoints = (level: number): HandConstraint =>
  level === 1 ? atLeast('hcp', 7) : level === 2 ? atLeast('hcp', 8) : atLeast('hcp', 5)

/** The suit that a double asks to be taken out of: theirs at a low level, where partner has not acted. */
function takenOutOf({ lastBid, seats, seat }: PublicState, call: Call): Suit | undefined {
  if (call !== DOUBLE || lastBid === undefined || levelOf(lastBid) > LOW) return undefined
  const strain = strainOf(lastBid)
  return strain === NOTRUMP || seats[partner(seat)].acted > 0 ? undefined : strain
}

/** What the call shows, read naturally; nothing where the system tells that it is artificial. */
export function naturalMeaning(state: PublicState, call: Call): HandConstraint {
  if (toldOf(state, call)?.origin.artificial) return ANYTHING
  const short = takenOutOf(state, call)
  if (short !== undefined)
    return all<HandConstraint>(inSuit(short, suitAtMost('length', 3)), atLeast('hcp', 10))
  if (call === DOUBLE) return atLeast('hcp', 10)
  if (!isBid(call) || call === PASS) return ANYTHING
  const level = levelOf(call)
  const strain = strainOf(call)
  const ours = state.notes.filter(
    ({ seat, call: made }) => sideOf(seat) === sideOf(state.seat) && isBid(made),
  )
  if (strain === NOTRUMP)
    return level === 1
      ? between('hcp', ours.length === 0 ? 12 : 6, 19)
      : atLeast('hcp', ours.length === 0 ? 19 : 8)
  const suit = strain
  const theirs = state.seats[((state.seat + 1) & 3) as 0].suits.concat(
    state.seats[((state.seat + 3) & 3) as 0].suits,
  )
  // A bid of a suit that they have shown is strength, not the suit.
  if (theirs.includes(suit)) return atLeast('hcp', 10)
  const bidBefore = state.seats.some(({ suits }) => suits.includes(suit))
  if (bidBefore) return inSuit(suit, suitAtLeast('length', 3))
  const opening = state.opener === undefined
  const length = level >= 3 ? 6 : opening && level === 1 ? 3 : level === 1 ? 4 : 5
  return all<HandConstraint>(
    inSuit(suit, suitAtLeast('length', length)),
    opening && level === 1 ? atLeast('hcp', 10) : suitPoints(level),
  )
}

export const naturalCells = (state: PublicState, call: Call): CallCells => {
  const cells: CellPair = cellsOf(naturalMeaning(state, call))
  return { direct: cells, exact: cells }
}
/**
 * A bid of their suit is taken as artificial and forcing, a low double as one for takeout; nothing else is known of
 * such a call.
 */
export const naturalNote = (
  state: PublicState,
  call: Call,
): Partial<Pick<CallNote, 'artificial' | 'forcing' | 'is'>> => {
  if (takenOutOf(state, call) !== undefined)
    return {
      forcing: 'one-round',
      is: passesBehind(state) === 2 ? 'reopening-double' : 'takeout-double',
    }
  if (!isBid(call) || strainOf(call) === NOTRUMP) return {}
  const { seat, seats } = state
  const theirs = [seats[((seat + 1) & 3) as 0], seats[((seat + 3) & 3) as 0]]
  return theirs.some(({ suits }) => suits.includes(strainOf(call) as Suit))
    ? { artificial: true, forcing: 'one-round' }
    : {}
}

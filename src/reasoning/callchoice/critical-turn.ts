/** The turns worth looking ahead at: where the rules have no more to say, under pressure, at games and slams. */
import { isGame } from '#bidding/auction/pattern-holds.ts'
import type { CallNote, PublicState } from '#bidding/auction/public-state.ts'
import type { TurnRule } from '#bidding/auction/turn-rules.ts'
import { isBid, levelOf, PASS } from '#core/call.ts'
import { type Hand, hcp, lengths } from '#core/hand.ts'
import { lho, partner, rho } from '#core/seat.ts'
import { isTold } from './told.ts'

/** Points, both hands together, from which a pass may miss something, where our side has acted. */
const TOGETHER = 17
/** Points of one's own from which a pass may miss something where our side has been silent; with a long suit. */
const ALONE = { points: 9, long: 6, withLong: 6 } as const

/** True where partner has asked for something, and the next player has not bid: the answer is no matter of judgement. */
const isAsked = ({ notes }: PublicState): boolean =>
  notes.at(-2)?.message !== undefined && !isBid(notes.at(-1)?.call ?? PASS)

/**
 * True where partner has decided, and is left to it: by a double for penalties, a bid that ends the auction, or a
 * game where he knows the caller's hand or the caller has no more than his calls have shown.
 */
const isLeftToPartner = (state: PublicState, hand: Hand): boolean => {
  const [his, theirs] = state.notes.slice(-2)
  if (his === undefined || theirs?.call !== PASS) return false
  if (his.is === 'penalty-double' || his.forcing === 'sign-off') return true
  return isGame(his.call) && isTold(state, hand)
}

const PREEMPTS: readonly CallNote['is'][] = ['weak-two', 'preempt', 'preemptive-raise']
/** True where all that the caller has done is a preempt: it told the whole hand, and partner judges from there. */
const hasPreempted = ({ notes, seat, seats }: PublicState): boolean =>
  seats[seat].acted === 1 && notes.some((note) => note.seat === seat && PREEMPTS.includes(note.is))

function passMayMiss(state: PublicState, hand: Hand): boolean {
  const { seats, seat, shown } = state
  const points = hcp(hand)
  const other = partner(seat)
  if (seats[seat].acted + seats[other].acted > 0) return points + shown(other).hcp.high >= TOGETHER
  return (
    points >= ALONE.points || (points >= ALONE.withLong && Math.max(...lengths(hand)) >= ALONE.long)
  )
}

/**
 * True where a robot looks ahead before it calls.
 * @param turnRule of the system's call.
 */
export function isCritical(state: PublicState, hand: Hand, { call, origin }: TurnRule): boolean {
  const { seats, seat, lastBid } = state
  // An artificial bid, as a control below slam, is a step of what the two are telling each other, and no contract.
  if (lastBid === undefined || isAsked(state) || (isBid(call) && origin.artificial)) return false
  if (call === PASS)
    return !isLeftToPartner(state, hand) && !hasPreempted(state) && passMayMiss(state, hand)
  const contested = seats[lho(seat)].acted + seats[rho(seat)].acted > 0
  if (isBid(call)) return contested ? levelOf(call) >= 3 : isGame(call) && levelOf(call) <= 5
  return levelOf(lastBid) >= 2
}

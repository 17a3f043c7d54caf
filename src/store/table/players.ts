/** Who sits where, and which bidding system each side plays. Saved; not part of undo. */

import { type RobotLevel, SYSTEM_AT } from '#cardplay/level.ts'
import { bySeat, type Seat, type Side, sideOf } from '#core/seat.ts'
import { COMMON, type SystemRef, type SystemRefs, withSystemOf } from '#core/system-ref.ts'
import type { Tuple4 } from '#core/tuple.ts'

export interface Player {
  /** `robot`: the side's system calls for this seat by itself, so far as it has a call. */
  readonly kind: 'person' | 'robot'
  readonly name?: string
}
export interface PlayedFor {
  readonly board: number
  readonly seat: Seat
  /** Where the person sat at the table; missing where the view stayed as it was. */
  readonly from?: Seat
}
export interface PlayersState {
  /** By seat, N E S W. */
  readonly seats: Tuple4<Player>
  /**
   * What North–South and East–West play. An own strategy is named by its id alone, so that an edit of
   * it is played at once.
   */
  readonly systems: SystemRefs
  /**
   * What boards are taken to have been bid by that came with their calls, as from a file; nobody has
   * said so while it is missing, and then no system explains them.
   */
  readonly records?: SystemRefs
  /** The declarer’s robot whose cards the person at dummy’s place plays, on one board. */
  readonly playedFor?: PlayedFor
  /** How strong the robots are; missing while they are strong. */
  readonly level?: RobotLevel
  /** Bidding only: East and West pass throughout and keep their cards closed, and nothing is played. */
  readonly twoHands?: boolean
}

/** What both sides play on a first visit. */
const DEFAULT_SYSTEM: SystemRef = { id: SYSTEM_AT.strong }
/** True for East and West while two hands are bid: they pass without being asked. */
export const isSilent = (s: PlayersState, seat: Seat): boolean =>
  s.twoHands === true && sideOf(seat) === 1
export const callsByItself = (s: PlayersState, seat: Seat): boolean =>
  s.seats[seat].kind === 'robot' || isSilent(s, seat)
export const initialPlayers = (): PlayersState => {
  const person: Player = { kind: 'person' }
  return {
    seats: [person, person, person, person],
    systems: [DEFAULT_SYSTEM, DEFAULT_SYSTEM],
  }
}
export const withPlayer = (s: PlayersState, seat: Seat, player: Player): PlayersState => {
  return { ...s, seats: bySeat((at) => (at === seat ? player : s.seats[at])) }
}
/** What is played on a record whose systems nobody has said. */
export const UNSAID: SystemRefs = [{ id: COMMON }, { id: COMMON }]
export const withSystem = (s: PlayersState, side: Side, system: SystemRef): PlayersState => ({
  ...s,
  systems: withSystemOf(s.systems, side, system),
})
/** A side that plays what the old level brought plays what the new one brings; what somebody chose stays. */
export const withLevel = (s: PlayersState, level: RobotLevel): PlayersState => {
  const { level: before = 'strong', ...rest } = s
  const next = (ref: SystemRef): SystemRef =>
    ref.id === SYSTEM_AT[before] && ref.packages === undefined ? { id: SYSTEM_AT[level] } : ref
  return {
    ...rest,
    systems: [next(s.systems[0]), next(s.systems[1])],
    ...(level === 'strong' ? {} : { level }),
  }
}
export const withTwoHands = (s: PlayersState, twoHands: boolean): PlayersState => ({
  ...s,
  twoHands,
})

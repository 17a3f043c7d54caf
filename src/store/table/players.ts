/** Who sits where, and which bidding system each side plays. Saved; not part of undo. */
import { bySeat, type Seat, type Side, sideOf } from '#core/seat.ts'

export interface Player {
  /** `robot`: the side's system calls for this seat by itself, so far as it has a call. */
  readonly kind: 'person' | 'robot'
  readonly name?: string
}
export interface PlayersState {
  /** By seat, N E S W. */
  readonly seats: readonly [Player, Player, Player, Player]
  /**
   * What North–South and East–West play: `BY_HAND`, a system that bids whole auctions, or the id of an
   * opening strategy, of those that come with the program or of the partnership's own.
   */
  readonly systems: readonly [string, string]
  /** Bidding only: East and West pass throughout and keep their cards closed, and nothing is played. */
  readonly twoHands?: boolean
}

/** Schenken's system of 1967: OPENBID opens, and its continuations go on to a final contract. */
export const DEFAULT_SYSTEM = 'schenken-1967'
/** Essex Acol, with the fact base of BRIBIP. */
export const ESSEX_ACOL = 'essex-acol'
/** No system: nothing is offered, and nothing is explained. */
export const BY_HAND = 'none'
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
export const withSystem = (s: PlayersState, side: Side, system: string): PlayersState => ({
  ...s,
  systems: side === 0 ? [system, s.systems[1]] : [s.systems[0], system],
})
export const withTwoHands = (s: PlayersState, twoHands: boolean): PlayersState => ({
  ...s,
  twoHands,
})

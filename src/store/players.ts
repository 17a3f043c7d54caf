/** Who sits where, and which bidding system each side plays. Saved; not part of undo. */
import { SEATS, type Seat, type Side } from '#core/seat.ts'

export interface Player {
  /** `robot`: the side's system calls for this seat by itself, so far as it has a call. */
  readonly kind: 'person' | 'robot'
  readonly name?: string
}
export interface PlayersState {
  /** By seat, N E S W. */
  readonly seats: readonly [Player, Player, Player, Player]
  /**
   * What North–South and East–West play: `BY_HAND`, `DEFAULT_SYSTEM`, or the id of an opening strategy,
   * of those that come with the program or of the partnership's own.
   */
  readonly systems: readonly [string, string]
}

/** OPENBID: openings only. */
export const DEFAULT_SYSTEM = 'schenken-1967'
/** No system: nothing is offered, and nothing is explained. */
export const BY_HAND = 'none'
export const callsByItself = (s: PlayersState, seat: Seat): boolean =>
  s.seats[seat].kind === 'robot'
export const initialPlayers = (): PlayersState => {
  const person: Player = { kind: 'person' }
  return {
    seats: [person, person, person, person],
    systems: [DEFAULT_SYSTEM, DEFAULT_SYSTEM],
  }
}
export const withPlayer = (s: PlayersState, seat: Seat, player: Player): PlayersState => {
  const next = SEATS.map((at) => (at === seat ? player : s.seats[at]))
  return { ...s, seats: next as unknown as PlayersState['seats'] }
}
export const withSystem = (s: PlayersState, side: Side, system: string): PlayersState => ({
  ...s,
  systems: side === 0 ? [system, s.systems[1]] : [s.systems[0], system],
})

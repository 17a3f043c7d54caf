/** Who sits where, and which bidding system each side plays. Saved; not part of undo. */
import { SEATS, type Seat, type Side } from '#core/seat.ts'

export interface Player {
  readonly kind: 'person' | 'robot'
  readonly name?: string
}
export interface PlayersState {
  /** By seat, N E S W. */
  readonly seats: readonly [Player, Player, Player, Player]
  /** Ids of the bidding systems: North–South's, East–West's. */
  readonly systems: readonly [string, string]
}

export const DEFAULT_SYSTEM = 'schenken-1967'
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

/** Who sits at a seat and what they play, in two or three words. Pure. */
import type { Seat } from '#core/seat.ts'
import { SILENT, systemOf } from '#core/system-ref.ts'
import type { Player } from '#store/index.ts'
import { type SystemsNow, standingAt, systemNameAt } from './systems.ts'

export interface SeatPlayer {
  readonly seat: Seat
  readonly player: Player
  /** The name that the file gives. */
  readonly named: string | undefined
  /** The reader sits here. */
  readonly sits: boolean
}

/** `Robot, SAYC`, `You, SAYC`, `Nora, by hand`, `SAYC`. */
export function seatWords({ seat, player, named, sits }: SeatPlayer, now: SystemsNow): string {
  const plays =
    systemOf(now.refs, seat).id === SILENT
      ? 'passes'
      : (systemNameAt(now, seat) ?? (standingAt(now, seat) === 'waiting' ? undefined : 'by hand'))
  const who = named ?? player.name ?? (player.kind === 'robot' ? 'Robot' : sits ? 'You' : undefined)
  return [who, plays].filter((words) => words !== undefined).join(', ')
}

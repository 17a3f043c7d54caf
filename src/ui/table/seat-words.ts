/** Who sits at a seat and what they play, in two or three words. Pure. */
import type { Seat } from '#core/seat.ts'
import { SILENT, systemOf } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { Player } from '#store/index.ts'
import { type SystemsNow, standingAt, systemShortAt } from '../ask/systems/systems.ts'

export interface SeatPlayer {
  readonly seat: Seat
  readonly player: Player
  /** The name that the file gives. */
  readonly named: string | undefined
  /** The reader sits here. */
  readonly sits: boolean
}

/** `Robot, SAYC`, `You, SAYC`, `SAYC`; of somebody who plays no system the name alone. */
export function seatWords({ seat, player, named, sits }: SeatPlayer, now: SystemsNow): string {
  const who =
    named ?? player.name ?? (player.kind === 'robot' ? t`Robot` : sits ? t`You` : undefined)
  const plays =
    systemOf(now.refs, seat).id === SILENT
      ? t`passes`
      : (systemShortAt(now, seat) ??
        (who === undefined && standingAt(now, seat) !== 'waiting' ? t`by hand` : undefined))
  return [who, plays].filter((words) => words !== undefined).join(', ')
}

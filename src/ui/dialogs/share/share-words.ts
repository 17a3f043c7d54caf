/** What a share link contains, in words. */
import type { BoardRecord } from '#core/record.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { ViewMode } from '#store/index.ts'

const count = (n: number, one: string, many: string): string =>
  n === 1 ? t`one ${one}` : `${n} ${many}`

const viewText = (mode: ViewMode): string =>
  mode.kind === 'all'
    ? t`all four hands in view`
    : mode.kind === 'sit'
      ? t`sitting ${seatName(mode.seat)}`
      : t`watching ${seatName(mode.seat)}`

/** One entry for each thing that travels with the link. */
export function shareContents(
  record: BoardRecord,
  cursor: number,
  mode: ViewMode,
): readonly string[] {
  const { board, calls, cards, claim, players, event } = record
  const events = calls.length + cards.length + (claim ? 1 : 0)
  const names = Object.keys(players ?? {}).length
  return [
    t`${board.number === undefined ? t`The board` : t`Board ${board.number}`} with its hands, dealer and vulnerability`,
    calls.length === 0
      ? t`no calls`
      : `${count(calls.length, t`call`, t`calls`)}${calls.some((c) => c.note !== undefined) ? t` with their explanations` : ''}`,
    cards.length === 0 ? t`no cards played` : t`${count(cards.length, t`card`, t`cards`)} played`,
    ...(claim ? [t`the claim`] : []),
    ...(names > 0 ? [t`the names of the players`] : []),
    ...(event === undefined ? [] : [t`the name of the event`]),
    events === cursor
      ? t`the place on the timeline: the end`
      : t`the place on the timeline: ${cursor} of ${events}`,
    t`the view: ${viewText(mode)}`,
  ]
}

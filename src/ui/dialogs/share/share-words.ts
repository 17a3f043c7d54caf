/** What a share link contains, in words. */
import type { BoardRecord } from '#core/record.ts'
import { seatName } from '#core/seat.ts'
import type { ViewMode } from '#store/index.ts'

const count = (n: number, one: string, many: string): string =>
  n === 1 ? `one ${one}` : `${n} ${many}`

const viewText = (mode: ViewMode): string =>
  mode.kind === 'all'
    ? 'all four hands in view'
    : mode.kind === 'sit'
      ? `sitting ${seatName(mode.seat)}`
      : `watching ${seatName(mode.seat)}`

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
    `${board.number === undefined ? 'The board' : `Board ${board.number}`} with its hands, dealer and vulnerability`,
    calls.length === 0
      ? 'no calls'
      : `${count(calls.length, 'call', 'calls')}${calls.some((c) => c.note !== undefined) ? ' with their explanations' : ''}`,
    cards.length === 0 ? 'no cards played' : `${count(cards.length, 'card', 'cards')} played`,
    ...(claim ? ['the claim'] : []),
    ...(names > 0 ? ['the names of the players'] : []),
    ...(event === undefined ? [] : ['the name of the event']),
    events === cursor
      ? 'the place on the timeline: the end'
      : `the place on the timeline: ${cursor} of ${events}`,
    `the view: ${viewText(mode)}`,
  ]
}

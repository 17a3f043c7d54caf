/** What is said of a room’s states. */

import { howMany } from '#core/number-words.ts'
import { scoreFor } from '#core/score.ts'
import { type Seat, seatName, sideOf } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { NoAct } from '#live/judge.ts'
import { isOver, type LiveBoard, toAct, tricksAtEnd } from '#live/log.ts'
import type { Sitter } from '#live/news.ts'
import type { Place } from '#live/room-data.ts'
import { pointsText } from '../../ask/session/session-words.ts'

/** `12 s`, `2 min 5 s`. */
export function waitWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return seconds < 60 ? t`${seconds} s` : t`${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Who sits there, in a word or three. */
export function sitsWords({ name, state }: Sitter): string {
  if (state === 'free') return t`free`
  if (state === 'robot') return name === '' ? t`robot` : t`robot for ${name}`
  return state === 'away' ? t`${name}, away` : name
}
/** The same where a sentence begins with it. */
export const actorWords = (seat: Seat, { name, state }: Sitter): string =>
  state === 'robot' || name === '' ? t`${seatName(seat)}’s robot` : name

/** Where the tables wait for one another, and for whom. */
export const barWords = (awaited: readonly number[]): string =>
  awaited.length === 0
    ? t`All tables are here. The host goes on.`
    : t`The class waits for table ${awaited.map((table) => table + 1).join(', ')}.`

const NO_WORDS: Readonly<Record<NoAct, string>> = {
  stale: t`Something happened meanwhile; that was not taken.`,
  held: t`The table is held: that was not taken.`,
  over: t`The board is over.`,
  turn: t`It is not your turn.`,
  unlawful: t`That is not lawful here.`,
  nothing: t`There is nothing to take back.`,
  off: t`The host has switched undo off.`,
  looks: t`Who looks on does not play.`,
}
export const noWords = (why: NoAct): string => NO_WORDS[why]

/** Points for North–South of a board that is over. */
export const pointsOf = ({ record }: LiveBoard, tricks: number): number =>
  record === undefined ? 0 : scoreFor(0, record.contract, record.board.vulnerability, tricks)

/** `Passed out.`, or the tricks and points. */
export function resultWords(board: LiveBoard): string | undefined {
  if (!isOver(board)) return undefined
  const tricks = tricksAtEnd(board)
  if (tricks === undefined)
    return board.record?.contract === undefined ? t`Passed out.` : t`The bidding is over.`
  return t`${howMany(tricks, 'trick')}: North–South ${pointsText(pointsOf(board, tricks))}.`
}

/** What the table waits for; `undefined` before the first board and after the last card. */
export function turnWords(
  board: LiveBoard,
  seats: readonly Sitter[],
  own: Seat | undefined,
): string | undefined {
  const turn = toAct(board)
  if (turn === undefined) return undefined
  if (turn.by === own)
    return turn.act === 'call'
      ? t`Your call.`
      : turn.seat === own
        ? t`Your card.`
        : t`Your card, from dummy.`
  const who = actorWords(turn.by, seats[turn.by] ?? { name: '', state: 'free' })
  return turn.act === 'call' ? t`${who} is to call.` : t`${who} is to play.`
}

/** A place as it stands in the list of a choice. */
export const placeCode = (place: Place): string =>
  place.kind === 'sits'
    ? `sits ${place.table} ${place.seat}`
    : place.kind === 'looks'
      ? `looks ${place.table} ${place.sees.join('')}`
      : place.kind
export function placeOf(code: string): Place {
  const [kind, table = '0', rest = ''] = code.split(' ')
  if (kind === 'sits') return { kind, table: Number(table), seat: Number(rest) as Seat }
  if (kind === 'looks')
    return { kind, table: Number(table), sees: [...rest].map((digit) => Number(digit) as Seat) }
  return kind === 'out' ? { kind } : { kind: 'waits' }
}
export function placeWords(place: Place): string {
  switch (place.kind) {
    case 'waits':
      return t`waits`
    case 'out':
      return t`is not let in`
    case 'sits':
      return t`Table ${place.table + 1}: ${seatName(place.seat)}`
    case 'looks':
      return t`Table ${place.table + 1}: looks on, ${seesWords(place.sees)}`
  }
}
export const seesWords = (sees: readonly Seat[]): string =>
  sees.length === 0
    ? t`sees no closed hand`
    : sees.length === 4
      ? t`sees all hands`
      : sees.every((seat) => sideOf(seat) === 0)
        ? t`sees North–South`
        : t`sees East–West`

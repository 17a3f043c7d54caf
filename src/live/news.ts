/** What each page is told of the room, and with whose eyes it sees its table. Pure. */
import { bySeat, type Seat } from '#core/seat.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { isOver, type LiveBoard, LOOKS_ON, type Viewer, viewerAt } from './log.ts'
import { isAtBar } from './pace.ts'
import type { Person, RoomData } from './room-data.ts'
import type { RoomNews, Sitting } from './wire.ts'

export interface Sitter {
  readonly name: string
  readonly state: Sitting
}

export const tableOf = ({ place }: Person): number | undefined =>
  place.kind === 'sits' || place.kind === 'looks' ? place.table : undefined
export const viewerOf = ({ place }: Person): Viewer =>
  place.kind === 'sits'
    ? viewerAt(place.seat)
    : place.kind === 'looks'
      ? { seat: undefined, sees: place.sees }
      : LOOKS_ON
/** Another name where somebody sees with other eyes: their fold begins afresh. */
export const viewName = ({ epoch }: RoomData, { place }: Person): string => {
  if (place.kind === 'sits') return `${epoch}.${place.table}.${place.seat}`
  return place.kind === 'looks' ? `${epoch}.${place.table}.-${place.sees.join('')}` : '-'
}

/** Tables with a board under way that are not yet where the tables wait for one another. */
export const awaitedTables = (
  { bar }: Pick<RoomData, 'bar'>,
  boards: readonly LiveBoard[],
): readonly number[] =>
  bar === undefined
    ? []
    : [...boards.keys()].filter((table) => {
        const board = boards[table]!
        return board.record !== undefined && !isOver(board) && !isAtBar(board, bar)
      })

const FREE: Sitter = { name: '', state: 'free' }

/** @param seatsOf how the seats of a table are filled. */
export function newsFor(
  data: RoomData,
  boards: readonly LiveBoard[],
  person: Person,
  seatsOf: (table: number) => Tuple4<Sitter>,
): RoomNews {
  const table = tableOf(person)
  const waiting = data.people.filter(({ place }) => place.kind === 'waits')
  const place: RoomNews['place'] =
    person.place.kind === 'waits'
      ? { kind: 'waits', before: waiting.indexOf(person) }
      : person.place.kind === 'looks'
        ? { ...person.place, sees: [...person.place.sees] }
        : person.place
  const watchers = data.people.flatMap((one) =>
    one.place.kind === 'looks' && one.place.table === table && one.place.sees.length > 0
      ? [one.name]
      : [],
  )
  const seats = bySeat((seat: Seat): Sitter => (table === undefined ? FREE : seatsOf(table)[seat]))
  const scores = table === undefined ? [] : (data.tables[table]?.scores ?? [])
  const board = table === undefined ? undefined : boards[table]
  const atBar = board !== undefined && isAtBar(board, data.bar)
  return {
    ...{ title: data.title, place, view: viewName(data, person), seats: [...seats], watchers },
    ...{ undo: data.undo, words: data.words, scores: scores.map(([at, points]) => [at, points]) },
    ...{ atBar, awaited: atBar ? [...awaitedTables(data, boards)] : [] },
    deputy: data.deputy === person.id,
  }
}

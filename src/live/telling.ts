/** What a host tells each page: the news of the room, and what happened at its table as its viewer may see it. */
import type { Tuple4 } from '#core/tuple.ts'
import { writeEvent } from './events.ts'
import { type LiveBoard, type LogEvent, ofThisBoard, redacted } from './log.ts'
import { newsFor, type Sitter, tableOf, viewerOf, viewName } from './news.ts'
import { HOST, type Person } from './room-data.ts'
import type { Desk } from './sessions.ts'
import type { RoomNews } from './wire.ts'

/** Events of one frame. */
const AT_ONCE = 100

/** @param sitting how the seats of a table are filled. */
export function createTelling(
  { data, tell }: Desk,
  boards: () => readonly LiveBoard[],
  sitting: (table: number) => Tuple4<Sitter>,
) {
  /** The news that each page was last told. */
  const newsOf = new Map<string, string>()
  const newsTo = (person: Person): RoomNews => newsFor(data(), boards(), person, sitting)
  /** The news of a person who is about to be told them. */
  const toldTo = (person: Person): RoomNews => {
    const news = newsTo(person)
    newsOf.set(person.id, JSON.stringify(news))
    return news
  }
  const events = (person: Person, list: readonly LogEvent[]): void => {
    for (let i = 0; i < list.length; i += AT_ONCE)
      tell(person.id, [
        'events',
        viewName(data(), person),
        list.slice(i, i + AT_ONCE).map(writeEvent),
      ])
  }
  /** What came after that event; of a new board all, for a deal starts any fold afresh. */
  const board = (person: Person, after: number): void => {
    const table = tableOf(person)
    const log = table === undefined ? [] : ofThisBoard(data().tables[table]?.log ?? [])
    const told = redacted(log, viewerOf(person))
    events(person, after < (log[0]?.n ?? 1) ? told : told.filter(({ n }) => n > after))
  }
  return {
    events,
    board,
    /** To each whose news have changed; with them the whole board to new eyes. */
    news: (): void => {
      for (const person of data().people) {
        if (person.id === HOST) continue
        const news = newsTo(person)
        const text = JSON.stringify(news)
        const before = newsOf.get(person.id)
        if (before === text) continue
        // Who has not proved its session yet is told when it has.
        if (!tell(person.id, ['room', news])) continue
        newsOf.set(person.id, text)
        const view = before === undefined ? '' : (JSON.parse(before) as RoomNews).view
        if (view !== news.view) board(person, 0)
      }
    },
    newsAgain: (person: Person): void => {
      tell(person.id, ['room', toldTo(person)])
    },
    /** The news that a welcome brings. */
    welcome: toldTo,
    /** Its news were lost on the way. */
    forget: (id: string): void => {
      newsOf.delete(id)
    },
    pulse: (person: Person): void => {
      const table = tableOf(person)
      const n = table === undefined ? 0 : (boards()[table]?.n ?? 0)
      tell(person.id, ['pulse', viewName(data(), person), n])
    },
    /** The boards of its table that were only bid. */
    past: (person: Person): void => {
      const table = person.place.kind === 'sits' ? person.place.table : undefined
      const past = table === undefined ? [] : (data().tables[table]?.past ?? [])
      for (const [i, list] of past.entries()) tell(person.id, ['past', i, list.map(writeEvent)])
    },
  }
}

/** Words said at the tables of a room, as its host passes them on. */
import { tableOf } from './news.ts'
import { plainWords, WORD_LETTERS } from './plain.ts'
import { HOST, type Person } from './room-data.ts'
import type { Desk } from './sessions.ts'
import type { DownMessage } from './wire.ts'

/** Milliseconds between two words of one person. */
const PAUSE = 2000
/** Milliseconds for which a page that comes in is told what was said. */
const FRESH = 60_000
/** Words that are remembered, of all tables. */
const MOST_SAID = 100
interface Said {
  readonly by: string
  readonly at: number
  /** Whose table; the host’s words go to all. */
  readonly table: number | undefined
  readonly message: Readonly<Extract<DownMessage, readonly ['word', ...unknown[]]>>
}

/** @param heard tells the host’s own page. */
export function createWords(
  { data, tell, now }: Desk,
  heard: ((name: string, text: string) => void) | undefined,
) {
  let said: readonly Said[] = []
  return {
    /** A page says its word until it hears it, so it may come again, by the same mark. */
    say: (person: Person, text: string, mark: string): void => {
      const { id, name } = person
      const words = plainWords(text, WORD_LETTERS)
      if (words === '') return
      const known = said.find((one) => one.message[3] === mark)
      if (known !== undefined) {
        tell(id, known.message)
        return
      }
      const last = said.findLast((one) => one.by === id)
      if (last !== undefined && now() - last.at < PAUSE) return
      const message = ['word', name, words, mark] as const
      const table = id === HOST ? undefined : tableOf(person)
      said = [...said, { by: id, at: now(), table, message }].slice(-MOST_SAID)
      for (const one of data().people)
        if (id === HOST || tableOf(one) === table) tell(one.id, message)
      heard?.(name, words)
    },
    /** What was said while a page was coming in; it knows what it has heard. */
    sayAgain: (person: Person): void => {
      for (const { at, by, table, message } of said)
        if ((by === HOST || table === tableOf(person)) && now() - at < FRESH)
          tell(person.id, message)
    },
  }
}

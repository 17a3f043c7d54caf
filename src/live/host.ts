/**
 * The host: a page that is the referee of a room. It holds all hands and all names, judges each act, keeps
 * what has happened before it tells anybody, and tells each page what its viewer may see. No timer runs
 * here: the page says what time it is.
 */

import { bySeat, type Seat } from '#core/seat.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { robotTurn, scoresAfter } from './after-act.ts'
import type { Bytes } from './bytes.ts'
import { createClassDesk } from './class-desk.ts'
import { createDeputy } from './deputy.ts'
import { createDoor } from './door.ts'
import { type Refusal, readHead } from './frame.ts'
import { createInbox } from './inbox.ts'
import { type Act, judge, type NoAct } from './judge.ts'
import type { Identity, Room } from './keys.ts'
import { type Line, topicsOf } from './line.ts'
import {
  fold,
  foldAll,
  isOver,
  type LiveBoard,
  type LogEntry,
  type LogEvent,
  ofThisBoard,
  redacted,
  type Viewer,
} from './log.ts'
import { type Sitter, tableOf, viewerOf, viewName } from './news.ts'
import {
  type BoardToDeal,
  commitmentOf,
  EMPTY_TABLE,
  HOST,
  MOST_PEOPLE,
  newSalt,
  type Person,
  type RoomData,
  sitterAt,
  WAITS,
} from './room-data.ts'
import { createSessions } from './sessions.ts'
import { createTelling } from './telling.ts'
import { type HelloWords, newMark, type UpMessage } from './wire.ts'
import { createWords } from './words.ts'

/** Milliseconds between pulses and between doors. */
const PULSE = 15_000
const DOOR = 60_000
/** Milliseconds that an empty seat waits for its owner before a robot plays for it. */
export const GRACE = 60_000
/** Boards that were only bid, and are kept. */
const MOST_PAST = 40

export interface HostOptions {
  readonly room: Room
  readonly me: Identity
  readonly line: Line
  readonly data: RoomData
  /** Before anybody is told. Rejects where the storage refuses: the game goes on. */
  readonly keep: (data: RoomData) => Promise<void>
  readonly changed: () => void
  /** A word that was said, with who said it. */
  readonly said?: (name: string, text: string) => void
  readonly version: string
  /** Milliseconds. */
  readonly now: number
}
export type Host = ReturnType<typeof createHost>

/** Opens a room, or goes on with one that was kept. */
export function createHost(options: HostOptions) {
  const { room, me, line } = options
  const topics = topicsOf(room.name)
  let data: RoomData = { ...options.data, epoch: options.data.epoch + 1 }
  let boards: readonly LiveBoard[] = data.tables.map(({ log }) => foldAll(log))
  let { now } = options
  let pulsedAt = now
  let doorAt = now
  let superseded = false
  let ended = false
  /** The link by which the room goes on elsewhere. */
  let movedTo: string | undefined
  let keptWell = true
  let keeping = Promise.resolve()
  /** When something last happened at a table. */
  const movedAt = new Map<number, number>()

  const personOf = (id: string): Person | undefined => data.people.find((one) => one.id === id)

  const save = (): Promise<void> => {
    // What is kept after the end would bring the room back.
    if (ended) return keeping
    const kept = data
    const after = (well: boolean) => () => {
      keptWell = well
      deputy.tell()
    }
    keeping = keeping.then(() => options.keep(kept)).then(after(true), after(false))
    return keeping
  }

  const sitting = (table: number): Tuple4<Sitter> =>
    bySeat((seat) => {
      const person = sitterAt(data, table, seat)
      const begun = (boards[table]?.n ?? 0) > 0
      if (person === undefined) return { name: '', state: begun ? 'robot' : 'free' }
      const since = person.id === HOST ? undefined : sessions.awaySince(person.id)
      if (since === undefined) return { name: person.name, state: 'here' }
      return { name: person.name, state: begun && now - since >= GRACE ? 'robot' : 'away' }
    })

  function tellNews(): void {
    telling.news()
    classDesk.tell()
    options.changed()
  }
  /** All that a page is told of the room besides its board, again: some of it may have been lost on the way. */
  function tellAgain(person: Person): void {
    telling.newsAgain(person)
    classDesk.tellAgain(person.id)
    if (person.id === data.deputy) deputy.tellAgain()
  }

  /** The new link is for who has a place; to others the room is over. */
  const sayMoved = (person: Person): boolean =>
    sessions.tell(person.id, tableOf(person) === undefined ? ['end'] : ['moved', movedTo])

  const admit = (id: string, pub: string, words: HelloWords): 'full' | undefined => {
    if (personOf(id) !== undefined) return undefined
    if (movedTo !== undefined) return 'full'
    if (data.people.length >= MOST_PEOPLE) return 'full'
    const name = freeName(words.name === '' ? 'Somebody' : words.name)
    const place = data.locked ? ({ kind: 'out' } as const) : WAITS
    data = { ...data, people: [...data.people, { id, pub, name, place }] }
    void save()
    return undefined
  }
  const freeName = (name: string): string => {
    const taken = (one: string) => data.people.some((person) => person.name === one)
    if (!taken(name)) return name
    for (let mark = 2; ; mark++) if (!taken(`${name} · ${mark}`)) return `${name} · ${mark}`
  }

  /** Two who are asked may answer at once: another answer alone has come since, and the same is asked still. */
  function stillAnswers(table: number | undefined, at: number, given: Act): boolean {
    if (table === undefined || given.kind !== 'answer') return false
    const since = data.tables[table]?.log.filter(({ n }) => n > at) ?? []
    return boards[table]?.asked !== undefined && since.every(({ kind }) => kind === 'answer')
  }

  function heard(id: string, message: UpMessage): void {
    const person = personOf(id)
    if (person === undefined || movedTo !== undefined) return
    if (message[0] === 'word') {
      if (data.words) words.say(person, message[1], message[2])
      return
    }
    if (message[0] === 'past') {
      telling.past(person)
      return
    }
    if (message[0] === 'answer') {
      const asked = classDesk.answered(id, message[1], message[2])
      if (asked === undefined) return
      data = { ...data, asked }
      void save()
      classDesk.tell()
      options.changed()
      return
    }
    const [kind, view, at] = message
    const same = view === viewName(data, person)
    // Its news were lost on the way.
    if (!same) telling.forget(id)
    if (kind === 'since' && same) {
      tellAgain(person)
      telling.board(person, at)
    }
    if (kind !== 'act') return
    const table = tableOf(person)
    const n = table === undefined ? 0 : (boards[table]?.n ?? 0)
    const why =
      !same || (at !== n && !stillAnswers(table, at, message[3]))
        ? 'stale'
        : person.place.kind !== 'sits' || table === undefined
          ? 'looks'
          : act(table, person.place.seat, message[3])
    if (why !== undefined) sessions.tell(id, ['no', at, why])
  }

  const sessions = createSessions({
    ...{ room, me, line, admit, heard, now: () => now, changed: tellNews },
    // What was told while the welcome was under way went to the page that was there before.
    proved: (id) => {
      const person = personOf(id)
      if (person !== undefined && movedTo !== undefined) sayMoved(person)
      else if (person !== undefined) {
        tellAgain(person)
        words.sayAgain(person)
      }
    },
    welcome: (id) => {
      const person = personOf(id) ?? { id, pub: '', name: '', place: { kind: 'out' } as const }
      return ['welcome', data.epoch, telling.welcome(person)]
    },
  })
  for (const { id, pub } of data.people) if (id !== HOST) sessions.know(id, pub)
  const door = createDoor(options, {
    data: () => data,
    isShut: () => superseded || ended,
    superseded: () => {
      superseded = true
      options.changed()
    },
  })
  const desk = { data: () => data, tell: sessions.tell, now: () => now }
  const telling = createTelling(desk, () => boards, sitting)
  const classDesk = createClassDesk(desk)
  const deputy = createDeputy(me, desk)
  const words = createWords(desk, options.said)

  const inbox = createInbox((topic, frame, head) =>
    topic === topics.door ? door.take(frame) : sessions.take(topic, frame, head),
  )
  const receive = (topic: string, frame: Bytes): Promise<Refusal | undefined> =>
    inbox.receive(topic, frame)
  line.subscribe(topics.up('+'), (topic, frame) => void receive(topic, frame))
  line.subscribe(topics.door, (topic, frame) => {
    // Our own door comes back to us.
    const head = readHead(frame)
    if (typeof head !== 'string') void receive(topic, frame)
  })
  line.subscribe(topics.gone('+'), (topic) => {
    const id = topic.slice(topics.gone('').length)
    const person = personOf(id)
    sessions.gone(id)
    if (person !== undefined) telling.pulse(person)
  })
  line.on('up', () => {
    door.say()
    for (const person of data.people) {
      if (person.id !== HOST) tellAgain(person)
      telling.pulse(person)
    }
    options.changed()
  })
  line.on('down', options.changed)

  /** Adds events to a table: kept first, then told. */
  function append(table: number, entries: readonly LogEntry[]): void {
    let board = boards[table] ?? foldAll([])
    const before = board
    const events = entries.map((entry): LogEvent => {
      const event = { ...entry, n: board.n + 1 }
      board = fold(board, event)
      return event
    })
    const old = data.tables[table] ?? EMPTY_TABLE
    const log = ofThisBoard([...old.log, ...events])
    const scores = scoresAfter(old, before, board)
    const bid = board.biddingOnly && isOver(board) && !isOver(before)
    const past = bid ? [...(old.past ?? []), log].slice(-MOST_PAST) : old.past
    data = { ...data, tables: data.tables.with(table, { ...old, log, scores, past }) }
    movedAt.set(table, now)
    boards = boards.with(table, board)
    const told = new Map(
      data.people
        .filter((person) => person.id !== HOST && tableOf(person) === table)
        .map((person) => [person, redacted(log, viewerOf(person)).filter(({ n }) => n > before.n)]),
    )
    void save().then(() => {
      for (const [person, list] of told) telling.events(person, list)
      tellNews()
    })
    options.changed()
  }

  const act = (table: number, seat: Seat, what: Act): NoAct | undefined => {
    const board = boards[table]
    const kept = data.tables[table]
    if (board?.record === undefined || kept === undefined) return 'over'
    const hands = kept.log.findLast(({ kind }) => kind === 'deal')
    const closing = {
      hands: hands?.kind === 'deal' ? hands.hands : board.told,
      salt: kept.salt,
    }
    const judged = judge(board, seat, what, data, closing)
    if ('no' in judged) return judged.no
    append(table, judged.entries)
    return undefined
  }

  door.say()
  return {
    /** The room as it stands. */
    data: () => data,
    /** All that has happened at a table, with every hand. */
    board: (table: number): LiveBoard => boards[table] ?? foldAll([]),
    /** The table as its host’s own seat sees it, so that a host who plays is shown no other hand. */
    boardFor: (table: number, viewer: Viewer): LiveBoard =>
      foldAll(redacted(data.tables[table]?.log ?? [], viewer)),
    /** How the four seats of a table are filled. */
    sitting,
    /** When something last happened at a table: the deal, a call, a card. In the host’s own time. */
    movedAt: (table: number): number => movedAt.get(table) ?? options.now,
    /** Gives the room to another page, which opens it anew; this one comes back by its ticket. */
    handOver: async (heir: string, ticket: Identity): Promise<void> => {
      await keeping
      ended = true
      await deputy.handOver(heir, ticket)
      await sessions.idle()
    },
    /** Tells where the room goes on, now and to who comes back; nothing happens here any more. */
    moveTo: async (link: string): Promise<void> => {
      await keeping
      ended = true
      movedTo = link
      for (const person of data.people) sayMoved(person)
      await sessions.idle()
    },
    /** Since when a page has not been heard, in the host’s time; `undefined` while it is here. */
    awaySince: (id: string) => (id === HOST ? undefined : sessions.awaySince(id)),
    /** Whether another page has become the host of the room. */
    isSuperseded: () => superseded,
    /** False once the browser has refused to keep the room. */
    isKept: () => keptWell,
    /** Whether the relay can be reached. */
    lineIsOpen: () => line.isOpen(),
    /** How many frames were refused, by reason. */
    refused: inbox.refused,
    /** Takes a frame. @returns why it was refused. */
    receive,
    /** Frames heard and sent. */
    counts: sessions.counts,
    /** Settles once nothing is under way: all is kept and told. */
    idle: async () => {
      await inbox.idle()
      await keeping
      await door.idle()
      await deputy.idle()
      await sessions.idle()
    },
    /** Changes who sits where, the rules, the lock. */
    change: (next: (data: RoomData) => RoomData): void => {
      const before = data.deputy
      data = next(data)
      if (data.deputy !== before) deputy.forget()
      boards = data.tables.map((table, i) => boards[i] ?? foldAll(table.log))
      void save()
      tellNews()
      door.say()
    },
    /** Deals a board, with the promise of its hands. */
    deal: async (table: number, board: BoardToDeal): Promise<void> => {
      const salt = newSalt()
      const commitment = await commitmentOf(salt, board.hands)
      const old = data.tables[table]
      if (old === undefined) return
      data = { ...data, tables: data.tables.with(table, { ...old, salt }) }
      const only = data.bidding === 'off' ? {} : { biddingOnly: true as const }
      append(table, [{ kind: 'deal', ...board, commitment, ...only }])
    },
    /** What a seat does; why not, where it may not. */
    act,
    append,
    /** Who must be played for by a robot now, and whether a claim or an undo waits for it. */
    robotTurn: (table: number) => robotTurn(boards[table], data.bar, sitting(table)),
    /** A word of the host’s to all tables. */
    say: (text: string): void => {
      const person = personOf(HOST)
      if (data.words && person !== undefined) words.say(person, text, newMark())
    },
    /** The page tells the time, in milliseconds, a few times a second. */
    tick: (time: number): void => {
      now = time
      if (now - pulsedAt >= PULSE) {
        pulsedAt = now
        for (const person of data.people) telling.pulse(person)
      }
      if (now - doorAt >= DOOR) {
        doorAt = now
        door.say()
      }
      tellNews()
    },
    /** The page leaves; the room stays, and another load of it goes on. */
    leave: (): void => line.end(),
    /** The room is over for all. */
    end: async (): Promise<void> => {
      ended = true
      for (const { id } of data.people) sessions.tell(id, ['end'])
      await sessions.idle()
      await keeping
      line.publish(topics.door, new Uint8Array(0), true)
      line.end()
    },
  }
}

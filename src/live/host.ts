/**
 * The host: a page that is the referee of a room. It holds all hands and all names, judges each act, keeps
 * what has happened before it tells anybody, and tells each page what its viewer may see. No timer runs
 * here: the page says what time it is.
 */

import * as v from 'valibot'
import { scoreFor } from '#core/score.ts'
import { bySeat, type Seat } from '#core/seat.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { type Bytes, base64Of } from './bytes.ts'
import { writeEvent } from './events.ts'
import { doorProof, openDoor, type Refusal, Refused, readHead, sealDoor } from './frame.ts'
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
  toAct,
  tricksAtEnd,
  type Viewer,
  whoAnswers,
} from './log.ts'
import { newsFor, type Sitter, tableOf, viewerOf, viewName } from './news.ts'
import { officeParts, takenOver } from './office.ts'
import { isAtBar } from './pace.ts'
import { plainWords, WORD_LETTERS } from './plain.ts'
import { answerTo, viewFor, writeClassView } from './question.ts'
import {
  type BoardToDeal,
  commitmentOf,
  EMPTY_TABLE,
  HOST,
  MOST_PEOPLE,
  newSalt,
  type Person,
  type RoomData,
  type RoomTable,
  sitterAt,
  WAITS,
} from './room-data.ts'
import { createSessions } from './sessions.ts'
import {
  type DownMessage,
  doorSchema,
  type HelloWords,
  newMark,
  type RoomNews,
  type UpMessage,
} from './wire.ts'

/** Milliseconds between pulses and between doors. */
const PULSE = 15_000
const DOOR = 60_000
/** Milliseconds that an empty seat waits for its owner before a robot plays for it. */
export const GRACE = 60_000
/** Events of one frame. */
const AT_ONCE = 100
/** Boards that were only bid, and are kept. */
const MOST_PAST = 40
/** Milliseconds between two words of one person. */
const WORD_PAUSE = 2000
/** Words that are remembered, of all tables. */
const SAID = 100
interface Said {
  readonly by: string
  readonly at: number
  /** Whose table; the host’s words go to all. */
  readonly table: number | undefined
  readonly message: Readonly<Extract<DownMessage, readonly ['word', ...unknown[]]>>
}

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

export function createHost(options: HostOptions) {
  const { room, me, line, version } = options
  const topics = topicsOf(room.name)
  let data: RoomData = { ...options.data, epoch: options.data.epoch + 1 }
  let boards: readonly LiveBoard[] = data.tables.map(({ log }) => foldAll(log))
  let { now } = options
  let pulsedAt = now
  let doorAt = now
  let superseded = false
  let ended = false
  let keptWell = true
  let keeping = Promise.resolve()
  let sayingDoor = Promise.resolve()
  const newsOf = new Map<string, string>()
  let said: readonly Said[] = []
  /** When something last happened at a table. */
  const movedAt = new Map<number, number>()
  /** What each page was last told of the question to the class. */
  const classOf = new Map<string, string>()
  /** What the deputy has had. */
  let officeTold: RoomData | undefined
  let sayingOffice = Promise.resolve()

  const personOf = (id: string): Person | undefined => data.people.find((one) => one.id === id)

  const save = (): Promise<void> => {
    const kept = data
    keeping = keeping
      .then(() => options.keep(kept))
      .then(
        () => {
          keptWell = true
          tellDeputy()
        },
        () => {
          keptWell = false
          tellDeputy()
        },
      )
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

  const newsTo = (person: Person): RoomNews => newsFor(data, boards, person, sitting)

  const eventsFrom = (person: Person, after: number): readonly LogEvent[] => {
    const table = tableOf(person)
    const log = table === undefined ? [] : ofThisBoard(data.tables[table]?.log ?? [])
    const first = log[0]?.n ?? 1
    const told = redacted(log, viewerOf(person))
    // A gap across a deal is the whole board; a deal starts any fold afresh.
    return after < first ? told : told.filter(({ n }) => n > after)
  }
  function tellEvents(person: Person, events: readonly LogEvent[]): void {
    for (let i = 0; i < events.length; i += AT_ONCE)
      sessions.tell(person.id, [
        'events',
        viewName(data, person),
        events.slice(i, i + AT_ONCE).map(writeEvent),
      ])
  }
  /** The news of the room to each whose news have changed; with them the whole board to new eyes. */
  function tellNews(): void {
    for (const person of data.people) {
      if (person.id === HOST) continue
      const news = newsTo(person)
      const text = JSON.stringify(news)
      const before = newsOf.get(person.id)
      if (before === text) continue
      // Who has not proved its session yet is told when it has.
      if (!sessions.tell(person.id, ['room', news])) continue
      newsOf.set(person.id, text)
      const view = before === undefined ? '' : (JSON.parse(before) as RoomNews).view
      if (view !== news.view) tellEvents(person, eventsFrom(person, 0))
    }
    tellClass()
    options.changed()
  }
  /** The question to the class, to each for whom something of it has changed. */
  function tellClass(): void {
    const { asked } = data
    for (const { id, place } of data.people) {
      if (id === HOST || place.kind === 'out') continue
      const view = asked === undefined ? null : writeClassView(viewFor(asked, id))
      const text = JSON.stringify(view)
      if ((classOf.get(id) ?? 'null') === text) continue
      if (sessions.tell(id, ['class', view])) classOf.set(id, text)
    }
  }
  /** All that a page is told of the room besides its board, again: some of it may have been lost on the way. */
  function tellAgain(person: Person): void {
    const news = newsTo(person)
    newsOf.set(person.id, JSON.stringify(news))
    sessions.tell(person.id, ['room', news])
    classOf.delete(person.id)
    tellClass()
    if (person.id === data.deputy) {
      officeTold = undefined
      tellDeputy()
    }
  }
  function tellDeputy(): void {
    const { deputy } = data
    if (deputy === undefined || officeTold === data) return
    const before = officeTold
    officeTold = data
    sayOffice(deputy, data, before, false)
  }
  function sayOffice(id: string, whole: RoomData, before: RoomData | undefined, over: boolean) {
    sayingOffice = sayingOffice.then(async () => {
      const parts = await officeParts(me, whole, before)
      for (const [i, part] of parts.entries())
        sessions.tell(id, ['office', i, parts.length, part, over])
    })
  }
  const pulse = (person: Person): void => {
    const table = tableOf(person)
    const n = table === undefined ? 0 : (boards[table]?.n ?? 0)
    sessions.tell(person.id, ['pulse', viewName(data, person), n])
  }

  const door = (): void => {
    sayingDoor = sayingDoor.then(sayDoor)
  }
  async function sayDoor(): Promise<void> {
    if (!line.isOpen() || superseded || ended) return
    const proof = await doorProof(room, me, data.epoch)
    const words = { epoch: data.epoch, locked: data.locked, version, proof }
    line.publish(topics.door, await sealDoor(room, me, words), true)
  }

  /** Another page of the same host: the one that started later is the host. */
  async function takeDoor(frame: Bytes): Promise<void> {
    const { words } = await openDoor(room, frame)
    const read = v.safeParse(doorSchema, words)
    if (!read.success) throw new Refused('shape')
    const { epoch, proof } = read.output
    // An older load of this page still speaks: it hears of this one.
    if (epoch < data.epoch) door()
    if (epoch <= data.epoch) return
    if (proof !== (await doorProof(room, me, epoch))) throw new Refused('epoch')
    superseded = true
    options.changed()
  }

  const admit = (id: string, pub: string, words: HelloWords): 'full' | undefined => {
    if (personOf(id) !== undefined) return undefined
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
    if (person === undefined) return
    if (message[0] === 'word') {
      say(id, message[1], message[2])
      return
    }
    if (message[0] === 'answer') {
      answer(id, message[1], message[2])
      return
    }
    if (message[0] === 'past') {
      tellPast(person)
      return
    }
    const [kind, view, at] = message
    const same = view === viewName(data, person)
    // Its news were lost on the way.
    if (!same) newsOf.delete(id)
    if (kind === 'since' && same) {
      tellAgain(person)
      tellEvents(person, eventsFrom(person, at))
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

  function answer(id: string, n: number, text: string): void {
    const { asked } = data
    // What came late, and what was shown meanwhile, counts for nothing.
    if (asked === undefined || asked.question.n !== n || asked.shown !== undefined) return
    const given = answerTo(asked.question.subject, text)
    if (given === undefined) return
    const others = asked.answers.filter(([one]) => one !== id)
    data = { ...data, asked: { ...asked, answers: [...others, [id, given]] } }
    void save()
    tellClass()
    options.changed()
  }
  function tellPast(person: Person): void {
    const table = person.place.kind === 'sits' ? person.place.table : undefined
    const past = table === undefined ? [] : (data.tables[table]?.past ?? [])
    for (const [i, events] of past.entries())
      sessions.tell(person.id, ['past', i, events.map(writeEvent)])
  }

  /** A page says its word until it hears it, so it may come again. */
  function say(id: string, text: string, mark: string): void {
    const person = personOf(id)
    const words = plainWords(text, WORD_LETTERS)
    if (!data.words || person === undefined || words === '') return
    const known = said.find((one) => one.message[3] === mark)
    if (known !== undefined) {
      sessions.tell(id, known.message)
      return
    }
    const last = said.findLast((one) => one.by === id)
    if (last !== undefined && now - last.at < WORD_PAUSE) return
    const message = ['word', person.name, words, mark] as const
    const table = id === HOST ? undefined : tableOf(person)
    said = [...said, { by: id, at: now, table, message }].slice(-SAID)
    for (const one of data.people)
      if (id === HOST || tableOf(one) === table) sessions.tell(one.id, message)
    options.said?.(person.name, words)
  }
  /** What was said while a page was coming in; it knows what it has heard. */
  function sayAgain(person: Person): void {
    const fresh = said.filter(({ at, by, table }) => {
      const hears = by === HOST || table === tableOf(person)
      return hears && now - at < GRACE
    })
    for (const { message } of fresh) sessions.tell(person.id, message)
  }

  const sessions = createSessions({
    ...{ room, me, line, admit, heard, now: () => now, changed: tellNews },
    // What was told while the welcome was under way went to the page that was there before.
    proved: (id) => {
      const person = personOf(id)
      if (person === undefined) return
      tellAgain(person)
      sayAgain(person)
    },
    welcome: (id) => {
      const person = personOf(id)
      const news = newsTo(person ?? { id, pub: '', name: '', place: { kind: 'out' } })
      newsOf.set(id, JSON.stringify(news))
      return ['welcome', data.epoch, news]
    },
  })
  for (const { id, pub } of data.people) if (id !== HOST) sessions.know(id, pub)

  const inbox = createInbox((topic, frame, head) =>
    topic === topics.door ? takeDoor(frame) : sessions.take(topic, frame, head),
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
    if (person !== undefined) pulse(person)
  })
  line.on('up', () => {
    door()
    for (const person of data.people) {
      if (person.id !== HOST) tellAgain(person)
      pulse(person)
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
      for (const [person, list] of told) tellEvents(person, list)
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

  door()
  return {
    data: () => data,
    board: (table: number): LiveBoard => boards[table] ?? foldAll([]),
    /** The table as its host’s own seat sees it, so that a host who plays is shown no other hand. */
    boardFor: (table: number, viewer: Viewer): LiveBoard =>
      foldAll(redacted(data.tables[table]?.log ?? [], viewer)),
    sitting,
    /** When something last happened at a table: the deal, a call, a card. In the host’s own time. */
    movedAt: (table: number): number => movedAt.get(table) ?? options.now,
    /** Gives the room to another page, which opens it anew; this one comes back by its ticket. */
    handOver: async (heir: string, ticket: Identity): Promise<void> => {
      await keeping
      const as = { id: ticket.id, pub: base64Of(ticket.pub) }
      sayOffice(heir, takenOver(data, heir, as), undefined, true)
      ended = true
      await sayingOffice
      await sessions.idle()
    },
    awaySince: (id: string) => (id === HOST ? undefined : sessions.awaySince(id)),
    isSuperseded: () => superseded,
    /** False once the browser has refused to keep the room. */
    isKept: () => keptWell,
    lineIsOpen: () => line.isOpen(),
    refused: inbox.refused,
    receive,
    counts: sessions.counts,
    idle: async () => {
      await inbox.idle()
      await keeping
      await sayingDoor
      await sayingOffice
      await sessions.idle()
    },
    /** Changes who sits where, the rules, the lock. */
    change: (next: (data: RoomData) => RoomData): void => {
      const { deputy } = data
      data = next(data)
      if (data.deputy !== deputy) officeTold = undefined
      boards = data.tables.map((table, i) => boards[i] ?? foldAll(table.log))
      void save()
      tellNews()
      door()
    },
    deal: async (table: number, board: BoardToDeal): Promise<void> => {
      const salt = newSalt()
      const commitment = await commitmentOf(salt, board.hands)
      const old = data.tables[table]
      if (old === undefined) return
      data = { ...data, tables: data.tables.with(table, { ...old, salt }) }
      const only = data.bidding === 'off' ? {} : { biddingOnly: true as const }
      append(table, [{ kind: 'deal', ...board, commitment, ...only }])
    },
    act,
    append,
    /** Who must be played for by a robot now, and whether a claim or an undo waits for it. */
    robotTurn: (
      table: number,
    ): { readonly by: Seat; readonly act: 'call' | 'card' | 'answer' } | undefined => {
      const board = boards[table]
      if (board?.record === undefined || board.stopped || isAtBar(board, data.bar)) return undefined
      const seats = sitting(table)
      if (board.asked !== undefined) {
        const { asked } = board
        const by = whoAnswers(board.record, asked).find(
          (seat) => seats[seat].state === 'robot' && !asked.yes.includes(seat),
        )
        return by === undefined ? undefined : { by, act: 'answer' }
      }
      const turn = toAct(board)
      return turn !== undefined && seats[turn.by].state === 'robot'
        ? { by: turn.by, act: turn.act }
        : undefined
    },
    say: (text: string): void => say(HOST, text, newMark()),
    tick: (time: number): void => {
      now = time
      if (now - pulsedAt >= PULSE) {
        pulsedAt = now
        for (const person of data.people) pulse(person)
      }
      if (now - doorAt >= DOOR) {
        doorAt = now
        door()
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
      line.publish(topics.door, new Uint8Array(0), true)
      line.end()
    },
  }
}

/** A board that has ended has its score; one that is taken up again has none. */
function scoresAfter(table: RoomTable, before: LiveBoard, board: LiveBoard): RoomTable['scores'] {
  const { record } = board
  // A board that was only bid has no result.
  if (board.biddingOnly) return table.scores
  const number = record?.board.number
  if (record === undefined || number === undefined || isOver(before) === isOver(board))
    return table.scores
  if (!isOver(board))
    return before.record?.board.number === number ? table.scores.slice(0, -1) : table.scores
  const points = scoreFor(0, record.contract, record.board.vulnerability, tricksAtEnd(board) ?? 0)
  return [...table.scores, [number, points]]
}

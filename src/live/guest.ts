/**
 * A page that sits, looks on or waits. It folds what it is told, asks for what it missed, and sends its acts,
 * each with the number of the event that it follows. No timer runs here: the page says what time it is.
 */
import * as v from 'valibot'
import type { Bytes } from './bytes.ts'
import {
  type Head,
  KINDS,
  openDoor,
  openFrame,
  openWelcome,
  type Refusal,
  Refused,
  type Session,
  sealFrame,
  sealHello,
  type WaitingHello,
} from './frame.ts'
import { createInbox } from './inbox.ts'
import type { Act, NoAct } from './judge.ts'
import type { Identity, Room } from './keys.ts'
import { type Line, topicsOf } from './line.ts'
import { fold, foldAll, isOver, type LiveBoard, type LogEvent, NO_BOARD } from './log.ts'
import { type Office, officeReader } from './office.ts'
import { plainWords, WORD_LETTERS } from './plain.ts'
import { answerTo, type ClassView } from './question.ts'
import { commitmentOf } from './room-data.ts'
import {
  type DownMessage,
  doorSchema,
  downSchema,
  newMark,
  type RoomNews,
  type UpMessage,
  welcomeSchema,
  writeAct,
} from './wire.ts'

/** Milliseconds between a hello and the next. */
const HELLOS = [5000, 10_000, 20_000, 30_000] as const
/** Milliseconds without a frame after which the host is said to be silent. */
export const SILENT = 45_000
/** Milliseconds after which an act that had no answer is sent again. */
const AGAIN = 3000
/** Words that are shown. */
const WORDS = 50
/** How often what the host does not confirm is said in all: a minute. */
const SAYINGS = 20

/** What is said until the host is seen to have it. An act is not among these: it has its own place in the state. */
interface Owed {
  readonly message: UpMessage
  readonly isDone: () => boolean
  readonly at: number
  readonly left: number
}

/** How far a page has come. */
export type GuestPhase = 'looking' | 'asked' | 'in' | 'ended'

export interface GuestState {
  readonly phase: GuestPhase
  /** Somebody else’s key stood at the door. */
  readonly impostor: boolean
  readonly news: RoomNews | undefined
  readonly board: LiveBoard
  /** An act that the host has not answered yet. */
  readonly waits: { readonly at: number; readonly act: Act } | undefined
  /** Why the last act was not taken. */
  readonly no: NoAct | undefined
  /** False where the hands at the end are not those that the deal promised. */
  readonly fair: boolean | undefined
  readonly words: readonly { readonly name: string; readonly text: string; readonly mark: string }[]
  readonly asked: ClassView | undefined
  /** Boards that were bid at this table before, whole. */
  readonly past: readonly LiveBoard[]
  /** All that the host has: of a deputy; with `over` this page is to go on with it. */
  readonly office: (Office & { readonly over: boolean }) | undefined
  /** The link by which the room goes on elsewhere. */
  readonly moved: string | undefined
  /** Milliseconds since the last frame of the host; since the start, before the first. */
  readonly silence: number
  readonly lineIsOpen: boolean
  /** The broker turned this page away. */
  readonly turnedAway: boolean
  /** The version of the host’s app, once its door was read. */
  readonly hostVersion: string | undefined
}

export interface GuestOptions {
  readonly room: Room
  readonly me: Identity
  readonly line: Line
  readonly name: string
  readonly version: string
  readonly changed: () => void
  /** Milliseconds. */
  readonly now: number
}
export type Guest = ReturnType<typeof createGuest>

export function createGuest(options: GuestOptions) {
  const { room, me, line } = options
  const topics = topicsOf(room.name)
  let { now } = options
  let heardAt = now
  let hostPub: Bytes | undefined
  let waiting: WaitingHello | undefined
  let session: Session | undefined
  let epoch = 0
  let hellos = 0
  let helloAt = Number.NEGATIVE_INFINITY
  /** A door of another load of the host came too soon after a hello: one more is owed. */
  let owes = false
  let saidAt = now
  let sending = Promise.resolve()
  let owed: readonly Owed[] = []
  const readOffice = officeReader()
  let state: GuestState = {
    ...{ phase: 'looking', impostor: false, news: undefined, board: NO_BOARD, waits: undefined },
    ...{ no: undefined, fair: undefined, words: [], silence: 0, turnedAway: false },
    ...{ lineIsOpen: line.isOpen(), hostVersion: undefined, asked: undefined, past: [] },
    ...{ office: undefined, moved: undefined },
  }
  const set = (part: Partial<GuestState>): void => {
    state = { ...state, ...part }
    options.changed()
  }

  const say = (message: UpMessage | readonly unknown[]): Promise<void> => {
    sending = sending.then(async () => {
      if (session === undefined || !line.isOpen()) return
      line.publish(topics.up(me.id), await sealFrame(room, me.id, session, KINDS.up, message))
    })
    return sending
  }
  /** A page that speaks to a host who has just been loaded anew is not heard: it says it again. */
  const insist = (message: UpMessage, isDone: () => boolean): void => {
    owed = [...owed, { message, isDone, at: Number.NEGATIVE_INFINITY, left: SAYINGS }]
    insistNow()
  }
  /** Says what is due; of one kind the first alone, so that they come in their order. */
  function insistNow(): void {
    const open = owed.filter(({ isDone, left }) => !isDone() && left > 0)
    owed = open.map((one) => {
      const isFirst = open.find(({ message }) => message[0] === one.message[0]) === one
      if (!isFirst || now - one.at < AGAIN) return one
      void say(one.message)
      return { ...one, at: now, left: one.left - 1 }
    })
  }
  const view = (): string => state.news?.view ?? '-'
  const ask = (): Promise<void> => say(['since', view(), state.board.n])

  async function hello(): Promise<void> {
    if (hostPub === undefined || !line.isOpen()) return
    helloAt = now
    hellos += 1
    owes = false
    const words = { name: options.name, version: options.version }
    const made = await sealHello(room, me, hostPub, words)
    waiting = made.waiting
    line.publish(topics.up(me.id), made.frame)
    if (state.phase === 'looking') set({ phase: 'asked' })
  }

  async function takeDoor(frame: Bytes): Promise<void> {
    let opened: Awaited<ReturnType<typeof openDoor>>
    try {
      opened = await openDoor(room, frame)
    } catch (fault) {
      if (fault instanceof Refused && fault.why === 'print') set({ impostor: true })
      throw fault
    }
    const read = v.safeParse(doorSchema, opened.words)
    if (!read.success) throw new Refused('shape')
    // Below the session's: an old door, or a false one.
    if (read.output.epoch < epoch) throw new Refused('epoch')
    hostPub = opened.pub
    set({ hostVersion: read.output.version })
    const anew = session === undefined || read.output.epoch !== epoch
    if (!anew) return
    if (now - helloAt >= HELLOS[0]) await hello()
    else owes = session !== undefined
  }

  async function takeWelcome(frame: Bytes, head: Head): Promise<void> {
    if (waiting === undefined || head.session !== waiting.name) throw new Refused('session')
    const opened = await openWelcome(room, me, waiting, frame)
    const read = v.safeParse(welcomeSchema, opened.value)
    if (!read.success) throw new Refused('shape')
    const [, hostEpoch, news] = read.output
    waiting = undefined
    session = opened.session
    epoch = hostEpoch
    hellos = 0
    heardAt = now
    const anew = takeNews(news)
    set({ phase: 'in', impostor: false, silence: 0 })
    // The first frame up proves that this page has its key; only then does the session count.
    await ask()
    if (anew) await say(['past'])
  }

  /** @returns whether this page sees with other eyes than before. */
  function takeNews(news: RoomNews): boolean {
    const anew = news.view !== state.news?.view
    set({
      news,
      ...(anew
        ? { board: NO_BOARD, waits: undefined, no: undefined, fair: undefined, past: [] }
        : {}),
    })
    return anew
  }

  async function takeDown(frame: Bytes, head: Head): Promise<void> {
    if (session === undefined || head.session !== session.name) throw new Refused('session')
    if (head.sequence <= session.seen) throw new Refused('old')
    const value = await openFrame(room, session, KINDS.down, frame, head)
    const read = v.safeParse(downSchema, value)
    if (!read.success) throw new Refused('shape')
    session.seen = head.sequence
    heardAt = now
    if (state.silence > 0) set({ silence: 0 })
    await heard(read.output)
  }

  async function heard(message: DownMessage): Promise<void> {
    switch (message[0]) {
      case 'room':
        if (takeNews(message[1])) await say(['past'])
        return
      case 'pulse':
        if (message[1] !== view() || message[2] !== state.board.n) await ask()
        else if (now - saidAt >= AGAIN) {
          saidAt = now
          await say(['here', view(), state.board.n])
        }
        return
      case 'events':
        // Of other eyes: the news of the room are on their way.
        if (message[1] !== view()) return
        await takeEvents(message[2])
        return
      case 'no':
        if (state.waits?.at === message[1]) set({ waits: undefined, no: message[2] })
        return
      case 'word': {
        const [, name, text, mark] = message
        if (state.words.every((one) => one.mark !== mark))
          set({ words: [...state.words, { name, text, mark }].slice(-WORDS) })
        return
      }
      case 'class':
        set({ asked: message[1] ?? undefined })
        return
      case 'past':
        set({ past: withPast(state.past, foldAll(message[2])) })
        return
      case 'office': {
        const [, part, of, text, over] = message
        const office = await readOffice(part, of, text)
        if (office !== undefined) set({ office: { ...office, over } })
        return
      }
      case 'moved':
        set({ moved: message[1] })
        return
      case 'end':
        set({ phase: 'ended' })
        line.end()
    }
  }

  async function takeEvents(events: readonly LogEvent[]): Promise<void> {
    let { board, fair, past } = state
    for (const event of events) {
      if (event.n <= board.n) continue
      // A deal starts afresh, whatever was missed before it; all else must follow what is known.
      if (event.n !== board.n + 1 && event.kind !== 'deal') {
        set({ board, fair, past })
        await ask()
        return
      }
      if (event.kind === 'deal') {
        fair = undefined
        if (board.biddingOnly && isOver(board)) past = withPast(past, board)
      }
      board = fold(board, event)
      if (event.kind === 'open')
        fair = board.commitment === (await commitmentOf(event.salt, event.hands))
    }
    if (board === state.board) return
    const answered = state.waits !== undefined && state.waits.at < board.n
    set({ board, fair, past, no: undefined, ...(answered ? { waits: undefined } : {}) })
  }

  const inbox = createInbox(async (topic, frame, head) => {
    if (head.kind === KINDS.door) {
      if (topic !== topics.door) throw new Refused('topic')
      await takeDoor(frame)
      return
    }
    if (topic !== topics.to(me.id)) throw new Refused('topic')
    if (head.kind === KINDS.welcome) await takeWelcome(frame, head)
    else if (head.kind === KINDS.down) await takeDown(frame, head)
    else throw new Refused('kind')
  })
  const receive = (topic: string, frame: Bytes): Promise<Refusal | undefined> =>
    inbox.receive(topic, frame)
  // Before the door: what it brings is a hello, whose answer must find this page listening.
  line.subscribe(topics.to(me.id), (topic, frame) => void receive(topic, frame))
  line.subscribe(topics.door, (topic, frame) => void receive(topic, frame))
  line.on('up', () => {
    set({ lineIsOpen: true, turnedAway: false })
    if (session !== undefined) void ask()
  })
  line.on('down', () => set({ lineIsOpen: false }))
  line.on('refused', () => set({ turnedAway: true }))

  return {
    state: () => state,
    refused: inbox.refused,
    receive,
    idle: async () => {
      await inbox.idle()
      await sending
    },
    /** For the tests: what a forged frame must leave as it was. */
    counts: () => [session?.name, session?.seen, epoch, state.news, state.board.n, state.waits],
    act: (act: Act): void => {
      const at = state.board.n
      set({ waits: { at, act }, no: undefined })
      saidAt = now
      void say(['act', view(), at, writeAct(act)])
    },
    /** To the question that the class is asked. */
    answer: (text: string): void => {
      if (state.asked === undefined) return
      const { n, subject } = state.asked.question
      const taken = answerTo(subject, text)
      owed = owed.filter(({ message }) => message[0] !== 'answer')
      insist(['answer', n, text], () => {
        const { asked } = state
        return asked?.question.n !== n || asked.mine === taken || asked.shown !== undefined
      })
    },
    word: (text: string): void => {
      const mark = newMark()
      insist(
        ['word', plainWords(text, WORD_LETTERS), mark],
        () => state.news?.words === false || state.words.some((one) => one.mark === mark),
      )
    },
    tick: (time: number): void => {
      now = time
      const { waits, phase, board } = state
      if (phase === 'ended') return
      const silence = now - heardAt
      const pause = HELLOS[Math.min(hellos, HELLOS.length) - 1] ?? 0
      const lost = session === undefined || silence >= SILENT
      const due = owes && now - helloAt >= HELLOS[0]
      if (due || (lost && now - helloAt >= pause)) sending = sending.then(hello)
      else if (waits !== undefined && waits.at === board.n && now - saidAt >= AGAIN) {
        saidAt = now
        void say(['act', view(), waits.at, writeAct(waits.act)])
      }
      insistNow()
      const shown = silence >= SILENT || session === undefined ? silence : 0
      if (Math.floor(shown / 1000) !== Math.floor(state.silence / 1000)) set({ silence: shown })
    },
    leave: (): void => line.end(),
  }
}

/** The boards that were bid, in the order in which they came, and each once: one may be told that is known. */
function withPast(past: readonly LiveBoard[], board: LiveBoard): readonly LiveBoard[] {
  const others = past.filter(({ commitment }) => commitment !== board.commitment)
  return [...others, board].sort((a, b) => a.n - b.n)
}

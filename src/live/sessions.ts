/**
 * The pages of a room as the host hears and answers them: hellos, sessions, budgets. What they say goes to
 * `heard`; what the game is, this file does not know.
 */
import * as v from 'valibot'
import { type Bytes, base64Of, fromBase64, sameBytes } from './bytes.ts'
import {
  type Head,
  KINDS,
  openFrame,
  openHello,
  Refused,
  type Session,
  sealFrame,
  sealWelcome,
} from './frame.ts'
import { type Budget, budgetOf } from './inbox.ts'
import type { Identity, Room } from './keys.ts'
import { type Line, topicsOf } from './line.ts'
import type { RoomData } from './room-data.ts'
import { type DownMessage, type HelloWords, helloSchema, type UpMessage, upSchema } from './wire.ts'

/** Milliseconds without a frame after which a page counts as away; and after its last will. */
const AWAY = 35_000
const AWAY_TOLD = 3000
/** Sessions of one page that wait for its first frame. */
const PENDING = 3
/** Nonces of hellos that are remembered. */
const NONCES = 10_000

interface PageState {
  readonly id: string
  readonly pub: Bytes
  session: Session | undefined
  pending: readonly Session[]
  heardAt: number
  /** When its last will came, if nothing has been heard since. */
  goneAt: number | undefined
  readonly budget: Budget
  sending: Promise<void>
}

/** What the parts of a host share: the room, its time in milliseconds, and the way to its pages. */
export interface Desk {
  readonly data: () => RoomData
  readonly now: () => number
  /** @returns false where the page has no session. */
  readonly tell: (id: string, message: DownMessage | readonly unknown[]) => boolean
}

export interface SessionsOptions {
  readonly room: Room
  readonly me: Identity
  readonly line: Line
  readonly now: () => number
  /** Who that key is: whether it may come in, and what its welcome says. */
  readonly admit: (id: string, pub: string, words: HelloWords) => 'full' | undefined
  readonly welcome: (id: string) => unknown
  /** A page has shown that it has the keys of its new session. */
  readonly proved: (id: string) => void
  readonly heard: (id: string, message: UpMessage) => void
  /** Somebody has come, or was heard again. */
  readonly changed: () => void
}

export function createSessions(options: SessionsOptions) {
  const { room, me, line, now } = options
  const topics = topicsOf(room.name)
  const pages = new Map<string, PageState>()
  const nonces = new Set<string>()
  const hellos = budgetOf(20, 10)
  const helloOf = new Map<string, Budget>()

  const send = (page: PageState, message: DownMessage | readonly unknown[]): void => {
    page.sending = page.sending.then(async () => {
      const { session } = page
      if (session === undefined || !line.isOpen()) return
      line.publish(topics.to(page.id), await sealFrame(room, me.id, session, KINDS.down, message))
    })
  }

  async function takeHello(frame: Bytes, head: Head): Promise<void> {
    const own = helloOf.get(head.sender) ?? budgetOf(3, 0.2)
    if (helloOf.size > NONCES) helloOf.clear()
    helloOf.set(head.sender, own)
    if (!own.take(now()) || !hellos.take(now())) throw new Refused('budget')
    const hello = await openHello(room, me, frame)
    const words = v.safeParse(helloSchema, hello.value)
    if (!words.success) throw new Refused('shape')
    const known = pages.get(hello.id)
    // The whole key, not its short name.
    if (known !== undefined && !sameBytes(known.pub, hello.pub)) throw new Refused('sender')
    const nonce = base64Of(hello.nonce)
    if (nonces.has(nonce)) throw new Refused('replayed')
    if (nonces.size > NONCES) nonces.clear()
    nonces.add(nonce)
    if (options.admit(hello.id, base64Of(hello.pub), words.output) === 'full')
      throw new Refused('full')
    const page: PageState = known ?? {
      ...{ id: hello.id, pub: hello.pub, session: undefined, pending: [], heardAt: now() },
      ...{ goneAt: undefined, budget: budgetOf(60, 20), sending: Promise.resolve() },
    }
    pages.set(hello.id, page)
    const { session, frame: answer } = await sealWelcome(room, me, hello, options.welcome(hello.id))
    // The old session holds until the page has shown that it has the new one: a hello that a stranger
    // sends again changes nothing.
    page.pending = [session, ...page.pending].slice(0, PENDING)
    line.publish(topics.to(hello.id), answer)
  }

  async function takeUp(frame: Bytes, head: Head): Promise<void> {
    const page = pages.get(head.sender)
    const session = [page?.session, ...(page?.pending ?? [])].find(
      (one) => one?.name === head.session,
    )
    if (page === undefined || session === undefined) throw new Refused('session')
    if (head.sequence <= session.seen) throw new Refused('old')
    const value = await openFrame(room, session, KINDS.up, frame, head)
    session.seen = head.sequence
    // Only what was truly said is counted, or a forger could spend another page's budget.
    if (!page.budget.take(now())) throw new Refused('budget')
    const message = v.safeParse(upSchema, value)
    if (!message.success) throw new Refused('shape')
    const anew = session !== page.session
    if (anew) Object.assign(page, { session, pending: [] })
    Object.assign(page, { heardAt: now(), goneAt: undefined })
    if (anew) options.proved(page.id)
    options.heard(page.id, message.output)
  }

  return {
    take: async (topic: string, frame: Bytes, head: Head): Promise<void> => {
      if (topic !== topics.up(head.sender)) throw new Refused('topic')
      if (head.kind === KINDS.hello) await takeHello(frame, head)
      else if (head.kind === KINDS.up) await takeUp(frame, head)
      else throw new Refused('kind')
      options.changed()
    },
    /** Pages that were let in before this page was loaded are known by their keys. */
    know: (id: string, pub: string): void => {
      const key = fromBase64(pub)
      if (key === undefined || pages.has(id)) return
      pages.set(id, {
        ...{ id, pub: key, session: undefined, pending: [], heardAt: now(), goneAt: undefined },
        ...{ budget: budgetOf(60, 20), sending: Promise.resolve() },
      })
    },
    /** False where the page has no session that it has proved. */
    tell: (id: string, message: DownMessage | readonly unknown[]): boolean => {
      const page = pages.get(id)
      if (page?.session === undefined) return false
      send(page, message)
      return true
    },
    /** The broker says that its line broke: a hint, and only silence is believed. */
    gone: (id: string): void => {
      const page = pages.get(id)
      if (page === undefined) return
      page.goneAt = now()
    },
    /** Since when a page is silent; `undefined` while it is here. */
    awaySince: (id: string): number | undefined => {
      const page = pages.get(id)
      if (page === undefined) return 0
      if (page.goneAt !== undefined && now() - page.goneAt >= AWAY_TOLD) return page.goneAt
      return now() - page.heardAt >= AWAY ? page.heardAt : undefined
    },
    /** What has been sent, when it has gone. */
    idle: async (): Promise<void> => {
      await Promise.all([...pages.values()].map(({ sending }) => sending))
    },
    ids: (): readonly string[] => [...pages.keys()],
    /** For the tests: what a forged frame must leave as it was. */
    counts: () =>
      [...pages.values()].map(({ id, session, pending }) => [
        id,
        session?.name,
        session?.seen,
        pending.map(({ name, seen }) => [name, seen]),
      ]),
  }
}

/**
 * The live room that this page is in. It outlives the page *Together*: who looks something up meanwhile stays at
 * the table. One room at a time, and one tab for a room.
 */
import { createStore } from 'zustand/vanilla'
import { SEATS } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { createGuest, type Guest } from '#live/guest.ts'
import { createHost, type Host } from '#live/host.ts'
import {
  type Identity,
  idOf,
  linkText,
  newIdentity,
  newLink,
  type Room,
  readLink,
  roomOf,
} from '#live/keys.ts'
import { type Line, topicsOf } from '#live/line.ts'
import { takenOver } from '#live/office.ts'
import { movedRoom, newRoom, type RoomData, readRoom, writeRoom } from '#live/room-data.ts'
import { keptHere } from '#store/index.ts'
import { type KeptRoom, type Rooms, roomsIn } from '#store/rooms/rooms.ts'
import { stayAwake } from '../../kit/stay-awake.ts'

export interface Word {
  readonly name: string
  readonly text: string
}
export type Here =
  | { readonly kind: 'none' }
  | { readonly kind: 'entering'; readonly kept: KeptRoom }
  | { readonly kind: 'host'; readonly kept: KeptRoom; readonly host: Host }
  | { readonly kind: 'guest'; readonly kept: KeptRoom; readonly guest: Guest }
  /** Another tab of this browser has the room. */
  | { readonly kind: 'elsewhere'; readonly kept: KeptRoom }
export interface Together {
  readonly here: Here
  /** Counts what has changed in the room. */
  readonly changes: number
  /** Why the room could not be entered. */
  readonly trouble: string | undefined
  /** What was said in the room; the host’s page has no other list. */
  readonly words: readonly Word[]
}
export const together = createStore<Together>(() => ({
  ...{ here: { kind: 'none' }, changes: 0, trouble: undefined, words: [] },
}))
/** Milliseconds, once a second while in a room. */
export const clock = createStore<number>(() => 0)

/** Of this page; the host’s may be another. */
export const VERSION = import.meta.env.VITE_APP_VERSION ?? 'unbuilt'
const WORDS = 50
const SECOND = 1000
/** Milliseconds that another load of this page has to let the room go. */
const PATIENCE = 1500

/** Where the build says that the broker stands; `undefined` where it names none. */
export function brokerAddress(): string | undefined {
  const named = document.querySelector<HTMLLinkElement>('link[rel="kibitzer-broker"]')?.href
  return named?.replace(/^http/, 'ws')
}
/** Whether this page may make keys: only over https, and on this machine. */
export const canSeal = (): boolean => window.isSecureContext

export const keptRooms = (): Rooms | undefined => {
  const storage = keptHere()?.storage()
  return storage && roomsIn(storage)
}
const keepRoom = async (room: KeptRoom): Promise<void> => {
  const rooms = keptRooms()
  if (rooms === undefined) throw new Error(t`There is no storage.`)
  await rooms.keep(room)
}

/** Which room this tab is in, so that a reload comes back to it. */
const TAB = 'kibitzer/room'
function tabSays(name: string | undefined): void {
  try {
    if (name === undefined) sessionStorage.removeItem(TAB)
    else sessionStorage.setItem(TAB, name)
  } catch {
    // A browser that keeps nothing: after a reload the link brings back.
  }
}
const roomOfTab = (): string | undefined => {
  try {
    return sessionStorage.getItem(TAB) ?? undefined
  } catch {
    return undefined
  }
}

/** Takes the room for this tab. @returns what lets it go; `undefined` where another tab has it. */
function seize(name: string, steal: boolean, lost: () => void): Promise<(() => void) | undefined> {
  const { locks } = navigator as Partial<Navigator>
  if (locks === undefined) return Promise.resolve(() => {})
  return new Promise((told) => {
    let held = false
    const how = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) }
    locks
      .request(`kibitzer-room/${name}`, how, () => {
        held = true
        return new Promise<void>((free) => told(() => free()))
      })
      .catch(() => (held ? lost() : told(undefined)))
  })
}

let ending: (() => void)[] = []
const endAll = (): void => {
  for (const end of ending) end()
  ending = []
}
const set = (part: Partial<Together>): void => together.setState(part)
const changed = (): void => together.setState(({ changes }) => ({ changes: changes + 1 }))

async function dial(room: Room, who: string): Promise<Line> {
  const url = brokerAddress()
  if (url === undefined) throw new Error(t`This copy of Kibitzer names no relay.`)
  const { mqttLine } = await import('#live/mqtt-line.ts')
  return mqttLine({ url, room: room.name, will: topicsOf(room.name).gone(who) })
}

function start(kept: KeptRoom, room: Room, me: Identity, line: Line): void {
  const shared = { room, me, line, changed, version: VERSION, now: performance.now() }
  if (kept.role === 'guest') {
    let taking = false
    const guest = createGuest({
      ...{ ...shared, name: kept.who },
      changed: () => {
        changed()
        const { office, moved } = guest.state()
        if (taking || (office?.over !== true && moved === undefined)) return
        taking = true
        void (moved === undefined ? takeRoom() : followRoom(moved))
      },
    })
    ending.push(guest.leave)
    begin({ kind: 'guest', kept, guest }, guest.tick)
    return
  }
  const host = createHost({
    ...shared,
    data: readRoom(kept.data ?? '') ?? newRoom(kept.title, kept.who),
    keep: (data) => keepRoom({ ...kept, data: writeRoom(data), at: Date.now() }),
    said: (name, text) =>
      together.setState(({ words }) => ({ words: [...words, { name, text }].slice(-WORDS) })),
  })
  // Its number is kept before anybody hears it: another load counts on from there.
  host.change((data) => data)
  ending.push(host.leave)
  begin({ kind: 'host', kept, host }, host.tick)
  // On a phone the screen would go dark, and with it the host’s page.
  ending.push(stayAwake())
}
function begin(here: Here, tick: (now: number) => void): void {
  set({ here, words: [], trouble: undefined })
  const timer = setInterval(() => {
    const now = performance.now()
    tick(now)
    clock.setState(now, true)
  }, SECOND)
  clock.setState(performance.now(), true)
  ending.push(() => clearInterval(timer))
}

/** Goes into a room that this browser knows. Never rejects; what went wrong is said. */
export async function enter(kept: KeptRoom, steal = false): Promise<void> {
  endAll()
  set({ here: { kind: 'entering', kept }, trouble: undefined })
  try {
    const link = readLink(kept.link)
    if (!link.ok) throw new Error(link.error.message)
    const room = await roomOf(link.value)
    const away = () => {
      endAll()
      set({ here: { kind: 'elsewhere', kept } })
    }
    const free = await seize(kept.name, steal, away)
    if (free === undefined) {
      away()
      return
    }
    ending.push(free)
    const me = { secret: kept.secret, pub: kept.pub, id: await idOf(kept.pub) }
    const line = await dial(room, kept.role === 'host' ? 'host' : me.id)
    tabSays(kept.name)
    start(kept, room, me, line)
  } catch (fault) {
    endAll()
    set({
      here: { kind: 'none' },
      trouble: fault instanceof Error ? fault.message : String(fault),
    })
  }
}

/** Keeps a room where that is possible; the game goes on without. */
const remember = (kept: KeptRoom): Promise<void> => keepRoom(kept).catch(() => undefined)

export interface Opening {
  readonly title: string
  readonly who: string
  /** Whether the host waits for a seat as the others do, or looks on with all hands. */
  readonly plays: boolean
}
export async function openRoom({ title, who, plays }: Opening): Promise<void> {
  const me = await newIdentity(true)
  const link = await newLink(me)
  const { name } = await roomOf(link)
  const fresh = newRoom(title, who)
  const people = fresh.people.map((one) =>
    plays ? one : { ...one, place: { kind: 'looks' as const, table: 0, sees: SEATS } },
  )
  const data: RoomData = { ...fresh, people }
  const kept: KeptRoom = {
    ...{ name, role: 'host', link: linkText(link), secret: me.secret, pub: me.pub, who, title },
    ...{ at: Date.now(), data: writeRoom(data) },
  }
  await remember(kept)
  await enter(kept)
}

/** Comes in by a link; with the ticket of last time, where this browser has one. */
export async function joinRoom(text: string, who: string): Promise<void> {
  const link = readLink(text)
  if (!link.ok) {
    set({ trouble: link.error.message })
    return
  }
  const { name } = await roomOf(link.value)
  const before = await knownRoom(name)
  if (before !== undefined) {
    await enter(before.role === 'host' ? before : { ...before, who })
    return
  }
  const me = await newIdentity()
  const kept: KeptRoom = {
    ...{ name, role: 'guest', link: text, secret: me.secret, pub: me.pub, who, title: '' },
    at: Date.now(),
  }
  await remember(kept)
  await enter(kept)
}

const knownRoom = async (name: string): Promise<KeptRoom | undefined> =>
  (
    await keptRooms()
      ?.all()
      .catch(() => [])
  )?.find((one) => one.name === name)

/** After a reload: back to where this tab was. */
export async function resume(): Promise<void> {
  const name = roomOfTab()
  if (name === undefined || together.getState().here.kind !== 'none') return
  const kept = await knownRoom(name)
  if (kept === undefined) tabSays(undefined)
  else if (together.getState().here.kind === 'none') await enter(kept)
}

/** Leaves; the room stays, and this browser keeps its ticket. */
export function leaveRoom(): void {
  endAll()
  tabSays(undefined)
  set({ here: { kind: 'none' }, trouble: undefined })
}

/** Gives the room to another page; this one comes in as a guest and has its old seat. */
export async function giveRoom(heir: string): Promise<void> {
  const { here } = together.getState()
  if (here.kind !== 'host') return
  const ticket = await newIdentity()
  await here.host.handOver(heir, ticket)
  const { data: _, ...row } = here.kept
  const kept: KeptRoom = { ...row, role: 'guest', secret: ticket.secret, pub: ticket.pub }
  await remember(kept)
  await enter(kept)
}
/** Goes on with the room as its host: what the old host gave, or a deputy has. */
export async function takeRoom(): Promise<void> {
  const { here } = together.getState()
  const office = here.kind === 'guest' ? here.guest.state().office : undefined
  if (here.kind !== 'guest' || office === undefined) return
  const data = office.over ? office.data : takenOver(office.data, await idOf(here.kept.pub))
  const { secret, pub } = office.me
  const kept: KeptRoom = {
    ...{ ...here.kept, role: 'host', secret, pub, title: data.title, data: writeRoom(data) },
  }
  await remember(kept)
  await enter(kept)
}

const forget = async (name: string): Promise<void> => {
  await keptRooms()
    ?.forget(name)
    .catch(() => undefined)
}
/** Goes into the room in place of another, by the same ticket. */
async function enterInstead(kept: KeptRoom, old: string): Promise<void> {
  await remember(kept)
  await forget(old)
  await enter(kept)
}
/** Gives the room a new link and a new key. Those who have a place are told; the old link leads nowhere. */
export async function moveRoom(): Promise<void> {
  const { here } = together.getState()
  if (here.kind !== 'host') return
  const { host, kept } = here
  const me = await newIdentity(true)
  const link = await newLink(me)
  const { name } = await roomOf(link)
  await host.moveTo(linkText(link))
  // The old room tells the way for as long as this page is in the new one.
  const old = ending
  ending = []
  const data = writeRoom(movedRoom(host.data()))
  const next = { ...kept, name, link: linkText(link), secret: me.secret, pub: me.pub, data }
  await enterInstead(next, kept.name)
  ending.push(...old)
}
/** The room has another link. */
async function followRoom(text: string): Promise<void> {
  const { here } = together.getState()
  const link = readLink(text)
  if (here.kind !== 'guest' || !link.ok) return
  const { name } = await roomOf(link.value)
  await enterInstead({ ...here.kept, name, link: text }, here.kept.name)
}

/** Ends the room for all. */
export async function endRoom(): Promise<void> {
  const { here } = together.getState()
  if (here.kind !== 'host') return
  await here.host.end()
  await forget(here.kept.name)
  leaveRoom()
}

/** The letters of a link, from an address or alone. */
export const linkIn = (text: string): string => text.trim().replace(/^.*\/live\//, '')
export const addressOf = (link: string): string =>
  `${location.href.replace(/#.*$/, '')}#/live/${link}`

/**
 * Sealed frames: what passes the broker. A frame has a head in clear, and a body that only its two ends can
 * open (AES-256-GCM); the head, the room and all that stands before the body are sealed with it. Bodies are
 * filled up to whole blocks, so that a length tells neither a card nor a call.
 *
 *     0 version · 1 kind · 2–9 sender · 10–17 session · 18–25 sequence · [more] · body
 */
import {
  type Bytes,
  base64Of,
  fromBase64,
  fromHex,
  hexOf,
  joined,
  randomBytes,
  sameBytes,
  utf8,
} from './bytes.ts'
import {
  derivedBits,
  type Identity,
  idOf,
  labelled,
  PUBLIC_KEY,
  printOf,
  type Room,
  sealingKey,
  sha256,
  sharedBits,
} from './keys.ts'

const VERSION = 1
export const KINDS = { door: 0, hello: 1, up: 2, down: 3, welcome: 4 } as const
export type Kind = (typeof KINDS)[keyof typeof KINDS]
/** Bytes of the head. */
export const HEAD = 26
/** The longest frame, in bytes. */
export const MAX_FRAME = 16_384
const TAG = 16
const BLOCK = 64
const IV = 12
const NONCE = 16

/** Why a frame was not taken. It changes nothing and is answered by nothing. */
export type Refusal =
  | 'flood'
  | 'short'
  | 'long'
  | 'version'
  | 'sequence'
  | 'topic'
  | 'kind'
  | 'session'
  | 'old'
  | 'replayed'
  | 'sender'
  | 'print'
  | 'epoch'
  | 'budget'
  | 'seal'
  | 'shape'
  | 'full'

/** Thrown inside the opening of a frame, and caught where frames are received. */
export class Refused extends Error {
  readonly why: Refusal
  constructor(why: Refusal) {
    super(why)
    this.why = why
  }
}

export interface Head {
  readonly kind: number
  readonly sender: string
  readonly session: string
  readonly sequence: number
}

/** The head of a frame, or why it has none. Nothing is opened for it. */
export function readHead(frame: Bytes): Head | Refusal {
  if (frame.length < HEAD + TAG) return 'short'
  if (frame.length > MAX_FRAME) return 'long'
  if (frame[0] !== VERSION) return 'version'
  const sequence = Number(new DataView(frame.buffer, frame.byteOffset).getBigUint64(18))
  if (!Number.isSafeInteger(sequence)) return 'sequence'
  return {
    kind: frame[1] ?? -1,
    sender: hexOf(frame.slice(2, 10)),
    session: hexOf(frame.slice(10, 18)),
    sequence,
  }
}

function headOf(kind: Kind, sender: string, session: Bytes, sequence: number): Bytes {
  const out = new Uint8Array(HEAD)
  out[0] = VERSION
  out[1] = kind
  out.set(fromHex(sender), 2)
  out.set(session, 10)
  new DataView(out.buffer).setBigUint64(18, BigInt(sequence))
  return out
}

function filled(body: Bytes): Bytes {
  const out = new Uint8Array(Math.ceil((body.length + 2) / BLOCK) * BLOCK)
  new DataView(out.buffer).setUint16(0, body.length)
  out.set(body, 2)
  return out
}

const about = (room: Room, start: Bytes): Bytes =>
  joined(utf8(`kibitzer-live/1 ${room.name}\0`), start)

async function sealed(
  key: CryptoKey,
  iv: Bytes,
  room: Room,
  start: Bytes,
  value: unknown,
): Promise<Bytes> {
  const how = { name: 'AES-GCM', iv, additionalData: about(room, start) }
  const body = filled(utf8(JSON.stringify(value)))
  const out = joined(start, new Uint8Array(await crypto.subtle.encrypt(how, key, body)))
  if (out.length > MAX_FRAME) throw new Error(`a frame of ${out.length} bytes is too long`)
  return out
}

const decoder = new TextDecoder('utf-8', { fatal: true })
async function opened(
  key: CryptoKey,
  iv: Bytes,
  room: Room,
  start: Bytes,
  body: Bytes,
): Promise<unknown> {
  const how = { name: 'AES-GCM', iv, additionalData: about(room, start) }
  let bytes: Bytes
  try {
    bytes = new Uint8Array(await crypto.subtle.decrypt(how, key, body))
  } catch {
    throw new Refused('seal')
  }
  const length = bytes.length < 2 ? -1 : new DataView(bytes.buffer).getUint16(0)
  if (length < 0 || length + 2 > bytes.length) throw new Refused('shape')
  try {
    return JSON.parse(decoder.decode(bytes.subarray(2, 2 + length))) as unknown
  } catch {
    throw new Refused('shape')
  }
}

/** The nonce of a session’s frame: each direction has its own key, so no nonce comes twice. */
function counted(sequence: number): Bytes {
  const out = new Uint8Array(IV)
  new DataView(out.buffer).setBigUint64(4, BigInt(sequence))
  return out
}

/** Keys of two directions, new at every handshake, and how far each has counted. */
export interface Session {
  readonly id: Bytes
  /** The id in letters, as the heads of its frames have it. */
  readonly name: string
  readonly up: CryptoKey
  readonly down: CryptoKey
  sent: number
  seen: number
}

async function sessionOf(
  shared: Bytes,
  room: Room,
  pagePub: Bytes,
  hostPub: Bytes,
  pageNonce: Bytes,
  hostNonce: Bytes,
): Promise<Session> {
  const label = labelled(
    'kibitzer-live/1 session',
    room.name,
    pagePub,
    hostPub,
    pageNonce,
    hostNonce,
  )
  const keys = await derivedBits(shared, room.link.secret, label, 64)
  const id = (await sha256(joined(pageNonce, hostNonce))).slice(0, 8)
  const [up, down] = await Promise.all([sealingKey(keys.slice(0, 32)), sealingKey(keys.slice(32))])
  return { id, name: hexOf(id), up, down, sent: 0, seen: 0 }
}

/** What the door says beside the host’s key. */
export interface DoorWords {
  /** Counts the starts of the host’s page: the higher one is the host. */
  readonly epoch: number
  readonly locked: boolean
  /** The app’s version. */
  readonly version: string
  /** Only the holder of the host’s private key can make it, and check it. */
  readonly proof: string
}

/** What proves to another page of the same host that a door of that epoch is a host’s. */
export async function doorProof(room: Room, host: Identity, epoch: number): Promise<string> {
  const label = labelled('kibitzer-live/1 proof', room.name, `${epoch}`)
  return base64Of(await derivedBits(await sharedBits(host, host.pub), room.link.secret, label, 16))
}

const NO_SESSION: Bytes = new Uint8Array(8)
export function sealDoor(room: Room, host: Identity, words: DoorWords): Promise<Bytes> {
  const iv = randomBytes(IV)
  const start = joined(headOf(KINDS.door, host.id, NO_SESSION, 0), iv)
  return sealed(room.door, iv, room, start, [base64Of(host.pub), words])
}

/** The host’s key, which must be the one of the link, and what the door says, unread. */
export async function openDoor(
  room: Room,
  frame: Bytes,
): Promise<{ readonly pub: Bytes; readonly words: unknown }> {
  const at = HEAD + IV
  if (frame.length < at + TAG) throw new Refused('short')
  const told = await opened(
    room.door,
    frame.slice(HEAD, at),
    room,
    frame.slice(0, at),
    frame.slice(at),
  )
  if (!Array.isArray(told) || typeof told[0] !== 'string') throw new Refused('shape')
  const pub = fromBase64(told[0])
  if (pub === undefined || !sameBytes(await printOf(pub), room.link.print))
    throw new Refused('print')
  return { pub, words: told[1] }
}

export interface WaitingHello {
  readonly shared: Bytes
  readonly nonce: Bytes
  readonly hostPub: Bytes
  /** As the welcome’s head names it. */
  readonly name: string
}

const helloKey = async (room: Room, shared: Bytes, pagePub: Bytes, hostPub: Bytes) =>
  sealingKey(
    await derivedBits(
      shared,
      room.link.secret,
      labelled('kibitzer-live/1 hello', room.name, pagePub, hostPub),
      32,
    ),
  )

/** A page asks to be let in. Only the host can open it, though all who have the link know the secret. */
export async function sealHello(
  room: Room,
  me: Identity,
  hostPub: Bytes,
  value: unknown,
): Promise<{ readonly frame: Bytes; readonly waiting: WaitingHello }> {
  const nonce = randomBytes(NONCE)
  const iv = randomBytes(IV)
  const shared = await sharedBits(me, hostPub)
  const key = await helloKey(room, shared, me.pub, hostPub)
  const start = joined(headOf(KINDS.hello, me.id, NO_SESSION, 0), me.pub, nonce, iv)
  return {
    frame: await sealed(key, iv, room, start, value),
    waiting: { shared, nonce, hostPub, name: hexOf(nonce.slice(0, 8)) },
  }
}

export interface Hello {
  readonly id: string
  readonly pub: Bytes
  readonly nonce: Bytes
  readonly shared: Bytes
  readonly value: unknown
}
export async function openHello(room: Room, host: Identity, frame: Bytes): Promise<Hello> {
  const key = HEAD + PUBLIC_KEY
  const at = key + NONCE + IV
  if (frame.length < at + TAG) throw new Refused('short')
  const pub = frame.slice(HEAD, key)
  const nonce = frame.slice(key, key + NONCE)
  const shared = await sharedBits(host, pub).catch(() => {
    throw new Refused('seal')
  })
  const value = await opened(
    await helloKey(room, shared, pub, host.pub),
    frame.slice(key + NONCE, at),
    room,
    frame.slice(0, at),
    frame.slice(at),
  )
  const id = await idOf(pub)
  if (id !== hexOf(frame.slice(2, 10))) throw new Refused('sender')
  return { id, pub, nonce, shared, value }
}

/** The host lets a page in: the first frame of a session. */
export async function sealWelcome(
  room: Room,
  host: Identity,
  hello: Hello,
  value: unknown,
): Promise<{ readonly session: Session; readonly frame: Bytes }> {
  const nonce = randomBytes(NONCE)
  const session = await sessionOf(hello.shared, room, hello.pub, host.pub, hello.nonce, nonce)
  const start = joined(headOf(KINDS.welcome, host.id, hello.nonce.slice(0, 8), 0), nonce)
  return { session, frame: await sealed(session.down, counted(0), room, start, value) }
}

export async function openWelcome(
  room: Room,
  me: Identity,
  waiting: WaitingHello,
  frame: Bytes,
): Promise<{ readonly session: Session; readonly value: unknown }> {
  const at = HEAD + NONCE
  if (frame.length < at + TAG) throw new Refused('short')
  const { shared, hostPub, nonce } = waiting
  const session = await sessionOf(shared, room, me.pub, hostPub, nonce, frame.slice(HEAD, at))
  const start = frame.slice(0, at)
  const value = await opened(session.down, counted(0), room, start, frame.slice(at))
  return { session, value }
}

type Way = typeof KINDS.up | typeof KINDS.down
const keyOf = (session: Session, kind: Way) => (kind === KINDS.up ? session.up : session.down)

/** A frame within a session: its sequence is its nonce, and never goes back. */
export function sealFrame(
  room: Room,
  sender: string,
  session: Session,
  kind: Way,
  value: unknown,
): Promise<Bytes> {
  session.sent += 1
  const start = headOf(kind, sender, session.id, session.sent)
  return sealed(keyOf(session, kind), counted(session.sent), room, start, value)
}

/** What a frame says. Its head has been read, and its sequence found new. @throws Refused */
export const openFrame = (
  room: Room,
  session: Session,
  kind: Way,
  frame: Bytes,
  { sequence }: Head,
): Promise<unknown> =>
  opened(keyOf(session, kind), counted(sequence), room, frame.slice(0, HEAD), frame.slice(HEAD))

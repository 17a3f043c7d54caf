/**
 * Who somebody is in a room, and what opens its door. A page is its pair of keys (ECDH on P-256, which every
 * WebCrypto has); the room is a secret that stands in its link and in no message. Keys are derived by HKDF
 * (RFC 5869) with a name of their own each.
 */
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import { type Bytes, base64Of, fromBase64, hexOf, joined, randomBytes, utf8 } from './bytes.ts'

export const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const
/** Bytes of a public key, uncompressed. */
export const PUBLIC_KEY = 65
const SECRET = 16
const PRINT = 16

export interface Identity {
  readonly secret: CryptoKey
  readonly pub: Bytes
  /** Sixteen hexadecimal letters: the first of the public key’s SHA-256. A short name, never a proof. */
  readonly id: string
}
/** What the link says. */
export interface RoomLink {
  readonly secret: Bytes
  /** The first bytes of the SHA-256 of the host’s public key: nobody else can be the host of this link. */
  readonly print: Bytes
}
export interface Room {
  readonly link: RoomLink
  /** As the broker knows the room: sixteen letters that tell nothing of the secret. */
  readonly name: string
  /** Seals the door, for whoever has the link. */
  readonly door: CryptoKey
}

export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

export const idOf = async (pub: Bytes): Promise<string> => hexOf((await sha256(pub)).slice(0, 8))

/** @param extractable only the host’s, so that the room can be handed over. */
export async function newIdentity(extractable = false): Promise<Identity> {
  const pair = await crypto.subtle.generateKey(CURVE, extractable, ['deriveBits'])
  const pub = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { secret: pair.privateKey, pub, id: await idOf(pub) }
}

/** What is said of a key’s use: texts end with a zero byte, so that no two lists read alike. */
export const labelled = (...parts: readonly (string | Bytes)[]): Bytes =>
  joined(...parts.map((part) => (typeof part === 'string' ? utf8(`${part}\0`) : part)))

export async function derivedBits(
  from: Bytes,
  salt: Bytes,
  label: Bytes,
  bytes: number,
): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: label }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, bytes * 8))
}

export const sealingKey = (bytes: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

/** What two pairs have in common. Rejects where the public key is no point of the curve. */
export async function sharedBits(mine: Identity, pub: Bytes): Promise<Bytes> {
  const other = await crypto.subtle.importKey('raw', pub, CURVE, false, [])
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, mine.secret, 256),
  )
}

export const printOf = async (pub: Bytes): Promise<Bytes> => (await sha256(pub)).slice(0, PRINT)

export const newLink = async (host: Identity): Promise<RoomLink> => ({
  secret: randomBytes(SECRET),
  print: await printOf(host.pub),
})

const LINK_LETTERS = 47
export const linkText = ({ secret, print }: RoomLink): string =>
  `1.${base64Of(secret)}.${base64Of(print)}`

/** Reads what stands in a link behind the page’s address. */
export function readLink(text: string): Result<RoomLink, Problem> {
  const [version, first = '', second = ''] = text.split('.')
  const secret = fromBase64(first)
  const print = fromBase64(second)
  if (
    text.length !== LINK_LETTERS ||
    version !== '1' ||
    secret?.length !== SECRET ||
    print?.length !== PRINT
  )
    return problem(
      'live/link',
      t`The link is not whole: ${text.length} of ${LINK_LETTERS} letters. Ask for it again, or paste it anew.`,
    )
  return ok({ secret, print })
}

const NO_SALT: Bytes = new Uint8Array(0)
export async function roomOf(link: RoomLink): Promise<Room> {
  const bits = (name: string, bytes: number) =>
    derivedBits(link.secret, NO_SALT, labelled(`kibitzer-live/1 ${name}`), bytes)
  return {
    link,
    name: base64Of(await bits('room', 12)),
    door: await sealingKey(await bits('door', 32)),
  }
}

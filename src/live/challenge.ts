/**
 * A challenge: boards, and what was made of them by those who have played, each result sealed until the reader has
 * played too. No server keeps it: the code has all of it, and with it the key. So the seal keeps a reader from seeing
 * a result too early and shows a code that was changed on its way; it cannot stop who takes the code apart by hand.
 *
 * A code is `1.boards.scoring.result.result…`. Every result is sealed (AES-GCM) with a key of its own, derived by HKDF
 * from the boards and a salt, and bound to the name of its player and to all that stands before it in the code.
 */
import type { Board } from '#core/board.ts'
import { type BoardMade, isLawful } from '#core/board-made.ts'
import { isCall } from '#core/call.ts'
import { isCard } from '#core/card.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { DUPLICATE_SCORINGS, type SessionScoring } from '#core/session-score.ts'
import { t } from '#core/text.ts'
import { type Bytes, base64Of, fromBase64, joined, randomBytes, utf8 } from './bytes.ts'
import { derivedBits, labelled, sealingKey } from './keys.ts'
import { NAME_LETTERS, plainWords } from './plain.ts'

export interface Challenge {
  readonly code: string
  /** The boards, as the link of a set has them. */
  readonly boards: string
  readonly scoring: SessionScoring
  /** Who has played, in their order. */
  readonly players: readonly string[]
}
export interface OpenResult {
  readonly name: string
  /** In the order of the boards. */
  readonly made: readonly BoardMade[]
}

/** The most boards of a challenge, and the most who play it. */
export const MOST_CHALLENGE_BOARDS = 16
export const MOST_CHALLENGERS = 8
const VERSION = '1'
const SALT = 12
const KEY = 32
const NONCE = 12
const NONE = 0xff
const MOST_CALLS = 319

const broken = problem(
  'challenge/broken',
  t`The challenge is not whole: it was cut off or changed on its way. Ask for it again.`,
)

/** What stands before the results. */
const HEAD = 3
/** Where the last result of a code stands among its results. */
export const placeOfLast = (code: string): number => code.split('.').length - HEAD - 1

/** Reads a code without opening any result. */
export function readChallenge(code: string): Result<Challenge, Problem> {
  const [version, boards, scoring, ...results] = code.split('.')
  if (version !== VERSION)
    return /^\d+$/.test(version ?? '')
      ? problem('challenge/version', t`The challenge is of a newer version of Kibitzer.`)
      : broken
  const by = DUPLICATE_SCORINGS.find((one) => one === scoring)
  const parts = results.map(partsOf)
  if (boards === undefined || by === undefined || parts.length === 0) return broken
  if (parts.length > MOST_CHALLENGERS || parts.some((one) => one === undefined)) return broken
  return ok({ code, boards, scoring: by, players: parts.map((one) => one?.name ?? '') })
}

interface Parts {
  readonly salt: Bytes
  readonly name: string
  readonly sealed: Bytes
}
/** A result in its letters: the salt, how long the name is, the name, the sealed boards. */
function partsOf(text: string): Parts | undefined {
  const bytes = fromBase64(text)
  const length = bytes?.[SALT]
  if (bytes === undefined || length === undefined || bytes.length <= SALT + 1 + length)
    return undefined
  // Letters that stand for no whole byte could be changed unseen.
  if (base64Of(bytes) !== text) return undefined
  const name = new TextDecoder().decode(bytes.slice(SALT + 1, SALT + 1 + length))
  // Signs that turn or hide what stands beside them are in no name that was sealed here.
  if (name !== plainWords(name, NAME_LETTERS)) return undefined
  return { salt: bytes.slice(0, SALT), name, sealed: bytes.slice(SALT + 1 + length) }
}

async function sealOf(before: string, { salt, name }: Omit<Parts, 'sealed'>) {
  const [, boards = ''] = before.split('.')
  const label = labelled('kibitzer-challenge/1')
  const bits = await derivedBits(utf8(boards), salt, label, KEY + NONCE)
  return {
    key: await sealingKey(bits.slice(0, KEY)),
    how: {
      name: 'AES-GCM',
      iv: bits.slice(KEY),
      additionalData: labelled('result', before, name),
    },
  }
}

function bytesOf(made: readonly BoardMade[]): Bytes {
  const all = made.flatMap(({ calls, lead, declarerTricks }) => [
    ...[calls.length >> 8, calls.length & 0xff],
    ...calls,
    ...[lead ?? NONE, declarerTricks ?? NONE],
  ])
  return Uint8Array.from(all)
}
/** `undefined` where the bytes are no results of lawful auctions on these boards. */
function madeOf(bytes: Bytes, boards: readonly Board[]): readonly BoardMade[] | undefined {
  let at = 0
  const take = (): number => bytes[at++] ?? NONE
  const made: BoardMade[] = []
  for (const board of boards) {
    const count = (take() << 8) | take()
    if (count > MOST_CALLS) return undefined
    const calls = Array.from({ length: count }, take)
    const [lead, tricks] = [take(), take()]
    if (!calls.every(isCall)) return undefined
    const one: BoardMade = {
      calls,
      ...(isCard(lead) ? { lead } : {}),
      ...(tricks <= 13 ? { declarerTricks: tricks } : {}),
    }
    if (!isLawful(board, one)) return undefined
    made.push(one)
  }
  return at === bytes.length ? made : undefined
}
/** A code without a result, for `withResult`. */
export const emptyChallenge = (boards: string, scoring: SessionScoring): string =>
  [VERSION, boards, scoring].join('.')

/** The code with one more result, sealed; the name is cut to `NAME_LETTERS`. */
export async function withResult(
  before: string,
  name: string,
  made: readonly BoardMade[],
): Promise<string> {
  const salt = randomBytes(SALT)
  const written = plainWords(name, NAME_LETTERS)
  const { key, how } = await sealOf(before, { salt, name: written })
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, key, bytesOf(made)))
  const named = utf8(written)
  return `${before}.${base64Of(joined(salt, Uint8Array.of(named.length), named, sealed))}`
}

/** Opens all results of a code; a problem where a letter of it was changed, or a result cannot be. */
export async function openResults(
  code: string,
  boards: readonly Board[],
): Promise<Result<readonly OpenResult[], Problem>> {
  const read = readChallenge(code)
  if (!read.ok) return read
  const all = code.split('.')
  const open: OpenResult[] = []
  for (const [i, text] of all.entries()) {
    if (i < HEAD) continue
    const parts = partsOf(text)
    if (parts === undefined) return broken
    const changed = problem(
      'challenge/changed',
      t`The result of ${parts.name} does not belong to this challenge: a letter was changed. Ask for it again.`,
    )
    const { key, how } = await sealOf(all.slice(0, i).join('.'), parts)
    const bytes = await crypto.subtle.decrypt(how, key, parts.sealed).catch(() => undefined)
    if (bytes === undefined) return changed
    const made = madeOf(new Uint8Array(bytes), boards)
    if (made === undefined) return changed
    open.push({ name: parts.name, made })
  }
  return ok(open)
}

export const goesOn = (answer: string, sent: string): boolean =>
  answer === sent || answer.startsWith(`${sent}.`)

/**
 * Bytes to text: byte-order mark, UTF-16, strict UTF-8, else the encoding that was chosen, else
 * Latin-1 (the PBN 1.0 character set).
 * A file that is no text is refused with a clear message.
 */

import { MAX_FILE_BYTES } from '#core/file-limits.ts'
import { fixed } from '#core/locale.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'

export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'latin1',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1257',
] as const
export type Encoding = (typeof ENCODINGS)[number]

export interface DecodedText {
  readonly text: string
  readonly encoding: Encoding
  /** The bytes do not give their encoding: another one may be meant. */
  readonly guessed?: true
}

const CHUNK = 1 << 20
const SAMPLE = 4096

/** The refusal of a file of `bytes` bytes, before it is read; `undefined` when it is not too large. */
export const whyTooLarge = (bytes: number): Problem | undefined =>
  bytes > MAX_FILE_BYTES
    ? {
        code: 'file/too-large',
        message: t`The file has ${fixed(bytes / 1024 / 1024, 1)} MB; the limit is ${MAX_FILE_BYTES / 1024 / 1024} MB.`,
      }
    : undefined

/** UTF-16 by its mark, or by zero bytes that stand at only the odd or only the even places. */
function utf16Of(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const size = Math.min(bytes.length, SAMPLE)
  const zeros = [0, 0]
  for (let i = 0; i < size; i++) if (bytes[i] === 0) zeros[i & 1] = zeros[i & 1]! + 1
  const [even, odd] = zeros as [number, number]
  const many = size / 2 / 2
  if (size >= 4 && odd > many && even * 20 < odd) return 'utf-16le'
  if (size >= 4 && even > many && odd * 20 < even) return 'utf-16be'
  return undefined
}

/** A zero byte, or many control characters, near the beginning: this is no text. */
function isBinary(bytes: Uint8Array): boolean {
  const size = Math.min(bytes.length, SAMPLE)
  let controls = 0
  for (let i = 0; i < size; i++) {
    const b = bytes[i]!
    if (b === 0) return true
    if (b < 32 && b !== 9 && b !== 10 && b !== 13 && b !== 12 && b !== 26) controls += 1
  }
  return controls * 20 > size
}

/** Decodes in pieces; `undefined` when a strict decoder meets a byte that does not belong. */
function* decodeAs(
  bytes: Uint8Array,
  encoding: Encoding,
  strict: boolean,
): Generator<number, string | undefined, void> {
  const decoder = new TextDecoder(encoding, { fatal: strict })
  const parts: string[] = []
  try {
    for (let at = 0; at < bytes.length; at += CHUNK) {
      parts.push(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }))
      yield Math.min(bytes.length, at + CHUNK)
    }
    parts.push(decoder.decode())
  } catch {
    return undefined
  }
  return parts.join('')
}

/**
 * Decodes a file; yields the number of bytes done.
 * @param chosen how the letters are to be read, where the bytes do not say and the reader knows.
 */
export function* decodeBytes(
  bytes: Uint8Array,
  chosen?: Encoding,
): Generator<number, Result<DecodedText, Problem>, void> {
  const large = whyTooLarge(bytes.length)
  if (large) return problem(large.code, large.message)
  const wide = utf16Of(bytes)
  if (wide !== undefined) {
    const text = yield* decodeAs(bytes, wide, false)
    return ok({ text: text ?? '', encoding: wide })
  }
  if (isBinary(bytes))
    return problem(
      'file/binary',
      t`This is not a text file. Boards are read from PBN, LIN and JSON files and from viewer links.`,
    )
  const utf8 = yield* decodeAs(bytes, 'utf-8', true)
  if (utf8 !== undefined) return ok({ text: utf8, encoding: 'utf-8' })
  const encoding = chosen ?? 'latin1'
  const text = yield* decodeAs(bytes, encoding, false)
  return ok({ text: text ?? '', encoding, guessed: true })
}

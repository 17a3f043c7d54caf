/**
 * Agreements in a share link: the file of agreements, packed. Agreements as on a first visit are left
 * out of the link. What comes back is read and checked as a file is.
 */
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { BothSides } from '../agreements/agreements.ts'
import {
  MAX_AGREEMENTS_TEXT,
  readAgreements,
  writeAgreements,
} from '../agreements/agreements-file.ts'
import { START_SIDES } from '../agreements/agreements-start.ts'

/** Most characters that packed agreements may have in a link. */
const MAX_PACKED = 100_000

const same = (a: BothSides, b: BothSides): boolean => JSON.stringify(a) === JSON.stringify(b)
/** True when a link need not carry them. */
export const areUsual = (sides: BothSides): boolean => same(sides, START_SIDES)

/** The stream's bytes; `undefined` once there are more than `most`. */
async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array | undefined> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
  const out = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}
const through = (
  bytes: Uint8Array,
  change: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> =>
  new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(change)

/** Packed for an address: letters, digits, `-` and `_`; nothing for agreements as on a first visit. */
export async function packAgreements(sides: BothSides): Promise<string> {
  if (areUsual(sides)) return ''
  const text = JSON.stringify(JSON.parse(writeAgreements(sides)))
  const packed = await bytesOf(
    through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')),
    Number.POSITIVE_INFINITY,
  )
  const letters = Array.from(packed ?? [], (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const broken = (why: string): Result<never, Problem> =>
  problem('agreements/link', `The agreements of the link cannot be read: ${why}`)

/** Agreements as a link carries them; nothing of them is taken where anything is wrong. */
export async function unpackAgreements(packed: string): Promise<Result<BothSides, Problem>> {
  if (packed.length > MAX_PACKED) return broken('they are too long.')
  if (!/^[\w-]+$/.test(packed)) return broken('they are cut off or changed.')
  let text: string
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = await bytesOf(
      through(
        Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
        new DecompressionStream('deflate-raw'),
      ),
      MAX_AGREEMENTS_TEXT,
    )
    if (bytes === undefined) return broken('they are too long.')
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return broken('they are cut off or changed.')
  }
  const read = readAgreements(text)
  return read.ok ? ok(read.value) : broken(read.error[0]?.message ?? '')
}

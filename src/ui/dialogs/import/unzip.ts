/**
 * Files out of a zip, in slices, so that the page answers meanwhile, each held against its size and checksum in
 * the zip: one changed bit can be another card. Loaded when a zip is chosen.
 */
import { Inflate } from 'fflate'
import { t } from '#core/text.ts'
import { breathe, SLICE } from '../../kit/breathe.ts'
import { crc32 } from './crc32.ts'
import { notAsPutIn, type ZipEntry, zipEntries } from './zip-directory.ts'

/** Most files that are taken out of a zip. */
const MAX_FILES = 500
/** Bytes that are handed over at once. */
const CHUNK = 1 << 16

export interface Unzipped {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Files that hold no boards: folders, what systems put beside files, pictures. */
const SKIPPED = /\/$|(^|\/)(__MACOSX\/|\.)|\.(png|jpe?g|gif|pdf|html?|css|js|docx?|xlsx?|zip)$/i

/**
 * The files of a zip that may hold boards.
 * @param most bytes that they may have together; a zip can say little and hold much.
 * @throws with a sentence when the zip is damaged or holds too much.
 */
export async function unzipped(
  zip: Uint8Array,
  most: number,
  signal: AbortSignal,
): Promise<readonly Unzipped[]> {
  const entries = zipEntries(zip).filter(({ name }) => !SKIPPED.test(name))
  if (entries.length === 0) throw new Error(t`The zip holds no file with boards.`)
  if (entries.length > MAX_FILES) throw new Error(t`The zip has more than ${MAX_FILES} files.`)
  if (entries.reduce((sum, { size }) => sum + size, 0) > most)
    throw new Error(t`The files in the zip have more than ${most / 1024 / 1024} MB together.`)
  let end = performance.now() + SLICE
  const pause = async (): Promise<void> => {
    if (performance.now() >= end) {
      await breathe()
      end = performance.now() + SLICE
    }
    signal.throwIfAborted()
  }
  const files: Unzipped[] = []
  for (const entry of entries) files.push({ name: entry.name, bytes: await bytesOf(entry, pause) })
  return files
}

/** @throws Error where they are not what the zip says of them. */
async function bytesOf(entry: ZipEntry, pause: () => Promise<void>): Promise<Uint8Array> {
  const bytes = new Uint8Array(entry.size)
  let length = 0
  let sum = 0
  const take = (part: Uint8Array): void => {
    if (length + part.length > bytes.length) throw notAsPutIn(entry.name)
    bytes.set(part, length)
    length += part.length
    sum = crc32(part, sum)
  }
  const inflate = new Inflate(take)
  for (let at = 0; at < entry.packed.length; at += CHUNK) {
    await pause()
    const part = entry.packed.subarray(at, at + CHUNK)
    try {
      if (entry.packing === 'stored') take(part)
      else inflate.push(part, at + CHUNK >= entry.packed.length)
    } catch {
      throw notAsPutIn(entry.name)
    }
  }
  if (length !== entry.size || sum !== entry.crc) throw notAsPutIn(entry.name)
  return bytes
}

/** Files out of a zip, in slices, so that the page answers meanwhile. Loaded when a zip is chosen. */
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'
import { breathe, SLICE } from '../../parts/breathe.ts'

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
  const files: Unzipped[] = []
  let size = 0
  let fault: string | undefined
  const take = (file: UnzipFile): void => {
    if (SKIPPED.test(file.name) || fault !== undefined) return
    if (files.length === MAX_FILES) {
      fault = `The zip has more than ${MAX_FILES} files.`
      return
    }
    const parts: Uint8Array[] = []
    file.ondata = (error, data, final) => {
      if (error) {
        fault ??= `The zip is damaged: ${error.message}.`
        return
      }
      size += data.length
      if (size > most) {
        fault ??= `The files in the zip have more than ${most / 1024 / 1024} MB together.`
        file.terminate()
        return
      }
      parts.push(data)
      if (final) files.push({ name: file.name, bytes: joined(parts) })
    }
    file.start()
  }
  const unzip = new Unzip(take)
  unzip.register(UnzipInflate)
  let end = performance.now() + SLICE
  for (let at = 0; at < zip.length && fault === undefined; at += CHUNK) {
    if (performance.now() >= end) {
      await breathe()
      end = performance.now() + SLICE
    }
    signal.throwIfAborted()
    try {
      unzip.push(zip.subarray(at, at + CHUNK), at + CHUNK >= zip.length)
    } catch (error) {
      fault ??= `The zip is damaged: ${error instanceof Error ? error.message : String(error)}.`
    }
  }
  if (fault !== undefined) throw new Error(fault)
  if (files.length === 0) throw new Error('The zip holds no file with boards.')
  return files
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

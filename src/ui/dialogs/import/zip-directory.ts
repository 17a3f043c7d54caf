/** The list of files at the end of a zip, held against what stands before each file (PKWARE APPNOTE 6.3). */
import { t } from '#core/text.ts'

export interface ZipEntry {
  readonly name: string
  readonly packing: 'stored' | 'deflated'
  /** The bytes as they lie in the zip. */
  readonly packed: Uint8Array
  /** Length and CRC-32 of the file itself. */
  readonly size: number
  readonly crc: number
}

const END = 0x06054b50
const END_LENGTH = 22
const LARGE_END = 0x06064b50
const LISTED = 0x02014b50
const LISTED_LENGTH = 46
const LOCAL = 0x04034b50
const LOCAL_LENGTH = 30
/** Bits of the flags: locked with a password, sizes stand behind the file, the name is UTF-8. */
const LOCKED = 1
const SIZES_BEHIND = 8
const NAME_UTF8 = 0x800
/** Stands for a number that needs more than 32 bits. */
const LARGE = 0xffffffff

export const damaged = (why: string): Error => new Error(t`The zip is damaged: ${why}.`)
const notWhole = (): Error => damaged(t`its list of files is missing or not whole`)
/** Of a file that is not as it was put in. */
export const notAsPutIn = (name: string): Error => damaged(t`${name} is not what was put in`)

/** Where the list begins, and of how many files it is. */
function listOf(zip: Uint8Array, view: DataView): { readonly at: number; readonly count: number } {
  const earliest = Math.max(0, zip.length - END_LENGTH - 0xffff)
  let end = zip.length - END_LENGTH
  const isEnd = (): boolean =>
    view.getUint32(end, true) === END &&
    end + END_LENGTH + view.getUint16(end + 20, true) === zip.length
  while (end >= earliest && !isEnd()) end--
  if (end < earliest) throw notWhole()
  const count = view.getUint16(end + 10, true)
  const at = view.getUint32(end + 16, true)
  if (count === 0xffff || at === LARGE)
    throw new Error(t`The zip is of the kind for very large files, which is not read here.`)
  const after = at + view.getUint32(end + 12, true)
  const oneDisk = view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count
  const isLast = after === end || (after < end && view.getUint32(after, true) === LARGE_END)
  if (!oneDisk || !isLast) throw notWhole()
  return { at, count }
}

const textOf = (bytes: Uint8Array, flags: number): string =>
  // Without the flag names are in the letters of some old system; those that are not ASCII are only shown.
  new TextDecoder(flags & NAME_UTF8 ? 'utf-8' : 'windows-1252').decode(bytes)

/** One line of the list, and where the next begins. */
function entryAt(zip: Uint8Array, view: DataView, at: number): readonly [ZipEntry, next: number] {
  const sixteen = (offset: number): number => view.getUint16(at + offset, true)
  const word = (offset: number): number => view.getUint32(at + offset, true)
  if (word(0) !== LISTED) throw notWhole()
  const [flags, method, crc] = [sixteen(8), sixteen(10), word(16)]
  const [packedSize, size, local] = [word(20), word(24), word(42)]
  const nameEnd = at + LISTED_LENGTH + sixteen(28)
  const nameBytes = zip.subarray(at + LISTED_LENGTH, nameEnd)
  const name = textOf(nameBytes, flags)
  if (flags & LOCKED) throw new Error(t`${name} in the zip is locked with a password.`)
  if (method !== 0 && method !== 8)
    throw new Error(t`${name} in the zip is packed in a way that is not read here.`)
  if (view.getUint32(local, true) !== LOCAL) throw notAsPutIn(name)
  const localFlags = view.getUint16(local + 6, true)
  const nameAt = local + LOCAL_LENGTH
  const localName = zip.subarray(nameAt, nameAt + view.getUint16(local + 26, true))
  const [localPacked, localSize] = [18, 22].map((offset) => view.getUint32(local + offset, true))
  const sizesAgree =
    view.getUint32(local + 14, true) === crc &&
    // Some write every size before a file as one of a very large file.
    ((localPacked === packedSize && localSize === size) ||
      (localPacked === LARGE && localSize === LARGE))
  const agrees =
    ((flags ^ localFlags) & (LOCKED | NAME_UTF8)) === 0 &&
    view.getUint16(local + 8, true) === method &&
    localName.length === nameBytes.length &&
    localName.every((byte, i) => byte === nameBytes[i]) &&
    (sizesAgree || ((flags | localFlags) & SIZES_BEHIND) !== 0)
  const from = nameAt + localName.length + view.getUint16(local + 28, true)
  const packed = zip.subarray(from, from + packedSize)
  if (!agrees || packed.length < packedSize) throw notAsPutIn(name)
  const packing = method === 0 ? 'stored' : 'deflated'
  return [{ name, packing, packed, size, crc }, nameEnd + sixteen(30) + sixteen(32)]
}

/** @throws Error with a sentence where the list is not whole, or is not of what stands in the zip. */
export function zipEntries(zip: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  if (zip.length < END_LENGTH) throw notWhole()
  try {
    const { at, count } = listOf(zip, view)
    const entries: ZipEntry[] = []
    let next = at
    while (entries.length < count) {
      const [entry, after] = entryAt(zip, view, next)
      entries.push(entry)
      next = after
    }
    return entries
  } catch (error) {
    // A place beyond the end.
    if (error instanceof RangeError) throw notWhole()
    throw error
  }
}

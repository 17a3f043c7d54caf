/** Bits to URL letters and back, with a checksum in front so that a damaged text is noticed. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CHECK_BITS = 18

export interface BitWriter {
  /** Appends `bits` bits (1 to 30) of a value, highest first. */
  readonly put: (value: number, bits: number) => void
  /** Appends a text: 14 bits of length in bytes, then UTF-8. */
  readonly text: (value: string) => void
  /** The letters, checksum first. */
  readonly finish: () => string
}

export function bitWriter(): BitWriter {
  const six: number[] = []
  let pending = 0
  let filled = 0
  const put = (value: number, bits: number): void => {
    for (let i = bits - 1; i >= 0; i--) {
      pending = (pending << 1) | ((value >> i) & 1)
      filled += 1
      if (filled === 6) {
        six.push(pending)
        pending = 0
        filled = 0
      }
    }
  }
  return {
    put,
    text(value) {
      const bytes = new TextEncoder().encode(value)
      put(bytes.length, 14)
      for (const byte of bytes) put(byte, 8)
    },
    finish() {
      const body = filled === 0 ? six : [...six, pending << (6 - filled)]
      const sum = checksum(body)
      return [sum >> 12, (sum >> 6) & 63, sum & 63, ...body].map((n) => LETTERS[n]).join('')
    },
  }
}

export interface BitReader {
  /** The next `bits` bits; 0 once the text is at its end. */
  readonly take: (bits: number) => number
  /** A text of at most `most` bytes. */
  readonly text: (most: number) => string
  /** True when more was taken than there is, or a text was malformed. */
  readonly failed: () => boolean
}

/** Reads what `bitWriter` made; `undefined` when a letter is foreign or the checksum is wrong. */
export function bitReader(letters: string): BitReader | undefined {
  const all: number[] = []
  for (const letter of letters) {
    const n = LETTERS.indexOf(letter)
    if (n < 0) return undefined
    all.push(n)
  }
  const [a, b, c, ...six] = all
  if (a === undefined || b === undefined || c === undefined) return undefined
  if (((a << 12) | (b << 6) | c) !== checksum(six)) return undefined
  let at = 0
  let bad = false
  const take = (bits: number): number => {
    let value = 0
    for (let i = 0; i < bits; i++, at++) {
      const word = six[Math.floor(at / 6)]
      if (word === undefined) bad = true
      value = (value << 1) | (((word ?? 0) >> (5 - (at % 6))) & 1)
    }
    return value
  }
  return {
    take,
    text(most) {
      const length = take(14)
      if (length > most || at + length * 8 > six.length * 6) {
        bad = true
        return ''
      }
      const bytes = Uint8Array.from({ length }, () => take(8))
      try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
      } catch {
        bad = true
        return ''
      }
    },
    failed: () => bad,
  }
}

/** FNV-1a over the sextets, folded to 18 bits: three letters. */
function checksum(six: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const n of six) hash = Math.imul(hash ^ n, 0x01000193) >>> 0
  return ((hash >>> CHECK_BITS) ^ hash) & ((1 << CHECK_BITS) - 1)
}

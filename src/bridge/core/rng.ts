/**
 * Random numbers that replay: a 128-bit seed and a stream number give the same words on every machine.
 * The generator is ChaCha with 20 rounds (D. J. Bernstein, “ChaCha, a variant of Salsa20”, 2008): the seed
 * is its 128-bit key and the stream number (for deals, the board number) its nonce. So every bit of the
 * seed counts, boards are independent streams, and board 900 is reached without dealing 899 others.
 * Only 32-bit integer arithmetic is used.
 *
 * A seed is written as 26 letters of Crockford's base 32. Phrases are deliberately not accepted as seeds:
 * hashing them would turn each mistyped seed into a silent different one.
 */
import { invariant, ok, type Problem, problem, type Result } from './result.ts'
import { t } from './text.ts'

/** 128 bits as four unsigned 32-bit words, most significant first. */
export type Seed = readonly [number, number, number, number]

/** A stream of random numbers. It has state: the same calls in the same order give the same answers. */
export interface Rng {
  /** The next 32 bits, 0..2^32 - 1. */
  readonly next: () => number
  /** Uniform in 0..n - 1 without bias (rejection); `n` an integer 1..2^32. */
  readonly below: (n: number) => number
  /** Uniform in 0..n - 1 without bias (rejection); `n` at least 1, of any size. */
  readonly belowBig: (n: bigint) => bigint
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Letters of a written seed; the first stands for three bits, the others for five. */
export const SEED_LETTERS = 26
const TWO_32 = 0x1_0000_0000

/**
 * A seed from fresh entropy, which the caller brings (`crypto.getRandomValues(new Uint32Array(4))`),
 * so that this module stays deterministic.
 * @param entropy at least four 32-bit words; the first four are used.
 */
export function randomSeed(entropy: ArrayLike<number>): Seed {
  invariant(entropy.length >= 4, 'a seed needs four words of entropy')
  const word = (i: number): number => entropy[i]! >>> 0
  return [word(0), word(1), word(2), word(3)]
}

/** The seed as 26 letters, in upper case: `0J4Q…`. Inverse of `parseSeed`. */
export function formatSeed(seed: Seed): string {
  let bits = 0n
  for (const word of seed) bits = (bits << 32n) | BigInt(word >>> 0)
  let text = ''
  for (let i = 0; i < SEED_LETTERS; i++) {
    text = ALPHABET[Number(bits & 31n)] + text
    bits >>= 5n
  }
  return text
}

/**
 * Reads a written seed in either case. Spaces and hyphens are skipped; O is read as 0, I and L as 1.
 * @returns the seed, or a problem (`seed/letter`, `seed/length`, `seed/range`) with the 1-based column.
 */
export function parseSeed(text: string): Result<Seed, Problem> {
  let bits = 0n
  let count = 0
  let firstColumn = 1
  for (let i = 0; i < text.length; i++) {
    const given = text[i]!
    if (/[\s-]/.test(given)) continue
    const letter = given.toUpperCase().replace('O', '0').replace(/[IL]/, '1')
    const value = ALPHABET.indexOf(letter)
    if (value < 0)
      return problem(
        'seed/letter',
        t`“${given}” cannot stand in a seed: it is written in digits and letters without U.`,
        { column: i + 1 },
      )
    if (count === 0) firstColumn = i + 1
    bits = (bits << 5n) | BigInt(value)
    count += 1
  }
  if (count !== SEED_LETTERS)
    return problem('seed/length', t`A seed has ${SEED_LETTERS} letters; this one has ${count}.`, {
      column: text.length + 1,
    })
  if (bits >> 128n !== 0n)
    return problem('seed/range', t`A seed begins with a digit from 0 to 7.`, {
      column: firstColumn,
    })
  const word = (shift: bigint) => Number((bits >> shift) & 0xffffffffn)
  return ok([word(96n), word(64n), word(32n), word(0n)])
}

/**
 * One ChaCha block of 20 rounds. Its words stand in variables, as signed ones: whatever is drawn waits for this.
 * @param input the 16 state words (constants, key, counter, nonce).
 * @param output receives the 16 words of key stream.
 */
export function chachaBlock(input: Uint32Array, output: Uint32Array): void {
  let x0 = input[0]! | 0
  let x1 = input[1]! | 0
  let x2 = input[2]! | 0
  let x3 = input[3]! | 0
  let x4 = input[4]! | 0
  let x5 = input[5]! | 0
  let x6 = input[6]! | 0
  let x7 = input[7]! | 0
  let x8 = input[8]! | 0
  let x9 = input[9]! | 0
  let x10 = input[10]! | 0
  let x11 = input[11]! | 0
  let x12 = input[12]! | 0
  let x13 = input[13]! | 0
  let x14 = input[14]! | 0
  let x15 = input[15]! | 0
  for (let round = 0; round < 10; round++) {
    x0 = (x0 + x4) | 0
    x12 ^= x0
    x12 = (x12 << 16) | (x12 >>> 16)
    x8 = (x8 + x12) | 0
    x4 ^= x8
    x4 = (x4 << 12) | (x4 >>> 20)
    x0 = (x0 + x4) | 0
    x12 ^= x0
    x12 = (x12 << 8) | (x12 >>> 24)
    x8 = (x8 + x12) | 0
    x4 ^= x8
    x4 = (x4 << 7) | (x4 >>> 25)
    x1 = (x1 + x5) | 0
    x13 ^= x1
    x13 = (x13 << 16) | (x13 >>> 16)
    x9 = (x9 + x13) | 0
    x5 ^= x9
    x5 = (x5 << 12) | (x5 >>> 20)
    x1 = (x1 + x5) | 0
    x13 ^= x1
    x13 = (x13 << 8) | (x13 >>> 24)
    x9 = (x9 + x13) | 0
    x5 ^= x9
    x5 = (x5 << 7) | (x5 >>> 25)
    x2 = (x2 + x6) | 0
    x14 ^= x2
    x14 = (x14 << 16) | (x14 >>> 16)
    x10 = (x10 + x14) | 0
    x6 ^= x10
    x6 = (x6 << 12) | (x6 >>> 20)
    x2 = (x2 + x6) | 0
    x14 ^= x2
    x14 = (x14 << 8) | (x14 >>> 24)
    x10 = (x10 + x14) | 0
    x6 ^= x10
    x6 = (x6 << 7) | (x6 >>> 25)
    x3 = (x3 + x7) | 0
    x15 ^= x3
    x15 = (x15 << 16) | (x15 >>> 16)
    x11 = (x11 + x15) | 0
    x7 ^= x11
    x7 = (x7 << 12) | (x7 >>> 20)
    x3 = (x3 + x7) | 0
    x15 ^= x3
    x15 = (x15 << 8) | (x15 >>> 24)
    x11 = (x11 + x15) | 0
    x7 ^= x11
    x7 = (x7 << 7) | (x7 >>> 25)
    x0 = (x0 + x5) | 0
    x15 ^= x0
    x15 = (x15 << 16) | (x15 >>> 16)
    x10 = (x10 + x15) | 0
    x5 ^= x10
    x5 = (x5 << 12) | (x5 >>> 20)
    x0 = (x0 + x5) | 0
    x15 ^= x0
    x15 = (x15 << 8) | (x15 >>> 24)
    x10 = (x10 + x15) | 0
    x5 ^= x10
    x5 = (x5 << 7) | (x5 >>> 25)
    x1 = (x1 + x6) | 0
    x12 ^= x1
    x12 = (x12 << 16) | (x12 >>> 16)
    x11 = (x11 + x12) | 0
    x6 ^= x11
    x6 = (x6 << 12) | (x6 >>> 20)
    x1 = (x1 + x6) | 0
    x12 ^= x1
    x12 = (x12 << 8) | (x12 >>> 24)
    x11 = (x11 + x12) | 0
    x6 ^= x11
    x6 = (x6 << 7) | (x6 >>> 25)
    x2 = (x2 + x7) | 0
    x13 ^= x2
    x13 = (x13 << 16) | (x13 >>> 16)
    x8 = (x8 + x13) | 0
    x7 ^= x8
    x7 = (x7 << 12) | (x7 >>> 20)
    x2 = (x2 + x7) | 0
    x13 ^= x2
    x13 = (x13 << 8) | (x13 >>> 24)
    x8 = (x8 + x13) | 0
    x7 ^= x8
    x7 = (x7 << 7) | (x7 >>> 25)
    x3 = (x3 + x4) | 0
    x14 ^= x3
    x14 = (x14 << 16) | (x14 >>> 16)
    x9 = (x9 + x14) | 0
    x4 ^= x9
    x4 = (x4 << 12) | (x4 >>> 20)
    x3 = (x3 + x4) | 0
    x14 ^= x3
    x14 = (x14 << 8) | (x14 >>> 24)
    x9 = (x9 + x14) | 0
    x4 ^= x9
    x4 = (x4 << 7) | (x4 >>> 25)
  }
  output[0] = x0 + input[0]!
  output[1] = x1 + input[1]!
  output[2] = x2 + input[2]!
  output[3] = x3 + input[3]!
  output[4] = x4 + input[4]!
  output[5] = x5 + input[5]!
  output[6] = x6 + input[6]!
  output[7] = x7 + input[7]!
  output[8] = x8 + input[8]!
  output[9] = x9 + input[9]!
  output[10] = x10 + input[10]!
  output[11] = x11 + input[11]!
  output[12] = x12 + input[12]!
  output[13] = x13 + input[13]!
  output[14] = x14 + input[14]!
  output[15] = x15 + input[15]!
}

/** Byte order turned round: the key is the seed's bytes in writing order, ChaCha reads little-endian. */
const swapBytes = (w: number): number =>
  ((w << 24) | ((w & 0xff00) << 8) | ((w >>> 8) & 0xff00) | (w >>> 24)) >>> 0

/**
 * The random stream of that number under the seed. Streams of different numbers are independent.
 * @param stream an integer 0..2^53 - 1.
 */
export function rngOf(seed: Seed, stream = 0): Rng {
  invariant(Number.isSafeInteger(stream) && stream >= 0, `stream ${stream} is a whole number`)
  const key = seed.map(swapBytes)
  // “expand 16-byte k”, the key twice, a 64-bit block counter, a 64-bit nonce.
  const input = Uint32Array.from([
    ...[0x61707865, 0x3120646e, 0x79622d36, 0x6b206574],
    ...key,
    ...key,
    ...[0, 0, stream % TWO_32, Math.floor(stream / TWO_32)],
  ])
  const block = new Uint32Array(16)
  let used = 16

  const next = (): number => {
    if (used === 16) {
      chachaBlock(input, block)
      input[12] = input[12]! + 1
      if (input[12] === 0) input[13] = input[13]! + 1
      used = 0
    }
    return block[used++]!
  }
  const below = (n: number): number => {
    invariant(Number.isInteger(n) && n >= 1 && n <= TWO_32, `below(${n}) needs 1..2^32`)
    // The words from `fair` up would favour the small remainders.
    // A remainder of numbers over 2^31 is a call of the library; the quotient is exact below 2^53.
    const fair = Math.floor(TWO_32 / n) * n
    for (;;) {
      const word = next()
      if (word < fair) return word - Math.floor(word / n) * n
    }
  }
  const belowBig = (n: bigint): bigint => {
    invariant(n >= 1n, `belowBig(${n}) needs at least 1`)
    const bits = (n - 1n).toString(2).length
    const spare = BigInt((32 - (bits % 32)) % 32)
    for (;;) {
      let value = 0n
      for (let i = 0; i < bits; i += 32) value = (value << 32n) | BigInt(next())
      value >>= spare
      if (value < n) return value
    }
  }
  return { next, below, belowBig }
}

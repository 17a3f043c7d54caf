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
 * One ChaCha block of 20 rounds.
 * @param input the 16 state words (constants, key, counter, nonce).
 * @param output receives the 16 words of key stream.
 */
export function chachaBlock(input: Uint32Array, output: Uint32Array): void {
  output.set(input)
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(output, i, 4 + i, 8 + i, 12 + i)
    for (let i = 0; i < 4; i++)
      quarter(output, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3))
  }
  for (let i = 0; i < 16; i++) output[i] = output[i]! + input[i]!
}

function quarter(x: Uint32Array, ia: number, ib: number, ic: number, id: number): void {
  // As signed words: unsigned ones are no small integers to every engine.
  let a = x[ia]! | 0
  let b = x[ib]! | 0
  let c = x[ic]! | 0
  let d = x[id]! | 0
  a = (a + b) | 0
  d ^= a
  d = (d << 16) | (d >>> 16)
  c = (c + d) | 0
  b ^= c
  b = (b << 12) | (b >>> 20)
  a = (a + b) | 0
  d ^= a
  d = (d << 8) | (d >>> 24)
  c = (c + d) | 0
  b ^= c
  b = (b << 7) | (b >>> 25)
  x[ia] = a
  x[ib] = b
  x[ic] = c
  x[id] = d
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

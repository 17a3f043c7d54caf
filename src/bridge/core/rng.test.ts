import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chachaBlock,
  formatSeed,
  parseSeed,
  randomSeed,
  rngOf,
  SEED_LETTERS,
  type Seed,
} from './rng.ts'

const word = fc.integer({ min: 0, max: 0xffffffff })
const seeds: fc.Arbitrary<Seed> = fc.tuple(word, word, word, word)
const ZERO: Seed = [0, 0, 0, 0]

describe('ChaCha', () => {
  it('gives the key stream of OpenSSL for 256-bit keys', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 48, maxLength: 48 }), (bytes) => {
        const key = bytes.slice(0, 32)
        const iv = bytes.slice(32, 48)
        const cipher = createCipheriv('chacha20', key, iv)
        const expected = cipher.update(new Uint8Array(64))
        const input = new Uint32Array(16)
        const view = new DataView(new Uint8Array([...key, ...iv]).buffer)
        input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
        for (let i = 0; i < 12; i++) input[4 + i] = view.getUint32(4 * i, true)
        const output = new Uint32Array(16)
        chachaBlock(input, output)
        const got = new DataView(new ArrayBuffer(64))
        for (const [i, w] of output.entries()) got.setUint32(4 * i, w, true)
        expect([...new Uint8Array(got.buffer)]).toEqual([...expected])
      }),
    )
  })
  it('begins with the published words for the all-zero 128-bit key (draft-strombergson-chacha-test-vectors, TC1)', () => {
    const rng = rngOf(ZERO)
    // 89670952 608364fd 00b2f909 36f031c8, read as little-endian words
    expect([rng.next(), rng.next(), rng.next(), rng.next()]).toEqual([
      0x52096789, 0xfd648360, 0x09f9b200, 0xc831f036,
    ])
  })
})

describe('seeds', () => {
  it('are written in 26 letters and read back', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const text = formatSeed(seed)
        expect(text).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/)
        expect(parseSeed(text)).toEqual({ ok: true, value: seed })
      }),
    )
  })
  it('are read in lower case, in groups, and with O, I and L for 0 and 1', () => {
    const text = formatSeed([0x01234567, 0x89abcdef, 0x10111213, 0])
    const loose = ` ${text.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')}`.replace(
      /(.{6})/g,
      '$1-',
    )
    expect(parseSeed(loose)).toEqual(parseSeed(text))
  })
  it('say what is wrong and where', () => {
    const good = formatSeed([0xffffffff, 1, 2, 3])
    const errorOf = (text: string) => {
      const read = parseSeed(text)
      return read.ok ? undefined : { code: read.error.code, column: read.error.column }
    }
    expect(errorOf(`${good.slice(0, 4)}U${good.slice(5)}`)).toEqual({
      code: 'seed/letter',
      column: 5,
    })
    expect(errorOf(good.slice(1))).toEqual({ code: 'seed/length', column: SEED_LETTERS })
    expect(errorOf('')).toEqual({ code: 'seed/length', column: 1 })
    expect(errorOf(`  8${good.slice(1)}`)).toEqual({ code: 'seed/range', column: 3 })
    expect(errorOf('club night')).toEqual({ code: 'seed/letter', column: 3 })
  })
  it('keep all 128 bits of the entropy', () => {
    expect(randomSeed(Uint32Array.of(0xdeadbeef, 1, 0x80000000, 0xffffffff))).toEqual([
      0xdeadbeef, 1, 0x80000000, 0xffffffff,
    ])
    expect(() => randomSeed(Uint32Array.of(1, 2, 3))).toThrow(/entropy/)
  })
})

describe('streams', () => {
  it.each([-1, 0.5, 2 ** 53, Number.NaN])('have whole numbers, not %d', (stream) => {
    expect(() => rngOf([1, 2, 3, 4], stream)).toThrow(/whole number/)
  })
  it('replay, and differ when any one bit of seed or stream differs', () => {
    const four = (seed: Seed, stream: number) => {
      const rng = rngOf(seed, stream)
      return [rng.next(), rng.next(), rng.next(), rng.next()].join()
    }
    const seen = new Set([four(ZERO, 0)])
    for (let bit = 0; bit < 128; bit++) {
      const seed = ZERO.map((_, i) => (i === bit >> 5 ? (1 << (bit & 31)) >>> 0 : 0))
      const text = four(seed as unknown as Seed, 0)
      expect(four(seed as unknown as Seed, 0)).toBe(text)
      seen.add(text)
    }
    for (let bit = 0; bit < 53; bit++) seen.add(four(ZERO, 2 ** bit))
    expect(seen.size).toBe(1 + 128 + 53)
  })
  it('draw below n within range, for every kind of n', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const value = rngOf(seed).below(n)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThan(n)
      }),
    )
    fc.assert(
      fc.property(seeds, fc.bigInt({ min: 1n, max: 1n << 130n }), (seed, n) => {
        const value = rngOf(seed).belowBig(n)
        expect(value >= 0n && value < n).toBe(true)
      }),
    )
    expect(() => rngOf(ZERO).below(0)).toThrow()
    expect(() => rngOf(ZERO).below(2.5)).toThrow()
    expect(() => rngOf(ZERO).belowBig(0n)).toThrow()
  })
  it('draw without bias where remainders would be biased by half', () => {
    // n = 3 * 2^30: without rejection the lowest 2^30 values would come twice as often.
    const n = 3 * 2 ** 30
    const rng = rngOf([1, 2, 3, 4])
    const big = rngOf([1, 2, 3, 4], 1)
    const thirds = [0, 0, 0]
    const bigThirds = [0, 0, 0]
    const draws = 30_000
    for (let i = 0; i < draws; i++) {
      thirds[Math.floor(rng.below(n) / 2 ** 30)]! += 1
      bigThirds[Number(big.belowBig(BigInt(n) << 64n) >> 94n)]! += 1
    }
    for (const counts of [thirds, bigThirds]) {
      const chi = counts.reduce((sum, c) => sum + (c - draws / 3) ** 2 / (draws / 3), 0)
      // 99.99 % point of chi-square with 2 degrees of freedom; biased draws would give thousands.
      expect(chi).toBeLessThan(18.4)
    }
  })
})

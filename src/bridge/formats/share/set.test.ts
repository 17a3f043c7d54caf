import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardOf } from '#core/board.ts'
import { DEAL_COUNT, dealOfNumber } from '#core/deal-number.ts'
import { EMPTY_HAND } from '#core/hand.ts'
import { type BoardRecord, dealtRecord } from '#core/record.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import { good } from '#testing/good.ts'
import { decodeSet, encodeSet, isSet, MOST_IN_SET } from './set.ts'

const deal = (n: number) => dealFromSeed([1, 2, 3, 4], n)
const set = (boards: number) =>
  Array.from({ length: boards }, (_, i) => dealtRecord(i + 1, deal(i + 1)))
const text = (records: readonly BoardRecord[]) => good(encodeSet(records))

describe('the link of a set', () => {
  it('holds 36 boards in the letters of a QR code that a phone reads', () => {
    const whole = set(MOST_IN_SET)
    const link = text(whole)
    expect(link).toMatch(/^m1[\w-]+$/)
    expect(link.length).toBeLessThan(620)
    expect(decodeSet(link)).toEqual({ ok: true, value: whole })
  })
  it('keeps numbers, dealers and vulnerability of any kind', () => {
    const anyRecord = fc
      .record({
        number: fc.integer({ min: 1, max: 0xfffff }),
        of: fc.bigInt({ min: 0n, max: DEAL_COUNT - 1n }),
        dealer: fc.constantFrom(0, 1, 2, 3),
        vulnerability: fc.constantFrom(...VULNERABILITIES),
      })
      .map(({ number, of, dealer, vulnerability }) => {
        const record = dealtRecord(number, dealOfNumber(of))
        const board = { ...boardOf(number, record.board.deal), dealer, vulnerability } as const
        return { ...record, board }
      })
    fc.assert(
      fc.property(fc.array(anyRecord, { minLength: 1, maxLength: 8 }), (records) => {
        expect(decodeSet(text(records))).toEqual({ ok: true, value: records })
      }),
    )
  })
  it('is refused for hands that are not known, for none and for too many', () => {
    const [board] = set(1)
    const short = {
      ...board!,
      board: { ...board!.board, deal: [EMPTY_HAND, ...[1, 2, 3].map(() => undefined)] },
    }
    for (const records of [[], set(MOST_IN_SET + 1), [short as unknown as BoardRecord]])
      expect(encodeSet(records).ok).toBe(false)
  })
  it('that is cut or changed is told from a whole one, and never throws', () => {
    const link = text(set(3))
    for (let i = 2; i < link.length; i++) {
      expect(decodeSet(link.slice(0, i)).ok).toBe(false)
      const other = link[i] === 'A' ? 'B' : 'A'
      expect(decodeSet(link.slice(0, i) + other + link.slice(i + 1)).ok, String(i)).toBe(false)
    }
    fc.assert(fc.property(fc.string(), (any) => decodeSet(`m1${any}`) !== undefined))
    expect(decodeSet('m2abc')).toMatchObject({ error: { code: 'share/version' } })
    expect([isSet('m1abc'), isSet('k1abc')]).toEqual([true, false])
  })
})

import { describe, expect, it } from 'vitest'
import { type QrMatrix, qrCode } from './qr-code.ts'

/** Letters, mask, edge, and the picture as another encoder of the standard draws it (uqr 0.1.3), by FNV-1a. */
const DRAWN = [
  [1, 0, 21, 3489832367],
  [17, 1, 21, 3024725259],
  [32, 2, 25, 4166821879],
  [106, 3, 37, 191048753],
  [134, 4, 41, 2888313662],
  [154, 5, 45, 387690875],
  [230, 6, 53, 3255806194],
  [271, 7, 57, 3467032303],
  [458, 0, 73, 4036214433],
  [644, 1, 85, 2975042516],
  [858, 2, 97, 968190451],
  [1171, 3, 113, 3309839369],
  [1732, 4, 137, 2004928040],
  [1952, 5, 145, 906183760],
  [2431, 6, 161, 938449908],
  [2953, 7, 177, 1676977661],
] as const
const textOf = (length: number): string =>
  Array.from({ length }, (_, i) => String.fromCharCode(97 + ((i * 7 + i * i) % 26))).join('')
const hash = (matrix: QrMatrix): number =>
  matrix.flat().reduce((h, dark) => Math.imul(h ^ (dark ? 1 : 0), 0x01000193) >>> 0, 0x811c9dc5)

describe('a QR code', () => {
  it.each(DRAWN)(
    'of %i letters with mask %i is the one of the standard',
    (length, mask, edge, of) => {
      const matrix = qrCode(textOf(length), mask)!
      expect(matrix).toHaveLength(edge)
      expect(hash(matrix)).toBe(of)
    },
  )
  it('takes one of the eight masks by itself', () => {
    const drawn = hash(qrCode('https://example.org/#/s/m1abc')!)
    const all = Array.from({ length: 8 }, (_, mask) =>
      hash(qrCode('https://example.org/#/s/m1abc', mask)!),
    )
    expect(all).toContain(drawn)
  })
  it('holds up to 2,953 bytes, and letters beyond ASCII', () => {
    expect(qrCode('x'.repeat(2953))).toBeDefined()
    expect(qrCode('x'.repeat(2954))).toBeUndefined()
    expect(qrCode('♠'.repeat(985))).toBeUndefined()
    expect(qrCode('♠')).toHaveLength(21)
  })
})

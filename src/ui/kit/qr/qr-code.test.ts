import { describe, expect, it } from 'vitest'
import { qrCode } from './qr-code.ts'

describe('a QR code', () => {
  it('is square, without an edge of its own, with a finder in three corners', () => {
    const matrix = qrCode('https://example.org/#/s/m1abc')!
    expect(matrix).toHaveLength(25)
    expect(matrix.every((row) => row.length === 25)).toBe(true)
    for (const [row, column] of [
      [0, 0],
      [0, 18],
      [18, 0],
    ] as const)
      expect(matrix[row]!.slice(column, column + 7)).toEqual(new Array(7).fill(true))
  })
  it('holds up to 2,953 bytes, and letters beyond ASCII', () => {
    expect(qrCode('x'.repeat(2953))).toHaveLength(177)
    expect(qrCode('x'.repeat(2954))).toBeUndefined()
    expect(qrCode('♠'.repeat(985))).toBeUndefined()
    expect(qrCode('♠')).toHaveLength(21)
  })
})

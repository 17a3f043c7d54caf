import { describe, expect, it } from 'vitest'
import { countCatalogue } from '#testing/catalogue-counts.ts'
import { fromOwners } from './four-hands.ts'
import { omission } from './omissions.ts'
import type { SuitSeat } from './suit-seats.ts'

/** Layouts of `n` cards one by one. */
const byEnumeration = (n: number) => {
  const found = { all: 0, kept: 0 }
  const place = (list: readonly SuitSeat[]): void => {
    if (list.length === n) {
      if (list.find((seat) => seat === 0 || seat === 2) !== 0) return
      found.all += 1
      if (omission(fromOwners(list)) === undefined) found.kept += 1
      return
    }
    for (const seat of [0, 1, 2, 3] as const) place([...list, seat])
  }
  place([])
  return found
}

describe('the size of the four-seat catalogue (specification, section 5)', () => {
  it('counts the layouts of 13 cards and of 1 to 13, with and without the omissions of size', () => {
    const sizes = Array.from({ length: 13 }, (_, i) => countCatalogue(i + 1))
    expect(sizes[12]).toEqual({ all: 33_550_336, kept: 30_633_472 })
    expect(sizes.reduce((sum, { all }) => sum + all, 0)).toBe(44_731_051)
    expect(sizes.reduce((sum, { kept }) => sum + kept, 0)).toBe(40_497_368)
  })
  it('counts as enumeration does, layout by layout', () => {
    for (let n = 1; n <= 7; n++) expect(countCatalogue(n)).toEqual(byEnumeration(n))
  })
})

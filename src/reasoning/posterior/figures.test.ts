import { expect, it } from 'vitest'
import { figureOf, type Shown } from './figures.ts'

it('a certain chance is certain: “>99 %” of a card that is supposed there was a sum’s rounding', () => {
  const weighed = { kind: 'exact', posterior: { total: 3, exact: false } } as unknown as Shown
  const chance = (part: number) => figureOf(weighed, () => 3 * part)?.chance
  expect(chance(1 - 2 ** -50)).toBe(1)
  expect(chance(1 - 1e-9)).toBeLessThan(1)
  expect(chance(2 ** -50)).toBeGreaterThan(0)
})

import { expect, it } from 'vitest'
import { middleGuess } from './cloud.ts'

it('the middle guess is the one in the middle, or between the two', () => {
  expect(middleGuess([])).toBeUndefined()
  expect(
    middleGuess([
      ['70', 2],
      ['100', 1],
    ]),
  ).toBe(70)
  expect(
    middleGuess([
      ['80', 1],
      ['9', 1],
    ]),
  ).toBe(44.5)
})

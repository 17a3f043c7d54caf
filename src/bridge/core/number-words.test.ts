import { expect, test } from 'vitest'
import { numberWord } from './number-words.ts'

test('as many cards as a hand has are words, the rest digits', () => {
  expect([0, 1, 7, 10, 13, 14, 39, -1].map(numberWord)).toEqual([
    ...['no', 'one', 'seven', 'ten', 'thirteen'],
    ...['14', '39', '-1'],
  ])
})

import { describe, expect, it } from 'vitest'
import { firstLetters, wholeLetters } from './letters.ts'

describe('the first letters of a text', () => {
  it.each([
    ['abc', 2, 'ab'],
    ['abc', 3, 'abc'],
    ['a😀b', 2, 'a'],
    ['a😀b', 3, 'a😀'],
    ['😀', 1, ''],
    // Half a letter that was there before is not ours to take.
    ['a\ud83d', 2, 'a\ud83d'],
    ['\ud83d b', 1, '\ud83d'],
    ['', 5, ''],
  ])('of “%s”, %i, are “%s”', (text, most, first) => {
    expect(firstLetters(text, most)).toBe(first)
  })
})

it('half a letter is “�” where letters must be whole', () => {
  expect(wholeLetters('a\ud83d b\ude00 😀 \ude00\ud83d')).toBe('a� b� 😀 ��')
})

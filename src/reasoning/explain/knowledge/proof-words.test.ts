import { expect, test } from 'vitest'
import { keptWords } from '../count-words.ts'
import { meanStart } from './proof-words.ts'

test('what an act leaves is told as a number, as bounds, or as none', () => {
  expect(keptWords({ kept: '12376' }, false)).toBe('leaves 12,376 of them.')
  expect(keptWords({ kept: '1' }, true)).toBe('leaves 1 of those.')
  expect(keptWords({ kept: '0' }, true)).toBe('leaves none of those.')
  expect(keptWords({ kept: '10', upTo: '2000' }, true)).toBe('leaves 10 to 2,000 of those.')
  expect(keptWords({ kept: '0', upTo: '2000' }, true)).toBe('leaves at most 2,000 of those.')
  expect(keptWords({ kept: '9', rounded: true }, false)).toBe('leaves about 9 of them.')
})

test('an expected number is told to a tenth, of intervals both ends', () => {
  expect(meanStart({ mean: 5.234 }, 2).text).toBe('By law alone 5.2 hearts are expected.')
  expect(meanStart({ mean: 11 }, 'hcp').text).toBe('By law alone 11.0 points are expected.')
  expect(meanStart({ mean: 10.2, upTo: 11.9 }, 'hcp').text).toBe(
    'By law alone 10.2–11.9 points are expected.',
  )
})

import { expect, test } from 'vitest'
import { keptWords } from './CountChain.tsx'

test('what keeps to an act is told as a number, as bounds, or as none', () => {
  expect(keptWords({ kept: '12376' }, false)).toBe('12,376 of them keep to')
  expect(keptWords({ kept: '1' }, true)).toBe('1 of those keeps to')
  expect(keptWords({ kept: '0' }, true)).toBe('None of those keeps to')
  expect(keptWords({ kept: '10', upTo: '2000' }, true)).toBe('10 to 2,000 of those keep to')
  expect(keptWords({ kept: '0', upTo: '2000' }, true)).toBe('At most 2,000 of those keep to')
  expect(keptWords({ kept: '9', rounded: true }, false)).toBe('About 9 of them keep to')
})

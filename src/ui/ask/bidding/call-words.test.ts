import { describe, expect, it } from 'vitest'
import { countWords, naturalWord } from './call-words.ts'

describe('the words for the reading of a call', () => {
  it('gives an exact count, or its limits', () => {
    expect(countWords({ atLeast: 8_122_425_444, atMost: 8_122_425_444 })).toBe('8,122,425,444')
    expect(countWords({ atLeast: 1234, atMost: 5678 })).toBe('between 1,234 and 5,678')
    expect(countWords({ atLeast: 0, atMost: 5678 })).toBe('at most 5,678')
    expect(countWords({ atLeast: 0, atMost: 0 })).toBe('0')
  })
  it('says of a natural call in a Schenken auction that it is not of 1967', () => {
    expect(naturalWord('Schenken 1967')).toBe('The 1967 paper says nothing here')
    expect(naturalWord('Essex Acol')).toBe('Essex Acol says nothing here')
  })
})

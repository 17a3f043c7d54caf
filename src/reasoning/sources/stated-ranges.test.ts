import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { HEARTS, NOTRUMP, SPADES } from '#core/suit.ts'
import { predicateText } from '../predicates/predicate.ts'
import { statedRanges } from './stated-ranges.ts'

const read = (note: string, call = bidOf(1, SPADES)): string => {
  const found = statedRanges(note, call, 0)
  return found === undefined ? '' : predicateText(found)
}
const length = (suit: number, min: number, max: number) =>
  JSON.stringify({ kind: 'length', seat: 0, suit, min, max })
const hcp = (min: number, max: number) => JSON.stringify({ kind: 'hcp', seat: 0, min, max })

describe('a note of the record', () => {
  it.each([
    [
      'Major suit opening -- 5+ !S; 11-21 HCP; 12-22 total points',
      [length(SPADES, 5, 13), hcp(11, 21)],
    ],
    ['One over one -- 4+ !H; 11- HCP; 6-12 total points', [length(HEARTS, 4, 13), hcp(0, 11)]],
    ['6-10 HCP, 4 hearts', [hcp(6, 10), length(HEARTS, 4, 4)]],
    ['5!s-4!h', [length(SPADES, 5, 5), length(HEARTS, 4, 4)]],
    ['3-card !h support', [length(HEARTS, 3, 3)]],
    ['17+ points', [hcp(17, 37)]],
  ])('%s: its ranges are read', (note, parts) => {
    expect(parts.filter((part) => !read(note).includes(part))).toEqual([])
  })
  it.each([
    'forcing',
    '5+ !H or 5+ !S',
    'less than 8 points',
    '15 points',
    'usually 4-4 in majors',
    '9-5 HCP',
    '14+ !S',
    '5+ !H; 4+ !H',
    '12-22 total points',
  ])('%s: nothing is read of it', (note) => {
    expect(read(note)).toBe('')
  })
  it('15-17: points beside a notrump bid, and nothing beside another', () => {
    expect(read('15-17', bidOf(1, NOTRUMP))).toBe(hcp(15, 17))
    expect(read('15-17')).toBe('')
  })
})

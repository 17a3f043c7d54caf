import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { EMPTY_HAND } from '#core/hand.ts'
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { DIAMONDS, HEARTS, NOTRUMP, SPADES } from '#core/suit.ts'
import type { AgreedHand, ClosedHand } from '../../../ask/knowledge/hidden-model.ts'
import {
  countingLine,
  heldText,
  heldWords,
  leftWords,
  pairWord,
  pointsSeen,
  pointsWords,
} from './counting-line.ts'

const spread = (lo: number, hi: number) => ({ lo, hi, was: { lo, hi }, chances: [] })
/** West by law: lengths clubs first, then points. */
const hand = (lengths: readonly (readonly [number, number])[], hcp: readonly [number, number]) =>
  ({
    seat: WEST,
    suits: lengths.map(([lo, hi]) => spread(lo, hi)),
    hcp: spread(...hcp),
  }) as unknown as ClosedHand
const ANY = [0, 8] as const

describe('a hand counted', () => {
  const law = hand([ANY, ANY, [1, 7], [2, 2]], [3, 20])
  const agreed = {
    seat: WEST,
    suits: law.suits,
    hcp: law.hcp,
    likely: {
      suits: [
        { lo: 0, hi: 6 },
        { lo: 0, hi: 6 },
        { lo: 5, hi: 6 },
        { lo: 2, hi: 2 },
      ],
      hcp: { lo: 11, hi: 14 },
    },
    kept: {
      suits: [
        { lo: 0, hi: 6 },
        { lo: 0, hi: 6 },
        { lo: 5, hi: 7 },
        { lo: 2, hi: 2 },
      ],
      hcp: { lo: 11, hi: 15 },
    },
  } as unknown as AgreedHand
  it('two spades and five hearts leave six minor cards; three of eleven points are seen', () => {
    const line = countingLine(law, agreed, 3, [])
    expect(line.suits.map((one) => [one.suit, heldText(one)])).toEqual([
      [SPADES, '2'],
      [HEARTS, '5+'],
    ])
    expect(line.suits.map(heldWords)).toEqual(['two spades', 'five or more hearts'])
    expect(line.rest).toMatchObject({ lo: 4, hi: 6 })
    expect(pairWord(line.rest?.suits ?? [])).toBe('minor')
    expect(leftWords({ lo: 0, hi: 6 })).toBe('at most 6')
    expect(pointsWords(line.points)).toBe('3 of 11+ points seen')
  })
  it('by law alone counts only what is sure', () => {
    const line = countingLine(law, undefined, 3, [])
    expect(line.suits).toEqual([{ suit: SPADES, lo: 2, hi: 2 }])
    expect(line.rest).toMatchObject({ lo: 11, hi: 11 })
    expect(pointsWords(line.points)).toBe('3 points seen')
  })
  it('with twelve seen of at most fifteen there is no room for an ace, and some for a king', () => {
    const missing = ['DA', 'CK'].map((code) => parseCard(code)!)
    expect(countingLine(law, agreed, 12, missing).without).toBe(parseCard('DA'))
    expect(countingLine(law, agreed, 11, missing).without).toBeUndefined()
    expect(countingLine(law, undefined, 12, missing).without).toBeUndefined()
  })
  it('nothing is counted from where nothing is known', () => {
    const line = countingLine(hand([ANY, ANY, ANY, ANY], [0, 20]), undefined, 0, [])
    expect(line.suits).toEqual([])
    expect(line.rest).toBeUndefined()
    expect(pairWord([DIAMONDS, SPADES])).toBeUndefined()
  })
  it('points seen are those of the cards that the hand has played', () => {
    const view = {
      ...auctionView(SOUTH, EMPTY_HAND, NORTH, 'None', []),
      contract: { bid: bidOf(3, NOTRUMP), doubled: 0 as const, declarer: SOUTH },
      cards: ['HK', 'H2', 'HQ', 'HA', 'DJ'].map((code) => parseCard(code)!),
    }
    expect(pointsSeen(view, WEST)).toBe(3)
    expect(pointsSeen(view, EAST)).toBe(2)
    // South won the ace and led the jack.
    expect(pointsSeen(view, SOUTH)).toBe(5)
  })
})

import { describe, expect, it } from 'vitest'
import { EMPTY_HOLDING, highest, lowest, ofRanks } from './holding.ts'
import { RANKS } from './rank.ts'

describe('the highest and the lowest card of a holding', () => {
  it('are its ends, the same of a single card, and none of a void', () => {
    for (const low of RANKS)
      for (const high of RANKS) {
        const held = ofRanks([low, high])
        expect([lowest(held), highest(held)]).toEqual([Math.min(low, high), Math.max(low, high)])
      }
    expect([lowest(EMPTY_HOLDING), highest(EMPTY_HOLDING)]).toEqual([undefined, undefined])
  })
})

import { describe, expect, it } from 'vitest'
import { boardOf } from '#core/board.ts'
import { parseCall } from '#core/call.ts'
import type { BoardRecord } from '#core/record.ts'
import { EAST, NORTH, SOUTH } from '#core/seat.ts'
import { readByOpenbid } from './use-opening-shares.ts'

/** Board 1: North deals. */
const bidding = (...spelled: readonly string[]): Pick<BoardRecord, 'board' | 'calls'> => ({
  board: boardOf(1, [undefined, undefined, undefined, undefined]),
  calls: spelled.map((text) => {
    const call = parseCall(text)
    if (call === undefined) throw new Error(text)
    return { call }
  }),
})
const OPENBID = 'schenken-1967'

describe('an opening is read by OPENBID', () => {
  it('where both sides play it', () => {
    expect(readByOpenbid(bidding('1S', 'P'), SOUTH, [OPENBID, OPENBID])).toBe(true)
  })
  it('never where the opener plays another system', () => {
    expect(readByOpenbid(bidding('1S'), SOUTH, ['standard-american', OPENBID])).toBe(false)
    expect(readByOpenbid(bidding('1S'), EAST, ['none', OPENBID])).toBe(false)
  })
  it('whatever the side plays whose only call is the observer’s own', () => {
    expect(readByOpenbid(bidding('1S'), NORTH, ['standard-american', OPENBID])).toBe(true)
  })
})

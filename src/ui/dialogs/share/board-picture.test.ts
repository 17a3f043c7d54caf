import { describe, expect, it } from 'vitest'
import { bidOf, DOUBLE, PASS } from '#core/call.ts'
import { NORTH, SOUTH } from '#core/seat.ts'
import { HEARTS } from '#core/suit.ts'
import { createKibitzerStore } from '#store/store.ts'
import { boardPicture } from './board-picture.ts'

const words = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  )

describe('a board as a picture', () => {
  it('has the four hands, the auction from West on, and what came of it', () => {
    const k = createKibitzerStore({ seed: [1, 2, 3, 4] })
    for (const call of [bidOf(1, HEARTS), DOUBLE, PASS, PASS, PASS])
      expect(k.actions.makeCall(call).ok).toBe(true)
    const told = words(boardPicture(k.store.getState()))
    expect(told.slice(0, 2)).toEqual([
      'Board 1 · Dealer North · Nobody vulnerable',
      'One heart doubled by North',
    ])
    expect(told.filter((text) => /^[♠♥♦♣] /.test(text))).toHaveLength(16)
    const at = told.indexOf('W')
    expect(told.slice(at, at + 4)).toEqual(['W', 'N', 'E', 'S'])
    // North deals: West's place before it is empty.
    expect(told.slice(at + 4, at + 8)).toEqual(['', '1♥', 'Dbl', 'Pass'])
  })
  it('has no card of a closed hand', () => {
    const k = createKibitzerStore({ seed: [1, 2, 3, 4] })
    k.actions.setViewMode({ kind: 'sit', seat: SOUTH })
    const told = words(boardPicture(k.store.getState()))
    expect(told.filter((text) => /^[♠♥♦♣] /.test(text))).toHaveLength(4)
    expect(told.filter((text) => text === 'closed')).toHaveLength(3)
    k.actions.setViewMode({ kind: 'sit', seat: NORTH })
    expect(words(boardPicture(k.store.getState()))).not.toEqual(told)
  })
})

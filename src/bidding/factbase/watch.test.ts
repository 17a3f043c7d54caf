/** What a seat looks for in dummy. */
import { describe, expect, it } from 'vitest'
import { cardOf } from '#core/card.ts'
import { ACE } from '#core/rank.ts'
import { EAST, NORTH, WEST } from '#core/seat.ts'
import { DIAMONDS, SPADES } from '#core/suit.ts'
import { contradictions, held, points, said, south } from '#testing/fact-bases.ts'
import { holderOf, rangeOf, tell } from './base.ts'
import { tellHand } from './routines.ts'
import { listCues, reviewDummy, reviewLead } from './watch.ts'

describe('the watch list', () => {
  const own = tellHand(south(), held('82.A984.8742.AT4'), [])
  const told = listCues(
    tell(own, [
      said(EAST, { kind: 'count', rank: ACE, of: [1] }),
      said(WEST, { kind: 'control', suit: DIAMONDS, held: true }),
    ]),
  )
  it('lists what would settle something, and drops what is settled', () => {
    expect(told.cues.map(({ card, tells }) => [card, tells.about])).toEqual([
      [cardOf(DIAMONDS, ACE), EAST],
      [cardOf(SPADES, ACE), EAST],
      [cardOf(DIAMONDS, ACE), WEST],
    ])
    const led = listCues(reviewLead(told, WEST, cardOf(DIAMONDS, ACE)))
    expect(led.cues.every(({ status }) => status === 'dropped')).toBe(true)
    expect(holderOf(led, cardOf(SPADES, ACE))).toBe(EAST)
  })
  it('is looked up in dummy, and what does not hold is given up', () => {
    const dummy = held('KQJ4.KQ5.AQJ5.K2')
    const seen = reviewDummy(
      tell(told, [said(NORTH, points(0, 11))]),
      NORTH,
      dummy,
      held('82.A984.8742.AT4'),
    )
    expect(seen.cues.map(({ status }) => status)).toEqual(['seen', 'dropped', 'seen'])
    expect(holderOf(seen, cardOf(SPADES, ACE))).toBe(EAST)
    expect(contradictions(seen)).toMatchObject([{ resolvedBy: 'seen-over-said' }])
    // 21 in dummy and 8 here leave eleven, and four of them are the ace of spades.
    expect(rangeOf(seen, 'known', WEST, 'points').max).toBe(11)
  })
})

/** What one card changed, against the bounds before it and after it laid side by side. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEATS } from '#core/seat.ts'
import { SUITS } from '#core/suit.ts'
import { anyWholePlay } from '#testing/arbitraries.ts'
import { playSeenBy } from '#testing/seen.ts'
import { boundsOf, changesBetween, informationBits } from './changes.ts'
import { handOf } from './position.ts'
import { replayPlay } from './replay-play.ts'

describe('the bounds that moved', () => {
  it('are those that differ, of every hand that is closed before and after', () => {
    let moved = 0
    fc.assert(
      fc.property(
        anyWholePlay,
        fc.constantFrom(...SEATS),
        fc.integer({ min: 0, max: 50 }),
        ({ deal, play }, seat, at) => {
          const fold = replayPlay(playSeenBy(deal, play, seat))
          if (!fold.ok) return
          const before = fold.value.positions[at]!
          const after = fold.value.positions[at + 1]!
          const [from, to] = [boundsOf(before), boundsOf(after)]
          const want = SEATS.flatMap((one) => {
            const [was, is] = [from[handOf(before, one)], to[handOf(after, one)]]
            if (was === undefined || is === undefined) return []
            return [...SUITS, 'hcp' as const].flatMap((what) => {
              const [a, b] = what === 'hcp' ? [was.hcp, is.hcp] : [was.suits[what], is.suits[what]]
              return a.lo === b.lo && a.hi === b.hi ? [] : [{ seat: one, what, from: a, to: b }]
            })
          })
          moved += want.length
          const found = [...changesBetween(before, after)].sort((a, b) => a.seat - b.seat)
          expect(found).toEqual(want)
          expect(changesBetween(before, after, from, to)).toEqual(changesBetween(before, after))
        },
      ),
      { numRuns: 50, seed: 50 },
    )
    expect(moved).toBeGreaterThan(20)
  })
  it('tell as many bits as the layouts were halved', () => {
    expect(informationBits(8n, 1n)).toBe(3)
    expect(informationBits(12n, 6n)).toBe(1)
    expect([informationBits(5n, 5n), informationBits(5n, 6n), informationBits(5n, 0n)]).toEqual([
      0, 0, 0,
    ])
  })
})

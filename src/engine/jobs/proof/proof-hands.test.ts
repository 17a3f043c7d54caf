import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { rotate, type Seat, seatName } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import type { HandsLeft, Proof } from '#explain/proof.ts'
import { bidderOf } from '#systems/bidder.ts'
import { anySeat, anySeed } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import type { CallProofInput } from './proof.ts'

const ESSEX: SystemRefs = [{ id: 'essex-acol' }, { id: 'essex-acol' }]
const why = (input: CallProofInput): Proof => good(runInline('proof', input))
const digits = (text: string): readonly string[] =>
  [...text.matchAll(/\d[\d,]*/g)].map(([n]) => n.replace(/,/g, ''))
/** A board bid to its end, as one seat sees the auction up to some call. */
function auctionOf(seed: Parameters<typeof dealFromSeed>[0], seat: Seat, systems = ESSEX) {
  const deal = dealFromSeed(seed, 1)
  const { sides } = good(bidderOf(systems))
  const { calls } = bidOut(sides, 0, 'None', deal).state.auction
  return (n: number) =>
    auctionView(
      seat,
      deal[seat],
      0,
      'None',
      calls.slice(0, n).map((call) => ({ call })),
    )
}

describe('the chain behind a number of hands', () => {
  it('ends, in words too, with the number that is counted for the panel, at any call', () => {
    let cut = 0
    fc.assert(
      fc.property(anySeed, anySeat, fc.integer({ min: 0, max: 5 }), (seed, seat, index) => {
        const view = auctionOf(seed, seat)(index + 1)
        if (view.calls.length <= index) return
        const caller = rotate(0, index)
        const n = good(runInline('call-count', { systems: ESSEX, view, index }))
        const figures: Readonly<Record<HandsLeft, number>> = {
          before: n.before,
          shown: n.shown,
          after: n.after,
          'cut-by-call': n.before - n.shown,
          'cut-by-denial': n.shown - n.after,
        }
        for (const [left, figure] of Object.entries(figures)) {
          const at = { index, left: left as HandsLeft }
          const proof = why({ systems: ESSEX, view, of: { kind: 'hands', seat: caller, at } })
          expect(proof.count?.n).toBe(String(figure))
          const last = proof.steps.at(-1)
          expect(last?.count?.n).toBe(String(figure))
          if (figure > 0) expect(digits(last?.text ?? '')).toContain(String(figure))
        }
        if (n.shown > n.after) cut += 1
      }),
      { numRuns: 4, seed: 3 },
    )
    expect(cut).toBeGreaterThan(0)
  }, 120_000)

  it('starts with the hands that the cards in sight allow, and names each earlier call', () => {
    const view = auctionOf([1, 2, 3, 4], 0)(6)
    const of = { kind: 'hands', seat: 1, at: { index: 5, left: 'after' } } as const
    const proof = why({ systems: ESSEX, view, of })
    expect(proof.steps[0]?.text).toBe(
      '39 cards are not in sight, and East has thirteen of them: 39! ÷ (13! × 26!) = 8,122,425,444 hands.',
    )
    expect(
      proof.steps.slice(1).map(({ act }) => act && `${seatName(act.seat)} ${act.act.index}`),
    ).toEqual(['East 1', 'East 5', undefined])
    const own = why({ systems: ESSEX, view, of: { kind: 'hands', seat: 0 } })
    expect(own.count?.n).toBe('635013559600')
    expect(own.steps).toHaveLength(1)
  }, 60_000)

  it('counts the hands with so many cards of a suit, points or a pattern', () => {
    const view = auctionOf([1, 2, 3, 4], 0)(1)
    const count = (among: Extract<CallProofInput['of'], { readonly kind: 'hands' }>['among']) =>
      Number(
        why({ systems: ESSEX, view, of: { kind: 'hands', seat: 2, ...(among && { among }) } }).count
          ?.n,
      )
    const all = count(undefined)
    let sum = 0
    for (let n = 0; n <= 13; n++) sum += count({ kind: 'length', suit: 3, min: n, max: n })
    expect(sum).toBe(all)
    expect(count({ kind: 'points', min: 0, max: 40 })).toBe(all)
    expect(
      count({ kind: 'points', min: 0, max: 9 }) + count({ kind: 'points', min: 10, max: 40 }),
    ).toBe(all)
    expect(count({ kind: 'patterns', patterns: ['4333'] })).toBeGreaterThan(all / 12)
  })

  it('refuses a call of another player', () => {
    const view = auctionOf([1, 2, 3, 4], 0)(2)
    const of = { kind: 'hands', seat: 3, at: { index: 1, left: 'after' } } as const
    expect(runInline('proof', { systems: ESSEX, view, of }).ok).toBe(false)
  })
})

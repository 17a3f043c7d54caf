/** The laws of lawful knowledge, over random deals and random legal play, for all four observers. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { contractCode } from '#core/contract.ts'
import { type Hand, hcp, parse as parseHand } from '#core/hand.ts'
import { type Holding, length } from '#core/holding.ts'
import type { BoardRecord } from '#core/record.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { SUITS } from '#core/suit.ts'
import {
  countCard,
  countLayouts,
  countLengths,
  countPoints,
  exactAt,
  lengthIndex,
  POINTS,
  pointsIndex,
  valueAt,
} from '#counting/layouts.ts'
import { anyWholePlay, type DealPlay } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { upTo } from '#testing/long.ts'
import { extremeHonours, hcpBounds, shownHcp } from './hcp-bounds.ts'
import { lawfulBoxes, lengthBounds, tighten } from './length-bounds.ts'
import { handOf, knownOf, type Position, spaceOf, supplyOf } from './position.ts'
import { positionFromScratch, replayPlay } from './replay-play.ts'

const recordOf = ({ deal, play }: DealPlay): BoardRecord => ({
  board: { number: undefined, dealer: 0, vulnerability: 'None', deal },
  calls: [],
  contract: play.contract,
  cards: play.cards,
})
const viewOf = (played: DealPlay, seat: Seat): SeatView => {
  const view = seatView(recordOf(played), seat)
  if (view === undefined) throw new Error('a whole deal has every hand')
  return view
}
const positionsOf = (view: SeatView): readonly Position[] => {
  const fold = good(replayPlay(view))
  if (fold.problem !== undefined) throw new Error(fold.problem.message)
  return fold.positions
}
const parse = (text: string): Hand => good(parseHand(text))
const inside = (
  n: number,
  bounds: { readonly lo: readonly number[]; readonly hi: readonly number[] },
  at: number,
): boolean => n >= bounds.lo[at]! && n <= bounds.hi[at]!
const everyPosition = (
  played: DealPlay,
  visit: (position: Position, view: SeatView, count: number) => void,
): void => {
  for (const seat of SEATS) {
    const view = viewOf(played, seat)
    const positions = positionsOf(view)
    expect(positions, contractCode(played.play.contract)).toHaveLength(53)
    for (const [count, position] of positions.entries()) visit(position, view, count)
  }
}

describe('lawful knowledge', () => {
  it('keeps the true deal inside the bounds, and its layout among the layouts', () => {
    const wrong: unknown[] = []
    fc.assert(
      fc.property(anyWholePlay, (played) => {
        everyPosition(played, (position) => {
          const len = lengthBounds(position)
          const pts = hcpBounds(position)
          for (const [h, seat] of position.seats.entries()) {
            const held = played.deal[seat]
            let places = 13
            for (const suit of SUITS) {
              const known = knownOf(position, h, suit)
              places -= length(known)
              if (!inside(length(held[suit]), len, h * 4 + suit) || (known & ~held[suit]) !== 0)
                wrong.push({ seat, suit, len })
            }
            if (position.vacant[h] !== places || !inside(hcp(held), pts, h))
              wrong.push({ seat, places, pts })
          }
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: upTo(150, 500) },
    )
  })

  it('is the same step by step and from scratch, and needs no more than the view', () => {
    fc.assert(
      fc.property(anyWholePlay, (played) => {
        everyPosition(played, (position, view, count) => {
          const scratch = positionFromScratch(view, count)
          expect(scratch).toEqual({ ok: true, value: position })
        })
      }),
      { numRuns: upTo(18, 60) },
    )
  })

  it('never revives what was impossible, and closes to one layout at the end', () => {
    fc.assert(
      fc.property(anyWholePlay, (played) => {
        for (const seat of SEATS) {
          const positions = positionsOf(viewOf(played, seat))
          const revived: unknown[] = []
          let left = countLayouts(spaceOf(positions[0]!))
          for (const [i, now] of positions.entries()) {
            const before = positions[i - 1]
            if (before === undefined) continue
            const [a, b] = [lengthBounds(before), lengthBounds(now)]
            const [p, q] = [hcpBounds(before), hcpBounds(now)]
            const layouts = countLayouts(spaceOf(now))
            if (layouts > left) revived.push({ i, layouts })
            left = layouts
            for (const [h, concealed] of now.seats.entries()) {
              const g = handOf(before, concealed)
              for (const suit of SUITS) {
                const [to, from] = [h * 4 + suit, g * 4 + suit]
                if (!inside(b.lo[to]!, a, from) || !inside(b.hi[to]!, a, from))
                  revived.push({ i, concealed, suit })
              }
              if (!inside(q.lo[h]!, p, g) || !inside(q.hi[h]!, p, g))
                revived.push({ i, concealed, p, q })
            }
          }
          expect(revived).toEqual([])
          expect(left).toBe(1n)
        }
      }),
      { numRuns: upTo(18, 60) },
    )
  })

  it('has bounds that are the very support of the counts: every length between them occurs', () => {
    fc.assert(
      fc.property(anyWholePlay, (played) => {
        everyPosition(played, (position) => {
          const counts = countLengths(spaceOf(position))
          const points = countPoints(spaceOf(position))
          const len = lengthBounds(position)
          const pts = hcpBounds(position)
          const wrong: unknown[] = []
          for (let h = 0; h < position.seats.length; h++) {
            for (const suit of SUITS) {
              const known = length(knownOf(position, h, suit))
              for (let j = 0; j <= 13; j++) {
                const occurs = valueAt(counts.lengths, lengthIndex(h, suit, j)) > 0
                if (occurs !== inside(known + j, len, h * 4 + suit)) wrong.push({ h, suit, j })
              }
            }
            const shown = shownHcp(position, h)
            const support = Array.from({ length: POINTS }, (_, p) => p).filter(
              (p) => valueAt(points, pointsIndex(h, p)) > 0,
            )
            const [least, most] = [support[0]!, support.at(-1)!]
            if (pts.lo[h] !== shown + least || pts.hi[h] !== shown + most) wrong.push({ h, pts })
          }
          expect(wrong).toEqual([])
        })
      }),
      { numRuns: upTo(12, 40) },
    )
  })

  it('has a closed form for two hands that agrees with the passes and with the greedy choice', () => {
    fc.assert(
      fc.property(anyWholePlay, (played) => {
        everyPosition(played, (position) => {
          const tight = tighten(lawfulBoxes(position))
          const len = lengthBounds(position)
          expect([len.lo, len.hi]).toEqual([tight?.lo, tight?.hi])
          const pts = hcpBounds(position)
          for (let h = 0; h < position.seats.length; h++)
            for (const end of ['lo', 'hi'] as const) {
              const points = extremeHonours(position, h, end).reduce(
                (sum, card) => sum + Math.max(0, (card % 13) - 8),
                shownHcp(position, h),
              )
              expect(points).toBe(pts[end][h])
            }
        })
      }),
      { numRuns: upTo(4, 15) },
    )
  })

  it('has counts whose sums are right: layouts, thirteen cards, forty points', () => {
    fc.assert(
      fc.property(anyWholePlay, (played) => {
        everyPosition(played, (position) => {
          const space = spaceOf(position)
          const counts = countLengths(space)
          const points = countPoints(space)
          const total = exactAt(counts.total, 0)
          const hands = position.seats.length
          let allPoints = 0n
          const bySuit = [0n, 0n, 0n, 0n]
          for (let h = 0; h < hands; h++) {
            let cards = 0n
            for (const suit of SUITS) {
              let n = 0n
              let mean = 0n
              for (let j = 0; j <= 13; j++) {
                const ways = exactAt(counts.lengths, lengthIndex(h, suit, j))
                n += ways
                mean += BigInt(j) * ways
              }
              expect(n).toBe(total)
              cards += mean
              bySuit[suit] = bySuit[suit]! + mean
            }
            expect(cards).toBe(total * BigInt(position.vacant[h]!))
            let n = 0n
            for (let p = 0; p < POINTS; p++) {
              const ways = exactAt(points, pointsIndex(h, p))
              n += ways
              allPoints += BigInt(p) * ways
            }
            expect(n).toBe(total)
          }
          const unseenPoints = SUITS.reduce<number>((sum, s) => {
            const mask: Holding = position.unseen[s]
            return sum + [1, 2, 3, 4].reduce((p, v) => p + v * ((mask >> (8 + v)) & 1), 0)
          }, 0)
          expect(allPoints).toBe(total * BigInt(unseenPoints))
          for (const suit of SUITS) {
            const unseen = length(position.unseen[suit])
            expect(bySuit[suit]).toBe(total * BigInt(unseen))
            if (unseen === 0) continue
            let cards = 0n
            for (let h = 0; h < hands; h++) cards += countCard(counts, space, h, suit)
            expect(cards).toBe(total)
          }
        })
      }),
      { numRuns: upTo(4, 15) },
    )
  })

  it('turns with the table: a permutation of the hands permutes the counts', () => {
    fc.assert(
      fc.property(anyWholePlay, fc.nat(52), (played, count) => {
        for (const seat of SEATS) {
          const position = positionsOf(viewOf(played, seat))[count]!
          const hands = position.seats.length
          const space = spaceOf(position)
          const turned = {
            unseen: space.unseen,
            vacant: [...space.vacant.slice(1), space.vacant[0]!],
            voids: [...space.voids.slice(1), space.voids[0]!],
          }
          const [a, b] = [countLengths(space), countLengths(turned)]
          const [p, q] = [countPoints(space), countPoints(turned)]
          for (let h = 0; h < hands; h++) {
            const g = (h + 1) % hands
            const row = <T>(n: number, of: (i: number) => T) =>
              Array.from({ length: n }, (_, i) => of(i))
            expect(row(56, (i) => exactAt(b.lengths, h * 56 + i))).toEqual(
              row(56, (i) => exactAt(a.lengths, g * 56 + i)),
            )
            expect(row(POINTS, (i) => exactAt(q, h * POINTS + i))).toEqual(
              row(POINTS, (i) => exactAt(p, g * POINTS + i)),
            )
          }
        }
      }),
      { numRuns: upTo(18, 60) },
    )
  })

  it('turns with the suits: a permutation of them permutes the bounds, lengths and points', () => {
    const round = <T>(list: readonly T[]): T[] => [1, 2, 3, 0].map((s) => list[s] as T)
    fc.assert(
      fc.property(anyWholePlay, fc.nat(52), (played, count) => {
        for (const seat of SEATS) {
          const position = positionsOf(viewOf(played, seat))[count]!
          const turned: Position = {
            ...position,
            known: position.seats.flatMap((_, h) => round(position.known.slice(h * 4, h * 4 + 4))),
            voids: position.voids.map((mask) => (mask >> 1) | ((mask & 1) << 3)),
            unseen: round(position.unseen) as unknown as Hand,
          }
          const [len, far] = [lengthBounds(position), lengthBounds(turned)]
          for (const end of ['lo', 'hi'] as const)
            for (let h = 0; h < position.seats.length; h++)
              expect(far[end].slice(h * 4, h * 4 + 4)).toEqual(
                round(len[end].slice(h * 4, h * 4 + 4)),
              )
          expect(hcpBounds(turned)).toEqual(hcpBounds(position))
          expect(countLayouts(spaceOf(turned))).toBe(countLayouts(spaceOf(position)))
        }
      }),
      { numRuns: upTo(18, 60) },
    )
  })

  it('counts the suits the observer cannot see', () => {
    fc.assert(
      fc.property(anyWholePlay, (played) => {
        everyPosition(played, (position, view, count) => {
          for (const suit of SUITS) {
            const dummySeen = count > 0 && position.seats.length === 2
            const seen =
              length(view.hand[suit]) + (dummySeen && view.dummy ? length(view.dummy[suit]) : 0)
            expect(supplyOf(position, suit)).toBe(13 - seen)
          }
        })
      }),
      { numRuns: upTo(4, 15) },
    )
  })

  it('stops at a revoke that was let through, and keeps what came before', () => {
    // South declares; West follows to the first spade, throws a club on the second, then "finds" a spade.
    const own = parse('AKQ2.A32.A32.A32')
    const dummy = parse('543.K54.K54.K654')
    const cards = ['S6', 'S3', 'S7', 'SA', 'SK', 'C7', 'S4', 'S8', 'SQ', 'ST', 'S5', 'S9']
    const view: SeatView = {
      seat: 2,
      hand: own,
      dealer: 2,
      vulnerability: 'None',
      calls: [],
      contract: { bid: bidOf(1, 4), doubled: 0, declarer: 2 },
      dummy,
      cards: cards.map((code) => parseCard(code)!),
      claim: undefined,
    }
    const fold = replayPlay(view)
    expect(fold.ok && fold.value.problem?.code).toBe('knowledge/revoke')
    expect(fold.ok && fold.value.positions).toHaveLength(10)
  })

  it('refuses a view whose cards contradict each other', () => {
    fc.assert(
      fc.property(anyWholePlay, (played) => {
        const declarer = played.play.contract.declarer
        const view = viewOf(played, declarer)
        const own = view.cards.find((_, i) => i > 0 && (i & 3) !== 0)
        // The opening leader "plays" a card that declarer holds.
        const stolen = [0, 1, 2, 3].flatMap((s) =>
          Array.from({ length: 13 }, (_, r) => s * 13 + r).filter(
            (c) => ((view.hand[s as 0] >> (c % 13)) & 1) === 1,
          ),
        )[0]
        expect(own).toBeDefined()
        const fold = replayPlay({ ...view, cards: [stolen as (typeof view.cards)[0]] })
        expect(fold.ok && fold.value.problem?.code).toBe('knowledge/card')
        expect(fold.ok && fold.value.positions).toHaveLength(1)
      }),
      { numRuns: upTo(9, 30) },
    )
  })
})

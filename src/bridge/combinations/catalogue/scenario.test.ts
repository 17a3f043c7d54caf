import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import { parseRank, type Rank } from '#core/rank.ts'
import { cappedRun } from '#testing/catalogue-counts.ts'
import { good } from '#testing/good.ts'
import { held } from '#testing/held.ts'
import { type FourHands, fromOwners, inPlay, pairCards } from './four-hands.ts'
import { omission } from './omissions.ts'
import { dominatedSacrifice, leadLostTo, readScenario, scenariosFrom } from './scenario.ts'
import { pairOf, type SuitSeat } from './suit-seats.ts'
import { cashable, masters } from './winners.ts'

const read = (a: string, b: string, c: string, d: string): FourHands =>
  [a, b, c, d].map(held) as unknown as FourHands
const play = (hands: FourHands, leader: SuitSeat, cards: string) =>
  good(
    readScenario(
      hands,
      leader,
      [...cards].map((c) => (c === '-' ? undefined : parseRank(c))),
    ),
  )
const small = fc
  .array(fc.constantFrom<SuitSeat>(0, 1, 2, 3), { minLength: 1, maxLength: 7 })
  .map(fromOwners)

/** Tricks before the first loss, with real cards and nothing shared or spared. */
function plainRun(hands: FourHands, pair: number, counts: (seat: number) => boolean): number {
  const step = (leader: number, cards: (number | undefined)[]): number => {
    const seat = (leader + cards.length) % 4
    if (cards.length < 4) {
      const held: (number | undefined)[] = holding.ranks(hands[seat as SuitSeat]).slice()
      if (held.length === 0) held.push(undefined)
      const values = held.map((card) => step(leader, [...cards, card]))
      return seat % 2 === pair ? Math.max(...values) : Math.min(...values)
    }
    const top = Math.max(...cards.map((card) => card ?? -1))
    const winner = (leader + cards.indexOf(top)) % 4
    if (winner % 2 !== pair) return 0
    const left = hands.map((hand, s) => {
      const card = cards[(s - leader + 4) % 4]
      return card === undefined ? hand : hand & ~(1 << card)
    }) as unknown as FourHands
    return +counts(winner) + plainRun(left, pair, counts)
  }
  let most = 0
  for (const leader of [pair, pair + 2])
    for (const rank of holding.ranks(hands[leader as SuitSeat]))
      most = Math.max(most, step(leader, [rank]))
  return most
}

describe('winners', () => {
  it('counts AQJ9 opposite KT as four masters, not six (document 004, section VIII)', () => {
    const hands = read('AQJ9', '8765', 'KT', '432')
    expect(cappedRun(hands, 0)).toEqual({ run: 6, winners: 4 })
    expect(masters(hands)).toEqual({ pair: [4, 0], seat: [4, 0, 2, 0] })
    expect(masters(hands).pair[0]).not.toBe(6)
  })
  it('finds the cashable cards that plain search finds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<SuitSeat>(0, 1, 2, 3), { maxLength: 6 }).map(fromOwners),
        (hands) => {
          const found = cashable(hands)
          for (const pair of [0, 1] as const)
            expect(found.pair[pair]).toBe(plainRun(hands, pair, () => true))
          for (const seat of [0, 1, 2, 3] as const)
            expect(found.seat[seat]).toBe(plainRun(hands, seat % 2, (s) => s === seat))
        },
      ),
      { numRuns: 150 },
    )
  })
  it('never counts fewer cashable cards than masters, nor more than the longer hand', () => {
    fc.assert(
      fc.property(small, (hands) => {
        const [top, cash] = [masters(hands), cashable(hands)]
        for (const pair of [0, 1] as const) {
          expect(cash.pair[pair]).toBeGreaterThanOrEqual(top.pair[pair])
          expect(cash.pair[pair]).toBeLessThanOrEqual(
            Math.max(holding.length(hands[pair]), holding.length(hands[pair === 0 ? 2 : 3])),
          )
        }
      }),
    )
  })
})

describe('single-trick scenarios', () => {
  it('turn every card of the long hand into a winner when both enemy cards fall', () => {
    const made = play(read('AQJT432', '9', '8765', 'K'), 2, '5KA9')
    expect(made.winner).toBe(0)
    expect(made.immediate).toMatchObject({ pair: 0, masters: 6, cashable: 6 })
    expect(made.immediate.seats[0]).toEqual({ seat: 0, masters: 6, cashable: 6 })
    expect(made.pending).toMatchObject({ pair: 1, masters: 0, cashable: 0 })
    expect(made.wonByNonmaster).toBeUndefined()
  })
  it('tell which side won with a card that was no master', () => {
    expect(play(read('AQJT432', '', '8765', 'K9'), 2, '59T-').wonByNonmaster).toBe('leading')
    const lost = play(read('AQJT432', 'K', '8765', '9'), 2, '59TK')
    expect(lost.wonByNonmaster).toBe('nonleading')
    expect(lost.pending).toMatchObject({ pair: 0, cashable: 5 })
  })
  it('hold the two counts apart: the ten that holds makes no master but five cashable cards', () => {
    const made = play(read('AQJT432', '', '8765', 'K9'), 2, '59T-')
    expect(made.immediate).toMatchObject({ masters: 0, cashable: 5 })
  })
  it('refuse a trick that cannot be', () => {
    const hands = read('AQJT432', '9', '8765', 'K')
    expect(readScenario(hands, 2, [3, undefined, 12, 7])).toMatchObject({
      error: { code: 'scenario/follow' },
    })
    expect(readScenario(hands, 2, [4, 11, 12, 7])).toMatchObject({ ok: true })
    expect(readScenario(hands, 2, [4, 10, 12, 7])).toMatchObject({
      error: { code: 'scenario/held' },
    })
    expect(readScenario(hands, 2, [undefined, 11, 12, 7])).toMatchObject({
      error: { code: 'scenario/turn' },
    })
  })
  it('are all the tricks there are, touching cards taken once', () => {
    fc.assert(
      fc.property(small, (hands) => {
        const touching = (a: Rank, b: Rank, seat: SuitSeat) =>
          [...Array(13).keys()]
            .filter((rank) => rank >= Math.min(a, b) && rank <= Math.max(a, b))
            .every((rank) => ((inPlay(hands) & ~hands[seat]) >> rank) % 2 === 0)
        for (const leader of [0, 2] as const) {
          const expected = new Set<string>()
          const step = (cards: (Rank | undefined)[]) => {
            if (cards.length === 4) {
              expected.add(cards.join())
              return
            }
            const seat = ((leader + cards.length) & 3) as SuitSeat
            const held = holding.ranks(hands[seat])
            const kept = held.filter((a) => !held.some((b) => b < a && touching(a, b, seat)))
            for (const card of held.length === 0 ? [undefined] : kept) step([...cards, card])
          }
          if (hands[leader] !== 0) step([])
          const found = scenariosFrom(hands, [leader]).map(({ cards }) => cards.join())
          expect(found.length).toBe(new Set(found).size)
          expect(new Set(found)).toEqual(expected)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('the side that led', () => {
  it('loses the lead now to the winner, or next when it can cash nothing, to their highest card', () => {
    const met = { now: 0, next: 0, kept: 0 }
    fc.assert(
      fc.property(small, (hands) => {
        for (const scenario of scenariosFrom(hands)) {
          const { after, winner, leader } = scenario
          const pair = pairOf(leader)
          const others = holding.ranks(
            (after[pair === 0 ? 1 : 0] | after[pair === 0 ? 3 : 2]) as Holding,
          )
          const top = others[0]
          const stuck =
            top !== undefined &&
            pairCards(after, pair) > 0 &&
            plainRun(after, pair, () => true) === 0
          const expected =
            pairOf(winner) !== pair
              ? { seat: winner, when: 'now' }
              : stuck
                ? { seat: after.findIndex((held) => holding.has(held, top)), when: 'next' }
                : undefined
          expect(leadLostTo(scenario)).toEqual(expected)
          met[leadLostTo(scenario)?.when ?? 'kept'] += 1
        }
      }),
      { numRuns: 60, seed: 12 },
    )
    expect(Math.min(...Object.values(met))).toBeGreaterThan(20)
  })
})

describe('omissions', () => {
  it('leave out the layout after Scenario 1, where a side holds one card', () => {
    const made = play(read('AQJT432', '', '8765', 'K9'), 2, '59T-')
    expect(omission(made.after)).toBe('few-cards')
    expect(omission(read('AQJT432', '', '8765', 'K9'))).toBeUndefined()
  })
  it('leave out a side with winners enough for all the cards of the other', () => {
    expect(omission(read('AKQ', '32', '4', '5'))).toBe('enough-winners')
    expect(omission(read('AQ', '32', '4', 'K'))).toBeUndefined()
  })
  it('leave out Scenario 2: the king thrown under the ace for nothing', () => {
    const hands = read('AQJT432', '', '8765', 'K9')
    expect(dominatedSacrifice(play(hands, 2, '5KA-'))).toBe(3)
    expect(dominatedSacrifice(play(hands, 2, '59T-'))).toBeUndefined()
  })
  it('leave out a ten thrown by fourth hand under the ace, though it had a lower card', () => {
    const hands = read('AKQJ', '96', '872', 'T5')
    expect(dominatedSacrifice(play(hands, 0, 'A62T'))).toBe(3)
    expect(dominatedSacrifice(play(hands, 0, 'A625'))).toBeUndefined()
  })
  it('keep a king that wins, and an honour that must be played', () => {
    expect(dominatedSacrifice(play(read('AQ', '2', '43', 'K5'), 0, 'Q23K'))).toBeUndefined()
    expect(dominatedSacrifice(play(read('AQJT432', '9', '8765', 'K'), 2, '5KA9'))).toBeUndefined()
  })
  it('never blame a seat for its only card or its lowest ones', () => {
    fc.assert(
      fc.property(small, (hands) => {
        for (const scenario of scenariosFrom(hands)) {
          const seat = dominatedSacrifice(scenario)
          if (seat === undefined) continue
          const card = scenario.cards[(seat - scenario.leader + 4) & 3]!
          expect(hands[seat] & ((1 << card) - 1)).not.toBe(0 as Holding)
          expect(seat % 2).toBe(1)
        }
      }),
      { numRuns: 40 },
    )
  })
})

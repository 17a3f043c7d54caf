import { describe, expect, it } from 'vitest'
import { parseCard } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import { HEARTS, SPADES } from '#core/suit.ts'
import { type HandAccount, leastRange, NINE_IN_TEN, type NumberAccount } from './account.ts'
import { type Known, NOTHING_TOLD, newsOf } from './news.ts'

const [EAST, WEST]: readonly Seat[] = [1, 3]
const number = (lo: number, chances: readonly number[]): NumberAccount => {
  const most = Math.max(...chances)
  return {
    ...leastRange(lo, chances, NINE_IN_TEN),
    all: { lo, hi: lo + chances.length - 1 },
    chances,
    top: { value: lo + chances.indexOf(most), chance: most },
  }
}
const flat = (lo: number, hi: number): NumberAccount =>
  number(
    lo,
    Array.from({ length: hi - lo + 1 }, () => 1 / (hi - lo + 1)),
  )
interface Hand {
  readonly hearts?: NumberAccount
  readonly spades?: NumberAccount
  readonly hcp?: NumberAccount
}
const hand = (seat: Seat, { hearts, spades, hcp }: Hand): HandAccount => ({
  seat,
  suits: [flat(0, 6), flat(0, 6), hearts ?? flat(0, 6), spades ?? flat(0, 6)],
  hcp: hcp ?? flat(0, 20),
})
const mirrored = (one: NumberAccount, total: number): NumberAccount =>
  number(total - one.all.hi, one.chances.toReversed())
/** Two closed hands with six of each suit and twenty points between them. */
function known(west: Hand, card?: readonly [number, number]): Known {
  const other: Hand = {
    ...(west.hearts && { hearts: mirrored(west.hearts, 6) }),
    ...(west.spades && { spades: mirrored(west.spades, 6) }),
    ...(west.hcp && { hcp: mirrored(west.hcp, 20) }),
  }
  return {
    hands: [hand(WEST!, west), hand(EAST!, other)],
    law: [hand(WEST!, {}), hand(EAST!, {})],
    cards: card === undefined ? [] : [{ card: parseCard('DK')!, holders: card }],
  }
}
const START = known({})

describe('the news of an act', () => {
  it('is nothing where nothing moved, and where it moved too little to use', () => {
    expect(newsOf(START, START, NOTHING_TOLD, WEST!).facts).toEqual([])
    const little = known({ hcp: number(0, [...Array(20).fill(1 / 20.5), 0.5 / 20.5]) })
    expect(newsOf(START, little, NOTHING_TOLD, WEST!).facts).toEqual([])
  })
  it('is the range that the act made narrow, with what it was, and of the hand that acted', () => {
    const now = known({ hearts: number(0, [0, 0.02, 0.03, 0.05, 0.4, 0.5]) })
    for (const actor of [WEST!, EAST!])
      expect(newsOf(START, now, NOTHING_TOLD, actor).facts).toEqual([
        {
          kind: 'range',
          seat: actor,
          what: HEARTS,
          is: actor === WEST ? { lo: 4, hi: 5 } : { lo: 1, hi: 2 },
          was: { lo: 0, hi: 6 },
        },
      ])
  })
  it('is told once: not again where the range comes back, nor of the hand across', () => {
    const narrow = known({ hearts: number(4, [0.47, 0.48, 0.05]) })
    const wide = known({ hearts: number(3, [0.3, 0.35, 0.35]) })
    const { told } = newsOf(START, narrow, NOTHING_TOLD, WEST!)
    const again = newsOf(START, wide, told, WEST!)
    expect(again.facts).toEqual([])
    for (const actor of [WEST!, EAST!])
      expect(newsOf(START, narrow, again.told, actor).facts).toEqual([])
  })
  it('is suit and points of one hand together where a call tells both', () => {
    const now = known({ spades: number(5, [0.7, 0.3]), hcp: number(11, Array(6).fill(1 / 6)) })
    expect(newsOf(START, now, NOTHING_TOLD, WEST!).facts).toMatchObject([
      { kind: 'range', seat: WEST, what: SPADES, is: { lo: 5, hi: 6 } },
      { kind: 'range', seat: WEST, what: 'hcp', is: { lo: 11, hi: 16 } },
    ])
  })
  it('is the honour that moved, and the same honour again only where it moved on', () => {
    const [half, most, more] = [
      known({}, [0.5, 0.5]),
      known({}, [0.89, 0.11]),
      known({}, [0.92, 0.08]),
    ]
    const first = newsOf(half, most, NOTHING_TOLD, WEST!)
    expect(first.facts).toEqual([
      { kind: 'card', seat: WEST, card: parseCard('DK'), now: 0.89, was: 0.5 },
    ])
    expect(newsOf(half, more, first.told, WEST!).facts).toEqual([])
    expect(newsOf(half, known({}, [0, 1]), first.told, EAST!).facts).toMatchObject([
      { seat: EAST, now: 1 },
    ])
  })
  it('is a show-out before anything agreed, and what the law makes exact', () => {
    const now = known({ spades: number(5, [0.7, 0.3]) })
    const law = [
      hand(WEST!, { hearts: number(2, [1]) }),
      hand(EAST!, { hearts: number(4, [1]) }),
    ] as const
    const settled = { ...now, law }
    expect(
      newsOf(START, settled, NOTHING_TOLD, WEST!, { seat: WEST!, suit: HEARTS }).facts,
    ).toEqual([
      { kind: 'show-out', seat: WEST, suit: HEARTS, dealt: 2, other: { seat: EAST, dealt: 4 } },
    ])
    expect(newsOf(START, settled, NOTHING_TOLD, EAST!).facts).toEqual([
      { kind: 'exact', seat: EAST, what: HEARTS, is: 4 },
    ])
    // Told as agreed before, it is no news that it is certain.
    const { told } = newsOf(START, known({ hearts: number(2, [1]) }), NOTHING_TOLD, WEST!)
    expect(newsOf(START, { ...START, law }, told, WEST!).facts).toEqual([])
  })
  it('tells nothing of the odds where the law alone is wanted', () => {
    const bare = { ...known({ spades: number(5, [0.7, 0.3]) }), hands: [], cards: [] }
    expect(newsOf({ ...START, hands: [] }, bare, NOTHING_TOLD, WEST!).facts).toEqual([])
  })
})
it('tells a wide range of a suit from four cards on, else the length that has become likely', () => {
  const before = known({ spades: number(0, [0.1, 0.2, 0.3, 0.2, 0.1, 0.05, 0.05]) })
  const facts = (spades: NumberAccount) =>
    newsOf(before, known({ spades }), NOTHING_TOLD, WEST!).facts
  expect(facts(number(3, [0.12, 0.14, 0.6, 0.14]))).toMatchObject([
    { kind: 'value', what: SPADES, is: 5, now: 0.6 },
  ])
  expect(facts(number(4, [0.3, 0.4, 0.3]))).toMatchObject([
    { kind: 'range', what: SPADES, is: { lo: 4, hi: 6 } },
  ])
})
it('tells a small rise of a chance only where it makes the card nearly sure', () => {
  const holders = (was: readonly [number, number], now: readonly [number, number]) =>
    newsOf(known({}, was), known({}, now), NOTHING_TOLD, WEST!).facts
  expect(holders([0.85, 0.15], [0.97, 0.03])).toMatchObject([{ kind: 'card', now: 0.97 }])
  expect(holders([0.55, 0.45], [0.67, 0.33])).toEqual([])
})
it('tells no chance that is not known, and none as risen from one that was not', () => {
  const rare = { lo: 3, hi: 6 }
  const likely = { ...number(3, [0.1, 0.2, 0.6, 0.1]), ...rare }
  const before = known({ spades: { ...number(3, [0.3, 0.3, 0.2, 0.2]), ...rare } })
  const after = (spades: NumberAccount): Known => ({
    ...before,
    hands: [hand(WEST!, { spades }), before.hands[1]!],
  })
  const unknown = ({ top, ...one }: NumberAccount): NumberAccount => ({
    ...one,
    ...(top === undefined ? {} : { top: { value: top.value } }),
  })
  const facts = (was: Known, now: Known) => newsOf(was, now, NOTHING_TOLD, WEST!).facts
  expect(facts(before, after(likely))).toMatchObject([{ kind: 'value', is: 5, now: 0.6 }])
  expect(facts(before, after(unknown(likely)))).toEqual([])
  const { spades } = { spades: before.hands[0]!.suits[SPADES] }
  expect(facts(after(unknown(spades)), after(likely))).toEqual([])
})
it('holds what a hand by itself can be against what it could be before', () => {
  const { top: _, ...promised } = flat(4, 6)
  const before = known({ spades: number(0, [0.3, 0.4, 0.25, 0.02, 0.01, 0.01, 0.01]) })
  const hands = [hand(WEST!, { spades: { ...promised, lo: 4, hi: 6 } }), before.hands[1]!]
  expect(newsOf(before, { ...before, hands }, NOTHING_TOLD, WEST!).facts).toMatchObject([
    { kind: 'range', seat: WEST, what: SPADES, is: { lo: 4, hi: 6 }, was: { lo: 0, hi: 6 } },
  ])
})

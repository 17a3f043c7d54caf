/** Section XVIII: where promises conflict partner’s stand, in figures, marks and words. */
import { describe, expect, it } from 'vitest'
import { bidOf, PASS, parseCall } from '#core/call.ts'
import { cardOf } from '#core/card.ts'
import { hcp } from '#core/hand.ts'
import { length, lowest } from '#core/holding.ts'
import { EAST, NORTH, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { BY_HAND, COMMON } from '#core/system-ref.ts'
import type { Distribution } from '#reasoning/law/distribution.ts'
import type { Predicate } from '#reasoning/predicates/predicate.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import type { CallEntry, CallTable } from '#reasoning/sources/source.ts'
import { benchRandom } from '#testing/bench.ts'
import { runInline } from '#testing/inline.ts'
import { lastMoment } from '#testing/moments.ts'
import { boardIn } from '#testing/seen.ts'
import type { JobInput } from '../../protocol.ts'

const long = (suit: Suit, min: number): Predicate => ({
  kind: 'length',
  seat: NORTH,
  suit,
  min,
  max: 13,
})
const strong = (min: number): Predicate => ({ kind: 'hcp', seat: NORTH, min, max: 37 })
const callsIn = (text: string) => text.split(' ').map((code) => parseCall(code) ?? PASS)
const entry = (auction: string, says: Predicate, fallbacks: readonly Predicate[]): CallEntry => {
  const calls = callsIn(auction)
  return {
    after: calls.slice(0, -1),
    call: calls.at(-1) ?? PASS,
    says,
    fallbacks,
    qualifier: 'consistent',
  }
}
const table = (entries: readonly CallEntry[], price: number): CallTable => ({
  name: 'By hand',
  entries,
  weight: 90,
  price,
})
type Input = JobInput<'moments'>
const ask = (
  view: SeatView,
  ours: CallTable,
  theirs: CallTable,
  system: typeof BY_HAND | typeof COMMON,
): Input => ({
  view,
  sides: [
    { carding: EVERYDAY, calls: ours },
    { carding: EVERYDAY, calls: theirs },
  ],
  systems: [{ id: system }, { id: system }],
})
const chanceFrom = ({ lo, chances }: Distribution, least: number): number =>
  chances.reduce((sum, chance, i) => (lo + i >= least ? sum + chance : sum), 0)

/** North opens a heart, and East says it has that suit too, or points that are not there. */
const AUCTION = '1H 2H P 3H P P P'
interface Drawn {
  readonly input: Input
  readonly partner: { readonly suit?: Suit; readonly least: number }
}
/** One draw in twenty is of the auction, with three closed hands; the others have West as dummy. */
function drawn(n: number): Drawn | undefined {
  const below = benchRandom(n + 1)
  const deal = dealFromSeed([n, 8, 7, 6], 1)
  const inPlay = n % 20 !== 0
  const led = SUITS.find((suit) => deal[SOUTH][suit] !== 0)!
  const lead = cardOf(led, lowest(deal[SOUTH][led])!)
  const view = seatView(
    {
      board: { number: undefined, dealer: NORTH, vulnerability: 'None', deal },
      calls: callsIn(AUCTION).map((call) => ({ call })),
      contract: { bid: bidOf(3, 2), doubled: 0, declarer: EAST },
      cards: inPlay ? [lead] : [],
    },
    SOUTH,
  )
  if (view === undefined) throw new Error('South holds cards')
  const seen = inPlay ? view : { ...view, contract: undefined, calls: view.calls.slice(0, 4) }
  const suit = SUITS[below(4)]!
  const sight: readonly Seat[] = inPlay ? [SOUTH, WEST] : [SOUTH]
  const mine = sight.reduce<number>((sum, seat) => sum + length(deal[seat][suit]), 0)
  const points = sight.reduce<number>((sum, seat) => sum + hcp(deal[seat]), 0)
  const price = [0, 0.05, 0.3][below(3)]!
  if (below(3) > 0) {
    const least = 2 + below(4)
    const hers = 14 - mine - least + below(2)
    // Each can be kept by itself, also a card less of partner’s; not both.
    if (hers < 2 || least + mine > 13 || hers + mine > 13) return undefined
    const weaker = below(2) === 1 ? [long(suit, least - 1)] : []
    return {
      input: ask(
        seen,
        table([entry('1H', long(suit, least), weaker)], price),
        table([entry('1H 2H', long(suit, hers), [])], price),
        BY_HAND,
      ),
      partner: { suit, least },
    }
  }
  const ours = 4 + below(12)
  const hers = 41 - points - ours + below(3)
  if (ours + points > 34 || hers > 30 || hers < 4 || hers + points > 38) return undefined
  return {
    input: ask(
      seen,
      table([entry('1H', strong(ours), [])], price),
      table([entry('1H 2H', strong(hers), [])], price),
      BY_HAND,
    ),
    partner: { least: ours },
  }
}

describe('where promises conflict', () => {
  it('partner’s stands in figures, marks and words, over 200 drawn conflicts', () => {
    let conflicts = 0
    for (let n = 0; conflicts < 200 && n < 2000; n++) {
      const case_ = drawn(n)
      if (case_ === undefined) continue
      const { input, partner } = case_
      const { agreed: told } = lastMoment(input)
      const where = `draw ${n}`
      conflicts += 1
      const north = told.now?.hands.find(({ seat }) => seat === NORTH)
      const kept = partner.suit === undefined ? north?.kept?.hcp : north?.kept?.suits[partner.suit]
      expect(kept?.lo, where).toBeGreaterThanOrEqual(partner.least)
      const spread = partner.suit === undefined ? north?.hcp : north?.suits[partner.suit]
      expect(spread && chanceFrom(spread, partner.least), where).toBeCloseTo(1, 9)
      const [promise, ...others] = told.inferences
      expect(promise?.seat, where).toBe(NORTH)
      expect(promise?.off, where).toBeCloseTo(0, 9)
      expect(promise?.readings[0]?.soft, where).toBe('implied')
      expect(promise?.readings[0]?.chance, where).toBeCloseTo(1, 9)
      // An opponent's may stand where another one's fell.
      expect(
        others.some(({ readings }) => readings[0]?.soft === 'excluded'),
        where,
      ).toBe(true)
      expect(told.partnerFirst, where).toBe(true)
      expect(told.conflict.length, where).toBeGreaterThan(0)
      for (const { off } of told.conflict) {
        expect(off.length, where).toBeGreaterThan(0)
        expect(off, where).not.toContain(promise?.id)
      }
    }
    expect(conflicts).toBe(200)
  })

  /** Review 3, D2: North has five hearts, and so says East. */
  const D2 = boardIn(
    [
      '[Dealer "N"]',
      '[Deal "N:K2.AKQ98.A43.542 AQ3.T765.K2.AJ98 J98.J432.Q65.K73 T7654..JT987.QT6"]',
      '[Auction "N"]',
      '1H 2H 4H Pass Pass Pass',
    ].join('\n'),
  )
  const d2 = (calls: number): Input => {
    const view = seatView({ ...D2, calls: D2.calls.slice(0, calls) }, SOUTH)
    if (view === undefined) throw new Error('South holds cards')
    const says = (least: number): Predicate => ({
      kind: 'all',
      of: [long(2, 5), { kind: 'hcp', seat: NORTH, min: least, max: 21 }],
    })
    return ask(
      view,
      table([entry('1H', says(12), [])], 0.05),
      table([entry('1H 2H', says(8), [])], 0.05),
      COMMON,
    )
  }
  it.each([2, 3, 4, 5, 6])('D2: partner has five hearts, after %i calls', (calls) => {
    const { agreed: told } = lastMoment(d2(calls))
    const hearts = (at: number) => told.now?.hands.find(({ seat }) => seat === at)?.kept?.suits[2]
    expect(hearts(NORTH)).toEqual({ lo: 5, hi: 9 })
    expect(hearts(EAST)).toEqual({ lo: 0, hi: 4 })
    expect(told.inferences.find(({ seat }) => seat === NORTH)?.readings[0]).toMatchObject({
      soft: 'implied',
      chance: 1,
    })
    expect(told.conflict).toEqual([{ off: ['call-1'], chance: 1 }])
    expect(told.partnerFirst).toBe(true)
  })
  it('D2: the chain behind North’s hearts comes to what is shown', () => {
    const input = d2(2)
    const { agreed: told } = lastMoment(input)
    const spread = told.now?.hands.find(({ seat }) => seat === NORTH)?.suits[2]
    for (const n of [4, 5, 6]) {
      const of = { kind: 'length', seat: NORTH, suit: 2, n } as const
      const proof = runInline('proof', { ...input, of })
      const shown = spread?.chances[n - spread.lo] ?? 0
      expect(proof.ok && (proof.value.figure?.chance ?? 0), `${n}`).toBeCloseTo(shown, 9)
      expect(shown > 0, `${n}`).toBe(n > 4)
    }
  })
  it('the likeliest pattern decides where partner’s own promises conflict', () => {
    const view = seatView({ ...D2, calls: D2.calls.slice(0, 2) }, SOUTH)
    if (view === undefined) throw new Error('South holds cards')
    const calls = callsIn('1H P 2C P 2H').map((call) => ({ call }))
    const few: Predicate = { ...long(2, 0), max: 3 } as Predicate
    const ours = table([entry('1H', long(2, 5), []), entry('1H P 2C P 2H', few, [])], 0.05)
    const theirs = table([entry('1H P', long(3, 4), [])], 0.05)
    const { agreed: told } = lastMoment(ask({ ...view, calls }, ours, theirs, BY_HAND))
    expect(told.partnerFirst).toBe(false)
    // Three hearts at most is far commoner than five.
    expect(told.conflict[0]?.off).toEqual(['call-0'])
    const hearts = told.now?.hands.find(({ seat }) => seat === NORTH)?.kept?.suits[2]
    expect(hearts?.hi).toBe(3)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { type Hand, parse } from '#core/hand.ts'
import { numberWord } from '#core/number-words.ts'
import { EAST, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import type { HandsClaim, Proof } from '#explain/proof.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { anySeat, anyWholePlay } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { lastMoment, momentsByLaw } from '#testing/moments.ts'

const hand = (text: string): Hand => good(parse(text))
const side = { carding: FOURTH_BEST, calls: NO_CALLS }
/** Nobody agrees anything. */
const LAW = {
  sides: [side, side],
  systems: [{ id: 'none' }, { id: 'none' }],
  lawOnly: true,
} as const
const asked = (view: SeatView, cards: number, of: HandsClaim) =>
  runInline('proof', { ...LAW, view: { ...view, cards: view.cards.slice(0, cards) }, of })
const why = (view: SeatView, cards: number, of: HandsClaim): Proof => good(asked(view, cards, of))
const texts = (chain: Proof) => chain.steps.map(({ text }) => text)
/** The last whole number in digits that the chain tells of layouts. */
const lastNumber = (chain: Proof): string | undefined =>
  texts(chain)
    .join(' ')
    .match(/[\d,]+(?= layouts?)/g)
    ?.at(-1)
    ?.replace(/,/g, '')

/** South has the ace of spades alone; West leads the king, East throws a heart. */
const GRAND: SeatView = {
  seat: SOUTH,
  hand: hand('A.A432.A432.A432'),
  dealer: SOUTH,
  vulnerability: 'None',
  calls: [],
  contract: { bid: bidOf(7, 4), doubled: 0, declarer: SOUTH },
  dummy: hand('2.KJT.KJT9.KJT98'),
  cards: 'SK S2 H5 SA'.split(' ').map((code) => parseCard(code)!),
  claim: undefined,
}

describe('the chain behind the number of layouts', () => {
  it('goes from the places to the ways, and from show-out to show-out', () => {
    const chain = why(GRAND, 4, { kind: 'layouts' })
    expect(texts(chain)).toEqual([
      'South sees its own thirteen cards and North’s: the other 26 were dealt to West and East.',
      'West has played one and holds twelve more.',
      'East has played one and holds twelve more.',
      '24 unseen cards in 12 and 12 places: 24! ÷ (12! × 12!) = 2,704,156 layouts.',
      'East can have no more spades, which leaves 91 layouts.',
    ])
    // West has ten spades more: two of the fourteen other cards are West's.
    expect(chain.count?.n).toBe(String((14 * 13) / 2))
    expect(chain.steps.map(({ events }) => events)).toEqual([[], [0], [2], [], [2]])
  })
  it('counts three hands before the lead', () => {
    expect(texts(why(GRAND, 0, { kind: 'layouts' })).at(-1)).toBe(
      '39 unseen cards in 13, 13 and 13 places: 39! ÷ (13! × 13! × 13!) = 84,478,098,072,866,400 layouts.',
    )
  })
  it('ends, in words too, with the number that the panel shows, after any cards and from any seat', () => {
    let cut = 0
    fc.assert(
      fc.property(
        anyWholePlay,
        anySeat,
        fc.integer({ min: 0, max: 52 }),
        ({ deal, play }, seat, n) => {
          const view = seatView(
            {
              board: { number: undefined, dealer: SOUTH, vulnerability: 'None', deal },
              calls: [],
              contract: play.contract,
              cards: play.cards.slice(0, n),
            },
            seat,
          )
          if (view === undefined) throw new Error('the hand is known')
          const moments = momentsByLaw(view)
          const cards = view.cards.length
          const shown = moments[cards]
          const chain = why(view, cards, { kind: 'layouts' })
          expect(chain.count?.n).toBe(shown?.layouts)
          expect(lastNumber(chain)).toBe(shown?.layouts)
          if (chain.steps.some(({ text }) => text.includes('leaves'))) cut += 1
          for (const { seat: closed, vacant } of shown?.hands ?? []) {
            const places = why(view, cards, { kind: 'vacant', seat: closed })
            expect(places.count?.n).toBe(String(vacant))
            // The last number told is the figure.
            const last = texts(places).at(-1) ?? ''
            const word = numberWord(vacant)
            expect(last).toContain(`${word} vacant ${vacant === 1 ? 'place' : 'places'}`)
            const gone = places.steps[0]?.events.length ?? 0
            if (places.steps.length === 1) expect(vacant).toBe(13 - gone)
            else expect(vacant).toBeLessThan(13 - gone)
          }
        },
      ),
      { numRuns: 60, seed: 60 },
    )
    expect(cut).toBeGreaterThan(5)
  })
})

describe('the chain behind the vacant places', () => {
  const vacant = (seat: Seat) => why(GRAND, 4, { kind: 'vacant', seat })
  it('is thirteen less what was played and what nobody else can hold', () => {
    expect(texts(vacant(WEST))).toEqual([
      'West was dealt thirteen cards and has played one: 13 − 1 = 12.',
      'East showed out of spades, so the ten still out are West’s and take ten of these places.',
      '12 − 10 = 2, two vacant places for the other unseen cards.',
    ])
    expect(vacant(WEST).steps[1]?.events).toEqual([2])
    expect(texts(vacant(EAST))).toHaveLength(1)
    expect(texts(why(GRAND, 0, { kind: 'vacant', seat: EAST }))).toEqual([
      'East was dealt thirteen cards and has played none: thirteen vacant places.',
    ])
  })
  it('is not told of a hand in sight', () => {
    const output = asked(GRAND, 4, { kind: 'vacant', seat: SOUTH })
    expect(output.ok).toBe(false)
  })
})

describe('the chain behind a chance a priori', () => {
  const before = (...lengths: number[]) => why(GRAND, 4, { kind: 'before', lengths })
  it('multiplies the ways of the suit with those of the other cards', () => {
    expect(texts(before(3, 2)).slice(0, 4)).toEqual([
      '26 cards, thirteen to each closed hand: 26! ÷ (13! × 13!) = 10,400,600 deals.',
      'Five of them are of the suit, 3 to West and 2 to East: 5! ÷ (3! × 2!) = 10 ways.',
      'The other 21 fill 10 and 11 places: 21! ÷ (10! × 11!) = 352,716 ways.',
      '10 × 352,716 = 3,527,160 of the 10,400,600 deals.',
    ])
  })
  it('is the chance that the panel of splits shows, of every split', () => {
    for (const cards of [0, 4]) {
      const view = { ...GRAND, cards: GRAND.cards.slice(0, cards) }
      const { splits } = lastMoment({ ...LAW, view }).agreed
      for (const { rows } of splits)
        for (const { lengths, apriori } of rows) {
          const { count } = why(GRAND, cards, { kind: 'before', lengths })
          expect(Number(count?.n) / Number(count?.of)).toBeCloseTo(apriori, 12)
        }
    }
  })
  it('refuses lengths that no hand has', () => {
    const of = { kind: 'before', lengths: [14, -1] } as const
    expect(asked(GRAND, 4, of).ok).toBe(false)
  })
})

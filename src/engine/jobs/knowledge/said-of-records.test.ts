/** Boards of the third review: what is told of imported records, whose systems nobody has named. */
import { describe, expect, it } from 'vitest'
import { parseCard } from '#core/card.ts'
import { EAST, NORTH, SEATS, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { HEARTS } from '#core/suit.ts'
import { COMMON } from '#core/system-ref.ts'
import type { Known } from '#reasoning/answer/news.ts'
import type { Distribution } from '#reasoning/law/distribution.ts'
import { facts } from '#reasoning/predicates/predicate.ts'
import { type CardingAgreement, EVERYDAY, FOURTH_BEST } from '#reasoning/sources/carding.ts'
import { inferencesOf } from '#reasoning/sources/index.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { boardText, overThreeHearts, threeNotrump } from '#testing/board-text.ts'
import { runInline } from '#testing/inline.ts'
import { lastMoment } from '#testing/moments.ts'
import { boardIn, seenBy } from '#testing/seen.ts'
import type { JobInput } from '../../protocol.ts'
import { agreementsOf } from './knowledge-input.ts'
import { knownAtEach } from './line-news.ts'

const ask = (
  text: string,
  seat: Seat,
  { cards, carding = EVERYDAY }: { cards: number; carding?: CardingAgreement },
): JobInput<'moments'> => {
  const record = boardIn(text)
  return {
    view: seenBy({ ...record, cards: record.cards.slice(0, cards) }, seat),
    sides: [
      { carding, calls: NO_CALLS },
      { carding, calls: NO_CALLS },
    ],
    systems: [{ id: COMMON }, { id: COMMON }],
  }
}
const from = ({ lo, chances }: Distribution, least: number): number =>
  chances.reduce((sum, chance, i) => (lo + i >= least ? sum + chance : sum), 0)
const handAt = (told: ReturnType<typeof lastMoment>['agreed'], seat: Seat) => {
  const found = told.now?.hands.find((one) => one.seat === seat)
  if (found === undefined) throw new Error('the hand is closed')
  return found
}

const D1 = overThreeHearts('HK H3 H5 HA HQ H4 HT H2 HJ D2 C2 S2')
const D3 = (play: string): string =>
  threeNotrump('S:AQ4.AK3.AJT6.K98 K72.J752.KQ73.64 J985.Q86.85.AQJ5 T63.T94.942.T732', play)
describe('a record whose systems nobody has named', () => {
  it('D1: a three-level opening is read: long and weak, after the auction and after the lead', () => {
    for (const cards of [0, 1]) {
      const { agreed: told } = lastMoment(ask(D1, SOUTH, { cards }))
      const west = handAt(told, WEST)
      expect(from(west.suits[HEARTS], 6), `${cards} cards`).toBeGreaterThan(0.85)
      expect(from(west.hcp, 12), `${cards} cards`).toBeLessThan(0.2)
      const first = told.inferences.find(({ act }) => act.kind === 'call' && act.index === 0)
      expect(first?.seat).toBe(WEST)
      expect(first?.readings[0]?.says).toContainEqual({ kind: 'suit', suit: HEARTS })
    }
  })
  it('D3a: third hand played the nine over the five: neither signal nor king', () => {
    const { agreed: told } = lastMoment(
      ask(D3('D3 D5 D9'), SOUTH, { cards: 3, carding: FOURTH_BEST }),
    )
    expect(told.inferences.filter(({ sign }) => sign === 'attitude signal')).toEqual([])
    const king = told.now?.cards.find(({ card }) => card === parseCard('DK'))
    const east = king?.holders[told.seats.indexOf(EAST)]
    // A player says about one in ten.
    expect(east?.chance).toBeLessThan(0.2)
  })
  it('D3a: by the odds of recorded play the card weighs, and nothing is said of a signal', () => {
    const { agreed: told } = lastMoment(ask(D3('D3 D5 D9'), SOUTH, { cards: 3 }))
    expect(told.inferences.filter(({ act }) => act.kind === 'card' && act.index === 2)).toEqual([])
    const king = told.now?.cards.find(({ card }) => card === parseCard('DK'))
    expect(king?.holders[told.seats.indexOf(EAST)]?.chance).toBeLessThan(0.25)
  })
  it('D3b: no signal is read in a suit whose honours all lie in dummy', () => {
    const text = boardText(
      'N:K54.432.AKQ97.32 QJ2.KJ86.J2.J764 AT9.AQT.6.AKT985 8763.975.T8543.Q',
      '3NT',
      '1C Pass 1D Pass 3NT Pass Pass Pass',
      'D4 D7 D2 D6',
    )
    // East follows with the two of two; the tops are dummy's, so that it cannot tell of them.
    const { agreed: told } = lastMoment(ask(text, SOUTH, { cards: 3, carding: FOURTH_BEST }))
    expect(told.inferences.filter(({ sign }) => sign === 'attitude signal')).toEqual([])
  })
  it('D3c: trumps that declarer draws are followed to, and no count is given', () => {
    const text = boardText(
      'N:AKQ2.K43.432.432 T54.QJ2.KQJ5.765 J9876.A5.A76.AKQ 3.T9876.T98.JT98',
      '4S',
      'Pass Pass 1S Pass 3S Pass 4S Pass Pass Pass',
      'CJ C2 C5 CA S6 S3 SA S4',
      'N',
    )
    for (const carding of [EVERYDAY, FOURTH_BEST]) {
      const { agreed: told } = lastMoment(ask(text, SOUTH, { cards: 8, carding }))
      const cards = told.inferences.filter(({ act }) => act.kind === 'card' && act.index > 3)
      expect(cards.filter(({ sign }) => sign.includes('signal'))).toEqual([])
    }
  })
  it('D4: nobody is off a signal that nobody has agreed', () => {
    const { agreed: told } = lastMoment(ask(D1, SOUTH, { cards: 12 }))
    for (const one of told.inferences)
      if (one.kind === 'exactly-one' && one.sign !== 'lead') {
        expect(one.verdict).not.toBe('off-system')
        expect(one.readings.every(({ qualifier }) => qualifier === undefined)).toBe(true)
      }
  })
  it('D8: what no agreement covers is neither excluded nor implied, and no badge goes against a figure', () => {
    let covered = 0
    for (const [seat, cards] of [
      [SOUTH, 3],
      [NORTH, 3],
      [EAST, 3],
    ] as const) {
      const { agreed: told } = lastMoment(
        ask(D3('D3 D5 D9'), seat, { cards, carding: FOURTH_BEST }),
      )
      for (const { qualifier, soft, status, chance = 0 } of told.inferences.flatMap(
        ({ readings }) => readings,
      )) {
        if (status !== 'open') continue
        if (qualifier === 'unspecified') {
          covered += 1
          expect(soft).toBeUndefined()
        }
        if (soft === 'excluded') expect(chance).toBeLessThanOrEqual(0.1)
        if (soft === 'implied') expect(chance).toBeGreaterThanOrEqual(0.9)
      }
    }
    expect(covered).toBeGreaterThan(0)
  })
  it('D7: the line tells a show-out once, however often the hand discards, and what moved in the odds', () => {
    // West has no more spades on the third round.
    const text = boardText(
      'S:AKJ85.K4.Q973.Q6 72.QJT82.AT.AJ85 QT9.A973.K85.T43 643.65.J642.K972',
      '4S',
      '1S 2H 2S Pass 4S Pass Pass Pass',
      'HQ H3 H6 HK S2 S9 S3 SA S7 ST S4 SK H2 SQ S6 S5',
    )
    const input = ask(text, SOUTH, { cards: 16 })
    const told = runInline('news', input)
    const sentences = told.map(({ aloud }) => aloud)
    expect(sentences.length).toBeGreaterThan(2)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences.filter((one) => /no more spades/.test(one))).toHaveLength(1)
    // The overcall and the lead move the odds of hearts and of honours: the line says so, with what it was.
    expect(sentences.some((one) => /was|not \d/.test(one))).toBe(true)
  })
  it('a major opened by a system is told as five cards and its points, with three hands closed', () => {
    const text = boardText(
      'N:T5.A8.J9752.9876 J8.J9743.63.KQ54 AKQ632.K2.AK84.2 974.QT65.QT.AJT3',
      '4S',
      'Pass Pass 1S Pass 1NT Pass 4S Pass Pass Pass',
      '',
      'N',
    )
    const sayc = { id: 'sayc' }
    const told = runInline('news', { ...ask(text, WEST, { cards: 0 }), systems: [sayc, sayc] })
    const said = new Map(told.map(({ at, aloud }) => [at, aloud]))
    // A pass is weighed as well: bounds that tell nothing were taken for chances, and four spades for five.
    expect(said.get(1)).toMatch(/^North should have \d–11 points/)
    expect(said.get(3)).toMatch(/^South should have 5–6 spades/)
  })
  it('D6: no later call of a hand is told a range wider than its earlier ones', () => {
    const pass = 'Pass Pass Pass'
    // An opener who asks for aces, one who raises himself, and passed hands that come in.
    const auctions = [
      `1C Pass 1H Pass 2NT Pass 4NT Pass 5D Pass 6NT ${pass}`,
      `1H 1S 2H 2S 3H ${pass}`,
      `Pass Pass 1H 1S Pass 2S Pass 4S ${pass}`,
      `1C Pass 1S Pass 1NT Pass 3NT ${pass}`,
    ]
    let later = 0
    for (const auction of auctions)
      for (const seat of SEATS) {
        const text = D3('D3 D5 D9').replace('1NT Pass 3NT Pass Pass Pass', auction)
        const input = ask(text.replace(/\[Declarer.*\n/, ''), seat, { cards: 0 })
        const ranges = new Map<string, { readonly min: number; readonly max: number }>()
        for (const { seat: who, because, readings } of inferencesOf(
          input.view,
          agreementsOf(input),
        ))
          for (const fact of because.kind === 'call' ? facts(readings[0]!.says) : []) {
            if (fact.kind !== 'hcp' && fact.kind !== 'length') continue
            const key = `${who} ${fact.kind === 'hcp' ? 'hcp' : fact.suit}`
            const before = ranges.get(key)
            ranges.set(key, fact)
            if (before === undefined || fact.min > before.max || fact.max < before.min) continue
            later += 1
            const where = `${auction}, ${key}: ${fact.min}–${fact.max}`
            expect(fact.min, where).toBeGreaterThanOrEqual(before.min)
            expect(fact.max, where).toBeLessThanOrEqual(before.max)
          }
      }
    expect(later).toBeGreaterThan(40)
  })
  it('after the last pass, before dummy is seen, the line goes by what is agreed as before', () => {
    const { view, ...rest } = ask(D1, SOUTH, { cards: 0 })
    const calls = view.calls.length
    const [before, after] = finish(knownAtEach({ ...rest, view }, [calls - 1, calls]))
    const widthOf = (known: Known | undefined): number => {
      const west = known?.hands.find(({ seat }) => seat === WEST)
      return west === undefined ? 99 : west.suits[HEARTS].hi - west.suits[HEARTS].lo
    }
    // A weak opening at the three level is not forgotten with the pass that ends the auction.
    expect(widthOf(before)).toBeLessThanOrEqual(3)
    expect(widthOf(after)).toBeLessThanOrEqual(widthOf(before))
  })
})

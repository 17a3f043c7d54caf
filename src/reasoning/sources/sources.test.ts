/** The sources over random plays, and each by examples at one table. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidOf, type Call, PASS } from '#core/call.ts'
import { type Card, parseCard, rankOf, suitOf } from '#core/card.ts'
import { HONOURS, type Holding, length } from '#core/holding.ts'
import { whyIllegal } from '#core/play.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { anyWholePlay } from '#testing/arbitraries.ts'
import { carded } from '#testing/carded.ts'
import { good } from '#testing/good.ts'
import { NOTRUMP, viewOf, WHOLE } from '#testing/one-table.ts'
import { actionsIn, type CardSign, type Inference, judgeInference } from '../inference/inference.ts'
import { positionFromScratch } from '../law/replay-play.ts'
import { checkLikelihood, weightIn } from '../predicates/likelihood.ts'
import { hasHolding, holds } from '../predicates/predicate.ts'
import {
  CARDINGS,
  type CardingAgreement,
  EVERYDAY,
  FOURTH_BEST,
  MIDDLE_UP_DOWN,
  NO_SIGNALS,
  NOTHING_AGREED,
} from './carding.ts'
import { defenderPlays, placedAs, trumpOf } from './defence.ts'
import { inferencesOf } from './index.ts'
import {
  FOLLOWED_AS,
  HONOUR_CLASSES,
  honourClass,
  lengthOfClass,
  PLACE_CLASSES,
  placeClass,
} from './recorded.ts'
import { RECORDED_ODDS } from './recorded-odds.ts'

const anyCarding: fc.Arbitrary<CardingAgreement> = fc
  .record({
    carding: fc.constantFrom(...CARDINGS),
    count: fc.constantFrom('standard' as const, 'upside-down' as const),
    attitude: fc.constantFrom('standard' as const, 'upside-down' as const),
    suitPreference: fc.boolean(),
  })
  .map(({ carding, ...signals }) => ({ ...carding, signals: { ...carding.signals, ...signals } }))

describe('every source over random plays', () => {
  it('leaves exactly one reading of a lead or signal true, with usable weights, each card named once', () => {
    const met = new Set<CardSign>()
    fc.assert(
      fc.property(
        anyWholePlay,
        anyCarding,
        fc.constantFrom(...SEATS),
        ({ deal: whole, play }, carding, seat) => {
          const calls = [bidOf(1, 2), bidOf(1, 3), PASS, bidOf(2, 1), PASS, PASS, PASS]
          const view = viewOf(whole, play.contract, play.cards, seat, calls)
          const all = inferencesOf(view, carded(carding))
          expect(new Set(all.map((one) => one.id)).size).toBe(all.length)
          for (const one of all) {
            if (one.because.kind === 'card') met.add(one.because.sign)
            expect(one.seat).not.toBe(seat)
            expect(checkLikelihood(one.action).ok).toBe(true)
            const true_ = one.readings.filter((reading) => holds(reading.says, whole) === true)
            if (one.kind === 'exactly-one') expect(true_).toHaveLength(1)
            if (one.kind === 'law') expect(true_).toHaveLength(1)
          }
        },
      ),
      // A seed, since every sign must be met: by chance a rare one is missing now and then.
      { numRuns: 60, seed: 60 },
    )
    expect([...met].sort()).toEqual([
      'attitude',
      'count',
      'discard',
      'followed',
      'lead',
      'lowest-of-equals',
      'no-sequence-led',
      'not-covered',
      'restricted-choice',
      'show-out',
      'suit-led',
      'suit-preference',
      'suit-thrown',
      'third-hand',
    ])
  })
  it('weighs all hands alike by leads and signals where nothing is agreed', () => {
    fc.assert(
      fc.property(anyWholePlay, fc.constantFrom(...SEATS), ({ deal: whole, play }, seat) => {
        const view = viewOf(whole, play.contract, play.cards, seat)
        for (const one of inferencesOf(view, carded(NOTHING_AGREED))) {
          // A suit shown out of is law, and which of two equal cards is played nobody agrees on.
          if (one.because.kind !== 'card') continue
          if (one.because.sign === 'show-out' || one.because.sign === 'restricted-choice') continue
          const { terms, otherwise } = one.action
          expect(terms.filter(({ weight }) => weight !== otherwise)).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  })
  it('says at a card what it said before the cards after it: readings do not change with the play', () => {
    fc.assert(
      fc.property(
        anyWholePlay,
        fc.constantFrom(...SEATS),
        fc.integer({ min: 1, max: 51 }),
        ({ deal: whole, play }, seat, count) => {
          const agreements = carded(FOURTH_BEST)
          const early = inferencesOf(
            viewOf(whole, play.contract, play.cards.slice(0, count), seat),
            agreements,
          )
          const late = inferencesOf(viewOf(whole, play.contract, play.cards, seat), agreements)
          // Dummy is concealed before the first lead only.
          for (const one of early)
            expect(late.find(({ id }) => id === one.id)?.readings).toEqual(one.readings)
        },
      ),
      { numRuns: 40 },
    )
  })
})

const cardsOf = (text: string): readonly Card[] =>
  text.split(' ').map((code) => {
    const card = parseCard(code)
    if (card === undefined) throw new Error(code)
    return card
  })
const at = (
  text: string,
  carding: CardingAgreement = FOURTH_BEST,
  seat: Seat = 2,
  calls: readonly Call[] = [],
): readonly Inference[] => {
  const cards = cardsOf(text)
  for (const [i, card] of cards.entries())
    expect(whyIllegal(WHOLE, { contract: NOTRUMP, cards: cards.slice(0, i) }, card)).toBeUndefined()
  return inferencesOf(viewOf(WHOLE, NOTRUMP, cards, seat, calls), carded(carding))
}
const signed = (list: readonly Inference[], sign: CardSign): readonly Inference[] =>
  list.filter(({ because }) => because.kind === 'card' && because.sign === sign)
/** Qualifiers of the readings that are true of the deal. */
const truly = (one: Inference | undefined) =>
  one?.readings.filter((r) => holds(r.says, WHOLE) === true).map((r) => r.qualifier)

describe('the suit chosen', () => {
  const chosen = (list: readonly Inference[], sign: CardSign) => signed(list, sign)[0]
  const weightOf = (one: Inference | undefined, held: string): number => {
    if (one === undefined) throw new Error('something is said')
    const suit = one.action.terms[0]?.when
    if (suit?.kind !== 'holding') throw new Error('of one suit')
    const mask = cardsOf([...held].map((rank) => `S${rank}`).join(' ')).reduce(
      (set, card) => set | (1 << (card % 13)),
      0,
    ) as Holding
    const term = one.action.terms.find(
      ({ when }) => when.kind === 'holding' && hasHolding(when.set, mask),
    )
    return term?.weight ?? one.action.otherwise
  }
  it('is long against notrump, and more so headed by touching honours', () => {
    const one = chosen(at('S5', EVERYDAY), 'suit-led')
    expect(one).toMatchObject({ seat: 3, kind: 'tendency' })
    expect(weightOf(one, 'K9752')).toBeGreaterThan(2 * weightOf(one, 'K97'))
    expect(weightOf(one, 'QJ97')).toBeGreaterThan(weightOf(one, 'Q972'))
  })
  it('is said only by recorded odds', () => {
    expect(chosen(at('S5', FOURTH_BEST), 'suit-led')).toBeUndefined()
    expect(chosen(at('S5', { ...EVERYDAY, odds: 'own' }), 'suit-led')).toBeUndefined()
  })
  it('is thrown from six cards rather than from two', () => {
    const play = 'S5 S6 SJ SQ CA C2 C3 C9 CK C5 C4 CT C6 D3'
    const one = chosen(at(play, EVERYDAY), 'suit-thrown')
    expect(one).toMatchObject({ seat: 3, kind: 'tendency' })
    expect(weightOf(one, '986532')).toBeGreaterThan(weightOf(one, '92'))
  })
  it('says nothing where one suit alone was left to throw from', () => {
    // West throws a diamond, then a heart; East a heart, then a diamond: the second throws had no choice.
    const play = 'S5 S6 SJ SQ CA C2 C3 C9 CK C5 C4 CT C6 D3 CJ H2 CQ D7 C7 H6'
    expect(signed(at(play, EVERYDAY), 'suit-thrown').map(({ id }) => id)).toEqual([
      'suit-thrown-13',
      'suit-thrown-15',
    ])
  })
})

describe('signals', () => {
  // Spade five, six, jack, queen; then clubs from declarer: West has two, East two.
  const play = 'S5 S6 SJ SQ CA C2 C3 C9'
  it('read the number of cards from a small card on declarer’s suit', () => {
    const [west, east] = signed(at(play), 'count')
    expect(west?.seat).toBe(3)
    // Low from two is against standard count; so is the nine over the ten not, as it has none lower.
    expect(truly(west)).toEqual(['inconsistent'])
    expect(truly(east)).toEqual(['inconsistent'])
    const turned = {
      ...FOURTH_BEST,
      signals: { ...FOURTH_BEST.signals, count: 'upside-down' as const },
    }
    expect(signed(at(play, turned), 'count').map(truly)).toEqual([['consistent'], ['consistent']])
    expect(signed(at(play, { ...FOURTH_BEST, signals: NO_SIGNALS }), 'count')).toEqual([])
  })
  it('read an honour from a small card on partner’s suit and from a discard', () => {
    // Over the six it had to play high; under dummy's ace it may tell.
    expect(signed(at('S5 S6 S3 S8'), 'attitude')).toEqual([])
    const attitude = signed(at('S5 SA S3 S8'), 'attitude')
    expect(attitude.map((one) => one.seat)).toEqual([1])
    // The three from jack and three is low, and there is no ace, king or queen.
    expect(truly(attitude[0])).toEqual(['consistent'])
    const clubs = 'S5 S6 SJ SQ CA C2 C3 C9 CK C5 C4 CT C6'
    // Declarer and dummy have all the diamond honours: there is nothing to like.
    expect(signed(at(`${clubs} D3`), 'discard')).toEqual([])
    const thrown = signed(at(`${clubs} H6`), 'discard')
    expect(thrown.map((one) => one.seat)).toEqual([3])
    expect(truly(thrown[0])).toEqual(['consistent'])
  })
  it('weigh by the place of the card in recorded play, by the agreement where its own odds are set', () => {
    const at5 = 'S5 S6 SJ SQ CA C2 C3 C9'
    const own = { ...EVERYDAY, odds: 'own' as const }
    const { agreed, against } = EVERYDAY.signals.weights
    for (const one of signed(at(at5, own), 'count'))
      expect([agreed, against]).toContain(weightIn(one.action, WHOLE))
    const [west] = signed(at(at5, EVERYDAY), 'count')
    // Nobody knows what was agreed, so that no signal is called untrue.
    expect(west?.readings.every(({ qualifier }) => qualifier === undefined)).toBe(true)
    // The lower of two small cards, as second hand, and no honour.
    expect(west && actionsIn(west).map((one) => weightIn(one, WHOLE))).toEqual([
      RECORDED_ODDS.places.second[placeClass(2, 2)],
      RECORDED_ODDS.honours.second.theirs[honourClass(0 as Holding, 0 as Holding)],
    ])
  })
  it('weigh every layout by its place and its honours, whatever the agreement reads in the card', () => {
    fc.assert(
      fc.property(anyWholePlay, fc.constantFrom(...SEATS), ({ deal: dealt, play }, seat) => {
        const view = viewOf(dealt, play.contract, play.cards, seat)
        const trump = trumpOf(view)
        const all = inferencesOf(view, carded(EVERYDAY))
        for (const one of defenderPlays(view)) {
          const said = all.find(({ id }) => id === `signal-${one.event.index}`)
          const as = placedAs(one, trump)
          if (said === undefined || as === undefined) continue
          const { card } = one.event
          const held = dealt[one.event.seat][suitOf(card)]
          const above = length((held >> (rankOf(card) + 1)) as Holding)
          expect(actionsIn(said).map((two) => weightIn(two, dealt))).toEqual([
            RECORDED_ODDS.places[as][placeClass(above + 1, length(held))],
            ...(as === 'thrown'
              ? []
              : [
                  RECORDED_ODDS.honours[as][one.partnerWins ? 'ours' : 'theirs'][
                    honourClass(held, one.beating)
                  ],
                ]),
          ])
        }
      }),
      { numRuns: 40 },
    )
  })
  it('know which honours would have beaten the trick, and whose it was', () => {
    const third = (text: string) => {
      const plays = defenderPlays(viewOf(WHOLE, NOTRUMP, cardsOf(text), 2))
      const east = plays.find(({ event }) => event.index === 2)
      return [east?.beating, east?.partnerWins]
    }
    expect(third('S5 S6 S3')).toEqual([HONOURS, false])
    expect(third('S5 SA S3')).toEqual([0, false])
    expect(third('SK S6 S3')).toEqual([1 << 12, true])
    // East cannot beat a ruff with a spade, whatever it holds.
    const ruffed = viewOf(WHOLE, { ...NOTRUMP, bid: bidOf(4, 2) }, cardsOf('S5 H3 S3'), 2)
    expect(defenderPlays(ruffed).at(-1)).toMatchObject({ beating: 0, partnerWins: false })
  })
  it('weigh an ace or king that would have beaten the trick as seldom held back', () => {
    for (const as of FOLLOWED_AS) {
      const { theirs } = RECORDED_ODDS.honours[as]
      const none = theirs[honourClass(0 as Holding, HONOURS)]!
      for (const top of [0x1800, 0x1000, 0x0c00, 0x0800])
        expect(theirs[honourClass(top as Holding, HONOURS)]).toBeLessThan(none)
    }
  })
  it('tell places apart up to six cards, and the lowest two of more from the rest', () => {
    const classes = [1, 2, 3, 4, 5, 6].flatMap((n) =>
      [...Array(n).keys()].map((k) => placeClass(k + 1, n)),
    )
    expect(classes.toSorted((a, b) => a - b)).toEqual([...Array(PLACE_CLASSES).keys()])
    for (const n of [1, 2, 3, 4, 5, 6]) expect(lengthOfClass(placeClass(n, n))).toBe(n)
    expect(placeClass(9, 9)).toBe(placeClass(6, 6))
    expect(placeClass(8, 9)).toBe(placeClass(5, 6))
    expect(placeClass(7, 9)).toBe(placeClass(4, 6))
    expect(placeClass(1, 9)).toBe(placeClass(1, 6))
  })
  it('tell the honours that beat the trick by their head, and whether there are others', () => {
    const held = (...ranks: readonly number[]) =>
      ranks.reduce((all, r) => all | (1 << r), 0) as Holding
    const [ace, king, queen, ten, two] = [12, 11, 10, 8, 0]
    const above = (rank: number) => (HONOURS & ~((2 << rank) - 1)) as Holding
    const classes = new Set(
      [
        held(two),
        held(ten, two),
        held(ace, two),
        held(ace, ten),
        held(ace, king),
        held(king, queen),
      ].map((one) => honourClass(one, above(queen))),
    )
    expect(classes.size).toBe(6)
    expect(Math.max(...classes)).toBeLessThan(HONOUR_CLASSES)
    // Cards that do not beat the trick are kept together, and so are those that do once the trick
    // is ruffed.
    expect(honourClass(held(queen, two), above(queen))).toBe(honourClass(held(ten), above(queen)))
    expect(honourClass(held(ace), 0 as Holding)).toBe(honourClass(held(ten), 0 as Holding))
  })
})

describe('what was not played', () => {
  it('tells of second hand that did not cover, and not of one that did', () => {
    // Dummy’s heart jack is led through East, who has the queen and plays low.
    const ducked = at('S5 SA S3 S8 HJ H2 H5 H6')
    const [cover] = signed(ducked, 'not-covered')
    expect(cover).toMatchObject({ seat: 1, kind: 'tendency' })
    expect(cover?.readings.map((r) => holds(r.says, WHOLE))).toEqual([false])
    const covered = at('S5 SA S3 S8 HJ HQ HA H6')
    expect(signed(covered, 'not-covered')).toEqual([])
    if (cover === undefined) throw new Error('second hand ducked')
    // Once the queen is seen the tendency is refuted, and nobody has broken an agreement.
    const later = viewOf(WHOLE, NOTRUMP, cardsOf('S5 SA S3 S8 HJ H2 H5 H6 HK HQ'), 2)
    const position = good(positionFromScratch(later, 10))
    expect(judgeInference(cover, position).verdict).toBe('refuted')
  })
  it('tells of partner’s suit not led and of sequences not led', () => {
    const calls = [PASS, PASS, PASS, bidOf(1, 2), PASS, PASS]
    const east = [bidOf(1, 4), PASS, PASS, bidOf(2, 2), bidOf(3, 4), PASS, PASS, PASS]
    const agreed = { ...FOURTH_BEST, notMade: { ...FOURTH_BEST.notMade, partnersSuit: 50 } }
    expect(
      signed(at('S5', agreed, 2, calls), 'partners-suit-not-led')[0]?.readings[0]?.says,
    ).toMatchObject({
      kind: 'length',
      seat: 3,
      suit: 2,
      max: 1,
    })
    expect(signed(at('S5', agreed, 2, east), 'partners-suit-not-led').length).toBe(1)
    // What is shipped does not take it: it was false in three of four leads that decided it.
    for (const one of CARDINGS)
      expect(signed(at('S5', one, 2, east), 'partners-suit-not-led')).toEqual([])
    // Of three touching honours in a suit the defenders can have at least one set in no suit here.
    for (const one of signed(at('S5'), 'no-sequence-led'))
      expect(one.readings.map((r) => holds(r.says, WHOLE))).toEqual([true])
  })
})

describe('later leads', () => {
  it('are read when the leader first leads the suit, by rules of their own', () => {
    const list = at('S5 S6 SJ SQ HA H6 H3 H2 H5 HT HJ HQ D7')
    const [, later] = signed(list, 'lead')
    expect(later).toMatchObject({ seat: 1, id: 'lead-12' })
    // Jack, nine, eight, seven: the fourth best.
    expect(truly(later)).toEqual(['consistent'])
    expect(later?.readings.find((r) => holds(r.says, WHOLE) === true)?.says).toMatchObject({
      k: 4,
      n: 4,
    })
  })
  it('know the top of an inside sequence', () => {
    // From king, jack, ten the jack: an inside sequence with two touching.
    const says = signed(at('S9 S6 SJ SQ', MIDDLE_UP_DOWN), 'lead')[0]?.readings ?? []
    expect(says.filter((r) => holds(r.says, WHOLE) === true)).toHaveLength(1)
  })
})

/** The agreements as defenders write them down: a changed place, qualifier or weight shows. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, rankOf } from '#core/card.ts'
import { type Holding, ranks as ranksOf } from '#core/holding.ts'
import { ACE, TEN } from '#core/rank.ts'
import type { Seat } from '#core/seat.ts'
import { SUITS } from '#core/suit.ts'
import { anyDeal } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { startPosition } from '../law/position.ts'
import { agreedPredicate, weightIn } from '../predicates/likelihood.ts'
import { holds } from '../predicates/predicate.ts'
import {
  CARDINGS,
  FOURTH_BEST,
  type LeadRule,
  NOTHING_AGREED,
  qualifierOf,
  sequenceFrom,
} from './carding.ts'
import { leadAction, leadsFrom, readingsOfLead } from './lead-readings.ts'

const LETTER = { consistent: 'A', unspecified: 'u', inconsistent: '·' } as const
/** For each length the cards from the highest: A agreed, u not specified, · against it. */
const places = (rules: readonly LeadRule[], headed: 'honour' | 'spots'): string =>
  [2, 3, 4, 5, 6, 7, 8, 13]
    .map((n) =>
      Array.from({ length: n }, (_, i) => {
        const reading = { kind: 'lead', seat: 0, card: 0 as Card, k: i + 1, n, headed } as const
        return LETTER[qualifierOf(reading, rules) ?? 'consistent']
      }).join(''),
    )
    .join(' ')
/** Rules about touching honours, in the order that they are read in. */
const honours = (rules: readonly LeadRule[]): string =>
  rules
    .flatMap((rule) =>
      rule.kind === 'place' ? [] : [`${rule.kind} ${rule.length}: ${rule.qualifier}`],
    )
    .join(', ')
const words = (of: object): string =>
  Object.entries(of)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
const sheet = (rules: readonly LeadRule[]): readonly string[] => [
  honours(rules),
  places(rules, 'honour'),
  places(rules, 'spots'),
]

describe('the agreements', () => {
  it('lead so from an honour, and from small cards', () => {
    expect(
      CARDINGS.map(({ name, notrump, suit }) => [
        name,
        { notrump: sheet(notrump), suit: sheet(suit) },
      ]),
    ).toMatchInlineSnapshot(`
      [
        [
          "Everyday",
          {
            "notrump": [
              "sequence 2: consistent, inside 2: consistent, second 2: unspecified",
              "A· ·uA ··uA ··uAu ··uAu· ··uAu·· ··uAu··· ··uAu········",
              "A· Auu uA·u uA·u· uA·u·· uA·u··· uA·u···· uA·u·········",
            ],
            "suit": [
              "sequence 2: consistent, inside 2: consistent, second 2: unspecified",
              "A· u·A u·Au u··uA u·Au·· u··uA·· u··uA··· u··uA········",
              "A· uuA ·uAu ·u·uA ·uAu·· ·u·uA·· ·u·uA··· ·u·uA········",
            ],
          },
        ],
        [
          "Fourth best",
          {
            "notrump": [
              "sequence 3: consistent",
              "A· uuu ···A ···A· ···A·· ···A··· ···A···· ···A·········",
              "A· A·· ···A ···A· ···A·· ···A··· ···A···· ···A·········",
            ],
            "suit": [
              "sequence 3: consistent",
              "A· uuu ···A ···A· ···A·· ···A··· ···A···· ···A·········",
              "A· A·· ···A ···A· ···A·· ···A··· ···A···· ···A·········",
            ],
          },
        ],
        [
          "Third and fifth",
          {
            "notrump": [
              "sequence 3: consistent",
              "A· uuu ···A ···A· ···A·· ···A··· ···A···· ···A·········",
              "A· A·· ···A ···A· ···A·· ···A··· ···A···· ···A·········",
            ],
            "suit": [
              "sequence 3: consistent",
              "A· ··A ··A· ····A ··A··· ····A·· ····A··· ····A········",
              "A· ··A ··A· ····A ··A··· ····A·· ····A··· ····A········",
            ],
          },
        ],
        [
          "Fourth best, middle of three small",
          {
            "notrump": [
              "sequence 3: consistent, inside 2: consistent",
              "A· ··A ···A ···A· ···A·· ···A··· ···A···· ···A·········",
              "A· ·A· ···A ···A· ···A·· ···A··· ···A···· ···A·········",
            ],
            "suit": [
              "sequence 3: consistent, inside 2: consistent",
              "A· ··A ···A ···A· ···A·· ···A··· ···A···· ···A·········",
              "A· ·A· ···A ···A· ···A·· ···A··· ···A···· ···A·········",
            ],
          },
        ],
      ]
    `)
  })
  it('are for no lead and against none where nothing is agreed', () => {
    const { notrump, suit, later } = NOTHING_AGREED
    for (const rules of [notrump, suit, later.notrump, later.suit])
      expect(sheet(rules).join('')).toMatch(/^[u ]+$/)
  })
  it('lead later as at first', () => {
    expect(
      CARDINGS.map(({ name, notrump, suit, later }) => [
        name,
        later.notrump === notrump,
        later.suit === suit,
      ]),
    ).toEqual(CARDINGS.map(({ name }) => [name, true, true]))
  })
  it('are kept by so many of a hundred hands', () => {
    expect(
      CARDINGS.map(({ name, odds, weights, signals: { weights: kept, ...signs }, notMade }) => [
        `${name}: ${odds ?? 'own'} odds`,
        words(weights),
        words(signs),
        words(kept),
        words(notMade),
      ]),
    ).toMatchInlineSnapshot(`
      [
        [
          "Everyday: recorded odds",
          "consistent 80, unspecified 20, inconsistent 2",
          "count standard, attitude standard, discard standard, suitPreference false",
          "agreed 60, against 30",
          "cover 40, partnersSuit 100, sequence 40, lowestOfEquals 15",
        ],
        [
          "Fourth best: own odds",
          "consistent 80, unspecified 20, inconsistent 2",
          "count standard, attitude standard, discard standard, suitPreference false",
          "agreed 60, against 30",
          "cover 40, partnersSuit 100, sequence 40, lowestOfEquals 15",
        ],
        [
          "Third and fifth: own odds",
          "consistent 80, unspecified 20, inconsistent 2",
          "count standard, attitude standard, discard standard, suitPreference false",
          "agreed 60, against 30",
          "cover 40, partnersSuit 100, sequence 40, lowestOfEquals 15",
        ],
        [
          "Fourth best, middle of three small: own odds",
          "consistent 80, unspecified 20, inconsistent 2",
          "count standard, attitude standard, discard standard, suitPreference false",
          "agreed 60, against 30",
          "cover 40, partnersSuit 100, sequence 40, lowestOfEquals 15",
        ],
      ]
    `)
  })
})

describe('a sequence', () => {
  it.each<[Card, number, number | undefined]>([
    [12 as Card, 2, 0b1_1000_0000_0000],
    [12 as Card, 3, 0b1_1100_0000_0000],
    [10 as Card, 3, 0b0_0111_0000_0000],
    [9 as Card, 2, 0b0_0011_0000_0000],
    [9 as Card, 3, undefined],
    [8 as Card, 2, undefined],
  ])('from card %i of %i cards has its honours down to the ten', (card, length, ranks) => {
    expect(sequenceFrom(card, length)).toBe(ranks)
  })
})

describe('rules about touching honours', () => {
  it.each([2, 3])('name the card that is led from %i of them, and no other', (length) => {
    const met = { sequence: 0, inside: 0, second: 0 }
    for (let honours = 0; honours < 32; honours++)
      for (const spots of [0, 0b1, 0b1010_0010]) {
        const held = ((honours << TEN) | spots) as Holding
        const has = (rank: number): boolean => ((held >> rank) & 1) === 1
        /** This many honours from the rank down. */
        const run = (top: number): boolean =>
          Array.from({ length }, (_, i) => top - i).every((rank) => rank >= TEN && has(rank))
        const isTop = (rank: number): boolean => run(rank) && !has(rank + 1)
        const expected = {
          sequence: isTop,
          inside: (rank: number) =>
            isTop(rank) && Array.from({ length: 13 }, (_, r) => r).some((r) => r > rank && has(r)),
          second: (rank: number) => rank < ACE && run(rank + 1),
        }
        for (const kind of ['sequence', 'inside', 'second'] as const) {
          const rule: LeadRule = { kind, length, qualifier: 'consistent' }
          const named = leadsFrom(held, 2, [rule]).filter((led) => led.rule === rule)
          const ranks = named.map(({ card }) => rankOf(card)).toSorted((a, b) => b - a)
          const wanted = ranksOf(held).filter(expected[kind])
          expect(ranks, `${kind} ${held.toString(2)}`).toEqual(wanted)
          met[kind] += wanted.length
        }
      }
    expect(Math.min(...Object.values(met))).toBeGreaterThan(2)
  })
})

describe('a lead as its leader sees it', () => {
  it('stands with the rules as it is read', () => {
    const seat: Seat = 1
    fc.assert(
      fc.property(anyDeal, fc.constantFrom(...CARDINGS), fc.boolean(), (deal, carding, trumps) => {
        const rules = carding[trumps ? 'suit' : 'notrump']
        const start = good(startPosition(0, deal[0]))
        for (const suit of SUITS)
          for (const { card, qualifier } of leadsFrom(deal[seat][suit], suit, rules)) {
            const read = readingsOfLead(start, seat, card, rules)
            const [true_, ...others] = read.filter(({ says }) => holds(says, deal) === true)
            expect(others).toEqual([])
            expect(true_?.qualifier).toBe(qualifier)
            // What weighs most is what was agreed, or where there was no choice.
            const action = leadAction(read, seat, FOURTH_BEST.weights)
            const counted = qualifier ?? 'consistent'
            expect(weightIn(action, deal)).toBe(FOURTH_BEST.weights[counted])
            expect(holds(agreedPredicate(action), deal)).toBe(counted === 'consistent')
          }
      }),
      { numRuns: 60 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { all, between, type HandConstraint, inSuit, suitAtLeast } from '#constraint/constraint.ts'
import { bidOf, PASS } from '#core/call.ts'
import { type Card, DECK, parseCard } from '#core/card.ts'
import { whyIllegal } from '#core/play.ts'
import type { Seat } from '#core/seat.ts'
import { carded } from '#testing/carded.ts'
import { NOTRUMP, viewOf, WHOLE } from '#testing/one-table.ts'
import { judgeInference } from '../inference/inference.ts'
import { positionFromScratch } from '../law/replay-play.ts'
import { allOf, anyOf, holds, not, oneOf, type Predicate } from '../predicates/predicate.ts'
import { FOURTH_BEST } from './carding.ts'
import { inferencesOf } from './index.ts'
import type { AgreedMeaning } from './source.ts'
import { NO_CALLS } from './source.ts'

describe('meanings of a system', () => {
  const hearts: AgreedMeaning = {
    index: 1,
    seat: 3,
    rule: 'Weak two',
    says: all<HandConstraint>(between('hcp', 5, 10), inSuit(3, suitAtLeast('length', 6))),
    denies: [inSuit(2, suitAtLeast('length', 4))],
    weight: 90,
    price: 0.1,
  }
  const calls = [PASS, bidOf(2, 3), PASS, PASS, bidOf(3, 4), PASS, PASS, PASS]
  const view = viewOf(WHOLE, NOTRUMP, [], 2, calls)
  const agreements = { ...carded(FOURTH_BEST), meanings: [hearts] }
  it('show and deny apart, and give way one step at a time', () => {
    const [one] = inferencesOf(view, agreements)
    expect(one).toMatchObject({ id: 'call-1', seat: 3, kind: 'chain' })
    expect(one?.readings).toHaveLength(3)
    expect(one?.action.terms.map((term) => term.weight)).toEqual([90, 9, 1])
    expect(one?.parts?.directly.lengths[3]).toEqual({ lo: 6, hi: 13 })
    expect(one?.parts?.directly.hcp).toEqual({ lo: 5, hi: 10 })
    expect(one?.parts?.byDenial.lengths[2]).toEqual({ lo: 0, hi: 3 })
    // West has six spades, two hearts and three points: only the step down fits.
    expect(one?.readings.map((r) => holds(r.says, WHOLE))).toEqual([false, false, true])
  })
  it('yield to what is written by hand for the same call, and say nothing of one’s own hand', () => {
    const table = {
      ...NO_CALLS,
      entries: [
        {
          after: [],
          call: bidOf(2, 3),
          says: { kind: 'length', seat: 0, suit: 3, min: 5, max: 5 } as const,
          fallbacks: [],
          qualifier: 'unspecified' as const,
        },
      ],
    }
    const both = inferencesOf(view, { ...agreements, calls: [table, table] })
    expect(both.map((one) => one.readings[0]?.qualifier)).toEqual(['unspecified'])
    expect(inferencesOf(viewOf(WHOLE, NOTRUMP, [], 3, calls), agreements)).toEqual([])
  })
})

describe('a table of calls', () => {
  /** Every form of the document about one call, North for the caller, East for its left-hand opponent. */
  const card = (seat: Seat, code: string): Predicate => ({
    kind: 'card',
    seat,
    card: parseCard(code) ?? (0 as Card),
  })
  const FORMS: readonly (readonly [string, Predicate, boolean])[] = [
    ['a length', { kind: 'length', seat: 0, suit: 3, min: 5, max: 13 }, true],
    ['a suit longer than another', { kind: 'longer', seat: 0, suit: 3, than: 2, by: 1 }, true],
    ['as long as another', { kind: 'longer', seat: 0, suit: 2, than: 3, by: 0 }, false],
    ['points', { kind: 'hcp', seat: 0, min: 3, max: 3 }, true],
    ['the rule of twelve', { kind: 'rule', seat: 0, n: 12 }, true],
    ['the rule of thirteen', { kind: 'rule', seat: 0, n: 13 }, false],
    ['a card', card(0, 'SK'), true],
    ['a card and not another', allOf(card(0, 'SK'), not(card(0, 'SJ'))), true],
    ['a card of partner', card(2, 'SJ'), true],
    [
      'exactly one of two ways for two cards to lie between partners',
      oneOf(allOf(card(0, 'SK'), card(2, 'HQ')), allOf(card(0, 'HQ'), card(2, 'SK'))),
      true,
    ],
    ['a card or another', anyOf(card(0, 'HQ'), card(0, 'DJ')), false],
  ]
  it.each(FORMS)('says %s, open at the call and decided by the play', (_, says, truth) => {
    const table = {
      ...NO_CALLS,
      entries: [
        { after: [], call: bidOf(2, 3), says, fallbacks: [], qualifier: 'consistent' as const },
      ],
    }
    const calls = [PASS, bidOf(2, 3), PASS, PASS, bidOf(3, 4), PASS, PASS, PASS]
    const agreements = { ...carded(FOURTH_BEST), calls: [table, table] as const }
    // Suits from the top, every hand following as it can.
    const cards: Card[] = []
    for (;;) {
      const legal = DECK.filter(
        (one) => whyIllegal(WHOLE, { contract: NOTRUMP, cards }, one) === undefined,
      )
      if (legal.length === 0) break
      cards.push(legal.at(-1)!)
    }
    expect(cards).toHaveLength(52)
    const statusAfter = (count: number) => {
      const view = viewOf(WHOLE, NOTRUMP, cards.slice(0, count), 2, calls)
      const [one] = inferencesOf(view, agreements)
      const position = positionFromScratch(view, count)
      if (one === undefined || !position.ok) throw new Error('a call was read')
      return judgeInference(one, position.value).statuses[0]
    }
    expect(statusAfter(0)).toBe('open')
    expect(statusAfter(52)).toBe(truth ? 'confirmed' : 'impossible')
    const all = Array.from({ length: 53 }, (_, n) => statusAfter(n))
    const settled = all.findIndex((status) => status !== 'open')
    expect(new Set(all.slice(settled))).toEqual(new Set([truth ? 'confirmed' : 'impossible']))
  })
})

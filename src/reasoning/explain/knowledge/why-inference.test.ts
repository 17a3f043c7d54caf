import { describe, expect, it } from 'vitest'
import {
  all,
  atLeast,
  between,
  type HandConstraint,
  inSuit,
  type SuitRange,
  suitAtLeast,
} from '#constraint/constraint.ts'
import { plain } from '#constraint/phrase.ts'
import { parseCard } from '#core/card.ts'
import { EAST, WEST } from '#core/seat.ts'
import { CLUBS, HEARTS, SPADES } from '#core/suit.ts'
import { allOf, anyOf, not, type Predicate } from '#reasoning/predicates/predicate.ts'
import { ANY_HAND, ANY_SUCH_HAND, meaningPhrase } from '../call/meaning-words.ts'
import { actWords, changeSentences, inferenceSentences } from './inference-changes.ts'
import { predicatePhrase, signWords } from './why-inference.ts'

const card = (code: string) => {
  const parsed = parseCard(code)
  if (parsed === undefined) throw new Error(code)
  return parsed
}
/** At least and at most this many cards. */
const cardsBetween = (min: number, max: number): SuitRange => ({
  kind: 'suit-range',
  measure: 'length',
  min,
  max,
})
const words = (p: Predicate): string => plain(predicatePhrase(p, WEST))
const led = (k: number, n: number, headed: 'any' | 'spots' | 'honour' = 'any'): Predicate => ({
  kind: 'lead',
  seat: WEST,
  card: card('S5'),
  k,
  n,
  headed,
})

describe('what a predicate says', () => {
  it('is told of one hand, and names another', () => {
    expect(words({ kind: 'length', seat: WEST, suit: HEARTS, min: 5, max: 13 })).toBe('5+ hearts')
    expect(words({ kind: 'length', seat: EAST, suit: HEARTS, min: 0, max: 2 })).toBe(
      'East at most 2 hearts',
    )
    expect(words({ kind: 'length', seat: WEST, suit: CLUBS, min: 0, max: 0 })).toBe('no clubs')
    expect(words({ kind: 'hcp', seat: WEST, min: 11, max: 15 })).toBe('11–15 points')
    expect(words({ kind: 'longer', seat: WEST, suit: HEARTS, than: SPADES, by: 1 })).toBe(
      'hearts longer than spades',
    )
  })
  it('names a lead by its place, with the ends of a doubleton and a singleton apart', () => {
    expect([led(1, 1), led(1, 2), led(2, 2), led(4, 5), led(1, 3, 'spots')].map(words)).toEqual([
      'a singleton',
      'the higher of two',
      'the lower of two',
      'fourth-highest of five cards',
      'highest of three small cards',
    ])
    // Both kinds of three are leads of three.
    expect(words(anyOf(led(3, 3, 'spots'), led(3, 3, 'honour'), led(1, 1)))).toBe(
      'third-highest of three cards or a singleton',
    )
    // What the sequences take goes without saying.
    const held: Predicate = { kind: 'card', seat: WEST, card: card('SJ') }
    expect(words(allOf(led(4, 4), not(held)))).toBe('fourth-highest of four cards')
  })
})

describe('what cards say in plain words', () => {
  const tops = (min: number, max: number): Predicate => ({
    kind: 'among',
    seat: WEST,
    suit: HEARTS,
    ranks: 0x1c00 as never,
    min,
    max,
  })
  it('are ranks of a suit, never run together with it', () => {
    const from: Predicate = { ...(tops(3, 3) as object), ranks: 0x700 } as never
    expect(words(allOf(from, not({ kind: 'card', seat: WEST, card: card('HA') })))).toBe(
      'queen-jack-ten of hearts, no ace of hearts',
    )
    expect(words(tops(1, 3))).toBe('at least one of the ace, king and queen of hearts')
    expect(words(not(tops(1, 3)))).toBe('none of the ace, king and queen of hearts')
    // Of cards held together: not all of them, one sequence or several.
    const king: Predicate = { ...(tops(3, 3) as object), ranks: 0xe00 } as never
    expect(words(not(king))).toBe('no king-queen-jack of hearts')
    expect(words(not(anyOf(king, from)))).toBe(
      'no king-queen-jack of hearts or queen-jack-ten of hearts',
    )
    const ace: Predicate = { ...(tops(0, 0) as object), ranks: 0x1000 } as never
    expect(words(ace)).toBe('no ace of hearts')
  })
  it('are the lowest card, or not, of the lengths that a signal leaves', () => {
    expect(words(anyOf(led(3, 3), led(5, 5)))).toBe('the lowest of three or five cards')
    expect(words(anyOf(led(1, 2), led(1, 4), led(2, 4), led(3, 6)))).toBe(
      'not the lowest of two, four or six cards',
    )
    expect(words(allOf(anyOf(led(2, 2), led(3, 3), led(4, 4)), not(tops(1, 3))))).toBe(
      'the lowest of two to four cards, none of the ace, king and queen of hearts',
    )
  })
})

describe('what was not played', () => {
  it('is told as what was left undone', () => {
    const change = (sign: string) =>
      inferenceSentences({
        id: 'one',
        act: { seat: EAST, card: card('D2'), sign },
        kind: 'tendency',
        readings: [{ says: ['no aces'], agreed: true, before: undefined, after: 'open' }],
        before: undefined,
        after: { verdict: 'open', active: 0 },
      })
    expect(change('honour not covered')).toEqual([
      'East’s play of the two of diamonds, not covering the honour, suggests no aces.',
    ])
    expect(change('partner’s suit not led')).toEqual([
      'East’s lead of the two of diamonds, not partner’s suit, suggests no aces.',
    ])
  })
  it('is, of a call that told only what it was not, that it was made all the same', () => {
    const told = (verdict: 'open' | 'confirmed') =>
      inferenceSentences({
        id: 'one',
        act: { seat: EAST, call: 0 as never, sign: '' },
        kind: 'chain',
        readings: [
          { says: [ANY_SUCH_HAND], agreed: true, before: 'open', after: 'impossible' },
          { says: [ANY_HAND], agreed: true, before: 'open', after: 'open' },
        ],
        before: { verdict: 'open', active: 0 },
        after: { verdict, active: 1 },
      })
    for (const verdict of ['open', 'confirmed'] as const)
      expect(told(verdict)).toEqual(['East’s pass was made with a hand for another call.'])
  })
  it('tells a fallback by what is less in it, and never as the same', () => {
    const told = (first: string, second: string, verdict: 'open' | 'confirmed') =>
      inferenceSentences({
        id: 'one',
        act: { seat: EAST, call: 0 as never, sign: '' },
        kind: 'chain',
        readings: [
          { says: [first], agreed: true, before: 'open', after: 'impossible' },
          { says: [second], agreed: true, before: 'open', after: 'open' },
        ],
        before: { verdict: 'open', active: 0 },
        after: { verdict, active: 1 },
      })[0]
    expect(told('at most 7 HCP', 'at most 7 HCP, even if another call was better', 'open')).toBe(
      'East’s pass was made with a hand for another call; at most 7 HCP still holds.',
    )
    expect(told('at most 7 HCP', 'the same, give or take a point and a card', 'confirmed')).toBe(
      'East’s pass can only be at most 7 HCP, give or take a point and a card.',
    )
    expect(told('five hearts', 'four hearts', 'open')).toBe(
      'East’s pass cannot be five hearts; the fallback counts now: four hearts.',
    )
  })
  it('has no sentence where there are no words for it', () => {
    const silent = (before: { verdict: 'open'; active: number } | undefined) =>
      inferenceSentences({
        id: 'one',
        act: { seat: EAST, call: 0 as never, sign: '' },
        kind: 'chain',
        readings: [{ says: [ANY_SUCH_HAND], agreed: true, before: 'open', after: 'confirmed' }],
        before,
        after: { verdict: 'confirmed', active: 0 },
      })
    expect(silent(undefined)).toEqual([])
    expect(silent({ verdict: 'open', active: 0 })).toEqual([])
  })
  it('is not told where the cards in sight disprove it at once', () => {
    expect(
      inferenceSentences({
        id: 'one',
        act: { seat: EAST, card: card('D2'), sign: 'honour not covered' },
        kind: 'tendency',
        readings: [{ says: ['no aces'], agreed: true, before: undefined, after: 'impossible' }],
        before: undefined,
        after: { verdict: 'refuted', active: undefined },
      }),
    ).toEqual([])
  })
  it('has a word for every kind of it', () => {
    for (const sign of [
      'not-covered',
      'partners-suit-not-led',
      'no-sequence-led',
      'lowest-of-equals',
      'restricted-choice',
    ] as const)
      expect(actWords({ seat: EAST, card: card('D2'), sign: signWords(sign) })).not.toContain(
        `${signWords(sign)} with`,
      )
  })
})

describe('many changes at once', () => {
  it('are told in part, and the rest counted', () => {
    const one = (seat: 1 | 3) => ({
      id: `one ${seat}`,
      act: { seat, card: card('D2'), sign: 'honour not covered' },
      kind: 'tendency' as const,
      readings: [{ says: ['no aces'], agreed: true, before: undefined, after: 'open' as const }],
      before: undefined,
      after: { verdict: 'open' as const, active: 0 },
    })
    expect(changeSentences([EAST, WEST, EAST, WEST].map((s) => one(s as 1 | 3))).at(-1)?.text).toBe(
      'One more reading changes.',
    )
    expect(
      changeSentences([EAST, WEST, EAST, WEST, EAST].map((s) => one(s as 1 | 3))).at(-1)?.text,
    ).toBe('Two more readings change.')
    // A reading that is named opens how likely it is.
    const [first] = changeSentences([one(3)])
    expect(first?.opens).toEqual([
      { words: 'no aces', of: { kind: 'reading', id: 'one 3', reading: 0 } },
    ])
    expect(first?.text).toContain('no aces')
  })
})

describe('a fallback that wakes already confirmed', () => {
  it('is told as both', () => {
    expect(
      inferenceSentences({
        id: 'one',
        act: { seat: WEST, call: 7 as never, sign: '' },
        kind: 'chain',
        readings: [
          { says: ['five'], agreed: true, before: 'open', after: 'impossible' },
          { says: ['four'], agreed: true, before: 'open', after: 'confirmed' },
        ],
        before: { verdict: 'open', active: 0 },
        after: { verdict: 'confirmed', active: 1 },
      })[0],
    ).toContain('cannot be five; it is four.')
  })
})

describe('what a system’s call shows', () => {
  it('is the ranges of all such hands, without those that follow by themselves', () => {
    const opening = all<HandConstraint>(
      between('hcp', 12, 14),
      inSuit(SPADES, suitAtLeast('length', 5)),
    )
    expect(plain(meaningPhrase(opening))).toBe('12–14 points, 5+ spades')
    expect(plain(meaningPhrase(atLeast('hcp', 38)))).toBe('no hand at all')
    // What goes without saying: hardly any points at all, or nearly all; no void; the room that long suits leave.
    const said = (...of: readonly HandConstraint[]) =>
      plain(meaningPhrase(all<HandConstraint>(...of)))
    expect(said(between('hcp', 1, 9))).toBe('at most 9 points')
    expect(said(between('hcp', 11, 35))).toBe('11+ points')
    expect(said(inSuit(SPADES, suitAtLeast('length', 7)))).toBe('7+ spades')
    expect(said(inSuit(SPADES, cardsBetween(1, 5)))).toBe('at most 5 spades')
    expect(said(...[0, 1, 2].map((suit) => inSuit(suit as never, cardsBetween(4, 4))))).toBe(
      'a singleton in spades, exactly 4 hearts, exactly 4 diamonds, exactly 4 clubs',
    )
  })
})

describe('what changed in an inference', () => {
  const act = { seat: WEST, card: card('S5'), sign: 'lead' } as const
  const reading = (
    k: number,
    n: number,
    before: 'open' | undefined,
    after: 'open' | 'impossible' | 'confirmed',
  ) => ({
    says: predicatePhrase(led(k, n), WEST),
    agreed: true,
    before,
    after,
  })
  const open = { verdict: 'open', active: undefined } as const
  it('names readings that became impossible, and the one that is left', () => {
    expect(
      inferenceSentences({
        id: 'one',
        act,
        kind: 'exactly-one',
        readings: [reading(4, 4, 'open', 'open'), reading(4, 7, 'open', 'impossible')],
        before: open,
        after: open,
      }),
    ).toEqual([
      'West’s lead of the five of spades: fourth-highest of seven cards is impossible; only fourth-highest of four cards is left.',
    ])
  })
  it('tells a confirmation and an act that was off-system', () => {
    const readings = [reading(4, 4, 'open', 'confirmed')]
    expect(
      inferenceSentences({
        id: 'one',
        act,
        kind: 'exactly-one',
        readings,
        before: open,
        after: { verdict: 'confirmed', active: 0 },
      }),
    ).toEqual(['West’s lead of the five of spades is confirmed: fourth-highest of four cards.'])
    expect(
      inferenceSentences({
        id: 'one',
        act,
        kind: 'exactly-one',
        readings: [],
        before: open,
        after: { verdict: 'off-system', active: undefined },
      }),
    ).toEqual([
      'West’s lead of the five of spades was off-system: no agreed reading of it is left.',
    ])
  })
})

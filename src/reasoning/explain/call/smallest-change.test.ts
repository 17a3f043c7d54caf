/** The search against trying every exchange of one card and of two. */
import { describe, expect, it } from 'vitest'
import type { Call } from '#core/call.ts'
import { BIDS, callCode, PASS } from '#core/call.ts'
import { cardCode, DECK, rankOf } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { finish } from '#core/steps.ts'
import { nearestOpenings } from '#engine/jobs/bidding/openbid-procedure.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import { type OpenbidReading, READINGS } from '#systems/schenken-1967/readings.ts'
import { good } from '#testing/good.ts'
import { upTo } from '#testing/long.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { exchangesBetween, type Nearest } from './smallest-change.ts'

const ALL: readonly Call[] = [PASS, ...BIDS]

const read = (text: string): Hand => good(handOf.parse(text))
const search = (hand: Hand, calls: readonly Call[], reading: OpenbidReading = READINGS.corrected) =>
  finish(nearestOpenings(hand, reading, calls))
/** Stops as soon as everything up to that distance is known. */
const searchUpTo = (hand: Hand, most: number): readonly Nearest[] => {
  const steps = nearestOpenings(hand, READINGS.corrected, ALL)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (step.value.distance > most) return step.value.found
  }
}

const honoursMoved = (from: Hand, to: Hand): number =>
  exchangesBetween(from, to)
    .flatMap(({ out, in: into }) => [out, into])
    .filter((card) => rankOf(card) >= 8).length

interface Reached {
  readonly cards: number
  readonly honours: number
}
/** Each call that one or two exchanges reach, with the fewest cards and, of those, fewest honours. */
const bruteForce = (hand: Hand, most: 1 | 2): Map<Call, Reached> => {
  const own = DECK.filter((card) => handOf.has(hand, card))
  const pack = DECK.filter((card) => !handOf.has(hand, card))
  const best = new Map<Call, Reached>([[openbid(hand).call, { cards: 0, honours: 0 }]])
  const note = (h: Hand, cards: number, moved: readonly number[]): void => {
    const { call } = openbid(h)
    const honours = moved.filter((card) => rankOf(card as never) >= 8).length
    const known = best.get(call)
    if (
      known === undefined ||
      cards < known.cards ||
      (cards === known.cards && honours < known.honours)
    )
      best.set(call, { cards, honours })
  }
  for (const [i, a] of own.entries())
    for (const [j, x] of pack.entries()) {
      const one = handOf.withCard(handOf.without(hand, a), x)
      note(one, 1, [a, x])
      if (most === 1) continue
      for (const b of own.slice(i + 1))
        for (const y of pack.slice(j + 1))
          note(handOf.withCard(handOf.without(one, b), y), 2, [a, x, b, y])
    }
  return best
}

const asText = (map: Map<Call, Reached>): string[] =>
  [...map].map(([call, r]) => `${callCode(call)} ${r.cards} ${r.honours}`).sort()
const foundText = (hand: Hand, found: readonly Nearest[]): string[] =>
  found
    .map((n) => `${callCode(n.slot as Call)} ${n.exchanges.length} ${honoursMoved(hand, n.hand)}`)
    .sort()

describe('the nearest hands', () => {
  it('are those that trying every exchange of one card finds', () => {
    const next = randomWords(61)
    for (let i = 0; i < upTo(50, 150); i++) {
      const hand = i % 3 === 0 ? randomHand(next) : lopsidedHand(next)
      expect(foundText(hand, searchUpTo(hand, 1)), handOf.format(hand)).toEqual(
        asText(bruteForce(hand, 1)),
      )
    }
  })
  it('are those that trying every exchange of two cards finds', () => {
    const next = randomWords(62)
    for (let i = 0; i < upTo(6, 12); i++) {
      const hand = i % 3 === 0 ? randomHand(next) : lopsidedHand(next)
      expect(foundText(hand, searchUpTo(hand, 2)), handOf.format(hand)).toEqual(
        asText(bruteForce(hand, 2)),
      )
    }
  }, 60_000)
  it('open what they say, and are as many exchanges away as they say', () => {
    const next = randomWords(63)
    for (let i = 0; i < upTo(2, 3); i++) {
      const hand = i === 0 ? randomHand(next) : lopsidedHand(next)
      const found = search(hand, ALL)
      expect(found).toHaveLength(30)
      for (const near of found) {
        expect(openbid(near.hand).call).toBe(near.slot)
        expect(handOf.size(near.hand)).toBe(13)
        const after = near.exchanges.reduce(
          (h, { out, in: into }) => handOf.withCard(handOf.without(h, out), into),
          hand,
        )
        expect(handOf.equals(after, near.hand)).toBe(true)
        for (const { out, in: into } of near.exchanges) {
          expect(handOf.has(hand, out)).toBe(true)
          expect(handOf.has(hand, into)).toBe(false)
        }
      }
    }
  }, 60_000)
  it('do not exist for bids that the paper lists as impossible', () => {
    const codes = ['3N', '4D', '4N', '5H', '5S', '5N']
    const calls = BIDS.filter((bid) => codes.includes(callCode(bid)))
    expect(search(read('AKQJT98765432...'), calls)).toEqual([])
  }, 30_000)
  it('depend on the reading', () => {
    // With KQ9 worth a trick, one card more makes nine playing tricks; without it, two.
    const hand = read('KQ9.T.AKQJ754.J8')
    const calls = BIDS.filter((bid) => callCode(bid) === '2D')
    expect(search(hand, calls)[0]?.exchanges).toHaveLength(1)
    expect(search(hand, calls, READINGS.published)[0]?.exchanges).toHaveLength(2)
  })
})

describe('exchanges', () => {
  it('pair cards of one suit where they can', () => {
    const pairs = exchangesBetween(read('AQT83.A62.K84.Q6'), read('AQT8.A62.K84.K62'))
    expect(pairs.map(({ out, in: into }) => `${cardCode(out)} ${cardCode(into)}`)).toEqual([
      'CQ CK',
      'S3 C2',
    ])
  })
})

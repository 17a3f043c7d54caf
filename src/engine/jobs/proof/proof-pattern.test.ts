/** The chains of a conflict and of what keeps to the agreements, against the answer they explain. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidOf, PASS, parseCall } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { type Hand, parse } from '#core/hand.ts'
import { lho, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { HEARTS, type Suit } from '#core/suit.ts'
import type { Proof } from '#explain/proof.ts'
import type { Predicate } from '#reasoning/predicates/predicate.ts'
import { type CardingAgreement, FOURTH_BEST, NO_SIGNALS } from '#reasoning/sources/carding.ts'
import type { CallEntry, CallTable } from '#reasoning/sources/source.ts'
import { anyWholePlay } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { lastMoment } from '#testing/moments.ts'
import type { JobInput } from '../../protocol.ts'

type Input = JobInput<'moments'>
const told = (input: Input) => lastMoment(input).agreed
const pattern = (input: Input, off: readonly string[]): Proof =>
  good(runInline('proof', { ...input, of: { kind: 'pattern', off } }))
/** What the agreements leave of the layouts, act by act. */
const kept = (input: Input) =>
  good(runInline('proof', { ...input, of: { kind: 'layouts' } })).steps.at(-1)?.steps ?? []
const ROUNDED = 'These numbers are good to fourteen digits.'
/** The digits of a sentence, without their groups. */
const numbers = (text: string): readonly bigint[] =>
  [...text.matchAll(/[\d,]*\d/g)].map(([digits]) => BigInt(digits.replaceAll(',', '')))
/** The ways of a pattern, as the reader is told them: weights, and how many layouts they count. */
const ways = ({ steps }: Proof) =>
  steps
    .filter(({ text }) => text.includes(' × '))
    .map(({ text, count }) => {
      const [, product = ''] = text.split(': ')
      const factors = numbers(product.split(' = ')[0] ?? '')
      return {
        weights: factors.slice(0, -1).map(Number),
        layouts: factors.at(-1) ?? 0n,
        product: BigInt(count?.n ?? -1),
        weighed: text.includes('count as'),
      }
    })
const hand = (text: string): Hand => good(parse(text))

const QUIET: CardingAgreement = {
  ...FOURTH_BEST,
  weights: { consistent: 1, unspecified: 1, inconsistent: 1 },
  later: { notrump: [], suit: [] },
  signals: NO_SIGNALS,
  notMade: { cover: 100, partnersSuit: 100, sequence: 100, lowestOfEquals: 100 },
}
const long = (suit: Suit, min: number): Predicate => ({
  kind: 'length',
  seat: NORTH,
  suit,
  min,
  max: 13,
})
const NONE: CallTable = { name: 'By hand', entries: [], weight: 90, price: 0.05 }
const entry = (after: CallEntry['after'], call: CallEntry['call'], ...says: Predicate[]) => ({
  after,
  call,
  says: says[0]!,
  fallbacks: says.slice(1),
  qualifier: 'consistent' as const,
})
/** An opening of so many hearts, the second time with one less to fall back on, and a raise of so many. */
const hearts = (opened: number, raised: number): CallTable => ({
  ...NONE,
  entries: [
    entry([], bidOf(1, HEARTS), long(HEARTS, opened), long(HEARTS, opened - 1)),
    entry([bidOf(1, HEARTS), PASS], bidOf(2, HEARTS), long(HEARTS, raised)),
  ],
})
const ask = (view: SeatView, table: CallTable, carding: CardingAgreement): Input => ({
  view,
  sides: [
    { carding, calls: table },
    { carding, calls: table },
  ],
  systems: [{ id: 'none' }, { id: 'none' }],
})
const CALLS = '1H P 2H P P P'.split(' ').map((code) => ({ call: parseCall(code) ?? PASS }))

/** The products of the parts, and what they make of the whole, as the reader can check them. */
function expectAddsUp(proof: Proof): void {
  const acts = proof.steps.filter(({ act }) => act !== undefined)
  let sum = 0n
  for (const { weights, layouts, product } of ways(proof)) {
    expect(weights).toHaveLength(acts.length)
    expect(weights.reduce((all, weight) => all * BigInt(weight), layouts)).toBe(product)
    sum += product
  }
  expect(String(sum)).toBe(proof.count?.n)
  const [first = 0n, second, third] = numbers(proof.steps.at(-1)?.text ?? '')
  if (second !== undefined && third !== undefined && proof.count?.of !== proof.count?.n) {
    expect(second).toBe(sum)
    expect(first + second).toBe(BigInt(proof.count?.of ?? -1))
  }
  expect(proof.figure?.chance).toBe(Number(sum) / Number(proof.count?.of))
}

describe('the chain behind the odd one out', () => {
  // South and dummy have five hearts: West cannot have five while East has four.
  const view: SeatView = {
    seat: SOUTH,
    hand: hand('AK2.K32.A32.AK43'),
    dealer: WEST,
    vulnerability: 'None',
    calls: CALLS,
    contract: { bid: bidOf(3, 4), doubled: 0, declarer: SOUTH },
    dummy: hand('QJ3.65.KQ54.QJ52'),
    cards: [parseCard('S5')!],
    claim: undefined,
  }
  const input = ask(view, hearts(5, 4), QUIET)
  const answer = told(input)
  it('prices each act, counts the layouts and divides by what all ways weigh', () => {
    expect(answer.conflict.length).toBeGreaterThan(1)
    const [first] = answer.conflict
    const chain = pattern(input, first?.off ?? [])
    expectAddsUp(chain)
    expect(chain.notes).not.toContain(ROUNDED)
    expect(chain.figure?.chance).toBeCloseTo(first?.chance ?? 2, 12)
    const off = (id: string): boolean => first?.off.includes(id) === true
    const acts = chain.steps.filter(({ act }) => act !== undefined)
    expect(acts.map(({ text, act }) => [text.startsWith('was off'), act?.act.kind])).toEqual([
      [off('call-0'), 'call'],
      [off('call-2'), 'call'],
    ])
    // West's opening has a fallback at its price, and a price for what is not even that.
    const west = pattern(input, ['call-0'])
    expectAddsUp(west)
    expect(ways(west).map(({ weights }) => weights)).toEqual([[5, 90]])
  })
  it('has a line for each step that an act was off by', () => {
    const cheap = { ...hearts(6, 6), price: 0.2 }
    const both = pattern(ask(view, cheap, QUIET), ['call-0', 'call-2'])
    expectAddsUp(both)
    // Five hearts at the price of the fallback, fewer at that price once more.
    expect(ways(both).map(({ weights }) => weights)).toEqual([
      [18, 18],
      [4, 18],
    ])
  })
  it('is found where more than two were off', () => {
    const table: CallTable = {
      ...NONE,
      entries: ['1H', '1H P 2H', '1H P 2H P 3H'].map((text) => {
        const calls = text.split(' ').map((code) => parseCall(code) ?? PASS)
        return entry(calls.slice(0, -1), calls.at(-1) ?? PASS, long(HEARTS, 12))
      }),
    }
    const calls = '1H P 2H P 3H P P P'.split(' ').map((code) => ({ call: parseCall(code) ?? PASS }))
    const three = ask({ ...view, calls }, table, QUIET)
    expect(told(three).conflict).toEqual([{ off: ['call-0', 'call-2', 'call-4'], chance: 1 }])
    const chain = pattern(three, ['call-0', 'call-2', 'call-4'])
    expectAddsUp(chain)
    expect(chain.steps.at(-1)?.text).toBe('Nothing else has any weight: 100\u00a0%.')
  })
  it('says that no layout keeps to both calls, after those that keep to the first', () => {
    const steps = kept(input)
    expect(steps.map(({ act }) => act?.act.index)).toEqual([0, 2])
    expect(steps.at(-1)?.count?.n).toBe('0')
    expect(BigInt(steps[0]?.count?.n ?? 0)).toBeLessThan(BigInt(answer.layouts))
  })
})

describe('over random plays', () => {
  it('chains of conflicts end with the chances shown, and conflicts are where nothing keeps to all', () => {
    let conflicts = 0
    let weighed = 0
    const drawn = fc.tuple(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 4, max: 7 }),
      fc.integer({ min: 3, max: 5 }),
      fc.boolean(),
    )
    fc.assert(
      fc.property(anyWholePlay, drawn, ({ deal, play }, [cards, opened, raised, quiet]) => {
        const { declarer } = play.contract
        const seen = seatView(
          {
            board: { number: undefined, dealer: lho(declarer), vulnerability: 'None', deal },
            calls: [],
            contract: play.contract,
            cards: play.cards.slice(0, cards + 1),
          },
          declarer,
        )
        if (seen === undefined) throw new Error('the hand is known')
        const input = ask(
          { ...seen, calls: CALLS },
          hearts(opened, raised),
          quiet ? QUIET : FOURTH_BEST,
        )
        const answer = told(input)
        const steps = kept(input)
        let before = BigInt(answer.layouts)
        for (const step of steps) {
          expect(step.count?.of).toBeUndefined()
          const left = BigInt(step.count?.n ?? -1)
          expect(left).toBeLessThanOrEqual(before)
          before = left
        }
        if (answer.conflict.length > 0) {
          expect(before).toBe(0n)
          conflicts += 1
        } else if (answer.now !== undefined) expect(before).toBeGreaterThan(0n)
        for (const { off, chance } of answer.conflict) {
          const chain = pattern(input, off)
          expectAddsUp(chain)
          expect(chain.notes).not.toContain(ROUNDED)
          expect(Math.abs((chain.figure?.chance ?? 2) - chance)).toBeLessThan(1e-12)
          if (ways(chain).some((way) => way.weighed)) weighed += 1
        }
      }),
      { numRuns: 60, seed: 60 },
    )
    expect(conflicts).toBeGreaterThan(3)
    expect(weighed).toBeGreaterThan(0)
  })
})

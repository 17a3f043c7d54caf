import { expect, it, describe as suite } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { rulesAt, slotsOf } from '#bidding/auction/turn-rules.ts'
import { biddingSystem, type RuleFields, rule } from '#bidding/language/drafts.ts'
import type { BiddingRule } from '#bidding/language/system.ts'
import { admits } from '#constraint/admits.ts'
import { callCode, parseCall } from '#core/call.ts'
import { allRules } from '#systems/registry.ts'
import { TINY } from '#testing/bidding/tiny-system.ts'
import {
  acesTogether,
  anyHand,
  cheapest,
  combined,
  game,
  hand,
  jump,
  length,
  longer,
  longest,
  raise,
  step,
  support,
} from '#testing/bidding/words.ts'
import { good } from '#testing/good.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { fillRule, numbersUsed } from './fill.ts'
import { quickTest } from './quick.ts'

const at = (text: string) => {
  const calls = text
    .split(' ')
    .filter(Boolean)
    .map((code) => parseCall(code)!)
  return good(stateAfter([TINY, TINY], 0, 'None', calls))
}
const one = (fields: Omit<RuleFields, 'says'> & { readonly says?: string }): BiddingRule =>
  biddingSystem('test', 'Test', [], rule({ ...fields, says: fields.says ?? 'For a test.' }))
    .rules[0]!
const calls = (text: string, made: BiddingRule): readonly string[] =>
  fillRule(made, slotsOf(at(text))).map(({ call }) => callCode(call))

suite('filling a rule', () => {
  it('finds the call that a template means now', () => {
    expect(calls('1S P', one({ name: 'a', call: raise('partner'), shows: anyHand }))).toEqual([
      '2S',
    ])
    expect(calls('1S 2H', one({ name: 'b', call: raise('partner'), shows: anyHand }))).toEqual([
      '2S',
    ])
    // The opponents are above it already.
    expect(calls('1S 2N', one({ name: 'c', call: raise('partner'), shows: anyHand }))).toEqual([])
    expect(calls('1S 2N', one({ name: 'd', call: raise('partner', 2), shows: anyHand }))).toEqual([
      '3S',
    ])
    expect(calls('1H P', one({ name: 'e', call: game('partner'), shows: anyHand }))).toEqual(['4H'])
    expect(calls('1H P', one({ name: 'f', call: cheapest('D', 1, 1), shows: anyHand }))).toEqual([])
    expect(calls('1H P', one({ name: 'g', call: jump('S'), shows: anyHand }))).toEqual(['2S'])
    expect(calls('1H P', one({ name: 'h', call: step(3), shows: anyHand }))).toEqual(['2C'])
    expect(calls('1H P', one({ name: 'i', call: '3partner', shows: anyHand }))).toEqual(['3H'])
    expect(calls('1H P', one({ name: 'j', call: '1H', shows: anyHand }))).toEqual([])
  })

  it('makes one rule for each suit, in the order asked for', () => {
    const each = (among: string, order?: 'up' | 'down' | 'cheapest') =>
      one({
        name: `${among}${order}`,
        call: cheapest('x'),
        shows: anyHand,
        forEach: { among: among as 'unbid', ...(order ? { order } : {}) },
      })
    expect(calls('1H P', each('unbid'))).toEqual(['1S', '2D', '2C'])
    expect(calls('1H P', each('unbid', 'up'))).toEqual(['2C', '2D', '1S'])
    expect(calls('1H P', each('unbid', 'cheapest'))).toEqual(['1S', '2C', '2D'])
    expect(calls('1H P', each('=DS'))).toEqual(['2D', '1S'])
    const majors = one({
      name: 'm',
      call: cheapest('x'),
      shows: anyHand,
      forEach: { among: ['unbid', 'majors'] },
    })
    expect(calls('1H P', majors)).toEqual(['1S'])
  })

  it('fills numbers and suits, and is not there when a slot is empty', () => {
    const made = one({ name: 'n', call: '3N', shows: hand(combined(25), support(3)) })
    const [filled] = fillRule(made, slotsOf(at('1S P')))
    // One spade shows twelve at least.
    expect(filled?.rule.shows).toEqual({
      kind: 'all',
      of: [
        { kind: 'range', measure: 'hcp', min: 13 },
        { kind: 'suit', suit: 3, is: { kind: 'suit-range', measure: 'length', min: 3 } },
      ],
    })
    if (filled)
      expect(numbersUsed(filled, slotsOf(at('1S P')))).toEqual([{ slot: 'partnerMin', value: 12 }])
    expect(calls('1N P', made)).toEqual([])
    expect(calls('1S P', one({ name: 'o', call: '4N', shows: acesTogether(3) }))).toEqual([])
  })

  it('gives the very same rule for the same filling', () => {
    const made = one({ name: 'p', call: '3N', shows: hand(combined(25), longest('partner')) })
    const rules = ['1S P', 'P P 1S P'].map((text) => fillRule(made, slotsOf(at(text)))[0]?.rule)
    expect(rules[0]).toBeDefined()
    expect(rules[0]).toBe(rules[1])
  })

  it('compares lengths by shapes, and names suits in what it says', () => {
    const made = one({
      name: 'q',
      call: cheapest('x'),
      shows: longer('x', { suit: 'partner' }),
      forEach: { among: '=D' },
      says: 'More {x} than {partner}.',
    })
    const [filled] = fillRule(made, slotsOf(at('1S P')))
    expect(filled?.rule.says).toBe('More diamonds than spades.')
    const next = randomWords(3)
    for (let i = 0; i < 200; i++) {
      const cards = randomHand(next)
      const lengths = cards.map((suit) => suit.toString(2).split('1').length - 1)
      const more = (lengths[1] ?? 0) > (lengths[3] ?? 0)
      if (filled) expect(admits(filled.rule.shows, cards)).toBe(more)
    }
  })

  it('leaves a rule out that asks for too much and too little at once', () => {
    // Partner showed twelve to fourteen: 40 in both hands is more than there is.
    const made = one({ name: 'r', call: '3N', shows: combined(41, 45) })
    const state = at('1N P')
    const filled = fillRule(made, slotsOf(state))
    expect(filled).toHaveLength(1)
    const crossed = one({ name: 's', call: '3N', shows: hand(length('H', 5, 4)) })
    const test = fillRule(crossed, slotsOf(state))[0]
    const next = randomWords(4)
    for (let i = 0; i < 50 && test; i++)
      expect(admits(test.rule.shows, randomHand(next))).toBe(false)
  })
})

suite('a quick test', () => {
  it('is admits, for every rule of every system', () => {
    const next = randomWords(12)
    const hands = Array.from({ length: 40 }, (_, i) =>
      i % 2 ? randomHand(next) : lopsidedHand(next),
    )
    for (const system of allRules())
      for (const text of ['', '1C P', '1S P 2S P', '1N P 2C P']) {
        const read = good(
          stateAfter(
            [system, system],
            0,
            'None',
            text
              .split(' ')
              .filter(Boolean)
              .map((code) => parseCall(code)!),
          ),
        )
        for (const { rule: filled } of rulesAt(read))
          for (const cards of hands)
            expect(quickTest(filled.shows)(cards)).toBe(admits(filled.shows, cards))
      }
  })
})

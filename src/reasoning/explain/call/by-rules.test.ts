import { expect, it, describe as suite } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { callFor, chooseAt } from '#bidding/auction/choose.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { plain } from '#constraint/phrase.ts'
import { type Call, callCode, parseCall } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import { finish } from '#core/steps.ts'
import { TINY } from '#testing/bidding/tiny-system.ts'
import { good } from '#testing/good.ts'
import { randomHand, randomWords } from '#testing/random-hands.ts'
import { byRules } from './by-rules.ts'
import { plainRow } from './condition-rows.ts'
import { nearestChange } from './nearest-change.ts'

const at = (text: string) => {
  const calls = text.split(' ').filter(Boolean)
  return good(
    stateAfter(
      [TINY, TINY],
      0,
      'None',
      calls.map((code) => parseCall(code)!),
    ),
  )
}
const held = (text: string): hand.Hand => good(hand.parse(text))
const why = (auction: string, cards: string) => {
  const state = at(auction)
  return byRules(chooseAt(state, held(cards)), rulesAt(state), held(cards))
}

suite('why a call of a system', () => {
  it('gives the reason, and as facts its test, the hand and what it counts on', () => {
    const told = why('1N P', 'KQ42.A82.K432.J2')
    expect(callCode(told.call)).toBe('3N')
    expect(told.rule).toMatchObject({ id: 'tiny/1NT-3NT', natural: false })
    expect(told.steps.find(({ verdict }) => verdict === 'met')?.label).toBe(told.label)
    expect(plain(told.reason)).toBe('At least 25 points together: game.')
    expect(told.facts.map(plainRow)).toEqual([
      '13+ HCP: 13 (met)',
      'partner has shown: at least 12 points (met)',
    ])
    const [tried, chosen, ...after] = told.steps
    expect([tried?.label, chosen?.label]).toEqual(['stayman', '1NT-3NT'])
    expect(tried?.decided).toBeDefined()
    expect(after.every(({ verdict }) => verdict === 'not-reached')).toBe(true)
  })

  it('says of a rule that asks nothing that it takes what is left', () => {
    const told = why('1N P', 'J842.832.K432.32')
    expect(callCode(told.call)).toBe('P')
    expect(told.facts).toEqual([])
  })

  it('lists every other call once, the nearest miss first', () => {
    const told = why('1N P', 'KQ42.A8.K432.432')
    expect(callCode(told.call)).toBe('P')
    expect(told.others[0]).toMatchObject({ rule: 'tiny/1NT-3NT', miss: 1 })
    expect(plain(told.others[0]?.text ?? [])).toBe('too weak: it shows 13+ HCP, here 12')
    const calls = told.others.map(({ call }) => call)
    expect(new Set(calls).size).toBe(calls.length)
    const misses = told.others.map(({ miss }) => Number(miss))
    expect(misses).toEqual([...misses].sort((a, b) => a - b))
  })

  it('says what the call made does better where the hand could make another too', () => {
    const told = why('1N P', 'KQ42.AK82.K43.J2')
    expect(callCode(told.call)).toBe('2C')
    const game = told.others.find(({ rule }) => rule === 'tiny/1NT-3NT')
    expect(plain(game?.text ?? [])).toBe('asks first: game can still be bid after the answer')
  })
})

suite('the nearest miss', () => {
  it('is a step away from a rule that comes before', () => {
    expect(plain(why('1N P', 'KQ42.A8.K432.432').near?.text ?? [])).toBe(
      'one HCP short of three notrump',
    )
  })
  it('is none where the hand is further off, or the rule would come too late', () => {
    expect(why('1N P', 'J842.832.K432.32').near).toBeUndefined()
    // One heart more would still bid two clubs.
    const told = why('1N P', 'KQ42.AK82.K43.J2')
    expect(told.near).toBeUndefined()
  })
})

suite('the smallest change', () => {
  const run = (auction: string, cards: string) => {
    return finish(nearestChange(at(auction), held(cards)))
  }
  it('makes the other call, by one card where one is enough', () => {
    const { entries } = run('1N P', 'KQ42.A82.K432.32')
    const game = entries.find(({ change }) => callCode(change.call) === '3N')
    expect(game?.count?.n).toBe('1')
    for (const { change, count } of entries) {
      expect(callFor(at('1N P'), change.hand)).toBe(change.call)
      expect(String(change.exchanges.length)).toBe(count?.n)
    }
  })
  it('finds one card wherever some hand one card away makes the call', () => {
    const next = randomWords(11)
    for (let i = 0; i < 3; i++) {
      const own = randomHand(next)
      const state = at('1S P')
      const found = run('1S P', hand.format(own)).entries.filter(({ count }) => count?.n === '1')
      const calls = new Set<Call>()
      for (const out of hand.cards(own))
        for (let card = 0; card < 52; card++) {
          if (hand.has(own, card as never)) continue
          calls.add(callFor(state, hand.withCard(hand.without(own, out), card as never)))
        }
      calls.delete(callFor(state, own))
      expect(new Set(found.map(({ change }) => change.call))).toEqual(calls)
    }
  })
})

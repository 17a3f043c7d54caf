import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { plain } from '#constraint/phrase.ts'
import { parseCall } from '#core/call.ts'
import { parse } from '#core/hand.ts'
import { NORTH } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { rulesOf } from '#systems/registry.ts'
import { isTold, playedLimits, playedWords } from './played-limits.ts'
import { toldAsPlayed, usualRule } from './told-as-played.ts'

const stateOf = (id: string, auction: string) => {
  const system = rulesOf(id)
  const calls = auction.split(' ').flatMap((code) => parseCall(code) ?? [])
  return good(stateAfter([system, system], NORTH, 'None', calls))
}
const told = (id: string, auction: string, code: string) =>
  finish(toldAsPlayed(stateOf(id, auction), parseCall(code)!))!
const hands = (...held: readonly string[]) => held.map((text) => good(parse(text)))

describe('a call told as it is played', () => {
  it.each([
    // Faults of the review: each was told by one rare rule.
    ['essex-acol', '1N P', '2C', /4\+ ♥ or 4\+ ♠/, /four-card major/],
    ['sayc', '1C P', '1H', /^\d\+ points, .*4\+ ♥$/, /^Six points or more/],
    ['sayc', '', '3C', /^3–10 points, exactly 7 ♣; or .*exactly 6 ♣$/, /^Seven good clubs/],
    // Michaels over a minor names both suits; a weak jump denies no major that its rule does not.
    ['sayc', '1D', '2D', /^6\+ points, 5\+ ♠, 5\+ ♥/, /each major/],
    ['sayc', '1C', '2D', /^5–11 points, exactly 6 diamonds$/, /weak jump/],
    ['sayc', '', '1N', /^15–17 points, balanced$/, /15–17/],
  ])('by %s after “%s” is %s: %s', (id, auction, code, shows, says) => {
    const made = told(id, auction, code)
    expect(plain(made.shows).replaceAll(/spades|hearts|clubs/g, (name) => SIGNS[name]!)).toMatch(
      shows,
    )
    expect(made.by.rule.says).toMatch(says)
  })
  it('is such that nearly every hand that makes it is told', () => {
    const state = stateOf('sayc', '1N P')
    const { told: ways } = told('sayc', '1N P', '2C')
    let [made, taken] = [0, 0]
    for (let n = 1; n <= 4000; n++) {
      const hand = dealFromSeed([44, 4, 0, 1], n)[2]
      if (callFor(state, hand) !== parseCall('2C')) continue
      made++
      if (ways.some((one) => isTold(one, hand))) taken++
    }
    expect(made).toBeGreaterThan(500)
    expect(taken / made).toBeGreaterThan(0.95)
  })
  it.each([
    // Faults of the count: words that took four in five of the hands that call something else.
    ['sayc', '1N P', '2C'],
    ['sayc', '2C P', '2D'],
    ['sayc', '3H P', '4H'],
    ['schenken-1967', '3C P', '3N'],
    ['schenken-1967', '3C P', 'P'],
  ])('by %s after “%s” is told apart from other hands: %s', (id, auction, code) => {
    const state = stateOf(id, auction)
    const { told: ways } = told(id, auction, code)
    const taken = { own: [0, 0], others: [0, 0] }
    for (let n = 1; n <= 3000; n++) {
      const hand = dealFromSeed([44, 4, 0, 2], n)[2]
      const side = callFor(state, hand) === parseCall(code) ? taken.own : taken.others
      side[0]! += 1
      if (ways.some((one) => isTold(one, hand))) side[1]! += 1
    }
    expect(taken.own[1]! / taken.own[0]!).toBeGreaterThan(0.95)
    expect(taken.others[1]! / taken.others[0]!).toBeLessThan(0.2)
  })
  it('says so where nearly any hand makes it', () => {
    expect(plain(told('sayc', '4H P', 'P').shows)).toBe('nearly any hand')
  })
  it('is the same whenever it is asked', () => {
    expect(told('sayc', '1N P', '2C')).toEqual(told('sayc', '1N P', '2C'))
  })
  it('is nothing where no hand makes the call', () => {
    expect(finish(toldAsPlayed(stateOf('sayc', ''), parseCall('7S')!))).toBeUndefined()
  })
})

describe('the usual rule', () => {
  it('is the only one, where rules give one reason', () => {
    const state = stateOf('sayc', '')
    const rules = rulesAt(state).filter(({ call }) => call === parseCall('1N'))
    expect(finish(usualRule(state, parseCall('1N')!, [rules[0]!]))).toBe(rules[0])
  })
  it('is that of most hands, not the first', () => {
    const state = stateOf('sayc', '1N P')
    const [first, ...others] = rulesAt(state).filter(({ call }) => call === parseCall('2C'))
    expect(finish(usualRule(state, parseCall('2C')!, [first!, ...others])).rule.id).toBe(
      'sayc/1N/stayman',
    )
  })
})

describe('limits of hands', () => {
  it('say what is short in a major, unless a suit is long', () => {
    const flat = playedLimits(hands('K832.A54.KQ72.Q5', 'AJ4.Q832.KJ85.K4', 'Q7.A2.AQJ62.K854'))
    expect(plain(playedWords(flat))).toBe(
      '14–16 points, at most 4 spades, at most 4 hearts, 4–5 diamonds',
    )
    const long = playedLimits(hands('KQJ984.A854.7.92', 'AQT853.7.98.K842', 'AQT853.72.K842.9'))
    expect(plain(playedWords(long))).toBe('9–10 points, exactly 6 spades')
  })
})

const SIGNS: Readonly<Record<string, string>> = { spades: '♠', hearts: '♥', clubs: '♣' }

import { expect, it, describe as suite } from 'vitest'
import { parseCall } from '#core/call.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { TINY } from '#testing/bidding/tiny-system.ts'
import { good } from '#testing/good.ts'
import type { Pattern } from '../language/patterns.ts'
import { stateAfter } from './auction-state.ts'
import { isCallOf, patternTest, roleOf } from './pattern-holds.ts'

const at = (text: string, vulnerability: Vulnerability = 'None') => {
  const calls = text
    .split(' ')
    .filter(Boolean)
    .map((code) => parseCall(code)!)
  return good(stateAfter([TINY, TINY], 0, vulnerability, calls))
}
const holds = (pattern: Pattern, text: string, vulnerability?: Vulnerability): boolean =>
  patternTest(pattern)(at(text, vulnerability))

suite('calls by class', () => {
  it.each([
    ['1H|1S', '1S', true],
    ['1suit', '1N', false],
    ['23major', '3H', true],
    ['23major', '4H', false],
    ['nt', '3N', true],
    ['minor', '2D', true],
    ['pass', 'P', true],
    ['double', 'X', true],
    ['bid', 'X', false],
  ])('%s of %s: %s', (pattern, call, expected) => {
    expect(isCallOf(pattern, parseCall(call))).toBe(expected)
  })
  it('know a seat that has not called', () => {
    expect(isCallOf('none', undefined)).toBe(true)
    expect(isCallOf('1H', undefined)).toBe(false)
  })
  it('refuse a word that is none', () => {
    expect(() => isCallOf('5heartz', undefined)).toThrow(/names a call/)
  })
})

suite('situations', () => {
  it.each([
    ['', 'opening'],
    ['P P', 'opening'],
    ['1S P', 'responder'],
    ['1S P 2S P', 'opener'],
    ['1S', 'defender'],
    ['1S P P', 'defender'],
    ['1S 2H P', 'advancer'],
    ['1S 2H P 3H P', 'overcaller'],
  ])('after “%s” the player is %s', (text, role) => {
    expect(roleOf(at(text))).toBe(role)
  })

  const cases: readonly (readonly [Pattern, string, boolean])[] = [
    [{ turn: 1 }, '1S P 2S P', true],
    [{ after: '1S P' }, 'P P 1S P', true],
    [{ after: '1S P' }, '1S P 2S P', false],
    [{ after: '* 2S P' }, '1S P 2S P', true],
    [{ after: '1H|1S ?' }, '1H X', true],
    [{ opening: '1major' }, '1S P 2S P', true],
    [{ partner: '1nt' }, '1N P', true],
    [{ rho: 'double' }, '1S X', true],
    [{ contested: true }, '1S P 2S P', false],
    [{ contested: true }, '1S X 2S P', true],
    [{ forced: true }, '1H P 1S P', true],
    [{ forced: true }, '1H P 1S X', false],
    [{ agreed: 'major' }, '1S P 2S P', true],
    [{ agreed: 'none' }, '1S P', true],
    [{ inTrumps: true }, '1S P 2S P', true],
    [{ inTrumps: true }, '1S P 2S P 4N P', false],
    [{ asked: 'aces' }, '1S P 2S P 4N P', true],
    [{ answered: 'aces' }, '1S P 2S P 4N P 5D P', true],
    [{ artificial: true }, '1S P 2S P 4N P', true],
    [{ passedHand: true }, 'P P 1S P', true],
    [{ passedHand: true }, '1S P', false],
    [{ position: 3 }, 'P P', true],
    [{ balancing: true }, '1S P P', true],
    [{ balancing: true }, '1S P', false],
    [{ ours: true }, '1S P', true],
    [{ level: [2, 3] }, '1S P 2S P', true],
    [{ belowGame: true }, '1S P 4S P', false],
    [{ doubled: 1 }, '1S X', true],
    [{ partnerMin: [12, 12] }, '1N P', true],
    [{ partnerMax: [14, 14] }, '1N P', true],
    [{ theirSuits: 1 }, '1S', true],
    [{ any: [{ level: 7 }, { level: 1 }] }, '1S', true],
    [{ not: { level: 1 } }, '1S', false],
    [{ all: [{ level: 1 }, { ours: true }] }, '1S P', true],
  ]
  it.each(cases)('%o after “%s”: %s', (pattern, text, expected) => {
    expect(holds(pattern, text)).toBe(expected)
  })

  it('know who is vulnerable', () => {
    expect(holds({ vulnerable: true, theyVulnerable: false }, 'P', 'EW')).toBe(true)
    expect(holds({ vulnerable: true }, 'P', 'NS')).toBe(false)
  })
})

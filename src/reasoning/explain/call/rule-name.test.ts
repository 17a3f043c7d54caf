import { describe, expect, it } from 'vitest'
import { ruleName, ruleNameOfId } from './rule-name.ts'

describe('the name of a rule', () => {
  it.each([
    ['opening/1S', 'opening: 1♠'],
    ['defence/over-1N-five', 'defence: over 1NT five'],
    ['rebid/1N-lower-S', 'rebid: 1NT lower ♠'],
    ['rebid/1N-4M', 'rebid: 1NT 4 of a major'],
    ['answered/2nt-force', 'answered: 2NT force'],
    ['blackwood/0-3', 'Blackwood: 0 or 3'],
    ['notrump/stayman-3N', 'notrump: Stayman 3NT'],
    ['cappelletti/major and minor', 'Cappelletti: major and minor'],
    ['to-cappelletti/pass or correct', 'to Cappelletti: pass or correct'],
    ['12a 1S', 'section 12a'],
    ['8d 1C/S again', 'section 8d, ♠ again'],
    ['3 2D/N', 'section 3, notrump'],
    ['11a-kept 3D', 'section 11a, kept in hand'],
    ['14 P', 'section 14'],
    ['1♥: two over one', '1♥: two over one'],
    ['positive 1N: slam', 'positive 1NT: slam'],
    ['two notrump with a stopper', 'two notrump with a stopper'],
  ])('of %s is %s', (label, name) => {
    expect(ruleName(label)).toBe(name)
  })
  it('is of an id the same', () => {
    expect(ruleNameOfId('essex-acol/opening/1S')).toBe('opening: 1♠')
    expect(ruleNameOfId('essex-acol/notrump/weak:H')).toBe('notrump: weak, ♥')
  })
})

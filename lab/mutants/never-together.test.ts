import { describe, expect, it } from 'vitest'
import { patternTest } from '#bidding/auction/pattern-holds.ts'
import type { Pattern } from '#bidding/language/patterns.ts'
import { rulesOf } from '#systems/registry.ts'
import { everyAuction } from '#testing/bidding/auctions.ts'
import { neverTogether } from './never-together.ts'

describe('two situations never hold together', () => {
  it.each<[Pattern, Pattern, boolean]>([
    [{ partner: '1suit' }, { partner: '1nt' }, true],
    [{ partner: '1suit' }, { partner: '1H|1N' }, false],
    [{ role: 'opener' }, { role: ['responder', 'advancer'] }, true],
    [{ turn: [0, 1] }, { turn: 2 }, true],
    [{ all: [{ opening: '1C' }, { turn: 1 }] }, { opening: '1D' }, true],
    [{ any: [{ opening: '1C' }, { opening: '1H' }] }, { opening: '1D|1S' }, true],
    [{ any: [{ opening: '1C' }, { turn: 1 }] }, { opening: '1D' }, false],
    [{ after: '1C P 1H P' }, { after: '1C P 1S P' }, true],
    [{ after: '1C P 1H P' }, { after: '* 1H P' }, false],
    [{ after: '1C P 1H P' }, { after: '* 1H P P 1D P' }, true],
    [{ after: '1C P 1H P' }, { partner: '1S' }, true],
    [{ agreed: 'any' }, { agreed: 'major' }, false],
    [{ agreed: 'none' }, { agreed: 'major' }, true],
    [{ not: { opening: '1C' } }, { opening: '1C' }, false],
  ])('%j and %j: %s', (a, b, never) => {
    expect([neverTogether(a, b), neverTogether(b, a)]).toEqual([never, never])
  })

  it('which no auction up to two calls gainsays, for the rules of a system', () => {
    const system = rulesOf('sayc')
    const rules = system.rules.map(({ when }) => ({ when, test: patternTest(when) }))
    let said = 0
    for (const state of everyAuction([system, system], 2)) {
      const holding = rules.filter(({ test }) => test(state)).slice(0, 20)
      for (const [i, one] of holding.entries())
        for (const other of holding.slice(i + 1)) {
          said++
          expect(neverTogether(one.when, other.when)).toBe(false)
        }
    }
    expect(said).toBeGreaterThan(1000)
  })
})

import { describe, expect, it } from 'vitest'
import { type Call, parseCall } from '#core/call.ts'
import type { Predicate } from '#reasoning/predicates/predicate.ts'
import { EVERYDAY, FOURTH_BEST } from '#reasoning/sources/carding.ts'
import type { CallEntry } from '#reasoning/sources/source.ts'
import { runInline } from '#testing/inline.ts'
import { agreementsCheck, type SideAgreements } from './agreements-check.ts'

const call = (text: string): Call => {
  const read = parseCall(text)
  if (read === undefined) throw new Error(text)
  return read
}
const length = (suit: 0 | 1 | 2 | 3, min: number, max = 13): Predicate => ({
  kind: 'length',
  seat: 0,
  suit,
  min,
  max,
})
const all = (...of: readonly Predicate[]): Predicate => ({ kind: 'all', of })
const entry = (part: Partial<CallEntry>): CallEntry => ({
  after: [],
  call: call('1H'),
  says: length(2, 5),
  fallbacks: [],
  qualifier: 'consistent',
  ...part,
})
const side = (...entries: readonly CallEntry[]): SideAgreements => ({
  carding: FOURTH_BEST,
  calls: { name: 'Ours', entries, weight: 90, price: 0.05 },
})
const faults = (ns: SideAgreements, ew = side()) =>
  runInline('agreements-check', { kind: 'check', sides: [ns, ew] }).faults

describe('agreements by hand', () => {
  it('that make sense have no fault', () => {
    expect(
      faults(
        side(
          entry({ fallbacks: [length(2, 4)] }),
          entry({
            after: ['1H', 'P'].map(call),
            call: call('2H'),
            says: all(length(2, 3), { kind: 'hcp', seat: 0, min: 6, max: 10 }),
          }),
          entry({ call: call('1N'), says: { kind: 'balanced', seat: 0 } }),
        ),
      ),
    ).toEqual([])
  })
  it.each([
    ['a range upside down', entry({ says: length(2, 6, 5) }), 'at least 6 and at most 5'],
    [
      'a condition that no hand meets',
      entry({ says: all(length(2, 8), length(3, 6)) }),
      'contradicts itself: no hand at all is so',
    ],
    [
      'points that no hand has',
      entry({ says: { kind: 'hcp', seat: 0, min: 38, max: 40 } }),
      'no hand at all',
    ],
    [
      'points that the shape has no room for',
      entry({ says: all(length(2, 12), { kind: 'hcp', seat: 0, min: 16, max: 40 }) }),
      'no hand at all',
    ],
    [
      'hearts of two hands that one pack has not',
      entry({ says: all(length(2, 7), { ...length(2, 7), seat: 2 } as Predicate) }),
      'what it shows contradicts itself: no deal gives such hands to the caller and partner.',
    ],
    [
      'a fallback of two hands that has no deal',
      entry({
        says: length(2, 5),
        fallbacks: [
          all(
            { kind: 'hcp', seat: 0, min: 21, max: 37 },
            { kind: 'hcp', seat: 1, min: 20, max: 37 },
          ),
        ],
      }),
      'fallback 1 contradicts itself: no deal gives such hands to the caller and the left-hand',
    ],
    ['a call that cannot follow', entry({ after: [call('1S')] }), '1H cannot be called there'],
    ['an auction that begins with a pass', entry({ after: ['P', '1C'].map(call) }), 'not a pass'],
    ['a fallback that is no weaker', entry({ fallbacks: [length(2, 6)] }), 'says no less'],
    ['a choice among nothing', entry({ says: { kind: 'one', of: [] } }), 'no conditions'],
  ])('%s is said where and what', (_, bad, words) => {
    const found = faults(side(entry({ call: call('1C') }), bad))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ side: 0, entry: 1 })
    expect(found[0]?.message).toContain('North–South. Call 2')
    expect(found[0]?.message).toContain(words)
  })
  it('of two hands that one pack has room for is no fault, and is judged in slices', () => {
    const both = all(length(2, 7), { ...length(2, 6), seat: 2 } as Predicate)
    expect(faults(side(entry({ says: both })))).toEqual([])
    const rich = all(
      { kind: 'hcp', seat: 0, min: 20, max: 20 },
      { kind: 'hcp', seat: 2, min: 20, max: 20 },
    )
    const steps = agreementsCheck({ kind: 'check', sides: [side(entry({ says: rich })), side()] })
    let yields = 0
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) yields += 1
    expect(step.value.faults).toEqual([])
    expect(yields).toBeGreaterThan(2)
  })
  it('one call twice is said', () => {
    expect(faults(side(entry({}), entry({})))[0]?.message).toContain('as call 1')
  })
  it('leads that cannot be, and weights that rule everything out, are said', () => {
    const carding = {
      ...FOURTH_BEST,
      suit: [
        { kind: 'place', k: 5, min: 2, max: 4, headed: 'any', qualifier: 'consistent' },
      ] as const,
      weights: { consistent: 0, unspecified: 0, inconsistent: 0 },
    }
    const found = faults(side(), { ...side(), carding }).map((one) => one.message)
    expect(found).toEqual([
      'East–West. Leads against suits, rule 1: the 5th highest of at most 4 cards: there is no such card.',
      'East–West. Leads: every weight is 0, so no lead at all would be made.',
    ])
  })
  it('gives the cardings to begin from', () => {
    expect(runInline('agreements-check', { kind: 'list' }).cardings[0]).toBe(EVERYDAY)
  })
})

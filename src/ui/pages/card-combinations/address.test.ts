import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defendingOf,
  defendingText,
  quizOf,
  quizText,
  searchOf,
  searchText,
  severalOf,
  severalText,
  typedCount,
} from '../../inspector/suit/find-text.ts'
import { FIRST, type SuitPlace, suitAddress, suitPlaceOf, TABS } from './address.ts'
import { parseWeights } from './weights-text.ts'

const anyPlace: fc.Arbitrary<SuitPlace> = fc.record({
  north: fc.string({ minLength: 1, maxLength: 14 }).filter((text) => text !== '-'),
  south: fc.string({ maxLength: 14 }).filter((text) => text !== '-'),
  goal: fc.option(fc.oneof(fc.constant('max' as const), fc.integer({ min: 1, max: 13 })), {
    nil: undefined,
  }),
  avoid: fc.option(fc.constantFrom('west' as const, 'east' as const), { nil: undefined }),
  places: fc.option(fc.tuple(fc.nat(26), fc.nat(26)), { nil: undefined }),
  start: fc.constantFrom('north' as const, 'south' as const, 'either' as const),
  entries: fc.record({
    north: fc.oneof(fc.constant('unlimited' as const), fc.nat(13)),
    south: fc.oneof(fc.constant('unlimited' as const), fc.nat(13)),
  }),
  distinct: fc.boolean(),
  table: fc.option(fc.string(), { nil: undefined }),
  plan: fc.nat(2),
  layout: fc.option(fc.constantFrom('-', 'K9', 'K'), { nil: undefined }),
  played: fc.option(fc.constantFrom('9', '9-K'), { nil: undefined }),
  way: fc.option(fc.constantFrom('north-12', 'south-3'), { nil: undefined }),
  want: fc.option(
    fc.record({ count: fc.nat(13), never: fc.constantFrom('west', 'east', 'nobody') }),
    { nil: undefined },
  ),
  every: fc.boolean(),
  after: fc.option(fc.constantFrom('S5KA9', 'S5KA9_NQ-6-'), { nil: undefined }),
  tab: fc.constantFrom(...TABS),
  find: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
})

describe('the address of the page Combinations', () => {
  it('keeps every state', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const address = suitAddress(place)
        expect(address).not.toMatch(/[?#\s]/)
        expect(suitPlaceOf(address.replace(/^\/combinations\//, ''))).toEqual({ place, unread: [] })
      }),
    )
  })
  it('names a hand that is too long for any suit', () => {
    const { place, unread } = suitPlaceOf(`${'x'.repeat(50)}/32/goal.2`)
    expect(unread).toEqual([`${'x'.repeat(40)}…`])
    expect(place).toMatchObject({ north: '', goal: 2 })
  })
  it('opens on the document’s example', () => {
    expect(suitPlaceOf(undefined)).toEqual({ place: FIRST, unread: [] })
  })
  it.each([
    'goal.0',
    'goal.14',
    'out.north',
    'places.9',
    'places.9-27',
    'from.east',
    'north.x',
    'tab.none',
    'plan.0',
    'way.east-3',
    'want.5-north',
    'want.14-west',
    'tricks.some',
    'constructor.1',
    'nonsense',
  ])('names %s as what it cannot read, and reads the rest', (part) => {
    const { place, unread } = suitPlaceOf(`AQJ/432/${part}/out.west`)
    expect(unread).toEqual([part])
    expect(place).toMatchObject({ north: 'AQJ', south: '432', avoid: 'west' })
  })
})

describe('what the tabs keep in the address', () => {
  it('is read back', () => {
    const search = searchOf('cards.7~goal.3~with.AQ')
    expect(search).toMatchObject({ cards: '7', goal: '3', with: 'AQ', chance: '' })
    expect(searchOf(searchText(search))).toEqual(search)
    const quiz = quizOf('level.hard~seed.ABC~answer.2')
    expect(quiz).toEqual({ difficulty: 'hard', seed: 'ABC', answer: 2 })
    expect(quiz && quizOf(quizText(quiz))).toEqual(quiz)
    expect(quizOf('level.none~seed.A')).toBeUndefined()
    const several = severalOf('s.AQ2-K43~d.-AK~need.5~lose.2~west.7~east.6~out.west')
    expect(several.hands[0]).toEqual({ north: 'AQ2', south: 'K43' })
    expect(several.hands[2]).toEqual({ north: '', south: 'AK' })
    expect(severalOf(severalText(several))).toEqual(several)
    const defending = defendingOf('own.AJ9~dummy.Qxx~tricks.3~side.right')
    expect(defending).toEqual({ own: 'AJ9', dummy: 'Qxx', tricks: '3', side: 'right' })
    expect(defendingOf(defendingText(defending))).toEqual(defending)
    expect(defendingOf(undefined)).toMatchObject({ own: 'AJ9', dummy: 'Qxx', side: 'left' })
  })
  it('takes whole numbers within their limits only', () => {
    expect(['', ' 5 ', '0', '2.5', 'x', '14'].map((text) => typedCount(text, 1, 13))).toEqual([
      undefined,
      5,
      'bad',
      'bad',
      'bad',
      'bad',
    ])
  })
})

describe('weights as text', () => {
  it('reads holdings and their weights', () => {
    const read = parseWeights('KJ:3, K:1, -:2.5')
    expect(read.ok && read.value.map(([, weight]) => weight)).toEqual([3, 1, 2.5])
  })
  it.each([
    ['KJ', 'weights/entry', 1],
    ['K:1, J', 'weights/entry', 6],
    ['K:1,JJ:2', 'weights/cards', 5],
    ['Z:1', 'weights/cards', 1],
    ['K:many', 'weights/number', 1],
    ['', 'weights/none', undefined],
  ])('says what is wrong with “%s”, and where', (text, code, column) => {
    const read = parseWeights(text)
    expect(read.ok).toBe(false)
    if (!read.ok) {
      expect(read.error.code).toBe(code)
      expect(read.error.column).toBe(column)
    }
  })
})

import { expect, it } from 'vitest'
import { callCode, parseCall } from '#core/call.ts'
import { BOOK_AUCTIONS } from './book-auctions.ts'
import { bookParts } from './book-parts.ts'
import { rulesOf } from './registry.ts'
import { loadPlaceTexts, rulePlaces } from './rule-places.ts'

const labels = rulesOf('sayc').rules.map(({ label }) => label)
const SAYC = { id: 'sayc' } as const

it('rules come in the order of the system, at the auction of their line', () => {
  // Two rules at the start, one that no auction reaches, one after 1NT, and one more at the start.
  const places = rulePlaces(SAYC, { sayc: '2 -\n1 ?\n1 1N\n1 -' })
  expect(places).toEqual([
    { calls: [], labels: [labels[0], labels[1], labels[4]] },
    { calls: [parseCall('1N')], labels: [labels[3]] },
  ])
})
it('a convention that is switched on comes after, where it has a list', () => {
  const texts = { sayc: '1 -', 'sayc dont': '1 1N' }
  const on = { ...SAYC, packages: ['dont'] }
  const [own, dont, ...rest] = rulePlaces(on, texts)
  expect(own).toEqual({ calls: [], labels: [labels[0]] })
  expect(dont).toEqual({
    calls: [parseCall('1N')],
    labels: [expect.stringMatching(/^dont\//)],
  })
  expect(rest).toEqual([])
  expect(rulePlaces(on, { sayc: '1 -' })).toEqual([own])
})
it('a convention that the system has not is passed over, list or none', () => {
  const other = { ...SAYC, packages: ['no such convention'] }
  const own = rulePlaces(SAYC, { sayc: '1 -' })
  expect(rulePlaces(other, { sayc: '1 -' })).toEqual(own)
  expect(rulePlaces(other, { sayc: '1 -', 'sayc no such convention': '1 1N' })).toEqual(own)
})
it('a system without a list has no places', () => {
  expect(rulePlaces(SAYC, {})).toEqual([])
  expect(rulePlaces({ id: 'toString' }, {})).toEqual([])
})
it('every label that the auctions of the book name is one of a rule', () => {
  const parts = new Map(
    bookParts().map(({ name, rules }) => [name, rules.map(({ label }) => label)]),
  )
  for (const [name, { only = {}, nowhere = [] }] of Object.entries(BOOK_AUCTIONS))
    expect(parts.get(name)).toEqual(
      expect.arrayContaining([...Object.values(only).flat(), ...nowhere]),
    )
})
it('a rule is shown at the first auction that it speaks in, unless the list says another', async () => {
  const texts = await loadPlaceTexts()
  const at = (label: string) =>
    rulePlaces(SAYC, texts)
      .find((place) => place.labels.includes(label))
      ?.calls.map(callCode)
  expect(at('opening/1N')).toEqual([])
  expect(at('overcall/two hearts')).toEqual(['1S'])
})

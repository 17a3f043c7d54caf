/** The turn of a rule: the auction that it names, or one that is found for it. */
import { beforeAll, expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import { finish } from '#core/steps.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { loadSystems } from '#systems/loaded.ts'
import { loadPlaceTexts, type PlaceTexts } from '#systems/rule-places.ts'
import { good } from '#testing/good.ts'
import { placeOfRule } from './rule-place.ts'

const TEXT = `system: Own
id: own
language: 1
when nobody has opened:
  1NT [nt]: balanced, 15-17 points
after 1NT – 2D:
  2H [done]: any hand
when partner opened 1NT, uncontested, my first action:
  2D [transfer]: 5+ hearts
  3S [told]: no hand
`
const OWN = { id: 'own', text: TEXT }
let texts: PlaceTexts
beforeAll(async () => {
  await loadSystems([OWN, { id: 'sayc' }])
  texts = await loadPlaceTexts()
})
const placeOf = (label: string, system: SystemRef = OWN) =>
  finish(placeOfRule(system, label, texts))
const auction = (label: string): string => good(placeOf(label)).calls.map(callCode).join(' ')

it('is the auction that its heading names, or the shortest in which it speaks', () => {
  expect(auction('nt')).toBe('')
  expect(auction('done')).toBe('1N P 2D P')
  expect(auction('transfer')).toBe('1N P')
  expect(good(placeOf('done')).rule).toBe('own/done')
})
it('is none for a rule that only explains its call', () => {
  expect(placeOf('told')).toMatchObject({ error: { code: 'book/nowhere' } })
})
it('is the auction of the book for a system of the list', () => {
  expect(good(placeOf('opening/1N', { id: 'sayc' })).calls).toEqual([])
})

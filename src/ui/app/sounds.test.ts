import { expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { SPADES } from '#core/suit.ts'
import { legalCards, position } from '#store/selectors.ts'
import { createKibitzerStore } from '#store/store.ts'
import { type Heard, heard } from './sounds.ts'

it('hears calls, cards, tricks and the end once each, and no step back or jump', () => {
  const k = createKibitzerStore({ seed: [1, 2, 3, 4] })
  const all: (Heard | undefined)[] = []
  const after = (act: () => unknown) => {
    const before = position(k.store.getState())
    act()
    const what = heard(before, position(k.store.getState()))
    all.push(what)
    return what
  }
  for (const call of [bidOf(1, SPADES), PASS, PASS, PASS]) after(() => k.actions.makeCall(call))
  expect(all).toEqual(['call', 'call', 'call', 'call'])
  const card = () => k.actions.playCard(legalCards(k.store.getState())[0]!)
  expect([1, 2, 3, 4, 5].map(() => after(card))).toEqual(['card', 'card', 'card', 'trick', 'card'])
  expect(after(() => k.actions.stepBy(-1))).toBeUndefined()
  expect(after(() => k.actions.seek(0))).toBeUndefined()
  expect(after(() => k.actions.seek(3))).toBeUndefined()
  expect(after(() => k.actions.dealNew())).toBeUndefined()
  for (let passes = 0; passes < 3; passes++) k.actions.makeCall(PASS)
  expect(after(() => k.actions.makeCall(PASS))).toBe('end')
})

import { describe, expect, it } from 'vitest'
import { bidOf, DOUBLE, PASS } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { SOUTH } from '#core/seat.ts'
import * as select from '../selectors.ts'
import { createKibitzerStore } from '../store.ts'
import { placeSentence } from './readings.ts'

const board = () => {
  const { store, actions } = createKibitzerStore({ seed: [1, 2, 3, 4] })
  const place = () => placeSentence(select.position(store.getState()))
  const said = () => store.getState().view.announcement.text
  const play = () => actions.playCard(select.legalCards(store.getState())[0]!)
  return { actions, place, said, play }
}

describe('the place in words', () => {
  it('follow the board from the first call to the claim', () => {
    const { actions, place, said, play } = board()
    expect(place()).toBe('Before the first call')
    actions.makeCall(PASS)
    expect(place()).toBe('Auction, after North’s call')
    actions.makeCall(bidOf(2, 3))
    actions.makeCall(DOUBLE)
    for (let i = 0; i < 3; i++) actions.makeCall(PASS)
    expect(said()).toBe('East: pass. Two spades doubled by East. South leads.')
    expect(place()).toBe('Before the opening lead')
    play()
    expect(place()).toBe('Trick 1, after South’s card')
    for (let i = 0; i < 3; i++) play()
    expect(place()).toBe('After trick 1')
    actions.makeClaim({ seat: SOUTH, declarerTricks: 6 })
    expect(place()).toBe('After the claim')
    expect(said()).toBe(
      'South claims: declarer ends with 6 tricks. Two spades doubled by East, 6 tricks: 2 down, 300 for North–South.',
    )
    actions.undo()
    expect(said()).toMatch(/^Undone: after trick 1\. \w+ has the turn\.$/)
  })
  it('say of an ending what was taken, neither made nor down', () => {
    const { actions, said, play } = board()
    // Two cards each: nobody knows how the eleven tricks before went.
    const hands = ['AK', 'QJ', '32', '54'].map((ranks) => hand.parse(`${ranks}...`, 2))
    const deal = hands.map((read) => {
      if (!read.ok) throw new Error(read.error.message)
      return read.value
    }) as unknown as Deal
    expect(actions.setDeal(deal, { dealer: 0 }).ok).toBe(true)
    actions.makeCall(bidOf(4, 3))
    for (let i = 0; i < 3; i++) actions.makeCall(PASS)
    for (let i = 0; i < 8; i++) play()
    expect(said()).toMatch(/Four spades by North: declarer’s side takes [012] of these 2 tricks\.$/)
    expect(said()).not.toMatch(/down|made/)
  })
  it('say when a board is passed out', () => {
    const { actions, place, said } = board()
    for (let i = 0; i < 4; i++) actions.makeCall(PASS)
    expect([place(), said()]).toEqual(['Passed out', 'West: pass. The board is passed out.'])
  })
})

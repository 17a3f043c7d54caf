import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { parse } from '#core/deal.ts'
import { EAST, SOUTH } from '#core/seat.ts'
import { NOTRUMP } from '#core/suit.ts'
import { legalCards } from '#store/selectors.ts'
import { createKibitzerStore } from '#store/store.ts'
import { good } from '#testing/good.ts'
import { type ReadingKey, reading } from './read-table.ts'

const DEAL = 'N:K32.432.AKQ2.K32 T97.T86.975.T874 AQJ4.AK5.J43.A65 865.QJ97.T86.QJ9'

function table() {
  const { store, actions } = createKibitzerStore({ seed: [1, 2, 3, 4] })
  const deal = good(parse(DEAL))
  actions.setDeal(deal, { dealer: SOUTH, vulnerability: 'NS' })
  actions.setViewMode({ kind: 'sit', seat: SOUTH })
  const read = (key: ReadingKey) => reading(key, store.getState())
  const play = (cards = 1) => {
    for (let n = 0; n < cards; n++) actions.playCard(legalCards(store.getState())[0]!)
  }
  const bid = () => {
    for (const call of [bidOf(3, NOTRUMP), PASS, PASS, PASS]) actions.makeCall(call)
  }
  return { store, actions, read, play, bid }
}

describe('the keys that read', () => {
  it('read on a first visit the one hand that is shown', () => {
    const { store, actions } = createKibitzerStore({ seed: [1, 2, 3, 4] })
    expect(reading('m', store.getState())).toMatch(/^South: /)
    actions.setPrefs({ begun: true })
    expect(reading('m', store.getState())).toMatch(/^North: /)
  })
  it('say of the auction who deals, who is vulnerable, what was called and who is next', () => {
    const { actions, read } = table()
    expect(read('a')).toBe('South deals; vulnerable: North–South. No calls yet. South to call.')
    actions.makeCall(bidOf(3, NOTRUMP))
    expect(read('a')).toBe(
      'South deals; vulnerable: North–South. South three notrump. West to call.',
    )
    expect(read('y')).toBe('There is no dummy yet.')
    expect(read('t')).toBe('There is no trick yet.')
    expect(read('r')).toBe('There is no contract yet.')
    expect(read('l')).toBe('South: three notrump.')
  })
  it('say no card that this reader does not see', () => {
    const { actions, read, bid, play } = table()
    bid()
    expect(read('y')).toBe('Dummy comes down after the opening lead.')
    play()
    expect(read('y')).toBe(
      'Dummy, North: spades king three two, hearts four three two, diamonds ace king queen two, clubs king three two.',
    )
    expect(read('m')).toMatch(/^South: spades ace queen jack four, /)
    actions.turnTable()
    expect(read('m'), 'a turned table shows no other hand').toMatch(/^South: /)
    // A kibitzer beside East sees East and dummy.
    actions.setViewMode({ kind: 'kibitz', seat: EAST })
    expect(read('m')).toMatch(/^East: spades ten nine seven, /)
    for (const key of ['m', 'y', 't', 'a', 'l', 'r'] as const)
      expect(read(key), key).not.toMatch(/ace queen jack|ace king five/)
  })
  it('say the trick, the last card with what it told, and the score to the end', () => {
    const { actions, read, bid, play } = table()
    bid()
    play(2)
    expect(read('t')).toMatch(
      /^Trick 1: West .*, North .*Tricks won: North–South 0, East–West 0\.$/,
    )
    actions.announceNews('West has a diamond.')
    actions.announce('Something else.')
    expect(read('l')).toMatch(/^North plays the .*\. West has a diamond\.$/)
    expect(read('r')).toMatch(/^Three notrump by South: 0 won, 9 more needed\.$/)
    play()
    expect(read('l')).not.toContain('diamond.')
    actions.makeClaim({ seat: SOUTH, declarerTricks: 9 })
    expect(read('r')).toBe('Three notrump by South, 9 tricks: just made, 600 for North–South.')
    // At the end every hand lies open, as it was dealt.
    expect(read('y')).toMatch(/^Dummy, North: spades king three two/)
  })
  it('follow who is to act where all hands are open, and say of an unknown hand that it is', () => {
    const { actions, read } = table()
    actions.setViewMode({ kind: 'all' })
    actions.setPrefs({ begun: true })
    actions.makeCall(PASS)
    expect(read('m')).toMatch(/^West: spades eight six five/)
    const one = good(parse('N:AQ3.K94.KQ5.J963 - - -'))
    actions.setDeal(one, { dealer: EAST })
    expect(read('m')).toBe('East: the hand is not known.')
  })
})

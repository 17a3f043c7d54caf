import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { suitOf } from '#core/card.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, NOTRUMP, SPADES } from '#core/suit.ts'
import { legalCards, position, visibleHands } from '#store/selectors.ts'
import { createKibitzerStore, type KibitzerStore } from '#store/store.ts'
import { screenSideOf, trickModel, tricksSentence, trickTicks } from '../ask/tricks.ts'
import {
  auctionModel,
  dummyOrder,
  fanOrder,
  type HandModel,
  handModel,
  seatAt,
} from './table-model.ts'

const fresh = (): KibitzerStore => createKibitzerStore({ seed: [1, 2, 3, 4] })
const now = (k: KibitzerStore) => k.store.getState()
/** Board 1: North deals; North declares three notrump, East leads. */
function notrump(): KibitzerStore {
  const k = fresh()
  for (const call of [bidOf(3, NOTRUMP), PASS, PASS, PASS])
    expect(k.actions.makeCall(call).ok).toBe(true)
  return k
}
function model(k: KibitzerStore, seat: Seat, text = false, viewer: Seat = 2): HandModel {
  const state = now(k)
  return handModel({
    position: position(state),
    visible: visibleHands(state)[seat],
    viewer,
    suitOrder: 'turns',
    legal: legalCards(state),
    whyNot: () => 'because',
    text,
    turnedUp: [],
  })
}
const play = (k: KibitzerStore, count: number): void => {
  for (let i = 0; i < count; i++) {
    const card = legalCards(now(k))[0]
    if (card === undefined) throw new Error('no lawful card')
    expect(k.actions.playCard(card).ok).toBe(true)
  }
}

describe('places around the viewer', () => {
  it('puts the viewer at the bottom and the others clockwise', () => {
    expect(SEATS.map((seat) => screenSideOf(seat, 2))).toEqual(['top', 'right', 'bottom', 'left'])
    for (const viewer of SEATS)
      for (const seat of SEATS) expect(seatAt(screenSideOf(seat, viewer), viewer)).toBe(seat)
  })
})

describe('the order of dummy’s suits', () => {
  it.each([SPADES, HEARTS, DIAMONDS, CLUBS])(
    'puts trumps %d first and colours by turns',
    (suit) => {
      const order = dummyOrder(suit, 'turns')
      expect(order[0]).toBe(suit)
      expect([...order].sort()).toEqual([CLUBS, DIAMONDS, HEARTS, SPADES])
      const black = order.map((s) => s === SPADES || s === CLUBS)
      expect(black[0]).toBe(black[2])
      expect(black[1]).toBe(black[3])
      expect(black[0]).not.toBe(black[1])
    },
  )
  it('has no trumps to put first in notrump', () => {
    expect(dummyOrder(NOTRUMP, 'turns')).toEqual([SPADES, HEARTS, CLUBS, DIAMONDS])
  })
  it('go by rank where the reader wants it, trumps first all the same', () => {
    expect(fanOrder('rank')).toEqual([SPADES, HEARTS, DIAMONDS, CLUBS])
    expect(dummyOrder(NOTRUMP, 'rank')).toEqual(fanOrder('rank'))
    expect(dummyOrder(DIAMONDS, 'rank')).toEqual([DIAMONDS, SPADES, HEARTS, CLUBS])
  })
})

describe('hands', () => {
  it('shows the viewer’s hand as a fan and the others as text when all four are open', () => {
    const k = fresh()
    expect(SEATS.map((seat) => model(k, seat).form)).toEqual([
      'diagram',
      'diagram',
      'fan',
      'diagram',
    ])
    expect(model(k, 2, true).form).toBe('diagram')
  })
  it('closes what the reader may not see, and says how many cards are left', () => {
    const k = fresh()
    k.actions.setViewMode({ kind: 'sit', seat: 2 })
    expect(model(k, 1)).toMatchObject({
      form: 'backs',
      suits: [],
      tallest: 0,
      count: 13,
    })
  })
  it('gives no reason for a closed hand: it would name a card', () => {
    const k = notrump()
    expect(model(k, 2).reason).toBe('because')
    k.actions.setViewMode({ kind: 'sit', seat: 0 })
    expect(model(k, 2, false, 0)).toMatchObject({ form: 'backs', reason: undefined })
  })
  it('faces dummy in columns after the lead, and only then', () => {
    const k = notrump()
    k.actions.setViewMode({ kind: 'sit', seat: 0 })
    expect(model(k, 2, false, 0).form).toBe('backs')
    play(k, 1)
    expect(model(k, 2, false, 0).form).toBe('columns')
  })
  it('keeps the room of dummy’s longest suit while its cards go', () => {
    const k = notrump()
    play(k, 1)
    const down = model(k, 2)
    expect(down.tallest).toBe(Math.max(...down.suits.map(({ cards }) => cards.length)))
    play(k, 20)
    expect(model(k, 2).count).toBeLessThan(down.count)
    expect(model(k, 2).tallest).toBe(down.tallest)
  })
  it('makes the lawful cards of the hand on turn playable and gives the reason for the others', () => {
    const k = notrump()
    play(k, 1)
    const state = now(k)
    const hand = model(k, 2)
    expect([...hand.playable].sort()).toEqual([...legalCards(state)].sort())
    expect(hand.turn).toBe('to play')
    expect(hand.playable.size < hand.count ? hand.reason : 'because').toBe('because')
    expect(model(k, 3).playable.size).toBe(0)
  })
  it('holds every card once, in its suit, high to low', () => {
    const k = fresh()
    const all = SEATS.flatMap((seat) => model(k, seat).suits)
    for (const group of all) {
      expect(group.cards.every((card) => suitOf(card) === group.suit)).toBe(true)
      expect([...group.cards].sort((a, b) => b - a)).toEqual(group.cards)
    }
    expect(new Set(all.flatMap((group) => group.cards)).size).toBe(52)
  })
})

describe('the auction table', () => {
  it('has a blank before North when North deals, and says who is next', () => {
    const k = fresh()
    expect(auctionModel(position(now(k))).rows).toEqual([[undefined, 'next', undefined, undefined]])
    k.actions.makeCall(bidOf(1, HEARTS), { alert: true, note: 'five of them' })
    const made = auctionModel(position(now(k)))
    expect(made.rows[0]?.[1]).toMatchObject({ index: 0, letter: 'a' })
    expect(made.notes).toEqual([{ letter: 'a', text: 'five of them' }])
  })
})

describe('tricks', () => {
  it('keeps a complete trick in sight until the next lead', () => {
    const k = notrump()
    play(k, 4)
    const done = trickModel(position(now(k)), 2, 'latest')
    expect(done).toMatchObject({ number: 1 })
    expect(done?.winner).toBe(position(now(k)).turn)
    // Gathered, it leaves the square to the next trick, whose leader is its winner.
    const gathered = trickModel(position(now(k)), 2, 'open')
    expect(gathered).toMatchObject({ number: 2, winner: undefined })
    expect(gathered?.cells.filter((cell) => cell.card !== undefined)).toEqual([
      expect.objectContaining({ seat: done?.winner, card: 'next' }),
    ])
    play(k, 1)
    expect(trickModel(position(now(k)), 2, 'latest')).toMatchObject({
      number: 2,
      winner: undefined,
    })
    expect(trickModel(position(now(k)), 2, 'last')).toMatchObject({ number: 1 })
  })
  it('tells the tricks of both sides', () => {
    const k = notrump()
    play(k, 8)
    const { won } = position(now(k))
    const model = trickModel(position(now(k)), 2, 'open')
    expect(model?.sides.map((side) => [side.short, side.won])).toEqual([
      ['N–S', won.declarer],
      ['E–W', won.defence],
    ])
    expect(model?.words).toContain(`North–South ${won.declarer}, East–West ${won.defence}`)
  })
  it('counts thirteen ticks at any time, won and lost as played', () => {
    const k = notrump()
    for (let cards = 0; cards <= 48; cards += 4) {
      const p = position(now(k))
      const ticks = trickTicks(p)
      expect(ticks).toHaveLength(13)
      expect(ticks.filter((tick) => tick === 'won')).toHaveLength(p.won.declarer)
      expect(ticks.filter((tick) => tick === 'lost')).toHaveLength(p.won.defence)
      play(k, 4)
    }
  })
  it('counts a claim as its tricks', () => {
    const k = notrump()
    expect(k.actions.makeClaim({ seat: 0, declarerTricks: 10 }).ok).toBe(true)
    const p = position(now(k))
    expect(trickTicks(p).filter((tick) => tick === 'won')).toHaveLength(10)
    expect(p.contract && tricksSentence(p, p.contract)).toBe('10 won, 3 lost: contract made')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK, parseCard } from '#core/card.ts'
import type { PartialDeal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { SEATS } from '#core/seat.ts'
import { anyCard, anyDeal, anySeat } from '#testing/arbitraries.ts'
import {
  cardsLeft,
  chooseSeat,
  clearAll,
  clearHand,
  type Editing,
  editedHand,
  fillRest,
  finished,
  give,
  handsOf,
  heldCount,
  press,
  startEditing,
  take,
  textOf,
  typeHand,
} from './hand-editor-model.ts'

const UNKNOWN: PartialDeal = [undefined, undefined, undefined, undefined]
const EMPTY = startEditing(UNKNOWN)
const card = (text: string) => parseCard(text)!
const problemOf = (e: Editing, seat: 0 | 1 | 2 | 3) => {
  const problem = e.drafts[seat]?.problem
  return problem && [problem.code, problem.column]
}

describe('editing hands', () => {
  it('begins with the hands of the table, and ends with them when nothing is done', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const e = startEditing(deal)
        expect(handsOf(e)).toEqual(deal)
        expect(finished(e).deal).toEqual(deal)
      }),
    )
    expect(cardsLeft(EMPTY)).toBe(52)
  })
  it('keeps every card in one hand at most, and no hand over thirteen, whatever is pressed', () => {
    const moves = fc.array(fc.tuple(anyCard, anySeat, fc.integer({ min: 0, max: 3 })), {
      maxLength: 80,
    })
    fc.assert(
      fc.property(moves, (list) => {
        let e = EMPTY
        for (const [c, seat, what] of list) {
          if (what === 0) e = press(chooseSeat(e, seat), c)
          else if (what === 1) e = give(e, c, seat)
          else if (what === 2) e = take(e, c)
          else e = typeHand(e, seat, hand.format(hand.ofCards([c])))
          const counts = SEATS.map((s) => heldCount(e, s))
          expect(Math.max(...counts)).toBeLessThanOrEqual(13)
          expect(counts.reduce((a, b) => a + b) + cardsLeft(e)).toBe(52)
        }
      }),
    )
  })
  it('moves a card between hands, and takes it out when pressed again', () => {
    let e = press(chooseSeat(EMPTY, 1), card('SA'))
    expect(textOf(e, 1)).toBe('A...')
    e = press(chooseSeat(e, 3), card('SA'))
    expect([textOf(e, 1), textOf(e, 3), e.said]).toEqual([
      '',
      'A...',
      'ace of spades from East to West',
    ])
    e = press(e, card('SA'))
    expect([textOf(e, 3), e.said]).toEqual(['', 'ace of spades taken from West'])
  })
  it('refuses a fourteenth card in words', () => {
    const full = typeHand(EMPTY, 0, 'AKQJT98765432...')
    const e = give(full, card('HA'), 0)
    expect([e.owners[card('HA')], e.said]).toEqual([
      undefined,
      'North has thirteen cards already; take one away first.',
    ])
  })
})

describe('typing a hand', () => {
  it('puts what can be read into the hand, letter by letter', () => {
    let e = EMPTY
    for (const text of ['', 'A...', 'AK.Q..', 'ak.q.t9.10']) e = typeHand(e, 2, text)
    expect(hand.format(editedHand(e, 2))).toBe('AK.Q.T9.T')
    expect(textOf(e, 2)).toBe('ak.q.t9.10')
    expect(problemOf(e, 2)).toBeUndefined()
    // Another change drops the text as typed for the hand as it is.
    expect(textOf(give(e, card('C2'), 2), 2)).toBe('AK.Q.T9.T2')
  })
  it.each([
    ['AK', 'hand/suits', 1],
    ['AK.QZ..', 'hand/rank', 5],
    ['AA...', 'hand/duplicate', 2],
    ['.10T..', 'hand/duplicate', 4],
    ['AKQJT98765432.A..', 'hand/size', 1],
    ['.A..9', 'hand/elsewhere', 2],
    ['  Q.KJ10..', 'hand/elsewhere', 7],
  ])('says where “%s” goes wrong', (text, code, column) => {
    const before = typeHand(EMPTY, 0, '.AT..')
    const e = typeHand(before, 1, text)
    expect(problemOf(e, 1)).toEqual([code, column])
    expect(handsOf(e)).toEqual(handsOf(before))
    expect(textOf(e, 1)).toBe(text)
    expect(finished(e)).toEqual({ why: "East's hand as typed cannot be read." })
  })
  it('of a whole deal gives that deal', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const e = SEATS.reduce((so, seat) => typeHand(so, seat, hand.format(deal[seat])), EMPTY)
        expect(finished(e).deal).toEqual(deal)
      }),
    )
  })
})

describe('clearing and filling', () => {
  it('fills the short hands and leaves what was given', () => {
    fc.assert(
      fc.property(anyDeal, fc.subarray([...DECK]), fc.nat(), (deal, taken, stream) => {
        const some = taken.reduce(take, startEditing(deal))
        const e = fillRest(some, rngOf([7, 7, 7, 7], stream))
        expect(finished(e).deal).toBeDefined()
        for (const c of DECK)
          if (some.owners[c] !== undefined) expect(e.owners[c]).toBe(some.owners[c])
      }),
    )
    expect(fillRest(EMPTY, rngOf([1, 1, 1, 1])).said).toBe('52 cards dealt at random')
  })
  it('gives each remaining card to each short hand equally often', () => {
    // Only the ace and king of clubs are left, one place each at East and West.
    const whole = fillRest(EMPTY, rngOf([2, 2, 2, 2]))
    const east = DECK.find((c) => whole.owners[c] === 1)!
    const west = DECK.find((c) => whole.owners[c] === 3)!
    const two = take(take(whole, east), west)
    let swapped = 0
    for (let i = 0; i < 2000; i++)
      if (fillRest(two, rngOf([3, 3, 3, 3], i)).owners[east] === 3) swapped += 1
    expect(Math.abs(swapped - 1000)).toBeLessThan(150)
  })
  it('empties one hand or all', () => {
    const whole = fillRest(EMPTY, rngOf([2, 2, 2, 2]))
    const e = clearHand(whole, 2)
    expect(SEATS.map((s) => heldCount(e, s))).toEqual([13, 13, 0, 13])
    expect(e.seat).toBe(2)
    expect(finished(e)).toEqual({ why: 'Cards are missing: South 13.' })
    expect(cardsLeft(clearAll(e))).toBe(52)
  })
})

import { describe, expect, it } from 'vitest'
import { good } from '#testing/good.ts'
import { aloud, handWords } from './aloud.ts'
import { cardFace, cardName, DECK, suitOf } from './card.ts'
import * as hand from './hand.ts'
import { suitSymbol } from './suit.ts'

describe('a hand said aloud', () => {
  it('names every card, and the suit it is out of', () => {
    const read = good(hand.parse('AQ3..KT9876.J954'))
    expect(handWords(read)).toBe(
      'spades ace queen three, no hearts, diamonds king ten nine eight seven six, clubs jack nine five four',
    )
  })
})
describe('a sentence said aloud', () => {
  it('has every card of the pack by its name', () => {
    for (const card of DECK)
      expect(aloud(`Play ${suitSymbol(suitOf(card))}${cardFace(card)}.`)).toBe(
        `Play ${cardName(card)}.`,
      )
  })
  it.each([
    ['♣J: as good as ♣K.', 'jack of clubs: as good as king of clubs.'],
    ['East’s ♥10, and ♥T', 'East’s ten of hearts, and ten of hearts'],
    [
      '♥Q: almost surely from ♥QJ10 (98 %).',
      'queen of hearts: almost surely from hearts queen jack ten (98 %).',
    ],
    ['Too strong for 2♠, too weak for 1♥.', 'Too strong for two spades, too weak for one heart.'],
    ['4–5♠ and 5 ♥', '4–5 spades and 5 hearts'],
    ['nothing to say', 'nothing to say'],
  ])('%s', (text, said) => {
    expect(aloud(text)).toBe(said)
  })
})

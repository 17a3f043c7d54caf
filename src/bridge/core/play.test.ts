import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDeal, anyPlay, anyStrain, anyWholePlay } from '#testing/arbitraries.ts'
import { bidOf } from './call.ts'
import { type Card, DECK, parseCard, rankOf, suitOf } from './card.ts'
import {
  type Contract,
  dummyOf,
  openingLeader,
  strainOfContract,
  tricksNeeded,
} from './contract.ts'
import { type Deal, parse as parseDeal } from './deal.ts'
import * as hand from './hand.ts'
import {
  controllerOf,
  legalCards,
  openTrick,
  type Play,
  playableCards,
  players,
  remaining,
  startPlay,
  tricksOf,
  tricksWon,
  turn,
  whyIllegal,
} from './play.ts'
import { SEATS, type Seat, sideOf } from './seat.ts'
import { NOTRUMP, type Strain } from './suit.ts'
import { cardBy, playerAt, suitLed, type Trick, winnerOf, winningPlace } from './trick.ts'

const card = (text: string) => parseCard(text)!
const cards = (text: string) => text.split(' ').map(card)
const trick = (leader: Seat, text: string): Trick => ({ leader, cards: cards(text) })

/** Law 44 another way: the highest by (trump, of the suit led, rank). */
function winnerBySorting(t: Trick, strain: Strain): Seat {
  const led = suitOf(t.cards[0]!)
  const strength = (c: Card) =>
    (suitOf(c) === strain ? 200 : 0) + (suitOf(c) === led ? 100 : 0) + rankOf(c)
  const best = [...t.cards].sort((a, b) => strength(b) - strength(a))[0]!
  return ((t.leader + t.cards.indexOf(best)) % 4) as Seat
}

describe('tricks', () => {
  it('go to the highest trump, else to the highest of the suit led', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...DECK], { minLength: 4, maxLength: 4 }),
        fc.constantFrom(...SEATS),
        anyStrain,
        (four, leader, strain) => {
          const t = { leader, cards: four }
          expect(winnerOf(t, strain)).toBe(winnerBySorting(t, strain))
        },
      ),
      { numRuns: 1000 },
    )
  })
  it.each([
    ['C2 SA HA DA', NOTRUMP, 0],
    ['C2 SA HA D2', 1, 3],
    ['C2 D2 D3 CA', 1, 2],
    ['CT CJ CQ CK', 3, 3],
  ] as const)('%s in strain %i is won at place %i', (text, strain, place) => {
    expect(winningPlace(cards(text), strain)).toBe(place)
    expect(winnerOf(trick(3, text), strain)).toBe((3 + place) % 4)
  })
  it('are open until the fourth card', () => {
    expect(winnerOf(trick(0, 'C2 C3 C4'), NOTRUMP)).toBeUndefined()
    expect(winningPlace([], NOTRUMP)).toBe(-1)
    expect(suitLed({ leader: 0, cards: [] })).toBeUndefined()
    const t = trick(2, 'H5 HA')
    expect([suitLed(t), playerAt(t, 1), cardBy(t, 3), cardBy(t, 2), cardBy(t, 0)]).toEqual([
      2,
      3,
      card('HA'),
      card('H5'),
      undefined,
    ])
  })
})

describe('contracts and seats', () => {
  it('put the lead at declarer’s left and dummy opposite', () => {
    for (const declarer of SEATS) {
      const contract: Contract = { bid: bidOf(4, 3), doubled: 0, declarer }
      expect(openingLeader(contract)).toBe((declarer + 1) % 4)
      expect(dummyOf(contract)).toBe((declarer + 2) % 4)
      expect(tricksNeeded(contract)).toBe(10)
      const play = startPlay(contract)
      for (const seat of SEATS)
        expect(controllerOf(play, seat)).toBe(seat === dummyOf(contract) ? declarer : seat)
    }
  })
})

/** Every card with who played it, replayed from the deal alone: the owner of each card. */
const owner = (deal: Deal, c: Card) => SEATS.find((seat) => hand.has(deal[seat], c))

describe('lawful play', () => {
  it('is by the holder of each card, in turn, following suit', () => {
    fc.assert(
      fc.property(anyPlay, ({ deal, play }) => {
        const who = players(play)
        expect(who).toEqual(play.cards.map((c) => owner(deal, c)))
        for (const t of tricksOf(play))
          for (const [i, c] of t.cards.entries()) {
            if (suitOf(c) === suitOf(t.cards[0]!)) continue
            // Discarded or ruffed: then nothing of the suit led is left to play, in this trick or later.
            const seat = playerAt(t, i)
            const from = play.cards.indexOf(c)
            const later = play.cards.slice(from).filter((_, k) => who[from + k] === seat)
            expect(later.some((x) => suitOf(x) === suitOf(t.cards[0]!))).toBe(false)
          }
      }),
    )
  })
  it('leads to each trick from the winner of the last', () => {
    fc.assert(
      fc.property(anyPlay, ({ play }) => {
        const tricks = tricksOf(play)
        const strain = strainOfContract(play.contract)
        for (const [i, t] of tricks.entries())
          expect(t.leader).toBe(
            i === 0 ? openingLeader(play.contract) : winnerBySorting(tricks[i - 1]!, strain),
          )
      }),
    )
  })
  it('refuses every other card with a reason, and a revoke as a revoke', () => {
    fc.assert(
      fc.property(anyPlay, ({ deal, play }) => {
        const seat = turn(play)
        const legal = legalCards(deal, play)
        for (const c of DECK) {
          const why = whyIllegal(deal, play, c)
          expect(why === undefined).toBe(legal.includes(c))
          if (why === undefined) continue
          const holder = owner(deal, c)
          const expected =
            seat === undefined
              ? 'play/ended'
              : play.cards.includes(c)
                ? 'play/played'
                : holder !== seat
                  ? 'play/not-held'
                  : 'play/revoke'
          expect(why.code).toBe(expected)
        }
      }),
    )
  })
  it('always leaves a lawful card until all are played, then none', () => {
    fc.assert(
      fc.property(anyWholePlay, ({ deal, play }) => {
        expect(new Set(play.cards).size).toBe(52)
        expect(turn(play)).toBeUndefined()
        expect(legalCards(deal, play)).toEqual([])
        const { declarer, defence } = tricksWon(play)
        expect(declarer + defence).toBe(13)
        const strain = strainOfContract(play.contract)
        const side = sideOf(play.contract.declarer)
        expect(declarer).toBe(
          tricksOf(play).filter((t) => sideOf(winnerBySorting(t, strain)) === side).length,
        )
        expect(remaining(deal, play)).toEqual(SEATS.map(() => hand.EMPTY_HAND))
      }),
    )
  })
  it('takes the cards played out of the hands, and no others', () => {
    fc.assert(
      fc.property(anyPlay, ({ deal, play }) => {
        const left = remaining(deal, play)
        for (const seat of SEATS)
          expect(left[seat] && hand.cards(left[seat])).toEqual(
            hand.cards(deal[seat]).filter((c) => !play.cards.includes(c)),
          )
      }),
    )
  })
  it('at an open trick is the suit led, or anything without it', () => {
    fc.assert(
      fc.property(anyDeal, fc.constantFrom(...DECK), (deal, led) => {
        const held = deal[0]
        const playable = playableCards(held, { leader: 3, cards: [led] })
        const following = hand.cards(held).filter((c) => suitOf(c) === suitOf(led))
        expect(playable).toEqual(following.length > 0 ? following : hand.cards(held))
        expect(playableCards(held, { leader: 0, cards: [] })).toEqual(hand.cards(held))
      }),
    )
  })
})

describe('a hand seen in part', () => {
  const read = parseDeal('N:AK.AK.AK.AKQJT98 - 2.2.2.765432 -')
  const deal = read.ok ? read.value : undefined
  const play: Play = startPlay({ bid: bidOf(3, NOTRUMP), doubled: 0, declarer: 2 })
  it('takes a card from an unknown hand on trust, unless another hand shows it', () => {
    expect(deal).toBeDefined()
    if (!deal) return
    expect(whyIllegal(deal, play, card('HQ'))).toBeUndefined()
    expect(whyIllegal(deal, play, card('HA'))?.message).toMatch(/West.*ace of hearts.*North/)
    expect(legalCards(deal, play)).toEqual([])
    expect(openTrick(play)).toEqual({ leader: 3, cards: [] })
  })
  it('names hand and suit of a revoke', () => {
    if (!deal) return
    const led = { ...play, cards: [card('HQ')] }
    expect(whyIllegal(deal, led, card('SA'))).toEqual({
      code: 'play/revoke',
      message: 'North must follow suit: a heart was led and North holds hearts.',
    })
  })
})

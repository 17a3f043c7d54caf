import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { callFor, ruleFor } from '#bidding/auction/choose.ts'
import { emptyAuction, isEnded, isLegal } from '#core/auction.ts'
import { type Call, callCode, PASS, parseCall } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { hcp, parse } from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import { good } from '#testing/good.ts'
import { upTo } from '#testing/long.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { SCHENKEN } from './system.ts'

const SIDES = [SCHENKEN, SCHENKEN] as const
const calls = (text: string): Call[] =>
  text.split(' ').flatMap((one) => {
    const call = parseCall(one)
    if (call === undefined) throw new Error(`${one} is no call`)
    return [call, PASS]
  })
const hand = (text: string): Hand => good(parse(text))
/** The call after our side's calls, opponents passing. */
const next = (ours: string, text: string): string =>
  callCode(callFor(good(stateAfter(SIDES, 0, 'None', ours === '' ? [] : calls(ours))), hand(text)))

describe('Schenken 1967 after the opening', () => {
  it.each([
    // The document: 1♦ with fewer than nine points, otherwise natural.
    ['1C', 'Q8752.K43.Q62.J4', '1D'],
    ['1C', 'KQ875.K43.Q62.54', '1S'],
    ['1C', 'Q86.K43.QJ62.Q54', '1N'],
    ['1C', 'Q86.K43.AJ62.Q54', '2N'],
    ['1C', '86.K43.A2.KQ9854', '2C'],
    ['1C', 'AKQJ86.43.K52.54', '2S'],
    // Opener shows where the strength was recorded.
    ['1C 1D', 'AKQ85.K43.AQ2.54', '1S'],
    ['1C 1D', 'K3.AKJ85.AQ52.K4', '1H'],
    ['1C 1D', 'AQ4.KQ5.AK52.J98', '1N'],
    ['1C 1D', 'AQ4.KQ5.AK52.QJ9', '2N'],
    ['1C 1D', 'K3.AQ4.52.AKQ985', '2C'],
    // One notrump: weak suits, raises, Stayman.
    ['1N', 'Q98652.43.J52.54', '2S'],
    ['1N', 'Q8.K43.QJ62.9854', 'P'],
    ['1N', 'Q8.K43.QJ962.985', '2N'],
    ['1N', 'Q8.K43.AQ62.9854', '3N'],
    ['1N', 'KQ84.43.K62.Q854', '2C'],
    ['1N 4C', 'AQ84.A3.KQ62.QJ4', '4S'],
    ['1N 4C 4S', 'KQJ972.K3.A2.QJ4', '6S'],
    ['1N 4C 4H', 'KQJ972.K3.A2.QJ4', '4S'],
    // A short suit that counts for the fit counts for the invitation too, and the upper half of what was
    // shown accepts it.
    ['1H 1S 2H', 'A732.QJ7.5.K7654', '3H'],
    ['1H 1S 2H', 'AJ72.T72.A65.765', 'P'],
    ['1D 1S 2S 3S', 'A976.T5.AKT95.Q8', '4S'],
    ['1D 1S 2S 3S', 'Q976.T54.AKJ5.J8', 'P'],
    ['1S 3S', 'KJ862.KQ6.QT86.4', '4S'],
    ['1S 3S', 'KJ862.KQ6.T82.J4', 'P'],
    // A positive answer forces to game; the major is agreed first, and 33 points ask for aces.
    ['1C 1S', 'AQ854.K3.AQJ2.K4', '2S'],
    ['1C 1S 2S', 'KJ962.A4.K53.A85', '4N'],
    ['1C 1S 2S 4N', 'AQ85.K3.AQJ2.K42', '5H'],
    ['1C 1S 2S 4N 5H', 'KJ962.A4.K53.A85', '6S'],
    ['1C 1S 2S 4N 5H', 'KJ9642.A.AKQ3.K8', '5N'],
    ['1C 1S 2S 4N 5D', 'KJ962.Q4.KQ3.A85', '5S'],
    ['1C 1S 2S', 'KJ962.94.K53.Q85', '4S'],
    // Two diamonds waits; opener shows the recorded strain.
    ['2D', 'J9642.94.K53.985', '2H'],
    ['2D', 'AQ964.94.K53.985', '2S'],
    ['2D 2H', 'AKQ.AKQ5.AK3.Q85', '2N'],
    ['2D 2H', 'AKQJ75.AKQ.AK3.8', '2S'],
    // Game at 26 with the fit or the long suit counted, 29 in a minor; short of it an invitation.
    ['1D 1H 1N', 'KQ4.KJ52.83.KQ97', '3N'],
    ['1D 1H 1N', 'KQ4.KJ52.83.J974', 'P'],
    ['1H 1S 2S', 'AK863.K7.832.Q94', '3S'],
    ['1H 1S 2S', 'K8632.K7.832.984', 'P'],
    ['1S 2S', 'AQJ86.KQ54.A2.85', '3S'],
    ['1S 2S', 'AQJ863.K5.2.A985', '3S'],
    ['1S 2S', 'AQJ86.K5.Q82.Q85', 'P'],
    // A strong raise, and 33 points with the fit counted.
    ['1S 3C 4S', 'AKQ7.A7.AQ6.Q952', '4N'],
    ['1S 3C 4S', 'AKJ2.KJ98.8.J985', 'P'],
    // A forced call raises the fit before it bids four clubs again.
    ['1S 2C 2H', 'Q92.AJ32.J2.KJ98', '3H'],
    // Back to the suit that partner named first.
    ['1H 1S 2C', 'K8632.J7.8432.Q4', '2H'],
    // A limited major: the strong raise, one notrump, two over one.
    ['1S', 'KQ84.A3.K62.Q854', '3C'],
    ['1S', 'Q4.K83.J62.Q9854', '1N'],
    ['1S', '43.AK832.KQ2.854', '2H'],
    ['1S', 'K43.83.Q9642.854', 'P'],
    // Opposite at most 16 points three trumps and nine points leave one where it is; ten raise, seven with four.
    ['1S', 'K43.83.Q9642.K54', 'P'],
    ['1S', 'K43.83.QJ642.K54', '2S'],
    ['1S', 'K943.83.Q964.J54', '2S'],
    ['1S', 'K943.832.Q964.54', 'P'],
    // Six flat points are no answer to a limited opening; a short suit or a long one is.
    ['1S', 'Q4.K83.J62.98542', 'P'],
    ['1S', '4.K83.QJ962.9854', '1N'],
    ['1H', 'Q642.K8.J62.9854', 'P'],
    ['1H', 'QT9642.K8.J62.98', '1S'],
    ['1D', 'K642.Q83.J62.985', 'P'],
    // A balanced minimum opposite 11 flat points stops in two notrump, not in three of a five-card suit.
    ['1S 2D 2N', 'Q8.J83.AQ532.QT7', 'P'],
    ['1S 2H 2N', 'T73.AKQT65..Q984', '3H'],
    // No raise of two clubs finds a game that the ask does not; no raise of a weak two with 12 points.
    ['2C', 'K43.A84.J4.Q9642', 'P'],
    ['2H', 'KQ65.A83.J942.54', '3H'],
    ['2H', 'AK65.A83.J942.54', 'P'],
    // Three notrump with a known strength is not the end with 33 points together, nor 31 perhaps.
    ['2C 2D 3N', 'AK763.AKT6.KQ73.', '6N'],
    ['1H 2D 3N', 'J76.A3.K98732.AK', '4N'],
    // Ten points without a suit stop in two clubs.
    ['2C', 'K43.A843.Q964.J4', 'P'],
    // Four trumps and ten points with short suits are worth a try; nine are not.
    ['1S', 'J542.63.AT6.A874', '3S'],
    ['1S', 'J542.63.KT6.A874', '2S'],
    // Five cards of a major are a better place than a short fit in clubs, and go no further; 11 points ask.
    ['2C', 'KQ752.K83.J62.54', '2S'],
    ['2C', 'KQ752.K8.J62.543', 'P'],
    ['2C 2S', 'J4.A95.Q43.AKJ72', 'P'],
    ['2C', 'KQ752.K83.A62.54', '2D'],
    ['2C 2D 2N', 'KQ752.K83.A62.54', '3S'],
    ['2C 2D 2N', 'KQ752.K83.Q62.Q4', '3S'],
    ['2C 2D 2N', 'KQ7532.K8.Q62.J4', '4S'],
    ['2C 2D 2N 3S', 'J84.A95.Q4.AKJ72', '4S'],
    // Nine points and five cards opposite one notrump are game; flat ones invite.
    ['1N', 'Q8.K43.QJ962.Q54', '3N'],
    ['1N', 'KJ952.43.K62.Q54', '3S'],
    ['1N', 'Q84.K43.QJ62.J54', '2N'],
    // Seven trumps are worth a jump that six are not; the ninth trump accepts.
    ['1S 1N', 'AQT8763.KJ.JT7.3', '3S'],
    ['1S 1N', 'AQT876.KJ3.JT7.3', '2S'],
    ['1D 1H 1N 3H', 'A6.AT8.KJ952.843', '4H'],
    // Six hearts and eight points over one spade, rather than a passed notrump.
    ['1S', '93.KJ9432.KJT7.9', '2H'],
    // A strong club shows its second major, and does not hide six cards in notrump.
    ['1C 1D 1S 2D', 'AK972.AKJ92.K8.6', '2H'],
    ['1C 1D 1S 2D', 'AKQ943.A5.J42.K9', '3S'],
    // Six cards of a major and an opening opposite an opening.
    ['1D 1S 2D', 'AKT943.Q4.QJ.976', '4S'],
    ['2C 2H 3C', 'AK9.KJT532.Q7.52', '4H'],
    ['1H 1S 3H', 'AJT863..A864.T85', '4S'],
    // A weak answer’s invitation, and five solid cards.
    ['1C 1D 2D 2N', 'A43.K54.AKQJ9.94', '3N'],
    // Slam opposite a known strength.
    ['1S 3C 4S', 'AQ852.T9.AJ2.AK4', '4N'],
    ['1C 1H 2H 3H', 'AQ72.Q73.KQJ5.A2', '4N'],
    ['1C 2N 3S 3N', 'AKQ86.KT82.A9.KT', '6N'],
    ['1C 2N 3D 3N', 'A973.K8.AQJT8.A3', '4N'],
    ['1C 2N 3D 3N', 'AKQ.Q54.KQ9642.9', 'P'],
  ])('answers %s with %s by %s', (ours, text, call) => {
    expect(next(ours, text)).toBe(call)
  })
  it('says 1♦ exactly with fewer than nine points', () => {
    const words = randomWords(9)
    const state = good(stateAfter(SIDES, 0, 'All', calls('1C')))
    for (let i = 0; i < 3000; i++) {
      const one = i % 2 === 0 ? randomHand(words) : lopsidedHand(words)
      expect(callCode(callFor(state, one)) === '1D').toBe(hcp(one) < 9)
    }
  })
  it('names a source for every rule, and the gap for every rule of ours', () => {
    for (const { id, source, ours } of SCHENKEN.rules) {
      expect(source, id).toBeDefined()
      expect(source?.work === 'Ours', id).toBe(ours === true)
    }
  })
  it('alerts what is artificial', () => {
    const artificial = SCHENKEN.rules.filter((one) => one.artificial)
    expect(artificial.length).toBeGreaterThan(20)
    expect(artificial.every((one) => one.call.kind !== 'call' || one.call.call !== PASS)).toBe(true)
  })
})

/** Two hands of one side from one pack. */
const pair = (words: () => number): readonly [Hand, Hand] => {
  const deck = Array.from({ length: 52 }, (_, i) => i)
  const held: number[][] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  for (let i = 0; i < 26; i++) {
    const j = i + (words() % (52 - i))
    const card = deck[j]!
    deck[j] = deck[i]!
    const suits = held[i % 2]!
    const suit = Math.floor(card / 13)
    suits[suit] = suits[suit]! | (1 << (card % 13))
  }
  return held as unknown as readonly [Hand, Hand]
}

describe('bidding both hands, opponents silent', () => {
  it('always ends lawfully, never by the natural defaults, over thousands of deals', () => {
    const words = randomWords(1967)
    const naturals = new Set<string>()
    for (let deal = 0; deal < upTo(800, 3000); deal++) {
      const [north, south] = pair(words)
      const dealer = (words() % 4) as Seat
      let auction = emptyAuction(dealer)
      while (!isEnded(auction) && auction.calls.length < 80) {
        const seat = ((dealer + auction.calls.length) & 3) as Seat
        let call: Call = PASS
        if (seat % 2 === 0) {
          const state = good(stateAfter(SIDES, dealer, 'None', auction.calls))
          const turnRule = ruleFor(state, seat === 0 ? north : south)
          call = turnRule.call
          if (turnRule.natural) naturals.add(auction.calls.map(callCode).join(' '))
        }
        if (!isLegal(auction, call))
          throw new Error(`${callCode(call)} after ${auction.calls.map(callCode).join(' ')}`)
        auction = { ...auction, calls: [...auction.calls, call] }
      }
      expect(isEnded(auction)).toBe(true)
    }
    expect([...naturals]).toEqual([])
  })
})

import { expect, it, describe as suite } from 'vitest'
import { auctionHandModels } from '#bidding/auction/hand-models.ts'
import { biddingSystem, rule } from '#bidding/language/drafts.ts'
import { NATURAL_ALONE } from '#bidding/language/system.ts'
import { plain } from '#constraint/phrase.ts'
import { parseCall } from '#core/call.ts'
import type { SeatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { anyHand, hand, length, longest, points } from '#testing/bidding/words.ts'
import { good } from '#testing/good.ts'
import { indirectPhrases, indirectWords, profileWords } from './shown-words.ts'

/** The answers to 1♣ of the article of 1975: the raise on four clubs stands above 1♠. */
const ESSEX = biddingSystem(
  'essex-example',
  'Essex example',
  [],
  rule({
    name: 'open',
    when: { role: 'opening' },
    call: '1C',
    shows: anyHand,
    says: 'Every hand opens.',
  }),
  ...(['2C', '1D', '1H', '1S'] as const).map((call) => {
    const suit = call[1] as 'C' | 'D' | 'H' | 'S'
    const test =
      suit === 'C'
        ? hand(points(6), length('C', 4))
        : suit === 'S'
          ? hand(points(6), length('S', 4))
          : hand(points(6), length(suit, 4), longest(suit, ['all']))
    return rule({
      name: call,
      when: { role: 'responder', turn: 0 },
      call,
      shows: test,
      says: 'An answer of the example.',
    })
  }),
)
const view = (text: string): SeatView => ({
  ...{ seat: 2, hand: dealFromSeed([1, 2, 3, 4], 1)[2], dealer: 0, vulnerability: 'None' },
  calls: text.split(' ').map((code) => ({ call: parseCall(code)! })),
  ...{ contract: undefined, dummy: undefined, cards: [], claim: undefined },
})

suite('what the calls not made tell', () => {
  it('is more spades than diamonds and at most three clubs, in the article’s example', () => {
    const read = good(auctionHandModels(view('1C P 1S'), [ESSEX, NATURAL_ALONE]))
    const spade = read.calls[2]
    // Counted over the whole pack: six points and four spades, before any denial.
    expect(spade?.shown).toEqual({ atLeast: 226_645_380_808, atMost: 226_645_380_808 })
    expect(spade?.after).toEqual({ atLeast: 81_828_784_491, atMost: 81_828_784_491 })
    const words = (spade?.indirect ?? []).map((one) => plain(indirectWords(one)))
    expect(words).toContain('more spades than diamonds')
    expect(words).toContain('more spades than hearts')
    expect(words).toContain('at most three clubs')
    if (spade) expect(plain(profileWords(spade.profile))).toMatch(/^6.* points, 4\+ spades/)
    const raise = spade?.denials.find(({ call }) => call === parseCall('2C')!)
    expect(raise?.spoken).toBe(true)
  })

  it('tells both ends of one number once', () => {
    const said = indirectPhrases([
      { kind: 'at-least-points', points: 10 },
      { kind: 'at-most-points', points: 12 },
      { kind: 'at-least', suit: 3, cards: 3 },
      { kind: 'at-most', suit: 3, cards: 3 },
      { kind: 'at-least', suit: 2, cards: 2 },
      { kind: 'at-most', suit: 1, cards: 1 },
      { kind: 'at-least', suit: 0, cards: 1 },
      { kind: 'at-most', suit: 0, cards: 4 },
    ])
    expect(said.map(plain)).toEqual([
      '10 to 12 points',
      'exactly three spades',
      'at least two hearts',
      'at most one diamond',
      'one to four clubs',
    ])
  })

  it('counts one card in the singular, none in words', () => {
    const say = (cards: number) => plain(indirectWords({ kind: 'at-most', suit: 0, cards }))
    expect(say(1)).toBe('at most one club')
    expect(say(0)).toBe('no clubs')
    expect(plain(indirectWords({ kind: 'longer', suit: 3, than: 2, strict: false }))).toBe(
      'at least as many spades as hearts',
    )
  })
})

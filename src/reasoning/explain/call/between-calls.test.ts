import { expect, it, describe as suite } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { chooseAt } from '#bidding/auction/choose.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { biddingSystem, rule } from '#bidding/language/drafts.ts'
import { plain } from '#constraint/phrase.ts'
import { callCode, PASS, parseCall } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { randomDeal } from '#core/shuffle.ts'
import { anyHand, hand, length, points } from '#testing/bidding/words.ts'
import '#systems/every.ts'
import { selfPlay } from '#bidding/audit/walk.ts'
import { rulesOf } from '#systems/registry.ts'
import { byRules } from './by-rules.ts'

const whyNot = (system: ReturnType<typeof rulesOf>, auction: string, cards: string) => {
  const calls = auction.split(' ').filter(Boolean)
  const state = stateAfter(
    [system, system],
    0,
    'None',
    calls.map((code) => parseCall(code)!),
  )
  const held = handOf.parse(cards)
  if (!state.ok || !held.ok) throw new Error(auction)
  const why = byRules(chooseAt(state.value, held.value), rulesAt(state.value), held.value)
  return {
    made: callCode(why.call),
    not: (call: string) =>
      plain(why.others.find((other) => callCode(other.call) === call)?.text ?? ['(no such row)']),
  }
}

suite('why one call and not another that the hand could make', () => {
  const sayc = () => rulesOf('sayc')
  it.each([
    [
      '',
      'AK532.AQ764.2.42',
      '1S',
      '1H',
      'of two five-card suits the higher: the other can follow without going up',
    ],
    ['', 'A2.AQ76432.K42.4', '1H', 'P', 'an opening hand: Pass hides it'],
    ['', 'AQ2.K7.AKQT8.KJ6', '2C', 'P', 'far too strong to pass'],
    [
      '',
      '76.KQJ986.A4.432',
      '2H',
      'P',
      'a long suit and few points: Pass leaves them all the room',
    ],
    ['', 'AQ97.AJ4.AJ4.987', '1N', '1C', 'says the whole hand at once: balanced, 15–17 points'],
    ['1H P', 'KJ4.K85.87632.42', '2H', '1N', 'with a fit, the suit takes more tricks than notrump'],
    [
      '1D P',
      'AJ64.KT92.32.842',
      '1H',
      '1S',
      'of two four-card suits the cheaper: partner can still show the other',
    ],
    [
      '1D P',
      'AJ642.KT9.32.842',
      '1S',
      '1N',
      'a major before notrump: with eight trumps it scores more',
    ],
    ['1N P', 'J9864.32.9842.32', '2H', 'P', 'safer with spades as trumps than in notrump'],
    [
      '1H P 1S P',
      '84.AKJ962.K3.Q42',
      '2H',
      '1N',
      'a major before notrump: with eight trumps it scores more',
    ],
  ])('%s %s: %s, not %s', (auction, cards, made, other, text) => {
    const why = whyNot(sayc(), auction, cards)
    expect([why.made, why.not(other)]).toEqual([made, text])
  })

  it('says of a call that the hand is not for what decides first, and of honours nothing', () => {
    expect(whyNot(sayc(), '', 'AQ2.K74.AQT82.62').not('2S')).toBe(
      'it shows exactly 6 spades, here 3; and 5–10 HCP, here 15',
    )
  })

  it('lets the author of the rule speak where only order decides', () => {
    const one = (name: string, call: '1S' | '1H', before?: string) =>
      rule({
        name,
        call,
        shows: hand(points(11), length('H', 4), ...(call === '1S' ? [length('S', 4)] : [])),
        says: 'Four or more.',
        ...(before === undefined ? {} : { before }),
      })
    const with_ = (before?: string) =>
      biddingSystem(
        'two',
        'Two',
        [],
        one('a', '1S', before),
        one('b', '1H'),
        rule({ name: 'p', call: 'P', shows: anyHand, says: 'Nothing.' }),
      )
    const cards = 'AK42.AQ76.Q42.42'
    expect(whyNot(with_('our style: spades first'), '', cards).not('1H')).toBe(
      'our style: spades first',
    )
    expect(whyNot(with_(), '', cards).not('1H')).not.toBe('our style: spades first')
    // Pass is another matter than the order of two bids.
    expect(whyNot(with_('our style: spades first'), '', cards).not('P')).toBe(
      'an opening hand: Pass hides it',
    )
  })

  it('never says that a call would fit, nor counts tests, over drawn turns', () => {
    const rng = rngOf([7, 44, 1, 9])
    function* deals() {
      for (;;) yield randomDeal(rng)
    }
    let seen = 0
    for (const { deal, state } of selfPlay([sayc(), rulesOf('essex-acol')], deals())) {
      if (seen++ === 150) break
      const held = deal[state.seat]
      const why = byRules(chooseAt(state, held), rulesAt(state), held)
      for (const { text, call } of why.others) {
        expect(plain(text), `${callCode(call)} for ${handOf.format(held)}`).not.toMatch(
          /^$|would fit|comes first|tests? fail|undefined/,
        )
        if (call === PASS) expect(plain(text)).not.toMatch(/^it shows/)
      }
    }
  })
})

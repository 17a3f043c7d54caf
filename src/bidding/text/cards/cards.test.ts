/** Cards of other programs: what is understood bids, what is not is told by line, and our book comes back whole. */
import { describe, expect, it } from 'vitest'
import '#systems/every.ts'
import { type Call, callCode, PASS, parseCall } from '#core/call.ts'
import { parse as parseHand } from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { NORTH } from '#core/seat.ts'
import { randomDeal } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { isSystemText, otherCard } from '#core/system-text.ts'
import { LIBRARY, switchesOf } from '#systems/library.ts'
import { CARDS, cardFault } from '#testing/bidding/cards.ts'
import { spoilt } from '#testing/bidding/spoilt-text.ts'
import { good } from '#testing/good.ts'
import { afterCall, stateAfter } from '../../auction/auction-state.ts'
import { ruleFor } from '../../auction/choose.ts'
import { meaning } from '../../auction/meaning.ts'
import type { PublicState } from '../../auction/public-state.ts'
import { isOnlyTold } from '../../auction/turn-rules.ts'
import type { BiddingSystem } from '../../language/system.ts'
import { readSystem } from '../system.ts'
import { readCard } from './index.ts'
import { writeBbsa } from './switches.ts'
import { writeBml } from './write-bml.ts'

const read = (text: string, name = 'card') => {
  const card = otherCard(text, name)
  if (card === undefined) throw new Error('no card')
  const made = finish(readCard(card, switchesOf))
  const system = readSystem(made.text, LIBRARY)
  expect(system.problems).toEqual([])
  return { ...made, system: system.system, usual: system.usual }
}
const stateOf = (system: BiddingSystem, ...codes: readonly string[]): PublicState => {
  const calls = codes.map((code) => parseCall(code)!)
  const state = stateAfter([system, system], NORTH, 'None', calls)
  if (!state.ok) throw new Error(state.error.message)
  return state.value
}
const bids = (system: BiddingSystem, hand: string, ...codes: readonly string[]): string =>
  callCode(ruleFor(stateOf(system, ...codes), good(parseHand(hand))).call)

describe('BML', () => {
  const card = read(CARDS.bml, 'thursday.bml')
  it('is read as a system that bids by what was understood', () => {
    expect(card).toMatchObject({ format: 'bml', system: { name: 'Thursday club' } })
    expect(bids(card.system, 'AKQ2.AK2.K32.432')).toBe('1C')
    expect(bids(card.system, 'AQ542.K3.QJ5.Q32')).toBe('1N')
    expect(bids(card.system, 'AQ542.KJ3.QJ532.')).toBe('1S')
    // Of two suits the longer, whatever the order of the lines.
    expect(bids(card.system, 'AQ542.2.KQJ532.2')).toBe('1D')
    expect(bids(card.system, '5.KQ98732.QJ5.32')).toBe('3H')
    expect(bids(card.system, 'J8542.Q32.KJ3.QJ', '1C', 'P')).toBe('1S')
    expect(bids(card.system, 'KQ52.Q32.KJ3.QJ2', '1N', 'P', '2C', 'P')).toBe('2S')
    // Cut and pasted, with its letters changed; the answer is in the row below.
    expect(bids(card.system, 'KQ52.Q32.KJ3.QJ2', '1N', 'P', '2D', 'P')).toBe('2H')
    expect(bids(card.system, 'KQ52.KQ32.J3.Q32', '1N')).toBe('P')
  })
  it('tells what was not understood, each at its line, and keeps it as a comment', () => {
    expect(card.missed.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '13 1H: left out: “may have a longer minor”',
      '13 1S: left out: “may have a longer minor”',
      '16 2C: not understood: “6+ clubs or 5 clubs and 4 hearts/ spades”. It is explained, not bid.',
      '17 2H: not understood: “Weak”. It is explained, not bid.',
      '17 2S: not understood: “Weak”. It is explained, not bid.',
      '24 2D: nothing is said of the hand. It is explained, not bid.',
      '24 2H: nothing is said of the hand. It is explained, not bid.',
      '29 2C: nothing is said of the hand. It is explained, not bid.',
      '34 2D: not understood: “Transfer”. It is explained, not bid.',
      '54 XX: not understood: “Asking for the better major”. It is explained, not bid.',
      '55 “nonsense” is no call.',
    ])
    expect(card.text).toContain('-- Line 17: not understood: “Weak”\n  2S: no hand\n    "Weak"')
  })
  it('a call that is only told is explained by its words, and no robot makes it', () => {
    const opening = stateOf(card.system)
    const weak = parseCall('2S')!
    expect(meaning(opening, weak)).toMatchObject({ source: 'not-of-system', says: 'Weak' })
    expect(bids(card.system, 'KQJ987.32.432.32')).not.toBe('2S')
    // Its notes hold all the same: a transfer says nothing of diamonds.
    const transfer = meaning(stateOf(card.system, '1N', 'P'), parseCall('2D')!)
    expect(transfer).toMatchObject({ artificial: true, message: 'transfer' })
    const after = afterCall(stateOf(card.system, '1N', 'P'), parseCall('2D')!)
    expect(after.seats[2].suits).toEqual([2])
  })
  it('a call without a word has its answers all the same, and four cards are four', () => {
    expect(card.text).toContain(
      'after 1NT – 2C – 2S – 3C:\n  3H: exactly 4 hearts and 6+ clubs\n    "4 hearts and 6+ clubs"\n  3D: 18+ points\n    artificial, game force',
    )
  })
  it('a bare transfer shows the suit above, and is a rule where the hand is said to have it', () => {
    expect(card.text).toContain(
      '2H: 5+ spades, 9+ points\n    a transfer, artificial, shows spades, asks for completion',
    )
    expect(card.text).toContain(
      '2D: no hand\n    a transfer, artificial, shows hearts, asks for completion',
    )
  })
  it('no rule of ours only tells', () => {
    const rules = LIBRARY.systems.flatMap((id) => LIBRARY.system(id)?.system.rules ?? [])
    expect(rules.filter(isOnlyTold)).toEqual([])
  })
  it('speaks in the seat and at the vulnerability that it names', () => {
    expect(card.text).toContain(
      'after (1NT), either (in second seat) or (in third seat), we are vulnerable:',
    )
  })
})

describe('Full Disclosure', () => {
  const card = read(CARDS.bss, 'club.bss')
  it('gives lengths and forcing from its signs, points from its words', () => {
    expect(card).toMatchObject({ format: 'bss', system: { name: 'Club card' } })
    expect(card.text).toContain('1S: 5+ spades, 12-21 points')
    expect(card.text).toContain(
      'when nobody has opened, in first seat, we are not vulnerable, they are vulnerable:',
    )
    expect(card.text).toContain('after (1NT):\n  2D: 6+ diamonds, 10-15 points')
    expect(bids(card.system, 'KQ52.KQ3.J32.AQ2')).toBe('1N')
  })
  it('tells by line what it left', () => {
    expect(card.missed.map(({ line }) => line)).toEqual([3, 4, 7])
  })
})

describe('lists of conventions', () => {
  it('BBA’s card turns what our system has, and tells the rest', () => {
    const card = read(CARDS.bbsa, 'Us.bbsa')
    expect(card.text).toContain('use sayc with notrump 12-14')
    expect([...card.usual].sort()).toEqual(['rkcb-1430', 'smolen'])
    expect(bids(card.system, 'KQ52.KQ3.J32.Q32')).toBe('1N')
    expect(card.missed.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '8 “Michaels Cuebid” stays as it is in our system.',
      '9 not understood: “Gazzilli”',
      '12 “broken line” is not known.',
    ])
  })
  it('a convention that is named twice is as it stands last', () => {
    const twice = read(CARDS.bbsa.replace('SMOLEN = 1', 'SMOLEN = 0\nSMOLEN = 1'), 'Us.bbsa')
    expect(twice.usual).toContain('smolen')
  })
  it('BBO’s card does too', () => {
    const card = read(CARDS.cc, 'bbo.xml')
    expect(card).toMatchObject({ format: 'cc', system: { name: 'Ann & Bob' } })
    expect(card.text).toContain('use sayc with notrump 14-16')
    expect(card.usual).toContain('rkcb-1430')
    expect(card.missed.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '3 not understood: “E_2COther1: Or 9+ tricks”',
      '5 not understood: “L_ls-akx-a”',
    ])
  })
  it('what is written for BBA is read as it was', () => {
    const { system } = LIBRARY.system('two-over-one')!
    const on = ['smolen', 'bergen', 'rkcb-1430', 'cappelletti', 'two-over-one']
    const written = writeBbsa(system, { base: 'two-over-one', notrump: '15-17', on })
    expect(written).toMatch(/^System type = 0\n/)
    const again = read(written, 'two.bbsa')
    expect([...again.usual].sort()).toEqual([...on].sort())
    expect(again.text).toContain('use two-over-one')
  })
})

describe('our book as BML', () => {
  it.each(LIBRARY.systems)('%s comes back with the same calls and reasons', (id) => {
    const whole = LIBRARY.system(id)!
    const { text, turns } = finish(writeBml({ ...whole.system, packages: [] }, 40_000))
    expect(turns).toBeGreaterThan(3)
    const again = read(text, 'book.bml')
    expect(again.missed).toEqual([])
    const rng = rngOf([39, 8, id.length, 1])
    let [same, tried] = [0, 0]
    for (let i = 0; i < 60; i++) {
      const deal = randomDeal(rng)
      let [ours, theirs] = [stateOf(whole.system), stateOf(again.system)]
      // They pass; the book of a turn stands in the file or natural bidding goes on in both.
      for (let n = 0; n < 5 && !ours.ended; n += 2) {
        const [one, other] = [ruleFor(ours, deal[ours.seat]), ruleFor(theirs, deal[theirs.seat])]
        const isWritten = text.includes(`\n${headOf(ours)};\n`) || n === 0
        if (!isWritten || one.natural) break
        tried++
        same += Number(one.call === other.call && one.rule.says === other.rule.says)
        if (one.call !== other.call)
          expect(`${headOf(ours)} ${callCode(other.call)} ${other.rule.says}`).toBe(
            `${callCode(one.call)} ${one.rule.says}`,
          )
        if (one.call === PASS) break
        ours = afterCall(afterCall(ours, one.call), PASS)
        theirs = afterCall(afterCall(theirs, one.call), PASS)
      }
    }
    expect(tried).toBeGreaterThan(20)
    expect(same).toBe(tried)
  })
})
const headOf = ({ auction }: PublicState): string =>
  auction.calls
    .filter((call: Call) => call !== PASS)
    .map(callCode)
    .join('-')

it('is told from boards and from our own texts', () => {
  for (const [format, text] of Object.entries(CARDS)) {
    expect(otherCard(text)?.format).toBe(format)
    expect(isSystemText(text)).toBe(false)
  }
  expect(otherCard('[Event "x"]\n1C Pass 1D Pass\n1N Pass 2C Pass\n2D Pass 3N =1=')).toBeUndefined()
  expect(otherCard('system: A\n1C: 16+ points')).toBeUndefined()
})

it('whatever is spoilt, every fault has its line, and the text that comes of it is sound', () => {
  const rng = rngOf([39, 39, 39, 39])
  for (let i = 0; i < 25; i++)
    for (const format of ['bml', 'bss', 'bbsa', 'cc'] as const) {
      const text = spoilt(CARDS[format], rng)
      expect(cardFault({ format, text, name: 'x' }), text).toBeUndefined()
    }
})

import { expect, it, describe as suite } from 'vitest'
import { admits } from '#constraint/admits.ts'
import { cellIndex, hasCell, subsetOf } from '#constraint/cells.ts'
import { legalCalls } from '#core/auction.ts'
import { type Call, callCode, parseCall } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import type { BySide } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { shapeOf } from '#core/shape.ts'
import { TINY } from '#testing/bidding/tiny-system.ts'
import { good } from '#testing/good.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import type { BiddingSystem } from '../language/system.ts'
import { afterCall, startState, stateAfter } from './auction-state.ts'
import { callFor, choose, chooseAt } from './choose.ts'
import { meaning } from './meaning.ts'
import { readCall } from './reading.ts'
import { rulesAt } from './turn-rules.ts'

const SIDES: BySide<BiddingSystem> = [TINY, TINY]
const calls = (text: string): readonly Call[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((code) => parseCall(code)!)
const at = (text: string) => good(stateAfter(SIDES, 0, 'None', calls(text)))
const held = (text: string): hand.Hand => good(hand.parse(text))
const bids = (auction: string, cards: string): string => callCode(callFor(at(auction), held(cards)))

suite('the rules of a turn', () => {
  it('opens, answers and raises by the first rule that fits', () => {
    expect(bids('', 'KQ4.KQ4.QJ32.432')).toBe('1N')
    expect(bids('', 'AKQ42.KQ42.432.4')).toBe('1S')
    expect(bids('', '5432.432.432.432')).toBe('P')
    expect(bids('1S P', 'K542.A82.432.432')).toBe('2S')
    expect(bids('1S P', 'K542.AK2.AQ2.432')).toBe('4S')
    expect(bids('1H P', 'K542.A8.9532.432')).toBe('1S')
  })

  it('fills numbers from what partner has shown', () => {
    // 1NT showed 12: thirteen points make 25.
    expect(bids('1N P', 'KQ42.A82.K432.J2')).toBe('3N')
    expect(bids('1N P', 'KQ42.A82.K432.32')).toBe('P')
    expect(at('1N P').shown(0).hcp).toEqual({ min: 12, max: 14, low: 12, high: 14 })
  })

  it('asks, answers in steps and places the contract', () => {
    const deep = at('1S P 2S P 4N P')
    expect(callCode(callFor(deep, held('K542.A82.432.432')))).toBe('5D')
    expect(at('1S P 2S P 4N P 5D P').seats[2].aces).toEqual([1])
    expect(bids('1S P 2S P 4N P 5D P', 'AKQ82.KQJ2.AQ2.4')).toBe('6S')
    expect(bids('1S P 2S P 4N P 5D P', 'AKQ82.KQJ2.KQ2.4')).toBe('5S')
  })

  it('denies the controls that a cue bid passes over', () => {
    const state = at('1S P 2S P 3D P')
    expect(state.seats[0].controls).toBe(0b0010)
    expect(state.seats[0].denied).toBe(0b0001)
    expect(state.notes.at(-2)).toMatchObject({
      artificial: true,
      forcing: 'one-round',
      source: 'system',
    })
  })

  it('is one state for every reader, whoever asks first', () => {
    expect(at('1S P 2S P')).toBe(at('1S P 2S P'))
    expect(afterCall(startState(SIDES, 0, 'None'), calls('1S')[0]!)).toBe(at('1S'))
  })

  it('refuses unlawful auctions, turns of others and hands that are not whole', () => {
    const bad = stateAfter(SIDES, 0, 'None', calls('1S 1H'))
    expect(bad).toMatchObject({ ok: false, error: { code: 'call/insufficient' } })
    const view: SeatView = {
      seat: 1,
      hand: held('5432.432.432.432'),
      dealer: 0,
      vulnerability: 'None',
      calls: [],
      contract: undefined,
      dummy: undefined,
      cards: [],
      claim: undefined,
    }
    expect(choose(view, SIDES)).toMatchObject({ ok: false, error: { code: 'bidding/turn' } })
    expect(choose({ ...view, seat: 0 }, SIDES)).toMatchObject({ ok: true, value: { call: 0 } })
    expect(choose({ ...view, seat: 0, hand: hand.EMPTY_HAND }, SIDES)).toMatchObject({
      ok: false,
      error: { code: 'bidding/hand' },
    })
  })
})

suite('a meaning', () => {
  const next = randomWords(6)
  const hands = Array.from({ length: 400 }, (_, i) =>
    i % 2 ? randomHand(next) : lopsidedHand(next),
  )
  const auctions = ['', 'P', '1N P', '1S P', '1H 1S', '1S P 2S P', '1S P 2S P 4N P', '1C P 1H P']

  it.each(auctions)('admits exactly the hands that make the call: %s', (text) => {
    const state = at(text)
    const found = new Map(legalCalls(state.auction).map((call) => [call, meaning(state, call)]))
    for (const cards of hands) {
      const chosen = callFor(state, cards)
      expect(chooseAt(state, cards).trace.selection?.action).toBe(chosen)
      for (const [call, { exact, source }] of found)
        if (source !== 'not-of-system') expect(admits(exact, cards)).toBe(call === chosen)
    }
  })

  it.each(auctions)('has its hands within the cells: %s', (text) => {
    const state = at(text)
    const rules = rulesAt(state)
    const readings = new Map(rules.map(({ call }) => [call, readCall(rules, call)!] as const))
    for (const { exact, direct } of readings.values()) {
      expect(subsetOf(exact.must, exact.may)).toBe(true)
      expect(subsetOf(exact.may, direct.may)).toBe(true)
    }
    for (const cards of hands) {
      const chosen = callFor(state, cards)
      const cell = cellIndex(shapeOf(cards), hand.hcp(cards))
      for (const [call, { exact }] of readings) {
        if (call === chosen) expect(hasCell(exact.may, cell)).toBe(true)
        else expect(hasCell(exact.must, cell)).toBe(false)
      }
    }
  })

  it('marks a call that no rule makes and reads it naturally', () => {
    expect(meaning(at('1S'), calls('4D')[0]!).source).toBe('not-of-system')
    const state = at('1S 4D')
    expect(state.notes[1]?.source).toBe('not-of-system')
    expect(state.shown(1).lengths[1].min).toBe(6)
  })
})

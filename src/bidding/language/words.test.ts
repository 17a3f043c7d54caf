/** The words that later turns need: earlier calls by what they were, cancelled answers, closed defaults. */
import { expect, it, describe as suite } from 'vitest'
import { DOUBLE } from '#core/call.ts'
import { NORTH, sideOf } from '#core/seat.ts'
import { CLUBS, HEARTS, SPADES } from '#core/suit.ts'
import { anyHand, hand, length, lengthPoints, points, ruleOf } from '#testing/bidding/words.ts'
import { calls } from '#testing/bribip.ts'
import { good } from '#testing/good.ts'
import { stateAfter } from '../auction/auction-state.ts'
import { isForced, patternTest } from '../auction/pattern-holds.ts'
import { rulesAt, slotsOf } from '../auction/turn-rules.ts'
import { biddingSystem, rule } from './drafts.ts'
import type { Pattern } from './patterns.ts'
import type { BiddingSystem } from './system.ts'

const WORDS: BiddingSystem = biddingSystem(
  'words',
  'Words',
  [],
  rule({
    name: 'one club',
    when: { role: 'opening' },
    call: '1C',
    shows: ruleOf(20),
    forcing: 'game',
    says: '20 by points and the two longest suits: a strong club.',
  }),
  rule({
    name: 'one',
    when: { role: 'opening' },
    call: '1x',
    shows: points(12),
    forEach: { among: 'majors' },
    says: '12 points or more: open.',
  }),
  rule({
    name: 'limit',
    when: { opening: '1H', role: 'responder', turn: 0 },
    call: '3H',
    shows: hand(points(10), length('H', 4)),
    is: 'limit-raise',
    says: 'Four hearts and 10 points: a limit raise.',
  }),
  rule({
    name: 'ask',
    when: { opening: '1H', role: 'responder', turn: 0 },
    call: '2C',
    shows: points(10),
    artificial: true,
    message: 'majors',
    is: 'stayman',
    says: '10 points or more: ask for majors.',
  }),
  rule({
    name: 'answer',
    when: { asked: 'majors', cut: false },
    call: '2H',
    shows: length('H', 4),
    says: 'Four hearts or more.',
  }),
  rule({
    name: 'penalties',
    when: { role: 'defender', turn: 0, opening: '1S' },
    call: 'X',
    shows: hand(points(20), length('S', 6)),
    is: 'penalty-double',
    only: true,
    says: '20 points and six spades: for penalties.',
  }),
  rule({
    name: 'two suits',
    when: { role: 'defender', turn: 0, opening: '1H' },
    call: '2H',
    shows: length('S', 5),
    artificial: true,
    suits: ['S'],
    oneOf: ['C', 'D'],
    is: 'michaels',
    says: 'Five spades or more, and a minor.',
  }),
  rule({
    name: 'stop',
    when: { role: 'opener', opening: '1C' },
    call: '2C',
    shows: anyHand,
    forcing: 'sign-off',
    says: 'Nothing more to show.',
  }),
)
const at = (text: string) =>
  good(stateAfter([WORDS, WORDS], NORTH, 'None', text === '' ? [] : calls(text)))
const holds = (pattern: Pattern, text: string): boolean => patternTest(pattern)(at(text))

suite('an earlier call by what it was', () => {
  it.each<readonly [Pattern, string, boolean]>([
    [{ partnerIs: 'limit-raise' }, '1H P 3H P', true],
    [{ partnerIs: ['raise', 'limit-raise'] }, '1H P 3H P', true],
    [{ partnerIs: 'raise' }, '1H P 3H P', false],
    [{ mineIs: 'limit-raise' }, '1H P 3H P P P', true],
    [{ rhoIs: 'limit-raise' }, '1H P 3H', true],
    [{ lhoIs: 'limit-raise' }, '1H P 3H P P', true],
    [{ told: 'limit-raise' }, '1H P 3H P 4H P', true],
    [{ theyTold: 'limit-raise' }, '1H P 3H P 4H', true],
    [{ told: 'limit-raise' }, '1H P 3H P 4H', false],
    [{ partnerJump: 1 }, '1H P 3H P', true],
    [{ partnerJump: 0 }, '1H P 2H P', true],
    [{ partnerReversed: true }, '1H P 1N P 2S P', true],
    [{ partnerReversed: true }, '1H P 1N P 3S P', false],
    [{ partnerReversed: true }, '1S P 1N P 2H P', false],
    [{ theyAgreed: true }, '1H P 2H', true],
    [{ theyAgreed: true }, '1H P 1S', false],
    [{ mySuit: 'major' }, '1H P 1S P', true],
    [{ partnerSuit: 'minor' }, '1H P 1S P', false],
    [{ theirMin: [10, 40] }, '1H P 3H', true],
    [{ theirMin: [10, 40] }, 'P', false],
  ])('%j after “%s”: %s', (pattern, text, expected) => {
    expect(holds(pattern, text)).toBe(expected)
  })
})

suite('an ask', () => {
  it('is answered after a pass, and cancelled by a bid', () => {
    expect(at('1H P 2C P 2H').notes.at(-1)?.answers).toBe('majors')
    expect(holds({ asked: 'majors', cut: true }, '1H P 2C 2D')).toBe(true)
    expect(at('1H P 2C 2D 2H').notes.at(-1)?.answers).toBeUndefined()
  })
})

suite('a game force', () => {
  it('holds below game and ends with a sign-off', () => {
    expect(isForced(at('1C P 1H P 1S P'))).toBe(true)
    const after = at('1C P 1H P 2C P')
    expect(after.gameForce[sideOf(NORTH)]).toBe(false)
    expect(isForced(after)).toBe(false)
  })
})

suite('a call that a rule keeps for itself', () => {
  it('is made by no natural default at that turn, and by others elsewhere', () => {
    const doubles = (text: string) => rulesAt(at(text)).filter(({ call }) => call === DOUBLE)
    expect(doubles('1S').map(({ origin }) => origin.label)).toEqual(['penalties'])
    expect(doubles('1D').length).toBeGreaterThan(0)
  })
})

suite('suits by rank and suits of which one was shown', () => {
  it('are groups of a rule', () => {
    const slots = slotsOf(at('1H P 1N P'))
    expect(slots.group('aboveMine')).toEqual([SPADES])
    expect(slots.group('belowMine')).toHaveLength(2)
    expect(slotsOf(at('1H 2H P')).group('oneOf')).toEqual([CLUBS, 1])
    expect(slotsOf(at('1H 2H P')).group('partners')).toEqual([SPADES])
    expect(slotsOf(at('1H')).group('aboveMine')).toEqual([])
    expect(slotsOf(at('1H')).suit('theirs')).toBe(HEARTS)
  })
})

suite('points with length', () => {
  it('are public numbers of the opponents and measures of the hand', () => {
    expect(slotsOf(at('1H P 3H')).number('theirMin', undefined)).toBe(20)
    expect(slotsOf(at('1H')).number('rhoMax', undefined)).toBeGreaterThan(12)
    expect(lengthPoints(12)).toEqual({
      kind: 'sum?',
      min: 12,
      terms: [
        { of: 'hand', measure: 'hcp', times: 1 },
        { of: 'hand', measure: 'extraLength', times: 1 },
      ],
    })
  })
})

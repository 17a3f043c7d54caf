import { expect, it, describe as suite } from 'vitest'
import { isBalanced } from '#core/shape.ts'
import { CLUBS, HEARTS, SPADES } from '#core/suit.ts'
import {
  all,
  any,
  atLeast,
  atMost,
  between,
  everySuit,
  type HandConstraint,
  inSuit,
  not,
  type SuitConstraint,
  someSuit,
  suitAtLeast,
  suitAtMost,
  suitExactly,
} from './constraint.ts'
import { describe } from './describe.ts'
import { plain } from './phrase.ts'
import { shapesWhere } from './shape-set.ts'

const balanced: HandConstraint = {
  kind: 'shape',
  shapes: shapesWhere(isBalanced),
  words: 'a balanced hand',
}
const fitPoints = (min: number): HandConstraint => ({
  kind: 'sum',
  terms: [
    { of: 'hand', measure: 'hcp', times: 1 },
    { of: 'hand', measure: 'distribution', times: 1 },
  ],
  min,
})

const highAndLong = (min: number): HandConstraint => ({
  kind: 'sum',
  terms: [
    { of: 'hand', measure: 'hcp', times: 1 },
    { of: 'hand', measure: 'longest', times: 1 },
  ],
  min,
})

suite('a constraint in words', () => {
  it.each<[string, HandConstraint]>([
    // Limits that no hand can miss are not said, nor parts that ask nothing.
    ['at most 11 HCP', between('hcp', 0, 11)],
    ['4 stoppers', atLeast('stoppers', 4)],
    ['12+ HCP', all<HandConstraint>(atLeast('hcp', 12), everySuit([], suitAtLeast('safe', 1)))],
    ['any hand', all<HandConstraint>(atLeast('hcp', 0))],
    // Two limits of one number are one, wherever they stand.
    ['HCP + L ≥ 18', all<HandConstraint>(highAndLong(18), highAndLong(16))],
    ['L = 5', all<HandConstraint>(atLeast('longest', 5), atMost('longest', 5))],
    ['5+ points with distribution', fitPoints(5)],
    // Cards of a suit, with further conditions on it.
    ['exactly 4 spades', inSuit(SPADES, suitExactly('length', 4))],
    ['at most one card in clubs', inSuit(CLUBS, suitAtMost('length', 1))],
    ['a singleton in clubs', inSuit(CLUBS, suitExactly('length', 1))],
    [
      '6+ clubs with 2+ honours',
      all<HandConstraint>(
        inSuit(CLUBS, suitAtLeast('length', 6)),
        inSuit(CLUBS, suitAtLeast('honours', 2)),
      ),
    ],
    ['the ace of spades', inSuit(SPADES, suitAtLeast('aces', 1))],
    ['spades not rebiddable', inSuit(SPADES, suitAtMost('rebiddable', 0))],
    ['9+ points in clubs', inSuit(CLUBS, suitAtLeast('points', 9))],
    // Several suits.
    ['4+ cards in hearts or spades', someSuit([HEARTS, SPADES], suitAtLeast('length', 4))],
    [
      '2+ cards in each of clubs and spades',
      not(someSuit([CLUBS, SPADES], suitAtMost('length', 1))),
    ],
    [
      'spades not (8+ points and rebiddable)',
      not<HandConstraint>(
        inSuit(SPADES, all<SuitConstraint>(suitAtLeast('points', 8), suitAtLeast('rebiddable', 1))),
      ),
    ],
    // Three parts and more are a list, separated by semicolons where an item has parts itself.
    [
      '12+ HCP, 2+ aces and a void',
      all<HandConstraint>(atLeast('hcp', 12), atLeast('aces', 2), atLeast('voids', 1)),
    ],
    [
      '12+ HCP; 2+ aces; and a void or a balanced hand',
      all<HandConstraint>(
        atLeast('hcp', 12),
        all<HandConstraint>(atLeast('aces', 2), any<HandConstraint>(atLeast('voids', 1), balanced)),
      ),
    ],
  ])('says %s', (said, c) => {
    expect(plain(describe(c))).toBe(said)
  })
})

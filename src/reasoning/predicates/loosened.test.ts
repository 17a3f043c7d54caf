import { describe, expect, it } from 'vitest'
import {
  all,
  any,
  atLeast,
  atMost,
  between,
  type HandConstraint,
  inSuit,
  not,
  suitAtLeast,
  suitAtMost,
} from '#constraint/constraint.ts'
import { loosened } from './loosened.ts'

describe('a constraint one step weaker', () => {
  it.each<[string, HandConstraint, HandConstraint]>([
    ['two points at either end', between('hcp', 15, 17), between('hcp', 13, 19)],
    ['two with distribution', between('totalPoints', 12, 14), between('totalPoints', 10, 16)],
    [
      'one card of a suit',
      inSuit(3, suitAtLeast('length', 5)),
      inSuit(3, suitAtLeast('length', 4)),
    ],
    ['one point of a suit', inSuit(2, suitAtMost('points', 3)), inSuit(2, suitAtMost('points', 4))],
    ['the other way inside a denial', not(atLeast('hcp', 12)), not(atLeast('hcp', 14))],
    ['as it was inside two denials', not(not(atMost('hcp', 9))), not(not(atMost('hcp', 11)))],
    [
      'in every part',
      all<HandConstraint>(
        any<HandConstraint>(atLeast('hcp', 6), inSuit(0, suitAtLeast('length', 6))),
        atMost('hcp', 10),
      ),
      all<HandConstraint>(
        any<HandConstraint>(atLeast('hcp', 4), inSuit(0, suitAtLeast('length', 5))),
        atMost('hcp', 12),
      ),
    ],
  ])('is wider by %s', (_, before, after) => {
    expect(loosened(before)).toEqual(after)
  })
})

/** How many hands answer one club with one spade. */
import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { cellsOf } from '#constraint/cells.ts'
import { all, type HandConstraint, not } from '#constraint/constraint.ts'
import { parseCall } from '#core/call.ts'
import { NORTH } from '#core/seat.ts'
import { calls, SIDES } from '#testing/bribip.ts'
import { cellsHands } from '#testing/cells-marginals.ts'

describe('exact counts of 1♣–1♠', () => {
  const state = stateAfter(SIDES, NORTH, 'None', calls('1C P'))
  if (!state.ok) throw new Error('lawful')
  const rules = rulesAt(state.value)
  /** What the system's rules for the call ask, the first of them where there are several. */
  const directOf = (text: string): HandConstraint => {
    const turnRule = rules.find(({ call, natural }) => call === parseCall(text) && !natural)
    if (!turnRule) throw new Error(text)
    return turnRule.rule.shows
  }
  const hands = (c: HandConstraint): bigint => {
    const { may, must } = cellsOf(c)
    expect(may).toEqual(must)
    return cellsHands(may)
  }
  it('1♠ alone is 226,645,380,808 hands', () => {
    expect(hands(directOf('1S'))).toBe(226_645_380_808n)
  })
  it('with 1♦, 1♥ and 2♣ denied 81,828,784,491', () => {
    const denied = ['1D', '1H', '2C'].map((text) => not<HandConstraint>(directOf(text)))
    expect(hands(all<HandConstraint>(directOf('1S'), ...denied))).toBe(81_828_784_491n)
  })
})

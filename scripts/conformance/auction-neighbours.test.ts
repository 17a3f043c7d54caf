import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import type { Bidder } from './auction-bidders.ts'
import { readCase } from './auction-cases.ts'
import { neighboursOf, neighbourTally } from './auction-neighbours.ts'

const { view, expected } = readCase({
  hand: 'AKJ74.Q82.K53.95',
  auction: ['P'],
  dealer: 'W',
  vul: 'NS',
  expected: '1S',
})
const ANY = { low: 0, high: 37 }
const told = (range = ANY) =>
  neighboursOf(view, expected, range).map((one) => `${one.kind} ${hand.format(one.hand)}`)

describe('the neighbours of a hand', () => {
  it('have its lengths, and points as their kind says', () => {
    expect(told()).toEqual([
      'small AKJ32.Q32.K32.92',
      'small AKJ87.Q87.K87.98',
      'honour AKJ74.Q82.532.K9',
      'honour AKJ74.KQ8.532.95',
      'honour AKJ74.832.K53.Q9',
      'up AKJ74.Q82.K53.J9',
      'up AKJ74.Q82.A53.95',
      'up AKJ74.Q82.KJ5.95',
      'down AKJ74.Q82.Q53.95',
      'down AKJ74.J82.K53.95',
    ])
  })
  it('stay within the points that the call shows', () => {
    const points = hand.hcp(view.hand)
    const kinds = (low: number, high: number) =>
      new Set(neighboursOf(view, expected, { low, high }).map(({ kind }) => kind))
    expect(kinds(points, points)).toEqual(new Set(['small', 'honour']))
    expect(kinds(points - 1, points)).toContain('down')
    expect(kinds(points, points + 1)).toContain('up')
  })
  it('tell a bidder who knows one hand from one who knows the call', () => {
    const knows: Bidder = () => ({ call: expected, natural: false })
    const fitted: Bidder = (at) => ({
      call: hand.equals(at.hand, view.hand) ? expected : PASS,
      natural: false,
    })
    const tally = neighbourTally()
    expect(tally.visit(view, [expected], expected, knows)).toBeUndefined()
    expect(tally.visit(view, [expected], expected, fitted)).toMatch(
      /^1S for 0 of \d+ neighbours; P with AKJ32/,
    )
    expect(tally.lines()[0]).toBe('Stable under neighbours: 1 of 2 (50.0 %) of those met')
  })
  it('take any sound call', () => {
    const other = bidOf(1, 2)
    const hearts: Bidder = () => ({ call: other, natural: false })
    expect(neighbourTally().visit(view, [expected, other], expected, hearts)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { type Holding, ofRanks } from '#core/holding.ts'
import { parseRank, type Rank } from '#core/rank.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import { getsIn, lineFront, type PlayLine, queryLine } from '#testing/play-lines.ts'
import { taskOf } from '../question.ts'
import { NO_LIMITS, solveSuit } from '../solve.ts'
import { parseSuitCombination, type SuitCombination, suitCombination } from '../suit.ts'
import { APRIORI, layoutWeights } from '../weights.ts'
import { queryWinners } from './query.ts'
import { outcomesOf, trickOutcomeWords, visibleMasters } from './summary.ts'

const read = (north: string, south: string): SuitCombination =>
  good(parseSuitCombination(north, south))
const rank = (letter: string) => parseRank(letter)!
const held = (letters: string): Holding => ofRanks([...letters].map(rank))
const weightsOf = (suit: SuitCombination) => good(layoutWeights(suit, APRIORI))

/** Document 004, section II: AQJTxxx opposite xxxx; A is North, so B is East and D West. */
const suit = read('AQJT432', '8765')
const weights = weightsOf(suit)
const low = { hand: 'south', rank: rank('5') } as const
const lines: Readonly<Record<'A' | 'B' | 'C', PlayLine>> = {
  A: { lead: low, third: (second) => rank(second === 0 ? 'A' : 'T') },
  B: { lead: low, third: () => rank('A') },
  C: { lead: { hand: 'north', rank: rank('A') }, third: () => rank('5') },
}
const layout = ['D -', 'D K', 'D 9', 'D K9']
const front = (line: PlayLine, avoid?: 'west' | 'east') =>
  lineFront({ ...taskOf(suit), avoid }, line)

describe('the lines of the document', () => {
  it('take the tricks of the specification, section 6, layout by layout', () => {
    expect(layout).toHaveLength(weights.length)
    // By West's cards: none, the king, the nine, both.
    expect(front(lines.A).map((v) => [...v])).toEqual([[6, 7, 6, 7]])
    expect(front(lines.B).map((v) => [...v])).toEqual([[6, 7, 7, 6]])
    expect(front(lines.C).map((v) => [...v])).toEqual([[6, 7, 7, 6]])
  })
  it('are never better than the whole front', () => {
    for (const [north, south] of [
      ['AT42', '953'],
      ['AJ32', 'K954'],
      ['KJ5', 'A32'],
    ] as const) {
      const other = read(north, south)
      const whole = finish(solveSuit(taskOf(other), weightsOf(other), NO_LIMITS)).front
      for (const { lead, plans } of whole?.leads ?? []) {
        const third = other[lead.hand === 'north' ? 'south' : 'north']
        const smallest = (31 - Math.clz32(third & -third)) as Rank
        const own = lineFront(taskOf(other), { lead, third: () => smallest })
        for (const plan of own)
          expect(plans.some((better) => better.every((t, i) => t >= plan[i]!))).toBe(true)
      }
    }
  })
  it('count a two that is all that is left', () => {
    const small = good(suitCombination(held('A'), held('K2'), held('Q3')))
    const crash = {
      lead: { hand: 'north', rank: rank('A') },
      third: () => rank('K'),
    } as const
    // By the number of West's cards: the two is high when each enemy has followed with one.
    expect(lineFront(taskOf(small), crash).map((v) => [...v])).toEqual([[1, 2, 1]])
  })
  it('in one of their choices reach the best of the whole front', () => {
    const whole = finish(solveSuit(taskOf(suit), weights, NO_LIMITS)).front
    for (const plan of whole?.plans ?? [])
      expect([...front(lines.A), ...front(lines.B)].map((v) => v.join())).toContain(plan.join())
  })
})

describe('the query of the document: five winners, Seat D never on lead', () => {
  const wanted = { count: 5, of: 'winners', never: 'west' } as const
  it('is answered by plan A alone', () => {
    expect(visibleMasters(suit)).toBe(1)
    expect(queryLine(suit, weights, wanted, lines.A).sure).toBe(true)
    expect(queryLine(suit, weights, wanted, lines.B)).toMatchObject({ sure: false, tricks: 6 })
    expect(queryLine(suit, weights, wanted, lines.B).chance).toBeCloseTo(0.76, 10)
    expect(queryLine(suit, weights, wanted, lines.C).sure).toBe(false)
    expect(finish(queryWinners(suit, weights, wanted))?.plans.map((v) => [...v])).toEqual([
      [6, 7, 6, 7],
    ])
  })
  it('has no plan for six winners, and none at all for more than the suit has', () => {
    expect(finish(queryWinners(suit, weights, { ...wanted, count: 6 }))?.sure).toBe(false)
    expect(finish(queryWinners(suit, weights, { ...wanted, count: 7 }))).toBeUndefined()
  })
})

describe('plans in words', () => {
  const words = (line: PlayLine) => {
    const plan = front(line)[0]
    if (plan === undefined) throw new Error('no plan')
    const lets = {
      west: getsIn(plan, front(line, 'west'), weights),
      east: getsIn(plan, front(line, 'east'), weights),
    }
    return outcomesOf(suit, plan, lets, weights).map(
      (outcome) =>
        `${trickOutcomeWords(outcome, (who) => (who === 'east' ? 'Seat B' : 'Seat D'))}: ${(outcome.chance * 100).toFixed(0)}`,
    )
  }
  it('let a defender in everywhere whom no plan keeps out', () => {
    const [plan] = front(lines.A)
    if (plan === undefined) throw new Error('no plan')
    expect(getsIn(plan, [], weights)).toEqual(weights.map(() => true))
  })
  it('say of plan A what section IX says of it', () => {
    expect(words(lines.A)).toEqual([
      'six winners without losing a trick: 50',
      'five winners, losing one trick to Seat B: 50',
    ])
  })
  it('say what is so of a suit without a loser, and of one trick that either enemy may win', () => {
    const outcome = { tricks: 7, chance: 1, layouts: [0] }
    expect(trickOutcomeWords({ ...outcome, winners: 0, lost: 0, to: [] })).toBe(
      'no new winner, and no trick lost',
    )
    expect(trickOutcomeWords({ ...outcome, winners: 5, lost: 1, to: ['west', 'east'] })).toBe(
      'five winners, losing one trick to West or East',
    )
    expect(trickOutcomeWords({ ...outcome, winners: 1, lost: 2, to: ['west', 'east'] })).toBe(
      'one winner, losing two tricks to West and East',
    )
  })
  it('say of plans B and C that either enemy may get in', () => {
    for (const line of [lines.B, lines.C])
      expect(words(line)).toEqual([
        'six winners without losing a trick: 52',
        'five winners, losing one trick to Seat B: 24',
        'five winners, losing one trick to Seat D: 24',
      ])
  })
})

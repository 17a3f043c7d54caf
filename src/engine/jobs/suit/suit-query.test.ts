import { describe, expect, it } from 'vitest'
import { APRIORI } from '#combinations/weights.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { setClock } from '#testing/set-clock.ts'
import type { SuitQueryInput } from './suit-query.ts'

setClock(0)
const ask = (more: Partial<SuitQueryInput> = {}) =>
  runInline('suit-search', {
    ask: 'plans',
    ...{ north: 'AQJTxxx', south: 'xxxx', weights: APRIORI, goal: 7, information: 'class' },
    entries: { start: 'either', north: 'unlimited', south: 'unlimited' },
    wanted: { count: 5, of: 'winners', never: 'west' },
    names: { west: 'Seat D', east: 'Seat B' },
    ...more,
  })
const answerOf = (more: Partial<SuitQueryInput> = {}) => good(ask(more))

const found = (more: Partial<SuitQueryInput> = {}) => {
  const { answer } = answerOf(more)
  return answer === 'too-many' ? undefined : answer
}

describe('the catalogue asked about one combination (document 004, section IX)', () => {
  it('sums the plans up: six winners without a trick lost, or five and who gets in', () => {
    const { masters, summaries } = answerOf()
    expect(masters).toBe(1)
    const [best, finesse] = summaries.map(({ outcomes }) => outcomes.map(({ words }) => words))
    expect(best?.[0]).toBe('six winners without losing a trick')
    expect(finesse).toContain('five winners, losing one trick to Seat B')
    expect(finesse?.join()).not.toContain('Seat D')
    expect(best).toContain('five winners, losing one trick to Seat D')
    // All of the finesse’s lost tricks go to Seat B: none is left without a seat.
    expect(finesse).toEqual([
      'six winners without losing a trick',
      'five winners, losing one trick to Seat B',
    ])
    for (const { outcomes } of summaries)
      expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  })
  it('answers five winners with Seat D never on lead: the finesse, always', () => {
    const answer = found()
    expect(answer?.sure).toBe(true)
    expect(answer?.tricks).toBe(6)
    expect(answer?.sentences).toHaveLength(1)
    expect(answer?.sentences[0]).toMatch(/to the ten/)
  })
  it('says of a suit with too many plans that it cannot be asked, and still sums its plans up', () => {
    const { answer, summaries } = answerOf({
      ...{ north: 'KJ9753', south: '', goal: 2 },
      wanted: { count: 2, of: 'winners', never: undefined },
    })
    expect(answer).toBe('too-many')
    expect(summaries[0]?.outcomes.length).toBeGreaterThan(0)
  })
  it('sums nothing up where a defender is kept out: the count stops there', () => {
    expect(answerOf({ avoid: 'west' }).summaries).toEqual([])
  })
  it('has no answer to more winners than there are, and names a count that is none', () => {
    expect(
      answerOf({ wanted: { count: 9, of: 'winners', never: undefined } }).answer,
    ).toBeUndefined()
    const output = ask({ wanted: { count: -1, of: 'winners', never: undefined } })
    expect(output.ok ? undefined : output.error.code).toBe('suit-query/count')
  })
})

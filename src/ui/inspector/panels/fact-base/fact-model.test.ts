import { describe, expect, it } from 'vitest'
import { plain } from '#constraint/phrase.ts'
import { seatView } from '#core/seat-view.ts'
import { BRIBIP } from '#examples/bribip.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { callsOfFact, callsOfLine, doingOf, planKind, planNews } from './fact-model.ts'

const answer = (() => {
  const record = BRIBIP[0]?.record
  const view = record && seatView(record, 2)
  if (view === undefined) throw new Error('the hand is known')
  return good(
    runInline('fact-base', {
      view,
      systems: [{ id: 'essex-acol' }, { id: 'essex-acol' }],
    }),
  )
})()

describe('the fact base as the panel has it', () => {
  it('leads a fact back to its calls, through the triggers', () => {
    const trumps = answer.facts.find(({ words }) => plain(words) === 'trumps = spades')
    const six = answer.facts.find(({ words }) => plain(words) === 'North: 6 or more points')
    // Both have bid spades: South with call 2, North with call 4.
    expect(trumps && callsOfFact(answer.facts, trumps.id)).toEqual([1, 3])
    expect(six && callsOfFact(answer.facts, six.id)).toEqual([3])
    expect(callsOfFact(answer.facts, -1)).toEqual([])
  })
  it('points every line of a call at some call, no later than its own', () => {
    for (const step of answer.steps) {
      if (step.stage.kind !== 'call') continue
      const { at } = step.stage
      for (const line of step.lines) {
        const calls = callsOfLine(answer.facts, step, line)
        expect(calls.length).toBeGreaterThan(0)
        expect(calls.every((call) => call <= at)).toBe(true)
        expect(doingOf(line)).not.toBe('')
      }
    }
  })
  it('tells a plan behind an ask from one for the play', () => {
    expect(planKind(answer.steps.slice(0, 12))).toBe('partial')
    expect(planKind(answer.steps)).toBe('tentative')
    expect(planNews(answer.steps).length).toBeGreaterThan(0)
  })
})

import { describe, expect, it } from 'vitest'
import { isGood } from './grade.ts'
import {
  CALL_STANDINGS,
  type CallGain,
  type CallStanding,
  FULL_MARKS,
  gradeOfMarks,
  marksOf,
  verdictOf,
} from './marks.ts'

const over = (gain: number, error: number): CallGain => ({ layouts: 60, gain, error })
/** From a whole IMP better beyond the error to ruin. */
const WORSE_AND_WORSE = [over(2, 0.5), over(0, 0.5), over(-0.9, 0.2), over(-2, 0.5), over(-5, 1)]
const OTHERS = CALL_STANDINGS.filter((one) => one !== 'own')

describe('marks out of ten', () => {
  it('are full for the system’s own call, whatever layouts say', () => {
    for (const weighed of [undefined, ...WORSE_AND_WORSE]) {
      expect(marksOf('own', weighed)).toBe(FULL_MARKS)
      expect(gradeOfMarks('own', marksOf('own', weighed))).toBe('right')
    }
  })
  it('fall with what layouts say, and with what the rules say', () => {
    expect(new Set(WORSE_AND_WORSE.map(verdictOf)).size).toBe(WORSE_AND_WORSE.length)
    for (const standing of OTHERS) {
      const marks = WORSE_AND_WORSE.map((weighed) => marksOf(standing, weighed))
      expect(marks).toEqual(marks.toSorted((a, b) => b - a))
      expect(Math.max(...marks)).toBeLessThanOrEqual(FULL_MARKS)
      expect(Math.min(...marks)).toBeGreaterThanOrEqual(0)
    }
    for (const weighed of [undefined, ...WORSE_AND_WORSE]) {
      const marks = OTHERS.map((standing) => marksOf(standing, weighed))
      expect(marks).toEqual(marks.toSorted((a, b) => b - a))
    }
  })
  it('never leave a call that layouts put a whole IMP above the system’s a wrong one', () => {
    for (const standing of OTHERS)
      expect(isGood(gradeOfMarks(standing, marksOf(standing, over(1, 0.9))))).toBe(true)
  })
  it('do not take layouts that say little for more than they say', () => {
    expect(verdictOf(over(1, 1.1))).toBe('level')
    expect(verdictOf(over(-0.5, 0.6))).toBe('level')
  })
  it('are those of the rules where nothing was weighed', () => {
    const graded = (standing: CallStanding) => gradeOfMarks(standing, marksOf(standing))
    expect(CALL_STANDINGS.map(graded)).toEqual(['right', 'acceptable', 'near', 'wrong'])
  })
})

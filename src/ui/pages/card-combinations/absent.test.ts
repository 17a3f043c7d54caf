import { describe, expect, it } from 'vitest'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { absentWords, lacksGoal, lacksLayout } from './absent.ts'
import { FIRST, suitPlaceOf } from './address.ts'
import { questionOf } from './question.ts'

const WEST = 'West (Seat D)'
const reportOf = (address: string) => {
  const { place } = suitPlaceOf(address)
  const question = good(questionOf(place))
  return { place, report: good(runInline('suit', question)) }
}
const wordsOf = (address: string): readonly string[] => {
  const { place, report } = reportOf(address)
  return absentWords(place, report, WEST)
}

describe('what an address asks of a suit that the suit does not have', () => {
  it('says nothing of what is there', () => {
    expect(wordsOf('AQJTxxx/xxxx/goal.7/plan.2/layout.K9')).toEqual([])
    expect(wordsOf('AQJTxxx/xxxx/goal.max/layout.-')).toEqual([])
    expect(wordsOf('AQJTxxx/xxxx')).toEqual([])
  })

  it('says which target is missing, and what stands instead', () => {
    const [words, ...more] = wordsOf('AQJTxxx/xxxx/goal.9/plan.40')
    expect(words).toContain('9 tricks')
    expect(words).toContain('gives 7 at most')
    // The plans of a target that is not there are not missed as well.
    expect(more).toEqual([])
    const { place, report } = reportOf('AQJTxxx/xxxx/goal.9')
    expect(words).toContain(report.goal === 7 ? 'at least 7 tricks' : String(report.goal))
    expect(lacksGoal(place, report)).toBe(true)
    expect(lacksGoal(FIRST, report)).toBe(false)
  })

  it('says which layout, plan or way is missing', () => {
    expect(wordsOf('AQJTxxx/xxxx/goal.7/layout.T5')).toEqual([
      expect.stringContaining(`In no layout does ${WEST} hold 105`),
    ])
    expect(wordsOf('AQJTxxx/xxxx/goal.7/plan.30')).toEqual([
      expect.stringMatching(/no plan 30 .* plan \d+ is opened/),
    ])
    expect(wordsOf('AQJTxxx/xxxx/goal.7/way.south-0')).toEqual([
      expect.stringContaining('does not begin that way'),
    ])
    const { place, report } = reportOf('AQJTxxx/xxxx/layout.T5')
    expect(lacksLayout(place, report)).toBe(true)
    expect(lacksLayout({ layout: undefined }, report)).toBe(false)
  })
})

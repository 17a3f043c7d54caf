import { describe, expect, it } from 'vitest'
import { boardCounts, matchpoints, sessionTotal } from './session-score.ts'

describe('a session of four boards', () => {
  // Plus 420 by par, an overtrick more, one down, and passed out where a part score was there.
  const boards = [
    { own: 420, others: [420, 420, 450] },
    { own: 450, others: [420, 450, -50] },
    { own: -50, others: [620, 650, -50] },
    { own: 0, others: [-110, -140, 0] },
  ]
  const counted = (scoring: Parameters<typeof boardCounts>[0]) =>
    boards.map(({ own, others }) => boardCounts(scoring, own, others)!)

  it('counts IMPs against one score, and adds them', () => {
    expect(counted('par')).toEqual([0, 1, -12, 3])
    expect(sessionTotal('robots', counted('robots'))).toBe(-8)
  })
  it('counts matchpoints against all, ties by half, and takes the mean', () => {
    const found = counted('matchpoints').map((n) => Math.round(n * 10) / 10)
    expect(found).toEqual([33.3, 83.3, 16.7, 83.3])
    expect(sessionTotal('matchpoints', counted('matchpoints'))).toBeCloseTo(54.17, 2)
  })
  it('counts points without another table', () => {
    expect(sessionTotal('total', counted('total'))).toBe(820)
  })
})

it('nothing counts where there is nothing to measure by', () => {
  expect(boardCounts('par', 420, [])).toBeUndefined()
  expect(boardCounts('total', 420, [])).toBe(420)
  expect(sessionTotal('par', [])).toBeUndefined()
})
it('matchpoints of a field and of the same field seen from the other side add up to a hundred', () => {
  const [own, others] = [-50, [620, -50, -100, 110]]
  const theirs = others.map((score) => 0 - score)
  expect(matchpoints(own, others) + matchpoints(0 - own, theirs)).toBe(100)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maximise } from './simplex.ts'

/** The game of a matrix: the row player's value and odds. Entries of at least 0. */
function game(matrix: readonly (readonly number[])[]) {
  const n = matrix.length
  const columns = matrix[0]?.length ?? 0
  // v - Σ x_i a_ij ≤ 0 for every column, Σ x_i ≤ 1.
  const rows = Array.from({ length: columns }, (_, j) =>
    Float64Array.from([...matrix.map((row) => -row[j]!), 1]),
  )
  rows.push(Float64Array.from([...matrix.map(() => 1), 0]))
  const b = rows.map((_, i) => (i === columns ? 1 : 0))
  const solved = maximise(rows, b, [...new Array<number>(n).fill(0), 1])
  if (solved === undefined) throw new Error('not solved')
  return solved
}

describe('the linear program', () => {
  it('solves scissors, paper, stone', () => {
    const { value, x, y } = game([
      [1, 2, 0],
      [0, 1, 2],
      [2, 0, 1],
    ])
    expect(value).toBeCloseTo(1, 10)
    for (const share of [...x.slice(0, 3), ...y.slice(0, 3)]) expect(share).toBeCloseTo(1 / 3, 6)
  })
  it('proves its value from both sides in any game', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }).chain((width) =>
          fc.array(
            fc.array(fc.integer({ min: 0, max: 4 }), { minLength: width, maxLength: width }),
            {
              minLength: 1,
              maxLength: 7,
            },
          ),
        ),
        (matrix) => {
          const { value, x, y } = game(matrix)
          const columns = matrix[0]?.length ?? 0
          for (let j = 0; j < columns; j++) {
            const held = matrix.reduce((sum, row, i) => sum + row[j]! * x[i]!, 0)
            expect(held).toBeGreaterThanOrEqual(value - 1e-6)
          }
          for (const row of matrix) {
            const given = row.reduce((sum, a, j) => sum + a * y[j]!, 0)
            expect(given).toBeLessThanOrEqual(value + 1e-9)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
  it('says when there is no largest value', () => {
    expect(maximise([Float64Array.of(-1)], [0], [1])).toBeUndefined()
  })
})

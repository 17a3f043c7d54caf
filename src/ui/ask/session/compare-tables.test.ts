import { expect, it } from 'vitest'
import { comparedTables } from './compare-tables.ts'

const table = (...scores: (readonly [number, number])[]) => ({ scores })

it('two tables are compared in IMPs for North–South of the first', () => {
  const rows = comparedTables([table([2, -50], [1, 420]), table([1, 170])])
  expect(rows).toEqual([
    { board: 1, points: [420, 170], worth: { kind: 'imps', imps: 6 } },
    { board: 2, points: [-50, undefined], worth: undefined },
  ])
})

it('from three tables on each has its share of the matchpoints, and who has not played has none', () => {
  const rows = comparedTables([table([1, 420]), table([1, 450]), table(), table([1, 420])])
  expect(rows[0]?.worth).toEqual({ kind: 'shares', shares: [0.25, 1, undefined, 0.25] })
})

it('one table alone has points', () => {
  expect(comparedTables([table([1, 420])])).toEqual([{ board: 1, points: [420], worth: undefined }])
})

it('two tables are compared in matchpoints where they played for those', () => {
  const rows = comparedTables([table([1, 420], [2, 50]), table([1, 450], [2, 50])], 'matchpoints')
  expect(rows.map(({ worth }) => worth)).toEqual([
    { kind: 'shares', shares: [0, 1] },
    { kind: 'shares', shares: [0.5, 0.5] },
  ])
})

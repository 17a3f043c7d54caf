import { expect, test } from 'vitest'
import { SHORT, type SplitRow, shownRows } from './splits-model.ts'

const row = (n: number, chance: number, lawful: number, upTo?: number): SplitRow => ({
  lengths: [n, 13 - n],
  chance,
  lawful,
  apriori: lawful,
  ...(upTo === undefined ? {} : { upTo }),
})

test('the likeliest rows are shown in the order of the list', () => {
  const rows = Array.from({ length: 12 }, (_, i) => row(i, i / 66, 1 / 12))
  const { rows: kept, more } = shownRows(rows, false)
  expect(kept.map(({ lengths }) => lengths[0])).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
  expect(more).toBe(12 - SHORT)
  expect(shownRows(rows, true)).toEqual({ rows, more: 0 })
})

test('while an agreement tells nothing, the rows likely by the law are shown, not the first of the list', () => {
  const rows = Array.from({ length: 12 }, (_, i) => row(i, 0, i < 4 ? 0.001 : 0.12, 1))
  expect(shownRows(rows, false).rows.map(({ lengths }) => lengths[0])).toEqual([
    4, 5, 6, 7, 8, 9, 10, 11,
  ])
})

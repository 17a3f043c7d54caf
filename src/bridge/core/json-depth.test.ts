import { expect, it } from 'vitest'
import { isDeeperThan, MAX_NESTING } from './json-depth.ts'

const nested = (depth: number): unknown => {
  let data: unknown = 1
  for (let i = 0; i < depth; i++) data = i % 2 === 0 ? [data] : { of: data, by: 1 }
  return data
}

it('tells lists and objects that stand too deep in one another', () => {
  for (const depth of [0, 1, 2, 5]) {
    expect(isDeeperThan(nested(depth), depth)).toBe(false)
    if (depth > 0) expect(isDeeperThan(nested(depth), depth - 1)).toBe(true)
  }
  expect(isDeeperThan(null)).toBe(false)
  expect(isDeeperThan(nested(MAX_NESTING))).toBe(false)
  expect(isDeeperThan(nested(100_000))).toBe(true)
})

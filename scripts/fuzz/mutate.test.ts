import { expect, it } from 'vitest'
import { rngOf } from '#core/rng.ts'
import { mutated, mutatedTree } from './mutate.ts'

const TREE = '{"a":[1,[2,{"b":"x"}],[]],"c":{"d":[[3]],"e":null}}'
const SEED = [1, 2, 3, 4] as const
const COUNT = 3000

it('a changed input is told by its number alone, whatever was made before it', () => {
  const numbers = Array.from({ length: COUNT }, (_, at) => at)
  const made = (order: readonly number[]) =>
    new Map(
      order.map((at) => {
        const rng = rngOf(SEED, at)
        return [at, [mutatedTree(TREE, rng), mutated(TREE, [TREE], rng)].join('\n')]
      }),
    )
  const forward = made(numbers)
  const backward = made(numbers.toReversed())
  expect(numbers.filter((at) => forward.get(at) !== backward.get(at))).toEqual([])
})

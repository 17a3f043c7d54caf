/** The likeliest shapes of closed hands, against every layout of an ending written down. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatShape, SHAPES } from '#core/shape.ts'
import { anyAction, anyEnding } from '#testing/endings.ts'
import { plain } from '#testing/posterior-plain.ts'
import { ended } from '#testing/steps.ts'
import type { Position } from '../law/position.ts'
import { lawfulFigures } from '../posterior/lawful-figures.ts'
import { livingActions, weigh } from '../posterior/weighing.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { likelyShapes, SHAPES_LISTED } from './likely-shapes.ts'

const shapesOf = (position: Position, actions: readonly Likelihood[], shapes?: number) => {
  const weighed = ended(weigh(position, actions, []))
  const options = { samples: 400, ...(shapes === undefined ? {} : { shapes }) }
  const found = ended(likelyShapes(position, lawfulFigures(position), weighed, actions, options))
  return { weighed, found }
}
/** Names and chances of the hand, the likeliest first. */
function everyShape({ total, shapes }: ReturnType<typeof plain>, hand: number) {
  return SHAPES.map((shape, i) => ({
    name: formatShape(shape),
    chance: shapes[hand * SHAPES.length + i]! / total,
  }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance)
}

describe('the shapes listed of a closed hand', () => {
  it.each([
    [2, 60],
    [3, 10],
  ] as const)('are its likeliest with their chances, of %i hands', (hands, numRuns) => {
    let listed = 0
    fc.assert(
      fc.property(
        anyEnding(hands).chain((position) =>
          fc.tuple(fc.constant(position), fc.array(anyAction(position.seats), { maxLength: 2 })),
        ),
        fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
        ([position, wanted], most) => {
          const actions = livingActions(position, wanted)
          const { weighed, found } = shapesOf(position, actions, most)
          if (weighed.kind !== 'exact') return
          const want = plain(position, actions)
          for (const [h, { shapes, sampled }] of found.entries()) {
            const every = want.total === 0 ? [] : everyShape(want, h)
            const chances = shapes.map(({ chance }) => chance)
            expect(sampled).toBeUndefined()
            // Samples may also miss a shape that is hardly ever there.
            const met = hands === 2 ? every : every.filter(({ chance }) => chance > 0.04)
            const room = most ?? SHAPES_LISTED
            expect(shapes.length).toBeLessThanOrEqual(Math.min(room, every.length))
            expect(shapes.length).toBeGreaterThanOrEqual(Math.min(room, met.length))
            expect([...chances].sort((a, b) => b - a)).toEqual(chances)
            for (const [i, { name, chance }] of shapes.entries()) {
              listed += 1
              expect(chance).toBeCloseTo(every.find((one) => one.name === name)?.chance ?? -1, 9)
              // Samples may leave out one that is hardly likelier than those they find.
              expect(every[i]!.chance - chance).toBeLessThan(hands === 2 ? 1e-9 : 0.1)
            }
          }
        },
      ),
      { numRuns },
    )
    expect(listed).toBeGreaterThan(20)
  })
})

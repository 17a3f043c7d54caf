/** Shapes of three concealed hands weighed by the count, against every layout of an ending written down. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHAPES } from '#core/shape.ts'
import { anyAction, anyEnding } from '#testing/endings.ts'
import { plain } from '#testing/posterior-plain.ts'
import { ended } from '#testing/steps.ts'
import type { Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { posteriorThree } from './posterior-three.ts'
import { shapesThreeSteps } from './shapes-three.ts'
import { livingActions, wayToCount } from './weighing.ts'

const asked = anyEnding(3).chain((position) =>
  fc.tuple(fc.constant(position), fc.array(anyAction(position.seats), { maxLength: 2 })),
)

const shapesOf = (position: Position, actions: readonly Likelihood[], listed: number) =>
  ended(shapesThreeSteps(position, actions, listed, posteriorThree(position, actions).pairs!))

describe('the shapes of three closed hands', () => {
  it('weigh what their layouts weigh, and none of any weight is passed over where all are wanted', () => {
    let met = 0
    fc.assert(
      fc.property(asked, ([position, wanted]) => {
        const actions = livingActions(position, wanted)
        fc.pre(wayToCount(position, actions) === 'plain')
        const found = shapesOf(position, actions, SHAPES.length)
        const { shapes } = plain(position, actions)
        for (const [h, row] of found.entries())
          for (let i = 0; i < SHAPES.length; i++) {
            const want = shapes[h * SHAPES.length + i]!
            if (Number.isNaN(row[i]!)) expect(want).toBe(0)
            else expect(row[i]! / Math.max(1, want)).toBeCloseTo(want === 0 ? 0 : 1, 9)
            if (want > 0) met += 1
          }
      }),
      { numRuns: 25 },
    )
    expect(met).toBeGreaterThan(50)
  })
  it('are the likeliest where few are wanted', () => {
    let passed = 0
    fc.assert(
      fc.property(asked, ([position, wanted]) => {
        const actions = livingActions(position, wanted)
        fc.pre(wayToCount(position, actions) === 'plain')
        const found = shapesOf(position, actions, 2)
        const { total, shapes } = plain(position, actions)
        for (const [h, row] of found.entries()) {
          const chances = [...shapes.subarray(h * SHAPES.length, (h + 1) * SHAPES.length)].sort(
            (a, b) => b - a,
          )
          const counted = [...row].filter((weight) => weight > 0).sort((a, b) => b - a)
          expect(counted.length).toBeLessThanOrEqual(4)
          for (const [i, weight] of counted.slice(0, 2).entries()) {
            expect((chances[i]! - weight) / total).toBeLessThan(0.05)
            passed += 1
          }
        }
      }),
      { numRuns: 25 },
    )
    expect(passed).toBeGreaterThan(50)
  })
})

/** A plan over several suits as a tree: what it promises it keeps. */
import { describe, expect, it } from 'vitest'
import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import { finish } from '#core/steps.ts'
import { lies, solved, taskFrom } from '#testing/several-suits.ts'
import { solveSeveral } from './answer.ts'
import { layoutsWeight } from './bits.ts'
import type { SeveralTask } from './task.ts'
import { planTree, type SeveralStep } from './tree.ts'

describe('a plan over several suits of seven cards a hand', () => {
  const task = taskFrom(
    [
      [2, 'AKJ2', '543', 'QT9876'],
      [1, 'AQ3', '864', 'KJT972'],
      [0, '-', '2', '43'],
    ],
    { vacant: { west: 7, east: 7 }, need: 6, losers: 1 },
  )
  const answer = solved(task)
  const tree = planTree(answer)
  it('is exact, and no better than with all cards seen', () => {
    expect(answer.exact).toBe(true)
    expect(answer.chance).toBeLessThanOrEqual(answer.ceiling)
    expect(layoutsWeight(answer.plan, answer.search.joint.weights)).toBeCloseTo(answer.chance, 12)
  })
  it('is an interval that holds when the search is cut short', () => {
    let intervals = 0
    for (const most of [200, 1000, 4000, 8000]) {
      const short = finish(solveSeveral(task, most))
      if (short === undefined) continue
      expect(short.chance).toBeLessThanOrEqual(answer.chance + 1e-12)
      expect(short.ceiling).toBeGreaterThanOrEqual(answer.chance - 1e-12)
      if (short.exact) expect(short.chance).toBeCloseTo(answer.chance, 12)
      else intervals += 1
    }
    expect(intervals).toBeGreaterThan(0)
  })
  it('succeeds in every lie it promises, whatever real cards the defenders play', () => {
    let chance = 0
    let total = 0
    for (const { hands, weight } of lies(task)) {
      total += weight
      if (survives(task, tree, hands)) chance += weight
    }
    expect(chance / total).toBeCloseTo(answer.chance, 10)
  })
})

/** Plays a tree against every defence in one layout of the cards; true when it always gets there. */
function survives(
  task: SeveralTask,
  step: SeveralStep,
  hands: readonly (readonly [number, number])[],
): boolean {
  if (step.kind !== 'lead') return step.kind === 'made'
  const { lead } = step
  const early = lead.hand === 'north' ? 1 : 0
  const classes = task.suits[lead.suit]!.combination.classes
  const shows = (who: 0 | 1): readonly (readonly [number | 'out', number])[] => {
    const own = hands[lead.suit]![who]
    const cards = classes.flatMap((cls, c) => {
      const card = holding.ranks((cls & own) as Holding).at(-1)
      return card === undefined ? [] : [[c, 1 << card] as const]
    })
    return cards.length > 0 ? cards : [['out', 0] as const]
  }
  const [seconds, fourths] = [shows(early === 1 ? 1 : 0), shows(early === 1 ? 0 : 1)]
  return seconds.every(([second, a]) =>
    fourths.every(([fourth, b]) => {
      const ways = step.ways.filter((way) => way.second === second && way.fourth === fourth)
      const left = hands.map((pair, s) =>
        s === lead.suit
          ? ([pair[0] & ~(early === 1 ? b : a), pair[1] & ~(early === 1 ? a : b)] as const)
          : pair,
      )
      return ways.length > 0 && ways.every((way) => survives(task, way.next, left))
    }),
  )
}

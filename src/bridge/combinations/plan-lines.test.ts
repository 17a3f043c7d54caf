import { describe, expect, it } from 'vitest'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import { shortfalls } from '#testing/sentence-player.ts'
import { followPlans, PLAN_KINDS } from '#testing/told-plans.ts'
import { layoutIndex } from './layouts.ts'
import { plansFor } from './plan-build.ts'
import { type PlanLine, planLines } from './plan-lines.ts'
import { suitTask, UNLIMITED } from './question.ts'
import { NO_LIMITS, solveWith, suitSolver } from './solve.ts'
import { type Defender, parseSuitCombination } from './suit.ts'
import { APRIORI, layoutWeights, partsOf } from './weights.ts'

/** The best plan for this many tricks. */
function bestPlan(north: string, south: string, goal: number, avoid?: Defender) {
  const suit = good(parseSuitCombination(north, south))
  const task = good(suitTask(suit, UNLIMITED, avoid))
  const weights = good(layoutWeights(task.suit, APRIORI))
  const solver = suitSolver(task)
  const answer = finish(solveWith(solver, weights, NO_LIMITS))
  const plans = plansFor(solver, answer.atLeast[goal - 1]!.plan)
  return { task: task, plan: plans[0]! }
}
/** The lines as someone reads them, a step to the right for each trick. */
const read = (line: PlanLine, when = ''): readonly string[] => [
  [`${when === '' ? '' : `${when}: `}${line.doing}`, ...line.answers].join('; '),
  ...line.next.flatMap((branch) => read(branch.line, branch.when).map((text) => `  ${text}`)),
]

describe('a plan told whole', () => {
  it.each(PLAN_KINDS)('brings what it promises to who follows its words alone: %s', (kind) => {
    const told = followPlans([15, 0, 0, 0], kind, 4)
    expect(told.short).toEqual([])
    expect(told.plans).toBe(4)
  })
  it('says what is done when a defender shows out, where the card differs', () => {
    const { task, plan } = bestPlan('AT97652', 'QJ4', 7)
    const said = read(planLines(task.suit, plan.tree))
    expect(said[0]).toBe('run the queen from South; play the ace if West plays the king')
    expect(said).toContain(
      '  otherwise, if West plays the eight and East shows out: run the jack from South; play the ace if West plays the king',
    )
    expect(said).toContain('  otherwise, in every other case: cash the ace')
  })
  it('tells the lead that keeps a danger hand out when its partner has shown out', () => {
    // A sentence was once wrong: the jack was cashed into West's king.
    const { task, plan } = bestPlan('AQJT432', '8765', 5, 'west')
    const lies = partsOf(task.suit.hidden).map(
      (west) => [west, plan.vector[layoutIndex(task.suit, west)]!] as const,
    )
    expect(shortfalls(task, plan, lies)).toEqual([])
    expect(read(planLines(task.suit, plan.tree))).toContain('  otherwise: cash the ace')
  })
  it('is not followed where two things are told at once, or none that brings the tricks', () => {
    const { task, plan } = bestPlan('AQJT975', '43', 7)
    const lies = partsOf(task.suit.hidden).map((west) => [west, 7] as const)
    // Seven tricks are not there in every layout: a player who follows the words falls short, and
    // the test sees it.
    expect(shortfalls(task, plan, lies).length).toBeGreaterThan(0)
  })
})

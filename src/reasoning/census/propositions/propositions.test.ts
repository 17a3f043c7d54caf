/** The paper in one run: what was found, and the coverage of the cases. */
import { expect, it } from 'vitest'
import { SHAPES, type Shape } from '#core/shape.ts'
import { READINGS } from '#systems/schenken-1967/readings.ts'
import { long, upTo } from '#testing/long.ts'
import { propositions } from './propositions.ts'
import type { PropositionVerdict } from './verdict.ts'

/** Claims that fail, in the order of the book. */
const FAILING = [
  'Part1.10/1.(A)#1',
  'Part1.Order.12d',
  'P2.II.B.2.b.ii.beta.(II).(A)',
  'P2.II.B.2.b.iii.(II).(A)',
  'P4.III.B.2.b.ii.alpha',
  'P6.II.B.2.b.ii.beta.(II)',
  'P8.I.A.1.b#1',
  'Coverage.no-leaf-empty',
  'Appendix3.J.8',
  'Appendix3.J.9',
  'Appendix3.J.10',
  'P7.II.B.2.b.i.beta.(II)=example',
]
/** Holdings of this many cards in one suit. */
const HOLDINGS = [1, 13, 78, 286, 715, 1287, 1716, 1716, 1287, 715, 286, 78, 13, 1]

/** The claims of the paper decided to the end, and how many hands were reported on the way. */
function decided(shapes: readonly Shape[]) {
  const run = propositions({ reading: READINGS.corrected, shapes })
  let step = run.next()
  let shown = 0
  while (!step.done) {
    expect(step.value.hands).toBeGreaterThanOrEqual(shown)
    shown = step.value.hands
    step = run.next()
  }
  return { ...step.value, shown }
}

/** What adds up in any part of the hands. */
function expectSums(verdicts: readonly PropositionVerdict[], all: number): void {
  const by = new Map(verdicts.map((v) => [v.id, v]))
  for (const id of ['Part1#1', 'Coverage.complete', 'Coverage.once'])
    expect(by.get(id)).toMatchObject({ hands: all, holds: true, failing: 0 })
  // Hands of thirteen points with a six-card suit stand in two cases of the paper.
  const twice = by.get('Coverage.overlap')
  const once = by.get('Coverage.single')
  expect(twice?.holds && once?.holds).toBe(true)
  expect((twice?.hands ?? 0) + (once?.hands ?? 0)).toBe(all)

  const leaves = verdicts.filter((v) => v.kind === 'leaf')
  // One leaf for each hand, and a second for those that stand in two.
  expect(leaves.reduce((n, v) => n + v.hands, 0)).toBe(all + (twice?.hands ?? 0))
  for (const { hands, failing, holds, actual, counterexample } of verdicts) {
    expect(holds).toBe(failing === 0)
    // That some hand opens so may fail in a part, for want of one.
    if (long || hands > 0) expect(failing).toBeLessThanOrEqual(hands)
    if (actual) expect(actual.asClaimed + actual.earlier + actual.otherwise).toBe(hands)
    if (counterexample !== undefined) expect(holds).toBe(false)
  }
  const rows = verdicts.filter((v) => v.kind === 'appendix-6')
  expect(rows).toHaveLength(39)
  expect(rows.reduce((n, v) => n + v.hands, 0)).toBe(all)
  const cells = verdicts.filter((v) => v.kind === 'appendix-3')
  expect([cells.length, cells.filter((v) => v.holds).length]).toEqual([160, 157])
}

it('decides the paper over all hands in the long tests, and over every fifth shape on a change', () => {
  const shapes = SHAPES.filter((_, i) => i % upTo(5, 1) === 0)
  const all = shapes.reduce((sum, shape) => sum + shape.reduce((n, k) => n * HOLDINGS[k]!, 1), 0)
  const { shown, summary, verdicts } = decided(shapes)
  expect(shown).toBe(all)
  expectSums(verdicts, all)
  expect(summary).toMatchObject({ leaves: 311, inferences: 107 })
  if (!long) {
    // A claim that holds of all hands holds of any part that has hands of it.
    const failing = verdicts.filter((v) => !v.holds && v.hands > 0).map((v) => v.id)
    expect(failing.filter((id) => !FAILING.includes(id))).toEqual([])
    expect(failing.length).toBeGreaterThan(3)
    return
  }
  expect(all).toBe(635_013_559_600)
  expect(summary).toMatchObject({
    leavesHolding: 307,
    inferencesHolding: 106,
    emptyLeaves: ['P2.II.B.2.a.a.ii.beta.(I)'],
  })
  expect(summary.failing).toEqual(FAILING)
  expect(verdicts.filter((v) => v.kind === 'appendix-6' && v.holds)).toHaveLength(39)
}, 240_000)

/** The whole paper in one run: what was found, and the coverage of the cases. */
import { expect, it } from 'vitest'
import { propositions } from './propositions.ts'

const HANDS = 635_013_559_600

it('decides the paper over all hands', () => {
  const run = propositions()
  let step = run.next()
  let shown = 0
  while (!step.done) {
    expect(step.value.hands).toBeGreaterThanOrEqual(shown)
    shown = step.value.hands
    step = run.next()
  }
  expect(shown).toBe(HANDS)
  const { verdicts, summary } = step.value
  const by = new Map(verdicts.map((v) => [v.id, v]))

  expect(summary).toMatchObject({
    leaves: 311,
    leavesHolding: 307,
    inferences: 107,
    inferencesHolding: 106,
    emptyLeaves: ['P2.II.B.2.a.a.ii.beta.(I)'],
  })
  expect(summary.failing).toEqual([
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
  ])
  for (const id of ['Part1#1', 'Coverage.complete', 'Coverage.once'])
    expect(by.get(id)).toMatchObject({ hands: HANDS, holds: true, failing: 0 })
  // Hands of thirteen points with a six-card suit stand in two cases of the paper.
  const twice = by.get('Coverage.overlap')
  const once = by.get('Coverage.single')
  expect(twice?.holds && once?.holds).toBe(true)
  expect((twice?.hands ?? 0) + (once?.hands ?? 0)).toBe(HANDS)

  const leaves = verdicts.filter((v) => v.kind === 'leaf')
  // One leaf for each hand, and a second for those that stand in two.
  expect(leaves.reduce((n, v) => n + v.hands, 0)).toBe(HANDS + (twice?.hands ?? 0))
  for (const { hands, failing, holds, actual, counterexample } of verdicts) {
    expect(holds).toBe(failing === 0)
    expect(failing).toBeLessThanOrEqual(hands)
    if (actual) expect(actual.asClaimed + actual.earlier + actual.otherwise).toBe(hands)
    if (counterexample !== undefined) expect(holds).toBe(false)
  }
  const cells = verdicts.filter((v) => v.kind === 'appendix-3')
  expect([cells.length, cells.filter((v) => v.holds).length]).toEqual([160, 157])
  const rows = verdicts.filter((v) => v.kind === 'appendix-6')
  expect([rows.length, rows.filter((v) => v.holds).length]).toEqual([39, 39])
  expect(rows.reduce((n, v) => n + v.hands, 0)).toBe(HANDS)
}, 240_000)

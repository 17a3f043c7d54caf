import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { parse } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { seatView } from '#core/seat-view.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { solveTable } from '#doubledummy/trick-table.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { carded } from '#testing/carded.ts'
import { good } from '#testing/good.ts'
import { linesOf, mergedLines } from '#testing/merged-simulations.ts'
import { type Shard, type SimulationQuestion, simulate } from './simulate.ts'
import { figuresOf, shareGap } from './simulation-figures.ts'
import { contractsCsv, leadsCsv } from './simulation-text.ts'

const kernel = await loadWasmKernel()
const AGREED = carded(EVERYDAY)
const DEALT = good(parse('N:AQ.KQ2.AKQ2.AKQ2 K.JT9.JT98.JT987 5432.A543.43.543 JT9876.876.765.6'))
/** West, who leads against three notrump. */
const view = seatView(
  {
    board: { number: 1, dealer: 2, vulnerability: 'None', deal: DEALT },
    calls: [bidOf(3, 4), PASS, PASS, PASS].map((call) => ({ call })),
    ...{ contract: undefined, cards: [] },
  },
  3,
)!
const question = (more: Partial<SimulationQuestion> = {}): SimulationQuestion => ({
  ...{ view, agreements: AGREED, layouts: 4, seed: [1, 2, 3, 4] },
  ...more,
})
const found = (more: Partial<SimulationQuestion> = {}, shard?: Shard) =>
  good(answerOf(simulate(kernel, question(more), shard)))
const whole = found()
/** The lines of a shard, cut from those of the whole. */
const fileOf = (index: number, of: number) => {
  const layouts = whole.layouts.filter(({ at }) => at % of === index - 1)
  return { name: `part-${index}`, lines: [...linesOf({ ...whole, layouts }, 'the question')] }
}

describe('a simulation', () => {
  it('keeps the hand that is seen, and solves each layout', () => {
    expect(whole.layouts).toHaveLength(4)
    expect(whole.layouts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
    for (const { deal } of whole.layouts) expect(deal[3]).toEqual(DEALT[3])
    const { deal, tricks } = whole.layouts[3]!
    expect(tricks).toEqual(answerOf(solveTable(kernel, deal)))
  })
  it('meets every condition', () => {
    const limits = [
      { hcp: { min: 15, max: 17 }, shapes: [] },
      undefined,
      { lengths: [undefined, undefined, undefined, { min: 5, max: 13 }] },
      undefined,
    ] as const
    const none = answerOf(simulate(kernel, question({ limits })))
    expect(none).toMatchObject({ ok: false, error: { code: 'simulation/none' } })
    const [, , south] = limits
    const { layouts } = found({
      limits: [{ hcp: { min: 15, max: 17 } }, undefined, south, undefined],
      layouts: 2,
    })
    for (const { deal } of layouts) {
      expect(hand.hcp(deal[0])).toBeGreaterThanOrEqual(15)
      expect(hand.hcp(deal[0])).toBeLessThanOrEqual(17)
      expect(hand.lengths(deal[2])[3]).toBeGreaterThanOrEqual(5)
    }
  })
  it('refuses what cannot be', () => {
    const code = (more: Partial<SimulationQuestion>, shard?: Shard) => {
      const done = answerOf(simulate(kernel, question(more), shard))
      return done.ok ? 'none' : done.error.code
    }
    expect(code({ layouts: 0 })).toBe('simulation/layouts')
    expect(code({ limits: [undefined, undefined, undefined, {}] })).toBe('simulation/open')
    expect(code({}, { index: 5, of: 4 })).toBe('simulation/shard')
  })
})

describe('shards', () => {
  it('merged in any order are the single run', () => {
    const files = [3, 1, 2].map((index) => ({
      name: `part-${index}`,
      lines: [...linesOf(found({}, { index, of: 3 }), 'the question')],
    }))
    const merged = good(mergedLines(files))
    expect(merged.simulated).toEqual(whole)
  })
  it('are not merged while one is missing, comes twice, is cut off, or is of another question', () => {
    const [one, two] = [fileOf(1, 2), fileOf(2, 2)]
    const code = (...files: readonly (typeof one)[]) => {
      const merged = mergedLines(files)
      return merged.ok ? 'merged' : merged.error.code
    }
    expect(code(one, two)).toBe('merged')
    expect(code(one)).toBe('simulation/missing')
    expect(code(one, two, one)).toBe('simulation/twice')
    const cut = { ...two, lines: two.lines.map((line, i) => (i === 2 ? line.slice(0, 20) : line)) }
    expect(mergedLines([one, cut])).toMatchObject({
      error: { code: 'simulation/line', line: 3, message: expect.stringContaining('part-2') },
    })
    const other = [...linesOf(whole, 'another question')]
    expect(code(one, { name: 'other', lines: other })).toBe('simulation/other')
    expect(code()).toBe('simulation/missing')
  })
})

describe('its figures', () => {
  const figures = figuresOf(whole)
  it('are means over the layouts', () => {
    const spades = figures.contracts.find((one) => one.strain === 3 && one.declarer === 3)!
    const tricks = whole.layouts.map((layout) => layout.tricks[3]![3]!)
    expect(spades.tricks.mean).toBeCloseTo(tricks.reduce((a, b) => a + b, 0) / 4, 9)
    const made = tricks.filter((n) => n >= 8).length / 4
    expect(spades.levels[1]!.made.mean).toBeCloseTo(made, 9)
    expect(spades.spread.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9)
  })
  it('put the leads in order, none better than the best', () => {
    const { imps, matchpoints } = figures.leads!
    expect(imps.flatMap(({ equals }) => equals)).toHaveLength(13)
    for (const list of [imps, matchpoints])
      for (const { behind } of list) expect(behind.mean).toBeGreaterThanOrEqual(0)
  })
  it('go into tables', () => {
    const lines = contractsCsv(figures).trim().split('\n')
    expect(lines).toHaveLength(1 + 20 * 7)
    expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([9]))
    const [lead] = figures.leads!.imps
    expect(leadsCsv(figures).split('\n')[1]).toContain(lead!.equals.map(cardCode).join(' '))
  })
})

it('a share has an error, also where it is nothing or all', () => {
  expect(shareGap(1, 20).least).toBeCloseTo(0.839, 2)
  expect(shareGap(0, 20)).toMatchObject({ mean: 0, least: 0 })
  expect(shareGap(0.3, undefined)).toEqual({ mean: 0.3, least: 0.3, most: 0.3 })
})

import { describe, expect, it } from 'vitest'
import { parseCall } from '#core/call.ts'
import { PATTERNS } from '#core/shape.ts'
import { position } from '#store/selectors.ts'
import { createKibitzerStore } from '#store/store.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { auctionQuestion } from '../../../ask/bidding/bidding-question.ts'
import { countWords } from '../../../ask/bidding/call-words.ts'
import { columnLabel, type Fate, lastCallOf, type ShapeMap, shapePicture } from './shape-map.ts'

/** North's one spade and East's pass in Essex Acol, as South reads them. */
const asked = (() => {
  const { store, actions } = createKibitzerStore()
  actions.dealNew({ seed: [1, 9, 6, 7], number: 1 })
  for (const text of ['1S', 'P']) {
    const call = parseCall(text)
    if (call === undefined || !actions.makeCall(call).ok) throw new Error(text)
  }
  const sides = [{ id: 'essex-acol' }, { id: 'essex-acol' }] as const
  const question = auctionQuestion(position(store.getState()), 2, sides)
  if (question === undefined) throw new Error('no question')
  return question
})()
const reading = (() => good(runInline('auction', asked)))()
const totals = ({ rows }: ShapeMap) =>
  rows.reduce(
    (sum, { total }) => ({
      left: sum.left + total.left,
      byCall: sum.byCall + total.byCall,
      byDenial: sum.byDenial + total.byDenial,
      out: sum.out + total.out,
    }),
    { left: 0, byCall: 0, byDenial: 0, out: 0 } as Fate,
  )

describe('the shape picture', () => {
  it('counts the same hands in every map, and as the reading counts them', () => {
    for (const seat of [0, 1] as const) {
      const call = lastCallOf(reading.calls, seat)
      const weights = reading.weights[seat]
      if (call === undefined || weights === undefined) throw new Error('no call')
      const picture = shapePicture(weights, call.marks)
      for (const map of [...picture.suits, picture.patterns]) {
        const all = totals(map)
        expect(all.left).toBe(call.after.atMost)
        expect(all.left + all.byDenial).toBe(call.shown.atMost)
        expect(all.left + all.byDenial + all.byCall).toBe(call.before.atMost)
      }
      expect(picture.points.reduce((n, { total }) => n + total.left, 0)).toBe(call.after.atMost)
    }
  })
  it('takes the exact hands of each cell where they are counted', () => {
    const call = lastCallOf(reading.calls, 1)
    const weights = reading.weights[1]
    if (call === undefined || weights === undefined) throw new Error('no call')
    const { before, shown, after, cells } = good(runInline('call-count', { ...asked, index: 1 }))
    // A pass denies weak jumps, so honours decide in some cells.
    expect(call.after.atLeast).toBeLessThan(call.after.atMost)
    const picture = shapePicture(weights, call.marks, cells)
    for (const map of [...picture.suits, picture.patterns]) {
      const all = totals(map)
      expect(all.left).toBe(after)
      expect(all.byDenial).toBe(shown - after)
      expect(all.byCall).toBe(before - shown)
      expect(all.left + all.byDenial + all.byCall + all.out).toBe(8_122_425_444)
    }
    expect(countWords(call.after, after)).toMatch(/^[\d,]+$/)
    expect(countWords(call.after)).toMatch(/^between /)
  })
  it('has a proof for each figure of its tables, which ends in that figure', () => {
    const answer = runInline('call-count', { ...asked, index: 1 })
    const weights = reading.weights[1]
    if (!answer.ok || weights === undefined) throw new Error('refused')
    const { suits, patterns, points } = shapePicture(weights, undefined, answer.value.cells)
    const rows = [
      ...(suits[0]?.rows.slice(2, 5) ?? []),
      ...patterns.rows.slice(-2),
      points[9],
      points[25],
    ]
    for (const { among, total } of rows.flatMap((row) => row ?? []))
      for (const [left, figure] of [
        ['after', total.left],
        ['cut-by-call', total.byCall],
        ['cut-by-denial', total.byDenial],
      ] as const) {
        const of = { kind: 'hands', seat: 1, among, at: { index: 1, left } } as const
        const proof = runInline('proof', { ...asked, of })
        expect(proof.ok && proof.value.count?.n).toBe(String(figure))
      }
  }, 60_000)
  it('shows what a pass cut', () => {
    const call = lastCallOf(reading.calls, 1)
    const picture = shapePicture(reading.weights[1] ?? new Float64Array(), call?.marks)
    const gone = totals(picture.patterns)
    expect(gone.byCall + gone.byDenial).toBeGreaterThan(0)
    // A pass over one spade has not twenty points.
    expect(picture.points[20]?.total.left).toBe(0)
  })
  it('leaves everything before the first call', () => {
    expect(lastCallOf(reading.calls, 2)).toBeUndefined()
    const all = totals(shapePicture(reading.weights[3] ?? new Float64Array(), undefined).patterns)
    expect(all).toMatchObject({ byCall: 0, byDenial: 0, out: 0 })
    expect(all.left).toBe(8_122_425_444)
  })
  it('has a row for each common pattern and one for the others', () => {
    const { patterns } = shapePicture(reading.weights[3] ?? new Float64Array(), undefined)
    expect(patterns.rows[0]?.label).toBe('4432')
    expect(patterns.rows.at(-1)?.label).toBe('others')
    expect(patterns.rows.slice(0, -1).every(({ label }) => PATTERNS.includes(label))).toBe(true)
    expect(columnLabel(25)).toBe('25+')
  })
})

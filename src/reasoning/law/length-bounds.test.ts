import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeShared } from '#testing/shared.ts'
import { type Boxes, stages, tighten } from './length-bounds.ts'

/** All values of each cell over every table that fits; undefined when none does. */
function attained(boxes: Boxes): readonly ReadonlySet<number>[] | undefined {
  const cells = boxes.lo.length
  const values = boxes.lo.map(() => new Set<number>())
  const now = boxes.lo.map(() => 0)
  const columns = boxes.columns.slice()
  let any = false
  const place = (at: number, left: number): void => {
    if (at === cells) {
      if (columns.some((n) => n !== 0)) return
      any = true
      for (const [i, n] of now.entries()) values[i]!.add(n)
      return
    }
    const s = at & 3
    for (let n = boxes.lo[at]!; n <= Math.min(boxes.hi[at]!, left); n++) {
      if (s === 3 && n !== left) continue
      if (n > columns[s]!) break
      columns[s] = columns[s]! - n
      now[at] = n
      place(at + 1, s === 3 ? (boxes.rows[(at + 1) >> 2] ?? 0) : left - n)
      columns[s] = columns[s] + n
    }
  }
  place(0, boxes.rows[0]!)
  return any ? values : undefined
}

/** Boxes around a table of small numbers, or around nothing: feasible and infeasible ones both occur. */
const anyBoxes = fc.constantFrom(2, 3).chain((hands) => {
  const cells = hands * 4
  const cell = fc.nat(4)
  const list = fc.array(cell, { minLength: cells, maxLength: cells })
  return fc
    .record({ table: list, below: list, above: list, bent: fc.boolean(), shift: list })
    .map(({ table, below, above, bent, shift }): Boxes => {
      const rows = Array.from({ length: hands }, (_, h) =>
        table.slice(h * 4, h * 4 + 4).reduce((a, b) => a + b, 0),
      )
      const columns = [0, 1, 2, 3].map((s) =>
        table.reduce((sum, n, i) => sum + ((i & 3) === s ? n : 0), 0),
      )
      const middle = table.map((n, i) => (bent ? Math.max(0, n + (shift[i]! % 3) - 1) : n))
      return {
        rows,
        columns,
        lo: middle.map((n, i) => Math.max(0, n - (below[i]! >> 1))),
        hi: middle.map((n, i) => n + (above[i]! >> 1)),
      }
    })
})

describe('tighten', () => {
  it('gives exactly the least and most of each cell, with no hole between, or says that nothing fits', () => {
    let empty = 0
    let full = 0
    fc.assert(
      fc.property(anyBoxes, (boxes) => {
        const values = attained(boxes)
        const tight = tighten(boxes)
        expect(tight === undefined).toBe(values === undefined)
        if (values === undefined || tight === undefined) {
          empty += 1
          return
        }
        full += 1
        expect(tight.lo).toEqual(values.map((v) => Math.min(...v)))
        expect(tight.hi).toEqual(values.map((v) => Math.max(...v)))
        for (const [i, v] of values.entries()) expect(v.size).toBe(tight.hi[i]! - tight.lo[i]! + 1)
      }),
      { numRuns: 3000 },
    )
    expect(empty).toBeGreaterThan(200)
    expect(full).toBeGreaterThan(200)
  })
})

interface Trap {
  readonly id: string
  readonly rows?: readonly number[]
  readonly cols?: readonly number[]
  readonly upper?: readonly (readonly number[])[]
  readonly exact?: readonly (readonly (readonly [number, number])[])[]
}
describeShared('the counterexamples', (path) => {
  const traps = JSON.parse(
    readFileSync(path('data', 'bounds', 'counterexamples.json'), 'utf8'),
  ) as readonly Trap[]
  it('rcr-3-hands: two passes are not enough for three hands, three are', () => {
    const trap = traps.find((t) => t.id === 'rcr-3-hands')
    if (!trap?.upper || !trap.exact) throw new Error('the trap is missing')
    const boxes: Boxes = {
      rows: trap.rows ?? [],
      columns: trap.cols ?? [],
      lo: trap.upper.flat().map(() => 0),
      hi: trap.upper.flat(),
    }
    const exact = trap.exact.flat()
    expect(tighten(boxes)?.lo).toEqual(exact.map(([lo]) => lo))
    expect(tighten(boxes)?.hi).toEqual(exact.map(([, hi]) => hi))
    const [, , two] = stages(boxes)
    expect([two.lo, two.hi]).not.toEqual([exact.map(([lo]) => lo), exact.map(([, hi]) => hi)])
  })
})

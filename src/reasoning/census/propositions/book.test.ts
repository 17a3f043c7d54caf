/** The book as data: how much there is, that references hold, and the example hands. */
import { describe, expect, it } from 'vitest'
import { type CaseEntry, indexClaims, outline } from './claims.ts'
import { BOOK, PART_TWO } from './data/book.ts'
import { checkExamples, exampleHand } from './examples.ts'

const { claims, entries } = indexClaims(BOOK)
const kinds = (kind: string): number =>
  indexClaims(PART_TWO).claims.filter((claim) => claim.check.kind === kind).length
const paths = (list: readonly CaseEntry[]): readonly string[] =>
  list.flatMap((entry) => [entry.path, ...paths(entry.entries)])
const references = (list: readonly CaseEntry[]): readonly string[] =>
  list.flatMap(({ of, entries: inner }) => [
    ...(of.asIn === undefined ? [] : [of.asIn]),
    ...references(inner),
  ])

describe('the book', () => {
  it('has 311 leaves and 107 inferences in Part Two, with every reference expanded', () => {
    expect(kinds('leaf')).toBe(311)
    expect(kinds('inference')).toBe(107)
  })
  it('gives every claim an id of its own and words', () => {
    expect(new Set(claims.map((claim) => claim.id)).size).toBe(claims.length)
    for (const { words } of claims)
      expect(words).not.toMatch(/undefined|Infinity|NaN|[≥≤–] ?−?60\b/)
  })
  it('refers only to cases that there are', () => {
    const known = new Set(paths(entries))
    const asked = references(entries)
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((path) => !known.has(path))).toEqual([])
  })
  it('outlines the cases of all claims, each within a case before it', () => {
    const lines = outline({ claims, entries })
    const seen = new Set<string>()
    for (const { path, within } of lines) {
      expect(seen.has(path)).toBe(false)
      if (within !== undefined) expect(seen).toContain(within)
      seen.add(path)
    }
    expect(claims.filter((claim) => !seen.has(claim.path)).map((claim) => claim.id)).toEqual([])
  })
  it('keeps the paths of the paper', () => {
    const known = new Set(paths(entries))
    for (const path of [
      'P2.II.B.2.b',
      'P2.II.B.2.b.ii.beta.(II).(B).(2).(b)',
      'P4.III.B.2.b.ii.alpha',
      'P6.II.B.2.b.ii.gamma.(I)',
      'P8.II.B.1.b.ii.alpha',
      'P13',
    ])
      expect(known).toContain(path)
  })
})

describe('the example hands', () => {
  const examples = checkExamples(BOOK)
  it('are of their case and pass, but for one that the paper counts wrongly', () => {
    expect(examples).toHaveLength(78)
    // Two bare queens cost four and the ace costs nothing: 13 total points, where the case has 12.
    expect(examples.filter((e) => !e.reached || e.opens !== 'PASS')).toEqual([
      {
        id: 'P7.II.B.2.b.i.beta.(II)',
        printed: 'Q.Q.AQJxxxx.xxxx',
        hand: 'Q.Q.AQJ5432.5432',
        reached: false,
        opens: '1D',
      },
    ])
  })
  it('say what was repaired', () => {
    expect(examples.filter((e) => e.repaired !== undefined).map((e) => e.id)).toEqual([
      'P2.II.B.2.b.ii.beta.(I).(B).(2)',
      'P2.II.B.2.b.ii.beta.(II).(B).(2).(b)',
      'P5.II.C.2.d.i.alpha.(II).(A).(2)',
      'P8.I.A.2.b.ii',
      'P8.II.A.2',
    ])
  })
  it('are refused when they are not thirteen cards', () => {
    expect(exampleHand('Qxxx.AQ.Qx.Kxxx')).toBeUndefined()
    expect(exampleHand('QJ.QJ.Kxxxxxxxx.Q')).toBeUndefined()
  })
})

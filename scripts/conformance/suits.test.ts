import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeShared } from '#testing/shared.ts'
import { checkSuits } from './suits.ts'

const run = (text: string) => {
  const lines: string[] = []
  const report = checkSuits(text, (line) => lines.push(line))
  return { ...report, lines }
}

/** The document's suit, by its own figures. */
const RECORD = {
  id: 't1',
  north: 'AQJT432',
  south: '8765',
  hidden: 'K9',
  classes: ['K', '9'],
  weights: { type: 'apriori' },
  entries: 'unlimited',
  information: 'class',
  pAtLeast: [1, 1, 1, 1, 1, 1, 0.52],
  expectedTricks: 6.52,
  doubleDummy: { pAtLeast: [1, 1, 1, 1, 1, 1, 0.76], expectedTricks: 6.76 },
  mixed: { '6': 1, '7': 0.52, max: null },
  bestLeads: { '6': ['NA', 'NT', 'N2', 'S5'], '7': ['S5', 'NA'], max: ['NA', 'S5'] },
  planFront: 2,
  published: [{ goal: '7', value: 0.52, tolerance: 0.005, source: 'the document' }],
}
/** A suit after some tricks, with few entries and West to be kept out. */
const VARIANT = {
  id: 't2',
  kind: 'variant',
  north: 'AQ',
  south: '32',
  hidden: 'K4',
  classes: ['K', '4'],
  weights: {
    type: 'layouts',
    west: [
      ['K', 3],
      ['K4', 1],
      ['', 1],
      ['4', 0],
    ],
  },
  entries: { start: 'south', north: 0, south: 1 },
  avoidSeat: 'east',
  information: 'distinct',
  pAtLeast: [1, 0.8],
}
const line = (value: object): string => JSON.stringify(value)

describe('suits', () => {
  it('passes records that are right', () => {
    expect(run(`${line(RECORD)}\n${line(VARIANT)}\n`)).toEqual({ passed: 2, failed: 0, lines: [] })
  })
  it.each([
    ['a chance', { pAtLeast: [1, 1, 1, 1, 1, 1, 0.520000002] }, 'pAtLeast.6'],
    ['a target too few', { pAtLeast: [1, 1, 1, 1, 1, 1] }, 'pAtLeast'],
    ['the expected tricks', { expectedTricks: 6.51 }, 'expectedTricks'],
    [
      'the ceiling',
      { doubleDummy: { ...RECORD.doubleDummy, expectedTricks: 6.77 } },
      'doubleDummy.expectedTricks',
    ],
    ['a value by lot', { mixed: { '7': 0.53 } }, 'mixed.7'],
    ['a target by lot', { mixed: { '8': 0.5 } }, 'mixed.8'],
    ['a lead too many', { bestLeads: { '7': ['NA', 'S5', 'N2'] } }, 'bestLeads.7'],
    ['a lead too few', { bestLeads: { '7': ['NA'] } }, 'bestLeads.7'],
    ['no lead at all', { bestLeads: {} }, 'bestLeads'],
    ['the size of the front', { planFront: 3 }, 'planFront'],
    [
      'a published value',
      { published: [{ ...RECORD.published[0], value: 0.53 }] },
      'published.0.value',
    ],
    ['a class', { classes: ['K9'] }, 'record'],
    ['a hand', { south: '876' }, 'bestLeads.7'],
    ['an unknown field', { moreover: 1 }, 'moreover'],
    ['an unknown kind', { kind: 'other' }, 'kind'],
    ['an unknown sort of weights', { weights: { type: 'guess' } }, 'record'],
    ['weights with more in them', { weights: { type: 'apriori', west: 3 } }, 'record'],
    ['entries below zero', { entries: { start: 'north', north: -1, south: 0 } }, 'record'],
  ])('fails on %s', (_what, change, field) => {
    const { failed, lines } = run(line({ ...RECORD, ...change }))
    expect(failed).toBe(1)
    expect(lines.join('\n')).toContain(`${field}:`)
  })
  it.each([
    ['', 'no record'],
    ['\n\n', 'no record'],
    ['not json', 'not readable'],
    ['[1]', 'not a record'],
    ['{"id":"x"}', 'absent'],
  ])('fails on the text %j', (text, says) => {
    const { failed, lines } = run(text)
    expect(failed).toBeGreaterThan(0)
    expect(lines.join('\n')).toContain(says)
  })
})

describeShared('the shared sample of suits', (path) => {
  it('passes every field but the values by lot, which `npm run conformance` takes its time for', () => {
    const text = readFileSync(path('data', 'suits', 'sample.jsonl'), 'utf8')
      .split('\n')
      .filter((row) => row !== '')
      .map((row) => {
        const { mixed: _, ...rest } = JSON.parse(row) as { readonly mixed?: unknown }
        return line(rest)
      })
      .join('\n')
    expect(run(text)).toEqual({ passed: 84, failed: 0, lines: [] })
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeShared } from '#testing/shared.ts'
import { type ConformanceReport, checkLines } from './harness.ts'
import { conformance, openbidRecords } from './openbid.ts'
import { runConformance } from './run.ts'

/** A hand of our own: eight solid-looking hearts that 11a holds and 13a replaces. */
const RECORD = {
  hand: 'T.A9865432.Q5.A5',
  hcp: 10,
  totalpts: 17,
  playtricks: 6,
  stop: 2,
  longest: 8,
  distp: 4,
  aces: 2,
  evendist: false,
  voidflag: false,
  four441: false,
  solid: false,
  notrumptry: false,
  sp: [4, 4, 2, 0],
  suitlength: [1, 8, 2, 2],
  suitpoints: [0, 4, 2, 4],
  honorcount: [1, 1, 1, 1],
  suit_playtricks: [0, 5, 0, 1],
  canberebid: [false, true, false, false],
  notr: [false, false, false, false],
  outsideace: [true, true, true, true],
  section: '13a',
  bidval: 13,
  bid: '1H',
  provisional: '3H',
  published: null,
  reading_sensitive: [],
  stratum: 'by hand',
}

const run = (text: string): { report: ConformanceReport; lines: readonly string[] } => {
  const lines: string[] = []
  const report = checkLines(openbidRecords, text, (line) => lines.push(line))
  return { report, lines }
}
const withField = (field: string, value: unknown): string =>
  JSON.stringify({ ...RECORD, [field]: value })

describe('conformance of openbid files', () => {
  it('passes a right record and says what it does not compare', () => {
    const { report, lines } = run(JSON.stringify(RECORD))
    expect(report).toEqual({ passed: 1, failed: 0 })
    expect(lines).toEqual(['not checked: stratum (how the hand was chosen; nothing to compute)'])
  })
  it.each(Object.entries(RECORD).filter(([field]) => field !== 'stratum'))(
    'fails when %s is changed',
    (field, value) => {
      const changed =
        typeof value === 'number'
          ? value + 1
          : typeof value === 'boolean'
            ? !value
            : field === 'hand'
              ? 'T.A9865432.Q5.A4'.replace('A4', 'K4')
              : Array.isArray(value)
                ? [...value, 'x']
                : field === 'published'
                  ? { playtricks: 5 }
                  : '2C'
      const { report, lines } = run(withField(field, changed))
      expect(report).toEqual({ passed: 0, failed: 1 })
      expect(field === 'hand' || lines.some((line) => line.includes(`: ${field}`))).toBe(true)
    },
  )
  it('fails a field it does not know, one that is absent, a bad hand and an empty file', () => {
    expect(run(withField('strange', 1)).report.failed).toBe(1)
    const { stop: _, ...absent } = RECORD
    expect(run(JSON.stringify(absent)).report.failed).toBe(1)
    expect(run(withField('hand', 'AK.Q.J')).report.failed).toBe(1)
    expect(run('').report).toEqual({ passed: 0, failed: 1 })
  })
})

describeShared('openbid against the shared sample', (path) => {
  it('passes every record', async () => {
    const lines: string[] = []
    const code = await runConformance(
      { openbid: async () => conformance },
      ['openbid', path('data/openbid/sample.jsonl')],
      (line) => lines.push(line),
    )
    expect(lines).toEqual([
      'not checked: stratum (how the hand was chosen; nothing to compute)',
      '300 passed, 0 failed',
    ])
    expect(code).toBe(0)
  })
  it('fails the record in which one digit was changed, and no other', () => {
    const text = readFileSync(path('data/openbid/sample.jsonl'), 'utf8')
    const at = text.indexOf('"hcp":11')
    const { report } = run(`${text.slice(0, at)}"hcp":12${text.slice(at + 8)}`)
    expect(at).toBeGreaterThan(0)
    expect(report).toEqual({ passed: 299, failed: 1 })
  })
})

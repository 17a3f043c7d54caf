import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeShared } from '#testing/shared.ts'
import { checkLines, compare, jsonLines, type RecordKind } from './harness.ts'
import { KINDS } from './kinds.ts'
import { runConformance } from './run.ts'

const square: RecordKind = {
  kind: 'square',
  fields: ['n', 'square'],
  optional: ['list'],
  unchecked: { note: 'only for people' },
  name: (record) => `n=${JSON.stringify(record['n'])}`,
  *check(record) {
    if (record['n'] === 13) throw new Error('unlucky')
    yield* compare('square', record['square'], Number(record['n']) ** 2)
    if ('list' in record) yield* compare('list', record['list'], [1, { a: 2 }])
  },
}

const run = (text: string) => {
  const lines: string[] = []
  const report = checkLines(square, text, (line) => lines.push(line))
  return { ...report, lines }
}

describe('checkLines', () => {
  it('passes records that agree, one case a record', () => {
    expect(run('{"n":2,"square":4}\n{"n":3,"square":9,"note":"x","list":[1,{"a":2}]}\n')).toEqual({
      passed: 2,
      failed: 0,
      lines: ['not checked: note (only for people)'],
    })
  })
  it.each([
    ['a wrong value', '{"n":2,"square":5}', 'line 1 n=2: square: expected 5, got 4'],
    ['an unknown field', '{"n":2,"square":4,"cube":8}', 'cube: expected 8, got "unknown field"'],
    ['an absent field', '{"n":2}', 'square: expected "a value", got absent'],
    ['a throw', '{"n":13,"square":169}', 'unlucky'],
    ['a line that is not JSON', '{"n":2,', 'line 1: not readable as JSON'],
    ['a line that is no object', '[2,4]', 'line 1: not a record'],
    ['a wrong leaf', '{"n":2,"square":4,"list":[1,{"a":3}]}', 'list.1.a: expected 3, got 2'],
    ['a longer list', '{"n":2,"square":4,"list":[1]}', 'list: expected [1], got [1,{"a":2}]'],
    ['a leaf too many', '{"n":2,"square":4,"list":[1,{"a":2,"b":0}]}', 'list.1.b: expected 0'],
  ])('fails %s and prints it', (_, text, printed) => {
    const report = run(`${text}\n{"n":1,"square":1}\n`)
    expect(report).toMatchObject({ passed: 1, failed: 1 })
    expect(report.lines.join('\n')).toContain(printed)
  })
  it.each(['', '\n\n', '\uFEFF'])('fails a file without records: %j', (text) => {
    expect(run(text)).toMatchObject({ passed: 0, failed: 1 })
  })
  it('tells 0 from -0 and null from an absent field', () => {
    expect([...compare('x', 0, -0)]).toHaveLength(1)
    expect([...compare('x', { a: null }, {})]).toHaveLength(1)
    expect([...compare('x', { a: null }, { a: null })]).toHaveLength(0)
  })
})

describe('runConformance', () => {
  const kinds = { square: async () => jsonLines(square) }
  const inFolder = async (files: Record<string, string>, ...argv: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const lines: string[] = []
    const paths = argv.map((arg, i) => (i === 0 ? arg : join(folder, arg)))
    const code = await runConformance(kinds, paths, (line) => lines.push(line))
    rmSync(folder, { recursive: true })
    return { code, last: lines.at(-1) }
  }
  const good = '{"n":2,"square":4}\n'
  it('exits 0 only when something passed and nothing failed', async () => {
    expect(await inFolder({ a: good }, 'square', 'a')).toEqual({
      code: 0,
      last: '1 passed, 0 failed',
    })
    expect(await inFolder({ a: good, b: good }, 'square', 'a', 'b')).toMatchObject({
      last: '2 passed, 0 failed',
    })
  })
  it('exits 1 for a mismatch, an empty file, an absent file and bytes that are no text', async () => {
    expect(await inFolder({ a: '{"n":2,"square":3}' }, 'square', 'a')).toEqual({
      code: 1,
      last: '0 passed, 1 failed',
    })
    expect(await inFolder({ a: '' }, 'square', 'a')).toMatchObject({ code: 1 })
    expect(await inFolder({ a: good }, 'square', 'a', 'b')).toEqual({
      code: 1,
      last: '1 passed, 1 failed',
    })
  })
  it('exits 2 for an unknown kind or no file, never 0', async () => {
    expect(await inFolder({}, 'cube', 'a')).toMatchObject({ code: 2 })
    expect(await inFolder({}, 'constructor', 'a')).toMatchObject({ code: 2 })
    expect(await inFolder({}, 'square')).toMatchObject({ code: 2 })
  })
})

const records = {
  score: '{"contract":"3N","declarer":"E","vul":"None","doubled":0,"tricks":6,"scoreNS":150}',
  legality:
    '{"dealer":"W","calls":["P","P","2D","X","7S"],"legalNext":["P","X","7N"],"ended":false,"contract":null,"declarer":null}',
}
const runKind = async (kind: keyof typeof records, text: string) => {
  const lines: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  writeFileSync(join(folder, 'f'), text)
  const report = await (await KINDS[kind]()).run([join(folder, 'f')], (line) => lines.push(line))
  rmSync(folder, { recursive: true })
  return { ...report, lines }
}

describe('score and legality', () => {
  it.each(['score', 'legality'] as const)('%s passes a right record', async (kind) => {
    expect(await runKind(kind, records[kind])).toEqual({ passed: 1, failed: 0, lines: [] })
  })
  it.each([
    ['score', '"tricks":6', '"tricks":5', 'scoreNS'],
    ['score', '"scoreNS":150', '"scoreNS":151', 'scoreNS'],
    ['score', '"doubled":0', '"doubled":3', 'doubled'],
    ['score', '"E"', '"Q"', 'declarer'],
    ['score', '"3N"', '"8N"', 'contract'],
    ['score', '"None"', '"none"', 'vul'],
    ['legality', '"7N"]', '"7S","7N"]', 'legalNext'],
    ['legality', '"7S"]', '"2C"]', 'calls.4'],
    ['legality', '"ended":false', '"ended":true', 'ended'],
    ['legality', '"contract":null', '"contract":"7S"', 'contract'],
    ['legality', '"declarer":null', '"declarer":"N"', 'declarer'],
    ['legality', '"dealer":"W"', '"dealer":"X"', 'dealer'],
  ] as const)('%s with %s as %s', async (kind, from, to, field) => {
    expect(records[kind]).toContain(from)
    const report = await runKind(kind, records[kind].replace(from, to))
    expect(report.failed).toBe(1)
    expect(report.lines[0]).toContain(`line 1: ${field}: `)
  })
})

describeShared('the shared score and legality samples', (path) => {
  const files = {
    score: path('data', 'score', 'sample.jsonl'),
    legality: path('data', 'auction', 'legality-sample.jsonl'),
  }
  it.each(['score', 'legality'] as const)('%s: all pass', async (kind) => {
    const text = readFileSync(files[kind], 'utf8')
    const report = await runKind(kind, text)
    expect(report).toEqual({ passed: text.trim().split('\n').length, failed: 0, lines: [] })
  })
  it('score: every digit of every score matters', async () => {
    const text = readFileSync(files.score, 'utf8').trim()
    const wrong = text.replace(/"scoreNS":(-?\d*)(\d)\}/g, (_, head, digit) => {
      return `"scoreNS":${head}${(Number(digit) + 1) % 10}}`
    })
    expect(await runKind('score', wrong)).toMatchObject({
      passed: 0,
      failed: text.split('\n').length,
    })
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { upTo } from '#testing/long.ts'
import { describeShared } from '#testing/shared.ts'
import { checkBounds } from './bounds.ts'

const run = (text: string) => {
  const lines: string[] = []
  const report = checkBounds(text, (line) => lines.push(line))
  return { ...report, lines }
}

/** A whole play but for one card each: West has one of two aces, East the other. */
const RECORD = {
  id: 't1',
  kind: 'declarer',
  tags: [],
  declarer: 'S',
  trump: 'NT',
  observer: 'S',
  dummy: 'N',
  dummyVisible: true,
  seen: { S: 'K2.K2.KQJT9.KQJT', N: '43.43.8765.98765' },
  concealed: ['W', 'E'],
  leader: 'W',
  tricks: [],
  cards_played: 0,
  expect: {
    vacant: { W: 13, E: 13 },
    void: { W: '', E: '' },
    unseen: { S: 'AQJT98765', H: 'AQJT98765', D: 'A432', C: 'A432' },
    layouts: '10400600',
    len: {
      W: { S: [0, 9], H: [0, 9], D: [0, 4], C: [0, 4] },
      E: { S: [0, 9], H: [0, 9], D: [0, 4], C: [0, 4] },
    },
    hcp: { W: [0, 22], E: [0, 22] },
  },
}
const tables = (): Record<string, unknown> => {
  // The tables are long; take them from the code, so that the tests below bend one figure of them.
  const lines: string[] = []
  const given = { ...RECORD, expect: { ...RECORD.expect, len_n: 0, hcp_n: 0, card_n: 0 } }
  checkBounds(JSON.stringify(given), (line) => lines.push(line))
  const table = (field: string) =>
    JSON.parse(lines.find((l) => l.includes(`expect.${field}:`))!.split(', got ')[1]!)
  return { len_n: table('len_n'), hcp_n: table('hcp_n'), card_n: table('card_n') }
}
const good = { ...RECORD, expect: { ...RECORD.expect, ...tables() } }
const text = JSON.stringify(good)

describe('the bounds check', () => {
  it('passes a right record, its figures worked out by hand', () => {
    expect(run(text)).toMatchObject({ passed: 1, failed: 0 })
    // Either hand has nine spades in C(17,4) of the layouts; a card is in each hand half the time.
    expect(text).toContain('"9":"2380"')
    expect(text).toContain('"W":"5200300","E":"5200300"')
  })
  it.each([
    ['vacant', '"W":13', '"W":12'],
    ['void', '"void":{"W":""', '"void":{"W":"S"'],
    ['unseen', '"D":"A432"', '"D":"A43"'],
    ['layouts', '"10400600"', '"10400601"'],
    ['len', '"D":[0,4]', '"D":[1,4]'],
    ['hcp', '"W":[0,22]', '"W":[0,21]'],
    ['len_n', '"9":"2380"', '"9":"2381"'],
    ['card_n', '"W":"5200300"', '"W":"5200301"'],
    ['concealed', '["W","E"]', '["W","N"]'],
    ['seen.W', '"seen":{', '"seen":{"W":"AQJT98765.A2.2.2",'],
    ['dummy', '"dummy":"N"', '"dummy":"W"'],
    ['leader', '"leader":"W"', '"leader":"E"'],
    ['cards_played', '"cards_played":0', '"cards_played":1'],
  ])('fails a wrong %s and names it', (field, from, to) => {
    expect(text).toContain(from)
    const report = run(text.replace(from, to))
    expect(report).toMatchObject({ passed: 0, failed: 1 })
    expect(report.lines[0]).toContain('t1')
    expect(report.lines[0]).toContain(field)
  })
  it.each([
    ['at the top', { ...good, extra: 1 }],
    ['inside expect', { ...good, expect: { ...good.expect, extra: 1 } }],
  ])('fails an unknown field %s', (_, record) => {
    const report = run(JSON.stringify(record))
    expect(report.failed).toBe(1)
    expect(report.lines[0]).toContain('extra')
  })
  it('fails a field that is missing, an empty file and an unlawful card', () => {
    const { layouts: _, ...rest } = good.expect
    expect(run(JSON.stringify({ ...good, expect: rest })).failed).toBe(1)
    expect(run('')).toMatchObject({ passed: 0, failed: 1 })
    const revoke = {
      ...good,
      truth: 'S:K2.K2.KQJT9.KQJT AQJT98.A.432.A43 43.43.8765.98765 765.QJT98765.A.2',
    }
    const played = (row: string, n: number) =>
      run(JSON.stringify({ ...revoke, tricks: [row], cards_played: n })).lines.join('\n')
    expect(played('SA S3 H5 S2', 4)).toContain('East must follow suit')
    expect(played('SA S3 S5 S2', 4)).not.toContain('must follow suit')
    expect(played('HA H3 S5 H2', 4)).toContain('East must follow suit')
    expect(played('SK - - -', 1)).toContain('does not hold')
  })
  it('fails a claim with a wrong count, a wrong status or a form that is not known', () => {
    // West has the ace of spades in half of the layouts.
    const claim = { p: ['card', 'SA', 'W'], n: '5200300', status: 'Open' }
    const claims = (...list: readonly unknown[]) =>
      run(JSON.stringify({ ...good, expect: { ...good.expect, claims: list } }))
    expect(claims(claim)).toMatchObject({ passed: 1, failed: 0 })
    expect(claims({ ...claim, n: '5200301' }).lines[0]).toContain('claims.0.n')
    expect(claims({ ...claim, status: 'Confirmed' }).lines[0]).toContain('claims.0.status')
    expect(claims({ ...claim, p: ['card', 'SA', 'W', 1] }).failed).toBe(1)
    expect(claims({ ...claim, p: ['cards', 'SA', 'W'] }).failed).toBe(1)
    expect(claims({ ...claim, extra: 1 }).failed).toBe(1)
    expect(claims(claim, 7).failed).toBe(1)
  })
  it('fails readings of a lead where no card was led', () => {
    const record = { ...good, expect: { ...good.expect, lead: [] } }
    expect(run(JSON.stringify(record)).lines.join('\n')).toContain('expect.lead')
  })
})

/** The same hands with an agreement of West: nine spades and no heart. */
const AGREED = {
  ...RECORD,
  actions: [
    {
      hand: 'W',
      kind: 'made up',
      terms: [[3, ['all', ['len', 'W', 'S', 9, 9], ['not', ['len', 'W', 'H', 1, 9]]]]],
      else: 0,
    },
  ],
}
describe('the check of agreements', () => {
  // Nine spades, no heart, and four of the eight cards of the minors: 70 layouts of weight 3.
  const expected = {
    layouts: '10400600',
    consistent: '70',
    weight: '210',
    violation_pattern_n: ['70', '10400530'],
  }
  const report = (expect: object) => run(JSON.stringify({ ...AGREED, expect }))
  const rest = () => {
    const lines = report({ ...expected, len_n: 0, hcp_n: 0, len: 0, hcp: 0, card_n: 0 }).lines
    const table = (field: string) =>
      JSON.parse(lines.find((l) => l.includes(`expect.${field}:`))!.split(', got ')[1]!)
    return Object.fromEntries(
      ['len_n', 'hcp_n', 'len', 'hcp', 'card_n'].map((field) => [field, table(field)]),
    )
  }
  it('passes figures worked out by hand, and names one that is bent', () => {
    const whole = { ...expected, ...rest() }
    expect(report(whole)).toMatchObject({ passed: 1, failed: 0 })
    const text = JSON.stringify(whole)
    // Of the four diamonds West has two in C(4,2)^2 of the layouts; a diamond in half of them.
    expect(text).toContain('"2":"108"')
    expect(text).toContain('"DA":"105"')
    for (const [field, from, to] of [
      ['consistent', '"consistent":"70"', '"consistent":"71"'],
      ['weight', '"weight":"210"', '"weight":"211"'],
      ['violation_pattern_n', '"10400530"', '"10400531"'],
      ['len_n', '"2":"108"', '"2":"109"'],
      ['card_n', '"DA":"105"', '"DA":"106"'],
    ] as const) {
      const bent = report(JSON.parse(text.replace(from, to)))
      expect(bent, field).toMatchObject({ failed: 1 })
      expect(bent.lines[0]).toContain(field)
    }
    expect(report(expected).failed).toBe(1)
    const { card_n: _, ...fewer } = whole as Record<string, unknown>
    expect(report(fewer).failed).toBe(1)
  })
})

describeShared('the shared bounds fixtures', (path) => {
  const read = (name: string) => readFileSync(path('data', 'bounds', name), 'utf8')
  it('sample.jsonl: every record passes', () => {
    expect(run(read('sample.jsonl'))).toMatchObject({ passed: 200, failed: 0 })
  })
  it('agreement.jsonl: every record passes', () => {
    // Each is for itself; every third one has all kinds of positions, and of acts.
    const lines = read('agreement.jsonl').trim().split('\n')
    const records = lines.filter((_, i) => i % upTo(3, 1) === 0).join('\n')
    expect(run(records)).toMatchObject({ passed: upTo(52, 156), failed: 0 })
  }, 240_000)
  it('article.json: every step passes, and a changed figure fails', () => {
    expect(run(read('article.json'))).toMatchObject({ failed: 0 })
    for (const [from, to] of [
      ['"matrices":202', '"matrices":203'],
      ['"matrices":23430', '"matrices":23431'],
      ['"LHO":{"S":[0,6]', '"LHO":{"S":[0,7]'],
      ['"active":"H4"', '"active":"H5"'],
      ['"layouts_6_6_6":18564', '"layouts_6_6_6":18565'],
      ['"xor_alive":8', '"xor_alive":9'],
      ['"agreement":"unspecified"', '"agreement":"inconsistent"'],
      ['"formula_reduces_to":["card","HA","RHO"]', '"formula_reduces_to":["card","HA","LHO"]'],
    ] as const) {
      expect(read('article.json')).toContain(from)
      expect(run(read('article.json').replace(from, to)), from).toMatchObject({ failed: 1 })
    }
  })
  it('sample.jsonl: one digit changed anywhere that is checked fails that record', () => {
    const lines = read('sample.jsonl').trim().split('\n')
    let changed = 0
    for (const [i, line] of lines.entries()) {
      // From "vacant" to the end of "card_n", a different digit each record.
      const from = line.indexOf('"expect"')
      const to = line.indexOf('"claims"')
      const digits = [...line.slice(from, to).matchAll(/(?<=[[,":])\d(?=\d*[\],"}])/g)]
      const at = digits[(i * 7919) % digits.length]?.index
      if (at === undefined) continue
      const place = from + at
      const digit = Number(line[place])
      const bent = line.slice(0, place) + String((digit + 1) % 10) + line.slice(place + 1)
      expect(run(bent), `record ${i + 1} at ${place}`).toMatchObject({ passed: 0, failed: 1 })
      changed += 1
    }
    expect(changed).toBe(200)
  })
})

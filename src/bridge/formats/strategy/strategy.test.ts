import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ContinuationLimit,
  DEFAULT_TIE_BREAK,
  FACT_FIELDS,
  FACT_KINDS,
  FIELD_RANGES,
  type Strategy,
  type StrategyFact,
} from '#core/strategy.ts'
import { readStrategies } from '#testing/strategy-files.ts'
import { draftOf, readFactDraft, readStrategy, strategyWarnings, writeStrategy } from './index.ts'

const anyFact: fc.Arbitrary<StrategyFact> = fc.constantFrom(...FACT_KINDS).chain((kind) =>
  fc.tuple(...FACT_FIELDS[kind].map((field) => fc.integer(FIELD_RANGES[field]))).map((values) => {
    const fact: Record<string, number | string> = { kind }
    for (const [i, field] of FACT_FIELDS[kind].entries()) fact[field] = values[i]!
    if (fact['min']! > fact['max']!) fact['max'] = fact['min']!
    return fact as unknown as StrategyFact
  }),
)
const anyLimit: fc.Arbitrary<ContinuationLimit> = fc
  .record(
    {
      rule: fc.string({ maxLength: 20 }),
      of: fc.constantFrom('points', 'cards x', 'points+short together'),
      min: fc.nat(13),
      max: fc.nat(13),
    },
    { requiredKeys: ['rule', 'of'] },
  )
  .map((one) => (one.max === undefined ? one : { ...one, max: Math.max(one.max, one.min ?? 0) }))
const anyStrategy: fc.Arbitrary<Strategy> = fc.record(
  {
    name: fc.string({ maxLength: 30 }),
    facts: fc.array(anyFact, { minLength: 1, maxLength: 30 }),
    tieBreak: fc.array(fc.constantFrom('longest-suit', 'lowest', 'highest', 'P', '1N', '7S')),
    continuations: fc.uniqueArray(anyLimit, {
      minLength: 1,
      maxLength: 5,
      selector: ({ rule, of }) => JSON.stringify([rule, of]),
    }),
  },
  { requiredKeys: ['name', 'facts', 'tieBreak'] },
)
const byKind = (facts: readonly StrategyFact[]): readonly StrategyFact[] =>
  FACT_KINDS.flatMap((kind) => facts.filter((fact) => fact.kind === kind))

/** `line:column code` of every problem. */
const problems = (text: string): readonly string[] => {
  const read = readStrategy(text)
  return read.ok ? [] : read.error.map((p) => `${p.line}:${p.column} ${p.code}`)
}
const facts = (text: string): readonly StrategyFact[] => {
  const read = readStrategy(text)
  if (!read.ok) throw new Error(read.error.map((p) => p.message).join(' '))
  return read.value.strategy.facts
}

describe('a strategy in both syntaxes', () => {
  it('takes every field from its least to its most, and no number beyond', () => {
    // Strains are clubs to notrump, suits clubs to spades; a hand has 0 to 40 points and 0 to 13 cards of a suit.
    expect(FIELD_RANGES).toEqual({
      ...{ level: { min: 1, max: 7 }, suit: { min: 0, max: 3 }, strain: { min: 0, max: 4 } },
      ...{ min: { min: 0, max: 40 }, max: { min: 0, max: 40 }, length: { min: 0, max: 13 } },
      ...{ short: { min: 0, max: 13 }, after: { min: 0, max: 3 } },
    })
  })
  it('written as JSON is read as it was, kind by kind', () => {
    fc.assert(
      fc.property(anyStrategy, (strategy) => {
        const text = writeStrategy(strategy, 'json')
        const read = readStrategy(text)
        expect(read.ok && read.value.strategy).toEqual({
          ...strategy,
          facts: byKind(strategy.facts),
        })
        expect(read.ok && writeStrategy(read.value.strategy, 'json')).toBe(text)
        expect(() => JSON.parse(text)).not.toThrow()
      }),
    )
  })
  it('written as facts is read as it was, in order, without the tie-break and what follows', () => {
    fc.assert(
      fc.property(anyStrategy, (strategy) => {
        const read = readStrategy(writeStrategy(strategy, 'facts'))
        expect(read.ok && read.value.strategy).toEqual({
          name: strategy.name.replace(/\s+/g, ' ').trim(),
          facts: strategy.facts,
          tieBreak: DEFAULT_TIE_BREAK,
        })
      }),
    )
  })
  it('is read from the paper’s way of writing, several facts a line, with comments', () => {
    expect(
      facts(
        '% ours\nopen(1, spade,12,21,5). open(2,club,22,37,0). % two\n notrumpopen(1,15,\n17).\nmajorprefer(heart,1).convention(notrump,1). preempt(3).',
      ),
    ).toEqual([
      { kind: 'open', level: 1, suit: 3, min: 12, max: 21, length: 5 },
      { kind: 'open', level: 2, suit: 0, min: 22, max: 37, length: 0 },
      { kind: 'notrumpopen', level: 1, min: 15, max: 17 },
      { kind: 'majorprefer', strain: 2, level: 1 },
      { kind: 'convention', strain: 4, level: 1 },
      { kind: 'preempt', level: 3 },
    ])
  })
  it('is read from bare JSON, one-field kinds alone or listed', () => {
    const bare = '{"notrumpmin":2,"ntmaxmajor":[4,5],"preempt":[[3]],"open":[[1,"spade",12,21,5]]}'
    expect(facts(bare)).toEqual([
      { kind: 'notrumpmin', length: 2 },
      { kind: 'ntmaxmajor', length: 4 },
      { kind: 'ntmaxmajor', length: 5 },
      { kind: 'preempt', level: 3 },
      { kind: 'open', level: 1, suit: 3, min: 12, max: 21, length: 5 },
    ])
  })
  it('may stand with others in one file', () => {
    const read = readStrategies(
      '{"x":1,"strategies":{"a":{"preempt":3},"b":{"name":"B","preempt":4}}}',
    )
    expect(read?.ok && read.value.map(([id, s]) => [id, s.name])).toEqual([
      ['a', 'a'],
      ['b', 'B'],
    ])
    const bad = readStrategies('{"strategies":{"a":{"preempt":3},\n"b":{"preempt":9}}}')
    expect(bad?.ok === false && bad.error.map((p) => [p.line, p.message.slice(0, 2)])).toEqual([
      [2, 'b:'],
    ])
    expect(readStrategies('{"preempt":3}')).toBeUndefined()
  })
})

describe('bad input', () => {
  it.each([
    ['inverted', 'open(1,spade,21,12,5).', ['1:17 strategy/inverted']],
    [
      'out of range',
      'preempt(3).\nopen(8,spade,12,41,14).',
      ['2:6 strategy/cell', '2:17 strategy/cell', '2:20 strategy/cell'],
    ],
    ['unknown', 'preempt(3).\n\nopens(1,spade,12,21,5).', ['3:1 strategy/kind']],
    ['game data', 'major(spade).', ['1:1 strategy/kind']],
    ['notrump as a suit', 'open(1,notrump,12,21,5).', ['1:8 strategy/cell']],
    ['too few values', 'preempt(3).\n open(1,spade,12,21).', ['2:2 strategy/arity']],
    ['an empty value', 'open(1,,12,21,5).', ['1:8 strategy/cell']],
    ['no full stop', 'preempt(3)\nnotrumpmin(2).', ['1:11 strategy/full-stop']],
    ['no bracket', 'preempt(3).\nopen(1,spade\nnotrumpmin(2).', ['2:1 strategy/syntax']],
    ['junk', 'hello there', ['1:1 strategy/syntax']],
    ['nothing', '  \n', ['1:1 strategy/empty']],
    ['only a comment', '% nothing', ['1:1 strategy/empty']],
    ['JSON that breaks off', '{\n "open": [[1,"S",12,21,5],', ['2:27 strategy/json']],
    [
      'JSON with a bad cell',
      '{"preempt":3,\n"open":[\n[1,"S",12,21,15],\n[0,"X",12,21,5]]}',
      ['3:14 strategy/cell', '4:2 strategy/cell', '4:4 strategy/cell'],
    ],
    ['JSON of another kind', '{"format":"kibitzer","preempt":3}', ['1:11 strategy/format']],
    ['JSON of another version', '{"version":2,"preempt":3}', ['1:12 strategy/version']],
    [
      'JSON with a strange name',
      '{"preempt":3,"__proto__":{"open":[]},"constructor":1}',
      ['1:14 strategy/kind', '1:38 strategy/kind'],
    ],
    ['JSON that says a thing twice', '{"preempt":3,"preempt":4}', ['1:14 strategy/json-twice']],
    [
      'JSON with a bad step',
      '{"preempt":3,"tieBreak":["lowest","1NT","X"]}',
      ['1:35 strategy/tie-break', '1:41 strategy/tie-break'],
    ],
    [
      'JSON with bad numbers of what follows',
      '{"preempt":3,"continuations":[\n["respond/1N","points",10,6],\n["a","cards x",14,"x"],["b","points",true,1],["c","points",1]]}',
      [
        '2:27 strategy/inverted',
        '3:16 strategy/limit',
        '3:19 strategy/limit',
        '3:38 strategy/json-value',
        '3:46 strategy/continuation',
      ],
    ],
    [
      'JSON that changes a range twice',
      '{"preempt":3,"continuations":[["a","points",1,2],["a","points",null,2]]}',
      ['1:50 strategy/json-twice'],
    ],
    ['JSON that is a list', '[1]', ['1:1 strategy/json']],
    ['JSON with an object for a value', '{"open":[[1,{},12,21,5]]}', ['1:13 strategy/json-value']],
  ])('%s: every problem has its place', (_, text, expected) => {
    expect(problems(text)).toEqual(expected)
  })
  it('of any kind never throws, and time grows with the length', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (text) => {
        expect(typeof readStrategy(text).ok).toBe('boolean')
        expect(() => readStrategies(text)).not.toThrow()
      }),
      { numRuns: 500 },
    )
    for (const text of ['[', '{"a":', '"', 'open(', 'x', '%', '\n', '{"open":[', '\\"'])
      expect(readStrategy(text.repeat(20_000)).ok).toBe(false)
    expect(problems('x'.repeat(300_000))).toEqual(['1:1 strategy/too-large'])
  })
  it('changed at any place gives a strategy or problems with places', () => {
    const good = 'open(1,spade,12,21,5).\nnotrumpopen(1,15,17).\npreempt(3).\n'
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.string({ maxLength: 2 }), (at, put) => {
        const read = readStrategy(good.slice(0, at) + put + good.slice(at + 1))
        if (!read.ok) for (const p of read.error) expect(p.line).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('warnings', () => {
  const codes = (text: string) =>
    strategyWarnings(facts(text))
      .map((w) => [w.code, ...w.facts].join(' '))
      .filter((w) => !w.includes('unlimited') && !w.includes('no-preempt'))
  it.each([
    ['preempt(1). preempt(1).', ['strategy/duplicate 0 1']],
    ['open(1,spade,12,21,5). open(1,spade,10,15,6).', ['strategy/overlap 0 1']],
    ['notrumpopen(1,12,14). notrumpopen(1,15,17).', ['strategy/overlap 0 1']],
    ['preempt(3). open(4,spade,5,9,8).', ['strategy/above-preempt 1']],
    ['preempt(3). convention(club,4).', ['strategy/above-preempt 1']],
    ['convention(heart,1).', ['strategy/convention 0']],
    ['convention(notrump,1).', ['strategy/convention 0']],
    ['convention(club,1).', []],
    ['majorprefer(club,1).', ['strategy/majorprefer 0']],
    ['notrumpmin(1). notrumpmin(2).', ['strategy/several 0 1']],
    ['open(1,spade,12,21,5). open(1,heart,12,21,5). majorprefer(spade,1).', []],
  ])('of %s', (text, expected) => {
    expect(codes(text)).toEqual(expected)
  })
  it('name bids that nothing limits, and a missing preempt fact', () => {
    expect(strategyWarnings(facts('preempt(1). open(1,club,0,40,0).')).at(-1)?.message).toContain(
      '1D, 1H, 1S, 1N',
    )
    expect(strategyWarnings(facts('notrumpmin(1).')).map((w) => w.code)).toEqual([
      'strategy/no-preempt',
      'strategy/unlimited',
    ])
  })
  it('have the place of the last fact', () => {
    const read = readStrategy('preempt(1).\n preempt(1).')
    expect(read.ok && read.value.warnings[0]).toMatchObject({ line: 2, column: 2 })
  })
})

it('a draft of a fact is that fact again', () => {
  fc.assert(
    fc.property(anyFact, (fact) => {
      expect(readFactDraft(draftOf(fact))).toEqual({ fact, problems: [] })
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { plain } from '#constraint/phrase.ts'
import { type Call, callCode, parseCall } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import { openingView } from '#core/seat-view.ts'
import type { Strategy } from '#core/strategy.ts'
import { runInline } from '#testing/inline.ts'

const parsed = (text: string): hand.Hand => {
  const read = hand.parse(text)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}
const { strategies, rules, schema } = runInline('strategy-text', { ask: 'strategies' })
const standard = strategies[0]!.strategy
const one = (code: string) => parseCall(code)!

const opened = (text: string) => {
  const system = { id: 'edited', strategy: standard }
  const made = runInline('turn', { systems: [system, system], view: openingView(parsed(text)) })
  if (!made.ok || made.value.by !== 'elimination') throw new Error('a strategy opens')
  const { steps } = made.value
  expect(steps.map(({ calls: [put] }) => put)).toEqual(steps.map((_, call) => call))
  const surviving = steps.flatMap(({ verdict, calls }) => (verdict === 'met' ? calls : []))
  return { ...made.value, surviving, struck: steps.filter(({ verdict }) => verdict !== 'met') }
}
const shown = (call: Call) => {
  const meaning = runInline('opening', { ask: 'meaning', system: { id: 'standard' }, call })
  if (!meaning.ok) throw new Error(meaning.error.message)
  return meaning.value
}

describe('the strategy jobs', () => {
  it('list the strategies and the thirteen rules', () => {
    expect(strategies.map(({ id }) => id)).toEqual(['standard', 'precision', 'modern'])
    expect(JSON.parse(schema).properties.format).toEqual({ const: 'kibitzer-strategy' })
    expect(rules.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  })
  it('tell what survives for a hand and why the others fell', () => {
    const answer = opened('KQ32.QT9.A4.KQ32')
    expect(answer.surviving.map(callCode)).toEqual(['1C', '1N'])
    expect(answer.call).toBe(one('1C'))
    expect(answer.others.map(({ call, text }) => [call, plain(text)])).toEqual([
      [one('1N'), 'the strategy prefers the longest suit: one club'],
    ])
    expect(answer.struck).toHaveLength(34)
    expect(answer.steps[one('1D')]?.parts).toEqual([
      {
        label: '9',
        name: 'Too short',
        calls: [one('1D')],
        verdict: 'not-met',
        decided: {
          test: ['The hand has 2 diamonds; one diamond needs at least 3.'],
          value: ['open(1,diamond,12,21,3).'],
        },
        rows: [],
      },
    ])
    expect(answer.struck[0]?.parts?.map(({ label }) => label)).toEqual(['6', '10'])
  })
  it('name a hand that has no call', () => {
    const { surviving, call, tieBreak } = opened('KQ9876.KJ9876..2')
    expect(surviving).toEqual([])
    expect([call, tieBreak]).toEqual([0, []])
  })
  it('check the cells of a table', () => {
    const checked = runInline('strategy-text', {
      ask: 'rows',
      drafts: [
        { kind: 'open', cells: ['1', 'spade', '12', 'x', '14'] },
        { kind: 'preempt', cells: ['3'] },
        { kind: 'preempt', cells: ['3'] },
      ],
    })
    expect(checked.rows[0]?.problems.map(({ cell }) => cell)).toEqual([3, 4])
    expect(checked.rows[1]?.fact).toEqual({ kind: 'preempt', level: 3 })
    expect(checked.facts).toBeUndefined()
    expect(checked.warnings[0]).toMatchObject({ code: 'strategy/duplicate', facts: [1, 2] })
  })
  it('list what follows the openings, and let a changed number move the rule', () => {
    const groups = runInline('lists', {
      ask: 'continuations',
      follows: { id: 'edited', strategy: standard },
    })
    expect(groups.map(({ title }) => title)).toContain('Answers to one of a suit')
    const all = groups.flatMap(({ rules: some }) => some)
    const simple = all.find(({ name }) => name === 'respond/raise-2')
    expect(simple?.call).toBe('a raise of partner’s suit')
    expect(simple?.limits).toContainEqual(
      expect.objectContaining({ of: 'points+short', min: 6, max: 9 }),
    )
    // North opens one spade; South has four points and four trumps.
    const view = {
      ...openingView(parsed('K752.86532.Q74.6')),
      calls: [one('1S'), one('P')].map((call) => ({ call })),
      seat: 2 as const,
    }
    const answer = (continuations: Strategy['continuations']) => {
      const system = {
        id: 'edited',
        strategy: { ...standard, ...(continuations && { continuations }) },
      }
      const made = runInline('turn', { systems: [system, system], view })
      if (!made.ok || made.value.by !== 'rules') throw new Error('a rule answers')
      return [callCode(made.value.call), made.value.rule?.says]
    }
    expect(answer(undefined)[0]).toBe('2S')
    expect(answer([{ rule: 'respond/raise-2', of: 'points+short', min: 9, max: 9 }])[0]).not.toBe(
      '2S',
    )
    expect(answer([{ rule: 'respond/raise-2', of: 'points+short', min: 3, max: 9 }])).toEqual([
      '2S',
      'As the partnership agreed: at least 8 cards in partner’s suit in both hands, 3–9 HCP with short suits counted.',
    ])
  })
  it('write a strategy and read it back', () => {
    for (const syntax of ['json', 'facts'] as const) {
      const text = runInline('strategy-text', { ask: 'write', strategy: standard, syntax })
      const read = runInline('strategy-text', { ask: 'read', text })
      expect(read.ok && read.value).toEqual({ strategy: standard, warnings: [] })
    }
  })
  it('count what an opening means', () => {
    const { picked, survives } = shown(one('1N'))
    // {1C,1D,1N}, {1D,1N} and {1C,1N} of the audit.
    expect(survives.hands).toBe(18_943_991_298 + 2 * 6_143_253_372)
    expect(survives.hcp).toEqual([15, 17])
    expect(survives.lengths?.slice(2)).toEqual([
      [2, 4],
      [2, 4],
    ])
    expect(picked.hands).toBeGreaterThan(0)
    expect(picked.hands).toBeLessThan(survives.hands)
  })
  it('pick exactly one call for every hand', () => {
    let hands = 0
    for (let call = 0; call <= 35; call++) hands += shown(call as Call).picked.hands
    expect(hands).toBe(635_013_559_600)
  })
  it('audit every hand, telling how far they are', () => {
    const seen: number[] = []
    const audit = runInline(
      'census',
      { ask: 'strategy', strategy: standard, seed: [1, 2, 3, 4] },
      ({ hands }) => {
        seen.push(hands)
      },
    )
    expect(audit.sizes.map(({ size, hands }) => [size, hands])).toEqual([
      [0, 41_674_752],
      [1, 524_919_352_162],
      [2, 89_023_583_736],
      [3, 21_028_948_950],
    ])
    expect(audit.sets.length).toBe(31)
    expect(seen.at(-1)).toBe(635_013_559_600)
  })
  it('say that a system without a strategy has no such meaning', () => {
    expect(
      runInline('opening', { ask: 'meaning', system: { id: 'essex-acol' }, call: one('1N') }),
    ).toMatchObject({ ok: false, error: { code: 'systems/no-strategy' } })
  })
})

/** The jobs of the workshop: copies that play as the original, sections written out, mistakes where they stand. */
import { describe, expect, it } from 'vitest'
import { readSystem } from '#bidding/text/system.ts'
import { LIBRARY } from '#systems/library.ts'
import { differingFields } from '#testing/bidding/normal-rule.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'

const system = { id: 'sayc' }
const copyOf = () =>
  good(
    runInline('system-text', {
      ...{ ask: 'copy' as const, name: 'Mine' },
      system,
    }),
  )
const changedIn = (text: string): readonly string[] => {
  const before = new Map(LIBRARY.system('sayc')!.system.rules.map((rule) => [rule.label, rule]))
  const { system, problems } = readSystem(text, LIBRARY)
  expect(problems).toEqual([])
  expect(system.rules).toHaveLength(before.size)
  return system.rules
    .filter((rule) => differingFields(rule, { ...before.get(rule.label)!, id: rule.id }).length > 0)
    .map(({ label }) => label)
}

describe('a copy', () => {
  it('is the original with the numbers of its style, and plays as it does', () => {
    const text = copyOf()
    expect(text).toContain('use sayc with notrump 15-17, two notrump 20-21')
    expect(changedIn(text)).toEqual([])
  })
  it('of any system is without a mistake', () => {
    for (const id of LIBRARY.systems) {
      const text = good(runInline('system-text', { ask: 'copy', system: { id }, name: 'Mine' }))
      expect(readSystem(text, LIBRARY).problems, id).toEqual([])
    }
  })
  it('with a section written out still plays as the original', () => {
    const section = good(
      runInline('system-text', {
        ...{ ask: 'section' as const, text: copyOf(), title: 'Opening bids' },
        system,
      }),
    )
    expect(section).toMatch(/^change \[opening\/2C\]:\n {2}2C: 22\+ points/m)
    expect(changedIn(section)).toEqual([])
  })
  it('writes out every section of every system without a change', () => {
    for (const id of LIBRARY.systems) {
      const original = { id }
      const written = good(runInline('system-text', { ask: 'written', system: original }))
      let text = `system: A\nid: a\nlanguage: 1\n\nuse ${id}\n`
      for (const title of written.sections) {
        const made = runInline('system-text', {
          ...{ ask: 'section' as const, text, title },
          system: original,
        })
        if (made.ok) text = made.value
        else expect(made.error.code).toBe('text/section')
      }
      const { system, problems } = readSystem(text, LIBRARY)
      expect(problems, id).toEqual([])
      const before = LIBRARY.system(id)!.system.rules
      const differing = system.rules.flatMap((rule, i) => {
        const fields = differingFields(rule, { ...before[i]!, id: rule.id })
        return fields.length === 0 ? [] : [`${rule.label}: ${fields.join(' ')}`]
      })
      expect(differing, id).toEqual([])
    }
  })
})

it('tells a mistake at its place with what was meant, and where the rules stand', () => {
  const text = `${copyOf()}change [opening/2N]:\n  2NT: balanced, 20-22 pionts\n`
  const read = runInline('system-text', { ask: 'read', system: { id: 'my', text } })
  expect(read.problems).toEqual([
    expect.objectContaining({ proposal: expect.objectContaining({ text: 'points' }) }),
  ])
  expect(
    runInline('system-text', { ask: 'read', system: { id: 'my', text: copyOf() } }),
  ).toMatchObject({
    name: 'Mine',
    problems: [],
    uses: [{ from: 5 }],
  })
})

it('has the words that an editor completes', () => {
  const words = runInline('system-text', { ask: 'words' })
  const of = (kind: string) => words.filter((one) => one.kind === kind).map(({ word }) => word)
  expect(of('hand')).toContain('balanced')
  expect(of('note')).toContain('asks for majors')
  expect(of('when')).toContain('uncontested')
  expect(of('line')).toContain('use natural overcalls')
})

it('refuses a system or a section that there is not', () => {
  expect(runInline('system-text', { ask: 'written', system: { id: 'nobody' } })).toMatchObject({
    error: { code: 'systems/unknown' },
  })
  expect(
    runInline('system-text', { ask: 'section', text: '', title: 'Weather', system }),
  ).toMatchObject({ error: { code: 'text/section' } })
})

/** Every rule of every system goes to text and comes back, and what was read is printed as it stood. */
import { describe, expect, it } from 'vitest'
import { LIBRARY, systemAsText } from '#systems/library.ts'
import { differingFields } from '#testing/bidding/normal-rule.ts'
import type { BiddingSystem } from '../language/system.ts'
import { NATURAL_DEFAULTS } from '../natural/index.ts'
import { documentOf } from './document-of.ts'
import { wrapped } from './print/layout.ts'
import { printSystem } from './print/system.ts'
import { readSystem } from './system.ts'

const NATURAL: BiddingSystem = {
  id: 'natural',
  name: 'Natural bidding',
  packages: [],
  rules: NATURAL_DEFAULTS,
}
const SYSTEMS = [...LIBRARY.systems.map((id) => LIBRARY.system(id)!.system), NATURAL]
/** Rules that differ, by label. */
const differing = (one: BiddingSystem, other: BiddingSystem): readonly string[] => {
  const most = Math.max(one.rules.length, other.rules.length)
  return Array.from({ length: most }, (_, i) => [one.rules[i], other.rules[i]]).flatMap(
    ([a, b], i) => {
      const off = a === undefined || b === undefined ? ['missing'] : differingFields(a, b)
      return off.length === 0 ? [] : [`${a?.label ?? b?.label ?? i}: ${off.join()}`]
    },
  )
}

it('knows all rules', () => {
  expect(SYSTEMS.reduce((sum, { rules }) => sum + rules.length, 0)).toBeGreaterThan(4000)
})
describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (_, system) => {
  const text = printSystem(documentOf(system))
  const read = readSystem(text)
  it('comes back whole', () => {
    expect(read.problems).toEqual([])
    expect(differing(system, read.system)).toEqual([])
  })
  it('is printed as it stood', () => {
    expect(printSystem(read.reading.text)).toBe(text)
  })
  it('has each rule at its lines', () => {
    const lines = text.split('\n')
    const away = system.rules.filter(({ label }) => {
      const at = read.lines.get(label)
      const own = at && lines.slice(at.from - 1, at.to)
      return !own?.join(' ').includes(`[${label}]`) || own.some((line) => /^ *when /.test(line))
    })
    expect(away.map(({ label }) => label)).toEqual([])
  })
})

describe('Standard American with its topics by name', () => {
  const { system } = LIBRARY.system('sayc')!
  const text = systemAsText('sayc') ?? ''
  it('is the same system', () => {
    const read = readSystem(text, LIBRARY)
    expect(read.problems).toEqual([])
    expect(differing(system, read.system)).toEqual([])
    expect(read.usual).toEqual(['cappelletti'])
    expect(printSystem(read.reading.text)).toBe(text)
  })
  it('names its topics', () => {
    expect(text.match(/^use natural .*$/gm)?.length).toBe(13)
  })
})

it('never parts what stands in quotes, where a copy looks for the name', () => {
  const names = Array.from({ length: 9 }, (_, i) => `"the name ${i} and more or less"`)
  const lines = wrapped('hand all of them means ', names.join(', '), '')
  expect(lines.length).toBeGreaterThan(2)
  for (const name of names) expect(lines.filter((line) => line.includes(name))).toHaveLength(1)
})

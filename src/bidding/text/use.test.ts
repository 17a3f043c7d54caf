/** What a text brings in by `use`, and how it changes it by the names of rules. */
import { describe, expect, it } from 'vitest'
import { LIBRARY } from '#systems/library.ts'
import { differingFields } from '#testing/bidding/normal-rule.ts'
import { printSystem } from './print/system.ts'
import { type Library, readSystem } from './system.ts'

const HEAD = 'system: Mine\nid: mine\nlanguage: 1\n'
const read = (body: string, library: Library = LIBRARY) => readSystem(HEAD + body, library)
const SAYC = LIBRARY.system('sayc')!.system
/** Labels of rules that are not as in Standard American. */
const changed = (body: string): readonly string[] => {
  const { system, problems } = read(body)
  expect(problems).toEqual([])
  const before = new Map(SAYC.rules.map((rule) => [rule.label, rule]))
  return system.rules.flatMap((rule) => {
    const was = before.get(rule.label)
    const off = was === undefined ? ['new'] : differingFields(rule, { ...was, id: rule.id })
    return off.length === 0 ? [] : [rule.label]
  })
}
const labels = (body: string): readonly string[] =>
  read(body).system.rules.map(({ label }) => label)

describe('a system', () => {
  it('comes as it is, with its conventions and how they stand', () => {
    const { system, usual, problems } = read('use sayc\n')
    expect(problems).toEqual([])
    expect(changed('use sayc\n')).toEqual([])
    expect(system.id).toBe('mine')
    expect(system.rules[0]?.id).toBe('mine/opening/2C')
    expect(system.packages.map(({ id }) => id)).toEqual(SAYC.packages.map(({ id }) => id))
    expect(usual).toEqual(['cappelletti'])
  })
  it('comes with numbers of its own: the opening, its answers and its sentences move', () => {
    const moved = changed('use sayc with notrump 12-14\n')
    expect(moved).toContain('opening/1N')
    expect(moved.some((label) => label.startsWith('1N/'))).toBe(true)
    expect(moved.length).toBeGreaterThan(20)
    const opening = read('use sayc with notrump 12-14\n').system.rules.find(
      ({ label }) => label === 'opening/1N',
    )
    expect(opening?.says).toBe('Balanced with 12–14 points.')
  })
  it('of which a rule is dropped, changed, or stands before or after another', () => {
    const body =
      'use sayc\ndrop [opening/2N]\nchange [opening/2C]:\n  2C: 23+ points\n    "23 points or more."\nbefore [opening/1N]:\n  1NT [flat]: 16-17 points\nafter [opening/1N]:\n  1NT [odd] if in first seat: 18-19 points, nearly balanced\n'
    const all = labels(body)
    expect(all.slice(0, 4)).toEqual(['opening/2C', 'flat', 'opening/1N', 'odd'])
    expect(all).not.toContain('opening/2N')
    expect(changed(body)).toEqual(['opening/2C', 'flat', 'odd'])
    const { system, lines } = read(body)
    const [two, flat, , odd] = system.rules
    expect(two?.when).toEqual({ role: 'opening' })
    expect(two?.source).toEqual(SAYC.rules[0]?.source)
    expect(flat?.when).toEqual({ role: 'opening' })
    expect(odd?.when).toEqual({ role: 'opening', all: [{ position: 1 }] })
    expect(lines.get('opening/2C')).toEqual({ from: 7, to: 8 })
  })
  it('of which a rule is dropped where a switch is on, or where it is off', () => {
    const body =
      'switch ours (off): Ours\n\nuse sayc\n\ndrop [opening/2N] only with ours\n\ndrop [opening/1N] not with ours\n'
    const { system, problems, reading } = read(body)
    expect(problems).toEqual([])
    const byLabel = new Map(system.rules.map((rule) => [rule.label, rule]))
    expect(byLabel.get('opening/2N')).toMatchObject({ unless: 'ours' })
    expect(byLabel.get('opening/1N')).toMatchObject({ package: 'ours' })
    expect(changed(body)).toEqual(['opening/2N', 'opening/1N'])
    expect(printSystem(reading.text)).toBe(HEAD + body)
  })
  it('comes without conventions: their rules go, and those that stand instead of them stay', () => {
    const body = 'use sayc without two-over-one, smolen with notrump 12-14\n'
    const { system, problems, reading } = read(body)
    expect(problems).toEqual([])
    const named = SAYC.packages.map(({ id }) => id)
    expect(system.packages.map(({ id }) => id)).toEqual(
      named.filter((id) => id !== 'two-over-one' && id !== 'smolen'),
    )
    const gone = SAYC.rules.filter((rule) => rule.package === 'two-over-one')
    const instead = SAYC.rules.filter((rule) => rule.unless === 'two-over-one')
    expect([gone.length, instead.length].every((count) => count > 0)).toBe(true)
    const left = new Map(system.rules.map((rule) => [rule.label, rule]))
    expect(gone.filter(({ label }) => left.get(label)?.package === 'two-over-one')).toEqual([])
    for (const { label } of instead) expect(left.get(label)).not.toHaveProperty('unless')
    expect(printSystem(reading.text)).toBe(`${HEAD}\n${body}`)
    expect(read('use sayc without bergen\n').problems).toMatchObject([
      { message: '“sayc” has no switch “bergen”.' },
    ])
  })
  it('keeps the names that its rules had', () => {
    const library: Library = { ...LIBRARY, formerNames: { 'opening/strong': 'opening/2C' } }
    const { system, problems } = read('use sayc\ndrop [opening/strong]\n', library)
    expect(problems).toEqual([])
    expect(system.rules.length).toBe(SAYC.rules.length - 1)
  })
  it('lends its conventions to rules of the text', () => {
    expect(
      read('use sayc\n\n# More\n\nwhen I opened 2NT:\n  3C: 5+ clubs\n    only with smolen\n')
        .problems,
    ).toEqual([])
  })
})

describe('a topic', () => {
  it('comes for the style of the text, and for what it is given', () => {
    const says = (body: string) =>
      read(body)
        .system.rules.map((rule) => JSON.stringify(rule.shows))
        .join('\n')
    const own = says('style: takeout double 11\nuse natural overcalls\n')
    expect(says('use natural overcalls with takeout double 11\n')).toBe(own)
    expect(says('use natural overcalls\n')).not.toBe(own)
  })
  it('takes the marks of its section, and its work', () => {
    const section = '\n# Defence\nsource: Other notes\nours\n\n'
    const body = `source: Notes\n${section}use natural overcalls\n`
    const { system, problems } = read(body)
    expect(problems).toEqual([])
    expect(new Set(system.rules.map(({ ours }) => ours))).toEqual(new Set([true]))
    expect(new Set(system.rules.map(({ source }) => source?.work))).toEqual(
      new Set(['Other notes']),
    )
    const none = read(body.replace('source: Other notes', 'no source'))
    expect(none.system.rules.filter(({ source }) => source !== undefined)).toEqual([])
  })
  const topic =
    'system: Openings\nlanguage: 1\nstyle: five-card majors yes\n\n# Openings\n\nwhen nobody has opened:\n  1NT [opening/1NT]: balanced, {notrump} points\n    "Balanced with {notrump} points."\n  2NT: ({most notrump} + 3)+ points\n    "At least three more than {most notrump}."\n  for each major x, 1x: 13+ points, 5+ cards in x\n    only with five-card majors\n    "Five {x}."\n  for each major x, 1x: 13+ points, 4+ cards in x\n    not with five-card majors\n    "Four {x}."\n'
  const library: Library = {
    ...LIBRARY,
    topics: [...LIBRARY.topics, 'openings'],
    text: (of, name) => (of === 'topic' && name === 'openings' ? topic : LIBRARY.text(of, name)),
  }
  it('is a text itself, with the numbers and choices of whoever uses it', () => {
    const made = (body: string) => {
      const { system, problems } = read(body, library)
      expect(problems).toEqual([])
      return system.rules.map(({ says, source }) => `${source?.work}: ${says}`)
    }
    expect(made('source: Notes\nstyle: notrump 12-14\nuse natural openings\n')).toEqual([
      'Notes: Balanced with 12–14 points.',
      'Notes: At least three more than 14.',
      'Notes: Five {x}.',
    ])
    expect(
      made('source: Notes\nuse natural openings with notrump 15-17, five-card majors no\n').at(-1),
    ).toBe('Notes: Four {x}.')
  })
  it('tells a mistake in it where it is used', () => {
    const faulty = { ...library, text: () => 'when nobody has opened:\n  1NT: ballanced\n' }
    expect(read('\nuse natural openings\n', faulty).problems).toEqual([
      expect.objectContaining({
        line: 5,
        column: 13,
        length: 8,
        message: expect.stringMatching(/^In “openings”, line 2: “ballanced” stands where/),
      }),
    ])
  })
  it('never uses itself, and no chain is long', () => {
    const round = { ...library, text: () => 'use natural openings\n' }
    expect(read('use natural openings\n', round).problems[0]?.message).toBe(
      'In “openings”, line 1: Texts use one another at most 4 deep, and never in a circle.',
    )
  })
})

describe('what there is not is told, with what was meant', () => {
  it.each([
    [
      'use natural overcals\n',
      '4:13 There is no natural topic “overcals”. Did you mean “overcalls”?',
      'overcalls',
    ],
    ['use saic\n', '4:5 There is no system “saic”. Did you mean “sayc”?', 'sayc'],
    [
      'use schenken-1967 with notrump 12-14\n',
      '4:5 The numbers of “schenken-1967” cannot be set: it is used as it stands.',
      undefined,
    ],
    [
      'use sayc\ndrop [opening/2CC]\n',
      '5:7 No rule is called [opening/2CC]. Did you mean “opening/2C”?',
      'opening/2C',
    ],
    [
      'use sayc\ndrop [opening/2C]:\n',
      '5:1 Nothing stands below a rule that is dropped.',
      undefined,
    ],
    [
      'use sayc\nchange [opening/2C]\n',
      '5:1 The new rule stands below, two spaces further in, and a colon before it.',
      undefined,
    ],
    [
      'use sayc\ndrop [opening/2C] only with nothing\n',
      '5:29 There is no switch “nothing”. Write “switch nothing (on): …” at the head of the text.',
      undefined,
    ],
    [
      'use sayc\ndrop [key-cards/two] not with smolen\n',
      '5:7 [key-cards/two] goes by another switch already.',
      undefined,
    ],
    ['use sayc with notrump\n', '4:22 The line ends where a number is expected.', undefined],
    [
      'use sayc\nuse sayc\n',
      '5:5 This brings in a rule [opening/2C], which stands above already.',
      undefined,
    ],
    [
      '# One\n\nwhen nobody has opened:\n  pass [a]: any hand\n  1C [a]: any hand\n',
      '8:6 The name [a] stands on an earlier rule already.',
      undefined,
    ],
  ])('%j', (body, said, proposal) => {
    const { problems } = read(body)
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      said,
    ])
    expect(problems[0]?.proposal?.text).toBe(proposal)
  })
})

it('a text that uses and changes is printed as it stood', () => {
  const text = `${HEAD}source: Our notes\nstyle: notrump 12-14, takeout double 11, five-card majors no\nswitch ours (off): Ours\n\nuse sayc with notrump 12-14\nuse natural overcalls with takeout double 12\n\ndrop [opening/2N]\n\nchange [opening/2C]:\n  2C: 23+ points\n    "23 points or more."\n`
  expect(printSystem(read(text.slice(HEAD.length)).reading.text)).toBe(text)
})

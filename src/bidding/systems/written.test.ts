/** Systems that stand as texts: what plays is what is written. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { normalSituation } from '#bidding/text/normal/situation.ts'
import { printSystem } from '#bidding/text/print/system.ts'
import { writtenSystem, writtenTopic } from '#bidding/text/read-written.ts'
import { readSystem } from '#bidding/text/system.ts'
import type { StyleNumber, StyleRange } from '#bidding/text/words/style.ts'
import { systemOf, topicRules } from '#bidding/text/written.ts'
import { differingFields } from '#testing/bidding/normal-rule.ts'
import { entryOf } from './fetched.ts'
import { LIBRARY, systemAsText } from './library.ts'
import { TOPICS } from './topics.ts'

describe.each(['essex-acol', 'sayc', 'two-over-one', 'modern-acol', 'forum-d', 'first-steps'])(
  '%s',
  (id) => {
    const text = readFileSync(`src/bidding/systems/${id}/${id}.system`, 'utf8')
    const { system, problems } = readSystem(text, LIBRARY)
    const { system: played } = LIBRARY.system(id)!

    it('plays the rules of its text, in their order', () => {
      expect(problems).toEqual([])
      expect(played.rules.map((rule) => rule.id)).toEqual(system.rules.map((rule) => rule.id))
      const off = played.rules.filter(
        (rule, i) => differingFields(rule, system.rules[i]!).length > 0,
      )
      expect(off.map(({ label }) => label)).toEqual([])
    })
    it('offers the conventions of its text', () => {
      expect(entryOf(id)?.packages).toEqual(system.packages)
      expect(played.packages).toEqual(system.packages)
      expect(played.name).toBe(system.name)
    })
    it('is shown as it is written, save for empty lines', () => {
      const lines = (all = '') => all.split('\n').filter((line) => line !== '')
      expect(lines(systemAsText(id))).toEqual(lines(text))
    })
  },
)

describe('schenken-1967', () => {
  const shown = systemAsText('schenken-1967')!
  const { system: played } = LIBRARY.system('schenken-1967')!
  it('is shown with what OPENBID makes written out, and reads back as it plays', () => {
    const { system, problems } = readSystem(shown, LIBRARY)
    expect(problems).toEqual([])
    expect(system.rules.map((rule) => rule.id)).toEqual(played.rules.map((rule) => rule.id))
    const off = played.rules.filter((rule, i) => differingFields(rule, system.rules[i]!).length > 0)
    expect(off.map(({ label }) => label)).toEqual([])
  })
  it('offers the conventions of its text', () => {
    expect(played.packages).toEqual(entryOf('schenken-1967')?.packages)
  })
  it('has the sources of its sections, the gap where a rule is of ours', () => {
    const sourceOf = (label: string) => played.rules.find((rule) => rule.label === label)?.source
    expect(sourceOf('1♣: negative')).toEqual({
      work: 'London and Wasserman 1967',
      place: 'introduction to bridge',
    })
    expect(sourceOf('1♣–1♦: strength in spades')).toEqual({
      work: 'Summaries of the Schenken Big Club, 1963 and 1968',
      place: 'responses',
    })
    const gap = 'the answers to 2♦ are unconfirmed in the sources'
    expect(sourceOf('2♦–2♥: spades')).toEqual({ work: 'Ours', place: gap })
    expect(sourceOf('club contested/suit')?.place).toBe('1967 does not speak of opponents')
  })
})

describe('a text of ours', () => {
  const HEAD = 'system: Ours\nid: ours\nlanguage: 1\nsource: Notes\n'
  const RULE = '\n# Openings\n\nwhen nobody has opened:\n  pass [pass]: any hand\n'
  const WHOLE = `${HEAD}${RULE}    "Nothing to open."\n`
  it('keeps a topic by its name, where it stands', () => {
    const written = writtenSystem(
      `${WHOLE}\n# Slams\nours\n\nuse natural slams on length with takeout double 11, notrump 12-14\n`,
    )
    expect(written).toMatchObject({ labels: ['pass'], says: ['Nothing to open.'] })
    expect(written.parts).toEqual([
      { title: 'Openings' },
      1,
      { title: 'Slams', ours: true },
      {
        topic: 'slams on length',
        style: { numbers: { takeout: [11, 11], notrump: [12, 14] } },
      },
    ])
    const topics = { 'slams on length': TOPICS['slams on length']! }
    const { rules } = systemOf({ ...written, topics })
    expect(rules.map((rule) => rule.id)).toEqual([
      'ours/pass',
      'ours/slam/minor on length',
      'ours/slam/6N on length',
    ])
    expect(rules.map(({ ours }) => ours)).toEqual([undefined, true, true])
    expect(() => systemOf({ ...written, topics: {} })).toThrow(/the topic slams on length/)
  })
  it('names the place in the source, and what the source leaves open', () => {
    const section = '\n# Openings\nplace: page 3\ngap: the notes stop there\n'
    const text = WHOLE.replace('\n# Openings\n', section)
    const { reading, system } = readSystem(text)
    expect(printSystem(reading.text)).toContain(section)
    expect(system.rules[0]?.source).toEqual({ work: 'Notes', place: 'page 3' })
    const ours = { ...writtenSystem(`${text}    ours\n`), topics: {} }
    expect(systemOf(ours).rules[0]?.source).toEqual({ work: 'Ours', place: 'the notes stop there' })
  })
  it('leaves to a program what a program makes, and does not play without it', () => {
    const text = `${WHOLE}\n# Rest\nplace: page 4\n\nuse openbid club rebids\n`
    const written = { ...writtenSystem(text), topics: {} }
    const made = systemOf({ ...written, id: 'other', parts: written.parts.slice(0, 2) }).rules
    const programs = { 'openbid openings': [], 'openbid diamond rebids': [] }
    const one = { ...made[0]!, label: 'made' }
    const { source: _, ...bare } = one
    const { rules } = systemOf({
      ...written,
      programs: { ...programs, 'openbid club rebids': [bare] },
    })
    expect(rules.map(({ id, source }) => [id, source?.place])).toEqual([
      ['ours/pass', 'Openings'],
      ['ours/made', 'page 4'],
    ])
    expect(() => systemOf(written)).toThrow(/the program openbid club rebids/)
    expect(() => writtenSystem(text.replace('club', 'spade'))).toThrow(/no system/)
  })
  it('uses another system, its own rules above, and changes rules of it by their names', () => {
    const base = { ...writtenSystem(WHOLE.replace('id: ours', 'id: base')), topics: {} }
    const text = `${HEAD}switch ours (on): Ours\n\nuse base\n\nbefore [pass]:\n  1C [club] if in first seat: 20+ points\n    "20 points or more."\n\ndrop [pass] not with ours\n`
    const written = { ...writtenSystem(text), topics: {}, systems: { base } }
    const { rules, packages } = systemOf(written)
    expect(packages.map(({ id }) => id)).toEqual(['ours'])
    expect(rules.map((rule) => [rule.id, rule.package, rule.source?.place])).toEqual([
      ['ours/club', undefined, 'Openings'],
      ['ours/pass', 'ours', 'Openings'],
    ])
    expect(normalSituation(rules[0]!.when)).toBe(normalSituation({ role: 'opening', position: 1 }))
    expect(() => systemOf({ ...written, systems: {} })).toThrow(/the system base/)
    const switched = {
      ...written,
      ...writtenSystem(
        `${HEAD}\nuse ours without ours\n\nchange [club]:\n  1C: 21+ points\n    "21 points or more."\n`,
      ),
      systems: { ours: written },
    }
    expect(systemOf(switched).packages).toEqual([])
    expect(systemOf(switched).rules.map((rule) => rule.label)).toEqual(['club'])
    const other = writtenSystem(text.replace('drop [pass]', 'drop [passed]'))
    expect(() => systemOf({ ...written, ...other })).toThrow(/the rule passed/)
  })
  it('has the rules that its style chooses, and others for another style', () => {
    const text = `${WHOLE.replace('source:', 'style: five-card majors yes\nsource:')}    not with five-card majors\n\n# Majors\nonly with five-card majors\n\nwhen nobody has opened:\n  1C [club]: any hand\n    "Whatever."\n`
    const written = { ...writtenSystem(text), topics: {} }
    const labels = (yes: boolean) =>
      systemOf(written, {
        numbers: new Map(),
        choices: new Map([['fiveCardMajors', yes]]),
      }).rules.map(({ label }) => label)
    expect(systemOf(written).rules.map(({ label }) => label)).toEqual(['club'])
    expect([labels(true), labels(false)]).toEqual([['club'], ['pass']])
  })
  it.each([
    [WHOLE.replace('any hand', 'ballanced'), /^ours, line 9: “ballanced”/],
    [HEAD + RULE, /^ours, line 9: No sentence/],
    [WHOLE.replace('source: Notes\n', ''), /^ours names no source/],
    [`${WHOLE}drop [pass]\n`, /^ours changes \[pass\]/],
    [WHOLE.replace(' [pass]', ''), /^ours, line 9: the rule has no name/],
  ])('is refused with a mistake, or with what no data can say (%#)', (text, message) => {
    expect(() => writtenSystem(text)).toThrow(message)
  })
})

describe('a topic', () => {
  const TOPIC =
    'system: Twos\nid: twos\nlanguage: 1\nstyle: weak two 5-10\n\n# Openings\n\nwhen nobody has opened:\n  for each major x, 2x [two]: 6+ cards in x and {weak two} points or 7+ cards in x\n    "Six {x} and {weak two} points."\n  2NT [high]: ({most weak two} + 12)+ points with length\n    "Strong."\n  1NT [always]: {always acts}+ points\n    only with always acts\n    "{always acts} points or more."\n  pass [never]: any hand\n    not with always acts\n    "Less."\n'
  const topic = { ...writtenTopic(TOPIC), topics: {} }
  const made = (numbers: [StyleNumber, StyleRange][]) =>
    topicRules(topic, { style: { numbers: new Map(numbers), choices: new Map() }, work: 'Notes' })
  it('has the numbers of its own style until others are given', () => {
    const [two, high, never] = made([])
    expect(two).toMatchObject({ label: 'two', source: { work: 'Notes', place: 'Openings' } })
    expect(two?.says).toBe('Six {x} and 5–10 points.')
    expect(two?.shows).toMatchObject({ of: [{ of: [{}, { min: 5, max: 10 }] }, {}] })
    expect(high?.shows).toMatchObject({ min: 22 })
    expect(never?.label).toBe('never')
  })
  it('has the numbers it is given, in limits wherever they stand and in sentences', () => {
    const [two, high, always] = made([
      ['weakTwo', [3, 8]],
      ['alwaysActs', [12, 12]],
    ])
    expect(two?.says).toBe('Six {x} and 3–8 points.')
    expect(two?.shows).toMatchObject({ of: [{ of: [{}, { min: 3, max: 8 }] }, {}] })
    expect(JSON.stringify(two?.shows)).not.toContain('written')
    expect(high?.shows).toMatchObject({ min: 20 })
    expect(always).toMatchObject({ label: 'always', shows: { min: 12 } })
    expect(always?.says).toBe('12 points or more.')
  })
  it('has doubles without another meaning where its own head says so', () => {
    const text = `${TOPIC.replace('style:', 'doubles have no other meaning\nstyle:')}  double [x]: any hand\n    "So."\n`
    const rules = topicRules(
      { ...writtenTopic(text), topics: {} },
      { style: { numbers: new Map(), choices: new Map() }, work: 'Notes' },
    )
    expect(rules.flatMap(({ label, only }) => (only ? [label] : []))).toEqual(['x'])
  })
  it('follows the opening that it is given, in situations, names and limits', () => {
    const text =
      'system: Answers\nid: answers\nlanguage: 1\nstyle: opening points 16-37\n\n# Answers\n\nwhen partner opened {opening}, my first action:\n  pass [{opening}/pass]: 0-(24 - {least opening points}) points\n    "Weak."\n  2NT [{opening}/minor] if the opening was {opening} or 1 of a minor: any hand\n    "The rest."\n'
    const written = { ...writtenTopic(text), topics: {} }
    const numbers = new Map<StyleNumber, StyleRange>([['opening', [18, 37]]])
    const rules = topicRules(written, {
      style: { numbers, choices: new Map(), opening: '1C|2D' },
      work: 'Notes',
    })
    expect(rules.map(({ label, when }) => [label, normalSituation(when)])).toEqual([
      ['1C|2D/pass', normalSituation({ role: 'responder', turn: 0, opening: '1C|2D' })],
      ['1C|2D/minor', normalSituation({ role: 'responder', turn: 0, opening: '1C|2D' })],
    ])
    expect(rules[0]?.shows).toMatchObject({ min: 0, max: 6 })
    const { reading, problems } = readSystem(text, undefined, { isOpen: true })
    expect(problems).toEqual([])
    expect(
      readSystem(printSystem(reading.text), undefined, { isOpen: true }).reading.text.parts,
    ).toEqual(reading.text.parts)
    expect(readSystem(text).problems[0]?.message).toMatch(/^“{opening}” stands in topics/)
  })
  it('is refused with a mistake', () => {
    expect(() => writtenTopic(TOPIC.replace('any hand', 'ballanced'))).toThrow(
      /^twos, line 16: “ballanced”/,
    )
  })
})

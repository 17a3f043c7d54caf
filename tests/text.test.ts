// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the modules looked at are strings here.
/** The catalogues: nothing in them is wrong. What they lack is shown in English, and only told. */
import { describe, expect, it } from 'vitest'
import {
  bringUp,
  catalogueOf,
  faultsOf,
  languages,
  marked,
  messagesApart,
  messagesOf,
} from '../build/catalogues.ts'
import { marksOf, marksOfSystem } from '../build/marks.ts'
import { LIBRARY, systemAsText } from '../src/bidding/systems/library.ts'
import { readSystem } from '../src/bidding/text/system.ts'
import { OFFERED } from '../src/bridge/core/locale.ts'

const marks = marked()

it('a language that is offered has a catalogue', () => {
  expect([...languages].sort()).toEqual(OFFERED.filter((language) => language !== 'en').sort())
})

describe.each(languages)('the catalogue of %s', (language) => {
  const po = catalogueOf(language)
  it('has the values and forms of the English', () => {
    const { wrong, lacking } = faultsOf(po, marks)
    for (const one of lacking) console.warn(`${language}: ${one}`)
    expect(wrong).toEqual([])
  })
  it('leaves the sign of hundredths and its space to `percentage`, so that it is written one way', () => {
    const own = Object.entries(messagesOf(po)).flat()
    expect(own.filter((text) => /(?:\d|\})\s*%/.test(text))).toEqual([])
  })
})
it('what only the lessons say comes with them, and all else with the page', () => {
  const { main, parts } = messagesApart('de')
  expect({ ...main, ...parts.lessons }).toEqual(messagesOf(catalogueOf('de')))
  expect(Object.keys(main).filter((key) => key in parts.lessons)).toEqual([])
  // The name of the page stands in the bar of pages; a title of a lesson stands in its list alone.
  expect(main['Lessons']).toBeDefined()
  expect(parts.lessons['Winners and losers: once more']).toBeDefined()
})
it('German quotes with the marks of German', () => {
  const words = Object.values(messagesOf(catalogueOf('de')))
  expect(words.filter((answer) => answer.includes('”'))).toEqual([])
})

describe('the marks of a module', () => {
  it.each([
    ['t`West has ${n} cards`', [{ message: 'West has {0} cards' }]],
    ['tx`The ${<b>{t`rule`}</b>} holds.`', [{ message: 'The {0} holds.' }, { message: 'rule' }]],
    ["tAs('verb')`Open`", [{ message: 'Open', context: 'verb' }]],
    ["howMany(n, 'entry', 'entries')", [{ message: 'entry|entries' }]],
    ["howMany(n, 'trick')", [{ message: 'trick|tricks' }]],
    ["rule({ says: 'Six {x} or more.' })", [{ message: 'Six {x} or more.' }]],
    ['says`You have ${points(2, 13)}.`', [{ message: 'You have {0}.' }]],
    ["const a = ['West', css`West`]", []],
  ])('are found in %s', (source, found) => {
    expect(marksOf(source, 'module.tsx')).toEqual(found)
  })
  it.each(['tAs(verb)`Open`', 'howMany(n, word)'])('are literals: %s', (source) => {
    expect(() => marksOf(source, 'module.tsx')).toThrow(/literal/)
  })
})

it('the marks of a system that stands as text are its sentences and names, and no comment', () => {
  const text = [
    '  -- Named "so" by its writer.',
    'hand a sound hand (see points) means shape "long" (S6+), 12+ points',
    '  1S: a sound hand; "Six {x}."',
    '    "Two of them." ; forcing',
  ].join('\n')
  const found = ['a sound hand', 'long', 'Six {x}.', 'Two of them.']
  expect(marksOfSystem(text)).toEqual(found.map((message) => ({ message })))
})

it('a section says its place and its gap; its title only where it is the place itself', () => {
  const text =
    '# One\n\n# Two\nplace: page 3\ngap: more\n\n# Three\ngap: all\nours\n\n# Four\nours\n'
  const found = ['One', 'page 3', 'more', 'all', 'Four']
  expect(marksOfSystem(text).map(({ message }) => message)).toEqual(found)
})

describe('a catalogue', () => {
  const english = marksOf('t`${a} takes ${b}`', 'a.ts')
  const source = new Map(english.map((mark) => [mark.message, mark]))
  const holding = (msgid: string, msgstr: string) => {
    const po = catalogueOf('de')
    const [item] = po.items
    if (item === undefined) throw new Error('de.po is empty.')
    Object.assign(item, { msgid, msgstr: [msgstr], msgctxt: undefined, obsolete: false })
    po.items = [item]
    return po
  }
  it.each(['{0} nimmt', '{0} nimmt {1} {1}', '{0}|{1}'])(
    'is wrong with other values: %s',
    (own) => {
      expect(faultsOf(holding('{0} takes {1}', own), source).wrong).toHaveLength(1)
    },
  )
  it('that lacks a message is not wrong, and waits for its words', () => {
    const po = holding('Gone', 'Weg')
    expect(faultsOf(po, source)).toEqual({
      wrong: [],
      lacking: ['"{0} takes {1}" has no words yet.', '"Gone" is said nowhere any more.'],
    })
    bringUp(po, source)
    expect(messagesOf(po)).toEqual({})
    expect(String(po)).toContain('msgid "{0} takes {1}"\nmsgstr ""')
    expect(String(po)).toContain('#~ msgid "Gone"\n#~ msgstr "Weg"')
  })
})

it('every sentence and name of a system that stands as text is marked', () => {
  const { system, lines } = readSystem(systemAsText('essex-acol') ?? '', LIBRARY)
  // What a topic brings is marked where the topic stands.
  const own = system.rules.filter(({ label }) => lines.has(label))
  expect(own.length).toBeGreaterThan(300)
  const unmarked = own.flatMap(({ says, shows }) => {
    const names = JSON.stringify(shows).matchAll(/"(?:name|words)":"([^"]+)"/g)
    return [says, ...[...names].map(([, name = '']) => name)].filter((one) => !marks.has(one))
  })
  expect(unmarked).toEqual([])
})

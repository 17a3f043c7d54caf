// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the modules looked at are strings here.
/** The search for text and the translation of a module, on small modules that have every form. */
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { placesOf } from './messages.ts'
import { translated } from './translate.ts'

const said = (source: string, also: readonly string[] = []): readonly string[] =>
  placesOf(source, 'module.tsx', new Set(also)).map(({ message }) => message)
const inGerman = (source: string, words: Readonly<Record<string, string>>): string =>
  translated(
    source,
    placesOf(source, 'module.tsx', new Set(Object.keys(words))),
    (one) => words[one],
  )

describe('the search for text', () => {
  it.each([
    ['const a = `${who} takes ${n}`', ['{0} takes {1}']],
    ['const a = <p>The <b>rule</b> holds.</p>', ['The {0} holds.', 'rule']],
    ['const a = <p>One line\n  and the next {x} end</p>', ['One line and the next {0} end']],
    ['const a = <p>{n} card{" "}left</p>', ['{0} card left']],
    ['const a = <i aria-label="bid" className="small note" />', ['bid']],
    ["const a = <p>{open ? 'less' : 'more'}</p>", ['less', 'more']],
    ["const a = `${n === 1 ? 'trick' : 'tricks'} left`", ['{0} left', 'trick', 'tricks']],
    ["howMany(n, 'trick')", ['trick|tricks']],
    ["howMany(n, 'entry', 'entries')", ['entry|entries']],
    ["const a = { says: 'Shows six hearts.' }", ['Shows six hearts.']],
    ["const a = { title: 'Hands' }", ['Hands']],
    ["list.join(' and ')", [' and ']],
    ["const a = { kind: 'agreed', word: 'stands' }", ['stands']],
  ])('finds what is said in %s', (source, messages) => {
    expect(said(source)).toEqual(messages)
  })

  it.each([
    ["import a from 'A module'"],
    ["const a = { kind: 'card', id: 'Some id' }"],
    ["if (a === 'North South') go()"],
    ["switch (a) { case 'North South': go() }"],
    ["const a: 'North South' = b"],
    ['const a = <i className="flex gap-2" data-what="two words" style={{ width: `${n}px` }} />'],
    ["const a = 'compete/strong again'"],
    ['const a = tag`${n} some words`'],
    ["const a = 'spades'"],
  ])('leaves alone what is none: %s', (source) => {
    expect(said(source)).toEqual([])
  })

  it('finds a small word that was judged to be said', () => {
    expect(said("const a = ['spades', 'key']", ['spades'])).toEqual(['spades'])
  })

  it('says which file it could not read', () => {
    expect(() => said('const = ')).toThrow(/^module\.tsx: /)
  })
})

describe('a module in another language', () => {
  it('has the values of a template in their new places', () => {
    expect(inGerman('f(`${who} takes ${n}`)', { '{0} takes {1}': '{1} für {0}' })).toBe(
      'f(`${n} für ${who}`)',
    )
  })
  it('has the elements of a sentence in their new places, and says what they say', () => {
    expect(
      inGerman('<p>The <b>rule</b> holds {x}</p>', {
        'The {0} holds {1}': '{1} hält die {0}',
        rule: 'Regel',
      }),
    ).toBe('<p>{x}{" hält die "}<b>{"Regel"}</b></p>')
  })
  it('keeps signs of the code out of the text', () => {
    expect(inGerman('f(`${n} some words`)', { '{0} some words': '`{0}` ${x} \\' })).toBe(
      'f(`\\`${n}\\` \\${x} \\\\`)',
    )
    expect(inGerman('<i title="Some words" />', { 'Some words': '"<b>' })).toBe(
      '<i title={"\\"<b>"} />',
    )
  })
  it('names one and many', () => {
    expect(inGerman("howMany(n, 'trick')", { 'trick|tricks': 'Stich|Stiche' })).toBe(
      'howMany(n, "Stich", "Stiche")',
    )
  })
  it('leaves what it has no words for', () => {
    const source = 'f(`${who} takes ${n}`, <p>The rule</p>)'
    expect(inGerman(source, {})).toBe(source)
  })
})

describe('the faults of a language', () => {
  const english = new Map([['{0} takes {1}', ['a.ts']]])
  it.each([
    [{}, /^room, a\.ts: "\{0\} takes \{1\}" is not translated\.$/],
    [{ '{0} takes {1}': '{0} nimmt' }, /has other values in/],
    [{ '{0} takes {1}': '{0} nimmt {1} {1}' }, /has other values in/],
    [{ '{0} takes {1}': '{0}|{1}' }, /another number of forms/],
  ])('are told: %j', (words, fault) => {
    const [first, ...more] = faultsOf('room', english, words)
    expect(first).toMatch(fault)
    expect(more).toEqual([])
  })
  it('count what is said nowhere any more', () => {
    const words = { '{0} takes {1}': '{1} für {0}', Gone: 'Weg' }
    expect(faultsOf('room', english, words)).toEqual(['room: "Gone" is said nowhere any more.'])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finish } from '#core/steps.ts'
import { anySeed } from '#testing/arbitraries.ts'
import { MAX_PROBLEMS } from './faults.ts'
import { decodeShare, FORMATS, READERS, readBytes, readText, writeRecords } from './index.ts'

const SAMPLES = resolve(dirname(fileURLToPath(import.meta.url)), '../../../e2e/samples')
const samples = readdirSync(SAMPLES)
  .filter((name) => /\.(pbn|lin|json|txt)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SAMPLES, name), 'utf8') }))

/** Reads the text as every format, whatever it looks like, and checks what each gives. */
function readAsAll(text: string): void {
  const read = finish(readText(text))
  if (!read.ok) expect(read.error.message).not.toBe('')
  const lines = text.split(/\r\n|\r|\n/)
  for (const format of FORMATS) {
    const content = finish(format.read(text))
    expect(content.problems.length).toBe(Math.min(content.problemCount, MAX_PROBLEMS))
    for (const { line, column, message } of [...content.problems, ...content.remarks]) {
      expect(message).not.toBe('')
      // Every fault has a place, and the place is inside the text.
      expect(line).toBeGreaterThanOrEqual(1)
      expect(line).toBeLessThanOrEqual(lines.length)
      expect(column).toBeGreaterThanOrEqual(1)
      expect(column).toBeLessThanOrEqual((lines[(line ?? 1) - 1] ?? '').length + 2)
    }
    // Whatever was read can be written in every format and read again without a throw.
    for (const other of FORMATS) finish(readText(writeRecords(content.boards, other.id).text))
  }
}

describe('nothing throws', () => {
  it('on bytes of any kind', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        finish(readBytes(bytes))
      }),
      { numRuns: 500 },
    )
  })
  it('on text of any kind', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), readAsAll), {
      numRuns: 200,
    })
  })
  it('on the signs of the formats in any order', () => {
    const sign = fc.constantFrom(
      ...'[ ] { } ; % # ## * + - ^I ^S ^R ^L = =1= =40= $7 $999 ! ? !? " \\ | , . : & = \n \r \r\n'.split(
        ' ',
      ),
      '[Deal "N:',
      '[Auction "N"]',
      '[Play "W"]',
      '[Note "1:a"]',
      '[Event "##x"]',
      'md|1S',
      'mb|1C!|',
      'pc|SA|',
      'mc|14|',
      'pn|a,b|',
      'qx|o1|',
      '?n=',
      '&a=1cp',
      '&p=sa',
      '%E0%A4%A',
      '{"format":"kibitzer","version":1,"boards":[',
      'AKQ',
      '1NT',
      'AP',
      'SA',
      '__proto__',
      'constructor',
    )
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => readAsAll(signs.join(' '))),
      { numRuns: 400 },
    )
  })
  it.each(samples)('on $name with letters changed, left out and doubled', ({ text }) => {
    const edit = fc.record({
      at: fc.nat(text.length - 1),
      cut: fc.nat(30),
      put: fc.oneof(
        fc.constantFrom('', '|', '"', '{', '}', '[', ']', '\n', '-', '10'),
        fc.string({ maxLength: 4 }),
      ),
    })
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        let changed = text
        for (const { at, cut, put } of edits)
          changed = changed.slice(0, at) + put + changed.slice(at + cut)
        readAsAll(changed)
      }),
      { numRuns: 40 },
    )
  })
  it('on links of any kind', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), anySeed, (text, [a]) => {
        decodeShare(text)
        decodeShare(`k1${text}`)
        decodeShare(`k1${a.toString(36)}${text}`)
      }),
      { numRuns: 500 },
    )
  })
  it('and no name that every object has is taken for a value', () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      for (const text of [
        `[${name} "${name}"]\n[Vulnerable "${name}"]\n[Dealer "${name}"]\n[Deal "N:- - - -"]\n[Auction "N"]\n${name}`,
        `md|1,,,|sv|${name}|mb|${name}|`,
        `{"format":"kibitzer","version":1,"boards":[{"${name}":1}]}`,
      ])
        readAsAll(text)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('time grows with the length', () => {
  // Texts that make careless readers look at everything again for each sign. With a quadratic reader
  // these would take hours; the limit is the test's own, far above what is needed.
  it.each([
    ['open comments', '{'],
    ['open tags', '[a'],
    ['half tags', '[a "b" '],
    ['quotes', '"'],
    ['backslashes', '[a "\\'],
    ['bars', '|'],
    ['pairs', 'mb|1c'],
    ['notes', '[Auction "N"]=1==2= '],
    ['ampersands', 'https://x/?n=&'],
    ['comment and tags', '{[Event "x"]\n'],
    ['spaces and bars', '  |'],
    ['blank runs', '[a                    '],
  ])('%s', (_, unit) => {
    const text = unit.repeat(Math.floor(300_000 / unit.length))
    for (const format of FORMATS) finish(format.read(text))
  })
  // What kind of text it is must be told soon, too: of a hand that begins and never ends, of empty lines.
  it.each([
    ['empty lines', '', '\n'],
    ['a seat, a suit and blanks', 'E C', '\u2028'],
    ['a hand cut off behind a card', 'North: S KQ842 H A9 D ', ' -1 '],
    ['a seat and blanks', 'N', ' '],
    ['a row of dots', '', '.'],
    ['hands that are not known', 'N:', '- '],
  ])('and with the looks: %s', (_, start, unit) => {
    const text = `${start}${unit.repeat(40_000 / unit.length)}!`
    finish(readText(text))
    for (const reader of READERS) finish(reader.read(text))
  })
})

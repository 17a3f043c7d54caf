/** No text is too large, too deep or goes round for the reader: each limit is told, where it is passed. */
import { describe, expect, it } from 'vitest'
import { readSystem } from './system.ts'

const OPENED = 'when nobody has opened:\n'
const many = (n: number, line: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => line(i)).join('')
const told = (text: string): readonly string[] =>
  readSystem(text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
const brackets = (n: number): string => `${OPENED}  1C: ${'('.repeat(n)}3+ clubs${')'.repeat(n)}\n`
const names = (n: number): string =>
  `${many(n, (i) => `hand name ${'a'.repeat(i + 1)} means name ${'a'.repeat(i + 2)}, 5+ points\n`)}hand name ${'a'.repeat(n + 1)} means 5+ points\n`
const headings = (n: number): string =>
  `${many(n, (i) => `${'  '.repeat(i)}when my ${i % 2 === 0 ? 'first' : 'second'} action:\n`)}${'  '.repeat(n)}pass: any hand\n`

describe('within the limit a text is read, beyond it the limit is told', () => {
  it.each([
    [
      'the text',
      '-- a long text\n'.repeat(20_000),
      '-- a long text\n'.repeat(30_000),
      '1:1 The text is longer than 384 kB: parts of it can be brought in by “use”.',
    ],
    [
      'brackets',
      brackets(12),
      brackets(13),
      '2:19 Too many brackets in brackets. Give the inner part a name: “hand … means …”.',
    ],
    [
      'denials',
      `${OPENED}  1C: ${'not '.repeat(12)}balanced\n`,
      `${OPENED}  1C: ${'not '.repeat(5000)}balanced\n`,
      '2:57 Too many brackets in brackets. Give the inner part a name: “hand … means …”.',
    ],
    ['names of names', names(11), names(12), '13:1 Names explain names more than 12 deep.'],
    ['headings', headings(8), headings(9), '9:17 Headings stand at most 8 deep.'],
    [
      'a list',
      `${OPENED}  1C: ${many(63, () => '3+ clubs, ')}3+ clubs\n`,
      `${OPENED}  1C: ${many(64, () => '3+ clubs, ')}3+ clubs\n`,
      '2:646 A list has at most 64 parts.',
    ],
    [
      'a name of a rule',
      `${OPENED}  1C [${'a'.repeat(60)}]: any hand\n`,
      `${OPENED}  1C [${'a'.repeat(61)}]: any hand\n`,
      '2:6 A name has at most 60 letters, and one at least.',
    ],
    [
      'a sentence',
      `${OPENED}  1C: any hand\n    "${'a'.repeat(200)}"\n`,
      `${OPENED}  1C: any hand\n    "${'a'.repeat(201)}"\n`,
      '3:5 This is longer than 200 letters.',
    ],
    [
      'switches',
      many(64, (i) => `switch s${i} (on): One\n`),
      many(65, (i) => `switch s${i} (on): One\n`),
      '65:1 A text has at most 64 switches.',
    ],
    [
      'names explained',
      many(500, (i) => `hand h${i} means 1+ aces\n`),
      many(501, (i) => `hand h${i} means 1+ aces\n`),
      '501:1 A text explains at most 500 names.',
    ],
    [
      'rules',
      `${OPENED}${many(4000, () => '  1C: any hand\n')}`,
      `${OPENED}${many(4001, () => '  1C: any hand\n')}`,
      '4002:1 A system has at most 4000 rules.',
    ],
  ])('%s', (_, within, beyond, said) => {
    expect(told(within)).toEqual([])
    expect(told(beyond)).toEqual([said])
  })
})

it('a name that explains itself is told once, by whichever way it goes round', () => {
  expect(told('hand one means two, 5+ points\nhand two means one or balanced\n')).toEqual([
    '1:1 This name is explained by itself.',
  ])
})
it('names that double one another do not grow for ever', () => {
  const doubling = many(
    11,
    (i) => `hand ${'a'.repeat(i + 1)} means (${many(9, () => `${'a'.repeat(i + 2)}, `)}balanced)\n`,
  )
  const problems = told(`${doubling}hand ${'a'.repeat(12)} means 5+ points, balanced\n`)
  expect(problems[0]).toMatch(/^\d+:\d+ This condition has more than 20000 parts\.$/)
})
it('a rule is never data', () => {
  expect(told(`${OPENED}  raw [a] {"call":{}}\n`)).toEqual([
    '2:3 Rules stand in words: data is not taken from a text.',
  ])
})

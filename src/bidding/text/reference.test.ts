/** The reference of the language for writers: its example is one, and the limits it names are those that hold. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { doubtsOf } from './check.ts'
import { MOST } from './read/most.ts'
import { readSystem } from './system.ts'

const PAGE = readFileSync('docs/system-language.md', 'utf8')
it('its example is read without a mistake', () => {
  const [, example = ''] = /```\n(system:[\s\S]*?)```/.exec(PAGE) ?? []
  const read = readSystem(example)
  expect(read.problems).toEqual([])
  expect(doubtsOf(read)).toEqual([])
  expect(read.system.rules.length).toBe(5)
})
it('it names the limits', () => {
  const numbers = [
    `${MOST.text / 1024} kB`,
    `${MOST.rules.toLocaleString('en-US')} rules`,
    `${MOST.switches} switches`,
    `${MOST.definitions} names explained`,
    `${MOST.headings} deep`,
    `names of names ${MOST.deep}`,
    `${MOST.parts} parts in a list`,
    `${MOST.name} letters in a name`,
    `${MOST.sentence} in a sentence`,
    `texts use texts ${MOST.uses} deep`,
  ]
  const prose = PAGE.replace(/\s+/g, ' ')
  expect(numbers.filter((one) => !prose.includes(one))).toEqual([])
})

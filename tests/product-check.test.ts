/** lab/product-check.md names journeys: each is where it says, under that name. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../lab/product-check.md', import.meta.url), 'utf8')
/** A file, and the journeys in it that hold a promise. */
const named = [...page.matchAll(/`([\w-]+\.spec\.ts)`: ((?:“[^”]+”(?:; )?)+)/g)].flatMap(
  ([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => [file, title] as const),
)
const rows = page.split('\n').filter((line) => /^\| (?!promise|---)/.test(line))

it('gives every promise a journey or says what is missing', () => {
  expect(rows.length).toBeGreaterThan(50)
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()))
  expect(cells.filter((of) => of.length !== 5 || (of[2] === '' && of[3] === ''))).toEqual([])
})

it.each(named)('names a journey that is there: %s, %s', (file, title) => {
  const at = new URL(`../e2e/${file}`, import.meta.url)
  expect(existsSync(at), file).toBe(true)
  expect(readFileSync(at, 'utf8')).toContain(title)
})

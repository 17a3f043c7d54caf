/** Whatever stands in a text, reading it ends, and every problem stands somewhere in it. */
import { expect, it } from 'vitest'
import { rngOf } from '#core/rng.ts'
import { LIBRARY } from '#systems/library.ts'
import { spoilt, spoiltFault } from '#testing/bidding/spoilt-text.ts'
import { PAGE } from '#testing/bidding/system-page.ts'
import { readSystem } from './system.ts'

/** The head of the page with each section by itself: in a small text every change tells. */
const [HEAD = '', ...SECTIONS] = PAGE.slice(0, PAGE.indexOf('use natural')).split(/\n(?=# )/)
const TEXTS = SECTIONS.map((section) => `${HEAD}\n${section}`)

it('the page that is spoilt is sound', () => {
  expect(readSystem(PAGE, LIBRARY).problems).toEqual([])
})
it('a spoilt text is read to its end', () => {
  const rng = rngOf([39, 1, 0, 0])
  const faults = Array.from({ length: 3000 }, (_, i) =>
    spoiltFault(spoilt(TEXTS[i % TEXTS.length] ?? '', rng)),
  )
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})
it('most spoilt texts have a problem', () => {
  const rng = rngOf([39, 2, 0, 0])
  const told = Array.from(
    { length: 200 },
    (_, i) => readSystem(spoilt(TEXTS[i % TEXTS.length] ?? '', rng)).problems,
  )
  expect(told.filter((problems) => problems.length > 0).length).toBeGreaterThan(100)
})
it('a spoilt text that uses others is read to its end', () => {
  const rng = rngOf([39, 3, 0, 0])
  const faults = Array.from({ length: 100 }, () => spoiltFault(spoilt(PAGE, rng), LIBRARY))
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

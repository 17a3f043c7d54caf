/** Every word that readers see is marked: in a language whose messages stand in brackets, none stands outside. */
import type { Page } from '@playwright/test'
import { catalogueModule, catalogueOf, messagesOf } from '../build/catalogues.ts'
import { expect, test } from './pages/journey.ts'
import { settled } from './pages/table.ts'

/** Names that are the same in every language: of systems and conventions, of works and their authors, of formats. */
const NAMES = [
  ...['Kibitzer', 'English', 'Deutsch', 'PBN', 'LIN', 'RBN', 'JSON', 'CSV', 'MIT'],
  ...[
    'Standard American',
    'SAYC',
    'sayc',
    'Precision',
    'Essex Acol',
    'Modern Acol',
    'Forum D',
    'ACBL',
  ],
  'System Booklet',
  ...['Roman Key Card Blackwood, 1430', 'OPENBID', 'DISTP', 'SOLID', 'FOUR441', 'door'],
  ...['The Anatomy of an Algol Procedure', 'Ralph London and Anthony Wasserman, 1967'],
  ...['BRIBIP: a bridge bidding program', 'BRIBIP', 'Alan Stanier, 1975', 'Schenken'],
  ...['Modeling Contract Bridge Bid Opening Strategies', 'Deborah East, 2006'],
  'Lawful bounds of the concealed hands',
  'Computer Bridge: Card Combinations in Notrump',
]

/** What stands outside of the brackets, as far as it has letters. */
const unmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const outside = (text: string, from: number): readonly [string, number] => {
      let depth = from
      let left = ''
      for (const letter of text) {
        if (letter === '⟦') depth++
        else if (letter === '⟧') depth--
        else if (depth === 0) left += letter
      }
      return [left, depth]
    }
    const said: string[] = []
    for (const one of document.querySelectorAll('body *'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        said.push(outside(one.getAttribute(name) ?? '', 0)[0])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let depth = 0
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const [left, then] = outside(node.textContent ?? '', depth)
      depth = then
      if (node.parentElement?.closest('textarea, script, style') == null) said.push(left)
    }
    return said
  })

async function expectMarked(page: Page, state: string): Promise<void> {
  const said = (await unmarked(page)).map((text) =>
    NAMES.reduce((left, name) => left.replaceAll(name, ''), text),
  )
  expect(
    said.filter((text) => /\p{L}{2}/u.test(text)),
    `unmarked: ${state}`,
  ).toEqual([])
}

test.beforeEach(async ({ page }) => {
  const inBrackets = Object.fromEntries(
    Object.keys(messagesOf(catalogueOf('de'))).map((key) => {
      const message = key.split('\u0004').at(-1) ?? ''
      return [
        key,
        message
          .split('|')
          .map((form) => `⟦${form}⟧`)
          .join('|'),
      ]
    }),
  )
  await page.route('**/assets/locale-de-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: catalogueModule('de', inBrackets),
    }),
  )
})

const places = ['', 'practice', 'systems', 'openings', 'strategies', 'simulator', 'combinations']
const more = ['library', 'print', 'about', 'lessons', 'lessons/make']
for (const place of [...places, ...more])
  test(`every word is marked: ${place || 'the table'}`, async ({ page }) => {
    await page.goto(`./de/#/${place}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await settled(page)
    await expectMarked(page, place)
  })

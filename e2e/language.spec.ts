/** The second language: chosen in mid-board, over the same table; taken from the browser at a first visit; without a network. */
import type { Page } from '@playwright/test'
import { catalogueOf, messagesOf } from '../build/catalogues.ts'
import { long } from '../src/testing/long.ts'
import { expectAccessibleAt } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { bid, button, CORNER, openDialog, openTable, panel, region } from './pages/table.ts'

const GERMAN_MESSAGES = messagesOf(catalogueOf('de'))
const GERMAN = { settings: 'Einstellungen', menu: 'Menü', done: 'Fertig' }

/** The name of the app, which is also a word that German has its own for. */
const OURS = 'Kibitzer'
/** The English of whole messages that German says otherwise. */
function englishOnly(): ReadonlySet<string> {
  const german = new Set(Object.values(GERMAN_MESSAGES))
  const english = Object.keys(GERMAN_MESSAGES).map((key) => key.split('\u0004').at(-1) ?? '')
  return new Set(english.map((one) => one.trim()).filter((one) => one !== OURS && !german.has(one)))
}
/** What the page says, as its elements have it and as readers hear it. */
const allSaid = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said: string[] = [document.title]
    for (const one of document.querySelectorAll('body *:not(textarea)')) {
      for (const name of ['aria-label', 'title', 'placeholder'])
        said.push(one.getAttribute(name) ?? '')
      for (const child of one.childNodes)
        if (child.nodeType === Node.TEXT_NODE) said.push(child.textContent ?? '')
    }
    return said.map((text) => text.trim()).filter((text) => /\p{L}{3}/u.test(text))
  })
/**
 * Words that no German sentence has: sentences with values in them, and those that the catalogue missed. Nor
 * has one the mark ”, with which English ends what it quotes.
 */
const ENGLISH_WORDS =
  /\b(?:a|and|are|at|been|but|by|for|from|has|have|is|it|no|not|of|on|or|that|the|this|to|what|where|which|who|with|you|your)\b/
async function expectNoEnglish(page: Page, state: string): Promise<void> {
  const said = await allSaid(page)
  expect(said.length, `texts on the page: ${state}`).toBeGreaterThan(30)
  const english = englishOnly()
  expect(
    said.filter((text) => english.has(text) || ENGLISH_WORDS.test(text) || text.includes('”')),
    `in English: ${state}`,
  ).toEqual([])
}

/** Chooses in the open settings by keyboard: the radio next to the one that is checked. */
async function chooseNext(page: Page, key: 'ArrowRight' | 'ArrowLeft', group: string) {
  const checked = page.getByRole('radiogroup', { name: group }).locator('input:checked')
  await checked.focus()
  await page.keyboard.press(key)
}

test('the language is changed in mid-board, and the table stays', async ({ page }) => {
  await openTable(page)
  await bid(page, 'one club')
  await openDialog(page, 'Settings')
  await chooseNext(page, 'ArrowRight', 'Language')

  await expect(page).toHaveURL(/\/de\//)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle(/Bridge/)
  // Settings are still open there.
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible()
  await page.keyboard.press('Escape')
  const auction = region(page, 'Reizung')
  await expect(auction).toContainText('ein Treff')
  const queen = region(page, 'Tisch').getByRole('button', { name: 'Pik-Dame', exact: true })
  await expect(queen).toContainText('D')
  await expect(panel(page, 'Warum diese Ansage')).toContainText(/hat noch nicht gereizt|passt/)
  await expectNoEnglish(page, 'the auction')
  await expectAccessibleAt(page, 'the table in German', { widths: [1440, 360] })

  // The board goes on there: calls and a card.
  for (let call = 0; call < 3; call++)
    await button(region(page, 'Biddingbox'), 'Passe').press('Enter')
  const lead = region(page, /^Hand /)
    .getByRole('button', { disabled: false })
    .first()
  const card = (await lead.getAttribute('aria-label')) ?? ''
  expect(card).toMatch(/^(?:Pik|Coeur|Karo|Treff)-/)
  await lead.click({ position: CORNER })
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '5')
  await expectNoEnglish(page, 'the play')

  await page.goto('./de/#/systems')
  await expect(panel(page, 'Die Regel')).toContainText('von 635.013.559.600 Händen')
  await expectNoEnglish(page, 'the system book')

  await page.goto('./de/#/')
  const header = page.getByRole('banner')
  await button(header, GERMAN.menu).click()
  await button(header, GERMAN.settings).last().click()
  await chooseNext(page, 'ArrowLeft', 'Sprache')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).not.toHaveURL(/\/de\//)
  await expect(region(page, 'Auction')).toContainText('one club')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '5')
})

test('a first visit is in the browser’s language, also without a network, and can be changed', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-AT', serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('./')
  await expect(page).toHaveURL(/\/de\/$/)
  await expect(button(page, 'Austeilung spielen').first()).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await button(page, 'Gebot studieren').first().click()
  await expect(region(page, 'Biddingbox')).toBeVisible()
  await expectNoEnglish(page, 'a bid studied')
  await context.setOffline(false)

  const header = page.getByRole('banner')
  await button(header, GERMAN.menu).click()
  await button(header, GERMAN.settings).last().click()
  await chooseNext(page, 'ArrowLeft', 'Sprache')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // Chosen is chosen: the browser is not asked again.
  await page.goto('./')
  await expect(region(page, 'Table')).toBeVisible()
  await context.close()
})

test('every page has a title of its own, in both languages', async ({ page }) => {
  const places = ['', 'practice', 'practice/open', 'systems', 'openings', 'strategies', 'simulator']
  const more = [
    'combinations',
    'library',
    'print',
    'about',
    'lessons',
    'lessons/make',
    'live',
    'nowhere',
  ]
  for (const [language, table, practice] of [
    ['', 'Kibitzer: a bridge table that shows its reasoning', 'Practice – Kibitzer'],
    ['de/', 'Kibitzer: ein Bridgetisch, der seine Gründe zeigt', 'Üben – Kibitzer'],
  ] as const) {
    const titles = new Set<string>()
    await page.goto(`./${language}`)
    await expect(page).toHaveTitle(table)
    for (const place of [...places, ...more]) {
      await page.evaluate((to) => location.replace(to), `#/${place}`)
      // A title that another page had is not this one's yet.
      await expect.poll(async () => titles.has(await page.title()), place).toBe(false)
      if (place === 'practice') await expect(page).toHaveTitle(practice)
      titles.add(await page.title())
    }
  }
})

/** Two faults of form, one of a card, and one board that is whole. */
const FAULTY = `[Board "1"]
[Dealer "Q"]
[Deal "N:K32.432.AKQ2.K32 T97.T86.975.T874 AQJ4.AK5.J43.A65 865.QJ97.T86.QJ9"]
[Auction "N"]
3NT 9Z Pass Pass Pass
[Play "E"]
SX
*
`
test('what is wrong with files, answers and marks are said in German', async ({ page }) => {
  await page.goto('./de/')
  await button(page.getByRole('banner'), GERMAN.menu).click()
  await button(page.getByRole('banner'), 'Einlesen').last().click()
  const dialog = page.getByRole('dialog')
  for (const text of [FAULTY, '{"format":"x"}']) {
    await dialog.getByRole('textbox').first().fill(text)
    await button(dialog, 'Text lesen').click()
    await expect(region(page, 'Verloren')).toContainText(text === FAULTY ? '„9Z“' : 'erwartet wird')
    await expectNoEnglish(page, 'faults of a file')
  }
  await page.keyboard.press('Escape')

  await page.goto('./de/#/lessons/opening')
  await button(page, 'Weiter').click()
  await page.getByLabel('Deine Antwort').fill('9')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').first()).toContainText('Diesmal nicht')
  await expectNoEnglish(page, 'an answer in a lesson')

  await page.goto('./de/#/lessons/class')
  await page
    .getByLabel('Ergebnisdateien')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByRole('alert')).toContainText('x.json: „format“: Es fehlt.')
  await expectNoEnglish(page, 'a class')

  for (const place of long ? ['lessons/make', 'library', 'print', 'practice'] : ['library']) {
    await page.goto(`./de/#/${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoEnglish(page, place)
  }
  await page.goto('./de/#/practice/lead')
  const leads = page.getByRole('group', { name: 'Dein Ausspiel' }).getByRole('button')
  await leads.first().click()
  await expect(region(page, 'Wie bewertet wurde')).toBeVisible()
  await expectNoEnglish(page, 'a lead marked')
})

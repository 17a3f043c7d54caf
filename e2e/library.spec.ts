/** The library: found again, noted, kept, backed up, restored; two tabs; by keyboard; accessible. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleAt } from './pages/axe.ts'
import { openInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { openPractised, skillOf } from './pages/practice.ts'
import { button, openTable, panel, pick, plate, region } from './pages/table.ts'

/** Three boards: made, down one, and passed out. */
const BOARDS = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982"]
[Declarer "N"]
[Contract "4S"]
[Result "11"]
[Auction "N"]
1S Pass 4S AP

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:K942.K2.KT653.A6 753.QJ6.J92.QJ53 AQJ86.AT73.A.K72 T.9854.Q874.T984"]
[Declarer "S"]
[Contract "6S"]
[Result "11"]
[Auction "E"]
Pass 1S Pass 6S AP

[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "N:T942.K2.KT653.76 753.QJ6.J92.QJ53 AQJ86.T73.A4.K82 K.A9854.Q87.AT94"]
[Auction "S"]
AP
`
async function toLibrary(page: Page): Promise<void> {
  await page.goto('./#/library')
  await expect(page.getByRole('heading', { name: 'Library', level: 1 })).toBeAttached()
}
const rows = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Boards' }).getByRole('button')
const search = (page: Page): Locator => page.getByLabel('Search')

async function saveBackup(page: Page): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await button(page, 'Save a backup').click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^kibitzer-backup-\d{4}-\d\d-\d\d\.json$/)
  return readFile(await file.path())
}
const chooseBackup = (page: Page, buffer: Buffer): Promise<void> =>
  page
    .getByLabel('Backup file')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer })

test('boards are found by contract, result, system and note, and opened at the table', async ({
  page,
}) => {
  await openInPlace(page, BOARDS)
  await toLibrary(page)
  await expect(rows(page)).toHaveCount(3)
  await rows(page).nth(1).click()
  const board = panel(page, 'Board 2')
  await expect(board).toContainText('Standard American')
  await board.getByLabel('Your note').fill('Slam without the queen')
  for (const [words, count] of [
    ['6S', 1],
    ['+1', 1],
    ['−100', 1],
    ['passed', 1],
    ['standard', 3],
    ['queen slam', 1],
    ['nothing like it', 0],
  ] as const) {
    await search(page).fill(words)
    await expect(rows(page), words).toHaveCount(count)
  }
  await search(page).fill('queen')
  await rows(page).click()
  // The chosen board stands in the address.
  await expect(page).toHaveURL(/#\/library\/2$/)
  await button(page, 'Open at the table').click()
  await expect(plate(page)).toContainText('Board 2')
  // The note stays with the board.
  await page.reload()
  await toLibrary(page)
  await expect(page.getByLabel('Your note')).toHaveValue('Slam without the queen')
})

test('a kept board stays when others take the table, and goes back to it', async ({ page }) => {
  await openInPlace(page, BOARDS)
  await toLibrary(page)
  await button(page, 'Keep it').click()
  await expect(button(page, 'Kept')).toBeVisible()
  await page.goto('./#/')
  await openInPlace(page, BOARDS.slice(BOARDS.indexOf('[Board "3"]')))
  await toLibrary(page)
  await expect(rows(page)).toHaveCount(1)
  await pick(page.getByRole('radio', { name: 'Kept: 1' }))
  await expect(panel(page, 'Board 1')).toBeVisible()
  await expect(page).toHaveURL(/#\/library\/kept$/)
  await page.reload()
  await expect(panel(page, 'Board 1')).toBeVisible()
  await button(page, 'Keep it no longer').click()
  await expect(page.getByRole('radio', { name: 'Kept: 0' })).toBeAttached()
  await button(page, 'Keep it after all').click()
  await page.getByLabel('Your note').fill('for Friday')
  await button(page, 'Open at the table').click()
  await expect(plate(page)).toContainText('Board 1')
  await expect(page.getByRole('banner')).toContainText('2 of 2')
})

test('a backup is restored on an empty device, and merges where something is', async ({
  page,
  browser,
  baseURL,
}) => {
  await openInPlace(page, BOARDS)
  await toLibrary(page)
  await page.getByLabel('Your note').fill('mine')
  await button(page, 'Keep it').click()
  await expect(button(page, 'Kept')).toBeVisible()
  const backup = await saveBackup(page)
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
  const fresh = await context.newPage()
  await openTable(fresh)
  await toLibrary(fresh)
  await chooseBackup(fresh, Buffer.from('[Board "1"]'))
  await expect(panel(fresh, 'Backup')).toContainText('This is not a backup of Kibitzer')
  await chooseBackup(fresh, backup)
  const found = region(fresh, 'What the backup would bring')
  await expect(found).toContainText('New here: 3 boards and one kept record.')
  await button(found, 'Restore').click()
  await expect(panel(fresh, 'Backup')).toContainText('Restored: 3 boards and one kept record.')
  await expect(fresh.getByRole('radio', { name: 'On the table: 4' })).toBeAttached()
  await expect(fresh.getByRole('radio', { name: 'Kept: 1' })).toBeAttached()
  await fresh.reload()
  await search(fresh).fill('mine')
  await expect(rows(fresh)).toHaveCount(1)
  // A second time nothing is new, and what changed here meanwhile stays.
  await rows(fresh).click()
  await fresh.getByLabel('Your note').fill('theirs')
  await chooseBackup(fresh, backup)
  await expect(found).toContainText('Everything in it is here already.')
  await expect(found).toContainText('Here in another form: 1. Yours stay as they are.')
  await button(found, 'Restore').click()
  await expect(panel(fresh, 'Backup')).toContainText('Nothing was new.')
  await expect(fresh.getByLabel('Your note')).toHaveValue('theirs')
  await context.close()
})

test('a tab that does not keep the table restores nothing and says why', async ({
  page,
  context,
}) => {
  await openTable(page)
  await toLibrary(page)
  const backup = await saveBackup(page)
  const second = await context.newPage()
  await second.goto('./#/library')
  await expect(region(second, 'Notices').getByRole('alert')).toContainText('open in another tab')
  await chooseBackup(second, backup)
  await button(second, 'Restore').click({ force: true })
  await expect(panel(second, 'Backup')).toContainText('Another tab keeps the table.')
})

test('practice that is restored stands on its page at once', async ({ page, browser, baseURL }) => {
  await openPractised(page, [
    { topic: 'open', skill: skillOf('opening/1N', ''), grade: 'wrong', days: 3 },
  ])
  await toLibrary(page)
  const backup = await saveBackup(page)
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
  const fresh = await context.newPage()
  // The page has been open before, so its empty practice is known already.
  await fresh.goto('./#/practice')
  const card = region(fresh, 'Topics').getByRole('link', { name: /What would you open/ })
  await expect(card).toContainText('Begin here')
  await fresh.getByRole('region', { name: 'Topics' }).getByRole('link', { name: 'Lessons' }).click()
  await expect(fresh.getByRole('heading', { name: 'Lessons', level: 1 })).toBeAttached()
  await toLibrary(fresh)
  await chooseBackup(fresh, backup)
  await button(region(fresh, 'What the backup would bring'), 'Restore').click()
  await expect(panel(fresh, 'Backup')).toContainText('Restored')
  await fresh.goto('./#/practice')
  await expect(card).toContainText('1 due')
  await context.close()
})

test('the library works by keyboard alone', async ({ page }) => {
  await openInPlace(page, BOARDS)
  await toLibrary(page)
  await page.getByRole('main').focus()
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      if (await target.evaluate((one) => one === document.activeElement)) return
    }
    throw new Error('never focused')
  }
  await tabTo(search(page))
  await page.keyboard.type('6s')
  await expect(rows(page)).toHaveCount(1)
  await tabTo(rows(page))
  await page.keyboard.press('Enter')
  await tabTo(page.getByLabel('Your note'))
  // Letters are words here, not keys of the table.
  await page.keyboard.type('pass 1n')
  await expect(page.getByLabel('Your note')).toHaveValue('pass 1n')
  await tabTo(button(page, 'Open at the table'))
  await page.keyboard.press('Enter')
  await expect(plate(page)).toContainText('Board 2')
})

test('the library is accessible, wide and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openInPlace(page, BOARDS)
  await toLibrary(page)
  const backup = await saveBackup(page)
  await chooseBackup(page, backup)
  await expect(region(page, 'What the backup would bring')).toBeVisible()
  await expectAccessibleAt(page, 'library', { widths: [360, 1440], bothThemes: true })
})

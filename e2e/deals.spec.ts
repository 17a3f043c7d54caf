/** *Deals*: a set by controls and by a script, played, sent as one link, printed and saved. By role and name. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt, expectNoSideScroll } from './pages/axe.ts'
import { copied, keepCopies } from './pages/copies.ts'
import { expect, test, watchPage } from './pages/journey.ts'
import { takeAllSeats } from './pages/players.ts'
import {
  bid,
  button,
  concede,
  openTab,
  PATIENCE,
  pass,
  pick,
  plate,
  region,
} from './pages/table.ts'

const boards = (page: Page) => region(page, 'The boards').getByRole('region', { name: /^Board \d/ })
async function deal(page: Page, count: number): Promise<void> {
  await button(region(page, 'What to deal'), 'Deal').click()
  await expect(boards(page)).toHaveCount(count, PATIENCE)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible(PATIENCE)
}

test('a theme is dealt by controls, saved, sent as one link and played by a student', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('./#/deals')
  await page.getByLabel('Scenario').selectOption('Transfers after 1NT')
  await page.getByLabel('How many boards').fill('37')
  await expect(region(page, 'What to deal')).toContainText('A whole number from 1 to 36.')
  await page.getByLabel('How many boards').fill('4')
  await deal(page, 4)
  await expect(region(page, 'How many there are')).toContainText(
    /1 deal in \d+.*Counted exactly/s,
    PATIENCE,
  )
  await expect(boards(page).first()).toContainText('South deals')
  await expectAccessibleAt(page, 'Deals', { widths: [360, 1440] })

  const saved = page.waitForEvent('download')
  await button(page, 'Save as PBN').click()
  const pbn = await readFile(await (await saved).path(), 'utf8')
  expect(pbn.match(/\[Dealer "S"\]/g)).toHaveLength(4)
  expect(pbn.match(/\[OptimumResultTable "/g)).toHaveLength(4)
  const machine = page.waitForEvent('download')
  await button(page, 'DUP').click()
  expect(await readFile(await (await machine).path(), 'utf8')).toHaveLength(4 * 156)

  await button(page, 'Copy link').click()
  await expect(button(page, 'Copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(160)
  const north = await boards(page).nth(0).textContent()

  await page.goto(link)
  await expect(plate(page)).toContainText('1')
  await page.goto('./#/print')
  const printed = page.getByRole('region', { name: /^Board \d/ })
  await expect(printed).toHaveCount(4)
  const cards = (text: string | null): string => (text ?? '').replace(/N–S \d.*$/, '')
  expect(cards(await printed.nth(0).textContent())).toBe(cards(north))
  await page.getByLabel('Par and what makes').check()
  const makes = page.getByRole('table', { name: 'Tricks that each hand takes as declarer' })
  await expect(makes).toHaveCount(4, PATIENCE)
  await expect(printed.nth(0)).toContainText(/Par /)
  await expectAccessibleAt(page, 'a hand record with what makes', { widths: [360, 1440] })
  // On paper what makes stands beside South's cards, not under them.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1032 })
  const tables = await makes.all()
  for (const [i, table] of tables.entries()) {
    const [from, to] = [
      await table.boundingBox(),
      await printed.nth(i).getByText('South', { exact: true }).boundingBox(),
    ]
    expect((from?.x ?? Number.NaN) + (from?.width ?? 0)).toBeLessThanOrEqual(to?.x ?? 0)
  }
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1440, height: 900 })

  // A second theme stands behind the first on the table, and is printed alone.
  await page.goto('./#/deals')
  await page.getByLabel('Scenario').selectOption('Weak two-bids')
  await page.getByLabel('How many boards').fill('2')
  await deal(page, 2)
  await button(region(page, 'Take them along'), 'Print').click()
  await expect(page).toHaveURL(/#\/print\/records\/5-6$/)
  await expect(printed).toHaveCount(2)
  await expect(page.getByRole('article')).toContainText('Hand records: Weak two-bids')
  await pick(page.getByRole('radio', { name: 'All 6' }))
  await expect(printed).toHaveCount(6)
})

test('a set by a script is printed, sent as one link, played, handed back and read as a class', async ({
  page,
  browser,
  baseURL,
}) => {
  await keepCopies(page)
  await page.goto('./#/deals')
  await page.getByText('Dealer script', { exact: true }).click()
  const script = page.getByRole('textbox', { name: 'Dealer script' })
  await expect(script).toHaveValue(/# Stayman/)
  await script.fill('dealer south\ncondition hcp(south) >= and 3')
  await expect(region(page, 'What to deal')).toContainText('Line 2, letter 25: Here should be')
  // What the controls can say goes back into them; what they cannot is among the further conditions.
  await script.fill('condition hcp(south) >= 15 and aces(south) == 2')
  await expect(region(page, 'What to deal')).toContainText('The controls take it over')
  await page.getByText('Controls', { exact: true }).click()
  await expect(page.getByLabel('And also')).toHaveValue('aces(south) == 2')
  await page.getByText('Dealer script', { exact: true }).click()
  await expect(script).toHaveValue(/hcp\(south\) >= 15\n {2}and \(aces\(south\) == 2\)/)
  await script.fill('dealer south\nproduce 3\naction average "spades of North" spades(north)')
  await page.getByLabel('The auction begins').fill('1N P 2H')
  await expect(region(page, 'How many there are')).toContainText(/An estimate: \d+/, PATIENCE)
  await expect(region(page, 'How many there are')).toContainText(/spades of North5\.\d/)
  await deal(page, 3)
  await expectAccessibleAt(page, 'Deals by a script', { widths: [360, 1440] })
  await page.getByText('Controls', { exact: true }).click()
  await expect(button(page, 'Back to the controls')).toBeVisible()
  await button(page, 'Copy link').click()
  await expect.poll(() => copied(page)).toContain('#/')
  const link = await copied(page)
  await button(region(page, 'Take them along'), 'Print').click()
  await expect(page.getByRole('region', { name: /^Board \d/ })).toHaveCount(3)
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-')

  // A student on a phone plays two of the three, and hands them back.
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  })
  const student = await phone.newPage()
  await keepCopies(student)
  const watch = watchPage(student, new URL(baseURL ?? '').origin)
  await student.goto(link)
  await button(student, 'Play a deal').click()
  await takeAllSeats(student)
  await pass(student, 4)
  await button(student, 'Next board').first().click()
  await bid(student, 'seven notrump')
  await pass(student, 3)
  await concede(student)
  await openTab(student, 'Result')
  await student.getByText('Hand back to a teacher').click()
  await expect(student.getByText('2 of 3 boards played')).toBeVisible()
  const links: string[] = []
  for (const name of ['Ann', 'Ben']) {
    await student.getByLabel('Your name').fill(name)
    await button(student, 'Link and QR code').click()
    await expect(student.getByRole('img', { name: 'QR code of your result' })).toBeVisible()
    await student.getByLabel('Your name').scrollIntoViewIfNeeded()
    await button(student, 'Copy link').click()
    await expect.poll(() => copied(student)).toContain('#/lessons/class/')
    await expect.poll(() => copied(student)).not.toBe(links.at(-1))
    links.push(await copied(student))
  }
  await expectAccessible(student, 'boards handed back, on a phone')
  await expectNoSideScroll(student, 'boards handed back, on a phone')
  expect(watch.faults).toEqual([])
  await phone.close()

  await page.goto('./#/lessons/class')
  await page.getByLabel('Links of your students').fill(links.join('\n'))
  await button(page, 'Read the links').click()
  const made = region(page, 'Boards 1 to 2')
  await expect(made).toContainText('2 students')
  await expect(made.getByRole('row', { name: /^1 / }).getByRole('cell')).toHaveText([
    /^0 50.%$/,
    /^0 50.%$/,
  ])
  await made.getByText('Board 2').click()
  await expect(made.getByRole('table', { name: 'Ben' })).toContainText('seven notrump')
  await expectAccessibleAt(page, 'boards of a class', { widths: [360, 1440] })
  await page.goto('./de/#/lessons/class')
  await page.getByLabel('Links deiner Schüler').fill(links[0] ?? '')
  await button(page, 'Links lesen').click()
  await expect(region(page, 'Boards 1 bis 2')).toContainText('1 Schüler')
})

test('speaks German', async ({ page }) => {
  await page.goto('./de/#/deals')
  await expect(region(page, 'Was ausgeteilt wird')).toContainText('15 bis 17 FP, ausgeglichen')
  await expect(region(page, 'Wie viele es gibt')).toContainText('545.761.576', PATIENCE)
  await page.getByLabel('Szenario').selectOption('Starkes 2♣')
  await page.getByLabel('Wie viele Boards').fill('1')
  await button(page, 'Austeilen').click()
  await expect(region(page, 'Wie viele es gibt')).toContainText(/1 Austeilung von \d+/, PATIENCE)
  await expect(button(page, 'Jetzt spielen')).toBeVisible(PATIENCE)
})

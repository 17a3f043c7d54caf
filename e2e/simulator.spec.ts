/** Layouts drawn and solved, from the table to a file. */
import { readFile } from 'node:fs/promises'
import { expectAccessible } from './pages/axe.ts'
import { TWELVE } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { ESSEX } from './pages/players.ts'
import { button, chooseMore, chooseView, region } from './pages/table.ts'

test('a leader simulates under a condition, and saves the figures', async ({ page }) => {
  await openBoard(page, TWELVE, ESSEX)
  await chooseView(page, 'Sit West')
  await page.getByRole('main').focus()
  await page.keyboard.press('End')
  await chooseMore(page, 'Simulator')
  const panel = region(page, 'Simulator')
  await expect(panel.getByLabel('As seen by')).toHaveValue('3')
  await panel.getByLabel('Layouts').fill('0')
  await expect(panel).toContainText('A whole number from 1 to 1000')
  await panel.getByLabel('Layouts').fill('5')
  await region(page, 'Conditions').locator('summary', { hasText: 'North' }).click()
  await panel.getByLabel('North, HCP at least').fill('14')
  await button(panel, 'Simulate').click()

  const found = region(page, 'What they are worth')
  await expect(found).toContainText(/5 layouts drawn|layouts that are left/, { timeout: 60_000 })
  const leads = region(page, 'Leads')
  // Five groups of cards that are worth the same: eight and six and five of spades are three leads.
  expect(await leads.locator('tbody tr').count()).toBeGreaterThan(4)
  await expectAccessible(page, 'a simulation')

  const saved = page.waitForEvent('download')
  await button(found, 'Contracts as CSV').click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  expect(csv.split('\n')[0]).toContain('declarer,contract,tricks')
  expect(csv.trim().split('\n')).toHaveLength(1 + 20 * 7)
  const boards = page.waitForEvent('download')
  await button(found, 'Layouts as PBN').click()
  const pbn = await readFile(await (await boards).path(), 'utf8')
  expect(pbn.match(/\[Deal "/g)).toHaveLength(5)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => innerWidth),
  )
})

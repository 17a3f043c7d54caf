/** Boards played as a session, scored together and kept. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import {
  button,
  chooseMore,
  chooseView,
  openDialog,
  openTab,
  openTable,
  pass,
  pick,
  region,
  resultCard,
} from './pages/table.ts'

async function openSession(page: Page): Promise<Locator> {
  await chooseMore(page, 'Session')
  const dialog = page.getByRole('dialog', { name: 'Session' })
  await expect(dialog).toBeVisible()
  return dialog
}
const rows = (within: Locator): Locator => within.locator('tbody tr')

test('four boards are scored against par, kept over a reload, and listed when they are over', async ({
  page,
}) => {
  await openTable(page)
  const dialog = await openSession(page)
  await dialog.getByLabel('Scored by').selectOption({ label: 'IMPs against par' })
  await dialog.getByLabel('Boards').fill('0')
  await button(dialog, 'Start').click()
  await expect(dialog).toContainText('A session has 1 to 64 boards')
  await dialog.getByLabel('Boards').fill('4')
  await dialog.getByRole('checkbox', { name: 'Robots in the other three seats' }).uncheck()
  await expectAccessible(page, 'a session to begin')
  await button(dialog, 'Start').click()
  await expect(dialog).toHaveCount(0)
  await chooseView(page, 'All four hands')

  for (let board = 1; board <= 4; board++) {
    await expect(region(page, 'Board')).toContainText(`Board ${board}`)
    await pass(page, 4)
    await openTab(page, 'Result')
    const line = region(page, 'Session')
    await expect(line).toContainText(`${board === 4 ? '' : `${board} of `}4 boards`)
    await expect(line).toContainText(/This board: [+−]?\d+ IMPs?/, { timeout: 60_000 })
    if (board === 2) {
      await button(line, 'Score sheet').click()
      await expect(rows(dialog)).toHaveCount(2)
      await expectAccessible(page, 'the score sheet')
      await button(dialog, 'Play on').click()
      await page.reload()
    }
    if (board < 4) await button(resultCard(page), 'Next board').click()
  }
  await expect(region(page, 'Session')).toContainText('The session is over: 4 boards')
  const over = await openSession(page)
  await over.getByText('Session 1: IMPs against par').click()
  await expect(rows(over)).toHaveCount(4)
  await expect(over.locator('tfoot')).toContainText(/IMPs?/)
})

test('robots play the board again at another table', async ({ page }) => {
  await openTable(page)
  const settings = await openDialog(page, 'Settings')
  await pick(settings.getByRole('radio', { name: 'Quickly' }))
  await button(settings, 'Done').click()
  const dialog = await openSession(page)
  await dialog.getByLabel('Scored by').selectOption({ label: 'IMPs against robots' })
  await dialog.getByRole('checkbox', { name: 'Robots in the other three seats' }).uncheck()
  await button(dialog, 'Start').click()
  await pass(page, 4)
  await openTab(page, 'Result')
  await expect(region(page, 'Session')).toContainText(/This board: [+−]?\d+ IMPs?/, {
    timeout: 100_000,
  })
})

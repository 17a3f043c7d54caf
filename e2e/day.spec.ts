/** The boards of a day are the same in two profiles, at two sizes, and without a network. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './pages/axe.ts'
import { expect, test, watchPage } from './pages/journey.ts'
import {
  button,
  chooseMore,
  handOf,
  openTab,
  openTable,
  pass,
  plate,
  region,
} from './pages/table.ts'

test.use({ serviceWorkers: 'allow' })

const NOON = new Date('2026-11-28T12:00:00')

/** Begins the daily eight; what South holds on the first of them. */
async function beginEight(page: Page): Promise<readonly string[]> {
  await chooseMore(page, 'Session')
  const dialog = page.getByRole('dialog', { name: 'Session' })
  await dialog.getByLabel('Deals').selectOption({ label: 'Daily eight' })
  await expect(dialog.getByLabel('Boards', { exact: true })).toHaveCount(0)
  await expectAccessible(page, 'the boards of today to begin')
  await button(dialog, 'Start').click()
  await expect(dialog).toHaveCount(0)
  await expect(
    button(page.getByRole('banner'), 'Session, board 1 of 8: open the score sheet'),
  ).toBeVisible()
  const cards = handOf(page, 'South').getByRole('button')
  await expect(cards).toHaveCount(13)
  return cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
}

test('the daily eight are the same in another profile, without a network', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.setFixedTime(NOON)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openTable(page)
  const mine = await beginEight(page)
  await expect(plate(page)).toContainText('Board 1')

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const theirs = await context.newPage()
  const watch = watchPage(theirs, new URL(baseURL ?? '').origin)
  await theirs.clock.setFixedTime(new Date('2026-11-28T21:30:00'))
  await theirs.goto('./')
  await theirs.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await openTable(theirs)
  expect(await beginEight(theirs)).toEqual(mine)
  await context.setOffline(false)
  expect(watch.faults).toEqual([])
  await context.close()
})

test('the board of the day is a press away from any result', async ({ page }) => {
  await page.clock.setFixedTime(NOON)
  await page.setViewportSize({ width: 360, height: 740 })
  await openTable(page)
  await pass(page, 4)
  await openTab(page, 'Result')
  const today = region(page, 'Today’s boards')
  await expect(button(today, 'Daily eight')).toBeVisible()
  await expectAccessible(page, 'a result with the boards of today')
  await button(today, 'Board of the day').click()
  await expect(
    button(page.getByRole('banner'), 'Session, board 1 of 1: open the score sheet'),
  ).toBeVisible()
  await expect(handOf(page, 'South').getByRole('button')).toHaveCount(13)
  await button(page.getByRole('banner'), /^Session, board 1 of 1/).click()
  await expect(page.getByRole('dialog', { name: 'Session' })).toContainText(
    /Board of the day, 28 November 2026/,
  )
})

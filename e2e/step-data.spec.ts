/** What one seat knows at a step goes out as a text and as JSON. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fourSpades } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { hiddenHands } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { button, chooseView, openTab, settled, stepTo } from './pages/table.ts'

const TRICK_FIVE = 30

async function saved(page: Page, key: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(hiddenHands(page), key).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

test('the figures of a step are saved as JSON and text, and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openBoard(page, fourSpades())
  await chooseView(page, 'Sit South')
  await stepTo(page, TRICK_FIVE)
  await openTab(page, 'Hands')
  await settled(page)
  await hiddenHands(page).getByText('How to read this').click()

  const json: unknown = JSON.parse(await saved(page, 'Save JSON'))
  expect(json).toMatchObject({
    observer: 'S',
    precision: 'rounded',
    hands: [{ seat: 'W', law: { lengths: { S: [1, 4] } } }, { seat: 'E' }],
  })
  // A whole number of the law, and odds of every card that is not seen.
  expect(json).toHaveProperty('layouts', expect.stringMatching(/^\d+$/))
  expect(json).toHaveProperty('holders.0.odds.W')

  const text = await saved(page, 'Save text')
  expect(text).toMatch(/^What South knows\n1N 2H 3H P 3S P 4S P P P \/ ♥K/)
  expect(text).toMatch(/\nWest\n♠ 1–4; if agreed 1–3: 1 \d+/)
  expect(text).toMatch(/\n♠Q: West \d+\s%, East \d+\s%\n/)

  await button(hiddenHands(page), 'Copy text').click()
  await expect(button(hiddenHands(page), 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
})

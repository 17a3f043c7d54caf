import type { Page } from '@playwright/test'
import { expect, test } from './pages/journey.ts'
import {
  bid,
  button,
  cursorOf,
  hint,
  offerLine,
  openTab,
  openTable,
  plate,
  playFirst,
  resultCard,
} from './pages/table.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a board is bid and played by touch at 360 px', async ({ page }) => {
  await openTable(page)
  // The call that is offered stands within the bar, however the system is called.
  await expect(offerLine(page)).toBeVisible()
  const [bar, offer] = await Promise.all(
    [hint(page), offerLine(page)].map((line) => line.boundingBox()),
  )
  expect(Number(offer?.y) + Number(offer?.height)).toBeLessThanOrEqual(
    Number(bar?.y) + Number(bar?.height) + 1,
  )
  await button(page, 'Make this call').tap()
  for (const name of ['three notrump', 'pass', 'pass', 'pass']) await bid(page, name, 'tap')
  await expect(plate(page)).toContainText('three notrump')
  await expect(hint(page)).toContainText('makes the opening lead')
  const start = await cursorOf(page)
  for (let card = 1; card <= 52; card++) {
    await playFirst(page, 'tap')
    await expect.poll(() => cursorOf(page)).toBe(start + card)
  }
  await openTab(page, 'Result')
  await expect(resultCard(page)).toContainText(/three notrump\s*by East/i)
  // Nothing has to be scrolled sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await button(resultCard(page), 'Next board').tap()
  await expect(plate(page)).toContainText('Board 2')
})

/**
 * Controls smaller than 24 px; a word within a text is as high as its line, and outside the play the
 * cards of a text diagram have nothing to do.
 */
const smallOnes = (page: Page): Promise<string[]> =>
  page
    .locator(
      'button:visible:not(.term, .link, .diagram:not([data-live]) *), select:visible, input:visible, a:visible',
    )
    .evaluateAll((controls) =>
      controls
        .map((c) => ({
          name: c.getAttribute('aria-label') ?? c.textContent,
          box: c.getBoundingClientRect(),
        }))
        // What is drawn only for readers is pressed through its label.
        .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
        .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    )

test('every control is big enough for a finger', async ({ page }) => {
  await openTable(page)
  expect(await smallOnes(page), 'bidding').toEqual([])
  for (const name of ['three notrump', 'pass', 'pass', 'pass']) await bid(page, name, 'tap')
  await expect(plate(page)).toContainText('three notrump')
  expect(await smallOnes(page), 'before the lead').toEqual([])
  await playFirst(page, 'tap')
  expect(await smallOnes(page), 'play').toEqual([])
})

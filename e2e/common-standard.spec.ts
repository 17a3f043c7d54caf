/** An imported board of which nobody said the systems: its calls are read as common Standard, and it says so. */

import { expectAccessible } from './pages/axe.ts'
import { SHOW_OUT } from './pages/boards.ts'
import { openUnsaid } from './pages/dialogs.ts'
import { seenBy, shownBy } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { button, cursorOf, openTab, panel, settled } from './pages/table.ts'

const CALLS = 6

test('useful odds at once, named for what they are, and left out by one press', async ({
  page,
}) => {
  await openUnsaid(page, SHOW_OUT)
  await page.keyboard.press('Home')
  for (let i = 0; i < CALLS; i++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => cursorOf(page)).toBe(CALLS)
  await seenBy(page, 'East')
  const hidden = panel(page, 'Hidden hands')
  await expect(hidden).toContainText('Calls read as common Standard.')
  await expect(shownBy(page, 'North')).toContainText('Common Standard')
  await expect(shownBy(page, 'North')).toContainText(/5\+ .*points/)
  await expectAccessible(page, 'odds from common Standard')
  // Nothing is explained by a system that nobody played.
  await openTab(page, 'Why')
  await expect(page.getByText('The record does not say which systems they played')).toBeVisible()

  await openTab(page, 'Hands')
  await button(hidden, 'Leave them out').click()
  await settled(page)
  await expect(hidden).toContainText('Calls left out.')
  await expect(shownBy(page, 'North')).toHaveCount(0)
  await button(hidden, 'Read as common Standard').click()
  await settled(page)
  await expect(shownBy(page, 'North')).toContainText('Common Standard')
})

test('a hand is counted in a line, and each count opens its proof', async ({ page }) => {
  await openUnsaid(page, SHOW_OUT)
  await seenBy(page, 'North')
  await page.keyboard.press('End')
  await settled(page)
  const hidden = panel(page, 'Hidden hands')
  await expect(hidden).toContainText(/so 12 .*; 0 points seen/)
  const count = button(hidden, 'West counted: one spade. Why?')
  await count.press('Enter')
  await expect(count).toHaveAttribute('aria-expanded', 'true')
  const proof = page.locator(`[id="${await count.getAttribute('aria-controls')}"]`)
  await expect(proof).toContainText('spades')
  await settled(page)
  await expectAccessible(page, 'a count with its proof')
})

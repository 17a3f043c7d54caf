/** An imported board of which nobody said the systems: its calls are read as common Standard, and it says so. */

import { expectAccessible } from './pages/axe.ts'
import { openUnsaid } from './pages/dialogs.ts'
import { seenBy, shownBy } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { button, cursorOf, openTab, panel, settled } from './pages/table.ts'

/** North opens a spade and is raised to game; West shows out on the second trump, the tenth card. */
const BOARD = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982"]
[Declarer "N"]
[Contract "4S"]
[Auction "N"]
1S Pass 4S Pass
Pass Pass
[Play "E"]
D6 D4 D3 DA
S7 SJ S6 S2
SA S3 H5 SK
*
`
const CALLS = 6

test('useful odds at once, named for what they are, and left out by one press', async ({
  page,
}) => {
  await openUnsaid(page, BOARD)
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
  await openUnsaid(page, BOARD)
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

/** An imported board of which nobody said the systems: its calls are read as common Standard, and it says so. */

import { expectAccessible } from './pages/axe.ts'
import { SHOW_OUT } from './pages/boards.ts'
import { openUnsaid } from './pages/dialogs.ts'
import { seenBy, shownBy } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { button, cursorOf, openHands, openTab, panel, settled } from './pages/table.ts'

const CALLS = 6

test('useful odds at once, left out by one press; a hand is counted, and each count opens its proof', async ({
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

  await openHands(page)
  await button(hidden, 'Leave them out').click()
  await settled(page)
  await expect(hidden).toContainText('Calls left out.')
  await expect(shownBy(page, 'North')).toHaveCount(0)
  await button(hidden, 'Read as common Standard').click()
  await settled(page)
  await expect(shownBy(page, 'North')).toContainText('Common Standard')
  // Whoever knows better says what the calls are to be read as.
  const readAs = hidden.getByLabel(/^North.*read as/)
  await readAs.selectOption({ label: 'four-card majors' })
  await expect(shownBy(page, 'North')).toContainText('Read as four-card majors')
  await readAs.selectOption({ label: 'what the record tells' })
  await expect(shownBy(page, 'North')).toContainText('Common Standard')
  await settled(page)

  // A hand is counted in a line, and each count opens its proof.
  await seenBy(page, 'North')
  await page.getByRole('main').focus()
  await page.keyboard.press('End')
  await settled(page)
  await expect(hidden).toContainText(/so 12 .*; 0 of 2\+ points seen/)
  const count = button(hidden, 'West counted: one spade. Why?')
  await count.press('Enter')
  await expect(count).toHaveAttribute('aria-expanded', 'true')
  const proof = page.locator(`[id="${await count.getAttribute('aria-controls')}"]`)
  await expect(proof).toContainText('spades')
  await settled(page)
  await expectAccessible(page, 'a count with its proof')
})

/**
 * East has eight hearts, so West has more room for the last club than East; but West’s nine of clubs,
 * and the three after it, said an even number.
 */
const SIGNALLED = `[Board "2"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AK2.K2.A432.KQJ2 J7.QJT98765.J.86 Q43.A3.KQ65.AT75 T9865.4.T987.943"]
[Declarer "N"]
[Contract "3NT"]
[Auction "N"]
1NT 3H 3NT Pass
Pass Pass
[Play "E"]
HQ HA H4 H2
C8 C5 C9 CK
C6 C7 C3 CJ
H5 H3 S5 HK
*
`

test('who has agreed on no signals is not accused of a false one', async ({ page }) => {
  await openUnsaid(page, SIGNALLED)
  await seenBy(page, 'North')
  await page.keyboard.press('End')
  await settled(page)
  // The nine and the three say an even number, and the law all but excludes it: nobody had promised it.
  await expect(shownBy(page, 'West')).toContainText('Says little.')
  await expect(
    panel(page, 'Hidden hands').getByRole('region', { name: 'False signals' }),
  ).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { expectAccessible } from './pages/axe.ts'
import { NORTH_OPENS } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import {
  barred,
  biddingBox,
  button,
  callCount,
  chooseMore,
  chooseView,
  handOf,
  hint,
  offerLine,
  panel,
  settled,
} from './pages/table.ts'

const why = (page: Page) => panel(page, 'Why this call')
/** Nothing on the page says which call it would be. */
async function withheld(page: Page): Promise<void> {
  await expect(offerLine(page)).toHaveCount(0)
  await expect(biddingBox(page).locator('[data-offered]')).toHaveCount(0)
  await expect(why(page).getByRole('group')).toHaveCount(0)
  await expect(button(page, 'Make this call')).toHaveCount(0)
}

test('who plays a deal calls alone; a hint thinks first, then tells the call', async ({ page }) => {
  await page.goto('./')
  await button(page, 'Play a deal').click()
  await expect(button(page, 'Hint')).toBeVisible({ timeout: 20_000 })
  await withheld(page)
  await expect(why(page)).toContainText('Your call')
  await expectAccessible(page, 'a call without advice')
  const calls = await callCount(page)
  // Space would be the answer.
  await page.keyboard.press('Space')
  await expect(hint(page)).toContainText('Space makes no call here')
  expect(await callCount(page)).toBe(calls)

  // What a call would show is told before it is made, whatever the hand.
  const key = biddingBox(page).getByRole('button', { name: 'one notrump' })
  await key.hover()
  await expect(hint(page)).toContainText(/would show|has no meaning/)
  await page.mouse.move(0, 0)
  await withheld(page)

  await button(page, 'Hint').click()
  await expect(hint(page)).toContainText(
    /points?(, balanced| and \w+ (clubs|diamonds|hearts|spades))\. /,
  )
  await expect(why(page)).toContainText(/points?(,| and)/)
  await withheld(page)
  await button(page, 'Tell the call').click()
  await expect(offerLine(page)).toBeVisible()
  await settled(page)
  await expect(why(page).getByRole('group').first()).toBeVisible()
  await button(page, 'Make this call').click()
  await expect.poll(() => callCount(page)).toBeGreaterThan(calls)

  // One switch says it for every call, and is kept.
  await chooseMore(page, 'Tell the system’s call')
  await page.reload()
  await expect(offerLine(page)).toBeVisible({ timeout: 20_000 })
})

test('with two people at one device the hand is turned over, and none is advised for another', async ({
  page,
}) => {
  await openBoard(page, NORTH_OPENS)
  await chooseView(page, 'Sit South')
  await expect(hint(page)).toContainText('Pass the device on')
  await withheld(page)
  await expect(why(page)).toContainText('closed to you')
  await expect(barred(handOf(page, 'South'))).toHaveCount(13)
  await button(page, 'Show North’s cards').click()
  await expect(barred(handOf(page, 'North'))).toHaveCount(13)
  await expect(handOf(page, 'South').getByRole('img')).toHaveAccessibleName(/closed/)
  await expect(offerLine(page)).toBeVisible()
})

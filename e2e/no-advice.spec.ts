/** A new user from the first visit to a scored board: no advice is seen anywhere that was not asked for. */
import type { Page } from '@playwright/test'
import { upTo } from '../src/testing/long.ts'
import { expect, test } from './pages/journey.ts'
import {
  biddingBox,
  button,
  CORNER,
  concede,
  cursorOf,
  hint,
  offerLine,
  openTab,
  PATIENCE,
  playable,
  region,
  resultCard,
} from './pages/table.ts'

/** Words in which the page advises; none may stand on it. */
const ADVICE = /Make this call|Tell the call|calls \d|suggest|would play|best over|better than/i
async function unadvised(page: Page): Promise<void> {
  await expect(offerLine(page)).toHaveCount(0)
  await expect(page.locator('.bid[data-offered], .card[data-hinted]')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(ADVICE)
  await expect(hint(page)).not.toContainText(ADVICE)
}

type Press = (page: Page, control: ReturnType<typeof button>) => Promise<void>
const byKeyboard: Press = async (page, control) => {
  await control.focus()
  await page.keyboard.press('Enter')
}
const byTouch: Press = (_, control) => control.tap({ position: CORNER })
const byMouse: Press = (_, control) => control.click({ position: CORNER })
const VISITS = [
  { width: 1440, height: 900, how: 'keyboard', press: byKeyboard },
  { width: 360, height: 740, how: 'touch', press: byTouch },
  { width: 768, height: 1024, how: 'touch', press: byTouch },
  { width: 1024, height: 768, how: 'mouse', press: byMouse },
] as const

for (const { width, height, how, press } of VISITS.slice(0, upTo(2, 4)))
  test.describe(`a first visit at ${width} by ${how}`, () => {
    test.use({ viewport: { width, height }, hasTouch: how === 'touch' })
    test('leads to a scored board, and nothing is advised on the way', async ({ page }) => {
      await page.goto('./')
      await press(page, button(page, 'Play a deal'))
      const action = region(page, 'Action')
      const over = button(action, 'Next board')
      const turn = button(action, /^(Hint|Watch|Play the only card)$/)
      for (let cards = 0; ; ) {
        await expect(over.or(turn).first()).toBeVisible(PATIENCE)
        if (await over.isVisible()) break
        await unadvised(page)
        const before = await cursorOf(page)
        if (await button(action, 'Watch').isVisible()) await press(page, button(action, 'Watch'))
        else if (await biddingBox(page).isVisible())
          await press(page, biddingBox(page).getByRole('button', { name: 'pass', exact: true }))
        else if (cards === 2) await concede(page)
        else {
          await press(page, playable(page).first())
          cards += 1
        }
        await expect.poll(() => cursorOf(page), PATIENCE).toBeGreaterThan(before)
      }
      await openTab(page, 'Result')
      await expect(resultCard(page)).toContainText(/\d/)
      await page.reload()
      await expect(over).toBeVisible()
    })
  })

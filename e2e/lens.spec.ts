/** The lens: how a sheet goes down, what *Hands* says when nothing is hidden, who bids at the table. */
import type { Page } from '@playwright/test'
import { hiddenHands } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { button, handOf, openTab, openTable, region } from './pages/table.ts'

for (const width of [320, 360])
  test.describe(`a sheet at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true })
    const raised = (page: Page) => page.locator('.lens[data-raised]')

    test('goes down by its handle, by Escape and by a press on the table', async ({ page }) => {
      await openTable(page)
      await expect(raised(page)).toHaveCount(0)
      const ways: readonly (() => Promise<void>)[] = [
        () => button(page, 'Close the lens').tap(),
        () => page.keyboard.press('Escape'),
        () => page.locator('.felt .strip-contract').tap(),
      ]
      for (const lower of ways) {
        await openTab(page, 'Why')
        await expect(raised(page)).toHaveCount(1)
        const handle = await button(page, 'Close the lens').boundingBox()
        expect(handle?.height).toBeGreaterThanOrEqual(32)
        expect(handle?.width).toBeGreaterThanOrEqual(width - 2)
        await lower()
        await expect(raised(page)).toHaveCount(0)
        // What it covered can be pressed again.
        await button(page, 'level 2').tap()
      }
    })

    test('goes down by Escape wherever the focus was, and leaves it on the handle', async ({
      page,
    }) => {
      await openTable(page)
      await openTab(page, 'Hands')
      await page.getByRole('tab', { name: 'Hands' }).focus()
      await page.keyboard.press('Escape')
      await expect(raised(page)).toHaveCount(0)
      await expect(button(page, 'Open the lens: Hands')).toBeFocused()
    })
  })

test('with all hands face up nothing is hidden, and a seat closes the others', async ({ page }) => {
  await page.goto('./')
  await button(page, 'Study a bid').click()
  await openTab(page, 'Hands')
  await expect(hiddenHands(page)).toContainText('Nothing is hidden')
  await expect(handOf(page, 'West').getByRole('button')).toHaveCount(13)
  await button(page, 'See it as East').click()
  await expect(hiddenHands(page)).toContainText('What East knows')
  for (const seat of ['North', 'South', 'West'] as const)
    await expect(handOf(page, seat).getByRole('img')).toHaveAccessibleName(/closed/)
  await expect(handOf(page, 'East').getByRole('button')).toHaveCount(13)
})

test('who bids is seen at the table, and changed from there', async ({ page }) => {
  await openTable(page)
  const west = button(page, /^West .*Change players/)
  await expect(west).toContainText('Schenken 1967')
  await west.click()
  const players = page.getByRole('dialog', { name: 'Players' })
  await players.getByLabel('System of East–West').selectOption({ label: 'Essex Acol (BRIBIP)' })
  await players
    .getByRole('radiogroup', { name: 'West' })
    .getByRole('radio', { name: 'The system' })
    .check({ force: true })
  await button(players, 'Done').click()
  await expect(west).toContainText('Robot, Essex Acol')
  await expect(button(page, /^East .*Change players/)).toContainText('Essex Acol')
  await button(region(page, 'Action'), /: .*Schenken 1967\. Change players/).click()
  await expect(players).toBeVisible()
})

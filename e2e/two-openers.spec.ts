/** Two openers are compared over all hands: a matrix, the hands of a cell, one of them at the table. */
import { expectAccessible, expectAccessibleAt, expectNoSideScroll } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { button, openTable, PATIENCE, panel, pick, region } from './pages/table.ts'

test('two systems are compared over all hands by keyboard, and a hand of a cell is dealt', async ({
  page,
}) => {
  await openTable(page)
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Systems' })
    .click()
  await pick(page.getByRole('radio', { name: 'Two openers' }))
  const openers = panel(page, 'Two openers, all hands')
  await expect(openers).toContainText('Across: Modern Acol', PATIENCE)
  const matrix = openers.getByRole('table', { name: /^Openings of Standard American/ })
  const cell = matrix.getByRole('button', { name: /^one diamond becomes one notrump/ })
  await expect(cell).toBeVisible(PATIENCE)
  // Every hand is counted once: the cells and their legend are of all hands.
  await matrix.locator('button[tabindex="0"]').focus()
  await page.keyboard.press('ArrowDown')
  await expect(matrix.getByRole('button').and(page.locator(':focus'))).toHaveCount(1)
  await cell.focus()
  await page.keyboard.press('Enter')
  await expect(cell).toHaveAttribute('aria-pressed', 'true')
  const hands = panel(page, 'The hands of a cell')
  await expect(hands).toContainText('12–14 points')
  await expect(hands.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'two openers')
  await pick(hands.getByRole('radio', { name: 'Acol' }))
  await button(hands, 'Deal it').first().click()
  await expect(region(page, 'Action')).toContainText('bids for both sides here')
})

test('two strategies: what survives in both, at four sizes', async ({ page }) => {
  await page.goto('./#/systems/standard/by.compare/with.precision')
  const openers = panel(page, 'Two openers, all hands')
  await expect(openers).toContainText('379,495,869,086', PATIENCE)
  await expect(openers).toContainText('150,216,759,355')
  await expect(openers).toContainText('105,300,931,159')
  await expectAccessibleAt(page, 'two strategies compared', { widths: [360, 844, 1024, 1440] })
  await expectNoSideScroll(page, 'two strategies compared')
  await openers.getByLabel('against').selectOption({ label: 'Standard American' })
  await expect(panel(page, 'Where they differ most')).toContainText(
    'every hand opens alike',
    PATIENCE,
  )
})

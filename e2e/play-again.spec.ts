/** A board is dealt by one press, played again as a fresh try, and the tries stand side by side. */
import { expectAccessible } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import {
  bid,
  button,
  callCount,
  chooseMore,
  cursorOf,
  drawn,
  hint,
  lowerLens,
  moreEntry,
  openDialog,
  openMore,
  openTab,
  openTable,
  pass,
  plate,
  region,
  resultCard,
} from './pages/table.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])
  test(`a board of ${viewport.width} pixels is dealt at once and played again beside the first try`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openTable(page)
    await button(page, 'New deal').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(hint(page)).toContainText('East deals and calls first')
    await pass(page, 4)
    await openTab(page, 'Result')
    await expect(resultCard(page)).toContainText('Passed out')
    await button(resultCard(page), 'Play this board again').click()
    await lowerLens(page)
    await expect.poll(() => callCount(page)).toBe(0)
    // The same call as before goes its own way: what comes next is asked, not stepped through.
    await pass(page)
    await expect(hint(page)).toContainText('South to call')
    await bid(page, 'one notrump')
    await pass(page, 3)
    await chooseMore(page, 'Claim')
    const dialog = page.getByRole('dialog', { name: 'Claim' })
    await dialog.getByLabel(/^Tricks for /).selectOption({ index: 0 })
    await button(dialog, 'Claim').click()
    await expect(dialog).toHaveCount(0, { timeout: 60_000 })
    await openTab(page, 'Result')
    const rows = region(page, 'Tries and tables').locator('tbody tr')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(0)).toContainText('Passed out')
    await expect(rows.nth(1)).toContainText(/other from South’s.*one notrump/)
    await expectAccessible(page, 'two tries side by side')
    await button(rows.nth(0), 'Try 1').click()
    await lowerLens(page)
    await drawn(page)
    await expect.poll(() => cursorOf(page)).toBe(0)
    await expect(plate(page)).toContainText(viewport.width > 560 ? 'Board 2' : 'Bidding')
  })

test('Space is the table’s again after ⋯ is left, and a change of language keeps the dialog', async ({
  page,
}) => {
  await openTable(page)
  await expect(button(page, 'Make this call')).toBeVisible()
  await openMore(page)
  await page.keyboard.press('Escape')
  await expect(moreEntry(page, 'Claim')).toBeHidden()
  // The browser tells of the closing a moment after it.
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(() => callCount(page)).toBe(1)
  const settings = await openDialog(page, 'Settings')
  await settings.getByText('Deutsch').click()
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible()
})

test('two over one stands by its name in the list of systems, and at the seats', async ({
  page,
}) => {
  await openTable(page)
  const players = await openDialog(page, 'Players')
  const system = players.getByLabel('System of North–South')
  await system.selectOption({ label: 'Two over one (2/1)' })
  await expect(system.locator('option:checked')).toHaveText('Two over one (2/1)')
  await button(players, 'Done').click()
  await expect(region(page, 'South').or(region(page, 'Table')).first()).toContainText('2/1')
})

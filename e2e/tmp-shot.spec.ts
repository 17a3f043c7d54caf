import { expect, test } from './pages/journey.ts'
import { SAYC, seat } from './pages/players.ts'
import { bid, button, chooseMore, openTab, openTable, pass, region } from './pages/table.ts'
for (const [w, h] of [[1440, 900],[360, 740],[844,390],[1024,768]] as const)
test(`shot ${w}`, async ({ page }) => {
  await page.setViewportSize({ width: w, height: h })
  await openTable(page)
  await pass(page, 2)
  await bid(page, 'seven notrump')
  await pass(page, 3)
  await chooseMore(page, 'Claim')
  const dialog = page.getByRole('dialog', { name: 'Claim' })
  await dialog.getByLabel(/^Tricks for /).selectOption({ index: 0 })
  await button(dialog, 'Claim').click()
  await expect(dialog).toHaveCount(0, { timeout: 60_000 })
  await seat(page, [SAYC, SAYC], { themselves: ['West', 'East'] })
  await openTab(page, 'Result')
  await expect(region(page, 'Verdict')).toContainText('Nothing that mattered', { timeout: 60_000 })
  await page.screenshot({ path: `/tmp/v/verdict-${w}.png` })
})

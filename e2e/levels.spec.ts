/** How strong the robots are: chosen by keyboard, kept, and seen where robots are seated. */
import { expect, test } from '@playwright/test'
import { button, chooseMore, openDialog, openTable } from './pages/table.ts'

test('robots are made beginners by keyboard, and stay so after a reload', async ({ page }) => {
  await openTable(page)
  const players = await openDialog(page, 'Players')
  const strong = players.getByRole('radio', { name: 'Strong' })
  const beginners = players.getByRole('radio', { name: 'Beginners' })
  await expect(strong).toBeChecked()
  await strong.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(players.getByText('They bid by their system and listen to the calls')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(beginners).toBeChecked()
  // Nobody had chosen a system, so theirs is the simple one.
  for (const side of ['North–South', 'East–West'])
    await expect(players.getByLabel(`System of ${side}`)).toHaveValue('first-steps')
  await button(players, 'Done').click()
  await expect(players).toHaveCount(0)
  await page.reload()
  await openDialog(page, 'Players')
  await expect(beginners).toBeChecked()
  await button(players, 'Done').click()
  await expect(players).toHaveCount(0)
  await chooseMore(page, 'Session')
  const session = page.getByRole('dialog', { name: 'Session' })
  await expect(session.getByRole('radio', { name: 'Beginners' })).toBeChecked()
})

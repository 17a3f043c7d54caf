/** A card of another program: opened, what was not understood told by line, bid by the robots, and saved again. */
import { readFileSync } from 'node:fs'
import { expectAccessible } from './pages/axe.ts'
import { textFile } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { button, offerLine, PATIENCE, panel } from './pages/table.ts'

const CARD = `#+TITLE: Thursday club

* Openings

1C 16+ hcp, artificial, forcing
1HS 5+ suit, 11--15 hcp
1N 12-14 hcp, balanced
2H Weak
P any hand
`

test('a BML file is opened at Systems, bids, and is saved as BML', async ({ page }) => {
  await page.goto('./#/systems/first-steps/by.text')
  const opens = button(page, 'Open a file')
  await expect(opens).toBeVisible(PATIENCE)
  await opens.click()
  const dialog = page.getByRole('dialog', { name: 'Import boards' })
  await dialog.getByLabel('File with boards').setInputFiles(textFile('thursday.bml', CARD))
  await expect(dialog.getByText('Read as BML')).toBeVisible(PATIENCE)
  const left = dialog.getByRole('list', { name: 'Not understood' })
  await expect(left.getByRole('listitem')).toHaveText([/^Line 8: 2H: not understood: “Weak”/])
  await expectAccessible(page, 'a card of another program')
  await button(dialog, 'Keep the system').click()
  const look = page.getByRole('link', { name: 'Look at it' }).or(button(page, 'Look at it'))
  await look.click()
  await page.goto('./#/systems/my-thursday-club/by.text')
  await expect(page.getByRole('textbox', { name: 'The text of Thursday club' })).toContainText(
    '-- Line 8: not understood: “Weak”',
    PATIENCE,
  )
  const saving = page.waitForEvent('download')
  await button(page, 'Save as BML').click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('Thursday club.bml')
  expect(readFileSync(await saved.path(), 'utf8')).toContain('1N  12-14 points, balanced')
  await button(page, 'Play it').click()
  await expect(offerLine(page)).toContainText('Thursday club', PATIENCE)
})

test('the turn at the caret has the share of each call, hands, and one that just misses', async ({
  page,
}) => {
  await page.goto('./#/systems/first-steps/by.text')
  const at = panel(page, 'At the caret')
  await at.getByRole('button', { name: 'At the caret' }).click()
  await expect(at.getByText('The opening')).toBeVisible(PATIENCE)
  await expect(at.getByRole('list', { name: 'Share of each call' })).toContainText('%', PATIENCE)
  await expect(at.getByText('One that just misses')).toBeVisible(PATIENCE)
  await expectAccessible(page, 'the turn at the caret')
})

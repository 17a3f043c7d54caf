/** A system of one's own: read from a file, played by the robots, shared by link, in every list. */
import { NORTH_OPENS } from './pages/boards.ts'
import { openBoard, readFile, textFile } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { bothPlay } from './pages/players.ts'
import { marked } from './pages/practice.ts'
import {
  button,
  callCodes,
  offerLine,
  openDialog,
  openTable,
  PATIENCE,
  region,
} from './pages/table.ts'

/** The second line from the end has a mistake, which costs itself only. */
const WEAK = `system: Weak and five
language: 1

use sayc with notrump 12-14
use nowhere
`

test('an own system comes by file, bids, is shared, and stands in every list of the receiver', async ({
  page,
  browser,
}) => {
  test.slow()
  await openBoard(page, NORTH_OPENS)
  const dialog = await readFile(page, textFile('weak.kibitzer-system.txt', WEAK))
  await expect(dialog.getByText('A bidding system: “Weak and five”.')).toBeVisible()
  await expect(dialog.getByText('has one mistake')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Mistakes' })).toContainText('Line 5, column 5')
  await button(dialog, 'Keep the system').click()
  await expect(page.getByText('“Weak and five” is among your systems now.')).toBeVisible()
  await bothPlay(page, 'Weak and five')
  // Sixteen points are too many for its notrump.
  await expect(offerLine(page)).toContainText('Weak and five')
  await button(page, 'Make this call').click()
  await expect.poll(() => callCodes(page)).toBe('1C')
  const share = await openDialog(page, 'Share')
  await expect(share.getByLabel('Link')).toHaveValue(/#\/s\/./)
  const link = await share.getByLabel('Link').inputValue()
  await button(share, 'Close').first().click()

  const context = await browser.newContext()
  const other = await context.newPage()
  await openTable(other, link)
  await expect(other.getByText('The link brought the system “Weak and five”')).toBeVisible()
  const players = await openDialog(other, 'Players')
  await expect(players.getByLabel('System of North–South')).toHaveValue('my-weak-and-five')
  await button(players, 'Done').click()
  await other.getByRole('link', { name: 'Look at it' }).or(button(other, 'Look at it')).click()
  await expect(other.getByLabel('System', { exact: true })).toHaveValue('my-weak-and-five')
  await expect(other.getByText('Balanced with 12–14 points').first()).toBeVisible({
    timeout: 30_000,
  })
  await other.goto('./#/practice')
  await other.getByLabel('System', { exact: true }).selectOption({ label: 'Weak and five' })
  await expect(other.getByLabel('System', { exact: true })).toHaveValue('my-weak-and-five')
  await other.getByRole('link', { name: 'Begin' }).click()
  await region(other, 'Why?').getByRole('button').first().click()
  await expect(marked(other)).toHaveAttribute('data-grade', /right|wrong/, PATIENCE)
  await other.goto('./#/systems/sayc/by.hand')
  await expect(other.getByRole('listitem').filter({ hasText: 'Weak and five' })).toBeVisible({
    timeout: 30_000,
  })
  await context.close()
})

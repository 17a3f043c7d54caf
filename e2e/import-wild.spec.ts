/** What people paste and choose that is no tidy file. */
import { strToU8, zipSync } from 'fflate'
import { found, readFile, readText } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { button, openTable, plate } from './pages/table.ts'

const HANDS = 'KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982'
const LINK =
  'https://www.bridgebase.com/tools/handviewer.html?n=skq842ha9daq5ca73&e=sa7hj62dkt762c654&s=sjt953hkt43d94ckj&d=n&a=1sppp'

test('bare hands, links in prose, zips and letters that a file does not tell', async ({ page }) => {
  await openTable(page)
  let dialog = await readText(page, `What do you open? N:${HANDS}`)
  await expect(found(dialog)).toContainText('Read as hands: one board; nothing was lost.')
  await expect(dialog.getByRole('region', { name: 'Read leniently' })).toHaveCount(0)
  await button(dialog, 'Cancel').click()

  dialog = await readText(page, `See ${LINK} for it.`)
  await expect(found(dialog)).toContainText('Read as viewer links: one board; nothing was lost.')
  await button(dialog, 'Cancel').click()

  const pbn = `[Event "\xc7"]\n[North "\xde"]\n[Deal "N:${HANDS}"]\n`
  const zip = zipSync({ 'a.pbn': strToU8(pbn, true), 'b.pbn': strToU8(pbn, true) })
  dialog = await readFile(page, {
    name: 'match.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zip),
  })
  await expect(found(dialog)).toContainText('“match.zip” read as PBN: 2 boards; nothing was lost.')
  await dialog.getByLabel('Letters').selectOption({ label: 'Turkish' })
  await expect(found(dialog)).toContainText('2 boards; nothing was lost.')
  await expect(dialog.getByLabel('Letters')).toHaveValue('windows-1254')
  await button(dialog, 'Use the 2 boards').click()
  await expect(plate(page)).toBeVisible()
})

import { expect, test } from './pages/journey.ts'
import {
  bid,
  button,
  cursorOf,
  offerLine,
  openDialog,
  openTable,
  panel,
  pass,
  plate,
  playFirst,
  settled,
} from './pages/table.ts'

test.use({ serviceWorkers: 'allow' })

test('after one visit the app opens and works without a network', async ({ page, context }) => {
  await openTable(page)
  // The worker takes over once it has stored every file.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  // The engine and a dialog that was never opened before come from the store of files too.
  await expect(offerLine(page)).toBeVisible()
  await expect(panel(page, 'Why this call')).toContainText('has not called yet')
  const dialog = await openDialog(page, 'Export')
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue(/\[Deal "/)
  await button(dialog, 'Close').click()
  await bid(page, 'one notrump')
  await pass(page, 3)
  await expect(plate(page)).toContainText('one notrump')
  await settled(page)
  await context.setOffline(false)
})

test('the catalogue of combinations is kept from its first use on, not before', async ({
  page,
  context,
}) => {
  await openTable(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const kept = () =>
    page.evaluate(async () => (await caches.match('combinations.bin')) !== undefined)
  expect(await kept()).toBe(false)
  await page.goto('./#/combinations/AQJ/432/tab.catalogue')
  await expect(panel(page, 'Catalogue').getByRole('status')).toContainText('159,094 matches')
  await expect.poll(kept).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(panel(page, 'Catalogue').getByRole('status')).toContainText('159,094 matches')
  await context.setOffline(false)
})

test('a catalogue never opened says so without a network, and comes with one', async ({
  page,
  context,
  watch,
}) => {
  await openTable(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.goto('./#/combinations/AQJ/432/tab.catalogue')
  const catalogue = panel(page, 'Catalogue')
  await expect(catalogue.getByRole('alert')).toContainText(
    'has never been opened in this browser, and now there is no network',
  )
  await context.setOffline(false)
  await button(catalogue, 'Try again').click()
  await expect(catalogue.getByRole('status')).toContainText('159,094 matches')
  // The browser's own word on the file that did not come.
  watch.faults.length = 0
})

test('a board in mid-play survives a reload without a network, and goes on', async ({
  page,
  context,
}) => {
  await openTable(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await bid(page, 'four spades')
  await pass(page, 3)
  for (let card = 0; card < 3; card++) await playFirst(page)
  await context.setOffline(true)
  // At once: what was played a moment ago may not be written yet.
  await page.reload()
  await expect(plate(page)).toContainText('four spades')
  await expect.poll(() => cursorOf(page)).toBe(7)
  await playFirst(page)
  await expect.poll(() => cursorOf(page)).toBe(8)
  await settled(page)
  await context.setOffline(false)
})

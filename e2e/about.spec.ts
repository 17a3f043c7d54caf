/** About and help: a first board, the sources with what was found in them, licences, a report. */
import { expectAccessibleAt } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { button, handOf, openTable, PATIENCE, panel, region } from './pages/table.ts'

test('the menu leads to the sources; counting what fails in them shows how far it is, and stops', async ({
  page,
}) => {
  await openTable(page)
  await button(page.getByRole('banner'), 'Menu').click()
  await page.getByRole('banner').getByRole('link', { name: 'About and help' }).click()
  const sources = panel(page, 'Where it comes from')
  await expect(sources.getByRole('heading', { level: 3 })).toHaveCount(5)
  // What comes of it is read where *Openings* has decided every claim (openings-census.spec).
  await button(sources, 'Decide every claim').click()
  await expect(sources.getByRole('status').first()).toContainText('Deciding')
  await button(sources, 'Cancel').click()
  await expect(button(sources, 'Decide every claim')).toBeVisible()
  // Two strategies, each with hands that no call is left for.
  await expect(sources.getByText(/^Standard American.*: 41,674,752 hands/)).toBeVisible()
  await expect(sources.getByText(/^Precision.*: 1,739,990,779 hands/)).toBeVisible()
})

test('the licences of all that is built in can be read, a report copied, a first board dealt', async ({
  page,
}) => {
  await page.goto('./#/about')
  const link = panel(page, 'Licences').getByRole('link', { name: 'their licences' })
  const notices = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(await notices.text()).toContain('react')
  await button(page, 'Copy a report').click()
  await expect(
    page.getByText('Copied.', { exact: true }).or(page.getByLabel('Text to copy')),
  ).toBeAttached()

  await expect(panel(page, 'Where it comes from')).toContainText('41,674,752', PATIENCE)
  await expectAccessibleAt(page, 'about', { widths: [360, 1440], bothThemes: true })
  // A first board is dealt from there.
  await button(panel(page, 'A first board'), 'Deal it').click()
  await expect(region(page, 'Table')).toBeVisible()
  // South's cards are seen, the robots' are not.
  await expect(handOf(page, 'South').getByRole('button')).toHaveCount(13)
  await expect(handOf(page, 'North').getByRole('button')).toHaveCount(0)
})

import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleAt } from './pages/axe.ts'
import { paste } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import {
  bid,
  button,
  openDialog,
  openHands,
  openTable,
  panel,
  pick,
  settled,
} from './pages/table.ts'

const number = (page: Page, subject: string): Locator =>
  panel(page, 'Hidden hands').getByRole('button', { name: new RegExp(`^${subject}: `) })
const northHearts = (page: Page): Locator => number(page, 'North, hearts')
const state = (dialog: Locator): Locator => dialog.getByRole('status').first()

/** North opens one heart by the preset; South looks. */
async function load(page: Page): Promise<void> {
  await openTable(page)
  const dialog = await openDialog(page, 'Agreements')
  await dialog
    .getByLabel('Calls to begin from')
    .selectOption({ label: 'Five-card majors, strong notrump' })
  await expect(button(dialog, /^one heart: /)).toBeVisible()
  await button(dialog, 'Done').click()
  await bid(page, 'one heart')
  await openHands(page)
  await pick(panel(page, 'Hidden hands').getByRole('radio', { name: 'South' }))
  await settled(page)
  await expect(northHearts(page)).toHaveAccessibleName(/if agreed 5 to \d+/)
}
/** Opens the row of one heart. */
async function openHeart(page: Page): Promise<Locator> {
  const dialog = await openDialog(page, 'Agreements')
  await button(dialog, /^one heart: /).click()
  return dialog
}
const least = (dialog: Locator): Locator =>
  dialog
    .getByRole('group', { name: 'Shows, condition 1', exact: true })
    .getByRole('textbox', { name: 'Least' })

test('an edit is in the figures at once, is taken back, and stays over a reload', async ({
  page,
}) => {
  await load(page)
  const dialog = await openHeart(page)
  await least(dialog).fill('6')
  await expect(northHearts(page)).toHaveAccessibleName(/if agreed 6 to \d+/)
  await expect(button(dialog, /^one heart: 6\+ hearts/)).toBeVisible()
  await button(dialog, 'Undo').click()
  await expect(northHearts(page)).toHaveAccessibleName(/if agreed 5 to \d+/)
  await expect(least(dialog)).toHaveValue('5')
  await button(dialog, 'Redo').click()
  await expect(least(dialog)).toHaveValue('6')
  await button(dialog, 'Done').click()
  await page.reload()
  await openHands(page)
  await settled(page)
  await expect(northHearts(page)).toHaveAccessibleName(/if agreed 6 to \d+/)
  const again = await openDialog(page, 'Agreements')
  await button(again, 'Start afresh').click()
  await expect(again).toContainText('No call is written down yet.')
})

test('what contradicts itself is said where and what, and the former agreement stays', async ({
  page,
}) => {
  await load(page)
  const dialog = await openHeart(page)
  const shows = dialog.getByRole('group', { name: 'Shows, condition 1', exact: true })
  await least(dialog).fill('x')
  await expect(least(dialog)).toHaveAttribute('aria-invalid', 'true')
  await least(dialog).fill('5')
  await shows.getByRole('textbox', { name: 'Most' }).fill('4')
  await expect(state(dialog)).toContainText(
    'Not in use: North–South. Call 3, 1H: what it shows asks for at least 5 and at most 4: no hand can have both.',
  )
  await expect(state(dialog)).toContainText('The former agreements stay.')
  await expect(northHearts(page)).toHaveAccessibleName(/if agreed 5 to \d+; by law/)
  await shows.getByRole('textbox', { name: 'Most' }).fill('13')
  await expect(state(dialog)).not.toContainText('Not in use')
  // Eleven hearts and 21 points: no hand at all.
  await least(dialog).fill('13')
  await dialog
    .getByRole('group', { name: 'Shows, condition 2', exact: true })
    .getByRole('textbox', { name: 'Least' })
    .fill('15')
  await expect(state(dialog)).toContainText('contradicts itself: no hand at all is so')
  await least(dialog).fill('5')
  await expect(state(dialog)).not.toContainText('Not in use')
  // A call that cannot be made there.
  await dialog.getByRole('textbox', { name: 'Auction so far' }).fill('1S P')
  await dialog.getByRole('textbox', { name: 'Auction so far' }).press('Enter')
  await expect(state(dialog)).toContainText('1H cannot be called there')
})

test('a call is written by keyboard alone, leads and signals by hand, at every width', async ({
  page,
}) => {
  await openTable(page)
  const dialog = await openDialog(page, 'Agreements')
  await button(dialog, 'Add a call').focus()
  await page.keyboard.press('Enter')
  await expect(button(dialog, /^one club: /)).toHaveAttribute('aria-expanded', 'true')
  const call = dialog.getByRole('textbox', { name: 'Call', exact: true })
  await call.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('2n')
  await page.keyboard.press('Enter')
  const whole = dialog.getByRole('group', { name: 'Shows', exact: true })
  await whole.getByLabel('Kind').first().focus()
  await page.keyboard.type('Exactly')
  const first = dialog.getByRole('group', { name: 'Shows, condition 1', exact: true })
  await first.getByLabel('Kind').focus()
  await page.keyboard.type('A card')
  await button(whole, 'Add a condition').focus()
  await page.keyboard.press('Enter')
  const second = dialog.getByRole('group', { name: 'Shows, condition 2', exact: true })
  await second.getByLabel('Kind').focus()
  await page.keyboard.type('A card')
  await second.getByLabel('Rank').focus()
  await page.keyboard.type('king')
  await expect(
    button(dialog, 'two notrump: exactly one of the ace of spades, the king of spades'),
  ).toBeVisible()
  await expect(state(dialog)).not.toContainText('Not in use')

  // Leads and signals by hand.
  await dialog.getByLabel('Leads to begin from').selectOption({ label: 'Third and fifth' })
  await expect(dialog).toContainText('Third and fifth. The first rule')
  await dialog.getByText('Leads against suits: 6 rules').first().click()
  const rule = dialog.getByRole('group', { name: 'Leads against suits, rule 2', exact: true })
  await rule.getByRole('textbox', { name: 'Cards, least' }).fill('5')
  await expect(dialog).toContainText(
    'Leads against suits, rule 2: from at least 5 and at most 2 cards',
  )
  await rule.getByRole('textbox', { name: 'Cards, most' }).fill('5')
  await expect(state(dialog)).not.toContainText('Not in use')
  await button(rule, 'Remove rule 2').click()
  await expect(dialog).toContainText('Leads against suits: 5 rules')
  await dialog.getByLabel('Count, when following').selectOption('upside-down')
  await expect(dialog.getByLabel('Count, when following')).toHaveValue('upside-down')

  // The editor is accessible at every width.
  await page.setViewportSize({ width: 320, height: 800 })
  await dialog
    .getByLabel('Calls to begin from')
    .selectOption({ label: 'Five-card majors, strong notrump' })
  await button(dialog, /^one heart: /).click()
  await dialog.getByText('Leads against notrump:').first().click()
  await dialog.getByText('Export and import').click()
  await expectAccessibleAt(page, 'the agreements', { widths: [320, 360, 1440] })
})

test('agreements go out to a file and come back; a bad file changes nothing', async ({ page }) => {
  await load(page)
  const dialog = await openDialog(page, 'Agreements')
  await dialog.getByText('Export and import').click()
  const download = page.waitForEvent('download')
  await button(dialog, 'Save as a file').click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text).toContain('"call": "1H"')
  const area = dialog.getByLabel('Agreements as text')
  const problems = dialog.getByRole('region', { name: 'Problems' })
  await paste(area, text.replace('"suit": "H"', '"suit": "X"'))
  await button(dialog, 'Read the text').click()
  await expect(problems).toContainText('“X” is not a suit (S, H, D or C).')
  await expect(problems).toContainText('northSouth.calls.entries.')
  await area.fill('{ not json')
  await button(dialog, 'Read the text').click()
  await expect(problems).toContainText('This is not JSON')
  await expect(northHearts(page)).toHaveAccessibleName(/if agreed 5 to \d+/)
  await button(dialog, 'Start afresh').click()
  await expect(dialog).toContainText('No call is written down yet.')
  await dialog.getByLabel('File with agreements').setInputFiles({
    name: 'agreements.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await expect(dialog).toContainText('The agreements of both sides are taken.')
  await expect(button(dialog, /^one heart: 5\+ hearts/)).toBeVisible()
})

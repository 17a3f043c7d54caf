import { long } from '../src/testing/long.ts'
import { expect, test } from './pages/journey.ts'
import {
  bid,
  button,
  callCount,
  chooseMore,
  chooseView,
  cursorOf,
  handOf,
  openDialog,
  openTable,
  pass,
  pick,
  picture,
  plate,
  playFirst,
  region,
} from './pages/table.ts'

const card = (
  page: import('@playwright/test').Page,
  seat: 'North' | 'East' | 'South' | 'West',
  name: string,
) => button(handOf(page, seat), name)

test('hands are edited: by text, by press, at random; the table waits for “Use these hands”', async ({
  page,
}) => {
  await openTable(page)
  const before = await picture(page)
  const dialog = await openDialog(page, 'Edit hands')
  await button(dialog, 'Clear all').click()
  await expect(dialog.getByRole('status')).toContainText('All four hands are empty')
  await expect(button(dialog, 'Use these hands')).toBeDisabled()
  await dialog.getByLabel(/^North, 0 of 13/).fill('AKQJ.AKQJ.AKQ.AK')
  await pick(dialog.getByRole('radio', { name: /^South/ }))
  const pack = dialog.getByRole('group', { name: 'The pack' })
  await button(pack, 'ten of spades, in no hand').click()
  await expect(button(pack, 'ten of spades, South')).toHaveAttribute('aria-pressed', 'true')
  // By key: the arrow goes to the next card, a letter gives it away.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('w')
  await expect(button(pack, 'nine of spades, West')).toBeVisible()
  await expect(dialog.getByLabel(/^South, 1 of 13/)).toHaveValue('T...')
  // A card that is in another hand is refused, with its place.
  const east = dialog.getByLabel(/^East, 0 of 13/)
  await east.fill('.A..')
  await expect(dialog).toContainText(/ace of hearts is in North/)
  await east.fill('')
  await button(dialog, 'Fill at random').click()
  await expect(dialog.getByRole('status')).toContainText('37 cards dealt at random')
  await dialog.getByLabel('Board number').fill('7')
  await expect(dialog.getByLabel('Dealer')).toHaveValue('2')
  expect(await picture(page)).toBe(before)
  await button(dialog, 'Use these hands').click()
  await expect(dialog).toHaveCount(0)
  await expect(plate(page)).toContainText('Board 7')
  await expect(card(page, 'North', 'ace of hearts')).toBeVisible()
  await expect(card(page, 'South', 'ten of spades')).toBeVisible()
  await expect(card(page, 'West', 'nine of spades')).toBeVisible()
})

test('boards are dealt under wishes, by seed and by number; what is impossible is said at once', async ({
  page,
}) => {
  await openTable(page)
  const before = await picture(page)
  const dialog = await openDialog(page, 'Deal by wishes')
  await dialog.getByText('North').first().click()
  await dialog.getByLabel('North, HCP at least').fill('20')
  await dialog.getByText('South').first().click()
  await dialog.getByLabel('South, HCP at least').fill('21')
  await expect(dialog.getByRole('status')).toContainText('Impossible')
  await expect(button(dialog, 'Deal')).toBeDisabled()
  await dialog.getByLabel('South, HCP at least').fill('')
  await dialog.getByLabel('South, spades at least').fill('7')
  await dialog.getByLabel('Shapes for North').fill('balanced')
  await expect(dialog.getByRole('status')).toContainText(/Possible: [\d,]+ deals/)
  await dialog.getByLabel('How many boards').fill('3')
  await dialog.getByLabel('Seed').fill('0123456789ABCDEFGHJKMNPQRS')
  expect(await picture(page)).toBe(before)
  await button(dialog, 'Deal').click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('of 4')
  for (let i = 0; i < 3; i++) {
    const spades = handOf(page, 'South').getByRole('button', { name: / of spades$/ })
    expect(await spades.count()).toBeGreaterThanOrEqual(7)
    expect(await points(page, 'North')).toBeGreaterThanOrEqual(20)
    if (i < 2) await chooseMore(page, 'Next board')
  }

  // The same seed deals the same board, and a number deals its own.
  const hands = () => handOf(page, 'North').innerText()
  const deal = async () => {
    const dialog = await openDialog(page, 'Deal by wishes')
    await dialog.getByLabel('Seed').fill('0123456789ABCDEFGHJKMNPQRS')
    await dialog.getByLabel('First board number').fill('5')
    await button(dialog, 'Deal').click()
    await expect(dialog).toHaveCount(0)
    await expect(plate(page)).toContainText('Board 5')
  }
  await deal()
  const first = await hands()
  await deal()
  expect(await hands()).toBe(first)

  // The first of all deals gives North thirteen cards of one suit.
  const byNumber = await openDialog(page, 'Deal by wishes')
  await pick(byNumber.getByRole('radio', { name: 'By deal number' }))
  await byNumber.getByLabel('Deal number', { exact: true }).fill('0')
  await button(byNumber, 'Deal').click()
  await expect(byNumber).toHaveCount(0)
  const suits = await handOf(page, 'North')
    .getByRole('button')
    .evaluateAll((cards) => cards.map((c) => c.getAttribute('aria-label')?.split(' of ')[1]))
  expect(suits).toHaveLength(13)
  expect(new Set(suits).size).toBe(1)
  // The dialog names the number of the deal on the table.
  const again = await openDialog(page, 'Deal by wishes')
  await pick(again.getByRole('radio', { name: 'By deal number' }))
  await expect(again).toContainText('The one on the table is 0.')
})

async function points(page: import('@playwright/test').Page, seat: 'North'): Promise<number> {
  const names = await handOf(page, seat)
    .getByRole('button')
    .evaluateAll((cards) => cards.map((c) => c.getAttribute('aria-label') ?? ''))
  const worth: Readonly<Record<string, number>> = { ace: 4, king: 3, queen: 2, jack: 1 }
  return names.reduce((sum, name) => sum + (worth[name.split(' ')[0] ?? ''] ?? 0), 0)
}

test('a share link reproduces the exact state in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await openTable(page)
  await bid(page, 'four spades')
  await pass(page, 3)
  for (let i = 0; i < 6; i++) await playFirst(page)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await chooseView(page, 'Kibitz East')
  const before = await picture(page)
  const dialog = await openDialog(page, 'Share')
  await expect(dialog).toContainText('the place on the timeline: 8 of 10')
  await expect(dialog.getByLabel('Link')).toHaveValue(/#\/s\/./)
  const link = await dialog.getByLabel('Link').inputValue()
  expect(link.startsWith(baseURL ?? '')).toBe(true)

  const context = await browser.newContext({ serviceWorkers: 'block' })
  const other = await context.newPage()
  await other.goto(link)
  await expect(plate(other)).toContainText('four spades')
  expect(await cursorOf(other)).toBe(8)
  expect(await picture(other)).toBe(before)
  await other.keyboard.press('End')
  await expect.poll(() => cursorOf(other)).toBe(10)
  await context.close()

  // The same link pasted into the import dialog of this browser.
  await button(dialog, 'Close').click()
  await chooseMore(page, 'Next board')
  await expect.poll(() => callCount(page)).toBe(0)
  const paste = await openDialog(page, 'Import')
  await paste.getByLabel('Boards or a link').fill(link)
  await button(paste, 'Read the text').click()
  await button(paste, 'Open the position').click()
  await expect(paste).toHaveCount(0)
  expect(await picture(page)).toBe(before)
})

test('a share link carries the agreements, and the reader may keep their own', async ({
  page,
  browser,
}) => {
  await openTable(page)
  const agreements = await openDialog(page, 'Agreements')
  await agreements.getByLabel('Leads to begin from').selectOption({ label: 'Third and fifth' })
  await expect(agreements).toContainText('Third and fifth. The first rule')
  await button(agreements, 'Done').click()
  await bid(page, 'one notrump')
  const dialog = await openDialog(page, 'Share')
  await expect(dialog).toContainText('the agreements of both sides')
  await expect(dialog.getByLabel('Link')).toHaveValue(/#\/s\/k[\w-]+\/[\w-]+\/[\w-]+$/)
  const link = await dialog.getByLabel('Link').inputValue()
  await button(dialog, 'Close').click()

  const context = await browser.newContext({ serviceWorkers: 'block' })
  const other = await context.newPage()
  await other.goto(link)
  const notice = region(other, 'Notices').getByRole('alert')
  await expect(notice).toContainText('The agreements of the link are in use, in place of yours.')
  const theirs = await openDialog(other, 'Agreements')
  await expect(theirs).toContainText('Third and fifth. The first rule')
  await button(theirs, 'Done').click()
  await button(notice, 'Keep mine').click()
  await expect(notice).toHaveCount(0)
  const own = await openDialog(other, 'Agreements')
  await expect(own).toContainText('Everyday. The first rule')
  await button(own, 'Done').click()

  // Pasted into the import dialog it does the same; what is broken in it is said.
  const paste = await openDialog(other, 'Import')
  await paste.getByLabel('Boards or a link').fill(link)
  await button(paste, 'Read the text').click()
  await button(paste, 'Open the position').click()
  await expect(notice).toContainText('The agreements of the link are in use')
  await other.goto(link.slice(0, -12))
  await expect(notice.filter({ hasText: 'Yours stay in use.' })).toBeVisible()
  await context.close()
})

test('every dialog closes without a trace', async ({ page }) => {
  await openTable(page)
  await bid(page, 'one heart')
  const before = await picture(page)
  for (const [i, entry] of [
    'Deal by wishes',
    'Import',
    'Share',
    'Export',
    'Edit hands',
    'Boards',
    'Settings',
    'Keys',
  ].entries()) {
    // On a change one after the other by its button and by Escape, in a long run each by both.
    for (const way of ['Close', 'Escape'].filter((_, n) => long || i % 2 === n)) {
      const dialog = await openDialog(page, entry)
      if (way === 'Close') await button(dialog, 'Close').click()
      else await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    expect(await picture(page), entry).toBe(before)
  }
})

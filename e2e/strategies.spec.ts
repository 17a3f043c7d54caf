import type { Locator, Page } from '@playwright/test'
import { long } from '../src/testing/long.ts'
import { accessibleInTurn, expectAccessible, expectNoSideScroll } from './pages/axe.ts'
import { openBoard } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { NOBODY, seat } from './pages/players.ts'
import {
  bid,
  button,
  offerLine,
  openDialog,
  openTab,
  panel,
  pick,
  region,
  settled,
} from './pages/table.ts'

const HAND = 'KQ32.QT9.A4.KQ32'
/** North opens one spade; South has five points and two spades. */
const FIVE_POINTS = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQ54.K53.A64.87 T97.A97.KJ5.KJ43 J8.Q8642.Q73.T95 632.JT.T982.AQ62"]
`

async function open(page: Page, place = `standard/${HAND}`): Promise<void> {
  await page.goto(`./#/strategies/${place}`)
  await expect(panel(page, 'The audit').getByRole('table').first()).toBeVisible()
  await settled(page)
}
/** The agreement is told in a few lines; its controls come when they are asked for. */
const change = (page: Page): Promise<void> =>
  button(panel(page, 'The agreement'), 'Change the agreement').press('Enter')
const cell = (page: Page, name: string): Locator =>
  panel(page, 'The agreement').getByLabel(name, { exact: true })
const survivors = (page: Page): Locator => panel(page, 'What survives').locator('.panel-lead')
const inGrid = (page: Page, name: RegExp): Locator =>
  panel(page, 'What survives').getByRole('button', { name })
/** The hands of a row of the first table of the audit. */
const counted = (page: Page, row: string): Locator =>
  panel(page, 'The audit').getByRole('row', { name: row }).first()

test('a range is edited, and the set and the audit change with it', async ({ page }) => {
  await open(page)
  await change(page)
  await expect(survivors(page)).toContainText('one club and 1NTone notrump survive')
  await expect(counted(page, 'No survivor')).toContainText('41,674,752')
  await expect(inGrid(page, /^one spade: falls, Too short/)).toBeVisible()
  await inGrid(page, /^one diamond: falls/).click()
  await expect(panel(page, 'What survives')).toContainText(
    'The hand has 2 diamonds; one diamond needs at least 3.',
  )
  await expect(panel(page, 'What survives')).toContainText('open(1,diamond,12,21,3).')

  // The first edit makes a copy, and the cell keeps the focus.
  await cell(page, 'one diamond opening, Cards').fill('2')
  await expect(cell(page, 'one diamond opening, Cards')).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Standard American, ours')
  await expect(survivors(page)).toContainText('one diamond and 1NTone notrump survive')
  await expect(inGrid(page, /^one diamond: survives/)).toBeVisible()
  await settled(page)
  await expect(counted(page, 'Two calls')).not.toContainText('89,023,583,736')
  await expect(page).toHaveURL(/strategies\/my-1\//)

  // A cell that makes no sense says so, and the strategy in use stays.
  await cell(page, 'one diamond opening, HCP from').fill('22')
  await expect(panel(page, 'The agreement')).toContainText(
    'open: the most points, 21, are fewer than the fewest, 22.',
  )
  await expect(cell(page, 'one diamond opening, HCP to')).toHaveAttribute('aria-invalid', 'true')
  await expect(survivors(page)).toContainText('one diamond and 1NTone notrump survive')
  await button(panel(page, 'The agreement'), 'Undo the edit').click()
  await expect(cell(page, 'one diamond opening, HCP from')).toHaveValue('12')
  await button(panel(page, 'The agreement'), 'Undo the edit').click()
  await expect(survivors(page)).not.toContainText('one diamond')
  await settled(page)
  await expect(counted(page, 'Two calls')).toContainText('89,023,583,736')
  await button(panel(page, 'The agreement'), 'Redo the edit').click()
  await expect(survivors(page)).toContainText('one diamond and 1NTone notrump survive')

  // The one that comes with the program is as it was.
  await page.getByLabel('Strategy', { exact: true }).selectOption('Standard American')
  await expect(cell(page, 'one diamond opening, Cards')).toHaveValue('3')
})

test('exported, kept over a reload, imported again', async ({ page }) => {
  await open(page)
  await change(page)
  await cell(page, 'one notrump opening, HCP from').fill('14')
  await expect(page).toHaveURL(/my-1/)
  await page.getByLabel('Name', { exact: true }).fill('Weaker notrump')
  const texts: string[] = []
  for (const form of ['JSON', 'Facts']) {
    await button(page, 'Export the strategy').click()
    const dialog = page.getByRole('dialog')
    await pick(dialog.getByRole('radio', { name: form }))
    await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue(/Weaker notrump/)
    texts.push(await dialog.getByLabel('Text', { exact: true }).inputValue())
    if (form === 'Facts') {
      const saving = page.waitForEvent('download')
      await button(dialog, 'Save as a file').click()
      expect((await saving).suggestedFilename()).toBe('weaker-notrump.lp')
    }
    await page.keyboard.press('Escape')
  }
  expect(texts[0]).toContain('[1, 14, 17]')
  expect(texts[1]).toContain('notrumpopen(1,14,17).')

  // Saving takes a moment; the last moment of the page is kept in any case.
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Weaker notrump')
  await expect(
    panel(page, 'The agreement').getByRole('row', { name: /one notrump/ }),
  ).toContainText('14–17')
  await change(page)
  await expect(cell(page, 'one notrump opening, HCP from')).toHaveValue('14')
  await button(page, 'Delete').click()
  await expect(page.getByRole('status').getByText('Weaker notrump is deleted.')).toBeVisible()

  for (const text of texts) {
    await button(page, 'Import a strategy').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Strategy as text').fill(text)
    await button(dialog, 'Read the text').click()
    await expect(dialog).toContainText('Read: Weaker notrump, 20 facts.')
    await button(dialog, 'Put it in the library').click()
    await expect(cell(page, 'one notrump opening, HCP from')).toHaveValue('14')
  }
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Weaker notrump 2')
})

test('a strategy goes by a link, and one that came with a board is kept', async ({ page }) => {
  await open(page)
  await button(page, 'Export the strategy').click()
  const dialog = page.getByRole('dialog')
  await pick(dialog.getByRole('radio', { name: 'Link' }))
  const text = dialog.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue(/#\/strategies\/l\/[\w-]+$/)
  const link = await text.inputValue()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // Opened, it is read and asks to be kept; by then it is one of the library’s.
  await page.goto(link)
  await expect(dialog).toContainText('Read: Standard American, 20 facts.')
  await expectAccessible(page, 'a strategy from a link')
  await button(dialog, 'Put it in the library').click()
  await expect(page).toHaveURL(/strategies\/my-1\//)
  // A board on which it is played carries it; whoever has it not is offered it.
  await change(page)
  await cell(page, 'one spade opening, HCP to').fill('20')
  await settled(page)
  await button(page, 'Deal at the table').click()
  const share = await openDialog(page, 'Share')
  await expect(share.getByLabel('Link')).toHaveValue(/#\/s\/.+\/.+/)
  const board = await share.getByLabel('Link').inputValue()
  await button(share, 'Close').click()
  await page.goto('./#/strategies/my-1')
  await button(page, 'Delete').click()
  await page.goto(board)
  await expect(region(page, 'Action')).toBeVisible()
  await page.goto('./#/strategies/standard')
  const library = panel(page, 'The strategy')
  await expect(library).toContainText('is played at the table and came with its link.')
  await button(library, 'Put it in the library').press('Enter')
  await expect(page).toHaveURL(/strategies\/my-2\//)
  await expect(library).not.toContainText('came with its link')
  await change(page)
  await expect(cell(page, 'one spade opening, HCP to')).toHaveValue('20')
})

test('what follows is changed, tried at the table, exported and as it came again', async ({
  page,
}) => {
  await open(page)
  const sheet = panel(page, 'The agreement')
  await button(sheet, 'What follows the opening').click()
  const after = sheet.getByRole('region', { name: 'What follows the opening' })
  await after.getByLabel('Turn').selectOption('Answers to one of a suit')
  const least = after.getByLabel('one notrump: HCP, least')
  const most = after.getByLabel('one notrump: HCP, most')
  await expect(least).toHaveValue('6')
  await expectAccessible(page, 'what follows')
  await expectNoSideScroll(page, 'what follows')

  // The first edit makes a copy, and the cell keeps the focus.
  await least.fill('12')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Standard American, ours')
  await expect(least).toBeFocused()
  await expect(after).toContainText('points: the most, 10, is fewer than the least, 12.')
  await expect(most).toHaveAttribute('aria-invalid', 'true')
  await expect(sheet.getByRole('status')).toContainText('One row makes no sense yet')
  await least.fill('5')
  await expect(sheet.getByRole('status')).toContainText('Every change counts at once')
  await expect(after).toContainText('Changed: it came as 6–10.')
  await button(sheet, 'Undo the edit').click()
  await expect(least).toHaveValue('6')
  await button(sheet, 'Redo the edit').click()
  await expect(least).toHaveValue('5')

  await button(page, 'Export the strategy').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue(
    /"continuations": \[\s+\["respond\/1N","points",5,10\]/,
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  // At the table: South has five points and answers one spade, because of the changed rule.
  await openBoard(page, FIVE_POINTS)
  await seat(page, ['Standard American, ours', NOBODY])
  await bid(page, 'one spade')
  await bid(page, 'pass')
  await expect(offerLine(page)).toContainText('one notrump')
  await openTab(page, 'Why')
  await expect(panel(page, 'Why this call')).toContainText('As the partnership agreed: 5–10 HCP.')

  await page.goto('./#/strategies')
  await page.getByLabel('Strategy', { exact: true }).selectOption('Standard American, ours')
  await button(sheet, 'What follows the opening').click()
  await after.getByLabel('Turn').selectOption('Answers to one of a suit (1 changed)')
  await expect(least).toHaveValue('5')
  await button(after, 'All as they came').click()
  await expect(least).toHaveValue('6')
  await expect(button(after, 'All as they came')).toHaveCount(0)
})

test('a text with problems changes nothing; a count can be stopped; a hand of the paper is a press away', async ({
  page,
}) => {
  await open(page)
  await button(page, 'Import a strategy').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('File with a strategy').setInputFiles({
    name: 'bad.lp',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      'open(1,spade,12,21,5).\nopen(9,heart,12,21,5).\nopen(1,club,21,12,3).\nguess(1).\n',
    ),
  })
  const problems = dialog.getByRole('region', { name: 'Problems' })
  await expect(problems).toContainText(
    'Line 2, column 6: open: the level is a whole number from 1 to 7',
  )
  await expect(problems).toContainText('Line 3')
  await expect(problems).toContainText('Line 4, column 1: “guess” is not a kind of fact')
  await button(dialog, 'Put it in the library').click({ force: true })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Strategy', { exact: true })).toHaveValue('standard')
  await expect(survivors(page)).toContainText('one club')
  // A count that is under way can be stopped and begun again.
  const audit = panel(page, 'The audit')
  // Both presses in one turn of the page, so that no answer can come between them.
  await audit.evaluate(async (section) => {
    const press = (name: string) =>
      [...section.querySelectorAll('button')]
        .find(({ textContent }) => textContent === name)
        ?.click()
    press('Count again')
    // The page draws itself anew in a microtask; a message of the worker is a task of its own.
    for (let i = 0; i < 10; i++) await Promise.resolve()
    press('Cancel')
  })
  await expect(audit).toContainText('Cancelled at 0 %. These are the figures of the count before.')
  await expect(audit.getByRole('progressbar')).toBeVisible()
  await button(audit, 'Count again').click()
  await expect(audit).toContainText('All 635,013,559,600 hands counted.')

  // A hand of the paper is a press away, and its answers are those printed.
  const hands = panel(page, 'The hand')
  await hands.getByText('Hands of the paper').click()
  await button(hands, 'Hand 9').click()
  await expect(survivors(page)).toContainText(/one club, .*one diamond and .*two notrump survive/)
  await button(hands, 'Hand 4').click()
  await expect(hands.getByText('which prints 14 points; its suits have 11.').last()).toBeVisible()
  await expect(button(hands, 'Hand 4')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'What follows the openings' }).click()
  await expect(page).toHaveURL(/#\/systems\/standard/)
})

test('a hand without a survivor is found from the audit and marked', async ({ page }) => {
  await open(page)
  await button(panel(page, 'The audit'), 'Random hand: no survivor').first().click()
  await expect(survivors(page)).toContainText('No survivor')
  await expect(inGrid(page, /^pass: falls/)).toBeVisible()
  const hand = await page.getByLabel('As text').inputValue()
  expect(
    hand
      .split('.')
      .slice(0, 2)
      .map((suit) => suit.length),
  ).toEqual([6, 6])
  // The same hand beside Precision, and from a link.
  await page.getByLabel('Beside it').selectOption('Precision')
  await expect(panel(page, 'Survivors: Precision')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${hand.replaceAll('.', '\\.')}/vs/precision`))
  await page.reload()
  await expect(panel(page, 'Survivors: Standard American')).toContainText('No survivor')
  await expect(panel(page, 'Audit: Precision')).toContainText('1,739,990,779')
})

test('the tie-break decides which survivor is called', async ({ page }) => {
  await open(page)
  await change(page)
  await expect(inGrid(page, /^one club: survives, picked/)).toBeVisible()
  const sheet = panel(page, 'The agreement')
  await button(sheet, 'Earlier: 1NT').click()
  await expect(inGrid(page, /^one notrump: survives, picked/)).toBeVisible()
  await expect(inGrid(page, /^one club: survives$/)).toBeVisible()
  await button(sheet, 'Remove from the tie-break: 1NT').click()
  await expect(inGrid(page, /^one club: survives, picked/)).toBeVisible()

  // The table bids by the strategy as it was changed here, not by what it bid before.
  await button(panel(page, 'The hand'), 'Deal at the table').click()
  await expect(region(page, 'Action')).toContainText('Standard American, ours bids for both sides')
  await expect(offerLine(page)).toContainText('one club')
})

test('everything by keyboard alone', async ({ page }) => {
  await open(page)
  await change(page)
  // Typed fast: one copy of the one that comes with the program, and undone as one step.
  await cell(page, 'one spade opening, HCP to').focus()
  await page.keyboard.type('19')
  await expect(cell(page, 'one spade opening, HCP to')).toHaveValue('19')
  await expect(page.getByLabel('Strategy', { exact: true }).getByRole('option')).toHaveText([
    'Standard American',
    'Precision',
    'Modern five-card majors',
    'Standard American, ours',
  ])
  await page.keyboard.press('Control+z')
  await expect(cell(page, 'one spade opening, HCP to')).toHaveValue('21')
  await cell(page, 'one diamond opening, Cards').focus()
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 'one diamond opening, Cards')).toHaveValue('2')
  await expect(cell(page, 'one diamond opening, Cards')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(cell(page, 'one diamond opening, Cards')).toHaveValue('3')
  await page.keyboard.press('Control+Shift+z')
  await expect(cell(page, 'one diamond opening, Cards')).toHaveValue('2')
  // Adding and removing a row keep the focus in the table.
  await button(panel(page, 'The agreement'), 'Add to conventions').press('Enter')
  await expect(cell(page, 'one club convention, Strain')).toBeFocused()
  await button(panel(page, 'The agreement'), 'Remove one club convention').press('Enter')
  await expect(cell(page, 'two clubs convention, Strain')).toBeFocused()
  // The grid is one stop; arrows walk over it.
  await inGrid(page, /^one (club|diamond): survives, picked/).focus()
  await page.keyboard.press('ArrowUp')
  await expect(inGrid(page, /^pass:/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page, 'What survives')).toContainText('Rule 6, Too strong to pass.')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(inGrid(page, /^one notrump:/)).toBeFocused()
})

test('accessible and within the window at every width', async ({ page }) => {
  // The checker looks at some thousand elements, four times.
  test.slow()
  const look = accessibleInTurn(page, [320, 360, 1440], long)
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, `standard/${HAND}/1D`)
  await look('one strategy')
  await change(page)
  await look('an agreement being changed')
  await cell(page, 'one diamond opening, HCP from').fill('x')
  await expect(cell(page, 'one diamond opening, HCP from')).toHaveAttribute('aria-invalid', 'true')
  await button(panel(page, 'The agreement'), 'Add to conventions').click()
  await panel(page, 'The audit').getByRole('button', { name: 'no survivor: where' }).click()
  await look('a problem, a warning, a set opened')
  await page.getByLabel('Beside it').selectOption('Precision')
  await expect(panel(page, 'Audit: Precision').getByRole('table').first()).toBeVisible()
  await settled(page)
  await look('two strategies')
  await button(page, 'Import a strategy').click()
  await page.getByLabel('Strategy as text').fill('open(9,spade,12,21,5).')
  await button(page, 'Read the text').click()
  await expect(page.getByRole('region', { name: 'Problems' })).toBeVisible()
  await look('import')
})

test('a strategy is begun without facts: every call survives, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await button(panel(page, 'The strategy'), 'Empty strategy').click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('New strategy')
  await expect(inGrid(page, /: survives/)).toHaveCount(36)
  const grid = page.getByRole('region', { name: /^All calls/ })
  await expect
    .poll(() => grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0)
})

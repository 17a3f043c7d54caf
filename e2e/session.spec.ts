/** Boards played as a session, scored together and kept. */
import type { Locator, Page } from '@playwright/test'
import { upTo } from '../src/testing/long.ts'
import { expectAccessible } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import {
  biddingBox,
  button,
  CORNER,
  chooseMore,
  chooseView,
  concede,
  cursorOf,
  openDialog,
  openTab,
  openTable,
  PATIENCE,
  pass,
  pick,
  playable,
  region,
  resultCard,
} from './pages/table.ts'

async function openSession(page: Page): Promise<Locator> {
  await chooseMore(page, 'Session')
  const dialog = page.getByRole('dialog', { name: 'Session' })
  await expect(dialog).toBeVisible()
  return dialog
}
const rows = (within: Locator): Locator => within.locator('tbody tr')
/** What a row of the score sheet comes to. */
const points = async (row: Locator): Promise<number> =>
  Number((await row.locator('td').last().innerText()).replace('−', '-').replaceAll(/[^-\d]/g, ''))
/** The total of the sheet is the sum of its rows. */
async function expectSum(sheet: Locator, boards: number): Promise<void> {
  await expect(rows(sheet)).toHaveCount(boards)
  let sum = 0
  for (let i = 0; i < boards; i++) sum += await points(rows(sheet).nth(i))
  expect(await points(sheet.locator('tfoot tr'))).toBe(sum)
}

test('four boards are scored against par, kept over a reload, and listed when they are over', async ({
  page,
}) => {
  await openTable(page)
  const dialog = await openSession(page)
  await dialog.getByLabel('Scored by').selectOption({ label: 'IMPs against par' })
  await dialog.getByLabel('Boards').fill('0')
  await button(dialog, 'Start').click()
  await expect(dialog).toContainText('A session has 1 to 64 boards')
  await dialog.getByLabel('Boards').fill('4')
  await dialog.getByRole('checkbox', { name: 'Robots in the other three seats' }).uncheck()
  await expectAccessible(page, 'a session to begin')
  await button(dialog, 'Start').click()
  await expect(dialog).toHaveCount(0)
  await chooseView(page, 'All four hands')

  for (let board = 1; board <= 4; board++) {
    await expect(region(page, 'Board')).toContainText(`Board ${board}`)
    await pass(page, 4)
    await openTab(page, 'Result')
    const line = region(page, 'Session')
    await expect(line).toContainText(`${board === 4 ? '' : `${board} of `}4 boards`)
    await expect(line).toContainText(/This board: [+−]?\d+ IMPs?/, { timeout: 60_000 })
    if (board === 2) {
      await button(line, 'Score sheet').click()
      await expect(rows(dialog)).toHaveCount(2)
      await expectAccessible(page, 'the score sheet')
      await button(dialog, 'Play on').click()
      await page.reload()
    }
    if (board < 4) await button(region(page, 'Action'), 'Next board').click()
  }
  await expect(region(page, 'Session')).toContainText('The session is over: 4 boards')
  const over = await openSession(page)
  await over.getByText('Session 1: IMPs against par').click()
  await expect(over.locator('tfoot')).toContainText(/IMPs?/)
  await expectSum(over, 4)
})

test('Chicago: four deals, a pad with we and they, and a deal passed out comes again', async ({
  page,
}) => {
  await openTable(page)
  const dialog = await openSession(page)
  await dialog.getByLabel('Scored by').selectOption({ label: 'Chicago' })
  await expect(dialog.getByLabel('Boards'), 'four deals').toHaveCount(0)
  await dialog.getByRole('checkbox', { name: 'Honours count' }).check()
  await dialog.getByRole('checkbox', { name: 'Robots in the other three seats' }).uncheck()
  await expectAccessible(page, 'Chicago to begin')
  await button(dialog, 'Start').click()
  await expect(dialog).toHaveCount(0)
  await chooseView(page, 'All four hands')
  await expect(region(page, 'Board')).toContainText('Board 1')
  await pass(page, 4)
  await button(region(page, 'Action'), 'Next board').click()
  await expect(region(page, 'Board')).toContainText('Board 2')
  // North deals again, and nobody is vulnerable.
  await expect(region(page, 'Action')).toContainText('North deals')
  await pass(page, 4)
  await openTab(page, 'Result')
  await button(region(page, 'Session'), 'Score sheet').click()
  const pad = dialog.getByRole('table', { name: /^Games: we 0, they 0/ })
  await expect(pad.getByRole('columnheader')).toHaveText(['Line', 'We', 'They'])
  await expect(pad.getByRole('rowheader')).toHaveText(['Above', 'Total'])
  await expectAccessible(page, 'the pad')
})

/** Robots do not think long. */
async function beQuick(page: Page): Promise<void> {
  const settings = await openDialog(page, 'Settings')
  await pick(settings.getByRole('radio', { name: 'Quickly' }))
  await button(settings, 'Done').click()
}

test('robots play the board again at another table', async ({ page }) => {
  await openTable(page)
  await beQuick(page)
  const dialog = await openSession(page)
  await dialog.getByLabel('Scored by').selectOption({ label: 'IMPs against robots' })
  await dialog.getByRole('checkbox', { name: 'Robots in the other three seats' }).uncheck()
  await button(dialog, 'Start').click()
  await pass(page, 4)
  await openTab(page, 'Result')
  await expect(region(page, 'Session')).toContainText(/This board: [+−]?\d+ IMPs?/, {
    timeout: 100_000,
  })
  // The header says how far the session is, and what it has come to.
  await expect(
    button(
      page.getByRole('banner'),
      /^Session, board 1 of 8, [+−]?\d+ IMPs?: open the score sheet$/,
    ),
  ).toBeVisible()
  // What they did can be stepped, call by call, and stays beside the lines.
  const tries = region(page, 'Tries and tables')
  await expect(rows(tries)).toHaveCount(2)
  await button(tries, 'The other table').click()
  await expect.poll(() => cursorOf(page)).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => cursorOf(page)).toBe(1)
  await page.keyboard.press('End')
  await openTab(page, 'Result')
  await expect(rows(tries)).toHaveCount(2)
  await expectAccessible(page, 'two tables side by side')
})

/** What the reader is asked for, once the robots have done what is theirs. */
async function asked(page: Page): Promise<Locator> {
  const calls = button(page, /^(Make this call|Watch)$/)
  const cards = button(page, /^(Hint|Play the only card)$/)
  const control = resultCard(page).or(calls).or(cards).first()
  const isAsked = () => control.isVisible()
  // Where partner declares robots have a whole board to play: it is waited for as long as something happens.
  for (let shown = -1; !(await isAsked()); shown = await cursorOf(page))
    await expect
      .poll(async () => (await isAsked()) || (await cursorOf(page)) > shown, PATIENCE)
      .toBe(true)
  return control
}
/** A board among robots: the system's calls, then so many cards of one's own; the rest is given up. */
async function playBoard(page: Page, cards: number): Promise<void> {
  for (let own = 0; ; ) {
    const control = await asked(page)
    if (await resultCard(page).isVisible()) return
    const before = await cursorOf(page)
    if (await biddingBox(page).isVisible()) {
      for (const step of ['Hint', 'Tell the call', 'Make this call'])
        await button(page, step).click()
    } else if (/^(Hint|Play)/.test((await control.getAttribute('aria-label')) ?? '')) {
      if (own === cards) await concede(page)
      else await playable(page).first().click({ position: CORNER })
      own += 1
    } else await control.click()
    await expect.poll(() => cursorOf(page)).toBeGreaterThan(before)
  }
}

test('boards are bid and played among robots, and the session adds up their scores', async ({
  page,
}) => {
  test.slow()
  // On a change the second is begun by the robots and left.
  const boards = 2
  const played = upTo(1, boards)
  await openTable(page)
  await beQuick(page)
  const dialog = await openSession(page)
  await dialog.getByLabel('Scored by').selectOption({ label: 'Total points' })
  await dialog.getByLabel('Boards').fill(String(boards))
  await button(dialog, 'Start').click()
  await expect(dialog).toHaveCount(0)
  for (let board = 1; board <= played; board++) {
    await expect(region(page, 'Board')).toContainText(`Board ${board}`)
    await playBoard(page, upTo(1, 26))
    await expect(region(page, 'Session')).toContainText(/This board: [+−]?\d+\./, PATIENCE)
    if (board < boards) await button(region(page, 'Action'), 'Next board').click()
  }
  if (played < boards) {
    await expect(region(page, 'Board')).toContainText('Board 2')
    await asked(page)
    await openSession(page)
  } else {
    await expect(region(page, 'Session')).toContainText(`The session is over: ${boards} boards`)
    await button(region(page, 'Session'), 'Score sheet').click()
  }
  await expectSum(dialog, played)
})

import type { Locator, Page } from '@playwright/test'
import { long } from '../src/testing/long.ts'
import { accessibleInTurn } from './pages/axe.ts'
import { NORTH_OPENS } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { NOBODY, SAYC, seat } from './pages/players.ts'
import {
  bid,
  biddingBox,
  button,
  callCount,
  chooseView,
  cursorOf,
  hint,
  offerLine,
  offersFromNow,
  openDialog,
  openTab,
  openTable,
  PATIENCE,
  panel,
  plate,
  SEAT_NAMES,
  settled,
} from './pages/table.ts'

const why = (page: Page): Locator => panel(page, 'Why this call')
/** The cell of a call in the grid of the panel. */
const fate = (page: Page, name: string): Locator =>
  why(page)
    .getByRole('group', { name: 'What became of each call' })
    .getByRole('button', { name: new RegExp(`^${name}: `) })

test('two strategies bid a whole auction by themselves; it is stopped and taken back', async ({
  page,
}) => {
  await openBoard(page, NORTH_OPENS)
  const offers = await offersFromNow(page)
  await seat(page, ['Standard American', 'Precision'], { themselves: SEAT_NAMES })
  await expect.poll(offers).toContainEqual('Standard American calls for North by itself.')
  await expect.poll(() => callCount(page)).toBeGreaterThan(1)
  await button(page, 'Stop').click()
  const calls = await callCount(page)
  await page.waitForTimeout(1500)
  await expect.poll(() => callCount(page)).toBe(calls)
  // What was called by itself is taken back like any call, and does not come again by itself.
  await page.keyboard.press('Control+z')
  await expect.poll(() => cursorOf(page)).toBe(calls - 1)
  await page.keyboard.press('Control+Shift+Z')
  await expect.poll(() => cursorOf(page)).toBe(calls)
  await button(page, 'Go on').click()
  await expect(plate(page)).toContainText(/North|South|East|West/, PATIENCE)
  await expect(biddingBox(page)).toHaveCount(0, PATIENCE)
  const ended = await cursorOf(page)
  expect(ended).toBeGreaterThan(4)
  // Undo holds without Stop.
  await page.keyboard.press('Control+z')
  await expect.poll(() => cursorOf(page)).toBe(ended - 1)
  await page.waitForTimeout(1500)
  await expect.poll(() => cursorOf(page)).toBe(ended - 1)
  // The opening is explained once the auction is over; every other turn can be chosen.
  await page.keyboard.press('End')
  // They would play on.
  await button(page, 'Stop').click()
  await settled(page)
  await openTab(page, 'Why')
  await settled(page)
  await expect(why(page)).toContainText('Standard American')
  const turns = why(page).getByLabel('Turn', { exact: true })
  const called = await callCount(page)
  expect(called).toBeGreaterThan(4)
  await expect(turns.getByRole('option')).toHaveCount(called)
  for (let at = 0; at < called; at++) {
    await turns.selectOption(String(at))
    await settled(page)
    // Openings are judged by the facts, all that follows by the rules.
    await expect(why(page)).toContainText(/survives? the facts|The rule that chose/)
    // Each call was the pick of its turn.
    await expect(why(page)).not.toContainText('by hand')
  }
})

test('a person is offered the pick of the strategy, with the survivors', async ({ page }) => {
  await openBoard(page, NORTH_OPENS)
  await seat(page, ['Standard American', 'Modern five-card majors'], {
    themselves: ['East', 'West'],
  })
  await expect(hint(page)).toContainText('North deals and calls first.')
  await expect(offerLine(page)).toContainText('Standard American calls')
  await expect(offerLine(page)).toContainText(/1.*and.*1.*survive/)
  await settled(page)
  await expect(why(page)).toContainText('North has not called yet')
  await button(why(page), /^Why not /).click()
  await expect(fate(page, 'one club')).toHaveAccessibleName('one club: survives, picked')
  await expect(fate(page, 'one notrump')).toHaveAccessibleName('one notrump: survives')
  await fate(page, 'one diamond').click()
  await expect(why(page)).toContainText('The hand has 2 diamonds; one diamond needs at least 3.')
  await button(why(page), 'What it shows').click()
  // The hands it is picked with stand beside those it merely survives for.
  await expect(why(page).getByRole('row', { name: /^Picked with/ })).toContainText('%')
  await expect(why(page).getByRole('row', { name: /^Survives for/ })).toContainText('%')

  // A survivor that the tie-break did not pick, and after that a call that fell.
  await bid(page, 'one notrump')
  await expect.poll(() => callCount(page), PATIENCE).toBe(2)
  await settled(page)
  await expect(why(page)).toContainText('South has not called yet')
  await why(page)
    .getByLabel('Turn', { exact: true })
    .selectOption({ label: '1. North, one notrump' })
  await settled(page)
  await expect(why(page)).toContainText('was made by hand. It survives too')
  await bid(page, 'seven notrump')
  await expect.poll(() => callCount(page), PATIENCE).toBeGreaterThan(3)
  await why(page)
    .getByLabel('Turn', { exact: true })
    .selectOption({ label: '3. South, seven notrump' })
  await settled(page)
  await expect(why(page)).toContainText('was made by hand. Standard American would have')
  await expect(why(page)).toContainText('The rule that chose')
})

test('a closed hand gives nothing away, its call neither; a side can play nothing, and what was chosen is kept', async ({
  page,
}) => {
  await openBoard(page, NORTH_OPENS)
  await seat(page, ['Standard American', 'Standard American'])
  await chooseView(page, 'Sit East')
  await expect(offerLine(page)).toHaveCount(0)
  await expect(why(page)).toContainText('closed to you')
  await expect(why(page).getByRole('group')).toHaveCount(0)
  await chooseView(page, 'All four hands')

  await seat(page, [NOBODY, 'Precision'], { themselves: ['West'] })
  await expect(offerLine(page)).toHaveCount(0)
  await expect(why(page)).toContainText('North–South call by hand')
  await bid(page, 'pass')
  await expect(offerLine(page)).toContainText('Precision')
  await page.reload()
  const dialog = await openDialog(page, 'Players')
  await expect(dialog.getByLabel('System of North–South')).toHaveValue('none')
  await expect(dialog.getByLabel('System of East–West')).toHaveValue('precision')
  await expect(dialog.getByRole('radiogroup', { name: 'West' }).getByLabel('A robot')).toBeChecked()
})

test('a first visit is offered Standard American; all of it by keyboard', async ({ page }) => {
  await openTable(page)
  // A first visit is offered Standard American, with a person in every seat.
  await expect(offerLine(page)).toContainText(SAYC)
  const players = await openDialog(page, 'Players')
  for (const side of ['North–South', 'East–West'])
    await expect(players.getByLabel(`System of ${side}`)).toHaveValue('sayc')
  await expect(players.getByRole('radio', { name: 'A person', checked: true })).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(players).toHaveCount(0)

  const tabTo = async (control: Locator): Promise<void> => {
    for (let i = 0; i < 120; i++) {
      if (await control.evaluate((e) => e === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(control).toBeFocused()
  }
  await tabTo(button(page.getByRole('banner'), 'Menu'))
  await page.keyboard.press('Enter')
  await tabTo(button(page.getByRole('banner'), 'Players'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Players' })
  await tabTo(dialog.getByLabel('System of North–South'))
  // The first name with “Standard” is the system; the strategy stands before Precision.
  await page.keyboard.type('Precision')
  await expect(dialog.getByLabel('System of North–South')).toHaveValue('precision')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByLabel('System of North–South')).toHaveValue('standard')
  await tabTo(dialog.getByRole('radiogroup', { name: 'South' }).getByLabel('A person'))
  await page.keyboard.press('ArrowRight')
  await expect(
    dialog.getByRole('radiogroup', { name: 'South' }).getByLabel('A robot'),
  ).toBeChecked()
  await tabTo(dialog.getByLabel('System of East–West'))
  await page.keyboard.type('None')
  await expect(dialog.getByLabel('System of East–West')).toHaveValue('none')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // North's pick with Space, East by hand, then South by itself.
  await expect(offerLine(page)).toContainText('Standard American')
  await tabTo(button(page, 'Make this call'))
  await page.keyboard.press('Enter')
  await expect.poll(() => callCount(page)).toBe(1)
  await page.keyboard.press('p')
  await expect.poll(() => callCount(page), PATIENCE).toBe(3)
  await settled(page)
  // The grid is one stop; up and down go along it.
  await tabTo(button(why(page), /^Why not /))
  await page.keyboard.press('Enter')
  await tabTo(fate(page, 'pass'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(why(page).locator('button:focus')).toHaveAttribute('aria-pressed', 'true')
  await expect(why(page).getByRole('status')).not.toContainText('Press a call')
})

test('dialog, offer, reasons and hands of an opening are accessible', async ({ page }) => {
  const look = accessibleInTurn(page, [360, 1440], long)
  await page.setViewportSize({ width: 360, height: 900 })
  await openBoard(page, NORTH_OPENS)
  const dialog = await openDialog(page, 'Players')
  await look('players')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await seat(page, ['Standard American', 'Precision'], { themselves: ['East'] })
  await settled(page)
  await openTab(page, 'Why')
  await button(why(page), /^Why not /).click()
  await fate(page, 'one diamond').click()
  await look('the other calls')
  await button(why(page), 'What it shows').click()
  await expect(why(page).getByRole('row', { name: /^Survives for/ })).toContainText('%')
  await look('the opening')
  await button(page, 'Close the lens').click()
  await button(page, 'Make this call').click()
  await expect.poll(() => callCount(page)).toBe(2)
  await openTab(page, 'Why')
  await settled(page)
  await why(page).getByText('All rules tried').click()
  await expect(why(page)).toContainText('The rule that chose')
  await look('a response')
})

import type { Page } from '@playwright/test'
import { SHOW_OUT } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { number } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { SCHENKEN } from './pages/players.ts'
import {
  button,
  chooseView,
  cursorOf,
  openDialog,
  openHands,
  panel,
  pick,
  settled,
} from './pages/table.ts'

const CALLS = 6

async function load(page: Page): Promise<void> {
  await openBoard(page, SHOW_OUT, SCHENKEN)
  await page.keyboard.press('End')
  await expect.poll(() => cursorOf(page)).toBe(CALLS + 12)
}

/** As the declarer sees it, with all hands left open. */
async function asDeclarer(page: Page): Promise<void> {
  await chooseView(page, 'All four hands')
  await openHands(page)
}

async function seek(page: Page, cursor: number): Promise<void> {
  for (let at = await cursorOf(page); at > cursor; at--) await page.keyboard.press('ArrowLeft')
  await expect.poll(() => cursorOf(page)).toBe(cursor)
  await settled(page)
}

test('a show-out tightens the numbers, says why, links to the card, and is spoken where that is wanted', async ({
  page,
}) => {
  await load(page)
  await asDeclarer(page)
  const hidden = panel(page, 'Hidden hands')
  await expect(hidden.getByRole('radio', { name: 'North' })).toBeChecked()
  await seek(page, CALLS + 9)
  await expect(number(page, 'East, spades')).toHaveAccessibleName(/: 1 to 2/)
  await expect(number(page, 'West, spades')).toHaveAccessibleName(/: 1 to 2/)
  await expect(hidden).not.toContainText('Showed out')

  await page.keyboard.press('ArrowRight')
  await settled(page)
  await expect(number(page, 'East, spades')).toHaveAccessibleName(/: exactly 2, just changed/)
  await expect(number(page, 'West, spades')).toHaveAccessibleName(/: exactly 1, just changed/)
  await expect(hidden).toContainText('Showed out of spades', { useInnerText: true })
  await expect(hidden).toContainText('East spades: two cards held, no room for more')
  await expect(button(page, /^What changed: /)).toContainText(
    /West has no more spades: East was dealt two\./,
  )
  // And it is spoken.
  await expect(
    page.getByRole('status').filter({ hasText: 'West has no more spades: East was dealt two.' }),
  ).toHaveCount(1)

  // The number opens its reason, and the reason links to the card it rests on.
  await page.keyboard.press('ArrowRight')
  await expect(number(page, 'East, spades')).toHaveAccessibleName(/: exactly 2\./)
  await number(page, 'East, spades').click()
  await settled(page)
  await expect(hidden).toContainText('East has exactly two spades.')
  await expect(hidden).toContainText(/West showed out/)
  const east = hidden.getByRole('region', { name: 'East', exact: true })
  await button(east, 'five of hearts, trick 3').click()
  await expect.poll(() => cursorOf(page)).toBe(CALLS + 10)
  await expect(number(page, 'East, spades')).toBeFocused()
  // Where it is switched off it is not spoken, the card is.
  await seek(page, CALLS + 9)
  const settings = await openDialog(page, 'Settings')
  await settings.getByLabel('Spoken changes').uncheck()
  await button(settings, 'Done').click()
  await page.getByRole('main').focus()
  await page.keyboard.press('ArrowRight')
  await settled(page)
  const status = page.getByRole('status')
  await expect(status.filter({ hasText: / plays the / })).toHaveCount(1)
  // The figures are there, so what follows from the card would have been said.
  await expect(number(page, 'West, spades')).toContainText('1')
  await expect(status.filter({ hasText: 'West has no more spades' })).toHaveCount(0)
})

test('every seat sees with its own eyes', async ({ page }) => {
  await load(page)
  await openHands(page)
  const hidden = panel(page, 'Hidden hands')
  const seenBy = async (seat: string) => {
    await pick(hidden.getByRole('radio', { name: seat }))
    await settled(page)
    return hidden
  }
  await expect(await seenBy('North')).toContainText(
    'North, declarer, can be sure of about East and West.',
  )
  await expect(await seenBy('East')).toContainText(
    'East, a defender, can be sure of about West and North.',
  )
  // East knows its own spades, so only North's and West's are open.
  await expect(number(page, 'West, spades')).toHaveAccessibleName(/exactly 1/)
  // Dummy may not look at declarer's hand: three hands are closed, the third on one line.
  await expect(await seenBy('South')).toContainText(
    'South, dummy, can be sure of about West, North and East.',
  )
  await expect(number(page, 'North, spades')).toHaveCount(0)
  await button(hidden, 'North').click()
  await expect(number(page, 'North, spades')).toBeVisible()
  // Rows stay as they were left.
  await expect(number(page, 'West, spades')).toHaveAccessibleName(/exactly 1/)
})

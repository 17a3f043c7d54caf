import type { Locator, Page } from '@playwright/test'
import { long } from '../src/testing/long.ts'
import {
  expectAccessible,
  expectAlsoAt,
  expectColours,
  expectNoSideScroll,
  type Look,
} from './pages/axe.ts'
import { SHOW_OUT } from './pages/boards.ts'
import { readByOwn, readText } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import {
  barred,
  bid,
  button,
  chooseLevel,
  chooseMore,
  lowerLens,
  openDialog,
  openHands,
  openTab,
  openTable,
  panel,
  pass,
  pick,
  playFirst,
  press,
  region,
  resultCard,
  settled,
} from './pages/table.ts'

const DARK: Look = { theme: 'dark', deck: 'four' }
const SIZES = {
  wide: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
  narrow: { width: 320, height: 640 },
} as const
/**
 * Both themes and both decks: each state has one of each in the wide window and the others on the phone. In a long
 * run the colours of the other two looks follow. The narrowest window folds what the phone's does: each state of the
 * phone is looked at there too, for all but colours.
 */
const LOOKS = [
  { size: 'wide', theme: 'Light', deck: 'Four colours', other: { theme: 'dark', deck: 'two' } },
  { size: 'phone', theme: 'Dark', deck: 'Two colours', other: { theme: 'light', deck: 'four' } },
] as const

/** Play up to a show-out, then a card that cannot be: a board with a problem. */
const BOARD = SHOW_OUT.replace('"None"', '"All"').replace('*', 'D2 D9 DQ D5\n*')

async function dress(page: Page, theme: string, deck: string): Promise<void> {
  const settings = await openDialog(page, 'Settings')
  await pick(settings.getByRole('radio', { name: theme }))
  await pick(settings.getByRole('radio', { name: deck }))
  await button(settings, 'Done').click()
  await expect(settings).toHaveCount(0)
}

type Check = (state: string) => Promise<void>
/** Looks at one state after the other, and at the colours of another look if `both`. */
function checker(page: Page, size: keyof typeof SIZES, other: Look, both = long): Check {
  return async (state) => {
    await settled(page)
    await expectAccessible(page, state)
    if (both) await expectColours(page, state, other)
    await expectNoSideScroll(page, state)
    if (size === 'phone') await expectAlsoAt(page, state, SIZES.narrow)
  }
}

for (const { size, theme, deck, other } of LOOKS)
  test.describe(`${SIZES[size].width} px, ${theme}, ${deck}`, () => {
    test.use({ viewport: SIZES[size] })

    // Each checks up to two dozen states twice; a busy machine needs a while.
    test.describe.configure({ timeout: 300_000 })
    test('the table through a board', async ({ page }) => {
      const check = checker(page, size, other)
      await openTable(page)
      await dress(page, theme, deck)
      await check('before the first call')
      await bid(page, 'one heart')
      await chooseLevel(page, 'one club')
      await press(button(region(page, 'Bidding box'), 'one club'))
      await check('bidding, a call refused')
      await bid(page, 'four spades')
      await pass(page, 3)
      await check('before the opening lead')
      for (let i = 0; i < 5; i++) await playFirst(page)
      await press(barred(region(page, / hand$/)).first())
      await check('play, a card refused')
      await chooseMore(page, 'Claim')
      await expect(page.getByRole('dialog')).toBeVisible()
      await check('claim')
      await button(page.getByRole('dialog'), 'Claim').click()
      await openTab(page, 'Result')
      await expect(resultCard(page)).toBeVisible()
      await check('result')
    })

    test('every dialog and every panel', async ({ page }) => {
      const check = checker(page, size, other)
      await openTable(page)
      await dress(page, theme, deck)
      const dialog = await readText(page, BOARD)
      await check('import, boards with a problem')
      await button(dialog, /^Use the/).click()
      await readByOwn(page)
      await page.keyboard.press('End')

      // Every panel opened as far as it goes, with a reason and a second line.
      const hidden = panel(page, 'Hidden hands')
      await openHands(page)
      // The declarer's eyes: dummy's would see three closed hands, of which one is open in the list.
      await pick(hidden.getByRole('radio', { name: 'North' }))
      await hidden.getByRole('button', { name: /^East, spades: / }).click()
      await check('Hands')
      for (const tab of ['Suit', 'More'] as const) {
        await openTab(page, tab)
        await check(tab)
      }
      await openTab(page, 'Why')
      const why = panel(page, 'Why this call')
      // What one fold opens may have folds of its own; a term's meaning is looked at below.
      const folded = why
        .getByRole('button', { expanded: false })
        .and(page.locator(':not(.term, .chip)'))
      for (let i = 0; i < 12 && (await folded.count()) > 0; i++) await folded.first().click()
      await button(why, 'What it shows').click()
      await settled(page)
      await lowerLens(page)
      await page.keyboard.press('ArrowLeft')
      await playFirst(page)
      await openTab(page, 'Why')
      await check('every panel')
      await openHands(page)
      await pick(hidden.getByRole('radio', { name: 'South' }))
      await check('three hands closed')
      await page.keyboard.press('Escape')
      await button(region(page, 'Board'), /vul/).click()
      await expect(page.getByRole('note').filter({ visible: true })).toHaveCount(1)
      await check('the meaning of a term')
      await page.keyboard.press('Escape')

      for (const entry of [
        'Deal by wishes',
        'Share',
        'Export',
        'Edit hands',
        'Boards',
        'Settings',
        'Keys',
      ]) {
        const open = await openDialog(page, entry)
        if (entry === 'Deal by wishes') {
          await open.getByText('North').first().click()
          await open.getByLabel('North, HCP at least').fill('41')
        }
        if (entry === 'Edit hands') await open.getByLabel(/^North, \d+ of 13/).fill('Z')
        if (entry === 'Settings')
          for (const name of ['Looks', 'At the table', 'Keys and sound'])
            await expect(open.getByRole('region', { name })).toBeVisible()
        if (entry === 'Share') await expect(open.getByLabel('Link')).toHaveValue(/#/)
        if (entry === 'Export') await expect(button(open, 'Copy')).toBeVisible()
        await check(entry)
        await page.keyboard.press('Escape')
        await expect(open).toHaveCount(0)
      }

      // A board of which one hand is known.
      const one = await readText(page, `${BOARD.slice(0, BOARD.indexOf('A7.J62'))}- - -"]\n`)
      await button(one, 'Use the board').click()
      await check('unknown hands')
    })
  })

test('what has failed', async ({ page, watch }) => {
  const check = checker(page, 'wide', DARK, true)
  await page.route(/worker-/, (route) => route.abort())
  await page.goto('./#/s/k1broken')
  await dress(page, 'Light', 'Two colours')
  const notices = region(page, 'Notices').getByRole('alert')
  await expect(notices.filter({ hasText: 'could not be opened' })).toBeVisible()
  // A first visit is asked where to begin; with the bidding comes the panel that has no engine.
  await button(page, 'Study a bid').click()
  await expect(panel(page, 'Why this call').getByRole('button', { name: 'Try again' })).toBeVisible(
    {
      timeout: 20_000,
    },
  )
  await check('no engine, a broken link')
  // The table plays on without its engine.
  await bid(page, 'one notrump')
  await pass(page, 3)
  await playFirst(page)
  await page.goto('./#/nowhere')
  await expect(page.getByRole('main')).toContainText('There is no such page')
  await check('no such page')
  // The browser itself reports the file that we held back.
  expect(watch.faults.filter((fault) => !/Failed to load|ERR_FAILED/.test(fault))).toEqual([])
  watch.faults.length = 0
})

test('where the system sets the colours, edges tell what fills told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openTable(page)
  const edge = (one: Locator, side: 'outline' | 'border') =>
    one.evaluate((element, side) => {
      const style = getComputedStyle(element)
      return side === 'outline'
        ? `${style.outlineStyle} ${style.outlineWidth}`
        : `${style.borderTopStyle} ${style.borderTopWidth}`
    }, side)
  // The call that is offered, and the seat whose turn it is.
  const offered = region(page, 'Bidding box').locator('[data-offered]').first()
  await expect.poll(() => edge(offered, 'outline')).toBe('solid 2px')
  await expect
    .poll(() =>
      edge(page.locator('.seat-disc[data-turn], .seat[data-turn] .seat-disc').first(), 'border'),
    )
    .toBe('solid 3px')
  await page.goto('./#/systems/sayc')
  const chosen = page.getByRole('radio', { name: 'By auction' })
  await expect(chosen).toBeChecked()
  await expect.poll(() => edge(chosen.locator('xpath=..'), 'outline')).toBe('solid 2px')
  // A bar is drawn, and what is to be done stands out.
  const bar = page.locator('.bg-fill').first()
  await expect(bar).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await page.goto('./#/practice')
  await expect.poll(() => edge(page.locator('.btn-primary').first(), 'border')).toBe('solid 2px')
})

/** What stays where it is while the rest of the page changes, and what says so where it cannot. */
import type { Page } from '@playwright/test'
import { BRIBIP } from './pages/boards.ts'
import { openBoard, readText } from './pages/dialogs.ts'
import { hiddenHands } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { ESSEX } from './pages/players.ts'
import {
  bid,
  button,
  chooseView,
  drawn,
  endMotion,
  hint,
  openDialog,
  openHands,
  openTable,
  pass,
  pick,
  playFirst,
  region,
} from './pages/table.ts'

/** Where the upper edges of the boxes stand. */
const places = (page: Page): Promise<readonly (number | undefined)[]> =>
  page.evaluate(() =>
    ['.board-hand', '.action-bar', '.lens', '.step-bar'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box && Math.round(box.top + window.scrollY)
    }),
  )

test('no card moves while the turn goes round, at 1440 and at 1024 pixels', async ({ page }) => {
  const placesAt = async (): Promise<Readonly<Record<number, unknown>>> => {
    const found: Record<number, unknown> = {}
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await drawn(page)
      await endMotion(page)
      found[width] = await places(page)
    }
    return found
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await openTable(page)
  // Each seat has the name of its player beneath it, as with robots and in files.
  const dialog = await readText(
    page,
    '[Board "3"]\n[Dealer "S"]\n[West "Wilma"]\n[North "Nora"]\n[East "Egon"]\n[South "Sofia"]\n' +
      '[Deal "N:KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982"]\n',
  )
  await pick(dialog.getByRole('radio', { name: 'In their place' }))
  await button(dialog, 'Use the board').click()
  await bid(page, 'one spade')
  const auction = await placesAt()
  await pass(page)
  expect(await placesAt(), 'after a pass').toEqual(auction)
  await pass(page, 2)
  await playFirst(page)
  // Dummy is down: from here on only cards go.
  const play = await placesAt()
  for (let card = 2; card <= 12; card++) {
    await playFirst(page)
    expect(await placesAt(), `after card ${card}`).toEqual(play)
  }
})

test('one button at a time says that Space presses it', async ({ page }) => {
  await openTable(page)
  const dialog = await openDialog(page, 'Examples')
  await dialog.getByRole('button', { name: /^Seven spades on exactly eight trumps/ }).click()
  await expect(dialog).toHaveCount(0)
  // The end of the auction: the closed hand of West leads, and the record goes on.
  while (!(await hint(page).innerText()).includes('makes the opening lead'))
    await button(region(page, /^Example: /), 'Next step').click()
  await expect(page.locator('.action-bar').getByText('Space', { exact: true })).toHaveCount(1)
  await expect(page.locator('.action-bar [data-suggested]')).toHaveText(/Next of the record/)
})

test('a link with a target and a layout that the suit lacks says so, and the last good stand', async ({
  page,
}) => {
  await page.goto('./#/combinations/AQJTxxx/xxxx/goal.6/layout.K')
  const plans = region(page, 'Plans')
  const asked = plans.getByRole('radio', { checked: true })
  await expect(asked).toHaveAccessibleName(/^at least 6 tricks/)
  await expect(page.getByLabel('The hidden cards', { exact: true })).toHaveValue('K')
  await page.goto('./#/combinations/AQJTxxx/xxxx/goal.12/layout.T5')
  await expect(plans.getByRole('status')).toContainText('No plan can be for 12 tricks here')
  await expect(plans.getByRole('status')).toContainText('at least 6 tricks')
  await expect(plans.getByRole('status')).toContainText('hold 105')
  await expect(asked).toHaveAccessibleName(/^at least 6 tricks/)
  await expect(page.getByLabel('The hidden cards', { exact: true })).toHaveValue('K')
  await page.goto('./#/combinations/AQJTxxx/xxxx/goal.7/layout.K9')
  await expect(asked).toHaveAccessibleName(/^at least 7 tricks/)
  await expect(plans.getByRole('status')).toHaveCount(0)

  // No target is left to a row of its own.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('./#/combinations/AQJTxxx/xxxx/goal.7')
  const targets = page.locator('.targets .segment')
  await expect(targets).toHaveCount(8)
  const tops = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  const last = tops.filter((top) => top === tops.at(-1)).length
  expect(last, 'targets in the last row').toBeGreaterThan(1)
})

test('open hands stay open while their odds are worked out, step after step', async ({ page }) => {
  const called = '[Auction "E"]\nPass 1S Pass 2S\nPass 3D Pass 4C\nPass 4S Pass Pass\nPass\n'
  await openBoard(page, BRIBIP + called, ESSEX)
  await chooseView(page, 'Sit South')
  await openHands(page)
  await page.getByRole('main').focus()
  await page.keyboard.press('Home')
  const opened = hiddenHands(page).locator('.panel-fold[aria-expanded="true"]')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(opened).toHaveCount(3)
  // Nobody waits for the best figures: each step comes as soon as the first ones of the step before stand.
  await page.evaluate(() => {
    const seen = window as { fewest?: number }
    seen.fewest = 3
    new MutationObserver(() => {
      const open = document.querySelectorAll('.panel-fold[aria-expanded="true"]').length
      seen.fewest = Math.min(seen.fewest ?? 3, open)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('ArrowRight')
    await expect(hiddenHands(page)).not.toHaveAttribute('aria-busy', 'true')
  }
  expect(await page.evaluate(() => (window as { fewest?: number }).fewest)).toBe(3)
})

test('a press draws the table alone; what explains it follows its picture', async ({ page }) => {
  await openTable(page)
  await pass(page)
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  const drawnAgain = await page.evaluate(async () => {
    // React gives an element its properties anew whenever what it stands in is drawn.
    const drawn = (selector: string): unknown => {
      const element = document.querySelector(selector)
      const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactProps$'))
      return key === undefined ? undefined : Reflect.get(element ?? {}, key)
    }
    const places = ['.app-shell', '.lens', '.step-bar', '.action-bar']
    const before = places.map(drawn)
    document.querySelector<HTMLElement>('.bidding-box [aria-label="pass"]')?.click()
    // The press is drawn before the next task, and long before the next frame.
    for (let i = 0; i < 8; i++) await Promise.resolve()
    return places.filter((place, i) => before[i] === undefined || drawn(place) !== before[i])
  })
  expect(drawnAgain).toEqual(['.action-bar'])
})

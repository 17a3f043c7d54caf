/** The lens: how a sheet goes down, what *Hands* says when nothing is hidden, who bids at the table. */
import type { Page } from '@playwright/test'
import { fourSpades } from './pages/boards.ts'
import { openInPlace } from './pages/dialogs.ts'
import { hiddenHands } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import {
  auction,
  button,
  chooseMore,
  chooseView,
  cursorOf,
  handOf,
  lowerLens,
  openHands,
  openTab,
  openTable,
  pick,
  region,
  settled,
} from './pages/table.ts'

/** Ten calls and six tricks. */
const CALLS_AND_CARDS = 10 + 24

test.describe('a sheet', () => {
  test.use({ viewport: { width: 320, height: 740 }, hasTouch: true, isMobile: true })
  const raised = (page: Page) => page.locator('.lens[data-raised]')

  test('goes down by its handle, by Escape and by a press on the table, and leaves the focus on the handle', async ({
    page,
  }) => {
    await openTable(page)
    await expect(raised(page)).toHaveCount(0)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const ways: readonly (() => Promise<void>)[] = [
        () => button(page, 'Close the lens').tap(),
        () => page.keyboard.press('Escape'),
        // Far from any button: a finger near one is taken for it.
        () => page.locator('.felt').tap({ position: { x: width - 40, y: 20 } }),
      ]
      for (const lower of ways) {
        await openTab(page, 'Why')
        await expect(raised(page)).toHaveCount(1)
        // The focus went into the sheet while it came up, and took the page with it.
        expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0)
        const handle = await button(page, 'Close the lens').boundingBox()
        expect(handle?.height).toBeGreaterThanOrEqual(32)
        expect(handle?.width).toBeGreaterThanOrEqual(width - 2)
        await lower()
        await expect(raised(page)).toHaveCount(0)
        // What it covered can be pressed again.
        await button(page, 'level 2').tap()
      }
    }
    // By Escape wherever the focus was.
    await openTab(page, 'Hands')
    await page.getByRole('tab', { name: 'Hands' }).focus()
    await page.keyboard.press('Escape')
    await expect(raised(page)).toHaveCount(0)
    await expect(button(page, 'Open the lens: Hands')).toBeFocused()
  })
})

const PLAYED = fourSpades(2)
test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('has the auction behind the contract, first and last behind a long press, and tells two figures', async ({
    page,
  }) => {
    await openInPlace(page, PLAYED)
    await page.getByRole('main').focus()
    await page.keyboard.press('End')
    const end = await cursorOf(page)
    expect(end).toBeGreaterThan(10)
    await expect(auction(page)).toBeHidden()
    await button(region(page, 'Board'), /by South/).tap()
    await expect(auction(page)).toBeVisible()
    await expect(region(page, 'Board')).toContainText('Board 15')
    await page.keyboard.press('Escape')
    await expect(auction(page)).toBeHidden()
    const hold = async (name: string) => {
      await button(page, name).dispatchEvent('pointerdown', { isPrimary: true })
      return () => button(page, name).dispatchEvent('pointerup', { isPrimary: true })
    }
    let release = await hold('One back')
    await expect.poll(() => cursorOf(page)).toBe(0)
    await release()
    release = await hold('One on')
    await expect.poll(() => cursorOf(page)).toBe(end)
    await release()
    await chooseMore(page, 'To the start')
    await expect.poll(() => cursorOf(page)).toBe(0)

    // Two figures of the closed hands are told while the sheet is down.
    await openHands(page)
    await lowerLens(page)
    await page.getByRole('main').focus()
    await page.keyboard.press('End')
    await settled(page)
    const peek = page.locator('.lens-peek')
    await expect(peek).toContainText('Hands')
    // West bid two hearts: five at least, if they kept to it.
    await expect(peek).toContainText(/West\s*\d–\d/)
    await expect(peek).toContainText('East')
  })
})

test('*Hands* fits its lens at every step, and its lines stay where they are', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openTable(page)
  await openInPlace(page, fourSpades(6))
  await chooseView(page, 'Sit South')
  await openTab(page, 'Hands')
  await page.getByRole('main').focus()
  await page.keyboard.press('Home')
  const look = () =>
    page.locator('.lens-body').evaluate((body) => ({
      beneath: body.scrollHeight - body.clientHeight,
      lines: [...body.querySelectorAll('section h3, summary, [role="radiogroup"]')].map((line) =>
        Math.round(line.getBoundingClientRect().top),
      ),
    }))
  let places: readonly number[] | undefined
  for (let at = 0; at <= CALLS_AND_CARDS; at++) {
    await expect.poll(() => cursorOf(page)).toBe(at)
    await settled(page)
    const { beneath, lines } = await look()
    expect(beneath, `beneath the edge at ${at}`).toBe(0)
    const closed = await hiddenHands(page).getByRole('heading', { level: 3 }).count()
    // Of three closed hands the one that bid is open: which, and so where the others stand, changes.
    if (closed === 2) {
      places ??= lines
      expect(lines, `the lines at ${at}`).toEqual(places)
    }
    if (at < CALLS_AND_CARDS) await page.keyboard.press('ArrowRight')
  }
  // The eighth is the fold of what is supposed.
  expect(places, 'two closed hands').toHaveLength(8)
})

test('with all hands face up nothing is hidden, and a seat closes the others; who bids is changed there', async ({
  page,
}) => {
  await page.goto('./')
  await button(page, 'Study a bid').click()
  await openTab(page, 'Hands')
  await expect(hiddenHands(page)).toContainText('Nothing is hidden')
  await expect(handOf(page, 'West').getByRole('button')).toHaveCount(13)
  await button(page, 'See it as East').click()
  await expect(hiddenHands(page)).toContainText('What East knows')
  for (const seat of ['North', 'South', 'West'] as const)
    await expect(handOf(page, seat).getByRole('img')).toHaveAccessibleName(/closed/)
  await expect(handOf(page, 'East').getByRole('button')).toHaveCount(13)

  // Who bids is seen at the table, and changed from there.
  await chooseView(page, 'All four hands')
  const west = button(page, /^West .*Change players/)
  await expect(west).toContainText('SAYC')
  await west.click()
  const players = page.getByRole('dialog', { name: 'Players' })
  await players.getByLabel('System of East–West').selectOption({ label: 'Essex Acol (BRIBIP)' })
  await pick(
    players.getByRole('radiogroup', { name: 'West' }).getByRole('radio', { name: 'A robot' }),
  )
  await button(players, 'Done').click()
  await expect(west).toContainText('Robot, Acol')
  await expect(button(page, /^East .*Change players/)).toContainText('Acol')
  await button(region(page, 'Action'), /: .*SAYC\. Change players/).click()
  await expect(players).toBeVisible()
})

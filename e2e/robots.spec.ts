/** Whole boards against robots: how few presses they take, by touch on a phone, by keyboard alone and by mouse. */
import type { Page } from '@playwright/test'
import { openInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { keysOf, type } from './pages/keys.ts'
import { ESSEX, seat } from './pages/players.ts'
import {
  button,
  CORNER,
  chooseMore,
  chooseView,
  cursorOf,
  hint,
  lowerLens,
  openDialog,
  pick,
  plate,
  playable,
  region,
} from './pages/table.ts'

const HANDS = 'N:K32.432.AKQ2.K32 T97.T86.975.T874 AQJ4.AK5.J43.A65 865.QJ97.T86.QJ9'
const board = (dealer: string, at: number): string => `[Board "${at + 1}"]
[Dealer "${dealer}"]
[Vulnerable "None"]
[Deal "${HANDS}"]
[Auction "${dealer}"]
3NT Pass Pass Pass
`
/** The only card goes by itself, as most players like it, and robots do not think long. */
async function sitAmongRobots(page: Page, ...dealers: readonly string[]): Promise<void> {
  await openInPlace(page, dealers.map(board).join('\n'))
  const settings = await openDialog(page, 'Settings')
  await pick(settings.getByRole('radio', { name: 'Quickly' }))
  await button(settings, 'Done').click()
  await seat(page, [ESSEX, ESSEX], { themselves: ['West', 'North', 'East'] })
  await chooseView(page, 'Sit South')
  await lowerLens(page)
  await page.getByRole('main').focus()
  await page.keyboard.press('End')
}

const isOver = async (page: Page): Promise<boolean> =>
  /The board is over/.test((await hint(page).textContent()) ?? '')
/** Waits until the reader has a card to choose, or the board is over. */
async function ownTurn(page: Page, after: number): Promise<void> {
  await expect
    .poll(
      async () =>
        (await cursorOf(page)) > after &&
        ((await isOver(page)) || (await button(page, /^(Hint|Play the only card)$/).isVisible())),
      { timeout: 60_000, intervals: [40] },
    )
    .toBe(true)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('partner declares: both hands are played by touch, with 26 presses at most', async ({
    page,
  }) => {
    await sitAmongRobots(page, 'N')
    // East leads by itself; North’s robot waits for the answer.
    await expect(hint(page)).toContainText('You are dummy', { timeout: 30_000 })
    await button(page, 'Play both hands').tap()
    let presses = 0
    for (;;) {
      await ownTurn(page, -1)
      if (await isOver(page)) break
      const before = await cursorOf(page)
      await playable(page).first().tap({ position: CORNER })
      presses += 1
      await ownTurn(page, before)
    }
    expect(presses).toBeGreaterThan(10)
    expect(presses).toBeLessThanOrEqual(26)
    await expect(plate(page)).toContainText(/three notrump/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('a declarer plays by mouse and a defender by keyboard alone, and partner declares and is watched', async ({
  page,
}) => {
  test.slow()
  await sitAmongRobots(page, 'S', 'W', 'N')
  // The presses of both hands to the end are counted on the phone; here they are those of five tricks.
  const start = await cursorOf(page)
  let presses = 0
  for (let before = -1; ; presses++) {
    await ownTurn(page, before)
    before = await cursorOf(page)
    if (before > start + 20) break
    await playable(page).first().click({ position: CORNER })
  }
  expect(presses).toBeGreaterThan(4)
  expect(presses, 'declarer, by mouse').toBeLessThanOrEqual(12)

  await chooseMore(page, 'Next board')
  await expect(plate(page)).toContainText('Board 2')
  await page.getByRole('main').focus()
  await page.keyboard.press('End')
  let cards = 0
  for (let before = -1; ; ) {
    await ownTurn(page, before)
    if (await isOver(page)) break
    before = await cursorOf(page)
    await type(page, keysOf((await playable(page).first().getAttribute('aria-label')) ?? ''))
    cards += 1
  }
  expect(cards).toBeGreaterThan(5)
  expect(cards, 'defender, by keyboard').toBeLessThanOrEqual(13)

  await button(region(page, 'Action'), 'Next board').click()
  await expect(plate(page)).toContainText('Board 3')
  await page.getByRole('main').focus()
  await page.keyboard.press('End')
  await button(page, 'Watch').click()
  const led = await cursorOf(page)
  await expect.poll(() => cursorOf(page), { timeout: 60_000 }).toBeGreaterThan(led + 4)
})

import type { Page } from '@playwright/test'
import { expectAccessible } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { SAYC } from './pages/players.ts'
import {
  auction,
  bid,
  biddingBox,
  button,
  CORNER,
  callCount,
  chooseMore,
  chooseView,
  cursorOf,
  handOf,
  hint,
  moreEntry,
  offerLine,
  openDialog,
  openHands,
  openMore,
  openTab,
  openTable,
  panel,
  pass,
  pick,
  plate,
  playable,
  playFirst,
  press,
  region,
  slider,
  square,
} from './pages/table.ts'

const toPlay = async (page: Page): Promise<void> => {
  await bid(page, 'four spades')
  await pass(page, 3)
}
/** Time stands still from a moment on, so that what passes quickly can be looked at. */
const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
const cardsInTrick = (page: Page) => square(page).getByRole('img', { name: / of / })

test('left and right step the board wherever the focus is', async ({ page }) => {
  await openTable(page)
  await bid(page, 'four spades')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => cursorOf(page)).toBe(0)
  await page.keyboard.press('End')
  await pass(page, 3)
  await playFirst(page)
  for (const spot of [
    playable(page).first(),
    auction(page).getByRole('button', { name: 'four spades' }),
    button(page, 'Undo'),
  ]) {
    await spot.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => cursorOf(page)).toBe(4)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => cursorOf(page)).toBe(5)
  }
  // The same by drag: to the start, and on to the last card.
  const bar = await slider(page).boundingBox()
  if (bar === null) throw new Error('no scrubber')
  const height = bar.y + bar.height / 2
  await page.mouse.move(bar.x + bar.width / 2, height)
  await page.mouse.down()
  await page.mouse.move(bar.x + 1, height, { steps: 4 })
  await expect.poll(() => cursorOf(page)).toBe(0)
  await page.mouse.move(bar.x + bar.width - 1, height, { steps: 4 })
  await expect.poll(() => cursorOf(page)).toBe(5)
  await page.mouse.up()
  await page.mouse.move(bar.x + 1, height)
  expect(await cursorOf(page)).toBe(5)
  // A choice keeps its arrows.
  await openHands(page)
  const seats = panel(page, 'Hidden hands').getByRole('radio', { name: 'South' })
  await pick(seats)
  await seats.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(seats).not.toBeChecked()
  await expect.poll(() => cursorOf(page)).toBe(5)
})

test('a control that cannot be used says why; after a press of the mouse, Space takes what is suggested', async ({
  page,
}) => {
  await openTable(page)
  // A forced press does not wait for its place: the offer comes in above the buttons.
  await expect(offerLine(page)).toContainText(SAYC)
  for (const [name, reason] of [
    ['Undo', 'nothing to undo'],
    ['Redo', 'nothing to do again'],
    ['Claim', 'nothing to claim before the play'],
  ] as const) {
    if (name === 'Undo') await press(button(page, name))
    else await chooseMore(page, name)
    await expect(hint(page)).toContainText(reason)
  }

  await expect(button(page, 'Make this call')).toBeVisible()
  await pass(page)
  await expect(hint(page)).toContainText('East to call')
  await expect(offerLine(page)).toBeVisible()
  const text = await offerLine(page).innerText()
  await page.keyboard.press('Space')
  await expect.poll(() => callCount(page)).toBe(2)
  if (/passes/.test(text)) await expect(auction(page)).toContainText('Pass')
  expect(await biddingBox(page).locator(':focus').count()).toBe(0)
})

test('the calls of the auction are reached by keyboard; on paper the hands are text, the controls are gone', async ({
  page,
}) => {
  await openTable(page)
  await bid(page, 'one heart')
  await pass(page)
  await bid(page, 'four hearts')
  const last = auction(page).getByRole('button', { name: 'four hearts' })
  await expect(last).toHaveAttribute('aria-current', 'step')
  await last.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(auction(page).getByRole('button', { name: 'one heart' })).toBeFocused()
  await page.keyboard.press('Enter')
  // A press asks why, and from there the way leads to the call.
  const why = panel(page, 'Why this call')
  await button(why, 'What it shows').click()
  await expect(why).toContainText('By the calls not made')
  const back = button(why, 'Go to this call')
  await back.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => cursorOf(page)).toBe(1)
  await expect(why).toContainText('North')

  // On paper the hands are text with their seats, the controls are gone.
  await page.getByRole('main').focus()
  await page.keyboard.press('End')
  await pass(page, 3)
  await playFirst(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  for (const gone of [region(page, 'Action'), region(page, 'Steps')])
    await expect(gone).toBeHidden()
  await expect(page.locator('.fan')).toHaveCount(0)
  await expect(handOf(page, 'South')).toBeVisible()
  for (const [slot, seat] of [
    ['north', 'North'],
    ['hand', 'South'],
  ])
    await expect(page.locator(`.board-${slot} .seat`)).toContainText(seat!)
  // Neither name nor spades lie under the trick.
  const trick = (await page.locator('.trick').boundingBox())!
  const own = (await page.locator('.board-hand .seat').boundingBox())!
  expect(own.y).toBeGreaterThanOrEqual(trick.y + trick.height)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('.board-hand .seat')).toHaveCount(0)
  await expect(page.locator('.fan')).toHaveCount(1)
})

test('the bidding box goes up and down by call and by level', async ({ page }) => {
  await openTable(page)
  const settings = await openDialog(page, 'Settings')
  await pick(settings.getByLabel('All calls at once'))
  await button(settings, 'Done').click()
  await button(biddingBox(page), 'one club').focus()
  await page.keyboard.press('ArrowDown')
  await expect(button(biddingBox(page), 'one diamond')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(button(biddingBox(page), 'two diamonds')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('PageUp')
  await expect(button(biddingBox(page), 'one club')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => callCount(page)).toBe(1)
})

/** Plays a card while the clock stands: the trick shows it at once, the hands once the clock goes on. */
async function playOn(page: Page): Promise<void> {
  await playable(page).first().click({ position: CORNER })
  await page.clock.runFor(50)
}

test('a complete trick rests, is gathered, and can be seen again', async ({ page }) => {
  await page.clock.install()
  await openTable(page)
  await toPlay(page)
  await chooseMore(page, 'Last trick')
  await expect(hint(page)).toContainText('No trick is complete yet')
  for (let i = 0; i < 3; i++) await playFirst(page)
  await stopClock(page)
  await playOn(page)
  await expect(cardsInTrick(page)).toHaveCount(4)
  await expect(square(page)).toContainText(/Trick 1: .*(North|East|South|West) wins/)
  await page.clock.runFor(650)
  await expect(square(page)).toHaveAttribute('data-gathering', 'true')
  await page.clock.runFor(300)
  await expect(cardsInTrick(page)).toHaveCount(0)
  await expect(square(page)).toContainText('Trick 2')
  await expect(square(page)).toContainText(/North–South [01]/)
  await chooseMore(page, 'Last trick')
  await expect(cardsInTrick(page)).toHaveCount(4)
  await openMore(page)
  await expect(moreEntry(page, 'Last trick')).toHaveAttribute('aria-pressed', 'true')
  await moreEntry(page, 'Last trick').click()
  await expect(cardsInTrick(page)).toHaveCount(0)
  // Nobody waits for it: the next card may come at once.
  for (let i = 0; i < 5; i++) await playOn(page)
  await expect(cardsInTrick(page)).toHaveCount(1)
  // Whoever steps back sees the trick as it lay.
  await page.keyboard.press('ArrowLeft')
  await expect(cardsInTrick(page)).toHaveCount(4)
})

test('with reduced motion a trick goes without travelling', async ({ page }) => {
  await page.clock.install()
  await openTable(page)
  // Asked for once the page is there: a navigation may bring another process, which learns it late.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect
    .poll(() => page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches))
    .toBe(true)
  await toPlay(page)
  for (let i = 0; i < 3; i++) await playFirst(page)
  await stopClock(page)
  await playOn(page)
  await page.clock.runFor(650)
  await expect(square(page)).toHaveAttribute('data-gathering', 'true')
  await expect(cardsInTrick(page).first()).toHaveCSS('translate', 'none')
  await page.clock.runFor(300)
  await expect(cardsInTrick(page)).toHaveCount(0)
})

test('a seat is watched, f turns the table; sitting South, closed hands are played for and dummy is faced', async ({
  page,
}) => {
  await openTable(page)
  await chooseView(page, 'Kibitz East')
  await expect(handOf(page, 'East').getByRole('button')).toHaveCount(13)
  for (const seat of ['North', 'South', 'West'] as const)
    await expect(handOf(page, seat).getByRole('img')).toHaveAccessibleName(/closed/)
  await chooseView(page, 'All four hands')
  const south = handOf(page, 'South')
  const lower = async () => (await south.boundingBox())?.y ?? 0
  const before = await lower()
  await page.getByRole('main').focus()
  await page.keyboard.press('f')
  await expect.poll(lower).toBeLessThan(before)
  for (let i = 0; i < 3; i++) await page.keyboard.press('f')
  await expect.poll(lower).toBe(before)

  await chooseView(page, 'Sit South')
  // The hand at the near edge needs no label; turned away from there, its seat says whose it is.
  await page.getByRole('main').focus()
  await page.keyboard.press('f')
  await expect(region(page, 'Table')).toContainText('You')
  for (let i = 0; i < 3; i++) await page.keyboard.press('f')
  await expect(region(page, 'Table')).not.toContainText('You')
  await pass(page, 2)
  await bid(page, 'one notrump')
  await pass(page, 3)
  await expect(handOf(page, 'North').getByRole('img')).toHaveAccessibleName(/13 cards, closed/)
  await expect(hint(page)).toContainText('West makes the opening lead; that hand is closed.')
  await button(page, 'Play the lowest').click()
  await expect(handOf(page, 'North').getByRole('button')).toHaveCount(13)
  await expect(hint(page)).toContainText('South plays dummy’s card')
  await playFirst(page)
  await expect(hint(page)).toContainText('East to play; that hand is closed.')
  await chooseMore(page, 'Turn up East’s hand')
  await expect(handOf(page, 'East').getByRole('button')).toHaveCount(13)
  await playFirst(page)
  await expect(hint(page)).toContainText('South to play')
  // Undo knows whose turn it was.
  await button(page, 'Undo').click()
  await expect(hint(page)).toContainText('East to play')
  await expect(page.getByRole('status').filter({ hasText: 'East has the turn' })).toHaveCount(1)
  await chooseMore(page, 'Redo')
  await expect(hint(page)).toContainText('South to play')
})

test('calls and cards are confirmed when asked for', async ({ page }) => {
  await openTable(page)
  const settings = await openDialog(page, 'Settings')
  await pick(settings.getByLabel('Confirm each call'))
  await pick(settings.getByLabel('Confirm each card'))
  await button(settings, 'Done').click()
  await bid(page, 'four spades')
  await expect.poll(() => callCount(page)).toBe(0)
  await expect(hint(page)).toContainText('four spades: press it again')
  // Only one thing is suggested at a time.
  await expect(offerLine(page)).toHaveCount(0)
  await page.getByRole('main').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => callCount(page)).toBe(1)
  for (let i = 0; i < 3; i++) await pass(page, 2)
  await expect(plate(page)).toContainText('four spades')
  const card = playable(page).first()
  await card.click({ position: CORNER })
  await expect.poll(() => cursorOf(page)).toBe(4)
  await expect(hint(page)).toContainText('press it again')
  await card.click({ position: CORNER })
  await expect.poll(() => cursorOf(page)).toBe(5)
})

/** What stays when a part of the page fails: the rest, and a report to copy. */
test.describe('a part that fails', () => {
  test('a panel says so, a dialog says so, and the table plays on', async ({ page, watch }) => {
    await openTable(page)
    await toPlay(page)
    await playFirst(page)
    await page.evaluate(() => {
      const own = Reflect.get(Array.prototype, 'flat')
      Object.defineProperty(Array.prototype, 'flat', {
        configurable: true,
        value(this: readonly unknown[], depth?: number) {
          const flat: unknown[] = own.call(this, depth)
          // The cells of the picture tell how many hands are left.
          const cells = flat.some((one) => typeof one === 'object' && one !== null && 'left' in one)
          if (cells && !Object.hasOwn(globalThis, 'healed')) throw new Error('planted in a panel')
          return flat
        },
      })
    })
    await openTab(page, 'More')
    const fault = page.getByRole('alert').filter({ hasText: 'Shape picture stopped working' })
    await expect(fault).toContainText('planted in a panel')
    await expect(fault).toContainText('is kept')
    await expectAccessible(page, 'a panel that failed')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(fault, 'Copy the problem report').click()
    const report = await page.evaluate(() => navigator.clipboard.readText())
    for (const part of [/^version: \d/m, /^seed: \S/m, /^position: N:/m, /^cursor: 5 /m, /planted/])
      expect(report).toMatch(part)
    await playFirst(page)
    await expect(hint(page)).toContainText('to play')
    await page.evaluate(() => Object.assign(globalThis, { healed: true }))
    await button(fault, 'Try again').click()
    await expect(fault).toHaveCount(0)
    await expect.poll(() => cursorOf(page)).toBe(6)

    // So does a dialog, which can be closed.
    await page.evaluate(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('planted in the dialog')
      }
    })
    await button(page, 'Share').click()
    const closed = page.getByRole('alert').filter({ hasText: 'The dialog stopped working' })
    await expect(closed).toContainText('planted in the dialog')
    await expectAccessible(page, 'a dialog that failed')
    await button(closed, 'Close').click()
    await expect(closed).toHaveCount(0)
    await playFirst(page)
    await expect.poll(() => cursorOf(page)).toBe(7)
    watch.faults.length = 0
  })
})

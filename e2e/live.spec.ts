/** People at one live table, over a real broker beside the page. */
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt, expectNoSideScroll } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import {
  call,
  comeIn,
  liveVisitors,
  onTurn,
  openRoom,
  PHONE,
  playCards,
  YOUR_CARD,
} from './pages/live.ts'
import { button, handOf, region, type SeatName } from './pages/table.ts'

test('without a relay the page says so and speaks to nobody', async ({ page }) => {
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.goto('./#/live')
  await expect(page.getByText('built without one')).toBeVisible()
  await expectAccessible(page, 'Together without a relay')
  await page.goto('./de/#/live')
  await expect(page.getByText('KIBITZER_BROKER=self')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gemeinsam' }).first()).toBeAttached()
  expect(sockets).toEqual([])
})

test('four bid and play a board; pages are loaded anew; a looker-on sees no closed hand', async ({
  browser,
}) => {
  const live = await liveVisitors(browser, undefined, undefined, undefined, PHONE, undefined)
  const [host, north, east, west, eva] = live.pages
  const address = await openRoom(host, 'Hanna')
  await comeIn(north, address, 'Nora')
  await comeIn(east, address, 'Emil')
  await comeIn(west, address, 'Willi')
  await expect(host.getByText('0 sit, 4 wait')).toBeVisible()
  await expectAccessibleAt(host, 'a waiting room', { widths: [1440, 360] })
  await expectAccessible(west, 'waiting')
  await button(host, 'Seat all').click()
  await expect(host.getByLabel('Place of Nora')).toHaveValue('sits 0 0')
  await comeIn(eva, address, 'Eva')
  await host.getByLabel('Place of Eva').selectOption('Table 1: looks on, sees no closed hand')
  await button(host, 'Deal the first board').click()

  await onTurn([north], /^Your call/)
  await call(north, 'one notrump')
  for (const page of [east, host, west]) {
    await onTurn([page], /^Your call/)
    await call(page, 'pass')
  }
  const closed = (page: Page, seat: SeatName) =>
    handOf(page, seat)
      .getByText(/, closed$/)
      .or(handOf(page, seat).getByLabel(/, closed$/))
  await onTurn([east], YOUR_CARD)
  for (const seat of ['North', 'East', 'South', 'West'] as const)
    await expect(closed(eva, seat)).toHaveCount(1)
  const players = [host, north, east, west]
  await playCards(players, 6)
  await expect(closed(eva, 'South')).toHaveCount(0)
  for (const seat of ['North', 'East', 'West'] as const)
    await expect(closed(eva, seat)).toHaveCount(1)
  await expectNoSideScroll(west, 'a live table on a phone')
  await expectAccessible(west, 'a live table on a phone')
  await expectAccessible(north, 'a live table')

  // In mid-trick: a guest's page, then the host's.
  await east.reload()
  await onTurn([east, ...players], YOUR_CARD)
  await expect(handOf(east, 'East')).toBeVisible()
  await playCards(players, 1)
  await host.reload()
  await expect(button(host, 'Next board for all')).toBeVisible()
  // A whole trick: each of them is answered by the page that was loaded anew.
  await playCards(players, 4)

  // A word to the table; an undo that is refused, and a claim that both opponents grant.
  await east.getByRole('form', { name: 'A word to the table' }).getByRole('textbox').fill('Hello')
  await east.keyboard.press('Enter')
  await expect(north.getByRole('log')).toContainText('Emil Hello')
  await button(north, 'Ask to take back').click()
  await button(east, 'Refuse').click()
  await expect(button(east, 'Refuse')).toBeHidden()
  await button(north, 'Claim').click()
  await button(north.getByRole('form', { name: 'Claim' }), 'Claim').click()
  for (const page of [east, west]) {
    await button(page, 'Accept').click()
    await expect(button(page, 'Accept')).toBeHidden()
  }
  for (const page of [...players, eva])
    await expect(page.getByText(/by North, \d+ tricks?: North–South/)).toBeVisible()
  for (const page of players) await expect(region(page, 'Results')).toContainText('In all')
  await button(host, 'Next board for all').click()
  await onTurn([east], /^Your call/)
  await live.end()
})

test('robots sit in for the absent, and the host stops the table and opens all hands', async ({
  browser,
}) => {
  const live = await liveVisitors(browser, undefined)
  const [page] = live.pages
  await openRoom(page, 'Hanna', true)
  const opened = page.waitForEvent('popup')
  await button(page, 'Projector window').click()
  const projector = await opened
  const closed = projector.getByLabel(/, closed$/).or(projector.getByText(/, closed$/))
  await expect(
    projector.getByRole('img', { name: 'QR code of the link to this room' }),
  ).toBeVisible()
  // The board at the table, which is not passed out: of one that is, all hands lie open.
  await page.getByLabel('Boards', { exact: true }).selectOption('table')
  await button(page, 'Deal the first board').click()
  // Somebody has called: the box of the auction has a call in it.
  await expect(region(page, 'Auction').getByRole('button').nth(3)).toBeVisible()
  // The host sees all hands, and the class on its screen none.
  await expect(page.getByLabel(/, closed$/)).toHaveCount(0)
  await expect(closed).toHaveCount(4)
  await button(page, 'Stop').click()
  await expect(page.getByText('The host has stopped the table.')).toBeVisible()
  await button(page, 'All hands to all').click()
  await expect(closed).toHaveCount(0)
  await button(page, 'Go on').click()
  await expect(page.getByText('The host has stopped the table.')).toBeHidden()

  // Leaves, and comes back to the same board by the list of rooms; then ends it.
  await button(page, 'Who sits where').click()
  await button(page, 'Leave, to come back').click()
  await button(page, 'Go back to Tuesday').click()
  await expect(button(page, 'Next board for all')).toBeVisible()
  await button(page, 'Who sits where').click()
  await button(page, 'End the room').click()
  await button(page, 'End it for all').click()
  await expect(page.getByRole('form', { name: 'Open a room' })).toBeVisible()
  await expect(button(page, 'Go back to Tuesday')).toHaveCount(0)
  await live.end()
})

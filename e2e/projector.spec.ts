/** The projector window: the table as its reader sees it, on a second screen, step by step and after a reload. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './pages/axe.ts'
import { fourSpades } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { chooseMore, chooseView, handOf, plate, region, square, stepTo } from './pages/table.ts'

/** The cards of a hand that can be read. */
const cardsOf = (page: Page, seat: 'West' | 'South') =>
  handOf(page, seat).getByRole('button', { name: / of (spades|hearts|diamonds|clubs)/ })

test('a second window shows the table as it is seen, follows it, and has no closed card in it', async ({
  page,
}) => {
  await openBoard(page, fourSpades())
  await stepTo(page, 11)
  await chooseView(page, 'Sit South')
  const opening = page.waitForEvent('popup')
  await chooseMore(page, 'Projector window')
  const beamer = await opening
  await expect(plate(beamer)).toContainText('four spades')
  await expect(cardsOf(beamer, 'South')).not.toHaveCount(0)
  await expect(cardsOf(beamer, 'West')).toHaveCount(0)
  await expect(beamer.getByRole('banner')).toHaveCount(0)
  await expectAccessible(beamer, 'the projector window')
  // It keeps no table, so the other window goes on keeping its own.
  await expect(region(beamer, 'Notices')).toHaveCount(0)
  await expect(region(page, 'Notices')).toHaveCount(0)
  const trick = square(beamer).getByRole('img', { name: / of / })
  await expect(trick).toHaveCount(1)
  await stepTo(page, 12)
  await expect(trick).toHaveCount(2)
  // All hands are open at the table: so they are in the room.
  await chooseView(page, 'All four hands')
  await expect(cardsOf(beamer, 'West')).not.toHaveCount(0)
  await page.reload()
  await stepTo(page, 3)
  await expect(region(beamer, 'Auction')).toBeVisible()
  await expect(plate(beamer)).toContainText('Bidding')
})

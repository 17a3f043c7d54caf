/** A board is sent with its result sealed, played in another profile, answered, and compared. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './pages/axe.ts'
import { expect, test, watchPage } from './pages/journey.ts'
import { takeAllSeats } from './pages/players.ts'
import { bid, button, chooseMore, openTab, openTable, pass, region } from './pages/table.ts'

/** South deals on the board of this day, so that no robot calls before the seats are set. */
const NOON = new Date('2026-11-29T12:00:00')

/** Seals the result under a name; the link that comes of it. */
async function seal(page: Page, panel: string, name: string, make: string): Promise<string> {
  const within = region(page, panel)
  await within.getByLabel('Your name').fill(name)
  await button(within, make).click()
  await expect(within.getByLabel('Link')).toHaveValue(/#\/challenge\/1\.m1/)
  return within.getByLabel('Link').inputValue()
}

test('a friend plays the same board, and both see both results', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.setFixedTime(NOON)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openTable(page)
  await chooseMore(page, 'Session')
  const dialog = page.getByRole('dialog', { name: 'Session' })
  await dialog.getByLabel('Scored by').selectOption({ label: 'Total points' })
  await dialog.getByLabel('Deals').selectOption({ label: 'Board of the day' })
  await button(dialog, 'Start').click()
  await expect(dialog).toHaveCount(0)
  await takeAllSeats(page)
  await pass(page, 4)
  await openTab(page, 'Result')
  await button(region(page, 'Session'), 'Challenge a friend').click()
  const sent = await seal(page, 'Challenge a friend', 'Anna', 'Make the challenge')
  await expect(page.getByRole('img', { name: 'QR code of the challenge' })).toBeVisible()
  await expectAccessible(page, 'a challenge to be sent')

  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  })
  const theirs = await context.newPage()
  const watch = watchPage(theirs, new URL(baseURL ?? '').origin)
  await theirs.goto(sent)
  const toPlay = region(theirs, 'One board')
  await expect(toPlay).toContainText('Anna has played. Play too, and you both see both results.')
  await expect(theirs.getByRole('main')).not.toContainText('Passed out')
  await expectAccessible(theirs, 'a challenge to be played')
  await button(toPlay, 'Play').click()
  await expect(region(theirs, 'Bidding box')).toBeVisible()
  await takeAllSeats(theirs)
  await bid(theirs, 'seven notrump')
  await pass(theirs, 3)
  await chooseMore(theirs, 'Claim')
  const claim = theirs.getByRole('dialog', { name: 'Claim' })
  await claim.getByLabel(/^Tricks for /).selectOption({ index: 0 })
  await button(claim, 'Claim').click()
  await expect(claim).toHaveCount(0, { timeout: 60_000 })
  await openTab(theirs, 'Result')
  await button(region(theirs, 'Session'), 'Both results').click()
  const both = region(theirs, 'Results')
  await expect(both.getByRole('columnheader', { name: 'Anna' })).toBeVisible()
  // Seven notrump made is 17 IMPs better than a board that was passed out.
  const ofBoard = both.getByRole('row', { name: /^3 / })
  await expect(ofBoard.getByRole('cell')).toHaveText(['+1520', '0', '+17'])
  await both.getByText('Board 3').click()
  await expect(both.getByRole('table', { name: 'You' })).toContainText('seven notrump')
  await expect(both).toContainText('Passed out')
  await expectAccessible(theirs, 'two auctions side by side')
  const answer = await seal(theirs, 'Your answer', 'Ben', 'Make the answer')
  expect(watch.faults).toEqual([])
  await context.close()

  // The answer comes as text, and a letter of it that was changed is told.
  const wrong = `${answer.slice(0, -4)}${answer.at(-4) === 'A' ? 'B' : 'A'}${answer.slice(-3)}`
  await page.goto('./#/challenge')
  const got = region(page, 'A challenge or an answer you got')
  await got.getByLabel('Link').fill(`Here it is: ${wrong}`)
  await button(got, 'Open').click()
  await expect(page.getByRole('alert')).toContainText('a letter was changed')
  await page.goto(answer)
  const results = region(page, 'Results')
  await expect(results.getByRole('columnheader', { name: 'Ben' })).toBeVisible()
  await expect(results.getByRole('row', { name: /^3 / }).getByRole('cell')).toHaveText([
    '0',
    '+1520',
    '−17',
  ])
  await expect(region(page, 'Your answer')).toHaveCount(0)
})

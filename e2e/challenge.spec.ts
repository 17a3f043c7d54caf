/** A board is sent with its result sealed, played in another profile, answered, and compared. */
import type { Browser, Page } from '@playwright/test'
import { upTo } from '../src/testing/long.ts'
import { expectAccessible } from './pages/axe.ts'
import { expect, test, watchPage } from './pages/journey.ts'
import { takeAllSeats } from './pages/players.ts'
import {
  bid,
  button,
  callCount,
  chooseMore,
  openTab,
  openTable,
  pass,
  plate,
  region,
} from './pages/table.ts'

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

/** All seats, and what a robot called before they were taken is taken back. */
async function takeAllSeatsAtOnce(page: Page): Promise<void> {
  await takeAllSeats(page)
  await expect(async () => {
    if ((await callCount(page)) > 0) await button(page, 'Undo').click()
    expect(await callCount(page)).toBe(0)
  }).toPass()
}
/** A fresh profile on a phone. */
async function profile(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  return { context, page, watch: watchPage(page, new URL(baseURL ?? '').origin) }
}
/** The dealer’s side plays the bid, with so many tricks. */
async function makes(page: Page, name: string, tricks: number): Promise<void> {
  await bid(page, name)
  await pass(page, 3)
  await chooseMore(page, 'Claim')
  const claim = page.getByRole('dialog', { name: 'Claim' })
  await claim.getByLabel(/^Tricks for /).selectOption({ value: String(tricks) })
  await button(claim, 'Claim').click()
  await expect(claim).toHaveCount(0)
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

  const { context, page: theirs, watch } = await profile(browser, baseURL)
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

/** The code with one bit of its last sealed result turned. */
function oneBitTurned(link: string): string {
  const at = link.lastIndexOf('.') + 1
  const bytes = Buffer.from(link.slice(at), 'base64url')
  bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1
  return link.slice(0, at) + bytes.toString('base64url')
}

test('boards are played in two profiles and compared one by one; one bit turned in the seal is told', async ({
  page,
  browser,
  baseURL,
}) => {
  const boards = upTo(2, 8)
  await page.clock.setFixedTime(NOON)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openTable(page)
  await chooseMore(page, 'Session')
  const dialog = page.getByRole('dialog', { name: 'Session' })
  await dialog.getByLabel('Scored by').selectOption({ label: 'Total points' })
  if (boards === 8) await dialog.getByLabel('Deals').selectOption({ label: 'Daily eight' })
  else await dialog.getByLabel('Boards', { exact: true }).fill(String(boards))
  await button(dialog, 'Start').click()
  await expect(dialog).toHaveCount(0)
  await takeAllSeatsAtOnce(page)
  const numbers: number[] = []
  const next = (of: Page) => button(region(of, 'Action'), 'Next board')
  for (let i = 0; i < boards; i++) {
    const told = await plate(page).innerText()
    numbers.push(Number(/Board (\d+)/.exec(told)?.[1]))
    // North and South pass their boards out; East and West make two notrump.
    if (numbers[i]! % 2 === 1) await pass(page, 4)
    else await makes(page, 'two notrump', 8)
    await expect(next(page)).toBeVisible()
    if (i + 1 < boards) await next(page).click()
  }
  await openTab(page, 'Result')
  await button(region(page, 'Session'), 'Challenge a friend').click()
  const sent = await seal(page, 'Challenge a friend', 'Anna', 'Make the challenge')

  const { context, page: theirs, watch } = await profile(browser, baseURL)
  await theirs.goto(oneBitTurned(sent))
  const toPlay = region(theirs, `${boards} boards`)
  await expect(theirs.getByRole('main')).toContainText('does not belong to this challenge')
  await expect(toPlay).toHaveCount(0)
  await theirs.goto(sent)
  await button(toPlay, 'Play').click()
  await expect(region(theirs, 'Bidding box')).toBeVisible()
  await takeAllSeatsAtOnce(theirs)
  for (let i = 0; i < boards; i++) {
    await expect(plate(theirs)).toContainText(`Board ${numbers[i]}`)
    await makes(theirs, 'one notrump', 7)
    await expect(next(theirs)).toBeVisible()
    if (i + 1 < boards) await next(theirs).click()
  }
  await openTab(theirs, 'Result')
  await button(region(theirs, 'Session'), 'Both results').click()
  await expectRows(theirs, 'Anna', numbers, [
    ['+90', '0', '+3'],
    ['−90', '−120', '+1'],
  ])
  const answer = await seal(theirs, 'Your answer', 'Ben', 'Make the answer')
  expect(watch.faults).toEqual([])
  await context.close()

  await page.goto(oneBitTurned(answer))
  await expect(page.getByRole('main')).toContainText('does not belong to this challenge')
  await page.goto(answer)
  await expectRows(page, 'Ben', numbers, [
    ['0', '+90', '−3'],
    ['−120', '−90', '−1'],
  ])
})
async function expectRows(
  page: Page,
  friend: string,
  numbers: readonly number[],
  [odd, even]: readonly [readonly string[], readonly string[]],
): Promise<void> {
  const results = region(page, 'Results')
  await expect(results.getByRole('columnheader', { name: friend })).toBeVisible()
  for (const number of numbers)
    await expect(
      results.getByRole('row', { name: new RegExp(`^${number} `) }).getByRole('cell'),
    ).toHaveText([...(number % 2 === 1 ? odd : even)])
}

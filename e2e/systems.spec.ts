import type { Locator, Page } from '@playwright/test'
import { long, upTo } from '../src/testing/long.ts'
import { accessibleInTurn, expectAccessible, expectColours } from './pages/axe.ts'
import { BRIBIP, NORTH_OPENS, SPADES_OPEN } from './pages/boards.ts'
import { openInPlace, problems, readText } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { ESSEX, NOBODY, SAYC, SCHENKEN, seat } from './pages/players.ts'
import {
  auction,
  bid,
  biddingBox,
  button,
  callCodes,
  callCount,
  cursorOf,
  handOf,
  hint,
  offerLine,
  openDialog,
  openTab,
  openTable,
  PATIENCE,
  panel,
  pick,
  plate,
  region,
  resultCard,
  SEAT_NAMES,
  settled,
} from './pages/table.ts'

const why = (page: Page): Locator => panel(page, 'Why this call')
const facts = (page: Page): Locator => panel(page, 'Fact base')
const shape = (page: Page): Locator => panel(page, 'Shape picture')

// Those of strategies are held and taken back on every change (strategies-table.spec.ts).
if (long)
  test('all four robots are held and taken back', async ({ page }) => {
    await openInPlace(page, NORTH_OPENS)
    await seat(page, [SCHENKEN, ESSEX], { themselves: SEAT_NAMES })
    await expect.poll(() => callCount(page), PATIENCE).toBeGreaterThan(1)
    // The line comes and goes with every call: on a busy machine it is never still for a measured press.
    await button(page, 'Stop').dispatchEvent('click')
    const made = await callCount(page)
    await page.waitForTimeout(1500)
    await expect.poll(() => callCount(page)).toBe(made)
    await page.keyboard.press('Control+z')
    await expect.poll(() => cursorOf(page)).toBe(made - 1)
    await page.keyboard.press('Control+Shift+Z')
    await button(page, 'Go on').click()
    await expect(biddingBox(page)).toHaveCount(0, { timeout: 60_000 })
    await expect(plate(page)).toContainText(/by (North|East|South|West)/)
  })

test('four robots bid and play Standard American, and are asked why', async ({ page }) => {
  test.slow()
  await openInPlace(page, NORTH_OPENS)
  const settings = await openDialog(page, 'Settings')
  await pick(settings.getByRole('radio', { name: 'Quickly' }))
  await button(settings, 'Done').click()
  await seat(page, [SAYC, SAYC], { themselves: SEAT_NAMES })
  // They bid to the end, lead and go on playing; then they are held.
  await expect(biddingBox(page)).toHaveCount(0, { timeout: 120_000 })
  const called = await callCount(page)
  await expect.poll(() => cursorOf(page), { timeout: 120_000 }).toBeGreaterThan(called + 1)
  await button(page, 'Stop').dispatchEvent('click')
  await expect(button(page, 'Go on')).toBeVisible()

  await openTab(page, 'Why')
  const turns = why(page).getByLabel('Turn', { exact: true })
  await expect(turns.getByRole('option')).toHaveCount(called)
  await turns.selectOption('0')
  await expect(why(page)).toContainText('Balanced with 15–17 points.', PATIENCE)
  // The bids that follow: each by a rule of the system or by what was looked ahead, with a reason of its own.
  const names = await turns.getByRole('option').allInnerTexts()
  const bids = names.flatMap((name, at) => (at === 0 || name.endsWith('pass') ? [] : [at]))
  const reasons = new Set<string>()
  for (const at of bids) {
    await turns.selectOption(String(at))
    await settled(page)
    const decided = why(page)
      .getByRole('list', { name: 'What decided' })
      .or(why(page).getByRole('region', { name: 'The robot’s own way' }))
      .first()
    await expect(decided).toBeVisible(PATIENCE)
    await expect(why(page)).toContainText(SAYC)
    reasons.add(await decided.innerText())
  }
  expect(bids.length).toBeGreaterThan(2)
  expect(reasons.size).toBe(bids.length)
  await expectAccessible(page, 'four robots asked why')
  await expectColours(page, 'four robots asked why', { theme: 'dark', deck: 'four' })
})

test('boards are bid in two hands by keyboard alone: with each dealer one, or ten in a long run', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const boards = upTo(4, 10)
  await openTable(page)
  await seat(page, [ESSEX, NOBODY], { two: true })
  for (let board = 1; board <= boards; board++) {
    await expect(plate(page)).toContainText(`Board ${board}`)
    await expect(handOf(page, 'East')).toHaveCount(0)
    // That of the board before may stand until its successor is drawn.
    await expect(resultCard(page)).toHaveCount(0)
    for (let call = 0; call < 20 && (await resultCard(page).count()) === 0; call++) {
      const before = await cursorOf(page)
      const next = button(region(page, 'Action'), 'Next board')
      await expect(button(page, 'Make this call').or(next)).toBeVisible(PATIENCE)
      // The bar may offer the next board before the result is drawn: Space would take it.
      if ((await next.count()) > 0) break
      // The first board has a call of the reader's own, and takes it back: the silent pass goes along.
      if (board === 1 && call === 0) {
        await page.keyboard.press('7')
        await page.keyboard.press('n')
        await expect.poll(() => cursorOf(page)).toBe(before + 2)
        await page.keyboard.press('Control+z')
        await expect.poll(() => cursorOf(page)).toBe(before)
        await expect(hint(page)).toContainText(/to call|calls first/)
        // What was taken back is still on the record; another call starts a new line.
        await page.keyboard.press('p')
        await expect.poll(() => cursorOf(page)).toBe(before + 2)
        continue
      }
      await page.keyboard.press('Space')
      await expect.poll(() => cursorOf(page), PATIENCE).toBeGreaterThan(before)
    }
    await expect(resultCard(page)).toBeVisible()
    const made = (await callCodes(page)).split(' ')
    const dealer = (board - 1) % 4
    // East and West never bid.
    expect(made.every((call, i) => (dealer + i) % 2 === 0 || call === 'P')).toBe(true)
    await page.keyboard.press('Space')
  }
  await expect(plate(page)).toContainText(`Board ${boards + 1}`)
})

test('the call among its neighbours by points stands out, suit and all; its offer moves nothing', async ({
  page,
}) => {
  await openInPlace(page, SPADES_OPEN)
  await seat(page, [ESSEX, ESSEX])
  const bands = region(page, 'This shape, by points').getByRole('listitem')
  await expect(bands.and(page.locator('[aria-current]'))).toContainText('one spade', PATIENCE)
  await expectAccessible(page, 'a suit among the bands of points')
  await expectColours(page, 'a suit among the bands of points', { theme: 'dark', deck: 'four' })
  // The offer moves nothing when it comes.
  await expect(offerLine(page)).toBeVisible()
  const undo = button(page, 'Undo')
  const height = async () => (await undo.boundingBox())?.y ?? 0
  const there = await height()
  const moved: number[] = []
  // Three offers go and three come; the call's own cell is a hair lower than the question mark.
  for (let call = 1; call <= 3; call++) {
    await page.keyboard.press('p')
    await expect.poll(() => callCount(page)).toBe(call)
    for (let i = 0; i < 6; i++) {
      moved.push(Math.abs((await height()) - there))
      await page.waitForTimeout(40)
    }
    await expect(offerLine(page)).toBeVisible()
    moved.push(Math.abs((await height()) - there))
  }
  expect(Math.max(...moved)).toBeLessThan(1.5)
})

test('every call has its reasons, and every other call what it lacks', async ({ page }) => {
  await openInPlace(page, NORTH_OPENS)
  await seat(page, [SCHENKEN, ESSEX])
  // OPENBID opens with its fourteen sections; its continuations have the later calls.
  await expect(offerLine(page)).toContainText('OPENBID')
  await settled(page)
  await expect(why(page).getByRole('list', { name: 'What decided' })).toBeVisible()
  // Its neighbours by points, with this hand among them.
  const bands = region(page, 'This shape, by points').getByRole('listitem')
  await expect(bands.first()).toContainText(/^pass with 0 to \d+/, PATIENCE)
  await expect(bands.and(page.locator('[aria-current]'))).toHaveCount(1)
  // The opening is explained in the same form.
  await button(why(page), /^Why not /).click()
  const openings = why(page).getByRole('list', { name: 'Other calls, the nearest miss first' })
  await expect(openings.getByRole('listitem').first()).toContainText('section', {
    timeout: 60_000,
  })
  await button(page, 'Make this call').click()
  await expect(offerLine(page)).toContainText('Essex Acol')
  await bid(page, 'pass')
  await expect(offerLine(page)).toContainText('Schenken 1967 calls')
  await settled(page)
  await expect(why(page)).toContainText('South has not called yet')
  await why(page).getByText('All rules tried').click()
  await expect(why(page)).toContainText('The rule that chose')
  await expect(
    why(page)
      .getByRole('list', { name: 'Where the rule comes from' })
      .getByText(/Of the system|Ours|The 1967 paper/),
  ).toBeVisible()
  await button(why(page), /^Why not /).click()
  const others = why(page).getByRole('list', { name: 'Other calls, the nearest miss first' })
  await expect(others.getByRole('listitem').first()).toContainText(/(\S+ ){3}/)
  await expect(others).not.toContainText(/would fit|comes first|tests? fail/)
  await button(why(page), 'Smallest change').click()
  await expect(why(page).getByRole('status')).toContainText('has been tried', { timeout: 60_000 })
  const changes = why(page).getByRole('list', { name: 'Smallest change for other calls' })
  await expect(changes.getByRole('listitem').first()).toContainText(' for ')
  await button(why(page), 'What it shows').click()
  await expect(why(page)).toContainText('By the calls not made')

  // A call of one's own is held against the system's.
  await bid(page, 'seven notrump')
  await settled(page)
  await why(page)
    .getByLabel('Turn', { exact: true })
    .selectOption({ label: '3. South, seven notrump' })
  await settled(page)
  await expect(why(page)).toContainText('was made by hand')
  await expect(why(page)).toContainText('Schenken 1967 would have')
})

test('a call opens Why and what it shows; one of no system is read as natural', async ({
  page,
}) => {
  await openInPlace(page, NORTH_OPENS)
  await seat(page, [ESSEX, SCHENKEN])
  await button(page, 'Make this call').click()
  await expect.poll(() => callCount(page)).toBe(1)
  // Seven diamonds in the first round: no rule of 1967 makes it.
  await bid(page, 'seven diamonds')
  await auction(page).getByRole('button', { name: 'seven diamonds' }).click()
  await button(why(page), 'What it shows').click()
  await expect(why(page)).toContainText('Not of Schenken 1967', PATIENCE)
  await expect(why(page)).toContainText('read as natural')
  await auction(page).getByRole('button').first().click()
  await expect(why(page).getByLabel('Turn', { exact: true })).toHaveValue('0')
  await button(why(page), 'What it shows').click()
  await expect(why(page)).toContainText('By itself')
  await expect(why(page)).toContainText('By the calls not made')
  await expect(why(page)).toContainText(/hands of [\d,]+ before/, PATIENCE)
  await button(why(page), 'Go to this call').click()
  await expect.poll(() => cursorOf(page)).toBe(1)
})

test('the shape picture changes on a pass', async ({ page }) => {
  await openInPlace(page, NORTH_OPENS)
  await seat(page, [ESSEX, ESSEX])
  await bid(page, 'one spade')
  await openTab(page, 'More')
  await button(shape(page), 'Shape picture').click()
  await pick(shape(page).getByRole('radio', { name: 'East' }))
  await settled(page)
  await expect(shape(page)).toContainText('East has not called yet')
  const map = shape(page).getByRole('img', { name: /^Length of spades by points: / })
  const before = (await map.getAttribute('aria-label')) ?? ''
  await bid(page, 'pass')
  await settled(page)
  await expect(shape(page)).toContainText('After East’s')
  await expect(map).not.toHaveAccessibleName(before)
  // Hands before, left by the pass itself, left by the bids not made.
  const left = shape(page).getByRole('definition')
  await expect(left).toHaveCount(3)
  await expect(left.first()).toHaveText('8,122,425,444')
  await expect(left.last()).not.toHaveText('8,122,425,444')
  // Honours decide here too; the hands are counted all the same.
  await expect(left.last()).toHaveText(/^[\d,]+$/, PATIENCE)
  // The same in tables, and back before the pass.
  await pick(shape(page).getByRole('radio', { name: 'Tables' }))
  const points = shape(page).getByRole('table', { name: 'Hands by points' })
  await expect(points.getByRole('row', { name: /^20 / })).toContainText('20')
  await page.getByRole('main').focus()
  await page.keyboard.press('ArrowLeft')
  await settled(page)
  await expect(shape(page)).toContainText('East has not called yet')
  await pick(shape(page).getByRole('radio', { name: 'Patterns' }))
  await expect(shape(page).getByRole('img', { name: /^Patterns by points: 4432: / })).toBeVisible()
})

test('bad input is told in words and leaves the table intact', async ({ page }) => {
  await openInPlace(page, NORTH_OPENS)
  await seat(page, [ESSEX, ESSEX])
  await bid(page, 'one club')
  const dialog = await readText(page, `${NORTH_OPENS}[Auction "N"]\n1S 1H Pass Pass\n`)
  await expect(problems(dialog)).toContainText(/not enough|higher|1H/i)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => callCount(page)).toBe(1)
  // An auction that breaks off is simply not over.
  await openInPlace(page, `${NORTH_OPENS}[Auction "N"]\n1S Pass\n`)
  await page.keyboard.press('End')
  await settled(page)
  await expect(hint(page)).toContainText('South to call')
  await expect(offerLine(page)).toContainText('Essex Acol')

  // A system from a later version, as a saved table may name it.
  const players = await openDialog(page, 'Players')
  await players.getByLabel('System of North–South').evaluate((select) => {
    if (!(select instanceof HTMLSelectElement)) return
    select.add(new Option('Of tomorrow', 'tomorrow-2031'))
    select.value = 'tomorrow-2031'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await button(players, 'Done').click()
  await page.reload()
  await settled(page)
  await expect(why(page)).toContainText('is not known here')
  await expect(offerLine(page)).toHaveCount(0)
  const again = await openDialog(page, 'Players')
  await expect(again).toContainText('There is no system or strategy “tomorrow-2031” here')
  await page.keyboard.press('Escape')
  await bid(page, 'two spades')
  await expect.poll(() => callCount(page)).toBe(3)
})

test('players, reasons, note, picture and fact base are accessible', async ({ page }) => {
  test.setTimeout(180_000)
  const look = accessibleInTurn(page, [320, 360, 1440], long)
  await page.setViewportSize({ width: 360, height: 900 })
  await openInPlace(page, BRIBIP)
  await openDialog(page, 'Players')
  await look('players')
  await page.keyboard.press('Escape')
  await seat(page, [ESSEX, ESSEX])
  for (const call of ['pass', 'one spade', 'pass', 'two spades']) await bid(page, call)
  await openTab(page, 'Why')
  await settled(page)
  await why(page).getByText('All rules tried').click()
  await look('reasons')
  await openTab(page, 'More')
  await button(shape(page), 'Shape picture').click()
  await settled(page)
  await look('picture, log')
  await pick(shape(page).getByRole('radio', { name: 'Tables' }))
  await pick(facts(page).getByRole('radio', { name: 'Facts' }))
  await look('tables and facts')
  await button(page, 'Close the lens').click()
  await auction(page).getByRole('button', { name: 'two spades' }).click()
  await button(why(page), 'What it shows').click()
  await expect(why(page)).toContainText('By the calls not made', PATIENCE)
  await look('a call opened')
  await button(page, 'Close the lens').click()
  await seat(page, [ESSEX, NOBODY], { two: true })
  await look('two hands')
})

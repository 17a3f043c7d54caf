/** The page Openings: a hand, why, why not, and the smallest change. */
import type { Locator } from '@playwright/test'
import { long } from '../src/testing/long.ts'
import { expectAccessible, expectAccessibleAt } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { answer, asText, HAND, key, OPENINGS, openPage, opens, type } from './pages/openings.ts'
import {
  auction,
  button,
  callCount,
  PATIENCE,
  panel,
  pick,
  region,
  settled,
} from './pages/table.ts'

test('nothing moves while the answers come in: wide and on a phone, at four sizes in a long run', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        moved.push(entry.value.toFixed(4))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openPage(page, OPENINGS)
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [360, 740],
  ] as const) {
    if (!long && width !== 1440 && width !== 360) continue
    await page.setViewportSize({ width, height })
    await page.reload()
    await expect(panel(page, 'Smallest change').getByRole('button', { name: 'Apply' })).toBeVisible(
      PATIENCE,
    )
    await expect(panel(page, 'Why not').getByRole('listitem').first()).toBeVisible(PATIENCE)
    await settled(page)
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved)
    expect(moved, `layout shifts at ${width} × ${height}`).toEqual([])
  }
})

test('a hand is edited to openings, one of three or ten in a long run, and drawn at random for one', async ({
  page,
}) => {
  await openPage(page)
  const cases = [
    ['KQJ84.AQ5.8642.7', 'one spade', '12a', 'Standard opening'],
    ['A962.KQ.QJT4.K87', 'one notrump', '7', 'Notrump'],
    ['AKQJ6.AK4.K72.Q8', 'one club', '8b', 'Conventional'],
    ['AK32.AQ4.AK3.KQ6', 'two diamonds', '3', 'Strong notrump'],
    ['AK32.AQ4.AJ3.KJ6', 'two notrump', '4', 'Notrump'],
    ['A2.87.643.AKQT98', 'three clubs', '9', 'Special'],
    ['7.KQJ942.83.9754', 'two hearts', '10', 'Weak two'],
    ['7.A4.KJT9532.865', 'three diamonds', '11a', 'Weak preempt'],
    ['8654.J92.T74.K83', 'Passes', '1', 'Hopeless pass'],
    ['AKQJ9852.7.4.A83', 'four spades', '6a', 'Strong preempt'],
  ] as const
  for (const [i, [hand, call, section, name]] of cases.entries()) {
    if (!long && i % 3 !== 0) continue
    await type(page, hand)
    await expect(opens(page), hand).toContainText(call)
    await expect(answer(page).getByText(`section ${section}`, { exact: true })).toBeVisible()
    // The chosen section stands open, with its conditions met.
    const chosen = page.getByRole('button', { expanded: true }).filter({ hasText: name })
    const line = answer(page).getByRole('listitem').filter({ has: chosen })
    await expect(line).toHaveCount(1)
    await expect(line).toContainText(section)
    await expect(line).toContainText(/ met|answers/)
  }

  // A random hand opens as asked, at the rarest section too.
  const typed = panel(page, 'The hand')
  for (const [choice, section] of [
    ['11a Weak preempt', '11a'],
    ['2a Slam in own hand', '2a'],
  ] as const) {
    await typed.getByLabel('Random hand that opens').selectOption(choice)
    await button(typed, 'Random hand').click()
    await expect(answer(page).getByText(`section ${section}`, { exact: true })).toBeVisible({
      timeout: 20_000,
    })
  }
  expect(page.url()).toContain(await asText(page).inputValue())
})

test('a hand that cannot be read is told with its place; cards are pressed out and in; the last good one stays', async ({
  page,
}) => {
  await openPage(page)
  const field = asText(page)
  for (const [typed, message] of [
    ['AQT83.A62.K84.QX', 'At letter 16: “X” in the clubs is not a rank'],
    ['AQT83.A62.K84.QQ', 'At letter 16: The card CQ stands twice'],
    ['AQT83.A62.K84.Q', 'The hand has 12 cards; it needs 13'],
    ['AQT83.A62', 'this has 2'],
  ] as const) {
    await field.fill(typed)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(panel(page, 'The hand')).toContainText(message)
    await expect(opens(page)).toContainText('one spade')
  }

  // Cards are pressed out and in, dragged, and the last whole hand is kept.
  await type(page, HAND)
  await key(page, 'three of spades').click()
  await expect(key(page, 'three of spades')).toHaveAttribute('aria-pressed', 'false')
  await expect(answer(page)).toContainText('last hand of thirteen')
  await expect(opens(page)).toContainText('one spade')
  await expect(button(panel(page, 'The hand'), 'Deal at the table')).toBeDisabled()
  await key(page, 'two of clubs').click()
  await settled(page)
  await expect(opens(page)).toContainText('one notrump')
  await expect(asText(page)).toHaveValue('AQT8.A62.K84.Q62')
  // A fourteenth card is refused with the reason.
  await key(page, 'ace of clubs').click()
  await expect(panel(page, 'The hand')).toContainText('Take one out before the ace of clubs')
  await expect(key(page, 'ace of clubs')).toHaveAttribute('aria-pressed', 'false')
  await key(page, 'queen of clubs').dragTo(key(page, 'jack of clubs'))
  await expect(asText(page)).toHaveValue('AQT8.A62.K84.J62')

  // A broken link says the same.
  await page.goto(`${OPENINGS}/AQT83.A62.K84.QX`)
  await page.reload()
  await expect(opens(page)).toBeVisible()
  await expect(panel(page, 'The hand')).toContainText('At letter 16')
})

test('a hand dealt at the table is bid by OPENBID on both sides, and Undo gives the own systems back', async ({
  page,
}) => {
  await openPage(page)
  await button(panel(page, 'The hand'), 'Deal at the table').click()
  const bar = region(page, 'Action')
  await expect(bar).toContainText('Schenken bids for both sides here', PATIENCE)
  await expect(bar).toContainText('one spade')
  await expectAccessible(page, 'a hand of OPENBID at the table')
  await button(bar, 'Undo').click()
  await expect(bar).toContainText('one notrump')
  await expect(bar).not.toContainText('Schenken')
  // Done again, it bids by the page's system, and goes on so after the first call.
  await settled(page)
  await page.keyboard.press('Control+Shift+z')
  await expect(bar).toContainText('Schenken bids for both sides here')
  await button(bar, 'Make this call').click()
  await expect.poll(() => callCount(page)).toBe(1)
  await expect(bar).not.toContainText('for both sides here')
})

test('why not lists every other opening, and the smallest change is applied', async ({ page }) => {
  await openPage(page)
  await settled(page)
  const whyNot = panel(page, 'Why not')
  await expect(whyNot.getByRole('listitem').first()).toContainText(
    'one stopper short of 1NTone notrump at section 7',
  )
  await button(whyNot, 'All calls').click()
  await expect(whyNot.getByRole('listitem')).toHaveCount(29)
  await expect(whyNot).toContainText('No hand at all opens 3NT')

  const change = panel(page, 'Smallest change')
  await expect(change).toContainText('three of spades for two of clubs')
  await button(change, 'Apply').click()
  await settled(page)
  await expect(opens(page)).toContainText('one notrump')

  // Asked for by name: from the list, and from the entries of why not.
  await change.getByLabel('So that it opens').selectOption('3♦')
  await settled(page)
  await expect(change).toContainText('section 11a opens')
  await button(change, 'Apply').click()
  await settled(page)
  await expect(opens(page)).toContainText('three diamonds')
  await change.getByLabel('So that it opens').selectOption('5♠')
  await expect(change).toContainText('No hand at all opens')
  await whyNot
    .getByRole('button', { name: /two hearts/ })
    .first()
    .click()
  await settled(page)
  await expect(change.getByLabel('So that it opens').locator('option:checked')).toHaveText('2♥')
})

test('the address brings back hand, reading and question', async ({ page }) => {
  await openPage(page, `${OPENINGS}/KQ9.T.AKQJ754.J8/published/2D`)
  await settled(page)
  const reading = panel(page, 'The hand').getByRole('radio', { name: '0, as published' })
  await expect(reading).toBeChecked()
  const change = panel(page, 'Smallest change')
  await expect(change).toContainText('2 cards of thirteen')
  // With the trick for the king and queen one card is enough.
  await pick(panel(page, 'The hand').getByRole('radio', { name: '1 trick, corrected' }))
  await settled(page)
  await expect(change).toContainText('1 card of thirteen')
  await page.reload()
  await settled(page)
  await expect(asText(page)).toHaveValue('KQ9.T.AKQJ754.J8')
  await expect(change).toContainText('1 card of thirteen')
})

test('the page is used by keyboard alone', async ({ page }) => {
  await openPage(page)
  await settled(page)
  const tabTo = async (control: Locator, most = 60): Promise<void> => {
    for (let i = 0; i < most; i++) {
      if (await control.evaluate((e) => e === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(control, `reached within ${most} tabs`).toBeFocused()
  }
  await tabTo(key(page, 'ace of spades'))
  for (let i = 0; i < 11; i++) await page.keyboard.press('ArrowRight')
  await expect(key(page, 'three of spades')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(key(page, 'three of spades')).toHaveAttribute('aria-pressed', 'false')
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(key(page, 'two of clubs')).toBeFocused()
  await page.keyboard.press('Enter')
  await settled(page)
  await expect(opens(page)).toContainText('one notrump')
  // Letters and arrows are this page's own here: nothing happens at the table.
  await page.keyboard.press('p')
  await tabTo(panel(page, 'Smallest change').getByLabel('So that it opens'), 120)
  await page.keyboard.type('1NT')
  await page.keyboard.press('ArrowDown')
  await settled(page)
  await tabTo(button(panel(page, 'Smallest change'), 'Apply'))
  await page.keyboard.press('Enter')
  await settled(page)
  await expect(opens(page)).not.toContainText('one notrump')
  const first = panel(page, 'The census').getByRole('button', {
    name: /random hand that opens pass/,
  })
  await panel(page, 'The census').scrollIntoViewIfNeeded()
  await expect(first).toBeVisible({ timeout: 30_000 })
  await tabTo(first, 160)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(opens(page)).toContainText('one spade', { timeout: 20_000 })
  await page.goto('./#/')
  await expect(region(page, 'Table')).toBeVisible()
  await expect(auction(page).getByRole('cell').getByRole('button')).toHaveCount(0)
})

test('the page is accessible at every width', async ({ page }) => {
  const at = (...widths: readonly number[]) => ({
    widths: long ? [320, 360, 768, 1440] : widths,
    bothThemes: true,
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 800 })
  await openPage(page)
  await panel(page, 'The census').scrollIntoViewIfNeeded()
  await expect(button(panel(page, 'The census'), 'Count again')).toBeVisible({ timeout: 30_000 })
  await settled(page)
  await expectAccessibleAt(page, 'charts', at(320, 360, 1440))
  await key(page, 'three of spades').click()
  await asText(page).fill('AQT83.A62.K84.QX')
  await pick(panel(page, 'The census').getByRole('radio', { name: 'Table' }))
  await expectAccessibleAt(page, 'a hand that cannot be read; tables', at(320, 768, 1440))
})

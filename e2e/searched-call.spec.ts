/** A robot that looks ahead where its rules end: its call is stopped, made, questioned, and its layouts opened. */
import { expectAccessible } from './pages/axe.ts'
import { openInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { SAYC, seat } from './pages/players.ts'
import { auction, button, callCodes, openTab, panel, region } from './pages/table.ts'

/**
 * One notrump comes round to West, who has seven spades. The rules bid three; a double gains more over most layouts,
 * two spades over some, and three over none: over eight seeds the robot doubled in six and bid two in two.
 */
const BOARD = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:Q4.AQ5.KQ63.K863 76.8763.AT98.AJT T2.JT94.J72.Q954 AKJ9853.K2.54.72"]
[Auction "N"]
1NT Pass Pass
*
`

test('a robot’s own call is told after its system’s, with the layouts a press away', async ({
  page,
}) => {
  await openInPlace(page, BOARD)
  await page.getByRole('main').focus()
  await page.keyboard.press('End')
  await seat(page, [SAYC, SAYC], { themselves: ['West'] })

  // It is held, and what it was working at is given up; then it begins again.
  await button(region(page, 'Action'), 'Stop').click()
  await expect(button(region(page, 'Action'), 'Go on')).toBeVisible()
  const before = await callCodes(page)
  await button(region(page, 'Action'), 'Go on').click()
  await expect.poll(() => callCodes(page), { timeout: 60_000 }).not.toBe(before)

  await openTab(page, 'Why')
  await button(auction(page), /^(double|two spades)/).click()
  const why = panel(page, 'Why this call')
  // First the system’s call with its reasons, then what the other gains.
  await expect(why).toContainText('three spades')
  const own = why.getByRole('region', { name: 'The robot’s own way' })
  await expect(own).toContainText(/West’s robot looked ahead\. Over \d+ layouts .+ gains/)
  await own.locator('summary').click()
  const layouts = own.getByRole('list', { name: 'The layouts' }).locator('> li')
  await expect(layouts).toHaveCount(4, { timeout: 60_000 })
  await expect(layouts.first()).toContainText(/notrump|spades/)
  await button(own, /^Show all \d+ layouts$/).click()
  expect(await layouts.count()).toBeGreaterThan(4)
  // To the others it is marked as a judgement.
  await button(why, 'What it shows').click()
  await expect(why).toContainText('its hand may be another than the rules show')
  await expectAccessible(page, 'a robot’s layouts')
})

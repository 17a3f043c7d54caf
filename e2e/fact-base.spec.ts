import type { Locator, Page } from '@playwright/test'
import { boardText } from '../src/testing/board-text.ts'
import { expectAccessible } from './pages/axe.ts'
import { BRIBIP } from './pages/boards.ts'
import { openInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { ESSEX, seat } from './pages/players.ts'
import {
  auction,
  biddingBox,
  button,
  callCodes,
  openTab,
  PATIENCE,
  panel,
  pick,
  SEAT_NAMES,
  settled,
} from './pages/table.ts'

const BRIBIP_CALLS = 'P 1S P 2S P 3D P 4C P 4H P 4NT P 5C P 5NT P 6D P 7S P P P'
const why = (page: Page): Locator => panel(page, 'Why this call')
const facts = (page: Page): Locator => panel(page, 'Fact base')

test('four robots bid the example of BRIBIP call for call, and its log fills', async ({ page }) => {
  test.setTimeout(240_000)
  await openInPlace(page, BRIBIP)
  await seat(page, [ESSEX, ESSEX], { themselves: SEAT_NAMES })
  await openTab(page, 'More')
  await expect(facts(page)).toBeVisible()
  // The log grows while they bid.
  await expect(button(facts(page), /^Call 2 /)).toBeVisible(PATIENCE)
  await expect(biddingBox(page)).toHaveCount(0, { timeout: 120_000 })
  // They would play on.
  await button(page, 'Stop').click()
  await expect.poll(() => callCodes(page)).toBe(BRIBIP_CALLS)
  // A tab that was picked holds until the phase changes.
  await openTab(page, 'More')
  await settled(page)

  // The plan for the play stands first now. The raise, as South reads it: known, shown, and what fired.
  await pick(facts(page).getByRole('radio', { name: 'Log' }))
  await button(facts(page), /^Call 4 /).click()
  const log = facts(page).getByRole('region', { name: 'Log', exact: true })
  await expect(log).toContainText('North: 6 or more points')
  await expect(log).toContainText('safelevel')
  await expect(log).toContainText('trumps')
  await expect(log).toContainText('Trigger: ')
  await button(facts(page), /^Call 12 /).click()
  await expect(log).toContainText(/Message .*aces/)
  await button(facts(page), /^Call 21 /).click()
  await expect(log).toContainText('is expected and not analysed')

  // Pointing at an entry lights its call in the auction; a press on the call goes there.
  await log.getByText('North: 6 or more points').first().hover()
  await expect(auction(page).locator('td[data-lit]')).toHaveCount(1)
  await expect(auction(page).locator('td[data-lit]')).toContainText('two spades')

  await pick(facts(page).getByRole('radio', { name: 'Facts' }))
  const known = facts(page).getByRole('region', { name: 'Known', exact: true })
  await expect(known).toContainText('trumps =')
  await expect(known).toContainText('A suit that both have bid is trumps')
  await expect(facts(page).getByRole('region', { name: 'Shown', exact: true })).toContainText(
    /call \d+/,
  )
  await pick(facts(page).getByRole('radio', { name: 'Plan' }))
  await expect(facts(page)).toContainText('Tentative plan for the play')
  await expect(facts(page)).toContainText('draw trumps')

  // Behind the ask there was a partial plan.
  await page.getByRole('main').focus()
  await page.keyboard.press('Home')
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight')
  await openTab(page, 'More')
  await pick(facts(page).getByRole('radio', { name: 'Plan' }))
  await settled(page)
  await expect(facts(page)).toContainText('Partial plan, behind an ask')
  // North asked, and knows what each answer would be good for.
  await expect(facts(page)).toContainText('No plan stands now.')
  await pick(facts(page).getByRole('radio', { name: 'North' }))
  await settled(page)
  await expect(facts(page)).toContainText('from partner')
  // The same plan is the reason that is given for the ask.
  await openTab(page, 'Why')
  await why(page)
    .getByLabel('Turn', { exact: true })
    .selectOption({ label: '12. North, four notrump' })
  await settled(page)
  await why(page).getByText('All rules tried').click()
  await expect(why(page).getByRole('list', { name: 'The plan behind it' })).toContainText(
    'with three aces from partner',
  )
})

/** South showed one ace in answer to 4NT; West holds two, and leads one. */
const ACES = boardText(
  'N:KQJ4.Q5.AQT65.K2 75.T763.9.Q98653 A9863.KJ2.KJ3.J7 T2.A984.8742.AT4',
  '5S',
  '1S Pass 4NT Pass 5D Pass 5S Pass Pass Pass',
  'HA',
)
test('the ace in dummy tells where the other is, and the plan is made again', async ({ page }) => {
  test.setTimeout(120_000)
  await openInPlace(page, ACES)
  await seat(page, [ESSEX, ESSEX])
  await page.keyboard.press('End')
  await openTab(page, 'More')
  await pick(facts(page).getByRole('radio', { name: 'West' }))
  await settled(page)
  await pick(facts(page).getByRole('radio', { name: 'Log' }))
  const log = facts(page).getByRole('region', { name: 'Log', exact: true })
  await expect(log).toContainText(
    'Dummy has the ace of diamonds: then South has the ace of spades',
    PATIENCE,
  )
  await expect(log).toContainText('South: the ace of spades (a rank has four cards)')
  await pick(facts(page).getByRole('radio', { name: 'Facts' }))
  const watched = facts(page).getByRole('region', { name: 'Watched for in dummy' })
  await expect(
    watched.getByRole('listitem').filter({ hasText: /^the ace of diamonds: then South/ }),
  ).toContainText('seen')
  // Before the lead it was still waited for.
  await page.getByRole('main').focus()
  await page.keyboard.press('ArrowLeft')
  await settled(page)
  await expect(
    watched.getByRole('listitem').filter({ hasText: /^the ace of diamonds: then South/ }),
  ).toContainText('waiting')
  await page.keyboard.press('End')
  await pick(facts(page).getByRole('radio', { name: 'South' }))
  await pick(facts(page).getByRole('radio', { name: 'Plan' }))
  await settled(page)
  await expect(facts(page)).toContainText('Tentative plan for the play')
  await facts(page).getByText('How it came about').click()
  await expect(facts(page)).toContainText(/Dummy: (Changed in the plan|New in the plan|No longer)/)
})

test('the fact base stands beside the steps of an example, and follows the plan to the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('./#/sources/bribip')
  await button(page, /^Seven spades, North short in clubs/).click()
  const strip = panel(page, 'Example: Seven spades, North short in clubs')
  // On a phone too the words of the step and the way on are in sight at once.
  await expect(strip).toContainText('East passes', PATIENCE)
  await expect(button(strip, 'Next step')).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(facts(page)).toBeInViewport()
  await page.getByRole('main').focus()
  await page.keyboard.press('End')
  const plan = facts(page).getByRole('list', { name: 'Plan' }).getByRole('listitem')
  await expect(plan).toHaveText([/ruff.*done/, /none is out.*done/], PATIENCE)
  // From the last step backwards: trumps are drawn, West has shown out, a club was ruffed.
  for (const words of ['Trumps are drawn', 'West shows out']) {
    await button(strip, 'Previous step').click()
    await expect(strip).toContainText(words)
  }
  await expect(plan).toHaveText(
    [/ruff.*done/, /draw trumps.*1 still out, with East/, /ruff/],
    PATIENCE,
  )
  const trick = facts(page).getByRole('region', { name: 'Trick 8' })
  await expect(trick).toContainText('a singleton in')
  await expect(trick).toContainText('Follows the plan')
  await expectAccessible(page, 'a plan that is followed')
})

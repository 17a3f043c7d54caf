/** The page Systems: any system as its rules, one hand in all of them, and the convention card. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectColours, expectNoSideScroll } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { button, panel, pick } from './pages/table.ts'

/** Counting and drawing go on in workers, beside everything else on a busy machine. */
const COUNTED = { timeout: 60_000 }

const theRule = (page: Page): Locator => panel(page, 'The rule')
const part = (page: Page, name: string): Promise<void> =>
  pick(page.getByRole('radiogroup', { name: 'Part of the page' }).getByRole('radio', { name }))
const hands = (page: Page): Locator => theRule(page).getByRole('region', { name: 'Hands' })

async function openBook(page: Page, address = ''): Promise<void> {
  await page.goto(`./#/systems${address}`)
  await expect(page.getByRole('heading', { name: 'Systems', level: 1 })).toBeAttached()
}

test('rules are found by auction and by search, and a link opens the same', async ({ page }) => {
  await openBook(page)
  await expect(
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Systems' }),
  ).toHaveAttribute('aria-current', 'page')
  await expect(theRule(page)).toContainText('Balanced with 15–17 points.')
  await expect(theRule(page)).toContainText(/4\.9\s%: [\d,]+ of 635,013,559,600 hands/, COUNTED)
  await expect(hands(page)).toContainText('One that just misses', COUNTED)
  await expect(hands(page).getByRole('listitem')).toHaveCount(3)
  await expect(hands(page)).toContainText(/(short of|too many for|asks for).*It calls/)

  // By keyboard alone: the auction is typed, a rule is opened.
  const typed = page.getByRole('textbox', { name: 'Auction' })
  await typed.focus()
  await page.keyboard.type('1nt pass')
  const next = panel(page, 'After 1N P').getByRole('list', {
    name: 'Rules in the order they are tried',
  })
  await next.getByRole('button', { name: /^two diamonds: Five hearts or more/ }).focus()
  await page.keyboard.press('Enter')
  await expect(theRule(page)).toContainText('asks partner to bid two hearts')
  await expect(theRule(page)).toContainText('ACBL SAYC System Booklet: Notrump bidding')
  await expect(next.locator('[aria-current]')).toHaveCount(1)
  await expect(theRule(page)).toContainText(/%: [\d,]+ of 635,013,559,600 hands/, COUNTED)
  await expect(hands(page)).toContainText('One that just misses', COUNTED)
  await expectAccessible(page, 'a rule')
  const said = await theRule(page).innerText()

  // Whoever opens the link reads the same, hands and all.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(hands(other)).toContainText('One that just misses', COUNTED)
  await expect(theRule(other)).toContainText(/%: [\d,]+ of 635,013,559,600 hands/, COUNTED)
  expect(await theRule(other).innerText()).toBe(said)
  await other.close()

  // What is wrong with an auction is said at its field; the box goes on from where it stood.
  await typed.fill('1N P 1C')
  await expect(typed).toHaveAccessibleDescription(/1C is not enough/)
  await typed.fill('')
  await button(page, 'one heart').click()
  await button(page, 'pass').click()
  await expect(typed).toHaveValue('1H P')
  await expect(page.getByRole('list', { name: 'Calls so far' }).getByRole('listitem')).toHaveCount(
    2,
  )

  await part(page, 'By topic')
  await page.getByRole('searchbox', { name: 'Search' }).fill('both majors')
  const rules = page.getByRole('navigation', { name: 'Rules' })
  await rules
    .getByRole('button', { name: /both majors/i })
    .first()
    .click(COUNTED)
  await expect(theRule(page)).toContainText(/both majors/i)
  await expect(page).toHaveURL(/by\.topics.*find\.both/)
  await expectAccessible(page, 'by topic')
})

test('one hand in every system, and a system on one sheet of paper', async ({ page }) => {
  await openBook(page, '/sayc/by.hand')
  const calls = page.getByRole('list', { name: 'The call of each system' })
  await expect(calls.getByRole('button')).toHaveCount(10, COUNTED)
  await expect(calls.getByRole('listitem').first()).toContainText('Standard American (SAYC)')
  await expect(calls).toContainText(/Not 1NTone notrump: /)
  await page.getByRole('textbox', { name: 'As text' }).fill('2.KQJ9754.83.T62')
  await expect(calls.getByRole('listitem').first()).toContainText('three hearts', COUNTED)
  await expect(page).toHaveURL(/hand\.2\.KQJ9754/)
  await expectAccessible(page, 'one hand')
  await expectColours(page, 'one hand', { theme: 'dark', deck: 'four' })
  await button(panel(page, 'The hand'), 'Deal at the table').click()
  await expect(page.getByRole('region', { name: 'Action' })).toContainText('SAYC bids for both')
  await page.goBack()
  await button(page, 'The rule in Essex Acol').click()
  await expect(page.getByLabel('System', { exact: true })).toHaveValue('essex-acol')
  await expect(theRule(page)).toContainText('BRIBIP')

  await page.getByLabel('System', { exact: true }).selectOption('sayc')
  await part(page, 'Card')
  const card = page.getByRole('article', { name: 'Standard American (SAYC)' })
  for (const name of ['Openings', 'Notrump', 'Slam', 'They come in', 'Leads and signals'])
    await expect(card.getByRole('region', { name, exact: true })).toBeVisible(COUNTED)
  await expectAccessible(page, 'card')
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoSideScroll(page, 'card')
  // Notrump is no larger than its level on paper: the least size of letters is one of screens.
  await page.emulateMedia({ media: 'print' })
  const sizes = (which: string) =>
    card.locator(which).evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize))
  const [level = ''] = await sizes('li .call-text')
  for (const size of await sizes('.notrump'))
    expect(Number.parseFloat(size)).toBeLessThanOrEqual(Number.parseFloat(level))
  await page.emulateMedia({ media: null })
  // The fullest card: the page's own foot asked for a second sheet, an empty one.
  await page.getByLabel('System', { exact: true }).selectOption('essex-acol')
  await expect(page.getByRole('article', { name: 'Essex Acol' })).toBeVisible(COUNTED)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  for (const name of ['By auction', 'By topic', 'One hand']) {
    await part(page, name)
    await expectNoSideScroll(page, name)
  }
})

/** The page Combinations: one suit, the catalogue, the quiz, several suits. By role and name. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSideScroll } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { button, panel } from './pages/table.ts'

async function openPage(page: Page, path = ''): Promise<void> {
  await page.goto(`./#/combinations${path}`)
  await expect(page.getByRole('heading', { name: 'Combinations', level: 1 })).toBeAttached()
}
const plans = (page: Page): Locator => panel(page, 'Plans').getByRole('article')
const choose = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('radio', { name }).check({ force: true })

test('the document’s example: two ways for 52 %, the finesse for 50 % that never lets Seat D in', async ({
  page,
}) => {
  await openPage(page)
  await expect(panel(page, 'The suit').getByLabel('North (Seat A)')).toHaveValue('AQJTxxx')
  await expect(plans(page)).toHaveCount(2)
  const best = plans(page).nth(0)
  await expect(best).toHaveAccessibleName('Plan 1: 52 %')
  await expect(best).toContainText('Cash the ace')
  await expect(best).toContainText('Lead low from South to the ace')
  await expect(best).toContainText(/to West \(Seat D\).*or East \(Seat B\)/)
  const finesse = plans(page).nth(1)
  await expect(finesse).toHaveAccessibleName('Plan 2: 50 %')
  await expect(finesse).toContainText('Lead low from South to the ten')
  await expect(finesse).toContainText('Never loses the lead to West (Seat D)')
  await expect(best).not.toContainText('Never loses the lead')
  // Where the two part.
  const rows = panel(page, 'Layouts').getByRole('row')
  await expect(rows.nth(1)).toContainText('Plan 1 takes 1 more')
  await expect(rows.nth(2)).toContainText('Plan 2 takes 1 more')
})

test('a danger hand changes the choice', async ({ page }) => {
  await openPage(page)
  await choose(panel(page, 'The suit'), 'West')
  await expect(plans(page).first()).toHaveAccessibleName('Plan 1: 52 %')
  await choose(panel(page, 'Plans'), /^at least 6 tricks/)
  await expect(plans(page).first()).toHaveAccessibleName('Plan 1: 100 %')
  await expect(plans(page).first()).toContainText('to the ten')
  await choose(panel(page, 'The suit'), 'East')
  await expect(plans(page).first()).toHaveAccessibleName('Plan 1: 76 %')
  await expect(plans(page).first()).not.toContainText('to the ten')
})

test('the catalogue’s question: five winners, Seat D never on lead, is the finesse for certain', async ({
  page,
}) => {
  await openPage(page)
  const scenarios = panel(page, 'Scenarios')
  await expect(scenarios).toContainText('six winners without losing a trick')
  await scenarios.getByLabel('Winners wanted').selectOption('5')
  await choose(scenarios, 'West (Seat D)')
  await expect(scenarios.getByRole('status')).toContainText(/^Certain: .*to the ten/)
  await choose(scenarios, 'anybody may')
  await scenarios.getByLabel('Winners wanted').selectOption('7')
  await expect(scenarios.getByRole('status')).toContainText('not so many winners')
})

test('bad input is named at its field and the last good suit stays', async ({ page }) => {
  await openPage(page)
  await expect(plans(page).first()).toHaveAccessibleName('Plan 1: 52 %')
  const suit = panel(page, 'The suit')
  await suit.getByLabel('North (Seat A)').fill('AQ?')
  await expect(suit).toContainText('“?” is no card')
  await expect(panel(page, 'Plans')).toContainText('the last good suit')
  await expect(plans(page).first()).toHaveAccessibleName('Plan 1: 52 %')
  await suit.getByLabel('North (Seat A)').fill('AKQJT98765')
  await suit.getByLabel(/^South/).fill('AKQJ')
  await expect(suit).toContainText(/hold/)
  await suit.getByLabel(/^South/).fill('432')
  await choose(suit, 'weights')
  await suit.getByLabel('What West holds, and its weight').fill('A:-1')
  await expect(suit.getByText(/not|at least 0/).first()).toBeVisible()
})

test('a plan is played through, and the state is in the address', async ({ page }) => {
  await openPage(page)
  const through = panel(page, 'Play it through')
  await button(panel(page, 'Layouts'), 'Step through 9 – K').click()
  await expect(page).toHaveURL(/layout\.9/)
  await expect(through).toContainText('North leads the ace')
  await button(through, /^King/).click()
  await expect(page).toHaveURL(/played\.K/)
  await page.reload()
  await expect(through).toContainText('West')
  await button(panel(page, 'Play it through'), /^Nine/).click()
  await expect(through).toContainText('Declarer has 7 tricks')
  await button(through, 'Take back').click()
  await expect(button(through, /^Nine/)).toBeVisible()
})

test('keys of the cards move them between the hands', async ({ page }) => {
  await openPage(page, '/AQJ/432')
  const suit = panel(page, 'The suit')
  const ten = button(suit, 'ten: hidden')
  await ten.focus()
  await page.keyboard.press('Enter')
  await expect(suit.getByLabel(/^North/)).toHaveValue('AQJT')
  await page.keyboard.press('Enter')
  await expect(suit.getByLabel(/^South/)).toHaveValue('T432')
})

test('the catalogue is searched and a find is opened', async ({ page }) => {
  await openPage(page, '/AQJ/432/tab.catalogue')
  const catalogue = panel(page, 'Catalogue')
  await expect(catalogue.getByRole('status')).toContainText('159,094 matches')
  await catalogue.getByLabel('Cards in both hands').fill('7')
  await catalogue.getByLabel('Tricks wanted').fill('3')
  await catalogue.getByLabel('Chance near, in %').fill('50')
  await expect(catalogue.getByRole('status')).not.toContainText('159,094')
  const first = catalogue.getByRole('rowheader').first().getByRole('button')
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(panel(page, 'Plans')).toBeVisible()
  expect(name).toMatch(/opposite/)
  await catalogue.waitFor({ state: 'detached' })
  await page.goBack()
  await expect(panel(page, 'Catalogue').getByLabel('Tricks wanted')).toHaveValue('3')
})

test('the quiz shows no figure before the choice', async ({ page }) => {
  await openPage(page, '/AQJ/432/tab.quiz')
  const quiz = panel(page, 'Quiz')
  const options = quiz.getByRole('listitem').getByRole('button')
  await expect(options.first()).toBeVisible()
  await expect(quiz.getByRole('list')).not.toContainText('%')
  await options.first().click()
  await expect(quiz.getByRole('list')).toContainText('%')
  await expect(quiz.getByRole('status')).toContainText(/Right|That is worth/)
  await button(quiz, 'Another question').click()
  await expect(quiz.getByRole('list')).not.toContainText('%')
})

test('several suits: the plan across them and what it is worth', async ({ page }) => {
  await openPage(page, '/AQJ/432/tab.several')
  const several = panel(page, 'Several suits')
  await expect(several).toContainText('by the best plan')
  await several.getByLabel('Tricks needed').fill('x')
  await expect(several).toContainText('A whole number from 1 to 13')
  await expect(several).toContainText('by the best plan')
})

test('nothing is found by axe, and nothing sticks out', async ({ page }) => {
  await openPage(page)
  await expect(plans(page)).toHaveCount(2)
  for (const path of ['', '/AQJ/432/tab.catalogue', '/AQJ/432/tab.quiz', '/AQJ/432/tab.several']) {
    await openPage(page, path)
    await page.waitForTimeout(800)
    for (const width of [1440, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `Combinations ${path} at ${width}`)
      await expectNoSideScroll(page, `Combinations ${path} at ${width}`)
    }
  }
})

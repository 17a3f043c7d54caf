/** The page Combinations: one suit, the catalogue, the quiz, several suits. By role and name. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { button, panel, pick, settled } from './pages/table.ts'

async function openPage(page: Page, path = ''): Promise<void> {
  await page.goto(`./#/combinations${path}`)
  await expect(page.getByRole('heading', { name: 'Combinations', level: 1 })).toBeAttached()
}
const plans = (page: Page): Locator => panel(page, 'Plans').getByRole('article')
const choose = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  pick(within.getByRole('radio', { name }))

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
  await expect(rows.nth(1)).toContainText('Plan 1 takes one more trick')
  await expect(rows.nth(2)).toContainText('Plan 2 takes one more trick')
  // The catalogue’s question: five winners, Seat D never on lead, is the finesse for certain.
  const scenarios = panel(page, 'Scenarios')
  await expect(scenarios).toContainText('six winners without losing a trick')
  await scenarios.getByLabel('Winners wanted').selectOption('5')
  await choose(scenarios, 'West (Seat D)')
  await expect(scenarios.getByRole('status')).toContainText(/^Certain: .*to the ten/)
  await choose(scenarios, 'anybody may')
  await scenarios.getByLabel('Winners wanted').selectOption('7')
  await expect(scenarios.getByRole('status')).toContainText('not so many winners')

  // A danger hand changes the choice.
  await choose(panel(page, 'The suit'), 'West')
  await expect(plans(page).first()).toHaveAccessibleName('Plan 1: 52 %')
  await choose(panel(page, 'Plans'), /^at least 6 tricks/)
  await expect(plans(page).first()).toHaveAccessibleName('Plan 1: 100 %')
  await expect(plans(page).first()).toContainText('to the ten')
  await choose(panel(page, 'The suit'), 'East')
  await expect(plans(page).first()).toHaveAccessibleName('Plan 1: 76 %')
  await expect(plans(page).first()).not.toContainText('to the ten')
})

test('the tree of scenarios: both counts, normal form, what is left out; walked, and kept in the address', async ({
  page,
}) => {
  // The finesse against K9 with Seat D: sections IV and VIII of the document.
  await openPage(page, '/AQJTxxx/xxxx/goal.7/plan.2/layout.K9')
  const tricks = panel(page, 'Trick by trick')
  await expect(tricks).toContainText('In normal form A AQJ10432, B –, C 8765, D K9')
  const list = tricks.getByRole('list', { name: 'Scenarios', exact: true })
  await expect(list).toContainText('South leads the five, West plays the nine, North the ten')
  await expect(list).toContainText('an original nonmaster of the leading side')
  await expect(list).toContainText('no immediate winners masters 0 (North 0, South 0), cashable 5')
  await tricks.getByText('One that the catalogue leaves out').click()
  await expect(tricks.getByRole('list', { name: 'Scenarios left out' })).toContainText(
    'West gave up a higher card for nothing',
  )
  await button(list, /^Go on from here/).press('Enter')
  await expect(page).toHaveURL(/after\.S59T-/)
  await expect(tricks.getByRole('list', { name: 'Tricks so far' })).toContainText('North the ten')
  await page.reload()
  await expect(tricks.getByRole('list', { name: 'Tricks so far' })).toContainText('North the ten')
  await expect(list).toContainText('North leads the ace')
  await button(tricks, 'One trick back').click()
  await choose(tricks, 'every one')
  await expect(page).toHaveURL(/tricks\.every/)
  await expect(tricks.getByRole('status')).toContainText(/\d+ scenarios/)
})

test('defence: three tricks through Qxx; the quiz, several suits, cards moved by key', async ({
  page,
}) => {
  await openPage(page, '/AQJ/432/tab.defence')
  const defence = panel(page, 'Defence')
  await expect(defence.getByRole('status')).toContainText(
    'in 57 of 128 lies (45.2 %). Best lead: the jack, in all of them (45.2 %); in 20 no other lead will do',
  )
  await defence.getByLabel('Tricks wanted').fill('4')
  await expect(page).toHaveURL(/tricks\.4/)
  await expect(defence.getByRole('status')).toContainText(/In none of the 128 lies|They are there/)
  await defence.getByLabel(/^Your cards/).fill('AJZ')
  await expect(defence).toContainText('Your cards: “Z” is no card')

  // The quiz shows no figure before the choice.
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

  // Several suits: the plan across them and what it is worth.
  await openPage(page, '/AQJ/432/tab.several')
  const several = panel(page, 'Several suits')
  await expect(several).toContainText('by the best plan')
  await several.getByLabel('Tricks needed').fill('x')
  await expect(several).toContainText('A whole number from 1 to 13')
  await expect(several).toContainText('by the best plan')

  // Keys of the cards move them between the hands.
  await openPage(page, '/AQJ/432')
  const suit = panel(page, 'The suit')
  const ten = button(suit, 'ten: hidden')
  await ten.focus()
  await page.keyboard.press('Enter')
  await expect(suit.getByLabel(/^North/)).toHaveValue('AQJT')
  await page.keyboard.press('Enter')
  await expect(suit.getByLabel(/^South/)).toHaveValue('T432')
})

test('a suit too large to search in time is an interval, and says so', async ({ page }) => {
  await openPage(page, '/KJ9753/-/goal.max')
  await expect(
    panel(page, 'Plans').getByRole('radio', { name: /^Most tricks/ }),
  ).toHaveAccessibleName(/\d\.\d\d to \d\.\d\d/)
  await expect(panel(page, 'Plans')).toContainText('the search was cut short', { timeout: 30_000 })
})

test('ways beyond three stand behind a disclosure, and any can be played through', async ({
  page,
}) => {
  await openPage(page, '/T96/QJ7432/goal.4')
  const best = plans(page).first()
  const more = best.getByText('and one more way')
  await expect(best.locator('.plan-ways > li:visible')).toHaveCount(3)
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(best.locator('.plan-ways > li:visible')).toHaveCount(4)
  const through = panel(page, 'Play it through')
  const ten = through.getByRole('option', { name: /^Run the ten from North/ })
  await through
    .getByLabel('The way to play it')
    .selectOption((await ten.getAttribute('value')) ?? '')
  await expect(page).toHaveURL(/way\.north-8/)
  await expect(through).toContainText('North leads the ten')
})

test('a plan is told whole behind a press: also what is done when a defender shows out', async ({
  page,
}) => {
  await openPage(page, '/AT97652/QJ4/goal.7')
  const way = plans(page).first().locator('.plan-ways > li').first()
  await expect(way).toContainText('Run the queen from South')
  const whole = way.getByText('The whole plan')
  await whole.focus()
  await page.keyboard.press('Enter')
  const branch = way.getByRole('listitem').filter({ hasText: 'East shows out' }).first()
  await expect(branch).toContainText('run the jack from South')
  await expect(way).toContainText('take the winners from the top')
  await expectAccessible(page, 'a plan told whole')
})

test('the address brings states back: a link, a bad link, back and forward', async ({ page }) => {
  await openPage(page, '/AQJ/432/goal.3')
  await expect(plans(page).first()).toHaveAccessibleName('Plan 1: 50 %')
  // A bad link in the same page: the last good suit stays, and what is wrong is named at its field.
  await page.goto('./#/combinations/AQJ/A32')
  await expect(panel(page, 'The suit')).toContainText('The two hands both hold A')
  await expect(panel(page, 'Plans')).toContainText('the last good suit')
  await expect(plans(page).first()).toHaveAccessibleName('Plan 1: 50 %')
  await expect(panel(page, 'Scenarios')).not.toContainText('Try again')
  // A fresh page has no last good suit.
  await page.reload()
  await expect(panel(page, 'Plans')).toContainText('no suit to plan yet')
  await page.goto('./#/combinations/AQ/32/north.-1/goal.2')
  await expect(page.getByText('The link says “north.-1”')).toBeVisible()
  await expect(plans(page).first()).toHaveAccessibleName('Plan 1: 50 %')
  await choose(page, 'Catalogue')
  await expect(panel(page, 'Catalogue')).toBeVisible()
  await button(panel(page, 'Catalogue'), 'Next').click()
  await expect(page).toHaveURL(/page\.2/)
  await page.goBack()
  await expect(panel(page, 'Plans')).toBeVisible()
  await page.goForward()
  await expect(panel(page, 'Catalogue')).toContainText('Page 2 of')
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

test('nothing is found by axe, and nothing sticks out', async ({ page }) => {
  await openPage(page)
  await expect(plans(page)).toHaveCount(2)
  for (const tab of ['suit', 'several', 'catalogue', 'defence', 'quiz']) {
    const path = tab === 'suit' ? '' : `/AQJ/432/tab.${tab}`
    await openPage(page, path)
    await settled(page)
    await expectAccessibleAt(page, `Combinations ${path}`, { widths: [320, 360, 1440] })
  }
})

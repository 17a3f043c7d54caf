/** Partner’s answers as answer sets: seen for a hand, audited, switched on, changed, and played at the table. */
import { expectAccessible, expectAccessibleAt, expectNoSideScroll } from './pages/axe.ts'
import { openBoard } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { NOBODY, seat } from './pages/players.ts'
import { bid, button, offerLine, openTab, panel, settled } from './pages/table.ts'

/** North opens one spade; South has eight points and three spades. */
const THREE_SPADES = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AK853.K63.A64.87 T9.AT97.KJ75.KJ4 QJ4.QJ842.Q32.T5 762.5.T98.AQ9632"]
`

test('an answer is struck call by call, audited and switched on, by keyboard alone', async ({
  page,
}) => {
  await page.goto('./#/strategies/standard/QJ4.QJ842.Q32.T5')
  const survivors = panel(page, 'What survives')
  const audit = panel(page, 'The audit')
  const sheet = panel(page, 'The agreement')
  await expect(audit.getByRole('table').first()).toBeVisible()
  const turn = page.getByLabel('Turn', { exact: true })
  await turn.focus()
  await turn.selectOption('Answer to 1♠')
  await expect(page).toHaveURL(/after\/1S/)
  await expect(survivors).toContainText('two spades alone survives')
  await expect(audit).toContainText('634,945,920,535 hands counted that leave room for 1♠.')
  await expect(audit.getByRole('row', { name: 'No contradiction' })).toBeVisible()
  // The grid begins above the opening; arrows walk over what is there.
  await survivors.getByRole('button', { name: /^two spades: survives, picked/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(survivors.getByRole('button', { name: /^pass: falls/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(survivors.getByRole('button', { name: /^two clubs: falls/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(survivors).toContainText('Rule 22, A fit first.')
  await expect(survivors).toContainText('enough to raise partner’s major')
  await expect(survivors).toContainText('raise(major,2,6,9,3).')
  await expectAccessible(page, 'an answer')

  // Switched on and changed: a copy, counted anew.
  await button(sheet, 'Answers and overcalls').press('Enter')
  const answers = sheet.getByRole('region', { name: 'Answers and overcalls' })
  const whether = answers.getByLabel('Answers by elimination')
  await expect(whether).not.toBeChecked()
  await whether.press('Space')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Standard American, ours')
  await expect(whether).toBeChecked()
  const most = answers.getByLabel('raise, level 2 after one of a major, HCP to', { exact: true })
  await expect(most).toHaveValue('9')
  await most.fill('7')
  await expect(survivors).toContainText('two hearts', { timeout: 10_000 })
  await most.fill('9')
  await expect(survivors).toContainText('two spades alone survives')
  await settled(page)

  // At the table partner answers by it, and says why.
  await openBoard(page, THREE_SPADES)
  await seat(page, ['Standard American, ours', NOBODY])
  await bid(page, 'one spade')
  await bid(page, 'pass')
  await expect(offerLine(page)).toContainText('two spades')
  await openTab(page, 'Why')
  const why = panel(page, 'Why this call')
  await expect(why).toContainText('The only call that survives the facts.')
  await button(why, /^Why not /).press('Enter')
  await why.getByRole('button', { name: /^one notrump: falls, / }).press('Enter')
  await expect(why).toContainText('Rule 22, A fit first.')
})

test('a call over their opening, at four sizes', async ({ page }) => {
  await page.goto('./#/strategies/standard/AQ74.K852.K9.Q62/over/1D')
  const survivors = panel(page, 'What survives')
  await expect(survivors).toContainText('double alone survives')
  await button(panel(page, 'The agreement'), 'Answers and overcalls').click()
  await page.getByLabel('Answers by elimination').check()
  await expect(page.getByLabel('In theirs').first()).toBeVisible()
  await expect(panel(page, 'The audit')).toContainText('hands counted that leave room for 1♦.')
  await expectNoSideScroll(page, 'answers being changed')
  await expectAccessibleAt(page, 'a call over their opening', { widths: [360, 844, 1024, 1440] })
  await page.goto('./de/#/strategies/standard/AQ74.K852.K9.Q62/over/1D')
  await expect(panel(page, 'Was überlebt')).toContainText('überlebt allein')
  await expect(panel(page, 'Die Vereinbarung')).toContainText('Informationskontra')
})

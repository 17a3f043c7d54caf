import type { Locator, Page } from '@playwright/test'
import { expectAccessibleAt } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import {
  button,
  openDialog,
  openHands,
  openTab,
  openTable,
  panel,
  pick,
  settled,
} from './pages/table.ts'

const hidden = (page: Page): Locator => panel(page, 'Hidden hands')
const form = (page: Page): Locator => hidden(page).getByRole('form', { name: 'Your guess' })
const mark = (page: Page): Locator => form(page).getByRole('status')
const number = (page: Page, subject: string): Locator =>
  hidden(page).getByRole('button', { name: new RegExp(`^${subject}: `) })

/** The show-out at the first trick: West has all eleven spades, East four to six hearts. */
async function load(page: Page): Promise<void> {
  await openTable(page)
  const dialog = await openDialog(page, 'Examples')
  await dialog.getByRole('button', { name: /^Own hand, dummy, lead, show-out/ }).click()
  await openHands(page)
  const strip = page.getByRole('region', { name: /^Example: / })
  await button(strip, 'Next step').click()
  await button(strip, 'Next step').click()
  await settled(page)
}
const choose = (page: Page, name: string): Promise<void> =>
  pick(form(page).getByRole('radio', { name, exact: true }))

test('a guess is made and marked by keyboard alone, and the answers wait', async ({ page }) => {
  await load(page)
  await expect(number(page, 'East, hearts')).toHaveAccessibleName(/4 to 6/)
  const toggle = hidden(page).getByRole('checkbox', { name: 'Guess first' })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(toggle).toBeChecked()
  await expect(number(page, 'East, hearts')).toHaveCount(0)
  await openTab(page, 'More')
  await expect(panel(page, 'Suit splits').getByRole('table')).toHaveCount(0)
  await openHands(page)

  await form(page).getByLabel('What').focus()
  await page.keyboard.type('hearts')
  await form(page).getByRole('radio', { name: 'West', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(form(page).getByRole('radio', { name: 'East', exact: true })).toBeChecked()
  await form(page).getByRole('textbox', { name: 'Value' }).focus()
  // Six layouts leave East 4, 5 or 6 hearts three, two and one ways of lengths: counted, five is likeliest.
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect(mark(page)).toContainText('0 of 100')
  await expect(mark(page)).toContainText('9 is impossible')
  await expect(mark(page).getByRole('list', { name: 'Why' })).toContainText('six hearts')
  await form(page).getByRole('textbox', { name: 'Value' }).fill('5')
  await page.keyboard.press('Enter')
  await expect(mark(page)).toContainText('100 of 100')
  await expect(mark(page)).toContainText('Right: no guess could be better.')
  await expect(mark(page).getByRole('list', { name: 'Why' })).toHaveCount(0)

  await button(hidden(page), 'Show the answers').focus()
  await page.keyboard.press('Enter')
  await expect(number(page, 'East, hearts')).toHaveAccessibleName(/4 to 6/)
  // Another moment hides them anew, and so does a reload.
  await page.keyboard.press('ArrowLeft')
  await settled(page)
  await expect(form(page)).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(form(page)).toBeVisible()
  await expect(hidden(page).getByRole('checkbox', { name: 'Guess first' })).toBeChecked()
})

test('ranges, chances and the place of a card are marked, what cannot be read is said, at every width', async ({
  page,
}) => {
  await load(page)
  await pick(hidden(page).getByRole('checkbox', { name: 'Guess first' }))
  await form(page).getByLabel('What').selectOption({ label: 'hearts' })
  await choose(page, 'East')
  await choose(page, 'A range')
  const least = form(page).getByRole('textbox', { name: 'Least' })
  const most = form(page).getByRole('textbox', { name: 'Most' })
  await least.fill('4')
  await most.fill('6')
  await button(form(page), 'Mark the guess').click()
  await expect(mark(page)).toContainText('100 of 100')

  await choose(page, 'Chances')
  const chances = form(page).getByRole('textbox', { name: 'Chances' })
  await chances.fill('4: 50, 5: 50')
  await button(form(page), 'Mark the guess').click()
  await expect(mark(page)).toContainText('It gives nothing to a value that is possible.')
  await chances.fill('4: 30, 5: 50, 6: 20')
  await button(form(page), 'Mark the guess').click()
  await expect(mark(page)).toContainText(/bits against the best possible/)

  await form(page).getByLabel('What').selectOption({ label: 'queen of hearts' })
  await choose(page, 'East')
  await button(form(page), 'Mark the guess').click()
  await expect(mark(page)).toContainText('100 of 100')
  await choose(page, 'West')
  await button(form(page), 'Mark the guess').click()
  await expect(mark(page)).toContainText(
    /West has the queen of hearts with \d+\s%; East has it with/,
  )
  await expect(mark(page).getByRole('list', { name: 'Why' })).toContainText('unknown card')

  // What cannot be read is said at its field.
  await form(page).getByLabel('What').selectOption({ label: 'hearts' })
  await choose(page, 'One value')
  const value = form(page).getByRole('textbox', { name: 'Value' })
  await value.fill('fourteen')
  await button(form(page), 'Mark the guess').click()
  await expect(value).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page)).toContainText('A whole number from 0 to 13.')
  await choose(page, 'A range')
  await form(page).getByRole('textbox', { name: 'Least' }).fill('6')
  await form(page).getByRole('textbox', { name: 'Most' }).fill('4')
  await button(form(page), 'Mark the guess').click()
  await expect(form(page)).toContainText('The most, 4, is less than the least, 6.')
  await choose(page, 'Chances')
  await form(page).getByRole('textbox', { name: 'Chances' }).fill('4: 50, x')
  await button(form(page), 'Mark the guess').click()
  await expect(form(page)).toContainText('“x” is not a value and its chance')

  await page.setViewportSize({ width: 360, height: 800 })
  await choose(page, 'One value')
  await value.fill('3')
  await button(form(page), 'Mark the guess').click()
  await expect(mark(page)).toContainText('of 100')
  await expectAccessibleAt(page, 'the guess', { widths: [320, 360, 1440] })
})

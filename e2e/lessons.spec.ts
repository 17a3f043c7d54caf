/** Lessons: taken at the table, handed back, read as the table of a class; made, linked, opened elsewhere. */
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSideScroll } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { bid, button, panel, region } from './pages/table.ts'

const lesson = (page: Page) => panel(page, 'Opening the bidding')
const box = (page: Page) => region(page, 'Bidding box')

async function answerNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel('Your answer').fill(number)
  await page.getByLabel('Your answer').press('Enter')
}

test('a first lesson: one answer wrong, one right, the closed hands nowhere', async ({ page }) => {
  await page.goto('./')
  await button(page, 'Menu').click()
  await page.getByRole('link', { name: 'Lessons', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible()
  await page.getByRole('link', { name: 'Begin: Opening the bidding' }).click()
  await expect(lesson(page)).toContainText('How many points is your hand worth?')

  // Nothing on the page names a card of another hand, not even for readers.
  const table = region(page, 'Table')
  await expect(table.getByRole('button', { name: 'ace of hearts' })).toBeVisible()
  expect(await table.innerHTML()).not.toContain('ace of spades')
  await expect(table.getByLabel('North: 13 cards, closed')).toBeVisible()

  await expectAccessible(page, 'a lesson that asks')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSideScroll(page, 'a lesson on a phone')

  await answerNumber(page, 'many')
  await expect(lesson(page)).toContainText('A whole number, such as 13.')
  await answerNumber(page, '13')
  await expect(lesson(page).getByRole('status').first()).toContainText('Not this time')
  await expect(lesson(page)).toContainText('With 13 or more you always open.')
  await expect(button(page, 'Go on')).toBeFocused()
  await expectAccessible(page, 'an answer marked, on a phone')
  await page.keyboard.press('Enter')

  await box(page).getByRole('button', { name: 'one heart' }).press('Enter')
  await expect(lesson(page).getByRole('status').first()).toContainText('Right')
  await lesson(page).getByText('Why, by the engine').click()
  await expect(lesson(page)).toContainText('Five hearts or more and the strength of an opening.')

  // What was done is still there after a reload, and the board goes on with robots.
  await page.reload()
  await button(page, 'Bid on').click()
  await expect(lesson(page)).toContainText('Your call.')
  await expect(region(page, 'Auction')).toContainText('one spade')
  expect(await table.innerHTML()).not.toContain('ace of spades')
  await bid(page, 'four hearts')
  await expect(lesson(page)).toContainText('four hearts by South.')
  await button(page, 'Show all hands').click()
  await expect.poll(() => table.innerHTML()).toContain('ace of spades')
  await button(page, 'Next board').click()
  await expect(lesson(page)).toContainText('What do you call?')
})

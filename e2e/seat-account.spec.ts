/** Under each closed hand's name stands its account in one line; *Hands* begins with the same line. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleAt } from './pages/axe.ts'
import { fourSpades } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { expectKept, hiddenHands, number } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import {
  button,
  chooseView,
  lowerLens,
  openDialog,
  openTab,
  pick,
  region,
  settled,
  stepTo,
} from './pages/table.ts'

/** Trick five: West has shown king and queen of hearts and the ace of diamonds. */
const TRICK_FIVE = 30
const WEST =
  /^West: spades \d likely, hearts 5 if agreed, .*; \d+–\d+ points if agreed; king of hearts, queen of hearts, ace of diamonds$/

const account = (within: Page | Locator, words: RegExp): Locator => within.getByText(words)
const felt = (page: Page): Locator => region(page, 'Table')

async function fromSouth(page: Page): Promise<void> {
  await openBoard(page, fourSpades())
  await chooseView(page, 'Sit South')
  await stepTo(page, TRICK_FIVE)
  await openTab(page, 'Hands')
  await settled(page)
}

test('a closed hand has its account at its seat and in Hands, and its rows at a press', async ({
  page,
}) => {
  await fromSouth(page)
  await expect(account(felt(page), WEST)).toHaveCount(1)
  await expect(account(felt(page), /^East: /)).toHaveCount(1)
  // Hands in sight have none.
  await expect(account(felt(page), /^(North|South): /)).toHaveCount(0)

  const hands = hiddenHands(page)
  await expect(account(hands, WEST)).toHaveCount(1)
  await expect(number(page, 'West, hearts')).toHaveCount(0)
  await button(hands, 'West').press('Enter')
  await expect(number(page, 'West, hearts')).toBeVisible()
  await expect(number(page, 'East, hearts')).toHaveCount(0)
  await expect(button(hands, 'West')).toHaveAttribute('aria-expanded', 'true')
  // Behind an agreed range stand the wider one, and the call that gives its end.
  await expectKept(page, 'West, hearts', /^\d to \d in all/)
  await number(page, 'West, hearts').click()
  await expect(
    hands
      .getByRole('listitem')
      .filter({ hasText: /West’s two hearts.* says (at least )?\d/ })
      .last(),
  ).toBeVisible()
  await number(page, 'West, hearts').click()
  await expectAccessibleAt(page, 'accounts at the seats', { widths: [1440, 360] })

  // On a phone it stands beside the trick.
  await page.setViewportSize({ width: 360, height: 740 })
  await lowerLens(page)
  await expect(account(felt(page), WEST)).toHaveCount(1)
  await expect(felt(page).getByText('9–13', { exact: true })).toBeInViewport()
})

test('an account gives nothing away that the seat may not know', async ({ page }) => {
  await fromSouth(page)
  const none = () => expect(account(felt(page), /^(West|East|North): /)).toHaveCount(0)
  await expect(account(felt(page), WEST)).toHaveCount(1)
  // By law alone nothing is agreed.
  await pick(hiddenHands(page).getByRole('radio', { name: 'Law only' }))
  await settled(page)
  await expect(
    account(felt(page), /^West: .*king of hearts, queen of hearts, ace of diamonds$/),
  ).not.toContainText('agreed')
  await pick(hiddenHands(page).getByRole('radio', { name: 'Law and agreed' }))
  // What West knows of East is nothing for South's table.
  await pick(hiddenHands(page).getByRole('radio', { name: 'West' }))
  await settled(page)
  await none()
  await pick(hiddenHands(page).getByRole('radio', { name: 'South' }))
  await expect(account(felt(page), WEST)).toHaveCount(1)
  // Who guesses first is told nothing at the seats either.
  await pick(hiddenHands(page).getByRole('checkbox', { name: 'Guess first' }))
  await none()
})

test('an account is told in German', async ({ page }) => {
  await fromSouth(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const settings = await openDialog(page, 'Settings')
  const language = settings.getByRole('radiogroup', { name: 'Language' })
  await language.locator('input:checked').press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(
    page
      .getByText(/^West: .*Coeur 5, falls vereinbart.*; \d+–\d+ .* vereinbart; Coeur-König/)
      .first(),
  ).toBeAttached()
})

import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSideScroll } from './pages/axe.ts'
import { expectKept, hiddenHands, number, seenBy, shownBy } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { bothPlay, SCHENKEN } from './pages/players.ts'
import { bid, button, hint, openDialog, openHands, openTable, settled } from './pages/table.ts'

/** The last word on three closed hands that have all called. */
const sampled = async (page: Page): Promise<void> => {
  await expect(hiddenHands(page)).toContainText(
    /From a sample of [\d,]+ layouts: 19 intervals in 20 hold the exact chance\./,
    { timeout: 60_000 },
  )
  await settled(page)
}

async function openBribip(page: Page): Promise<void> {
  await openTable(page)
  const dialog = await openDialog(page, 'Examples')
  await dialog.getByRole('button', { name: /^Seven spades, North short in clubs/ }).click()
  await expect(dialog).toHaveCount(0)
  await settled(page)
  await page.getByRole('main').focus()
  await page.keyboard.press('Home')
}
async function step(page: Page, events: number): Promise<void> {
  await page.getByRole('main').focus()
  for (let n = 0; n < events; n++) await page.keyboard.press('ArrowRight')
  await settled(page)
}

test('the calls of BRIBIP are read one by one while three hands are closed', async ({ page }) => {
  await openBribip(page)
  await seenBy(page, 'North')
  await step(page, 2)
  // Stepping back takes the reading of a call away, and the line tells it again.
  await expect(button(page, /^What changed: /)).toContainText(/South should have .*spades/)
  await expect(shownBy(page, 'South')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await settled(page)
  await expect(shownBy(page, 'South')).toHaveCount(0)
  await step(page, 1)
  await expect(shownBy(page, 'South')).toBeVisible()
  await sampled(page)
  // South opened, so South's hand stands open: the ranges it has shown, and the call by its own words.
  await expect(number(page, 'South, spades')).toHaveAccessibleName(
    /: if agreed 4 to [67]; by law 0 to 9; likeliest 5, \d+–\d+\s%/,
  )
  await expectKept(page, 'South, spades', /^4 to 9 in all/)
  const south = shownBy(page, 'South')
  await expect(south).toContainText('12 points or more, and spades is the best suit.')
  await expect(south).toContainText('the best suit')
  await expect(south).toContainText('Consistent')
  // The control shows that the spades are five, and what it asked stands beside it.
  await step(page, 4)
  await expect(number(page, 'South, spades')).toHaveAccessibleName(/: if agreed 5 to [67]; /)
  await expectKept(page, 'South, spades', /^5 to 9 in all/)
  await expect(south).toContainText(
    'The ace of diamonds, or none of the suit, and game is sure: any cheaper suit passed over has neither.',
  )
  await expect(south.getByRole('listitem').filter({ hasText: 'controls: first' })).toHaveCount(1)
  // What would be believed otherwise stands behind a button.
  await expect(south).not.toContainText('fallback, asleep')
  await button(south, /more readings?$/)
    .first()
    .click()
  await expect(south).toContainText('even if another call was better (fallback, asleep)')
  await sampled(page)
  await expectAccessible(page, 'Hidden hands by a system of rules')
  await page.setViewportSize({ width: 360, height: 780 })
  await openHands(page)
  await expectNoSideScroll(page, 'Hidden hands by a system of rules')
})

test('calls over an overcall of Schenken’s opening are read, and marked as not of 1967', async ({
  page,
}) => {
  await openTable(page)
  await bothPlay(page, SCHENKEN)
  await seenBy(page, 'South')
  const turn = hint(page)
  await expect(turn).toBeVisible()
  // The overcall and its raise go by the shared defence; North's last call goes by no rule.
  for (const call of ['one heart', 'one spade', 'two hearts', 'two spades', 'three hearts'])
    await bid(page, call)
  await settled(page)
  const heads = hiddenHands(page).getByRole('button', { name: /^(North|East|West)$/ })
  await expect(heads).toHaveCount(3)
  for (const head of await heads.all())
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await expect(hiddenHands(page)).toContainText('OPENBID', { timeout: 60_000 })
  await expect(hiddenHands(page)).toContainText('The 1967 paper says nothing here')
})

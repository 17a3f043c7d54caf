import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './pages/axe.ts'
import { TWELVE } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { ESSEX, SAYC, seat } from './pages/players.ts'
import {
  button,
  chooseMore,
  chooseView,
  cursorOf,
  hint,
  openDialog,
  openTab,
  panel,
  pick,
  plate,
  region,
  resultCard,
} from './pages/table.ts'

async function openClaim(page: Page, tricks: string): Promise<Locator> {
  await chooseMore(page, 'Claim')
  const dialog = page.getByRole('dialog', { name: 'Claim' })
  await dialog.getByLabel('Tricks for South in all').selectOption({ value: tricks })
  return dialog
}

test('robots play the closed hands; a hint, a claim, par and a look back', async ({ page }) => {
  await openBoard(page, TWELVE)
  const settings = await openDialog(page, 'Settings')
  await pick(settings.getByRole('radio', { name: 'Quickly' }))
  await button(settings, 'Done').click()
  await seat(page, [ESSEX, ESSEX], { themselves: ['West', 'North', 'East'] })
  await chooseView(page, 'Sit South')
  await page.keyboard.press('End')

  // West leads by itself, and dummy's card is South's to choose.
  await expect(hint(page)).toContainText('South plays dummy’s card', { timeout: 30_000 })
  await openTab(page, 'Why')
  await expect(panel(page, 'Why this card')).toContainText('West’s hand is closed')
  const start = await cursorOf(page)

  // Thirteen tricks can be beaten, and are not taken.
  const dialog = await openClaim(page, '13')
  await button(dialog, 'Claim').click()
  const refused = dialog.getByRole('status')
  await expect(refused).toContainText(/^Wrong: only \w+ of the \w+ can be taken/, {
    timeout: 30_000,
  })
  // What refutes it: a lie of the two closed hands, and the play.
  await expect(refused).toContainText(
    /They may lie so: West [♠♥♦♣].* and East [♠♥♦♣].*The play may go/,
  )
  await button(dialog, 'Play on').click()

  await page.getByRole('main').focus()
  // By keyboard alone: Space asks for a hint, and takes it.
  let before = start
  for (let own = 0; own < 4; own++) {
    await expect(button(page, 'Hint')).toBeVisible({ timeout: 30_000 })
    before = await cursorOf(page)
    await page.keyboard.press('Space')
    await expect(button(page, 'Play it')).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('Space')
    await expect.poll(() => cursorOf(page)).toBeGreaterThan(before)
  }
  await expect(button(page, 'Hint')).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => cursorOf(page)).toBeGreaterThanOrEqual(start + 7)

  // Undo goes back to the reader's own last choice, past what the robots played since.
  await button(page, 'Undo').click()
  await expect.poll(() => cursorOf(page)).toBe(before)
  await page.getByRole('main').focus()
  await page.keyboard.press('End')

  // Twelve cannot be beaten.
  const claim = await openClaim(page, '12')
  await button(claim, 'Claim').click()
  await expect(claim).toHaveCount(0, { timeout: 30_000 })
  await expect(plate(page)).toContainText('three over')

  await openTab(page, 'Result')
  await expect(region(page, 'Par')).toContainText('Par is', { timeout: 30_000 })
  await button(resultCard(page), 'Look back at the play').click()
  const back = region(page, 'Look back')
  await expect(back).toContainText(/No card cost|could have been known/, { timeout: 60_000 })
  await back.getByText('The calls', { exact: false }).first().click()
  const calls = page.getByRole('list', { name: 'Calls looked back on' })
  await expect(calls.getByRole('listitem')).toHaveCount(4, { timeout: 60_000 })
  await expect(calls).toContainText('3NT by South is made in')
  await expectAccessible(page, 'the board looked back on')

  // With all hands open West's reason is told, with every card that was weighed.
  await chooseView(page, 'All four hands')
  await page.getByRole('main').focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight')
  await openTab(page, 'Why')
  const why = panel(page, 'Why this card')
  await why.getByText('The figures').click()
  await expect(why.getByRole('columnheader', { name: 'Tricks' })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, 'the figures of a card')
})

/** East opened 15 to 17 points, and declarer misses 15: the queen of spades is East’s. South plays West for it. */
const TOLD_BY_A_CALL = `[Board "1"]
[Dealer "E"]
[Vulnerable "None"]
[Deal "N:KJ54.QJ3.K75.Q84 Q72.AK4.AJ83.J92 AT93.T86.QT2.AK3 86.9752.964.T765"]
[Declarer "S"]
[Contract "4S"]
[Result "9"]
[Auction "E"]
1NT 4S Pass Pass
Pass
[Play "W"]
H2 H3 HK H6
H5 HJ HA H8
C5 C4 C2 CA
S6 SJ SQ S3
*
`

test('a mistake is opened to the call that told it, and to its proof', async ({ page }) => {
  await openBoard(page, TOLD_BY_A_CALL, SAYC)
  await page.keyboard.press('End')
  await openTab(page, 'Result')
  await button(resultCard(page), 'Look back at the play').click()
  const back = region(page, 'Look back')
  const told = back.getByRole('list', { name: 'What told it' })
  await expect(told).toContainText('East’s one notrump told it', { timeout: 60_000 })
  await button(told, 'East’s one notrump. Why?').click()
  const proof = told.getByRole('group')
  await expect(proof).toContainText('layouts', { timeout: 30_000 })
  await expect(button(proof, 'one notrump')).toBeVisible()
  await expectAccessible(page, 'a mistake opened to its proof')
})

test('every card has its value double dummy, when asked, and is played on from there', async ({
  page,
}) => {
  await openBoard(page, TWELVE)
  await page.keyboard.press('End')
  const start = await cursorOf(page)
  await openTab(page, 'More')
  const open = panel(page, 'Double dummy')
  await button(open, 'Double dummy').click()
  // Nothing is looked into before it is asked for.
  await expect(open.getByRole('table')).toHaveCount(0)
  await button(open, 'Look at all four hands').click()
  const values = open.getByRole('table', {
    name: /^West to play: tricks of East–West from here on/,
  })
  await expect(values).toBeVisible({ timeout: 30_000 })
  await expect(values.getByRole('button')).toHaveCount(13)
  const makes = open.getByRole('table', { name: 'Tricks that each declarer takes' })
  await expect(makes).toBeVisible({ timeout: 30_000 })
  // West leads against South's notrump: what the best lead takes and what South does are all the tricks.
  const best = Number(await values.getByRole('rowheader').first().innerText())
  const south = makes.getByRole('row').filter({ hasText: 'South' })
  await expect(south.getByRole('cell', { name: `${13 - best} in notrump` })).toBeVisible()
  await expectAccessible(page, 'every card double dummy')
  // What if: a card is played from the list, and the next hand's cards have their values.
  await values.getByRole('button').first().click()
  await expect.poll(() => cursorOf(page)).toBe(start + 1)
  await expect(
    open.getByRole('table', { name: /^North to play: tricks of North–South from here on/ }),
  ).toBeVisible({ timeout: 30_000 })
})

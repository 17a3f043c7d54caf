import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSideScroll } from './pages/axe.ts'
import { openBoard } from './pages/dialogs.ts'
import { expectKept, hiddenHands, number, seenBy } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { bothPlay, SCHENKEN } from './pages/players.ts'
import { bid, button, openTable, panel, pick, stepTo } from './pages/table.ts'

/** North opens one heart at 12e, on four; West shows out of spades at the ninth card. */
const BOARD = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:K93.AQJ4.KT42.J3 AQJ42.K5.Q3.T962 T8765.T873.A5.K4 .962.J9876.AQ875"]
[Declarer "N"]
[Contract "2H"]
[Auction "N"]
1H Pass 2H Pass
Pass Pass
[Play "E"]
SA S5 D6 S3
*
`

async function load(page: Page, cursor: number): Promise<Locator> {
  await openBoard(page, BOARD, SCHENKEN)
  await stepTo(page, cursor)
  return hiddenHands(page)
}

test('an opening tells partner and opponents what it shows, section by section', async ({
  page,
}) => {
  const hidden = await load(page, 1)
  await seenBy(page, 'East')
  // Intervals come first; the exact figures follow.
  await expect(hidden).toContainText('Exact.', { timeout: 60_000 })
  // Law and agreement are told apart.
  await expect(number(page, 'North, hearts')).toHaveAccessibleName(
    /: if agreed 4 to \d+; by law 0 to 11/,
  )
  await expect(number(page, 'North, high card points')).toHaveAccessibleName(
    /: if agreed 1[01] to 1[56]; by law 0 to \d+/,
  )
  await expectKept(page, 'North, high card points', /^10 to 16 in all/)
  const shown = hidden.getByRole('region', { name: 'What North has shown, if agreed' })
  await expect(shown).toContainText('OPENBID')
  await button(shown, 'What it shows, by section').click()
  await expect(shown).toContainText(
    /of 84,478,098,072,866,400 layouts \(\d+\s%\) give North such a hand/,
    { timeout: 30_000 },
  )
  await expect(shown.getByRole('definition').first()).toContainText('10 to 16 points')
  await expect(shown).toContainText(
    'no more than 16 points: section 8b would have come first, mostly',
  )
  await expectAccessible(page, 'law and agreed')
  await expectNoSideScroll(page, 'law and agreed')

  // A section opens by keyboard to what it asks and denies by itself.
  const section = button(shown, /^12e Standard opening \d+\s%$/)
  await section.focus()
  await page.keyboard.press('Enter')
  await expect(section).toHaveAttribute('aria-expanded', 'true')
  const said = (text: string, suit: string): Locator =>
    shown
      .getByRole('listitem')
      .filter({ hasText: text, has: page.getByRole('img', { name: suit, exact: true }) })
      .filter({ hasNot: page.getByRole('button') })
  await expect(said('exactly four', 'hearts')).toHaveCount(1)
  await expect(said('no more than four', 'spades')).toContainText(
    '12a would have come first, mostly',
  )

  // The chances stand in the reason of the number, those of law beside those agreed.
  await number(page, 'North, hearts').click()
  await expect(hidden).toContainText('Chances, counting every layout alike')
  await expect(hidden).toContainText(/4 to \d+ in all that keep to what is agreed/)

  // What the opening leaves for the others.
  await expect(number(page, 'West, hearts')).toHaveAccessibleName(
    /: if agreed [0-3] to [3-6]; by law 0 to 11/,
  )
  await expectKept(page, 'West, hearts', /^0 to 7 in all/)

  await pick(hidden.getByRole('radio', { name: 'Law only' }))
  await expect(hidden).not.toContainText('would have come first')
  await expect(number(page, 'North, hearts')).toHaveAccessibleName(/: 0 to 11\. Why\?$/)
})

test('an opening that the system does not have is off-system', async ({ page }) => {
  await openTable(page)
  await bothPlay(page, SCHENKEN)
  await bid(page, 'three notrump')
  const hidden = panel(page, 'Hidden hands')
  await seenBy(page, 'South')
  await expect(hidden).toContainText('Off-system')
  await expect(hidden).toContainText('no hand at all makes the call by OPENBID')
  await expect(hidden).toContainText('read by law alone')
})

test('the parts that fell through fold to their failed test; before anybody has called, nothing is agreed', async ({
  page,
}) => {
  const hidden = await load(page, 1)
  const why = panel(page, 'Why this call')
  await why.getByText('All sections tried').click()
  const part = button(why, /^12a L ≥ 5 ?, here 4 not met$/)
  await expect(part).toHaveAttribute('aria-expanded', 'false')
  await expect(button(why, /^12[a-d] .* not met$/)).toHaveCount(4)
  await expect(why).toContainText('12e answers')
  await part.focus()
  await page.keyboard.press('Enter')
  await expect(part).toHaveAttribute('aria-expanded', 'true')

  // Before anybody has called, nothing is shown by agreement.
  await page.keyboard.press('Home')
  await seenBy(page, 'North')
  await expect(hidden).toContainText('No call or card says anything by agreement yet.')
})

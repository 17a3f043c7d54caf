/** Every number of the panels of hidden hands opens how it comes, and its links light the table. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt } from './pages/axe.ts'
import { openBoard } from './pages/dialogs.ts'
import { seenBy } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { SCHENKEN } from './pages/players.ts'
import {
  button,
  openDialog,
  openHands,
  openTab,
  openTable,
  panel,
  pick,
  settled,
  stepTo,
} from './pages/table.ts'

const hidden = (page: Page): Locator => panel(page, 'Hidden hands')
const splits = (page: Page): Locator => panel(page, 'Suit splits')
const conflict = (page: Page): Locator => hidden(page).getByRole('region', { name: 'Conflict' })
/** What is lit: calls in the auction, cards of the trick on the table or of an earlier one. */
const lit = (page: Page): Locator => page.locator('[data-lit]')
const chainOf = (page: Page, asker: Locator): Promise<Locator> =>
  asker.getAttribute('aria-controls').then((id) => page.locator(`[id="${id}"]`))

async function openExample(page: Page, title: string, steps: number): Promise<void> {
  await openTable(page)
  const dialog = await openDialog(page, 'Examples')
  await dialog.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  const strip = page.getByRole('region', { name: `Example: ${title}`, exact: true })
  await openHands(page)
  await expect(strip).toBeVisible()
  for (let step = 0; step < steps; step++) await button(strip, 'Next step').click()
  await settled(page)
}
/** Opens the chain by keyboard, waits for it, and sees every link of it light what it names. */
async function openChain(page: Page, asker: Locator): Promise<Locator> {
  await asker.focus()
  await page.keyboard.press('Enter')
  await expect(asker).toHaveAttribute('aria-expanded', 'true')
  const chain = await chainOf(page, asker)
  await expect(chain).toBeVisible()
  await settled(page)
  for (const link of await chain.getByRole('button', { name: /trick \d|^one|^two/ }).all()) {
    await link.focus()
    await expect(lit(page).first()).toBeAttached()
  }
  await asker.focus()
  await expect(lit(page)).toHaveCount(0)
  return chain
}

const CONFLICT = 'The five of spades, from king-five'

test('layouts, vacant places and the odd one out open their chains at every width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await openExample(page, CONFLICT, 1)
  await openHands(page)

  const layouts = await openChain(page, button(hidden(page), '5,005 layouts. Why?'))
  await expect(layouts).toContainText('18! ÷ (9! × 9!) = 48,620 layouts.')
  await expect(layouts).toContainText(
    'West can have no more spades, which leaves 5,005 layouts. eight of clubs, trick 4',
  )
  await expect(layouts).toContainText('trick 1 leaves none of them.')

  const places = await openChain(page, button(hidden(page), 'East: 6 vacant places. Why?'))
  await expect(places).toContainText('has played four: 13 − 4 = 9')
  await expect(places).toContainText('9 − 3 = 6, six vacant places')
  await expect(places.getByRole('button')).toHaveCount(5)

  const odd = await openChain(
    page,
    button(conflict(page), '56\u00a0% that West’s five of spades was off. Why?'),
  )
  await expect(odd).toContainText('was off: weight 2.')
  await expect(odd).toContainText('2 × 80 × 3,575 = 572,000.')
  await expect(odd).toContainText('572,000 of 1,014,200: 56.4 %.')
  await expectAccessibleAt(page, 'chains', { widths: [360, 1440] })

  // A link goes to its card; where the conflict is not yet, the panel has the focus.
  await odd.getByRole('button', { name: 'five of spades, trick 1' }).click()
  await settled(page)
  await expect(conflict(page)).toHaveCount(0)
  await expect(hidden(page).locator(':focus')).toHaveCount(1)
})

test('the chances of a length and of points, placed honours and a chance a priori open their chains', async ({
  page,
}) => {
  await openExample(page, 'The five of spades, fourth best', 0)
  await hidden(page)
    .getByRole('button', { name: /^West, spades: / })
    .click()
  const law = hidden(page)
    .getByRole('button', { name: /^4 spades: / })
    .first()
  const chain = await openChain(page, law)
  await expect(chain).toContainText('Of the unseen spades West three: in 35 ways')
  await expect(chain).not.toContainText('makes it')
  const agreed = hidden(page)
    .getByRole('button', { name: /^4 spades: / })
    .last()
  await expect(await openChain(page, agreed)).toContainText('makes it')
  await hidden(page)
    .getByRole('button', { name: /^West, high card points: / })
    .click()
  const points = hidden(page)
    .getByRole('button', { name: /^4 high card points: / })
    .first()
  await expect(await openChain(page, points)).toContainText('The unseen honours are worth 4 points')
  await expectAccessible(page, 'chains of lengths and points')

  // Placed honours and a chance a priori open theirs at every width.
  await page.setViewportSize({ width: 360, height: 900 })
  await openTab(page, 'More')
  // The figure of a row is pressed, not its name.
  const row = splits(page).getByRole('row', { name: /^West 3, East 5/ })
  await row.getByRole('cell').nth(1).click({ force: true })
  await expect(row.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  await settled(page)
  const placed = splits(page).getByRole('list', { name: 'Honours' }).getByRole('button').first()
  const honour = await openChain(page, placed)
  await expect(honour).toContainText('In 10 of them East has the king of spades and the jack of')
  await expect(honour).toContainText(
    'By law 47.6 %: 437,580 of 918,918 layouts in which the suit lies so.',
  )
  const before = await openChain(page, button(splits(page), '24\u00a0% a priori. Why?'))
  await expect(before).toContainText('56 × 43,758 = 2,450,448 of the 10,400,600 deals.')
  await honour.getByRole('button', { name: 'five of spades, trick 1' }).first().click()
  await settled(page)
  await expect(row.getByRole('button')).toBeFocused()
  await expectAccessibleAt(page, 'chains of splits', { widths: [360, 1440] })
})

/** North opens one heart by OPENBID, with four of them. */
const OPENED = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:K93.AQJ4.KT42.J3 AQJ42.K5.Q3.T962 T8765.T873.A5.K4 .962.J9876.AQ875"]
[Auction "N"]
1H Pass 2H Pass
Pass Pass
*
`

test('what a call told, its layouts and the hands it left open their chains', async ({ page }) => {
  await openBoard(page, OPENED, SCHENKEN)
  await stepTo(page, 1)
  await openHands(page)
  await seenBy(page, 'East')
  await settled(page)
  const shown = hidden(page).getByRole('region', { name: 'What North has shown, if agreed' })
  await button(shown, 'What it shows, by section').click()
  await settled(page)
  const layouts = await openChain(page, shown.getByRole('button', { name: /of the layouts/ }))
  await expect(layouts).toContainText(/By section 12e, .*: [\d,]+\./)
  await expect(layouts).toContainText(/of 84,478,098,072,866,400 layouts: \d/)

  await openTab(page, 'More')
  const changed = panel(page, 'What changed')
  const told = changed.getByRole('button', { name: /hearts.*Why\?$/ }).first()
  await expect(await openChain(page, told)).toContainText(/By law [\d.]+\s%: [\d,]+ of/)

  const shape = panel(page, 'Shape picture')
  await button(shape, 'Shape picture').click()
  await settled(page)
  await pick(shape.getByRole('radio', { name: 'North' }))
  const before = button(shape, '8,122,425,444 hands. Why?')
  await expect(await openChain(page, before)).toContainText('39! ÷ (13! × 26!) = 8,122,425,444')
  await settled(page)
  await pick(shape.getByRole('radio', { name: 'Tables' }))
  const points = shape.getByRole('table', { name: 'Hands by points' })
  const row = points.getByRole('row', { name: /^12 / })
  const left = await openChain(page, row.getByRole('button', { name: / left\. Why\?$/ }))
  await expect(left).toContainText('of them have 12 points.')
  await expect(left).toContainText('With the calls not made denied')
  await expectAccessible(page, 'chains of a call')
})

import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt } from './pages/axe.ts'
import { LATE_SHOW_OUT } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { hiddenHands, number, shownBy } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { SCHENKEN } from './pages/players.ts'
import { auction, button, openHands, openTab, panel, pick, settled, stepTo } from './pages/table.ts'

const CALLS = 8
/** Events up to and with West's show-out. */
const SHOW_OUT = CALLS + 12 + 2

async function load(page: Page, cursor: number): Promise<void> {
  await openBoard(page, LATE_SHOW_OUT, SCHENKEN)
  await stepTo(page, cursor)
  await openHands(page)
  await settled(page)
}

test('a lead is read with its qualifiers, law and agreement are told apart, and an observer is chosen', async ({
  page,
}) => {
  await load(page, CALLS + 1)
  const lead = shownBy(page, 'West')
  await expect(lead).toContainText('lead, everyday')
  await expect(lead).toContainText('QJ, no K')
  await expect(lead.getByText('Consistent').first()).toBeVisible()
  await expect(lead.getByText('Implied').first()).toBeVisible()
  await expect(number(page, 'West, hearts')).toHaveAccessibleName(/likeliest \d, \d+\s%/)
  await expect(
    hiddenHands(page).getByRole('table', { name: /^Missing honours, if agreed/ }),
  ).toBeVisible()
  await expect(hiddenHands(page)).toContainText('Exact.')
  // Every reading of the lead stands behind one button.
  await button(
    lead.getByRole('listitem').filter({ hasText: 'lead, everyday' }),
    /more readings?$/,
  ).click()
  // A reading against the agreement is listed, and is no charge while it is not almost sure.
  await expect(button(lead, /^Fewer readings$/)).toBeVisible()
  await expect(lead.getByText('Against system')).toHaveCount(0)

  await pick(hiddenHands(page).getByRole('radio', { name: 'Law only' }))
  await settled(page)
  await expect(lead).toHaveCount(0)
  await expect(number(page, 'West, hearts')).not.toHaveAccessibleName(/likeliest/)
  await pick(hiddenHands(page).getByRole('radio', { name: 'North' }))
  await settled(page)
  await expect(hiddenHands(page)).toContainText(
    'North, dummy, can be sure of about East, South and West',
  )
  // The switch and the observer stay over a reload; four closed hands are refused with the reason.
  await page.reload()
  await settled(page)
  await expect(hiddenHands(page).getByRole('radio', { name: 'Law only' })).toBeChecked()
  await expect(hiddenHands(page).getByRole('radio', { name: 'North' })).toBeChecked()
  await button(hiddenHands(page), 'seen from a seat').click()
  await expect(page.getByRole('note').filter({ hasText: 'four hands closed' })).toBeVisible()
})

test('every chance opens its chain, by keyboard too: a figure, a card, a shape, a reading, a split, an opening', async ({
  page,
}) => {
  await load(page, CALLS + 1)
  await number(page, 'West, hearts').focus()
  await page.keyboard.press('Enter')
  const told = hiddenHands(page).getByRole('listitem').filter({ hasText: 'makes it' }).first()
  await expect(told).toContainText('West’s')
  await expect(hiddenHands(page)).toContainText('By law alone')
  const link = told.getByRole('button', { name: /queen of hearts, trick 1/ }).first()
  await expect(page.locator('.trick-card[data-lit]')).toHaveCount(0)
  await link.focus()
  await expect(page.locator('.trick-card[data-lit]')).toHaveCount(1)
  await number(page, 'West, spades').focus()
  await expect(page.locator('.trick-card[data-lit]')).toHaveCount(0)
  await link.hover()
  await expect(page.locator('.trick-card[data-lit]')).toHaveCount(1)
  await number(page, 'West, hearts').click()

  // The one chain that is open.
  const chain = hiddenHands(page).locator('.hh-chain')
  const card = hiddenHands(page).getByRole('button', { name: /^jack of hearts with West: / })
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(card).toHaveAttribute('aria-expanded', 'true')
  await expect(chain).toContainText('West has twelve and East has thirteen')
  await expect(chain).toContainText('By law 48.0 %: 2,496,144 of 5,200,300 layouts.')
  const act = chain.getByRole('listitem').filter({ hasText: 'makes it' }).last()
  await act.getByRole('button').focus()
  await expect(page.locator('[data-lit]').first()).toBeVisible()
  await expectAccessible(page, 'a chain')
  await card.click()
  await expect(chain).toHaveCount(0)

  const shape = hiddenHands(page)
    .getByRole('button', { name: /^\d=\d=\d=\d / })
    .first()
  await shape.click()
  await expect(chain).toContainText(/of the unseen cards: in [\d,]+ ways/)
  await shape.click()
  const reading = shownBy(page, 'West')
    .getByRole('button', { name: /%\s*\. Why\?$/ })
    .first()
  await reading.click()
  await expect(chain).toContainText('By law')
  await reading.click()

  await openTab(page, 'More')
  const splits = panel(page, 'Suit splits')
  const row = splits.getByRole('button', { name: /^West 2, East 3: place the honours, and why/ })
  await row.click()
  await expect(splits.locator('.hh-chain')).toContainText(
    'Of the unseen spades West two and East three',
  )
  await expect(splits).toContainText(/A priori \d+\s%: with nothing known/)

  // From East an opening opens to its sections on demand.
  await openTab(page, 'Hands')
  await pick(hiddenHands(page).getByRole('radio', { name: 'East' }))
  await settled(page)
  const south = shownBy(page, 'South')
  await expect(south).toContainText('OPENBID')
  const call = button(south, 'one spade')
  await call.focus()
  await expect(auction(page).locator('td[data-lit]')).toHaveCount(1)
  await button(south, 'What it shows, by section').click()
  await expect(south).toContainText('give South such a hand by itself')
  await expect(button(south, /^12a /)).toBeVisible()
})

test('a show-out is told by law and agreement, in sentences heard apart', async ({ page }) => {
  await load(page, SHOW_OUT - 1)
  await page.keyboard.press('ArrowRight')
  await settled(page)
  await button(page, /^What changed: /).click()
  const entry = panel(page, 'What changed').getByRole('listitem').first()
  await expect(entry).toContainText('West shows out of spades, so West has exactly two spades')
  await expect(entry).toContainText('By agreement')
  // Both the card and what follows from it are in live regions, one each.
  const heard = (text: string): Locator => page.getByRole('status').filter({ hasText: text })
  await expect(heard('West plays the two of hearts')).toHaveCount(1)
  await expect(heard('West has no more spades: East was dealt three.')).toHaveCount(1)
  await expect(
    heard('West plays the two of hearts').filter({ hasText: 'dealt three' }),
  ).toHaveCount(0)
})

test('a suit splits with its chances now and a priori, honours placed on demand', async ({
  page,
}) => {
  await load(page, CALLS + 4)
  await openTab(page, 'More')
  const splits = panel(page, 'Suit splits')
  await pick(splits.getByRole('radio', { name: 'hearts' }))
  const table = splits.getByRole('table')
  await expect(table).toContainText('A priori')
  await expect(table.getByRole('columnheader', { name: 'Now, if agreed' })).toBeVisible()
  const row = table.getByRole('button', { name: /^West 5, East 2: place the honours/ })
  await row.focus()
  await page.keyboard.press('Enter')
  const honours = splits.getByRole('list', { name: 'Honours' })
  // Of the hearts only the jack is missing, and who led the queen has it nearly always.
  await expect(honours.getByRole('listitem').first()).toContainText('J')
  await page.keyboard.press('Enter')
  await expect(honours).toHaveCount(0)
})

test('the panels are accessible and fit at every width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await load(page, SHOW_OUT)
  await number(page, 'West, hearts').click()
  await settled(page)
  await expectAccessibleAt(page, 'hidden hands', { widths: [320, 360, 1440] })
  // Nor do they stick out at twice the letters in a narrow column.
  await page.setViewportSize({ width: 768, height: 900 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await settled(page)
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('[data-panel="hidden-hands"] *, [data-panel="suit-splits"] *')]
      .filter((one) => {
        const box = one.closest('.panel')?.getBoundingClientRect()
        const own = one.getBoundingClientRect()
        return box !== undefined && own.width > 0 && own.right > box.right + 0.5
      })
      .map((one) => one.outerHTML.slice(0, 90)),
  )
  expect(over).toEqual([])
})

/** *What if*: a card or a length is supposed, every figure follows, and one press takes it back. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt } from './pages/axe.ts'
import { LATE_SHOW_OUT } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { hiddenHands, number } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { SCHENKEN } from './pages/players.ts'
import {
  button,
  cursorOf,
  openHands,
  openTab,
  pick,
  region,
  settled,
  stepTo,
} from './pages/table.ts'

const CALLS = 8

const bar = (page: Page): Locator => region(page, 'What if')
const choice = (page: Page, what: string): Locator =>
  hiddenHands(page).getByRole('button', { name: new RegExp(`^Suppose ${what}: `) })
/** The chance that stands at the end of a name or a sentence's beginning, as it is written. */
const chanceIn = async (of: Locator): Promise<string> =>
  /\d+\s%/.exec((await of.getAttribute('aria-label')) ?? '')?.[0] ?? 'no chance'

async function load(page: Page): Promise<void> {
  await openBoard(page, LATE_SHOW_OUT, SCHENKEN)
  await stepTo(page, CALLS + 4)
  await openHands(page)
  await settled(page)
}

test('a card is supposed, turned and taken back; a length joins it, and the plans of a suit follow', async ({
  page,
}) => {
  await load(page)
  await pick(hiddenHands(page).getByRole('radio', { name: 'clubs', exact: true }))
  const king = choice(page, 'West has the king of clubs')
  const before = await chanceIn(king)
  const points = await number(page, 'West, high card points').textContent()
  await king.click()
  await expect(king).toHaveAttribute('aria-pressed', 'true')
  // What stood beside the choice is the chance of what is supposed, and the card is there now.
  await expect(bar(page)).toContainText(`${before} likely`)
  const table = hiddenHands(page).getByRole('table', { name: 'What it decides' })
  await expect(table.getByRole('columnheader')).toHaveText([
    /^as it is$/,
    new RegExp(`^West has it\\s*${before}$`),
    /^East has it\s*\d+\s%$/,
  ])
  await expect(
    hiddenHands(page)
      .getByRole('table', { name: /^Missing honours/ })
      .getByRole('row', { name: /king of clubs/ }),
  ).toContainText('100 %')
  await settled(page)
  await expectAccessible(page, 'a card supposed')

  await button(bar(page), 'Turn it: East has the king of clubs').click()
  await expect(bar(page)).toContainText('East has the king of clubs')
  await expect(table.getByRole('columnheader').nth(1)).toHaveText(/^East has it/)
  await pick(hiddenHands(page).getByRole('radio', { name: 'diamonds', exact: true }))
  await choice(page, 'West has two diamonds').click()
  await expect(bar(page)).toContainText('East has the king of clubs and West has two diamonds')
  await expect(number(page, 'West, diamonds')).toHaveCount(0)
  await expect(hiddenHands(page).getByText(/^West, diamonds: exactly 2/)).toBeAttached()
  await expectAccessibleAt(page, 'two things supposed', { widths: [1440, 360], bothThemes: true })

  await openTab(page, 'Suit')
  await expect(region(page, 'Suit').getByRole('region', { name: 'What if' })).toContainText(
    'West has two diamonds',
  )
  await openTab(page, 'Hands')
  await button(bar(page), 'Stop supposing').click()
  await expect(bar(page)).toHaveCount(0)
  await expect(number(page, 'West, high card points')).toHaveText(points ?? '')
})

test('Escape and a step each end it, and what cannot be is refused with its reason', async ({
  page,
}) => {
  await load(page)
  await pick(hiddenHands(page).getByRole('radio', { name: 'diamonds', exact: true }))
  await choice(page, 'West has the ace of diamonds').click()
  await expect(bar(page)).toContainText('likely')
  await page.getByRole('main').focus()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)

  await choice(page, 'West has no diamonds')
    .or(choice(page, 'West has one diamond'))
    .first()
    .click()
  await expect(bar(page)).toContainText('likely')
  await page.getByRole('main').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => cursorOf(page)).toBe(CALLS + 3)
  await expect(bar(page)).toHaveCount(0)
})

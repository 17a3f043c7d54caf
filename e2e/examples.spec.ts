import type { Locator, Page } from '@playwright/test'
import { long } from '../src/testing/long.ts'
import { expectAccessibleAt } from './pages/axe.ts'
import { expectKept } from './pages/hidden-hands.ts'
import { expect, listen, test } from './pages/journey.ts'
import {
  bid,
  button,
  chooseMore,
  cursorOf,
  openDialog,
  openHands,
  openTable,
  panel,
  plate,
  settled,
} from './pages/table.ts'

const strip = (page: Page): Locator => page.getByRole('region', { name: /^Example: / })
const number = (page: Page, subject: string): Locator =>
  panel(page, 'Hidden hands').getByRole('button', { name: new RegExp(`^${subject}: `) })
const next = (page: Page): Promise<void> => button(strip(page), 'Next step').click()

async function chooseExample(page: Page, title: string): Promise<void> {
  const dialog = await openDialog(page, 'Examples')
  await dialog.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await expect(dialog).toHaveCount(0)
}
async function openExample(page: Page, title: string): Promise<void> {
  await chooseExample(page, title)
  await openHands(page)
  await expect(page.getByRole('region', { name: `Example: ${title}`, exact: true })).toBeVisible()
  await settled(page)
}
/** The lengths that law allows, hand by hand. */
async function expectLaw(
  page: Page,
  seats: Readonly<Record<string, Readonly<Record<string, string>>>>,
) {
  await settled(page)
  for (const [seat, suits] of Object.entries(seats))
    for (const [suit, range] of Object.entries(suits))
      await expect(number(page, `${seat}, ${suit}`)).toHaveAccessibleName(
        new RegExp(`(: |by law )${range}[.,;]`),
      )
}

test('the five-card ending is opened and stepped both ways by keyboard alone', async ({ page }) => {
  await openTable(page)
  await page.keyboard.press('Tab')
  await button(page.getByRole('banner'), 'Menu').focus()
  await page.keyboard.press('Enter')
  const entry = button(page.getByRole('banner'), 'Examples')
  await expect(entry).toBeVisible()
  await entry.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Examples' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: /^A five-card ending/ }).focus()
  const heard = await listen(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await openHands(page)
  await expect(strip(page)).toContainText('Step 1 of 6 · section II')
  await expectLaw(page, {
    West: { diamonds: '0 to 5', clubs: '0 to 5', spades: 'exactly 4', hearts: 'exactly 4' },
    East: { diamonds: '0 to 5', clubs: '0 to 5' },
  })
  // Declarer's club, then West's.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(strip(page)).toContainText('section III')
  await expectLaw(page, {
    West: { diamonds: '0 to 4', clubs: '1 to 5' },
    East: { diamonds: '1 to 5', clubs: '0 to 4' },
  })
  await button(strip(page), 'Next step').focus()
  await page.keyboard.press('Enter')
  await expectLaw(page, { West: { diamonds: '1 to 4', clubs: '1 to 4' } })
  for (let i = 0; i < 3; i++) await page.keyboard.press('Enter')
  await expect(strip(page)).toContainText('Step 6 of 6 · section VII')
  await expectLaw(page, {
    West: { diamonds: 'exactly 4', clubs: 'exactly 1' },
    East: { diamonds: 'exactly 1', clubs: 'exactly 4' },
  })
  await expect(button(strip(page), 'Next step')).toHaveAttribute('aria-disabled', 'true')
  // Back by the same steps.
  await button(strip(page), 'Previous step').focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('Enter')
  await expect(strip(page)).toContainText('section III')
  await expectLaw(page, {
    West: { diamonds: '0 to 4', clubs: '1 to 5' },
    East: { diamonds: '1 to 5', clubs: '0 to 4' },
  })
  const sentences = await heard()
  expect(sentences.some((text) => text.includes('Example: A five-card ending'))).toBe(true)
  expect(sentences.some((text) => text.includes('West shows out of clubs'))).toBe(true)
})

test('an agreement is broken by dummy, its fallback confirmed; a lead is read and confirmed', async ({
  page,
}) => {
  await openTable(page)
  await chooseExample(page, 'Five hearts shown, four held')
  // What the calls say of the hands is read there, in the auction, too.
  await expect(page.getByRole('tab', { name: 'Hands' })).toHaveAttribute('aria-selected', 'true')
  await openHands(page)
  await settled(page)
  await next(page)
  await settled(page)
  await expect(number(page, 'West, hearts')).toHaveAccessibleName(
    /if agreed 5 to [67]; by law 0 to 10/,
  )
  await expectKept(page, 'West, hearts', /^5 to 10 in all/)
  await next(page)
  await settled(page)
  await expect(strip(page)).toContainText('Dummy shows six hearts')
  await expect(number(page, 'West, hearts')).toHaveAccessibleName(
    /if agreed exactly 4; by law 0 to 4/,
  )
  const hidden = panel(page, 'Hidden hands')
  await expect(hidden).toContainText('Impossible')
  await next(page)
  await settled(page)
  await expect(number(page, 'West, hearts')).toHaveAccessibleName(/: exactly 4/)
  await expect(hidden).toContainText('Confirmed')
  // A fallback sleeps again when the steps are taken back.
  await button(strip(page), 'Previous step').click()
  await button(strip(page), 'Previous step').click()
  await settled(page)
  await expect(number(page, 'West, hearts')).toHaveAccessibleName(/if agreed 5 to [67];/)

  // A lead is read and confirmed; the loose reading of the article is told.
  await openExample(page, 'The five of spades, fourth best')
  await expect(strip(page).getByRole('list', { name: 'Figures' })).toContainText(
    'highest of 3 headed by an honour: impossible; the article: open',
  )
  for (let i = 0; i < 4; i++) await next(page)
  await settled(page)
  await expect(strip(page)).toContainText('East shows out: West had six spades')
  await expect(hidden).toContainText('Confirmed')
  await openExample(page, 'The five of spades, from king-five')
  await next(page)
  await settled(page)
  await expect(hidden).toContainText('Off-system')
})

test('leaving brings back what was on the table, also after a reload', async ({ page }) => {
  await openTable(page)
  await bid(page, 'one notrump')
  await bid(page, 'pass')
  await openExample(page, 'Own hand, dummy, lead, show-out')
  await next(page)
  await expect(plate(page)).toContainText('by South')
  await page.reload()
  await expect(strip(page)).toContainText('Step 2 of 3')
  await settled(page)
  await button(strip(page), 'Leave the example').click()
  await expect(strip(page)).toHaveCount(0)
  await expect.poll(() => cursorOf(page)).toBe(2)
  await expect(plate(page)).toContainText('Board 1')
  await expect(page.getByRole('main')).toBeFocused()
  // Another board leaves it too, and takes the example's board away.
  await openExample(page, 'High card points by law')
  await chooseMore(page, 'Next board')
  await expect(strip(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('of 2')
})

test('examples open and can be stepped through: one of six, or all in a long run', async ({
  page,
}) => {
  test.slow()
  await openTable(page)
  const list = await openDialog(page, 'Examples')
  const titles = await list
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('b')?.textContent ?? ''))
  expect(titles.length).toBeGreaterThan(25)
  await page.keyboard.press('Escape')
  for (const title of titles.filter((_, i) => long || i % 6 === 0)) {
    await openExample(page, title)
    const place = await strip(page).innerText()
    const [, at, steps] = /^Step (\d+) of (\d+)\b/m.exec(place) ?? []
    expect(steps, `${title}: ${place}`).toBeDefined()
    for (let step = Number(at); step < Number(steps); step++) {
      await next(page)
      await expect(strip(page), title).toContainText(`Step ${step + 1} of ${steps}`)
    }
    await expect(button(strip(page), 'Next step')).toHaveAttribute('aria-disabled', 'true')
    await settled(page)
    await expect(panel(page, 'Hidden hands').getByRole('alert'), title).toHaveCount(0)
  }
})

test('the list and the strip are accessible at every width', async ({ page }) => {
  const at = { widths: [320, 360, 1440] }
  await page.setViewportSize({ width: 360, height: 800 })
  await openTable(page)
  await settled(page)
  const dialog = await openDialog(page, 'Examples')
  await expectAccessibleAt(page, 'the list of examples', at)
  await dialog.getByRole('button', { name: /^The five of spades, fourth best/ }).click()
  await openHands(page)
  await settled(page)
  await strip(page).getByText('more').click()
  await expectAccessibleAt(page, 'the strip', at)
})

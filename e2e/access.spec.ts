import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSideScroll } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import {
  barred,
  bid,
  button,
  openDialog,
  openTable,
  pass,
  playFirst,
  press,
  region,
  resultCard,
  settled,
} from './pages/table.ts'

const SIZES = {
  wide: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
  narrow: { width: 320, height: 640 },
} as const
/** Every width in both themes, every theme in both decks. */
const LOOKS = [
  { size: 'wide', theme: 'Light', deck: 'Four colours' },
  { size: 'wide', theme: 'Dark', deck: 'Two colours' },
  { size: 'phone', theme: 'Light', deck: 'Two colours' },
  { size: 'phone', theme: 'Dark', deck: 'Four colours' },
  { size: 'narrow', theme: 'Light', deck: 'Four colours' },
  { size: 'narrow', theme: 'Dark', deck: 'Two colours' },
] as const

async function dress(page: Page, theme: string, deck: string): Promise<void> {
  const settings = await openDialog(page, 'Settings')
  await settings.getByRole('radio', { name: theme }).check({ force: true })
  await settings.getByRole('radio', { name: deck }).check({ force: true })
  await button(settings, 'Done').click()
  await expect(settings).toHaveCount(0)
}

async function check(page: Page, state: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, state)
  await expectNoSideScroll(page, state)
}

for (const { size, theme, deck } of LOOKS)
  test.describe(`${SIZES[size].width} px, ${theme}, ${deck}`, () => {
    test.use({ viewport: SIZES[size] })

    test('the table through a board', async ({ page }) => {
      await openTable(page)
      await dress(page, theme, deck)
      await check(page, 'before the first call')
      await bid(page, 'one heart')
      await press(button(region(page, 'Bidding box'), 'one club'))
      await check(page, 'bidding, a call refused')
      await bid(page, 'four spades')
      await pass(page, 3)
      await check(page, 'before the opening lead')
      for (let i = 0; i < 5; i++) await playFirst(page)
      await press(barred(region(page, / hand$/)).first())
      await check(page, 'play, a card refused')
      await button(page, 'Claim').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await check(page, 'claim')
      await button(page.getByRole('dialog'), 'Claim').click()
      await expect(resultCard(page)).toBeVisible()
      await check(page, 'result')
    })
  })

/** The page Openings: how it is opened, and the parts that journeys read. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { button, PATIENCE, panel, settled } from './table.ts'

export const OPENINGS = './#/openings'
/** A hand that opens one spade at 12a, one card from 1NT. */
export const HAND = 'AQT83.A62.K84.Q6'

export async function openPage(page: Page, address = `${OPENINGS}/${HAND}`): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Openings', level: 1 })).toBeAttached()
  // The page and its engine start cold: how soon depends on the machine.
  await expect(opens(page)).toBeVisible(PATIENCE)
}
export const answer = (page: Page): Locator => panel(page, 'OPENBID’s answer')
/** The line with the call that is opened. */
export const opens = (page: Page): Locator => answer(page).locator('.opens')
export const asText = (page: Page): Locator => panel(page, 'The hand').getByLabel('As text')
export const key = (page: Page, card: string): Locator => button(panel(page, 'The hand'), card)

export async function type(page: Page, hand: string): Promise<void> {
  await asText(page).fill(hand)
  await settled(page)
}

/** The panel *Hidden hands*. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { openHands, openRows, panel, pick, settled } from './table.ts'

export const hiddenHands = (page: Page): Locator => panel(page, 'Hidden hands')
/** The button of a number, which names hand, suit and range. */
export const number = (page: Page, subject: string): Locator =>
  hiddenHands(page).getByRole('button', { name: new RegExp(`^${subject}: `) })
/** What a closed hand has shown, if agreed. */
export const shownBy = (page: Page, seat: string): Locator =>
  hiddenHands(page).getByRole('region', { name: `What ${seat} has shown, if agreed` })
/** Behind the range that holds nine hands in ten stands all that keeps to what is agreed. */
export async function expectKept(page: Page, subject: string, range: RegExp): Promise<void> {
  await number(page, subject).click()
  await expect(hiddenHands(page).getByText(/ in all that keep to what is agreed$/)).toHaveText(
    range,
  )
  await number(page, subject).click()
}
/** Chooses whose eyes count. */
export async function seenBy(page: Page, seat: string): Promise<void> {
  await openHands(page)
  await pick(hiddenHands(page).getByRole('radio', { name: seat }))
  await settled(page)
  await openRows(hiddenHands(page))
}

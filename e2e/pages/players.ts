/** The dialog *Players*, and the systems that can be chosen there. */
import { expect, type Page } from '@playwright/test'
import { button, chooseView, openDialog, pick, SEAT_NAMES, type SeatName } from './table.ts'

/** What both sides play on a first visit. */
export const SAYC = 'Standard American (SAYC)'
export const ESSEX = 'Essex Acol (BRIBIP)'
export const SCHENKEN = 'Schenken 1967 (OPENBID)'
export const NOBODY = 'None: calls by hand'

/** Chooses the system of each side, the seats that call by themselves, and whether two hands are bid. */
export async function seat(
  page: Page,
  systems: readonly [northSouth: string, eastWest: string],
  { themselves = [], two = false }: { themselves?: readonly SeatName[]; two?: boolean } = {},
): Promise<void> {
  const dialog = await openDialog(page, 'Players')
  await dialog.getByLabel('System of North–South').selectOption({ label: systems[0] })
  await dialog.getByLabel('System of East–West').selectOption({ label: systems[1] })
  for (const name of themselves)
    await pick(dialog.getByRole('radiogroup', { name }).getByRole('radio', { name: 'A robot' }))
  if (two)
    await pick(
      dialog
        .getByRole('radiogroup', { name: 'Hands to bid' })
        .getByRole('radio', { name: 'North and South' }),
    )
  await button(dialog, 'Done').click()
  await expect(dialog).toHaveCount(0)
}

/** Both sides play the system. */
export const bothPlay = (page: Page, system: string): Promise<void> => seat(page, [system, system])

/** One person calls for everybody, with all hands open: a board is over in a few presses. */
export async function takeAllSeats(page: Page): Promise<void> {
  const players = await openDialog(page, 'Players')
  for (const name of SEAT_NAMES)
    await pick(players.getByRole('radiogroup', { name }).getByRole('radio', { name: 'A person' }))
  await button(players, 'Done').click()
  await expect(players).toHaveCount(0)
  await chooseView(page, 'All four hands')
}

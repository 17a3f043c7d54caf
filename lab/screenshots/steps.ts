/** What a picture asks of the page, as a visitor would do it. */
import type { Locator, Page } from '@playwright/test'
import { BOARD } from './board.ts'

/** In which look a picture is taken. */
export interface Look {
  readonly theme: 'light' | 'dark'
  readonly deck: 'four' | 'two'
  /** Of the window, in pixels. */
  readonly width: number
}

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
export const panel = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })

export async function openDialog(page: Page, entry: string): Promise<Locator> {
  const banner = page.getByRole('banner')
  const direct = button(banner, entry)
  if (!(await direct.first().isVisible())) await button(banner, 'Menu').click()
  await button(banner, entry).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

/** Waits until no panel is still working. */
export const still = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

/** Puts that board in place of those on the table. */
export async function putBoard(page: Page, text: string): Promise<void> {
  const dialog = await openDialog(page, 'Import')
  await dialog.getByLabel('Boards or a link').fill(text)
  await button(dialog, 'Read the text').click()
  await dialog.getByRole('radio', { name: 'In their place' }).check({ force: true })
  await button(dialog, 'Use the board').click()
  await dialog.waitFor({ state: 'detached' })
}

/** The board on the table, in this look. */
export async function prepare(page: Page, { theme, deck }: Look): Promise<void> {
  const study = button(page, 'Study a bid')
  if (await study.isVisible()) await study.click()
  const settings = await openDialog(page, 'Settings')
  const choose = (name: string) => settings.getByRole('radio', { name }).check({ force: true })
  await choose(theme === 'light' ? 'Light' : 'Dark')
  await choose(deck === 'four' ? 'Four colours' : 'Two colours')
  await button(settings, 'Done').click()
  await putBoard(page, BOARD)
}

/** Sits in a seat, so that the other hands are closed. */
export async function sit(page: Page, label: string): Promise<void> {
  await button(page, /^More: /).click()
  await page.getByLabel('View').selectOption({ label })
  await page.keyboard.press('Escape')
}

export async function seek(page: Page, cursor: number): Promise<void> {
  await page.keyboard.press('Home')
  for (let i = 0; i < cursor; i++) await page.keyboard.press('ArrowRight')
}

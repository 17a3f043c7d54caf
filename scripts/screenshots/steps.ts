/** What a picture asks of the page, as a visitor would do it. */
import type { Locator, Page } from '@playwright/test'
import { BOARD } from './board.ts'
import type { Look } from './looks.ts'

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

/** Opens a tab of the lens; on a phone the lens comes up with it. */
export async function openTab(page: Page, name: string): Promise<void> {
  const raise = button(page, /^Open the lens/)
  if (await raise.isVisible()) await raise.click()
  await page.getByRole('tab', { name }).first().click()
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

/** Both sides play Essex Acol. */
export async function playEssex(
  page: Page,
  { twoHands }: { readonly twoHands: boolean },
): Promise<void> {
  const players = await openDialog(page, 'Players')
  for (const side of ['North–South', 'East–West'])
    await players.getByLabel(`System of ${side}`).selectOption('essex-acol')
  if (twoHands)
    await players
      .getByRole('radiogroup', { name: 'Hands to bid' })
      .getByRole('radio', { name: 'North and South' })
      .check({ force: true })
  await button(players, 'Done').click()
  await players.waitFor({ state: 'detached' })
}

const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to
  }, hash)

/** The page Combinations at an address, once the panel is there. */
export async function toCombinations(page: Page, path: string, name: string): Promise<void> {
  await goTo(page, `#/combinations${path}`)
  await panel(page, name).waitFor()
  await page.waitForTimeout(500)
}

/** A worked example, so many steps on. */
export async function toExample(page: Page, title: string, steps: number): Promise<void> {
  const dialog = await openDialog(page, 'Examples')
  await dialog.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  const strip = page.getByRole('region', { name: `Example: ${title}`, exact: true })
  await strip.waitFor()
  for (let i = 0; i < steps; i++) await button(strip, 'Next step').click()
}

/** The page *Strategies* at that place, with every hand audited. */
export async function toStrategies(page: Page, place: string): Promise<void> {
  await goTo(page, `#/strategies/${place}`)
  await button(page, 'Count again').first().waitFor({ timeout: 60_000 })
}

/** The page *Openings* on a hand one card short of 1NT, with every hand counted. */
export async function toOpenings(page: Page): Promise<void> {
  await goTo(page, '#/openings/AQT83.A62.K84.Q6')
  await button(panel(page, 'The census'), 'Count again').waitFor({ timeout: 60_000 })
}

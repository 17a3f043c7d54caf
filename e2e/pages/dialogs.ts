/** The dialogs that bring boards in, as a visitor uses them. */
import { expect, type Locator, type Page } from '@playwright/test'
import { bothPlay } from './players.ts'
import {
  button,
  type LensTab,
  lowerLens,
  openDialog,
  openTab,
  openTable,
  panel,
  pick,
} from './table.ts'

export interface FileLike {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}
export const textFile = (name: string, text: string): FileLike => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

export const openImport = (page: Page): Promise<Locator> => openDialog(page, 'Import')

/** Pastes a text into the import dialog and has it read. */
export async function readText(page: Page, text: string): Promise<Locator> {
  const dialog = await openImport(page)
  await paste(dialog.getByLabel('Boards or a link'), text)
  await button(dialog, 'Read the text').click()
  return dialog
}

/**
 * Puts a text into a field at one stroke, as a paste does. `fill` has the browser type it, which takes time with
 * the square of its lines: twenty seconds for the agreements of a side.
 */
export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, value) => {
    const { prototype } =
      element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    // The setter of the class: React keeps one of its own on the element, to see what it set itself.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  }, text)

/** Chooses a file in the import dialog. */
export async function readFile(page: Page, file: string | FileLike): Promise<Locator> {
  const dialog = await openImport(page)
  await dialog.getByLabel('File with boards').setInputFiles(file)
  return dialog
}

/** Takes what was read, in place of the boards on the table, and reads it as most journeys want it. */
export async function takeInPlace(dialog: Locator): Promise<void> {
  await pick(dialog.getByRole('radio', { name: 'In their place' }))
  await button(dialog, /^Use the /).click()
  await expect(dialog).toHaveCount(0)
  await readByOwn(dialog.page())
}

/** Says that a record was bid by what the reader's sides play, where it does not say so itself. */
export async function readByOwn(page: Page): Promise<void> {
  const raised = await page.locator('.lens[data-raised]').isVisible()
  const open = page.locator('.lens-tab[aria-selected="true"]').first()
  const before = await open.evaluate((tab) => tab.textContent)
  await openTab(page, 'Why')
  await expect(panel(page, 'Why this call')).toBeVisible()
  const offer = button(panel(page, 'Why this call'), /^Read it by/)
  if (await offer.isVisible()) await offer.click()
  if (before !== 'Why') await openTab(page, before as LensTab)
  if (!raised) await lowerLens(page)
}

/** Opens the page with the one board of a text on the table, as it came: nobody has said what was played. */
export async function openUnsaid(page: Page, text: string): Promise<void> {
  await openTable(page)
  const dialog = await readText(page, text)
  await button(dialog, 'Use the board').click()
  await expect(dialog).toHaveCount(0)
}

/** Opens the page with the one board of a text on the table, bid by that system where one is named. */
export async function openBoard(page: Page, text: string, system?: string): Promise<void> {
  await openTable(page)
  if (system !== undefined) await bothPlay(page, system)
  const dialog = await readText(page, text)
  await button(dialog, 'Use the board').click()
  await expect(dialog).toHaveCount(0)
  await readByOwn(page)
}

/** Opens the page with the boards of a text in place of the one dealt there. */
export async function openInPlace(page: Page, text: string): Promise<void> {
  await openTable(page)
  await takeInPlace(await readText(page, text))
}

/** The line that says what was read. */
export const found = (dialog: Locator): Locator => dialog.getByRole('status')
export const problems = (dialog: Locator): Locator =>
  dialog.getByRole('region', { name: 'Lost', exact: true })

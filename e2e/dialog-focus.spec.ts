import type { Locator, Page } from '@playwright/test'
import { expect, test } from './pages/journey.ts'
import { button, openDialog, openTable } from './pages/table.ts'

/** The name of the part of the page that has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    return at?.id || at?.textContent.trim() || at?.getAttribute('aria-label') || at?.tagName || ''
  })

const endings: readonly {
  readonly entry: string
  readonly finish: (dialog: Locator) => Promise<void>
}[] = [
  { entry: 'Deal by wishes', finish: (dialog) => button(dialog, 'Deal').click() },
  {
    entry: 'Import',
    finish: async (dialog) => {
      await dialog.getByLabel('File with boards').setInputFiles('e2e/samples/eight-boards.pbn')
      await button(dialog, 'Use the 8 boards').click()
    },
  },
  {
    entry: 'Edit hands',
    finish: async (dialog) => {
      await button(dialog, 'Clear all').click()
      await button(dialog, 'Fill at random').click()
      await button(dialog, 'Use these hands').click()
    },
  },
  { entry: 'Players', finish: (dialog) => button(dialog, 'Done').click() },
  {
    entry: 'Boards',
    finish: (dialog) =>
      dialog
        .getByRole('button', { name: /^Board \d/ })
        .first()
        .click(),
  },
]

test('after a dialog the focus is on the table, and Space does not open the dialog again', async ({
  page,
}) => {
  await openTable(page)
  for (const { entry, finish } of endings) {
    const dialog = await openDialog(page, entry)
    await finish(dialog)
    await expect(dialog, entry).toHaveCount(0)
    await expect.poll(() => focused(page), entry).toBe('main')
    await page.keyboard.press('Space')
    await page.waitForTimeout(200)
    await expect(page.getByRole('dialog'), entry).toHaveCount(0)
  }
})

test('a dialog that is left gives the focus back to what opened it', async ({ page }) => {
  await openTable(page)
  const leave: readonly ((dialog: Locator) => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    (dialog) => button(dialog, 'Close').click(),
  ]
  for (const entry of ['Share'])
    for (const how of leave) {
      const dialog = await openDialog(page, entry)
      await how(dialog)
      await expect(dialog).toHaveCount(0)
      await expect.poll(() => focused(page)).toBe(entry)
    }
  const dialog = await openDialog(page, 'Edit hands')
  await button(dialog, 'Cancel').click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => focused(page)).toBe('Menu')
})

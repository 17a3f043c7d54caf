/** What LIN files and links carry, and what they say that they cannot. */
import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { found, problems, readText } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import {
  auction,
  bid,
  button,
  callCount,
  openDialog,
  openTable,
  pick,
  plate,
  region,
} from './pages/table.ts'

/** A board of an online table: suit codes, signs that links are made of, six cards and a result. */
const ONLINE = `pn|Sam & "Bo",West,A+B #1,East|st||md|3SJT953HKT43D94CKJ,S6HQ875DJ83CQT982,SKQ842HA9DAQ5CA73,SA7HJ62DKT762C654|rh||ah|Board 1|sv|o|mb|1S!|an|5+!S; 100 % (2+ !H)|mb|p|mb|4S|an|to play + slam?|mb|p|mb|p|mb|p|pg||pc|D2|pc|D4|pc|D3|pc|DA|pg||pc|S2|pc|S7|mc|11|pg||`

async function use(page: Page, text: string): Promise<void> {
  const dialog = await readText(page, text)
  await expect(found(dialog)).toContainText('one board; nothing was lost')
  await expect(problems(dialog)).toHaveCount(0)
  await button(dialog, 'Use the board').click()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('End')
}
/** The board on the table in a format: its text. */
async function exported(page: Page, format: string, begins: RegExp): Promise<string> {
  const dialog = await openDialog(page, 'Export')
  await pick(dialog.getByRole('radio', { name: format, exact: true }))
  const text = dialog.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue(begins)
  const value = await text.inputValue()
  await button(dialog, 'Close').click()
  await expect(dialog).toHaveCount(0)
  return value
}
const notes = (page: Page): Locator => auction(page).getByRole('list', { name: 'Notes' })

test('suit codes are shown as signs and written back; names and results come through', async ({
  page,
}) => {
  await openTable(page)
  await use(page, ONLINE)
  await expect(notes(page)).toContainText('5+♠; 100 % (2+ ♥)')
  await expect(region(page, 'Table')).toContainText('A+B #1')
  const lin = await exported(page, 'LIN', /^pn\|/)
  expect(lin).toContain('an|5+!S; 100 % (2+ !H)|')
  expect(lin).toContain('mc|11|')

  for (const [format, begins] of [
    ['LIN', /^pn\|/],
    ['Viewer link', /^https:/],
  ] as const) {
    await use(page, await exported(page, format, begins))
    await expect(region(page, 'Table')).toContainText('A+B #1')
    await expect(notes(page)).toContainText('to play + slam?')
    const again = await exported(page, 'LIN', /^pn\|/)
    expect(again).toContain('pn|Sam & "Bo",West,A+B #1,East|')
    expect(again).toContain('mc|11|')
  }
})

test('a position’s link says what it cuts off, and agreements that nest too deep are told', async ({
  page,
}) => {
  await openTable(page)
  await use(page, ONLINE.replace('to play + slam?', 'to play '.repeat(300)))
  const dialog = await openDialog(page, 'Share')
  await expect(dialog.getByText('A link cannot hold all of it')).toContainText(
    'explanations end after 2000 characters',
  )
  const link = dialog.getByLabel('Link')
  await expect(link).toHaveValue(/#\/s\/k1/)
  const position = /#\/s\/[\w-]+/.exec(await link.inputValue())?.[0] ?? ''
  // The board goes as a picture too, drawn and in points.
  const saved = async (kind: 'SVG' | 'PNG'): Promise<Buffer> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(dialog, `Save ${kind}`).click(),
    ])
    expect(file.suggestedFilename()).toBe(`board-1.${kind.toLowerCase()}`)
    return readFileSync(await file.path())
  }
  expect((await saved('SVG')).toString()).toContain('<title>Board 1 · Dealer North')
  expect((await saved('PNG')).subarray(1, 4).toString()).toBe('PNG')
  await button(dialog, 'Close').click()

  const deep = deflateRawSync(`${'['.repeat(1000)}${']'.repeat(1000)}`).toString('base64url')
  await page.goto(`./${position}/${deep}`)
  const notice = region(page, 'Notices').getByRole('alert')
  await expect(notice).toContainText('The position is open.')
  await expect(notice).toContainText('nests more than 60 levels deep')
  await expect(notice).toContainText('Yours stay in use.')
  await expect(plate(page)).toContainText('four spades')
})

test('a link that the engine failed on is tried again with a press', async ({ page, watch }) => {
  await openTable(page)
  await bid(page, 'one spade')
  const dialog = await openDialog(page, 'Share')
  await expect(dialog.getByLabel('Link')).toHaveValue(/#\/s\/k1/)
  const { hash } = new URL(await dialog.getByLabel('Link').inputValue())
  await button(dialog, 'Close').click()
  await button(page, 'Undo').click()
  await expect.poll(() => callCount(page)).toBe(0)

  // No worker can start: its script does not come. With a query the page is loaded anew.
  const script = /\/worker-[\w-]+\.js$/
  await page.route(script, (route) => route.abort())
  await page.goto(`./?anew${hash}`)
  const notice = region(page, 'Notices')
    .getByRole('alert')
    .filter({ hasText: 'The link could not be opened' })
  await expect(button(notice, 'Try again')).toBeVisible()
  expect(await callCount(page)).toBe(0)
  await page.unroute(script)
  await button(notice, 'Try again').click()
  await expect(auction(page)).toContainText('one spade')
  await expect(notice).toHaveCount(0)
  // The scripts that did not come were ours.
  expect(watch.faults.filter((fault) => !/ERR_FAILED/.test(fault))).toEqual([])
  watch.faults.length = 0
})

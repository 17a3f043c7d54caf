/** What is printed: sheets of whole boards, nothing cut off, and as many pages as it should take. */
import type { Page } from '@playwright/test'
import { expectAccessibleAt } from './pages/axe.ts'
import { fourSpades } from './pages/boards.ts'
import { openInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { button, chooseMore, pick, region } from './pages/table.ts'

/** A board whose deal, auction and play are a file's. */
const board = (number: number): string => `[Board "${number}"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982"]
[Declarer "N"]
[Contract "4S"]
[Auction "N"]
1S Pass 2NT Pass
4S Pass Pass Pass
[Play "E"]
D6 D4 D3 DA
S7 SJ S6 S2
SA S3 H5 SK
*
`
/** The pages of the sheet on A4 paper. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
  })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
/** Texts of the sheet that stick out of their box or the paper. */
async function cutOff(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' })
  // A4 within its margins, at 96 pixels an inch.
  await page.setViewportSize({ width: 703, height: 1032 })
  const found = await page.evaluate(() => {
    const paper = document.querySelector('.sheet')?.getBoundingClientRect()
    return [...document.querySelectorAll<HTMLElement>('.sheet *')]
      .filter((one) => !one.closest('.sr-only, svg'))
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        const outside =
          paper !== undefined && width > 0 && (right > paper.right + 1 || left < paper.left - 1)
        const clipped =
          getComputedStyle(one).overflow !== 'visible' && one.scrollWidth > one.clientWidth + 1
        return (
          outside ||
          clipped ||
          (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display === 'block')
        )
      })
      .map((one) => one.outerHTML.slice(0, 90))
  })
  await page.emulateMedia({ media: null })
  return found
}

test('hand records: eight to a page, and nothing but the sheet', async ({ page }) => {
  await openInPlace(page, Array.from({ length: 9 }, (_, i) => board(i + 1)).join('\n'))
  await chooseMore(page, 'Print')
  await expect(page.getByRole('heading', { name: 'Print', level: 1 })).toBeAttached()
  await expect(region(page, /^Board \d$/)).toHaveCount(9)
  await expect(region(page, 'Board 9')).toContainText('North deals')
  expect(await cutOff(page)).toEqual([])
  expect(await pagesOf(page)).toBe(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(button(page, 'Print')).toBeHidden()
})

test('a name of 3,000 letters breaks, and the sheet is no wider than the window', async ({
  page,
}) => {
  const long = 'W'.repeat(3000)
  await openInPlace(page, `${board(1)}[South "${long}"]\n`)
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('./#/print')
  await expect(region(page, 'Board 1')).toContainText(long)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
  expect(await cutOff(page)).toEqual([])
})

test('auctions are printed with what each call shows', async ({ page }) => {
  await openInPlace(page, board(1))
  await page.goto('./#/print')
  await pick(page.getByRole('radio', { name: 'Auctions explained' }))
  // The chosen sheet stands in the address.
  await expect(page).toHaveURL(/#\/print\/auctions$/)
  await page.reload()
  const sheet = region(page, 'Board 1').first()
  await expect(sheet.getByRole('table', { name: 'The auction' })).toContainText('two notrump')
  const said = sheet.getByRole('listitem').filter({ hasText: 'two notrump' })
  await expect(said).toContainText('trumps')
  expect(await cutOff(page)).toEqual([])
  expect(await pagesOf(page)).toBe(1)
})

test('a board’s story goes from the deal to the result, with the note', async ({ page }) => {
  await openInPlace(page, fourSpades())
  await page.goto('./#/library')
  await page.getByLabel('Your note').fill('Who had the queen?')
  await page.goto('./#/print')
  await pick(page.getByRole('radio', { name: 'The board’s story' }))
  const story = region(page, 'Board 15').first()
  await expect(story.getByRole('table', { name: /^The play/ }).getByRole('row')).toHaveCount(14)
  await expect(story).toContainText(/Four spades by .*, \d+ tricks/)
  await expect(story).toContainText('Who had the queen?')
  await expect(story.locator('[aria-busy]')).toHaveCount(0)
  // An underline of text stopped at the card, and no led card had one.
  const led = story.locator('[data-led]')
  await expect(led).toHaveCount(13)
  expect(
    await led
      .locator('.call-text')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderBottomStyle)),
  ).toEqual(Array.from({ length: 13 }, () => 'solid'))
  expect(await cutOff(page)).toEqual([])
  expect(await pagesOf(page)).toBe(1)
  await expectAccessibleAt(page, 'print', { widths: [360, 1440] })
})

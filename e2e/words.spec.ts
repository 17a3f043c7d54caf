/** How much is said at once: words in view and the size of letters, in each phase and at each size. */
import type { Page } from '@playwright/test'
import { fourSpades } from './pages/boards.ts'
import { openInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { button, chooseView, cursorOf, openTable, settled } from './pages/table.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const
const MOST = { page: 180, lens: 120 } as const

const BOARD = fourSpades()
const CALLS = 10
/** Events shown in each phase of the board. */
const PHASES: Readonly<Record<string, number>> = {
  bidding: 4,
  'opening lead': CALLS,
  play: CALLS + 22,
  result: CALLS + 52,
}

interface Seen {
  /** Words in the window, and those of them in the lens: figures and single letters are none. */
  readonly page: number
  readonly lens: number
  /** What is set under 12 pixels, in view or not. */
  readonly small: readonly string[]
}

const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    /** The part of the window in which an element can be seen. */
    const clip = (element: Element | null): DOMRect => {
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight]
      for (let at = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const box = at.getBoundingClientRect()
        left = Math.max(left, box.left)
        top = Math.max(top, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom)
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    const count = { page: 0, lens: 0 }
    const small = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node
      if (parent === null || !parent.checkVisibility() || !textContent?.trim()) continue
      const box = parent.getBoundingClientRect()
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      // What is drawn for readers alone is a pixel large.
      if (size < 11.99 && box.width > 1 && box.height > 1)
        small.add(`${textContent.trim().slice(0, 30)}: ${size}`)
      const view = clip(parent)
      for (const word of textContent.matchAll(/\S+/g)) {
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        if (view.width <= 1 || view.height <= 1) continue
        if (x < view.left || x > view.right || y < view.top || y > view.bottom) continue
        if (!/\p{L}{2}/u.test(word[0])) continue
        count.page += 1
        if (parent.closest('.lens') !== null) count.lens += 1
      }
    }
    return { ...count, small: [...small] }
  })

test('few words, none too small, in every phase and at every size', async ({ page }) => {
  test.slow()
  const look = async (
    phase: string,
    asked: 'words and letters' | 'letters' = 'words and letters',
  ) => {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await settled(page)
      const where = `${phase} at ${size.width} × ${size.height}`
      const found = await seen(page)
      test.info().annotations.push({ type: where, description: JSON.stringify(found) })
      expect.soft(found.small, `too small, ${where}`).toEqual([])
      if (asked === 'letters') continue
      expect.soft(found.page, `words in view, ${where}`).toBeLessThanOrEqual(MOST.page)
      expect.soft(found.lens, `words in the lens, ${where}`).toBeLessThanOrEqual(MOST.lens)
      // A page that shows nothing would pass.
      expect(found.page).toBeGreaterThan(8)
    }
  }
  await page.goto('./')
  await expect(button(page, 'Play a deal')).toBeVisible()
  await look('first visit')
  await openTable(page)
  await look('bidding of one’s own', 'letters')
  await openInPlace(page, BOARD)
  await page.keyboard.press('End')
  await look('all hands open', 'letters')
  await chooseView(page, 'Sit South')
  await page.getByRole('main').focus()
  await page.keyboard.press('Home')
  let at = 0
  for (const [phase, events] of Object.entries(PHASES)) {
    for (; at < events; at++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => cursorOf(page)).toBe(events)
    await look(phase)
  }
})

/**
 * Nothing lies over anything: at every size and in every phase each card's index, key, button and word is the
 * topmost thing at its place, and a finger has room on what it is to press.
 */
import type { Page } from '@playwright/test'
import { long } from '../src/testing/long.ts'
import { fourSpades } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { button, chooseView, drawn, endMotion, lowerLens, stepTo } from './pages/table.ts'

const SIZES = [
  [844, 390],
  [720, 450],
  [683, 330],
  [640, 360],
  [568, 320],
  [932, 430],
  [600, 560],
  [900, 560],
  [320, 568],
  [320, 256],
  [360, 640],
  [360, 740],
  [768, 1024],
  [1024, 600],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const

/**
 * What is covered or has no room, each with where and by what.
 * @param most pixels that it has at least one way, where a finger presses.
 */
const covered = (page: Page, most: number): Promise<readonly string[]> =>
  page.evaluate((most) => {
    const LEAST = 24
    const found: string[] = []
    const name = (element: Element | null): string => {
      const text = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')?.split(' ')[0] ?? ''} “${text.trim().slice(0, 24)}”`
    }
    const things = document.querySelectorAll(
      '.app-shell :is(button, a, summary, .card-index, .diagram-card, .trick-seat, .changed-words, .next-hint, .strip b, .strip-contract, .auction td span, .auction th)',
    )
    const shown = (element: Element): boolean => {
      if (element.closest('[aria-hidden="true"].sr-only, .sr-only, [popover]:not(:popover-open)'))
        return false
      // A fold that is shut has places for what it does not show.
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      const { width, height, bottom } = element.getBoundingClientRect()
      // The way past the header is above the page until it has the focus.
      if (bottom < 0 && element.matches('.absolute')) return false
      return width > 2 && height > 2
    }
    for (const thing of things) {
      if (!shown(thing)) continue
      // A sheet that is down has tabs that are not drawn; what scrolls in a box of its own is brought into sight.
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const box = thing.getBoundingClientRect()
      const index = thing.matches('.card-button') ? thing.querySelector('.card-index') : null
      const place = (index ?? thing).getBoundingClientRect()
      const [x, y] = [place.left + place.width / 2, place.top + place.height / 2]
      const top = document.elementFromPoint(x, y)
      // Words may be looked through to the box they stand in; what is pressed must be hit itself.
      const own = thing.closest('button, a') ?? thing
      const same =
        top !== null &&
        (own.contains(top) || (own === thing && !thing.matches('button, a') && top.contains(thing)))
      if (!same) {
        found.push(`${name(thing)} at ${Math.round(x)},${Math.round(y)} lies under ${name(top)}`)
        continue
      }
      if (!thing.matches('button, a')) continue
      const hit = (px: number, py: number): boolean => {
        const at = document.elementFromPoint(px, py)
        return at !== null && (thing.contains(at) || at === thing)
      }
      let across = 0
      for (let px = Math.ceil(box.left); px < box.right && across < most; px++)
        if (hit(px, y)) across++
      let down = 0
      for (let py = Math.ceil(box.top); py < box.bottom && down < most; py++) if (hit(x, py)) down++
      // Words within a line of text are pressed as they stand.
      const read = '.diagram:not([data-live]) .diagram-card, .term, p *, .auction-call, .hh-figure'
      const words = thing.matches(most > LEAST ? read : `${read}, .diagram-card`)
      if (!words && (Math.min(across, down) < LEAST - 1 || Math.max(across, down) < most - 1))
        found.push(`${name(thing)} has ${across} × ${down} pixels to press`)
    }
    window.scrollTo(0, 0)
    return found
  }, most)

/** Each size in turn, back to a desk at the end: the way to the next phase is the same for all. */
async function clearAt(
  page: Page,
  phase: string,
  sizes: readonly (readonly [number, number])[],
  most = 24,
): Promise<void> {
  const found: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    await endMotion(page)
    for (const one of await covered(page, most)) found.push(`${width}×${height}: ${one}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(found, phase).toEqual([])
}

test('each thing is the topmost at its place before a board is begun', async ({ page }) => {
  await page.goto('./')
  await expect(button(page, 'Study a bid')).toBeVisible()
  await clearAt(page, 'the first visit', SIZES)
})

/**
 * On a change a size has all four hands in one phase and a closed table in the next, so that each is looked at in
 * every phase and in both views; in a long run both views have every size in every phase.
 */
const byTurns = (phase: number) => SIZES.filter((_, i) => long || (i + phase) % 2 === 0)

for (const [i, [phase, cursor]] of (
  [
    ['in the bidding', 5],
    ['at the opening lead', 10],
    ['with dummy down', 11],
    ['in the middle of a trick', 24],
    ['at the end', 62],
  ] as const
).entries())
  test(`each thing is the topmost at its place ${phase}`, async ({ page }) => {
    await openBoard(page, fourSpades())
    await stepTo(page, cursor)
    // A sheet that was taken up covers what it covers.
    await page.setViewportSize({ width: 360, height: 740 })
    await lowerLens(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await clearAt(page, 'all four hands', byTurns(i))
    await chooseView(page, 'Sit South')
    await clearAt(page, 'from South', byTurns(i + 1))
  })

/** Where a finger is meant: telephones and tablets, upright and on their side. */
const TOUCHED = [
  [320, 568],
  [360, 740],
  [568, 320],
  [640, 360],
  [844, 390],
  [768, 1024],
  [1024, 600],
  [1024, 768],
] as const

test.describe('under a finger', () => {
  test.use({ hasTouch: true })
  for (const [phase, cursor] of [
    ['at the opening lead', 10],
    ['in the middle of a trick', 24],
  ] as const)
    test(`each thing that a player presses has 44 pixels one way and 24 the other ${phase}`, async ({
      page,
    }) => {
      await openBoard(page, fourSpades())
      await stepTo(page, cursor)
      await page.setViewportSize({ width: 360, height: 740 })
      await lowerLens(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await chooseView(page, 'Sit South')
      await clearAt(page, 'from South', TOUCHED, 44)
    })
})

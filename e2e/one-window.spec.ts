/**
 * The table in one window: at every size nothing scrolls but the lens, no box moves while a board is
 * stepped, bid or played, and what matters stays in sight.
 */
import type { Page } from '@playwright/test'
import { long } from '../src/testing/long.ts'
import { expectAccessible, expectNoSideScroll } from './pages/axe.ts'
import { fourSpades } from './pages/boards.ts'
import { readText, takeInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { keysOf } from './pages/keys.ts'
import {
  bid,
  button,
  cursorOf,
  endMotion,
  openTable,
  pass,
  playable,
  playFirst,
  region,
  settled,
} from './pages/table.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const
/** On a change a board is played to its end in the widest and the narrowest, in a long run in all four. */
const TO_THE_END: readonly Size[] = SIZES.filter(
  ({ width }) => long || width === 1440 || width === 360,
)
/** Between and beyond them: a low laptop, a tall phone, a wide screen with two lenses. */
const BETWEEN = [
  { width: 1280, height: 720 },
  { width: 900, height: 800 },
  { width: 412, height: 915 },
  { width: 1920, height: 1080 },
] as const

const BOARD = fourSpades(6)
const EVENTS = 10 + 24

/** The boxes of the page, and those of the play. */
const FRAME = ['header', '.felt', '.strip', '.board-hand', '.action-bar', '.lens', '.step-bar']
const PLAY = [...FRAME, '.trick', '.board-north']
/** Of the hands at the sides, where there is room for them, how high they stand: their cards go. */
const SIDES = ['.board-west .hand', '.board-east .hand']

const playBoxes = ({ width }: Size): readonly string[] => (width > 560 ? [...PLAY, ...SIDES] : PLAY)

interface Look {
  /** Left, top, right, bottom of each box, of a hand at a side top and bottom; whole pixels. */
  readonly boxes: Readonly<Record<string, readonly number[]>>
  /** What must be in the window and is not. */
  readonly outside: readonly string[]
  readonly scrolls: boolean
}

/** Where the boxes stand, what sticks out, and whether the page could scroll. */
const look = (page: Page, boxes: readonly string[], inside: readonly string[]): Promise<Look> =>
  page.evaluate(
    ([names, wanted]) => {
      const rect = (element: Element) => element.getBoundingClientRect()
      const root = document.documentElement
      return {
        boxes: Object.fromEntries(
          names.map((name) => {
            const box = document.querySelector(name)
            if (box === null) return [name, []]
            const { left, top, right, bottom } = rect(box)
            const edges = name.endsWith('.hand') ? [top, bottom] : [left, top, right, bottom]
            return [name, edges.map(Math.round)]
          }),
        ),
        outside: wanted.filter((name) => {
          const box = document.querySelector(name)
          if (box === null) return true
          const { left, top, right, bottom, width } = rect(box)
          return (
            width === 0 ||
            left < -0.5 ||
            top < -0.5 ||
            right > innerWidth + 0.5 ||
            bottom > innerHeight + 0.5
          )
        }),
        scrolls: root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth,
      }
    },
    [boxes, inside] as const,
  )

const IN_SIGHT = ['.step-bar', '.changed', '.action-primary', '[role="slider"]']

interface Size {
  readonly width: number
  readonly height: number
}
/** What must stand where at a step of the record: nothing out of sight, no scroll, every box where it was. */
function holder(size: Size) {
  let auction: Look['boxes'] | undefined
  let play: Look['boxes'] | undefined
  return async (page: Page, cursor: number): Promise<void> => {
    const inPlay = cursor > 10
    const now = await look(
      page,
      inPlay ? playBoxes(size) : FRAME,
      inPlay
        ? ['.trick', ...IN_SIGHT]
        : [...IN_SIGHT, ...(cursor < 10 ? ['.auction', '.bidding-box'] : [])],
    )
    const where = `at ${cursor}, ${size.width} × ${size.height}`
    // The end of the record has nothing that comes next.
    const outside = now.outside.filter((name) => cursor < EVENTS || name !== '.action-primary')
    expect(outside, `out of sight ${where}`).toEqual([])
    expect(now.scrolls, `the page scrolls ${where}`).toBe(false)
    if (cursor === 10) return
    if (inPlay) {
      play ??= now.boxes
      expect(now.boxes, `the boxes ${where}`).toEqual(play)
    } else {
      auction ??= now.boxes
      expect(now.boxes, `the boxes ${where}`).toEqual(auction)
    }
  }
}

async function openRecord(page: Page): Promise<void> {
  await openTable(page)
  await takeInPlace(await readText(page, BOARD))
  await page.getByRole('main').focus()
  await page.keyboard.press('Home')
}

/** Presses the key until the record is there; every place is looked at. */
async function stepUntil(
  page: Page,
  key: string,
  end: number,
  hold: (page: Page, cursor: number) => Promise<void>,
): Promise<readonly number[]> {
  const stops = [await cursorOf(page)]
  for (let cursor = stops[0]!; cursor !== end; stops.push(cursor)) {
    await page.keyboard.press(key)
    await expect.poll(() => cursorOf(page)).not.toBe(cursor)
    cursor = await cursorOf(page)
    await endMotion(page)
    await hold(page, cursor)
  }
  return stops
}

test('a record is stepped without a scroll or a move, in every window', async ({ page }) => {
  test.slow()
  await page.setViewportSize(SIZES[0])
  await openRecord(page)
  // One window after the other: a step costs less than another size, and nothing is worked out twice.
  for (const size of SIZES) {
    const hold = holder(size)
    // On a change the narrowest alone is gone through card by card: the others see each card as it is played, below.
    const byCard = long || size.width === 360
    await page.setViewportSize(size)
    // Forth in light, back in dark.
    await page.emulateMedia({ colorScheme: 'light' })
    const forth = await stepUntil(page, byCard ? 'ArrowRight' : 'Shift+ArrowRight', EVENTS, hold)
    if (byCard)
      expect(forth, 'one step at a time').toEqual(Array.from({ length: EVENTS + 1 }, (_, i) => i))
    await page.emulateMedia({ colorScheme: 'dark' })
    const back = await stepUntil(page, long ? 'ArrowLeft' : 'Shift+ArrowLeft', 0, hold)
    if (long) expect(back).toEqual(forth.toReversed())
  }
})

test('a record is stepped by tricks without a scroll or a move, between the sizes and beyond', async ({
  page,
}) => {
  await page.setViewportSize(BETWEEN[0])
  await openRecord(page)
  for (const [i, size] of BETWEEN.entries()) {
    await page.setViewportSize(size)
    // Forth in one window, and back in the next.
    const forth = i % 2 === 0
    const key = forth ? 'Shift+ArrowRight' : 'Shift+ArrowLeft'
    await stepUntil(page, key, forth ? EVENTS : 0, holder(size))
  }
})

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node?: Node | null; readonly currentRect: DOMRect }[]
}
declare global {
  interface Window {
    /** What has moved by itself outside the lens, as the browser tells it: how far, and what. */
    shifted?: string[]
  }
}
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.shifted = []
    const named = (node: Node | null | undefined): string =>
      node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? '?')
    // What the lens tells grows and shrinks inside its box; of what is gone since, its place is known.
    const inLens = ({ node, currentRect }: Shift['sources'][number]): boolean => {
      if (node?.parentElement != null) return node.parentElement.closest('.lens') !== null
      const lens = document.querySelector('.lens')?.getBoundingClientRect()
      return (
        lens !== undefined &&
        currentRect.left >= Math.floor(lens.left) &&
        currentRect.right <= Math.ceil(lens.right) &&
        currentRect.top >= Math.floor(lens.top) &&
        currentRect.bottom <= Math.ceil(lens.bottom)
      )
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput && !entry.sources.every(inLens))
          window.shifted?.push(
            `${entry.value}: ${entry.sources.map(({ node }) => named(node)).join(', ')}`,
          )
    }).observe({ type: 'layout-shift' })
  })

/** The first card that may be played, by each way in turn. */
const WAYS = ['mouse', 'touch', 'keys'] as const
async function playBy(page: Page, way: (typeof WAYS)[number]): Promise<void> {
  if (way !== 'keys') {
    await playFirst(page, way === 'mouse' ? 'click' : 'tap')
    return
  }
  const before = await cursorOf(page)
  const name = (await playable(page).first().getAttribute('aria-label')) ?? ''
  for (const key of keysOf(name)) await page.keyboard.press(key)
  await expect.poll(() => cursorOf(page)).toBe(before + 1)
}

// Tricks by mouse, by touch and by keys in turn, the first six in light and the others in dark. On a change the sizes
// between see three tricks, one by each way.
for (const size of SIZES)
  test.describe(`by hand, ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size, hasTouch: true })

    const cards = TO_THE_END.includes(size) ? 51 : 12
    test('a board is bid and played without a scroll or a move', async ({ page }) => {
      // Up to 55 presses, each with a look at all boxes.
      test.slow()
      await page.emulateMedia({ colorScheme: 'light' })
      await openTable(page)
      const before = await look(page, FRAME, ['.bidding-box'])
      expect(before.outside).toEqual([])
      await bid(page, 'three notrump')
      await bid(page, 'pass', 'tap')
      await page.keyboard.press('p')
      await expect.poll(() => cursorOf(page)).toBe(3)
      const bidding = await look(page, FRAME, ['.bidding-box'])
      expect(bidding.boxes, 'the boxes after three calls').toEqual(before.boxes)
      await pass(page)
      await playFirst(page)
      const play = await look(page, playBoxes(size), ['.trick'])
      await watchShifts(page)
      for (let card = 2; card <= cards; card++) {
        const trick = Math.floor((card - 1) / 4)
        if (card === 25) await page.emulateMedia({ colorScheme: 'dark' })
        await playBy(page, WAYS[trick % WAYS.length]!)
        const now = await look(page, playBoxes(size), ['.trick', '.step-bar', '.changed'])
        expect(now.outside, `out of sight after card ${card}`).toEqual([])
        expect(now.scrolls, `the page scrolls after card ${card}`).toBe(false)
        expect(now.boxes, `the boxes after card ${card}`).toEqual(play.boxes)
        if (card !== 12) continue
        await settled(page)
        await expectAccessible(page, `play at ${size.width}`)
        await expectNoSideScroll(page, `play at ${size.width}`)
      }
      await settled(page)
      expect(await page.evaluate(() => window.shifted), 'layout shift in play').toEqual([])
      if (cards < 51) return
      await playBy(page, 'keys')
      await expect(button(region(page, 'Action'), 'Next board')).toBeVisible()
      const end = await look(page, ['header', '.felt', '.step-bar'], IN_SIGHT)
      expect(end.outside, 'out of sight at the end').toEqual([])
      expect(end.scrolls, 'the page scrolls at the end').toBe(false)
    })
  })

test('at twice the letters and at 320 pixels nothing sticks out, on any page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openTable(page)
  await expectNoSideScroll(page, '320 pixels')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSideScroll(page, 'twice the letters')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSideScroll(page, 'twice the letters on a phone')
  const cells = region(page, 'Bidding box').getByRole('button')
  await expect(cells).toHaveCount(14)
  const wide = await cells.evaluateAll((all) =>
    all
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.getAttribute('aria-label')),
  )
  expect(wide, 'calls that run out of their cells').toEqual([])

  for (const where of [
    'practice',
    'systems/sayc',
    'openings',
    'strategies',
    'library',
    'lessons',
  ]) {
    await page.goto(`./#/${where}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    for (const size of [SIZES[0], SIZES[3]]) {
      await page.setViewportSize(size)
      await settled(page)
      await expectNoSideScroll(page, `${where} at ${size.width} px`)
    }
  }
})

/**
 * The table in one window: at every size nothing scrolls but the lens, no box moves while a board is
 * stepped, bid or played, and what matters stays in sight.
 */
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSideScroll } from './pages/axe.ts'
import { readText, takeInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import {
  bid,
  button,
  cursorOf,
  openTable,
  pass,
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
/** Between and beyond them: a low laptop, a tall phone, a wide screen with two lenses. */
const BETWEEN = [
  { width: 1280, height: 720 },
  { width: 900, height: 800 },
  { width: 412, height: 915 },
  { width: 1920, height: 1080 },
] as const

/** Four spades by South, played to the sixth trick. */
const BOARD = `[Board "15"]
[Dealer "S"]
[Vulnerable "NS"]
[Deal "N:AJT3.J53.T7.KJT4 Q87.72.9863.9752 K952.A6.KQJ4.Q63 64.KQT984.A52.A8"]
[Declarer "S"]
[Contract "4S"]
[Auction "S"]
1NT 2H 3H Pass
3S Pass 4S Pass
Pass Pass
[Play "W"]
HK H3 H7 HA
DA D7 D8 DK
HQ H5 H2 H6
D5 DT D3 D4
S4 SA S7 S2
S6 SJ S8 SK
*
`
const EVENTS = 10 + 24

/** The boxes of the page, and those of the play. */
const FRAME = ['header', '.felt', '.strip', '.board-hand', '.action-bar', '.lens', '.step-bar']
const PLAY = [...FRAME, '.trick', '.board-north']

interface Look {
  /** Left, top, right, bottom of each box; whole pixels. */
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
            return [name, [left, top, right, bottom].map(Math.round)]
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

// The four sizes forth and back, those between forth alone: what comes back is the same look.
for (const [size, steps] of [
  ...SIZES.map((size) => [size, 2 * EVENTS] as const),
  ...BETWEEN.map((size) => [size, EVENTS] as const),
])
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size })

    test.slow()
    test('a record is stepped without a scroll or a move', async ({ page }) => {
      await openTable(page)
      await takeInPlace(await readText(page, BOARD))
      await page.getByRole('main').focus()
      await page.keyboard.press('Home')
      let auction: Look['boxes'] | undefined
      let play: Look['boxes'] | undefined
      for (let at = 0; at < steps; at++) {
        await page.keyboard.press(at < EVENTS ? 'ArrowRight' : 'ArrowLeft')
        const cursor = at < EVENTS ? at + 1 : 2 * EVENTS - at - 1
        await expect.poll(() => cursorOf(page)).toBe(cursor)
        const inPlay = cursor > 10
        const now = await look(
          page,
          inPlay ? PLAY : FRAME,
          inPlay
            ? ['.trick', ...IN_SIGHT]
            : [...IN_SIGHT, ...(cursor < 10 ? ['.auction', '.bidding-box'] : [])],
        )
        // The end of the record has nothing that comes next.
        const outside = now.outside.filter((name) => cursor < EVENTS || name !== '.action-primary')
        expect(outside, `out of sight at ${cursor}`).toEqual([])
        expect(now.scrolls, `the page scrolls at ${cursor}`).toBe(false)
        if (cursor === 10) continue
        if (inPlay) {
          play ??= now.boxes
          expect(now.boxes, `the boxes at ${cursor}`).toEqual(play)
        } else {
          auction ??= now.boxes
          expect(now.boxes, `the boxes at ${cursor}`).toEqual(auction)
        }
      }
    })
  })

for (const size of SIZES)
  test.describe(`by hand, ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size })

    test.slow()
    test('a board is bid and played without a scroll or a move', async ({ page }) => {
      await openTable(page)
      const before = await look(page, FRAME, ['.bidding-box'])
      expect(before.outside).toEqual([])
      await bid(page, 'three notrump')
      await pass(page, 2)
      const bidding = await look(page, FRAME, ['.bidding-box'])
      expect(bidding.boxes, 'the boxes after three calls').toEqual(before.boxes)
      await pass(page)
      await playFirst(page)
      const play = await look(page, PLAY, ['.trick'])
      for (let card = 2; card <= 12; card++) {
        await playFirst(page)
        const now = await look(page, PLAY, ['.trick', '.step-bar', '.changed'])
        expect(now.outside, `out of sight after card ${card}`).toEqual([])
        expect(now.scrolls, `the page scrolls after card ${card}`).toBe(false)
        expect(now.boxes, `the boxes after card ${card}`).toEqual(play.boxes)
      }
      await settled(page)
      await expectAccessible(page, `play at ${size.width}`)
      await expectNoSideScroll(page, `play at ${size.width}`)
    })
  })

/** Letters drawn smaller than 12 pixels, by the text that is seen. */
const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (parent === null || text === '' || !parent.checkVisibility()) continue
      const box = parent.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < 11.99) found.add(`${text.slice(0, 30)}: ${size}`)
    }
    return [...found]
  })

for (const size of SIZES)
  test(`nothing is set under 12 pixels at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('./')
    await expect(button(page, 'Play a deal')).toBeVisible()
    expect(await small(page), 'first visit').toEqual([])
    await openTable(page)
    expect(await small(page), 'bidding').toEqual([])
    await takeInPlace(await readText(page, BOARD))
    await page.keyboard.press('End')
    await settled(page)
    expect(await small(page), 'play').toEqual([])
  })

test('at twice the letters and at 320 pixels nothing sticks out', async ({ page }) => {
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
})

test('at twice the letters no other page sticks out', async ({ page }) => {
  for (const where of ['practice', 'systems/sayc', 'openings', 'strategies', 'library', 'lessons'])
    for (const size of [
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size)
      await page.goto(`./#/${where}`)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await settled(page)
      await expectNoSideScroll(page, `${where} at ${size.width} px`)
    }
})

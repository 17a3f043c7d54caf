/** What a close look at the table would mark down: marks that touch, words that are cut, holdings that break. */
import type { Page } from '@playwright/test'
import { long } from '../src/testing/long.ts'
import { fourSpades } from './pages/boards.ts'
import { openInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { chooseView, cursorOf, lowerLens, openTab, region, settled, stepTo } from './pages/table.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 600, height: 900 },
  { width: 360, height: 740 },
] as const

const BOARD = fourSpades()
const CALLS = 10

async function openBoard(page: Page): Promise<void> {
  await openInPlace(page, BOARD)
  await chooseView(page, 'Sit South')
}

/** Signs of the strings in *Hands* that leave their cell, or stand nearer than two pixels to the next. */
const pressedCells = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const row of document.querySelectorAll('.hh-cells')) {
      const room = row.getBoundingClientRect()
      const words = row.querySelector('.sr-only')?.textContent ?? ''
      let before = Number.NEGATIVE_INFINITY
      for (const cell of row.querySelectorAll('.hh-cell, .hh-times')) {
        const sign = document.createRange()
        sign.selectNodeContents(cell)
        const { left, right } = sign.getBoundingClientRect()
        const box = cell.getBoundingClientRect()
        if (left < box.left || right > box.right || box.right > room.right + 0.5)
          found.push(`${words}: ${cell.textContent} leaves its cell`)
        if (left - before < 2) found.push(`${words}: ${cell.textContent} touches the one before`)
        before = right
      }
    }
    return found
  })

/** Figures of the axes in *Hands* that end beyond the pictures under them. */
const axesBeyond = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const end = Math.max(
      ...[...document.querySelectorAll('.hh-row .hh-picture')].map(
        (one) => one.getBoundingClientRect().right,
      ),
    )
    return [...document.querySelectorAll('.hh-axis > *, .hh-points-picture > span')]
      .filter((one) => one.textContent !== '' && one.getBoundingClientRect().right > end + 0.5)
      .map((one) => one.textContent)
  })

/** Labels under the scrubber that run into the one before. */
const crossedLabels = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('.sc-label')]
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .sort((a, b) => a.box.left - b.box.left)
    return shown.flatMap(({ text, box }, i) => {
      const before = shown[i - 1]
      return before !== undefined && box.left < before.box.right + 1
        ? [`${before.text} and ${text}`]
        : []
    })
  })

/** What changed, where it is longer than its place. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.changed-line, .changed-words')]
      .filter((one) => getComputedStyle(one).overflow === 'hidden')
      .filter((one) => one.scrollHeight > one.clientHeight + 1)
      .map((one) => (one.querySelector('.changed-words') ?? one).textContent),
  )
test('the signs of *Hands* and the numbers under the scrubber stand apart at every width', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[0])
  await openBoard(page)
  for (const cursor of [CALLS, CALLS + 1, CALLS + 23]) {
    await page.setViewportSize(SIZES[0])
    await stepTo(page, cursor)
    // One board, its window made smaller: what is worked out is worked out once.
    for (const size of SIZES) {
      const where = `after ${cursor} at ${size.width} px`
      await page.setViewportSize(size)
      await openTab(page, 'Hands')
      await settled(page)
      expect(await pressedCells(page), `the strings ${where}`).toEqual([])
      expect(await axesBeyond(page), `the axes ${where}`).toEqual([])
      expect(await crossedLabels(page), `the scrubber ${where}`).toEqual([])
    }
    await lowerLens(page)
  }
})

/**
 * Between the widths of the design the longest sentences end in dots; a press shows them whole. The narrowest window
 * is gone through step by step. On a change the widest then sees the steps with the longest sentences, for what is
 * shorter has room where they have; in a long run all four see each step.
 */
const STEPPED = SIZES.filter(({ width }) =>
  long ? width !== 600 : width === 1440 || width === 360,
).toReversed()
const LONGEST = 8
test('what changed is said whole at every step, in every window', async ({ page }) => {
  test.slow()
  await page.setViewportSize(SIZES[0])
  await openBoard(page)
  await page.getByRole('main').focus()
  const cut: string[] = []
  let steps: readonly number[] = Array.from({ length: CALLS + 52 }, (_, i) => i + 1)
  // One window after the other: what is worked out is worked out once.
  for (const size of STEPPED) {
    await page.setViewportSize(size)
    await page.keyboard.press('Home')
    await expect.poll(() => cursorOf(page)).toBe(0)
    const lengths = new Map<number, number>()
    let cursor = 0
    for (const step of steps) {
      for (; cursor < step; cursor++) await page.keyboard.press('ArrowRight')
      await expect.poll(() => cursorOf(page)).toBe(cursor)
      await settled(page)
      const here = await cutWords(page)
      cut.push(...here.map((words) => `${words} at ${size.width} px`))
      const said = await page.locator('.changed-words').allTextContents()
      lengths.set(step, said.join('').length)
    }
    const least = [...lengths.values()].toSorted((a, b) => b - a)[LONGEST] ?? 0
    if (!long) steps = steps.filter((step) => lengths.get(step)! > least)
  }
  expect(cut).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the trick is in sight while the sheet is up; at the end every holding stands in one line', async ({
    page,
  }) => {
    await openBoard(page)
    await stepTo(page, CALLS + 22)
    await openTab(page, 'Hands')
    const trick = page.locator('.trick-line')
    await expect(trick).toBeInViewport({ ratio: 1 })
    await expect(trick).toHaveText('N JE 8S –W –')
    expect(await trick.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(
      0,
    )

    await lowerLens(page)
    await page.getByRole('main').focus()
    await page.keyboard.press('End')
    await expect.poll(() => cursorOf(page)).toBe(CALLS + 52)
    await settled(page)
    const broken = await page.locator('.diagram-row').evaluateAll((rows) =>
      rows
        .filter((row) => {
          const tops = [...row.querySelectorAll('.diagram-card')].map(
            (card) => card.getBoundingClientRect().top,
          )
          return new Set(tops.map(Math.round)).size > 1
        })
        .map((row) => row.textContent),
    )
    expect(broken).toEqual([])
    await expect(region(page, 'West hand')).toBeInViewport({ ratio: 1 })
  })
})

test('ringed keys of *Openings* are explained', async ({ page }) => {
  await page.goto('./#/openings/AKQ2.K32.A98.K32')
  await expect(page.locator('.rank-key[data-marked]').first()).toBeVisible()
  await expect(page.getByText('Ringed: the cards of the smallest change.')).toBeVisible()
})

/** While the worker is held: figures of another moment never stand in full ink, nor a sentence beside them. */
import type { Page } from '@playwright/test'
import { SHOW_OUT } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { hiddenHands, number } from './pages/hidden-hands.ts'
import { expect, test } from './pages/journey.ts'
import { SCHENKEN } from './pages/players.ts'
import {
  button,
  chooseView,
  cursorOf,
  drawn,
  openHands,
  playFirst,
  settled,
} from './pages/table.ts'

type Asked = 'line' | 'last'
interface Holding {
  /** What is kept from the workers until it is let go. */
  hold: Asked[]
  readonly waiting: { readonly of: Worker; readonly id: number; readonly send: () => void }[]
}

/** Questions about moments wait where the page is told to hold them; one given up meanwhile is asked and given up at once. */
const holdWorkers = (page: Page) =>
  page.addInitScript(() => {
    const holding: Holding = { hold: [], waiting: [] }
    Object.assign(window, { holding })
    interface Run {
      readonly kind: string
      readonly id: number
      readonly job?: string
      readonly input?: { readonly last?: true }
    }
    window.Worker = class extends Worker {
      override postMessage(message: Run): void {
        const asked = message.input?.last === true ? 'last' : 'line'
        const told = message.job === 'moments' ? asked : message.job === 'news' ? 'line' : undefined
        const held = holding.waiting.findIndex(({ of, id }) => of === this && id === message.id)
        // Whoever gives up waits to hear that it was given up: it is asked first.
        if (message.kind === 'cancel' && held !== -1) holding.waiting.splice(held, 1)[0]?.send()
        if (message.kind === 'run' && told !== undefined && holding.hold.includes(told))
          holding.waiting.push({ of: this, id: message.id, send: () => super.postMessage(message) })
        else super.postMessage(message)
      }
    }
  })
const hold = (page: Page, hold: readonly Asked[]) =>
  page.evaluate((kept) => {
    const { holding } = window as unknown as { holding: Holding }
    holding.hold = [...kept]
    if (kept.length === 0) for (const { send } of holding.waiting.splice(0)) send()
  }, hold)

/** How much ink each of the elements in sight has, 1 for all of it. */
const ink = (page: Page, selector: string): Promise<readonly number[]> =>
  hiddenHands(page)
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          let opacity = 1
          for (let at: Element | null = one; at !== null; at = at.parentElement)
            opacity *= Number(getComputedStyle(at).opacity)
          return opacity
        }),
    )
const AGREED = '.hh-agreed, .hh-bar-agreed, .hh-inferences, .hh-honours, .hh-shapes'
const LAW = '.hh-cell, .hh-law-line, .hh-number'
const words = (page: Page) => button(page, /^What changed: /).locator('.changed-words')

test('D9: law is drawn at once, and what was agreed a moment ago is dimmed until it is counted anew', async ({
  page,
}) => {
  await holdWorkers(page)
  await openBoard(page, SHOW_OUT, SCHENKEN)
  await chooseView(page, 'All four hands')
  await openHands(page)
  await page.getByRole('main').focus()
  await page.keyboard.press('End')
  await expect.poll(() => cursorOf(page)).toBe(18)
  // What is passed on the way is not counted, or nothing of the next card would be old.
  await hold(page, ['last'])
  for (let back = 0; back < 3; back++) await page.keyboard.press('ArrowLeft')
  await expect.poll(() => cursorOf(page)).toBe(15)
  await drawn(page)
  await hold(page, [])
  await settled(page)
  await expect(number(page, 'East, spades')).toHaveAccessibleName(/: 1 to 2/)
  expect(new Set([...(await ink(page, AGREED)), ...(await ink(page, LAW))])).toEqual(new Set([1]))

  await hold(page, ['last'])
  await page.keyboard.press('ArrowRight')
  await expect(number(page, 'East, spades')).toHaveAccessibleName(/exactly 2, just changed/)
  expect(new Set(await ink(page, LAW))).toEqual(new Set([1]))
  const old = await ink(page, AGREED)
  expect(old.length).toBeGreaterThan(0)
  expect(Math.max(...old)).toBeLessThan(0.5)

  await hold(page, [])
  await settled(page)
  expect(new Set([...(await ink(page, AGREED)), ...(await ink(page, LAW))])).toEqual(new Set([1]))
  await expect(words(page)).toHaveText('West has no more spades: East was dealt two.')
  await page.keyboard.press('End')
  await settled(page)

  // Of a card that nobody has counted yet nothing is known: what stands is all old, and nothing is said.
  await hold(page, ['last', 'line'])
  await playFirst(page)
  await expect(hiddenHands(page)).toHaveAttribute('aria-busy', 'true')
  await expect(words(page)).toHaveCount(0)
  expect(Math.max(...(await ink(page, `${AGREED}, ${LAW}`)))).toBeLessThan(0.5)
  await hold(page, [])
  await settled(page)
  expect(Math.min(...(await ink(page, `${AGREED}, ${LAW}`)))).toBe(1)
})

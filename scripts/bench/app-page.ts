/**
 * The built app as the benchmarks open and use it: a fresh context, so nothing is cached, and random
 * numbers from the seed, so that every run sees one deal.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { SEED } from './measure.ts'

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until the first click showed on the page. */
    firstHandledClick?: number
    /** Milliseconds from the start of the navigation until an offered call stood on the page. */
    firstOffer?: number
    /** Milliseconds from the start of the navigation until the page last changed. */
    lastChange?: number
    /** Lengths of the long tasks since the list was last emptied, in milliseconds. */
    longTasks?: number[]
    /** From each press to the frame that showed it, in milliseconds, by the page's own event timing. */
    pressTimes?: { readonly id: number; readonly duration: number }[]
  }
}

/** Runs in the page, before its own scripts. */
function instrument(seed: number): void {
  let state = seed
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint32Array)
      for (let i = 0; i < array.length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        array[i] = state
      }
    return array
  }
  const tasks: number[] = []
  window.longTasks = tasks
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry.duration)
  }).observe({ type: 'longtask', buffered: true })
  const presses: { id: number; duration: number }[] = []
  window.pressTimes = presses
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        presses.push({ id: Number(entry.interactionId), duration: entry.duration })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  addEventListener(
    'click',
    () => {
      const seen = new MutationObserver(() => {
        seen.disconnect()
        window.firstHandledClick ??= performance.now()
      })
      const main = document.querySelector('main')
      if (main) seen.observe(main, { childList: true, subtree: true, characterData: true })
    },
    { capture: true },
  )
  new MutationObserver((changes) => {
    // Code that is fetched ahead is named in the head: nobody sees that.
    if (changes.every(({ target }) => target === document.head)) return
    window.lastChange = performance.now()
    if (document.querySelector('.offer')) window.firstOffer ??= performance.now()
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
}

export const freshContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(instrument, SEED)
  return context
}

export async function open(browser: Browser, url: string): Promise<Page> {
  const page = await (await freshContext(browser)).newPage()
  await page.goto(url, { waitUntil: 'commit' })
  return page
}

/** The way into a board with all four hands open, where calls and cards are made by hand. */
export const study = (page: Page) => page.getByRole('button', { name: 'Study a bid', exact: true })

/** Waits until the page has drawn what the last key did. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => setTimeout(done))
      }),
  )
export const tableText = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.innerText)

/** Waits until no panel is still working; asked seldom, as each look costs the page some of what is measured. */
export const still = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, {
    polling: 100,
  })

/** What the table shows once the engine's answers are in, better ones too: the same for half a second. */
export async function settledText(page: Page): Promise<string | undefined> {
  let text = await tableText(page)
  for (let quiet = 0; quiet < 5; quiet++) {
    await still(page)
    await page.waitForTimeout(100)
    const now = await tableText(page)
    if (now === text && now?.includes('% done') !== true) continue
    text = now
    quiet = -1
  }
  return text
}

/** The keys of an auction of eight calls. */
export const CALLS = ['1 c', 'p', '1 h', 'p', '1 n', 'p', '3 n', 'p', 'p', 'p'] as const
export async function makeCall(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key)
}
export const CARDS = 52

/** Plays the first card that may be played now. */
export const playCard = (page: Page) =>
  page
    .getByRole('button', { name: /^(\w+) of (clubs|diamonds|hearts|spades)\b/ })
    .and(page.locator(':not([aria-disabled="true"])'))
    .first()
    .click({ position: { x: 9, y: 12 } })

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
}

/** Sits South, so that three hands are closed. */
export async function sitSouth(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^More: / }).click()
  await page.getByLabel('View').selectOption({ label: 'Sit South' })
  await page.keyboard.press('Escape')
}

/** Keys go to the page again: inside a hand or a tab the arrows go elsewhere. */
export const leave = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })

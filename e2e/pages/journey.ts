/**
 * The test of every journey: a page with fixed entropy, watched all the time. A console error, an
 * uncaught fault or a request to another origin fails the journey it happens in.
 */
import { test as base, expect, type Page } from '@playwright/test'

export interface Watch {
  /** Console errors and uncaught faults so far; a journey that provokes one empties the list. */
  readonly faults: string[]
  /** Requests that left the page's own origin. */
  readonly elsewhere: string[]
}

interface Options {
  /** What the browser's entropy is replaced with, so that every run deals the same boards. */
  readonly seed: number
}

/** Replaces the browser's entropy; a reload goes on with other numbers, as a browser would. */
const fixEntropy = (page: Page, seed: number): Promise<unknown> =>
  page.addInitScript((start) => {
    const key = 'e2e/loads'
    const loads = Number(sessionStorage.getItem(key) ?? 0)
    sessionStorage.setItem(key, String(loads + 1))
    let state = (start * 7919 + loads * 104_729) >>> 0
    const next = (): number => {
      state = (state + 0x6d2b79f5) >>> 0
      let t = Math.imul(state ^ (state >>> 15), 1 | state)
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
      return (t ^ (t >>> 14)) >>> 0
    }
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (let i = 0; i < bytes.length; i++) bytes[i] = next() >>> 24
      return array
    }
  }, seed)

export const watchPage = (page: Page, origin: string): Watch => {
  const watch: Watch = { faults: [], elsewhere: [] }
  page.on('console', (message) => {
    if (message.type() === 'error') watch.faults.push(message.text())
  })
  page.on('pageerror', (error) => watch.faults.push(String(error)))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol === 'data:' || url.protocol === 'blob:') return
    if (url.origin !== origin) watch.elsewhere.push(request.url())
  })
  return watch
}

export const test = base.extend<Options & { readonly watch: Watch }>({
  seed: [1967, { option: true }],
  watch: [
    async ({ page, baseURL, seed }, use) => {
      const watch = watchPage(page, new URL(baseURL ?? '').origin)
      await fixEntropy(page, seed)
      await use(watch)
      expect(watch.faults, 'console errors and uncaught faults').toEqual([])
      expect(watch.elsewhere, 'requests to other origins').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** What the sentences of the live regions were, from here on. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const node = target instanceof Element ? target : target.parentElement
        const live = node?.closest('[aria-live="polite"]')
        if (live?.textContent) heard.push(live.textContent)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

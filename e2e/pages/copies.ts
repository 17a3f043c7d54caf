/** What the page copies is kept by the page itself: a browser under test has no clipboard that it may read. */
import type { Page } from '@playwright/test'

/** What was copied last. */
export const copied = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as { copiedText?: string }).copiedText ?? '')
/** From the next page on. */
export const keepCopies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          Object.assign(globalThis, { copiedText: text })
          return Promise.resolve()
        },
      },
    })
  })

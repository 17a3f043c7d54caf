/** What an accessibility checker finds on the page as it stands. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Every rule of WCAG 2.0, 2.1 and 2.2 at levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Fails with the rule and the elements when something is found. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // A colour on its way to another would be measured half-way. One that was called off is over too.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((a) => a.finished)))
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  )
  expect.soft(found, `axe: ${state}`).toEqual([])
}

/** Fails when the page has to be scrolled sideways. */
export async function expectNoSideScroll(page: Page, state: string): Promise<void> {
  const { content, room } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { content: scrollWidth, room: clientWidth }
  })
  expect.soft(content, `width of the page: ${state}`).toBeLessThanOrEqual(room)
}

import type { Page } from '@playwright/test'
import { expect, test } from './pages/journey.ts'
import {
  barred,
  biddingBox,
  button,
  handOf,
  hint,
  openTable,
  region,
  SEAT_NAMES,
} from './pages/table.ts'

/** The ways in, and what each sets on the table. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Play a deal': async (page) => {
    await expect(handOf(page, 'North').getByRole('img')).toHaveAccessibleName(/closed/)
    await expect(region(page, 'Action')).toBeVisible()
  },
  'Study a bid': async (page) => {
    await expect(biddingBox(page)).toBeVisible()
    await expect(handOf(page, 'North').getByRole('button')).toHaveCount(13)
  },
  'Step through a board': async (page) => {
    await expect(region(page, /^Example: /)).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Start' })).toHaveCount(0)
  },
}
for (const [name, expected] of Object.entries(WAYS))
  test(`a first visit offers “${name}”, once`, async ({ page }) => {
    await page.goto('./')
    await expect(page.getByRole('tab', { name: 'Start', selected: true })).toBeVisible()
    // Nothing is open but the reader's own hand, and nothing is asked yet.
    await expect(barred(handOf(page, 'South'))).toHaveCount(13)
    await expect(handOf(page, 'North').getByRole('img')).toHaveAccessibleName(/closed/)
    await expect(biddingBox(page)).toHaveCount(0)
    await button(page, name).click()
    await expected(page)
    await page.reload()
    await expect(region(page, 'Table')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Start' })).toHaveCount(0)
  })

test('a dealt board says what to do next', async ({ page }) => {
  await openTable(page)
  await expect(page).toHaveTitle(/Kibitzer/)
  for (const seat of SEAT_NAMES) await expect(barred(handOf(page, seat))).toHaveCount(13)
  await expect(biddingBox(page)).toBeVisible()
  await expect(hint(page)).toContainText(/deals and calls first/)
  await expect(button(page, 'Make this call')).toBeVisible()
  // A term of art has its meaning one tap away.
  const term = button(page, /vulnerable$/)
  await term.click()
  await expect(page.getByRole('note').filter({ visible: true })).toContainText('Vulnerable')
})

test('the security policy is in force', async ({ page, watch }) => {
  const response = await page.goto('./')
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(page.getByRole('main')).toBeVisible()
  expect(watch.faults).toEqual([])

  const inForce = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.inlineScript = "ran"'
    const style = document.createElement('style')
    style.textContent = 'html { outline: 7px solid }'
    const handler = document.createElement('button')
    handler.setAttribute('onclick', 'document.documentElement.dataset.handler = "ran"')
    document.head.append(script, style)
    document.body.append(handler)
    handler.click()
    handler.remove()
    return {
      script: document.documentElement.dataset['inlineScript'] !== 'ran',
      handler: document.documentElement.dataset['handler'] !== 'ran',
      style: getComputedStyle(document.documentElement).outlineWidth !== '7px',
    }
  })
  expect(inForce).toEqual({ script: true, handler: true, style: true })
  // Text turned into code by the page itself, here by a timer, does not run.
  await page.evaluate(() => {
    setTimeout('document.documentElement.dataset.evaluated = "ran"', 0)
  })
  await expect
    .poll(() => watch.faults.filter((f) => /^Evaluating/.test(f)).length)
    .toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.dataset['evaluated'])).toBe(undefined)
  // Each refusal is reported to the console: these were ours.
  expect(watch.faults.filter((f) => !/Content Security Policy/i.test(f))).toEqual([])
  watch.faults.length = 0
})

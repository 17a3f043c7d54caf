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
  expect(response?.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  await expect(page.getByRole('main')).toBeVisible()
  expect(watch.faults).toEqual([])

  const refused = await page.evaluate(() => {
    const isRefused = (act: () => void): boolean => {
      try {
        act()
        return false
      } catch (error) {
        return error instanceof Error && /Trusted|policy/i.test(error.message)
      }
    }
    const element = document.createElement('button')
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void }
    }
    return {
      script: isRefused(() => {
        document.createElement('script').textContent = 'document.title = "ran"'
      }),
      handler: isRefused(() => element.setAttribute('onclick', 'document.title = "ran"')),
      markup: isRefused(() => {
        element.innerHTML = '<b>text</b>'
      }),
      timer: isRefused(() => setTimeout('document.title = "ran"', 0)),
      worker: isRefused(() => new Worker('./sw.js')),
      // One policy, which is made already.
      policy: isRefused(() => trustedTypes.createPolicy('kibitzer', {})),
    }
  })
  expect(Object.entries(refused).filter(([, isIt]) => !isIt)).toEqual([])
  const style = await page.evaluate(() => {
    const element = document.createElement('style')
    element.textContent = 'html { outline: 7px solid }'
    document.head.append(element)
    return getComputedStyle(document.documentElement).outlineWidth
  })
  expect(style).not.toBe('7px')
  // Each refusal is reported to the console: these were ours.
  expect(watch.faults.filter((f) => !/Content Security Policy|Trusted/i.test(f))).toEqual([])
  watch.faults.length = 0
})

test('without JavaScript the page says so', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('./de/')
  // Locators by text pass over what stands in a noscript.
  const words = page.locator('noscript p')
  await expect(words).toBeVisible()
  await expect(words).toContainText('braucht JavaScript')
  await expect(page.getByText('Kibitzer ist unterwegs')).toBeHidden()
  await context.close()
})

test('where the app does not come the page says what it needs, after a while', async ({
  page,
  watch,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(/assets\/app-/, (route) => route.abort())
  await page.goto('./')
  const words = page.getByText('Kibitzer is on its way')
  await expect(words).toBeHidden()
  await expect(words).toBeVisible()
  await expect(words).toContainText('Firefox 128')
  // The browser's own word on the script.
  watch.faults.length = 0
})

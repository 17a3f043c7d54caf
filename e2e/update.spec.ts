/** A new version: announced, taken when the reader says so, and never in the middle of a board. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './pages/journey.ts'
import { nextVersion, storeOf } from './pages/next-version.ts'
import { type StaticHost, staticHost } from './pages/static-host.ts'
import { bid, button, callCount, openTable, panel, region } from './pages/table.ts'

const NEXT = 'abcdef0123456789'

/** A part that the build has and the next one has not. */
const isGone = (path: string): boolean => path.startsWith('assets/CombinationsPage-')

/** A host that sends another build once it is told to. */
async function hostOfTwo(): Promise<StaticHost & { readonly release: () => void }> {
  let released = false
  const next = nextVersion(NEXT, {}, isGone)
  const host = await staticHost('/', (path, answer) => {
    if (!released) return answer
    return isGone(path.slice(1)) ? { ...answer, status: 404 } : next.meddle(path, answer)
  })
  return {
    ...host,
    release: () => {
      released = true
    },
  }
}
const cacheNames = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys())
const underWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
}

test.describe('a new version', () => {
  let host: Awaited<ReturnType<typeof hostOfTwo>>
  let context: BrowserContext
  test.beforeEach(async ({ browser }) => {
    host = await hostOfTwo()
    context = await browser.newContext({ baseURL: host.url, serviceWorkers: 'allow' })
  })
  test.afterEach(async () => {
    await context.close()
    host.close()
  })

  test('announces itself and waits; taken, it leaves the table as it was', async () => {
    const page = await context.newPage()
    await openTable(page)
    await underWorker(page)
    await bid(page, 'one club')
    await expect(region(page, 'Notices')).toHaveCount(0)
    host.release()
    await lookForUpdate(page)
    const notice = region(page, 'Notices').getByText('A new version of Kibitzer is here')
    await expect(notice).toBeVisible()
    // It waits: the board goes on, and a part that was never opened still comes.
    await bid(page, 'one diamond')
    await expect.poll(() => callCount(page)).toBe(2)
    await page.goto('./#/library')
    await expect(page.getByRole('heading', { name: 'Library', level: 1 })).toBeAttached()
    await page.goto('./#/')
    const loaded = page.waitForEvent('load')
    await button(page, 'Reload now').click()
    await loaded
    await expect.poll(() => callCount(page)).toBe(2)
    await expect(region(page, 'Notices')).toHaveCount(0)
    expect(await cacheNames(page)).toContain(storeOf(NEXT))
    // And it works without a network at once.
    await context.setOffline(true)
    await page.reload()
    await expect.poll(() => callCount(page)).toBe(2)
  })

  test('has the catalogue that was opened in the version before', async () => {
    const page = await context.newPage()
    await openTable(page)
    await underWorker(page)
    await page.goto('./#/combinations/AQJ/432/tab.catalogue')
    const matches = panel(page, 'Catalogue').getByRole('status')
    await expect(matches).toContainText('159,094 matches')
    await page.goto('./#/about')
    host.release()
    await lookForUpdate(page)
    const loaded = page.waitForEvent('load')
    await button(page, 'Reload now').click()
    await loaded
    await context.setOffline(true)
    await page.reload()
    await expect(panel(page, 'This version')).toContainText(`build ${NEXT}`)
    await expect(panel(page, 'This version')).toContainText(/All \d+ files verified/)
    expect(await page.evaluate(() => caches.keys())).toContain(storeOf(NEXT))
    expect(
      await page.evaluate(
        async (store) =>
          (await caches.match('combinations.bin', { cacheName: store })) !== undefined,
        storeOf(NEXT),
      ),
    ).toBe(true)
  })

  test('put off, it comes at the next visit; another tab keeps the files that it shows', async () => {
    const page = await context.newPage()
    await openTable(page)
    await underWorker(page)
    host.release()
    await lookForUpdate(page)
    // It stands in the header and covers nothing: whoever does not press it goes on.
    await expect(button(page.getByRole('banner'), 'Reload now')).toBeVisible()
    const second = await context.newPage()
    await second.goto('./')
    // The page goes away under its reader: it is asked once it is there again.
    const loaded = second.waitForEvent('load')
    await button(second, 'Reload now').click()
    await loaded
    await expect.poll(() => cacheNames(second)).toContain(storeOf(NEXT))
    // The first tab was not reloaded under its reader, and its parts are still there without a network.
    await context.setOffline(true)
    await page.goto('./#/combinations')
    await expect(page.getByRole('heading', { name: 'Combinations', level: 1 })).toBeAttached()
  })
})

test('the app can be installed: a manifest with icons that are there', async ({ page }) => {
  await openTable(page)
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await page.request.get(href ?? '')
  const manifest = (await answer.json()) as {
    readonly name: string
    readonly start_url: string
    readonly display: string
    readonly icons: readonly { readonly src: string; readonly sizes: string }[]
  }
  expect(manifest).toMatchObject({ start_url: './', display: 'standalone' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  )
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(size, src).toBe(sizes)
  }
})

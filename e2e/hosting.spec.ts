/** A hosted copy needs only static files: in a folder of a plain host, with the headers of `_headers`. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from './pages/journey.ts'
import { staticHost } from './pages/static-host.ts'
import { bid, callCount, openTable, panel } from './pages/table.ts'

test('the build works in a folder of a static host, under its headers', async ({ browser }) => {
  const host = await staticHost('/club/kibitzer/')
  const context = await browser.newContext({ baseURL: host.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const faults: string[] = []
  const missing: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('response', (answer) => answer.status() >= 400 && missing.push(answer.url()))
  const answer = await page.goto('./')
  const headers = answer?.headers() ?? {}
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toBe('no-cache')
  const script = await page.locator('script[src]').first().getAttribute('src')
  const asset = await page.request.get(new URL(script ?? '', host.url).href)
  expect(asset.headers()['cache-control']).toContain('immutable')
  await openTable(page)
  await expect(panel(page, 'Why this call')).toContainText('has not called yet')
  await bid(page, 'one club')
  await expect.poll(() => callCount(page)).toBe(1)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  host.close()
  // Nobody answers any more; the app does.
  await page.reload()
  await expect.poll(() => callCount(page)).toBe(1)
  expect([faults, missing]).toEqual([[], []])
  await context.close()
})

test('each font of the build stands with its licence in the notices', () => {
  const notices = readFileSync('dist/third-party-notices.txt', 'utf8')
  const fonts = readdirSync('dist/assets').filter((file) => file.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) {
    const family = font.replace(/-latin-.*/, '')
    const [, notice = ''] =
      new RegExp(`^## @fontsource\\S*/${family} (.*?)(?:^## |$(?![^]))`, 'ms').exec(notices) ?? []
    expect(notice, font).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(notice, font).toContain('Copyright')
  }
})

/** At home in the system: files opened by double click, what other programs share, the share sheet, a lit screen. */
import { readFileSync } from 'node:fs'
import { fourSpades, NORTH_OPENS } from './pages/boards.ts'
import { openBoard } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { staticHost } from './pages/static-host.ts'
import { button, openTable, region } from './pages/table.ts'

const PBN = readFileSync('e2e/samples/eight-boards.pbn', 'utf8')

test('a file opened by double click comes to the import dialog', async ({ page }) => {
  await page.addInitScript(() => {
    const setConsumer = (launch: unknown) => Object.assign(window, { launch })
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
  })
  await openTable(page)
  await page.evaluate((text) => {
    const file = new File([text], 'club.pbn')
    ;(window as unknown as { launch(what: object): void }).launch({
      files: [{ getFile: async () => file }],
    })
  }, PBN)
  const dialog = page.getByRole('dialog', { name: 'Import boards' })
  await expect(dialog).toContainText('8 boards')
  await expect(dialog).toContainText('club.pbn')
})

test('what another program shares is read once, a file with its name, in either language', async ({
  browser,
}) => {
  const host = await staticHost('/club/')
  const context = await browser.newContext({ baseURL: host.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('./')
  await expect(region(page, 'Table')).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const manifest = JSON.parse(readFileSync('dist/app.webmanifest', 'utf8')) as {
    share_target: { action: string; method: string }
  }
  /** As the system does it: a form is sent to the app, whose page opens. */
  const share = async (folder: string, text: string, name?: string): Promise<string> => {
    const { action, method } = manifest.share_target
    return page.evaluate(
      async ([to, how, words, file]) => {
        const form = new FormData()
        form.set('title', 'A board')
        form.set('text', words)
        if (file !== undefined) form.set('file', new File([words], file))
        return (await fetch(to, { method: how, body: form })).url
      },
      [new URL(action, host.url + folder).href, method, text, name] as const,
    )
  }
  const shown = await share('', PBN, 'Verein München.pbn')
  expect(shown).toBe(`${host.url}?shared`)
  await page.goto(shown)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('8 boards')
  await expect(dialog).toContainText('Verein München.pbn')
  expect(page.url()).toBe(host.url)
  await page.reload()
  await expect(region(page, 'Table')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const inGerman = await share('de/', NORTH_OPENS)
  expect(inGerman).toBe(`${host.url}de/?shared`)
  await page.goto(inGerman)
  await expect(dialog).toContainText(/ein Board/i)
  host.close()
  await context.close()
})

test('a position goes to the share sheet of the system', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => void Object.assign(window, { sent: data }),
    })
  })
  await openBoard(page, fourSpades())
  await button(page.getByRole('banner'), 'Share').click()
  await button(page.getByRole('dialog'), 'Send to an app…').click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { sent?: ShareData }).sent?.url))
    .toMatch(/#\/s\/.+/)
})

test('the screen stays lit in a lesson, also after the page was covered', async ({ page }) => {
  await page.addInitScript(() => {
    let lit = 0
    const request = async () => {
      lit += 1
      return {
        release: async () => {
          lit -= 1
        },
      }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.assign(window, { lit: () => lit })
  })
  const lit = () => page.evaluate(() => (window as unknown as { lit(): number }).lit())
  await page.goto('./#/lessons')
  await page.getByRole('link', { name: 'Begin: Opening the bidding' }).click()
  await expect.poll(lit).toBe(1)
  // Covered, the browser lets it go; back again it is asked for anew.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(lit).toBe(2)
})

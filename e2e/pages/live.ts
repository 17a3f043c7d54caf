/** Live tables as their visitors know them: a room over a real broker, aedes, started here beside the page. */
import type { Browser, Page } from '@playwright/test'
import { attachBroker } from '../../lab/broker/broker.ts'
import { expect, watchPage } from './journey.ts'
import { staticHost } from './static-host.ts'
import { button, playFirst, region } from './table.ts'

/** As the build writes it; a page in another language stands a folder deeper. */
export const linkIn = (path: string): string =>
  `<link rel="kibitzer-broker" href="${path.startsWith('/de/') ? '../' : './'}mqtt" />`

/** The build as `KIBITZER_BROKER=self` makes it, and its broker. */
async function liveHost() {
  const host = await staticHost('/', (path, answer) =>
    path.endsWith('/index.html')
      ? { ...answer, body: String(answer.body).replace('</head>', `${linkIn(path)}</head>`) }
      : answer,
  )
  const broker = await attachBroker(host.server, '/mqtt')
  return {
    url: host.url,
    close: async () => {
      await broker.close()
      host.close()
    },
  }
}

const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

/** A broker, and a browser of its own for each of so many visitors; at its end none of them has had a fault. */
export async function liveVisitors<const Sizes extends readonly (typeof WIDE | undefined)[]>(
  browser: Browser,
  ...sizes: Sizes
) {
  const { url, close } = await liveHost()
  const visitors = await Promise.all(
    sizes.map(async (viewport = WIDE) => {
      const context = await browser.newContext({ baseURL: url, viewport })
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const page = await context.newPage()
      return { context, page, watch: watchPage(page, new URL(url).origin) }
    }),
  )
  return {
    url,
    pages: visitors.map(({ page }) => page) as { [At in keyof Sizes]: Page },
    end: async () => {
      for (const { context, watch } of visitors) {
        expect(watch.faults, 'console errors and uncaught faults').toEqual([])
        expect(watch.elsewhere, 'requests to other origins').toEqual([])
        await context.close()
      }
      await close()
    },
  }
}

/** Opens a room. @returns the address that others come in by. */
export async function openRoom(page: Page, name: string, hosts = false): Promise<string> {
  await page.goto('./#/live')
  const form = page.getByRole('form', { name: 'Open a room' })
  await form.getByLabel('Your name').fill(name)
  await form.getByLabel('Name of the room').fill('Tuesday')
  if (hosts) await form.getByLabel('You', { exact: true }).selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Open a room' }).click()
  await button(page, 'Copy the link').click()
  await expect(button(page, 'Copied')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}
export async function comeIn(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address)
  const form = page.getByRole('form', { name: 'Come in' })
  await form.getByLabel('Your name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^You are in/)).toBeVisible()
  // The link is a key: it does not stay where somebody could read it.
  expect(page.url()).not.toContain(address.slice(-20))
}

/** Whoever is on turn, as their own page says it. */
export async function onTurn(pages: readonly Page[], what: RegExp): Promise<Page> {
  let found: Page | undefined
  await expect
    .poll(
      async () => {
        const told = await Promise.all(
          pages.map((page) => page.getByRole('status').filter({ hasText: what }).count()),
        )
        found = pages[told.findIndex((count) => count > 0)]
        return found !== undefined
      },
      { intervals: [20, 40, 80] },
    )
    .toBe(true)
  return found!
}
export const YOUR_CARD = /^Your card/
export async function playCards(pages: readonly Page[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await playFirst(await onTurn(pages, YOUR_CARD))
  }
}
export const call = (page: Page, name: string) =>
  region(page, 'Bidding box').getByRole('button', { name, exact: true }).click()

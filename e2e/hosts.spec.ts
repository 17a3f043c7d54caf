/** Hosts and networks that are not well: the kept app opens at once, and what is not the app is never taken for it. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { runWorker, type Store, type WorkerWorld } from '../src/testing/worker-world.ts'
import { test as base, expect } from './pages/journey.ts'
import { builtRelease, nextVersion, shortened, storeOf, workerOf } from './pages/next-version.ts'
import { type HostAnswer, type Meddle, staticHost } from './pages/static-host.ts'
import { bid, button, callCount, openTable, panel, region } from './pages/table.ts'

/** Milliseconds in which the app opens that is kept, whatever the network does. */
const PROMISE = 3000
const WELL: Meddle = (_, answer) => answer

/** A host that is well until it is told how it is not, and a page that may keep what it sends. */
interface Visit {
  readonly page: Page
  readonly becomes: (meddle: Meddle) => void
}
const test = base.extend<{ readonly visit: Visit }>({
  visit: async ({ browser }, use) => {
    let meddle = WELL
    const host = await staticHost('/', (path, answer) => meddle(path, answer))
    const context = await browser.newContext({ baseURL: host.url, serviceWorkers: 'allow' })
    await use({
      page: await context.newPage(),
      becomes: (next) => {
        meddle = next
      },
    })
    host.close()
    await context.close()
  },
})
/** A first visit, after which everything is kept. */
async function keepAll(page: Page): Promise<void> {
  await openTable(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
  })
/** Opened afresh, the table is there in the time that is promised. */
async function expectOpens(page: Page): Promise<void> {
  await page.goto('about:blank')
  await Promise.all([
    page.goto('./', { waitUntil: 'commit' }),
    expect(region(page, 'Table')).toBeVisible({ timeout: PROMISE }),
  ])
}

const HOTEL: HostAnswer = {
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Welcome</title><p>Pay for the network first',
}
const NETWORKS: Readonly<Record<string, Meddle>> = {
  'answers 503': () => ({ ...HOTEL, status: 503 }),
  'is a hotel’s, with its page for every address': () => HOTEL,
  'is a hotel’s, and leads elsewhere': () => ({
    status: 302,
    headers: { Location: '/login' },
    body: '',
  }),
  // Twice what is promised for each file: nothing may be waited for.
  'is slow': (_, answer) =>
    new Promise((resolve) => {
      setTimeout(resolve, 2 * PROMISE, answer)
    }),
  'has lost every file but the page': (path, answer) =>
    path === '/index.html' ? answer : { ...answer, status: 404, body: '' },
  'sends the page for every file': (_, answer) => ({
    ...answer,
    status: 200,
    headers: HOTEL.headers,
    body: readFileSync('dist/index.html'),
  }),
  'takes the connection and never answers': () => undefined,
}
/** A call for each of them, and one before the first. */
const CALLS = [
  ...['one club', 'one diamond', 'one heart', 'one spade', 'one notrump'],
  ...['two clubs', 'two diamonds', 'two hearts'],
]
// Connections that nobody answers stay with the browser: they come last.
test('the kept app opens and goes on, however unwell the host is', async ({ visit }) => {
  const { page, becomes } = visit
  await keepAll(page)
  await bid(page, CALLS[0]!)
  for (const [i, [name, network]] of Object.entries(NETWORKS).entries())
    await test.step(`the host ${name}`, async () => {
      await expect.poll(() => callCount(page)).toBe(i + 1)
      becomes(network)
      await expectOpens(page)
      await expect.poll(() => callCount(page)).toBe(i + 1)
      await bid(page, CALLS[i + 1]!)
      await expect.poll(() => callCount(page)).toBe(i + 2)
      // A part that this page has not opened before.
      await page.goto('./#/library')
      await expect(page.getByRole('heading', { name: 'Library', level: 1 })).toBeAttached()
      await expect(region(page, 'Notices')).toHaveCount(0)
      becomes(WELL)
      await page.goto('./#/')
    })
  // The host is well again, and what is kept is still what was released.
  await page.goto('./#/about')
  const count = Object.keys(builtRelease().files).length
  await expect(panel(page, 'This version')).toContainText(`build ${builtRelease().build}`)
  await expect(panel(page, 'This version')).toContainText(`All ${count} files verified`)
})

const NEXT = 'abcdef0123456789'
const NEW_PART = 'assets/NewPage-abcdefgh.js'
const next = nextVersion(NEXT, { [NEW_PART]: 'export const cards = 52\n' })
const REFUSED: Readonly<Record<string, readonly [file: string, said: string, answer: HostAnswer]>> =
  {
    'a file of it is not there yet': [
      NEW_PART,
      'could not be fetched',
      { status: 404, headers: {}, body: '' },
    ],
    'the page comes for a file of it': [NEW_PART, 'is not what was released', HOTEL],
    'one letter of a file of it is another': [
      NEW_PART,
      'is not what was released',
      { ...HOTEL, body: 'export const cards = 53\n' },
    ],
    'its page is still the old one': [
      'index.html',
      'is not what was released',
      { ...HOTEL, body: readFileSync('index.html') },
    ],
  }
for (const [name, [file, said, answer]] of Object.entries(REFUSED))
  test(`a new version is refused and told, and the old one goes on, where ${name}`, async ({
    visit,
  }) => {
    const { page, becomes } = visit
    await keepAll(page)
    becomes((path, sent) => (path === `/${file}` ? answer : next.meddle(path, sent)))
    await lookForUpdate(page)
    await expect(region(page, 'Notices')).toContainText(
      `The new version could not be checked: ${file} ${said}. The version you have goes on.`,
    )
    await expectOpens(page)
    await bid(page, 'one club')
    await expect.poll(() => callCount(page)).toBe(1)
    // Mended, the new version comes.
    becomes(next.meddle)
    await lookForUpdate(page)
    const loaded = page.waitForEvent('load')
    await button(page.getByRole('banner'), 'Reload now').click()
    await loaded
    await expect.poll(() => callCount(page)).toBe(1)
    expect(await page.evaluate(() => caches.keys())).toContain(storeOf(NEXT))
  })

test('at a first visit a wrong file is told, and the app goes on with the network', async ({
  visit,
}) => {
  const { page, becomes } = visit
  becomes((path, answer) => (path === '/favicon.svg' ? { ...answer, body: '<svg/>' } : answer))
  await openTable(page)
  await expect(region(page, 'Notices')).toContainText(
    'favicon.svg is not what was released. It goes on with a network.',
  )
  await page.goto('./#/about')
  await expect(panel(page, 'This version')).toContainText('keeps no files of it yet')
})

test('a kept file that is changed in the browser is named, taken out and fetched anew', async ({
  visit: { page },
}) => {
  await keepAll(page)
  await page.evaluate(async (store) => {
    await (await caches.open(store)).put('favicon.svg', new Response('<svg/>'))
  }, storeOf(builtRelease().build))
  await page.goto('./#/about')
  const version = panel(page, 'This version')
  await expect(version).toContainText('Not what was released, and taken out: favicon.svg.')
  await page.evaluate(async () => {
    await fetch('favicon.svg')
  })
  await page.reload()
  await expect(version).toContainText(/All \d+ files verified/)
})

test('each file of the build in turn: one byte changed is refused, told, and never kept', async () => {
  // Each file has a thousand bytes of its own, that of the build being too many for so many rounds.
  const { release, bytes } = shortened(builtRelease())
  const paths = [...bytes.keys()]
  expect(paths.length).toBeGreaterThan(50)
  const scope = 'https://club.example/'
  const sent = (changed?: string): WorkerWorld['host'] => {
    return (url) => {
      const path = url.slice(scope.length)
      const body = Buffer.from(bytes.get(path) ?? '')
      const at = body.length >> 1
      if (path === changed) body[at] = (body[at] ?? 0) ^ 1
      return new Response(body)
    }
  }
  const pages = [`${scope}de/`]
  const store: Store = new Map()
  const whole = runWorker(workerOf(release), { scope, store, pages, host: sent() })
  await whole.install()
  // What comes later in one file, the catalogue and the line to a relay, is kept once it was fetched.
  const alone = Object.values(release.later)
    .map((group) => Object.keys(group))
    .filter((group) => group.length === 1)
    .flat()
  expect(alone).toContain('combinations.bin')
  for (const path of alone) await whole.fetch(scope + path)
  const kept = store.get(storeOf(release.build))!
  const text = workerOf({ ...release, build: NEXT })
  for (const path of paths) {
    // All but this file is as it was.
    const before = new Map([...kept].filter(([url]) => url !== scope + path))
    const both: Store = new Map([[storeOf(release.build), before]])
    const world = { scope, store: both, pages, older: true, host: sent(path) }
    const worker = runWorker(text, world)
    // A group is wanted where one of its files is there.
    if (alone.includes(path))
      before.set(scope + path, { bytes: new ArrayBuffer(1), headers: new Headers() })
    await expect(worker.install(), path).rejects.toThrow(path)
    expect(worker.told).toEqual([{ file: path, why: 'other', goesOn: 'older' }])
    expect(both.get(storeOf(NEXT))?.has(scope + path) ?? false).toBe(false)
  }
})

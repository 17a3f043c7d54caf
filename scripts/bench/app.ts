/**
 * Measures the built app in Chromium: how soon it answers the first click, how much script that
 * needs, and whether stepping through a whole deal ever holds the page up. Every run has a fresh
 * context, so nothing is cached, and its random numbers come from the seed, so all see one deal.
 */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import { type Served, serve } from './chromium.ts'
import { median, SEED } from './measure.ts'

/** One measure of the app. */
export interface AppOutcome {
  readonly name: string
  /** The result as a number: milliseconds or bytes. Absent when the run failed. */
  readonly value?: number
  readonly result: string
  readonly limit: string
  readonly good: boolean
  /** What each run gave. */
  readonly runs: readonly string[]
}

const RUNS = 5
const FIRST_CLICK_MS = 1000
const SCRIPT_BYTES = 200 * 1000
const LONG_TASK_MS = 50
const TRACED_RUNS = 3

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until the first click showed in the auction. */
    firstHandledClick?: number
    /** Lengths of the long tasks since the list was last emptied, in milliseconds. */
    longTasks?: number[]
  }
}

/** Runs in the page, before its own scripts. */
function instrument(seed: number): void {
  let state = seed
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint32Array)
      for (let i = 0; i < array.length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        array[i] = state
      }
    return array
  }
  const tasks: number[] = []
  window.longTasks = tasks
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry.duration)
  }).observe({ type: 'longtask', buffered: true })
  addEventListener(
    'click',
    () => {
      const auction = document.querySelector('[aria-label="Auction"]')
      if (auction === null) return
      const seen = new MutationObserver(() => {
        seen.disconnect()
        window.firstHandledClick ??= performance.now()
      })
      seen.observe(auction, { childList: true, subtree: true, characterData: true })
    },
    { capture: true },
  )
}

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(instrument, SEED)
  await page.goto(url, { waitUntil: 'commit' })
  return page
}

const pass = (page: Page) =>
  page
    .getByRole('region', { name: 'Bidding box' })
    .getByRole('button', { name: 'pass', exact: true })

async function firstClick(browser: Browser, url: string): Promise<AppOutcome> {
  const times: number[] = []
  for (let i = 0; i < RUNS; i++) {
    const page = await open(browser, url)
    await pass(page).click()
    const time = await page.waitForFunction(() => window.firstHandledClick)
    times.push((await time.jsonValue()) ?? Number.NaN)
    await page.context().close()
  }
  const middle = median(times)
  return {
    name: 'navigation to the first handled click (median)',
    value: middle,
    result: `${middle.toFixed(0)} ms`,
    limit: `${FIRST_CLICK_MS} ms`,
    good: middle < FIRST_CLICK_MS,
    runs: times.map((time) => `${time.toFixed(0)} ms`),
  }
}

/** All script that the page itself asks for before its first click can be handled, without workers. */
async function initialScript(browser: Browser, url: string): Promise<AppOutcome> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() !== 'script' || request.frame() !== page.mainFrame()) return
    const size = response.body().then((body) => gzipSync(body).length)
    sizes.set(new URL(response.url()).pathname.split('/').at(-1) ?? '', size)
  })
  await page.goto(url, { waitUntil: 'load' })
  await pass(page).waitFor()
  const known = [...sizes.keys()].filter((name) => !name.startsWith('worker-'))
  const bytes = await Promise.all(known.map(async (name) => (await sizes.get(name)) ?? 0))
  // Those that do not count too, or closing the page would break them off.
  await Promise.allSettled(sizes.values())
  await context.close()
  const sum = bytes.reduce((a, b) => a + b, 0)
  const kilobytes = (n: number) => `${(n / 1000).toFixed(1)} kB`
  return {
    name: 'initial script, gzipped',
    value: sum,
    result: kilobytes(sum),
    limit: kilobytes(SCRIPT_BYTES),
    good: sum > 0 && sum <= SCRIPT_BYTES,
    runs: known.map(
      (name, i) => `${name.replace(/-[\w-]{8}\.js$/, '')} ${kilobytes(bytes[i] ?? 0)}`,
    ),
  }
}

/** Waits until the page has drawn what the last key did. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => setTimeout(done))
      }),
  )
const tableText = (page: Page) => page.evaluate(() => document.querySelector('main')?.innerText)

/** What the table shows once the engine's answers are in: the same for half a second. */
async function settledText(page: Page): Promise<string | undefined> {
  let text = await tableText(page)
  for (let quiet = 0; quiet < 5; quiet++) {
    await page.waitForTimeout(100)
    const now = await tableText(page)
    if (now === text) continue
    text = now
    quiet = -1
  }
  return text
}

/** Bids 1NT and plays the first lawful card fifty-two times. */
async function playDeal(page: Page): Promise<void> {
  await pass(page).waitFor()
  for (const key of ['1', 'n', 'p', 'p', 'p']) await page.keyboard.press(key)
  for (let played = 0; played < 52; played++) {
    const card = page
      .getByRole('button', { name: /^(\w+) of (clubs|diamonds|hearts|spades)\b/ })
      .and(page.locator(':not([aria-disabled="true"])'))
      .first()
    await card.click()
    await drawn(page)
  }
}

const EVENTS = 4 + 52

/** Opens every panel, every hand and every list of readings there is a button for. */
async function openEverything(page: Page): Promise<void> {
  const folded = page.locator('main [data-panel] .panel-fold[aria-expanded="false"]')
  while ((await folded.count()) > 0) await folded.first().click()
  const number = page.getByRole('button', { name: /, spades: / }).first()
  if ((await number.count()) > 0) await number.click()
}

/** Waits until the table shows something else, and a frame more; gives what it shows. */
async function changed(page: Page, before: string | undefined, step: number) {
  for (let frame = 0; frame < 120; frame++) {
    await drawn(page)
    const now = await tableText(page)
    if (now !== before) return now
  }
  throw new Error(`step ${step} of ${EVENTS} changed nothing`)
}

/** Plays a deal, opens everything and steps through it; `begin` and `end` stand around the steps. */
async function stepThrough(
  page: Page,
  begin: () => Promise<unknown>,
  end: () => Promise<unknown>,
): Promise<void> {
  await playDeal(page)
  await openEverything(page)
  const played = await settledText(page)
  // Inside a hand the arrow keys go from card to card.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.keyboard.press('Home')
  let before = await settledText(page)
  await begin()
  for (let step = 0; step < EVENTS; step++) {
    await page.keyboard.press('ArrowRight')
    before = await changed(page, before, step + 1)
  }
  const shown = await settledText(page)
  await end()
  if (shown !== played)
    throw new Error('stepping to the end did not show what was there after playing')
}

async function stepping(browser: Browser, url: string): Promise<AppOutcome> {
  const longest: number[] = []
  for (let i = 0; i < RUNS; i++) {
    const page = await open(browser, url)
    await stepThrough(
      page,
      () => page.evaluate(() => window.longTasks?.splice(0)),
      async () => {
        const tasks = await page.evaluate(() => window.longTasks ?? [])
        longest.push(Math.max(0, ...tasks))
      },
    )
    await page.context().close()
  }
  const best = Math.min(...longest)
  const show = (ms: number) => (ms === 0 ? 'none' : `${ms.toFixed(0)} ms`)
  return {
    name: `longest task over ${LONG_TASK_MS} ms while stepping through a deal, every panel open (best run)`,
    value: best,
    result: show(best),
    limit: 'none',
    good: best === 0,
    runs: longest.map(show),
  }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds the thread itself ran. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}
/** The longest task of the page's main thread by the time it had the processor, in milliseconds. */
function longestOnProcessor(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] }
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  )
  if (tasks.length === 0) throw new Error('the trace has no tasks of the page')
  return Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1000
}

/** The same without the time that other work on the machine took from the page. */
async function steppingOnProcessor(browser: Browser, url: string): Promise<AppOutcome> {
  const longest: number[] = []
  for (let i = 0; i < TRACED_RUNS; i++) {
    const page = await open(browser, url)
    await stepThrough(
      page,
      () => browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] }),
      async () => longest.push(longestOnProcessor((await browser.stopTracing()).toString())),
    )
    await page.context().close()
  }
  const best = Math.min(...longest)
  return {
    name: 'longest task by processor time while stepping through a deal, every panel open (best run)',
    value: best,
    result: `${best.toFixed(0)} ms`,
    limit: `${LONG_TASK_MS} ms`,
    good: best > 0 && best < LONG_TASK_MS,
    runs: longest.map((ms) => `${ms.toFixed(0)} ms`),
  }
}

const MEASURES = { firstClick, initialScript, stepping, steppingOnProcessor }

/** Builds the app into a folder of its own, serves it and measures it. */
export async function measureApp(
  browser: Browser,
  tell: (outcome: AppOutcome) => void,
): Promise<readonly AppOutcome[]> {
  const outDir = resolve(`node_modules/.cache/kibitzer/app-${process.pid}`)
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } })
  let served: Served | undefined
  try {
    served = await serve(outDir)
    const outcomes: AppOutcome[] = []
    for (const [name, measure] of Object.entries(MEASURES)) {
      let outcome: AppOutcome
      try {
        outcome = await measure(browser, served.url)
      } catch (error) {
        const result = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
        outcome = { name, result, limit: '', good: false, runs: [] }
      }
      outcomes.push(outcome)
      tell(outcome)
    }
    return outcomes
  } finally {
    await served?.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}

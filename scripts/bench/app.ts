/**
 * Measures the built app in Chromium: how soon it answers the first click, how much script that needs, how
 * fast it is in the hand, and whether stepping through a whole deal ever holds the page up.
 */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import {
  CALLS,
  CARDS,
  drawn,
  leave,
  makeCall,
  open,
  openTab,
  playCard,
  settledText,
  sitSouth,
  study,
  tableText,
} from './app-page.ts'
import { SPEED } from './app-speed.ts'
import { type Served, serve } from './chromium.ts'
import { type AppOutcome, median } from './measure.ts'

const RUNS = 5
const WATCHED_RUNS = 3
const FIRST_CLICK_MS = 1000
const SCRIPT_BYTES = 200 * 1000
const LONG_TASK_MS = 50

async function firstClick(browser: Browser, url: string): Promise<AppOutcome> {
  const times: number[] = []
  for (let i = 0; i < RUNS; i++) {
    const page = await open(browser, url)
    await study(page).click()
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
    // One that the closing page breaks off is looked at below, if it counts.
    size.catch(() => undefined)
    sizes.set(new URL(response.url()).pathname.split('/').at(-1) ?? '', size)
  })
  await page.goto(url, { waitUntil: 'load' })
  await study(page).waitFor()
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

const TABS = ['Why', 'Hands', 'Suit', 'More'] as const

/** Waits until the table shows something else, and a frame more; gives what it shows. */
async function changed(page: Page, before: string | undefined, step: number) {
  for (let frame = 0; frame < 120; frame++) {
    await drawn(page)
    const now = await tableText(page)
    if (now !== before) return now
  }
  throw new Error(`step ${step} changed nothing`)
}

/** The first line in which two texts differ, as each has it. */
function firstDifference(a = '', b = ''): string {
  const [left, right] = [a.split('\n'), b.split('\n')]
  const at = left.findIndex((line, i) => line !== right[i])
  return at < 0 ? `${right.length} lines, not ${left.length}` : `“${left[at]}”, not “${right[at]}”`
}

/** What is done on the page while its tasks are watched; `begin` and `end` stand around it. */
type Watched = (
  page: Page,
  begin: () => Promise<unknown>,
  end: () => Promise<unknown>,
) => Promise<void>

/** Bids and plays a deal and steps through it at each tab; `begin` and `end` stand around the steps. */
const stepThrough: Watched = async (page, begin, end) => {
  await study(page).click()
  for (const call of CALLS) await makeCall(page, call)
  for (let card = 0; card < CARDS; card++) {
    await playCard(page)
    await drawn(page)
  }
  await sitSouth(page)
  for (const [i, tab] of TABS.entries()) {
    await openTab(page, tab)
    await leave(page)
    const played = await settledText(page)
    await page.keyboard.press('Home')
    let before = await settledText(page)
    if (i === 0) await begin()
    for (let step = 1; step <= CALLS.length + CARDS; step++) {
      await page.keyboard.press('ArrowRight')
      before = await changed(page, before, step)
    }
    const stepped = await settledText(page)
    if (stepped !== played)
      throw new Error(
        `${tab}: stepping to the end did not show what was there after playing: ${firstDifference(stepped, played)}`,
      )
  }
  await end()
}

/** Every page by its address, twice round: once its code is fetched, and once it is there already. */
const PAGES = [
  '#/practice',
  '#/systems/sayc',
  '#/openings',
  '#/strategies',
  '#/combinations',
  '#/library',
  '#/lessons',
  '#/about',
  '#/',
] as const
const switchPages: Watched = async (page, begin, end) => {
  await study(page).click()
  await settledText(page)
  await begin()
  for (let round = 0; round < 2; round++)
    for (const address of PAGES) {
      const before = await tableText(page)
      await page.evaluate((hash) => {
        location.hash = hash
      }, address)
      if ((await settledText(page)) === before) throw new Error(`${address} showed nothing new`)
    }
  await end()
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

/** How tasks are timed: what begins it, and the longest one at its end, in milliseconds. */
interface Clock {
  readonly says: string
  readonly limit: string
  readonly good: (longest: number) => boolean
  readonly begin: (browser: Browser, page: Page) => Promise<unknown>
  readonly longest: (browser: Browser, page: Page) => Promise<number>
}
/** By the clock on the wall; the browser tells only of tasks over the limit. */
const WALL: Clock = {
  says: `longest task over ${LONG_TASK_MS} ms`,
  limit: 'none',
  good: (longest) => longest === 0,
  begin: (_, page) => page.evaluate(() => window.longTasks?.splice(0)),
  longest: async (_, page) => Math.max(0, ...(await page.evaluate(() => window.longTasks ?? []))),
}
/** Without the time that other work on the machine took from the page. */
const PROCESSOR: Clock = {
  says: 'longest task by processor time',
  limit: `${LONG_TASK_MS} ms`,
  good: (longest) => longest > 0 && longest < LONG_TASK_MS,
  begin: (browser, page) =>
    browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] }),
  longest: async (browser) => longestOnProcessor((await browser.stopTracing()).toString()),
}

/** The longest task while something is done on the page, in the best of some runs. */
const longestTask =
  (clock: Clock, doing: string, watched: Watched) =>
  async (browser: Browser, url: string): Promise<AppOutcome> => {
    const longest: number[] = []
    for (let i = 0; i < WATCHED_RUNS; i++) {
      const page = await open(browser, url)
      await watched(
        page,
        () => clock.begin(browser, page),
        async () => longest.push(await clock.longest(browser, page)),
      )
      await page.context().close()
    }
    const best = Math.min(...longest)
    const show = (ms: number) => (ms === 0 ? 'none' : `${ms.toFixed(0)} ms`)
    return {
      name: `${clock.says} while ${doing} (best run)`,
      value: best,
      result: show(best),
      limit: clock.limit,
      good: clock.good(best),
      runs: longest.map(show),
    }
  }

const STEPPING = 'stepping through a deal at every tab'
const SWITCHING = 'switching pages'
const MEASURES = {
  firstClick,
  initialScript,
  ...SPEED,
  stepping: longestTask(WALL, STEPPING, stepThrough),
  steppingOnProcessor: longestTask(PROCESSOR, STEPPING, stepThrough),
  switching: longestTask(WALL, SWITCHING, switchPages),
  switchingOnProcessor: longestTask(PROCESSOR, SWITCHING, switchPages),
}

/** Builds the app into a folder of its own, serves it and measures it: all, or those named with commas between. */
export async function measureApp(
  browser: Browser,
  tell: (outcome: AppOutcome) => void,
  only?: string,
): Promise<readonly AppOutcome[]> {
  const outDir = resolve(`node_modules/.cache/kibitzer/app-${process.pid}`)
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } })
  let served: Served | undefined
  try {
    served = await serve(outDir)
    const outcomes: AppOutcome[] = []
    for (const [name, measure] of Object.entries(MEASURES)) {
      if (only !== undefined && !only.split(',').includes(name)) continue
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

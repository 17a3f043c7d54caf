/**
 * Speed of hand: what a call, a card and a step cost the page's main thread, how soon a press shows on a slow
 * machine, when the first offer stands, and when each page has come to rest.
 */
import type { Browser, CDPSession, Page } from '@playwright/test'
import {
  CALLS,
  CARDS,
  drawn,
  freshContext,
  leave,
  makeCall,
  open,
  openTab,
  playCard,
  sitSouth,
  still,
  study,
} from './app-page.ts'
import { type AppOutcome, median } from './measure.ts'

const RUNS = 3
const SETTLE_RUNS = 5
/** Limits of script, style and layout together, in milliseconds of the processor on two slow cores. */
const LIMITS = { call: 120, card: 40, step: 40 } as const
type Act = keyof typeof LIMITS
const OFFER_MS = 500
const SETTLE_MS = 1000
/** How many times slower the page runs while presses are timed, and when 95 of 100 must show. */
const SLOWDOWN = 6
const PAINT_MS = 100
/** A press that shows sooner is not reported by the browser, and counts as so much. */
const UNREPORTED_MS = 16
/** Steps made at each tab. */
const STEPS = 24
const TABS = ['Why', 'Hands'] as const

/** Milliseconds of the processor that script, style and layout have had on the main thread so far. */
async function spent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
  return 1000 * (of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration'))
}

const shown = (ms: number): string => `${ms.toFixed(0)} ms`
const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))] ??
  Number.NaN

/** Makes a call, a card or a step and waits until all that it brought about has been drawn. */
async function costOf(page: Page, session: CDPSession, act: () => Promise<unknown>) {
  const before = await spent(session)
  await act()
  await drawn(page)
  await still(page)
  await drawn(page)
  return (await spent(session)) - before
}

/** What each call, card and step of one deal cost, in milliseconds. */
async function work(browser: Browser, url: string): Promise<Readonly<Record<Act, number[]>>> {
  const page = await open(browser, url)
  const costs: Record<Act, number[]> = { call: [], card: [], step: [] }
  await study(page).click()
  await still(page)
  const session = await page.context().newCDPSession(page)
  // By the thread's own clock: what other work on the machine takes from the page is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  for (const call of CALLS) costs.call.push(await costOf(page, session, () => makeCall(page, call)))
  for (let card = 0; card < CARDS; card++)
    costs.card.push(await costOf(page, session, () => playCard(page)))
  await sitSouth(page)
  for (const tab of TABS) {
    await openTab(page, tab)
    await leave(page)
    await page.keyboard.press('Home')
    await still(page)
    for (let step = 0; step < STEPS; step++)
      costs.step.push(await costOf(page, session, () => page.keyboard.press('ArrowRight')))
  }
  await page.context().close()
  return costs
}

const KEPT = new Map<string, Promise<readonly Readonly<Record<Act, number[]>>[]>>()
/** One set of runs serves the three acts. */
const works = (browser: Browser, url: string) => {
  const runs = async () => {
    const all = []
    for (let i = 0; i < RUNS; i++) all.push(await work(browser, url))
    return all
  }
  const kept = KEPT.get(url) ?? runs()
  KEPT.set(url, kept)
  return kept
}

const costOfAct =
  (act: Act) =>
  async (browser: Browser, url: string): Promise<AppOutcome> => {
    const runs = (await works(browser, url)).map((run) => run[act])
    const medians = runs.map((costs) => median(costs))
    const best = Math.min(...medians)
    return {
      name: `script, style and layout of a ${act} on the main thread (median, best run)`,
      value: best,
      result: shown(best),
      limit: shown(LIMITS[act]),
      good: best > 0 && best <= LIMITS[act],
      runs: runs.map(
        (costs, i) => `${shown(medians[i] ?? 0)}, p95 ${shown(quantile(costs, 0.95))}`,
      ),
    }
  }

/** Presses of cards and of steps at six times the slowness: 95 of 100 show within the limit. */
async function inputToPaint(browser: Browser, url: string): Promise<AppOutcome> {
  const found: { p95: number; middle: number }[] = []
  for (let i = 0; i < RUNS; i++) {
    const page = await open(browser, url)
    await study(page).click()
    for (const call of CALLS) await makeCall(page, call)
    await still(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.evaluate(() => window.pressTimes?.splice(0))
    let presses = 0
    for (let card = 0; card < 28; card++, presses++) {
      await playCard(page)
      await drawn(page)
    }
    await leave(page)
    for (let step = 0; step < STEPS; step++, presses++) {
      await page.keyboard.press('ArrowLeft')
      await drawn(page)
    }
    await still(page)
    const times = await page.evaluate(() => window.pressTimes ?? [])
    const longest = new Map<number, number>()
    for (const { id, duration } of times) longest.set(id, Math.max(duration, longest.get(id) ?? 0))
    const all = [...longest.values()]
    while (all.length < presses) all.push(UNREPORTED_MS)
    found.push({ p95: quantile(all, 0.95), middle: median(all) })
    await page.context().close()
  }
  const best = Math.min(...found.map(({ p95 }) => p95))
  return {
    name: `from a press to its picture, cards and steps, ${SLOWDOWN} times slower (p95, best run)`,
    value: best,
    result: shown(best),
    limit: shown(PAINT_MS),
    good: best > 0 && best <= PAINT_MS,
    runs: found.map(({ p95, middle }) => `${shown(p95)}, middle ${shown(middle)}`),
  }
}

/** The page that a visitor finds again, from its load to the first offered call. */
async function firstOffer(browser: Browser, url: string): Promise<AppOutcome> {
  const times: number[] = []
  const context = await freshContext(browser)
  const page = await context.newPage()
  await page.goto(url)
  await study(page).click()
  await page.locator('.offer').first().waitFor()
  for (let i = 0; i < SETTLE_RUNS; i++) {
    await page.reload({ waitUntil: 'load' })
    const at = await page.waitForFunction(() => window.firstOffer)
    const loaded = await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    )
    times.push(Math.max(0, ((await at.jsonValue()) ?? Number.NaN) - loaded))
  }
  await context.close()
  const middle = median(times)
  return {
    name: 'from load to the first offered call (median)',
    value: middle,
    result: shown(middle),
    limit: shown(OFFER_MS),
    good: middle <= OFFER_MS,
    runs: times.map(shown),
  }
}

/** Half a second in which nothing changes and no panel works, in milliseconds. */
const QUIET_MS = 500
/** From the start of the navigation until the page changes no more. */
async function restOf(browser: Browser, url: string, hash: string): Promise<number> {
  const page = await open(browser, `${url}${hash}`)
  await page.waitForFunction(
    (quiet) =>
      document.querySelector('main h1, main section') !== null &&
      document.querySelector('[aria-busy="true"]') === null &&
      performance.now() - (window.lastChange ?? Number.POSITIVE_INFINITY) > quiet,
    QUIET_MS,
    { polling: 50 },
  )
  const time = await page.evaluate(() => window.lastChange ?? Number.NaN)
  await page.context().close()
  return time
}

const restsAt =
  (title: string, hash: string) =>
  async (browser: Browser, url: string): Promise<AppOutcome> => {
    const times: number[] = []
    for (let i = 0; i < SETTLE_RUNS; i++) times.push(await restOf(browser, url, hash))
    const middle = median(times)
    return {
      name: `${title}: from the navigation to rest (median)`,
      value: middle,
      result: shown(middle),
      limit: shown(SETTLE_MS),
      good: middle <= SETTLE_MS,
      runs: times.map(shown),
    }
  }

/** Measures of the speed of hand, by name. */
export const SPEED = {
  call: costOfAct('call'),
  card: costOfAct('card'),
  step: costOfAct('step'),
  inputToPaint,
  firstOffer,
  table: restsAt('Table', ''),
  openings: restsAt('Openings', '#/openings/AQT83.A62.K84.Q6'),
  strategies: restsAt('Strategies', '#/strategies/standard/KQ32.QT9.A4.KQ32'),
  combinations: restsAt('Combinations', '#/combinations'),
  practice: restsAt('Practice', '#/practice'),
  systems: restsAt('Systems', '#/systems/sayc'),
  library: restsAt('Library', '#/library'),
  simulator: restsAt('Simulator', '#/simulator'),
  lessons: restsAt('Lessons', '#/lessons'),
  about: restsAt('About', '#/about'),
} as const

/**
 * Kills the browser at random moments of play and looks whether a card that was seen played is kept.
 *
 * `npm run lab -- kills [--firefox --count N --from N --seed N --dist DIR]`: a real profile on disk; a board is bid and
 * played, the whole browser is killed (`kill -9`), and the next visit must have every call and
 * card that was on the screen for a tenth of a second. A run goes on where it ended by `--from`. Runs `dist`, or
 * the build named: build first.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { type Rng, rngOf } from '#core/rng.ts'
import { CALLS, makeCall, study } from '../../scripts/bench/app-page.ts'
import { serve } from '../../scripts/bench/chromium.ts'
import { DRIVERS } from '../browsers/drivers.ts'
import { HELPERS } from '../browsers/journey.ts'

const args = process.argv.slice(2)
const option = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? undefined : args[at + 1]
}
const seed = Number(option('seed') ?? 2026)
const count = Number(option('count') ?? 1000)
const from = Number(option('from') ?? 0)
const firefox = args.includes('--firefox')

/** What stood on the screen so long before the kill must be there again, in milliseconds. */
const SEEN = 100
/** When the browser is killed, in milliseconds after the page can be used. */
const KILLED = { least: 200, most: 2500 }
/** From one press to the next, in milliseconds. */
const PRESSES = { least: 20, most: 300 }
/** Calls and cards of a board after which another one is begun, in a profile of its own. */
const ENOUGH = 45
const PATIENCE = 120_000

const between = (
  rng: Rng,
  { least, most }: { readonly least: number; readonly most: number },
): number => least + rng.below(most - least)

const finder = pathToFileURL(resolve('scripts/browser.mjs')).href
const { findChromium } = (await import(
  /* @vite-ignore */ finder
)) as typeof import('../../scripts/browser.mjs')

/** What the page shows, when it came to show it. */
interface Shown {
  readonly events: number
  readonly at: number
}

const events = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider').getAttribute('aria-valuemax', { timeout: PATIENCE }))

/** A browser with the page open, from its start to its death. */
interface Visit {
  /** Calls and cards that are there. */
  readonly events: () => Promise<number>
  /** @param fresh in a profile that has no board yet. */
  readonly begin: (fresh: boolean) => Promise<void>
  /** Makes the next call of one auction, or plays the first card that may be played. */
  readonly act: () => Promise<void>
  /** What has been on the screen so far, and when. */
  readonly shown: () => Promise<readonly Shown[]>
  /** After its death. */
  readonly close: () => Promise<void>
}

const CARD = `document.querySelector('.hand button[data-playable]')?.click()`

/** Calls `window.shows` with the number of calls and cards in the picture, whenever it is another. */
function watch(): void {
  let last = -1
  const look = () => {
    const now = Number(
      document.querySelector('[role="slider"]')?.getAttribute('aria-valuemax') ?? -1,
    )
    if (now !== last) {
      last = now
      // In the frame after the one that has it: then it has been on the screen.
      requestAnimationFrame(() => (window as unknown as { shows(n: number): void }).shows(now))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function inChromium(profile: string, url: string): Promise<Visit> {
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    ...findChromium(),
    viewport: { width: 1440, height: 900 },
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const shown: Shown[] = []
  await page.exposeFunction('shows', (now: number) => shown.push({ events: now, at: Date.now() }))
  await page.addInitScript(watch)
  await page.goto(url)
  await page.getByRole('region', { name: 'Table', exact: true }).waitFor({ timeout: PATIENCE })
  const count = () => events(page)
  return {
    events: count,
    begin: async (fresh) => {
      if (fresh) await study(page).click()
      await page.getByRole('main').focus()
    },
    act: async () => {
      const call = CALLS[await count()]
      if (call !== undefined) await makeCall(page, call)
      else await page.evaluate(CARD)
    },
    shown: async () => shown,
    close: async () => {
      await context.close().catch(() => undefined)
    },
  }
}

const FIREFOX = DRIVERS.find(({ name }) => name === 'Firefox')

async function inFirefox(profile: string, url: string): Promise<Visit> {
  const path = FIREFOX?.find()
  if (FIREFOX === undefined || path === undefined) throw new Error('Firefox is not there')
  const browser = await FIREFOX.start(path, profile)
  await browser.goTo(url)
  await browser.run(
    `${HELPERS};await until('the table', () => document.querySelector('[aria-label="Table"]'))
     window.seen = []; window.shows = (events) => seen.push({ events, at: Date.now() }); (${String(watch)})()`,
  )
  const events = `Number(document.querySelector('[role="slider"]')?.getAttribute('aria-valuemax') ?? -1)`
  return {
    events: async () => Number(await browser.run(`return ${events}`)),
    begin: async (fresh) => {
      if (fresh) await browser.run(`${HELPERS};await press('Study a bid')`)
    },
    act: async () => {
      await browser.run(
        `const keys = ${JSON.stringify(CALLS)}[${events}]
         if (keys === undefined) ${CARD}
         else for (const key of keys.split(' '))
           document.getElementById('main').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))`,
      )
    },
    shown: async () => (await browser.run('return window.seen')) as readonly Shown[],
    close: () => browser.quit(),
  }
}

/** Kills every process that has the profile open, as the system does that needs the memory. */
function killAll(profile: string): void {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (
        Number(id) !== process.pid &&
        readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(profile)
      )
        process.kill(Number(id), 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
}

const served = await serve(option('dist') ?? 'dist')
let profile: string | undefined
let kept = 0
let [kills, actions, lost] = [0, 0, 0]
try {
  for (let n = from; n < from + count; n++) {
    const rng = rngOf([seed, n, 0, 0])
    const fresh = profile === undefined
    profile ??= mkdtempSync(join(tmpdir(), 'kills-'))
    const visit = await (firefox ? inFirefox : inChromium)(profile, served.url)
    const found = fresh ? 0 : await visit.events()
    await visit.begin(fresh)
    if (found < kept) {
      lost += kept - found
      console.log(`kill ${n}: ${kept} calls and cards were seen, ${found} are there`)
    }
    const first = found
    const end = Date.now() + between(rng, KILLED)
    while (Date.now() < end) {
      const acted = visit.act().catch(() => undefined)
      await Promise.race([acted, pause(Math.max(0, end - Date.now()))])
      await pause(Math.max(0, Math.min(between(rng, PRESSES), end - Date.now())))
    }
    const shown = await visit.shown()
    const killed = Date.now()
    killAll(profile)
    kills++
    await visit.close()
    kept = shown.findLast(({ at }) => at <= killed - SEEN)?.events ?? first
    actions += Math.max(0, kept - first)
    if (kills % 10 === 0) console.log(`${kills} kills, ${actions} actions seen, ${lost} lost`)
    if (kept >= ENOUGH) {
      rmSync(profile, { recursive: true, force: true })
      profile = undefined
      kept = 0
    }
  }
} finally {
  if (profile !== undefined) rmSync(profile, { recursive: true, force: true })
  await served.close()
}
console.log(`${kills} kills, ${actions} actions seen, ${lost} lost`)
console.log(lost === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed')
process.exit(lost === 0 ? 0 : 1)

/**
 * Tries the built page against killed workers, corrupt addresses and thousands of steps.
 *
 * `npm run lab -- page-fuzz [workers|addresses|memory|robots … --count N --from N --seed N --dist DIR]`: the built
 * page against what goes wrong around it, in the browser of the tests. `workers`: a worker is killed, and
 * now and then made to hang, while it has work in hand; only those are counted. Every question that it
 * had must be answered by the next one, and the table must lose nothing. `addresses`: corrupt links open
 * a page that says so or shows a board. `memory`: steps, and a dealt board with a contract for every ten
 * of them; prints the heaps of the page and of its workers on the way, and fails where they do not stay
 * flat. `robots`: boards end by themselves while workers are killed, stopped and slowed, and the page stalls.
 * Runs `dist`, or the build named: build first.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Rng, rngOf } from '#core/rng.ts'
import { finish } from '#core/steps.ts'
import { encodeShare, readText } from '#formats/index.ts'
import { good } from '#testing/good.ts'
import { drawn, makeCall, study } from '../../scripts/bench/app-page.ts'
import { launch, serve } from '../../scripts/bench/chromium.ts'
import { mutated } from '../../scripts/fuzz/mutate.ts'
import { type LinkedBoard, linkedBoard } from './boards.ts'
import { type Heaps, heapsOf } from './heaps.ts'
import { robotsPlayOn } from './robots.ts'
import { untilAnswered, watchWorkers } from './watched-workers.ts'

const args = process.argv.slice(2)
const option = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? undefined : args[at + 1]
}
const seed = Number(option('seed') ?? 2026)
const count = option('count') === undefined ? undefined : Number(option('count'))
const from = Number(option('from') ?? 0)
/** One kill in so many is a hang, which takes the page seconds to notice. */
const HANGS = 25
/** Kills on one board; then another one is opened, so that there is always something new to work out. */
const KILLS_A_BOARD = 5
/** When a worker is killed, in milliseconds after the question; most are answered in a few. */
const KILLS_AFTER = [0, 0, 0, 1, 2, 4, 8, 30] as const
/** Milliseconds in which a page that waits for a hung worker may notice it, before the next step. */
const NOTICING = 3000
/** A heap that grows by more than this, from a tenth of the run to its end, is not flat. */
const MOST_GROWTH = 1.5
const STEPS_A_BOARD = 10

/** Milliseconds for a page to show itself or to take a press: a busy machine is not the page's fault. */
const PATIENCE = 180_000
/** Milliseconds for all open questions to be answered, also after a hang. */
const ANSWERS = 180_000

const SAMPLE = 'e2e/samples/eight-boards.pbn'
/** Share links of the sample, the table at the first call. */
function links(): readonly string[] {
  return good(finish(readText(readFileSync(SAMPLE, 'utf8')))).boards.map(({ kept: _, ...record }) =>
    encodeShare({ record, cursor: 0, view: { mode: { kind: 'all' }, observer: 2, turned: 0 } }),
  )
}

/** What is done so many times from a number on; a fault ends the part. */
type Part = (page: Page, url: string, times: number) => Promise<void>

/** The table has the board whole: all its calls, and all its cards on the line. */
async function expectWhole(page: Page, { calls, events }: LinkedBoard, at: string): Promise<void> {
  await page.keyboard.press('End')
  await drawn(page)
  const line = Number(await page.getByRole('slider').getAttribute('aria-valuemax'))
  const shown = await page
    .getByRole('region', { name: 'Auction', exact: true })
    .getByRole('cell')
    .getByRole('button')
    .count()
  if (line !== events || shown !== calls)
    throw new Error(`${at}: ${shown} of ${calls} calls, ${line} of ${events} calls and cards`)
}

/** What the page says went wrong; nothing may. */
async function expectNoAlarm(page: Page, at: string): Promise<void> {
  const said = await page.getByRole('alert').allInnerTexts()
  const failures = await page.evaluate(() => window.watchedWorkers.failures())
  if (said.length + failures.length > 0)
    throw new Error(`${at}: ${[...said, ...failures].join(' · ')}`)
}

const TABS = ['Why', 'Hands', 'Suit'] as const

/** Opens a board of its own by its address, behind those on the table. */
async function openLinked(page: Page, { link }: LinkedBoard): Promise<void> {
  await page.evaluate((text) => {
    location.hash = `#/s/${text}`
  }, link)
}

/** Opens another tab of the lens, or steps. */
async function step(page: Page, rng: Rng): Promise<void> {
  const tab = page
    .getByRole('complementary', { name: 'Lens', exact: true })
    .getByRole('tab', { name: TABS[rng.below(TABS.length)]! })
  if (rng.below(4) === 0 && (await tab.isVisible())) await tab.click()
  await page.getByRole('main').first().focus()
  const keys = ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const
  await page.keyboard.press(keys[rng.below(keys.length)]!)
}

const yes = () => true
const no = () => false

/** Makes a worker hang, and steps until the page has given it up with work in hand. */
async function hang(page: Page, rng: Rng): Promise<boolean> {
  const before = await page.evaluate(() => window.watchedWorkers.givenUp())
  const alive = page.workers()
  const worker = alive[rng.below(Math.max(1, alive.length))]
  // One that hangs already, unnoticed since nobody asked it anything, does not answer.
  await Promise.race([
    worker
      ?.evaluate(() => {
        setTimeout(() => {
          for (;;);
        }, 0)
      })
      .catch(() => undefined),
    page.waitForTimeout(NOTICING),
  ])
  for (let tries = 0; tries < 12; tries++) {
    await step(page, rng)
    const given = page.waitForFunction((n) => window.watchedWorkers.givenUp() > n, before, {
      timeout: NOTICING,
    })
    if (await given.then(yes, no)) return true
  }
  return false
}

/** Ends the worker that the next thing asks; `false` when nothing is asked, or answered too soon. */
async function kill(page: Page, rng: Rng, act: () => Promise<void>): Promise<boolean> {
  const before = await page.evaluate((delay) => {
    window.watchedWorkers.arm(delay)
    return { killed: window.watchedWorkers.killed(), asked: window.watchedWorkers.asked() }
  }, KILLS_AFTER[rng.below(KILLS_AFTER.length)]!)
  await act()
  // What explains a step is asked after its picture.
  for (let frames = 0; frames < 3; frames++) await drawn(page)
  await page.waitForFunction(
    ({ killed, asked }) => {
      const watch = window.watchedWorkers
      return watch.killed() > killed || watch.asked() === asked || watch.idle()
    },
    before,
    { timeout: ANSWERS },
  )
  return page.evaluate((killed) => {
    window.watchedWorkers.disarm()
    return window.watchedWorkers.killed() > killed
  }, before.killed)
}

const workers: Part = async (page, url, times) => {
  await watchWorkers(page)
  let boards = from
  let board = linkedBoard([seed, 1, 0, 0], boards)
  await page.goto(`${url}#/s/${board.link}`)
  await page.getByRole('region', { name: 'Auction', exact: true }).waitFor({ timeout: PATIENCE })
  let [hangs, missed] = [0, 0]
  for (let met = 0, onBoard = 0; met < times; ) {
    const at = `board ${boards}, kill ${met + 1}`
    const rng = rngOf([seed, 3, 0, 0], boards * 1000 + missed + met)
    let hit: boolean
    if (onBoard >= KILLS_A_BOARD) {
      await expectWhole(page, board, at)
      onBoard = 0
      boards += 1
      board = linkedBoard([seed, 1, 0, 0], boards)
      hit = await kill(page, rng, () => openLinked(page, board))
    } else if (hangs < Math.floor((met + 1) / HANGS)) {
      hit = await hang(page, rng)
      if (hit) hangs += 1
    } else hit = await kill(page, rng, () => step(page, rng))
    await untilAnswered(page, ANSWERS).catch((error: unknown) => {
      throw new Error(`${at}: ${String(error)}`)
    })
    await expectNoAlarm(page, at)
    onBoard += 1
    if (!hit) {
      missed += 1
      continue
    }
    met += 1
    if (met % 20 === 0)
      console.log(
        `workers: ${met} met at work (${hangs} of them made to hang), ${missed} not, ${boards - from + 1} boards`,
      )
  }
  await expectWhole(page, board, 'the end')
  const told = await page.getByRole('banner').innerText()
  // The first board of a visit stands in front of those that links brought.
  const many = Number(/of (\d+)/.exec(told)?.[1])
  if (many < boards - from + 1) throw new Error(`${many} of ${boards - from + 1} boards are there`)
}

const addresses: Part = async (page, url, times) => {
  const good = links()
  const pages = ['strategies/standard/', 'openings/', 'combinations/', 'systems/sayc/', '']
  for (let i = from + 1; i <= from + times; i++) {
    const rng = rngOf([seed, 2, 0, 0], i)
    const sound = good[rng.below(good.length)]!
    const place = pages[rng.below(pages.length)]!
    // Half of them stay share links: what is damaged is the position, not the way to it.
    const corrupt =
      rng.below(2) === 0
        ? `/s/${mutated(sound, good, rng)}`
        : mutated(`/${place}${sound.slice(0, 60)}`, good, rng)
    const address = encodeURI(corrupt.slice(0, 4000).replace(/\p{Surrogate}/gu, '?'))
    await page.goto('about:blank')
    await page.goto(`${url}#${address}`)
    try {
      await page.getByRole('main').first().waitFor({ timeout: PATIENCE })
    } catch {
      throw new Error(`address ${i}, #${address}, shows: ${await page.locator('body').innerText()}`)
    }
    if (i % 100 === 0) console.log(`addresses: ${i} opened`)
  }
}

const text = ({ page, workers: inWorkers, count: many }: Heaps): string =>
  `page ${page.toFixed(1)} MB, ${many} workers ${inWorkers.toFixed(1)} MB`

const memory: Part = async (page, url, times) => {
  await watchWorkers(page)
  await page.goto(url)
  await study(page).click({ timeout: PATIENCE })
  const measure = await heapsOf(page)
  const sizes: Heaps[] = []
  const boards = Math.max(1, Math.round(times / STEPS_A_BOARD))
  const tenth = Math.max(1, Math.round(boards / 10))
  for (let board = 1; board <= boards; board++) {
    await page.getByRole('button', { name: 'New deal' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('main').first().focus()
    for (const call of ['1 n', 'p', 'p', 'p']) await makeCall(page, call)
    for (let i = 0; i < STEPS_A_BOARD; i++) {
      await page.keyboard.press(i % 8 < 4 ? 'ArrowLeft' : 'ArrowRight')
      await drawn(page)
    }
    if (board % tenth !== 0) continue
    await untilAnswered(page, ANSWERS)
    const now = await measure()
    sizes.push(now)
    console.log(`memory: ${board * STEPS_A_BOARD} steps, ${board} boards dealt: ${text(now)}`)
  }
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (first === undefined || last === undefined) throw new Error('nothing was measured')
  if (last.count === 0) throw new Error('no worker was measured')
  for (const part of ['page', 'workers'] as const)
    if (last[part] > MOST_GROWTH * first[part])
      throw new Error(`the ${part} grew: from ${text(first)} to ${text(last)}`)
}

const PARTS: Readonly<Record<string, { readonly run: Part; readonly times: number }>> = {
  workers: { run: workers, times: 1000 },
  addresses: { run: addresses, times: 500 },
  memory: { run: memory, times: 5000 },
  robots: {
    run: (page, url, times) => robotsPlayOn(page, url, times, { seed, from }),
    times: 100,
  },
}

const named = args.filter((arg, i) => !arg.startsWith('--') && !args[i - 1]?.startsWith('--'))
const site = await serve(option('dist') ?? 'dist')
const browser = await launch()
try {
  for (const [name, { run, times }] of Object.entries(PARTS)) {
    if (named.length > 0 && !named.includes(name)) continue
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
    context.setDefaultTimeout(PATIENCE)
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.stack ?? String(error)))
    const started = performance.now()
    await run(page, site.url, count ?? times).catch((error: unknown) => faults.push(String(error)))
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`${name}: ${count ?? times} times, ${faults.length} faults, ${seconds} s`)
    for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
    if (faults.length > 0) process.exitCode = 1
    await context.close()
  }
} finally {
  await browser.close()
  await site.close()
}

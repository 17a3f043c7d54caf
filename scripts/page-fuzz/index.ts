/**
 * `npm run page-fuzz [-- workers|addresses|memory … --count N --seed N]`: the built page against what goes
 * wrong around it, in the browser of the tests. `workers`: a worker is killed, and now and then made to
 * hang, at every step; the table must go on and lose nothing. `addresses`: corrupt links open a page that
 * says so or shows a board. `memory`: steps and dealt boards; prints the heap of the page on the way,
 * and fails where it does not stay flat. Runs `dist`: build first.
 */
import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'
import { rngOf } from '#core/rng.ts'
import { drain, encodeShare, readText } from '#formats/index.ts'
import { launch, serve } from '../bench/chromium.ts'
import { mutated } from '../fuzz/mutate.ts'

const args = process.argv.slice(2)
const option = (name: string): number | undefined => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? undefined : Number(args[at + 1])
}
const seed = option('seed') ?? 2026
const count = option('count')
/** One kill in so many is a hang, which takes the page seconds to notice. */
const HANGS = 50
/** A heap that grows by more than this, from a tenth of the run to its end, is not flat. */
const MOST_GROWTH = 1.5

/** Milliseconds for a page to show itself. */
const PATIENCE = 15_000

const SAMPLE = 'e2e/samples/eight-boards.pbn'
/** Share links of the sample, the table at the first call. */
function links(): readonly string[] {
  const read = drain(readText(readFileSync(SAMPLE, 'utf8')))
  if (!read.ok) throw new Error(read.error.message)
  return read.value.boards.map(({ kept: _, ...record }) =>
    encodeShare({ record, cursor: 0, view: { mode: { kind: 'all' }, observer: 2, turned: 0 } }),
  )
}

const calls = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'Auction' }).innerText()
async function openBoard(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/s/${links()[0]}`)
  await page.getByRole('region', { name: 'Auction', exact: true }).waitFor({ timeout: PATIENCE })
}

/** What is done at each step; a fault ends the part. */
type Part = (page: Page, url: string, times: number) => Promise<void>

const workers: Part = async (page, url, times) => {
  await openBoard(page, url)
  await page.getByRole('main').first().focus()
  await page.keyboard.press('End')
  const whole = await calls(page)
  const rng = rngOf([seed, 1, 0, 0])
  for (let i = 1; i <= times; i++) {
    const alive = page.workers()
    const worker = alive[rng.below(Math.max(1, alive.length))]
    const hang = i % HANGS === 0
    await worker
      ?.evaluate((forever) => {
        setTimeout(() => {
          while (forever);
          self.close()
        }, 0)
      }, hang)
      .catch(() => undefined)
    await page.keyboard.press(['Home', 'End', 'ArrowLeft', 'ArrowRight'][rng.below(4)]!)
    if (i % 100 === 0) console.log(`workers: ${i} killed or hung`)
  }
  await page.keyboard.press('End')
  await page.waitForTimeout(1000)
  const after = await calls(page)
  if (after !== whole) throw new Error(`the auction is another one: ${after}`)
}

const addresses: Part = async (page, url, times) => {
  const good = links()
  const pages = ['strategies/standard/', 'openings/', 'combinations/', 'systems/sayc/', '']
  for (let i = 1; i <= times; i++) {
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

/** Used heap of the page in megabytes, after a collection of garbage. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

const memory: Part = async (page, url, times) => {
  await openBoard(page, url)
  const session = await page.context().newCDPSession(page)
  const sizes: number[] = []
  const tenth = Math.max(1, Math.round(times / 10))
  for (let i = 1; i <= times; i++) {
    // A board is dealt for every ten steps.
    if (i % 10 === 0) {
      await page.getByRole('button', { name: 'New deal' }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    } else await page.keyboard.press(i % 2 === 0 ? 'ArrowLeft' : 'ArrowRight')
    if (i % tenth !== 0) continue
    await page.waitForTimeout(1500)
    sizes.push(await heap(session))
    console.log(`memory: ${i} steps, the page holds ${sizes.at(-1)?.toFixed(1)} MB`)
  }
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (first !== undefined && last !== undefined && last > MOST_GROWTH * first)
    throw new Error(`the page grew from ${first.toFixed(1)} to ${last.toFixed(1)} MB`)
}

const PARTS: Readonly<Record<string, { readonly run: Part; readonly times: number }>> = {
  workers: { run: workers, times: 1000 },
  addresses: { run: addresses, times: 500 },
  memory: { run: memory, times: 5000 },
}

const named = args.filter((arg, i) => !arg.startsWith('--') && !args[i - 1]?.startsWith('--'))
const site = await serve('dist')
const browser = await launch()
try {
  for (const [name, { run, times }] of Object.entries(PARTS)) {
    if (named.length > 0 && !named.includes(name)) continue
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
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

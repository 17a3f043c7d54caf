/** Boards that robots bid and play while their workers are killed, stopped and slowed, and the page itself stalls. */
import type { Page } from '@playwright/test'
import { type Rng, rngOf } from '#core/rng.ts'
import { bothPlay, SAYC, seat } from '../../e2e/pages/players.ts'
import { button, openDialog, pick } from '../../e2e/pages/table.ts'
import { watchWorkers } from './watched-workers.ts'

/** What goes wrong on each board. */
const TROUBLES = 20
/** Milliseconds between two of them. */
const APART = { least: 100, most: 1500 }
/** Milliseconds for which a worker is busy with something else, or the page answers nothing. */
const BUSY = { least: 1000, most: 2000 }
/** Milliseconds in which something must happen on a board after the last of them: a machine may be slow, not stand. */
const MOVES = 240_000

const between = (rng: Rng, { least, most }: { least: number; most: number }): number =>
  least + rng.below(most - least)

/** Keeps a thread busy; for good where no time is given. */
const busyFor = (milliseconds: number): void => {
  setTimeout(() => {
    const end = performance.now() + milliseconds
    while (performance.now() < end);
  }, 0)
}

/** Twelve in twenty kill the worker that is asked next, five stall page or worker, three stop a worker for good. */
async function trouble(page: Page, rng: Rng): Promise<void> {
  const lot = rng.below(TROUBLES)
  if (lot < 12) {
    await page.evaluate((delay) => window.watchedWorkers.arm(delay), rng.below(60))
    return
  }
  const long = lot < 17 ? between(rng, BUSY) : Number.MAX_SAFE_INTEGER
  const alive = page.workers()
  const worker = lot < 15 ? undefined : alive[rng.below(Math.max(1, alive.length))]
  // A worker that is stopped already does not answer.
  await Promise.race([
    worker === undefined
      ? page.evaluate(busyFor, Math.min(long, BUSY.most))
      : worker.evaluate(busyFor, long).catch(() => undefined),
    page.waitForTimeout(BUSY.most),
  ])
}

/** @throws where a board does not end by itself. */
export async function robotsPlayOn(
  page: Page,
  url: string,
  times: number,
  { seed, from }: { readonly seed: number; readonly from: number },
): Promise<void> {
  await watchWorkers(page)
  await page.goto(url)
  await button(page, 'Study a bid').click()
  await bothPlay(page, SAYC)
  const settings = await openDialog(page, 'Settings')
  await pick(settings.getByRole('radio', { name: 'Quickly' }))
  await button(settings, 'Done').click()
  await seat(page, [SAYC, SAYC], { themselves: ['North', 'East', 'South', 'West'] })
  const next = button(page.getByRole('region', { name: 'Action' }), 'Next board')
  for (let n = from; n < from + times; n++) {
    const rng = rngOf([seed, 4, 0, 0], n)
    for (let met = 0; met < TROUBLES && !(await next.isVisible()); met++) {
      await page.waitForTimeout(between(rng, APART))
      await trouble(page, rng)
    }
    await page.evaluate(() => window.watchedWorkers.disarm())
    const places = page.getByRole('slider')
    for (let seen = ''; !(await next.isVisible()); ) {
      const line = (await places.getAttribute('aria-valuemax').catch(() => null)) ?? ''
      if (line === seen) {
        const bar = await page.getByRole('region', { name: 'Action' }).innerText()
        const idle = await page.evaluate(() => window.watchedWorkers.idle())
        const failures = await page.evaluate(() => window.watchedWorkers.failures())
        throw new Error(
          `board ${n} stands at ${line}: ${bar}; idle ${idle}; ${failures.join('; ')}`,
        )
      }
      seen = line
      await next.waitFor({ timeout: MOVES }).catch(() => undefined)
    }
    const met = await page.evaluate(() => ({
      killed: window.watchedWorkers.killed(),
      givenUp: window.watchedWorkers.givenUp(),
    }))
    console.log(`robots: board ${n} ended; ${met.killed} killed, ${met.givenUp} given up so far`)
    await next.click()
    await next.waitFor({ state: 'hidden' })
  }
}

import type { Page, Worker } from '@playwright/test'
import { expect, test } from './pages/journey.ts'
import { SAYC, seat } from './pages/players.ts'
import {
  bid,
  button,
  callCount,
  hint,
  offerLine,
  openTable,
  panel,
  pass,
  settled,
} from './pages/table.ts'

/** The worker of that name: the one for quick jobs, or the first of those for heavy ones. */
async function workerOf(page: Page, name: 'first' | 'heavy-1'): Promise<Worker> {
  for (const worker of page.workers())
    if ((await worker.evaluate(() => self.name)) === `kibitzer-${name}`) return worker
  throw new Error(`the page has no worker ${name}`)
}
const restarted = (page: Page) => page.getByRole('status').filter({ hasText: 'started again' })

for (const name of ['first', 'heavy-1'] as const)
  test(`the worker ${name} is killed in mid-job: it is replaced and the job answered`, async ({
    page,
  }) => {
    await openTable(page)
    await expect(button(page, 'Make this call')).toBeVisible()
    await settled(page)
    const killed = await workerOf(page, name)
    const before = page.workers().length
    const closed = killed.waitForEvent('close')
    // Busy for a moment, so that the next question is under way when the worker ends itself.
    await killed.evaluate(() => {
      setTimeout(() => {
        const until = performance.now() + 1500
        while (performance.now() < until);
        self.close()
      }, 0)
    })
    // The table does not wait for any worker.
    await pass(page)
    await expect.poll(() => callCount(page)).toBe(1)
    await closed
    await expect(offerLine(page)).toBeVisible()
    await expect(panel(page, 'Why this call')).toContainText('East has not called yet')
    await settled(page)
    await expect(restarted(page)).toHaveCount(1)
    expect(page.workers()).toHaveLength(before)
    expect(page.workers()).not.toContain(killed)
  })

test('a worker that hangs is replaced; the table lives meanwhile', async ({ page }) => {
  await openTable(page)
  await expect(button(page, 'Make this call')).toBeVisible()
  await settled(page)
  const first = await workerOf(page, 'first')
  const before = page.workers().length
  await first.evaluate(() => {
    setTimeout(() => {
      for (;;);
    }, 0)
  })
  await pass(page, 2)
  await bid(page, 'one heart')
  await expect.poll(() => callCount(page)).toBe(3)
  // Patience is counted in seconds, then another worker answers.
  await expect(panel(page, 'Why this call')).toContainText('South', { timeout: 20_000 })
  await expect(restarted(page)).toHaveCount(1, {
    timeout: 20_000,
  })
  await settled(page)
  await expect.poll(() => page.workers().includes(first), { timeout: 20_000 }).toBe(false)
  expect(page.workers()).toHaveLength(before)
})

test('a robot that never ends looking ahead makes its system’s call', async ({ page }) => {
  // What it looks ahead with never comes.
  await page.route('**/jobs-search-*.js', () => {})
  await page.clock.install()
  await openTable(page)
  await expect(button(page, 'Make this call')).toBeVisible()
  await seat(page, [SAYC, SAYC], { themselves: ['West', 'North', 'East', 'South'] })
  for (let calls = 1; calls <= 3; calls++) {
    await expect(hint(page)).toContainText('by itself')
    await page.clock.fastForward(15_000)
    await expect.poll(() => callCount(page)).toBe(calls)
  }
})

import { expect, test } from './pages/journey.ts'
import {
  bid,
  button,
  callCount,
  offerLine,
  openTable,
  panel,
  pass,
  settled,
} from './pages/table.ts'

test('a worker that is killed in mid-job is replaced and the job answered', async ({ page }) => {
  await openTable(page)
  await expect(button(page, 'Make this call')).toBeVisible()
  const [first] = page.workers()
  if (first === undefined) throw new Error('the page has no worker')
  const closed = first.waitForEvent('close')
  // Busy for a moment, so that the next question is under way when the worker ends itself.
  await first.evaluate(() => {
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
  await expect(offerLine(page)).toContainText('East’s hand')
  await expect(panel(page, 'Why this call')).toContainText('East has not called yet')
  await expect(page.getByRole('status').filter({ hasText: 'started again' })).toHaveCount(1)
  expect(page.workers()).toHaveLength(1)
  expect(page.workers()[0]).not.toBe(first)
})

test('a worker that hangs is replaced; the table lives meanwhile', async ({ page }) => {
  await openTable(page)
  await expect(button(page, 'Make this call')).toBeVisible()
  const [first] = page.workers()
  if (first === undefined) throw new Error('the page has no worker')
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
  await expect(page.getByRole('status').filter({ hasText: 'started again' })).toHaveCount(1, {
    timeout: 20_000,
  })
  await settled(page)
  await expect.poll(() => page.workers().includes(first), { timeout: 20_000 }).toBe(false)
  expect(page.workers()).toHaveLength(1)
})

import { expect, test } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

test('after one visit the app opens without a network', async ({ page, context }) => {
  await page.goto('/')
  // The worker takes over once it has stored every file.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await context.setOffline(false)
})

import { expect, test } from '@playwright/test'

test('the built page loads: no error, no request to another origin, the policy in force', async ({
  page,
  baseURL,
}) => {
  const problems: string[] = []
  const elsewhere: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const local = protocol === 'data:' || protocol === 'blob:'
    if (!local && origin !== new URL(baseURL ?? '').origin) elsewhere.push(request.url())
  })

  const response = await page.goto('/', { waitUntil: 'load' })
  await expect(page).toHaveTitle(/Kibitzer/)
  await expect(page.getByRole('main')).toBeVisible()
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(problems).toEqual([])
  expect(elsewhere).toEqual([])

  // Red when the policy is not in force: the inline script would then run, the style apply.
  const inForce = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.inlineScript = "ran"'
    const style = document.createElement('style')
    style.textContent = 'html { outline: 7px solid }'
    document.head.append(script, style)
    return {
      script: document.documentElement.dataset['inlineScript'] !== 'ran',
      style: getComputedStyle(document.documentElement).outlineWidth !== '7px',
    }
  })
  expect(inForce).toEqual({ script: true, style: true })
})

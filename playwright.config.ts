import { register } from 'node:module'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/browser.mjs'

register(new URL('./build/system-hooks.mjs', import.meta.url))

// The journeys run against the built app (`npm test` and `npm run e2e` build it first), so that
// what they see is what a visitor gets: hashed files, the security policy, the service worker.
const port = Number(process.env['E2E_PORT'] ?? 4319)
const ci = Boolean(process.env['CI'])

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: ci,
  fullyParallel: true,
  // A whole board is sixty presses, and the machine may be busy.
  timeout: 180_000,
  // No journey measures time: what comes late on a busy machine of two cores is only waited for.
  expect: { timeout: 30_000 },
  retries: 0,
  ...(ci ? { workers: 2 } : {}),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    // Two browsers share two cores: helper threads of V8 would only compete with the pages and workers
    // that are waited for (an eighth of a journey's processor time went there).
    launchOptions: { ...findChromium(), args: ['--js-flags=--single-threaded'] },
    // A trace draws every frame and keeps every state of the page: three quarters of a journey's
    // time went there. A journey that failed is run again by itself with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What cannot be pressed fails by itself, not with the whole journey's time.
    actionTimeout: 60_000,
    // A worker that answers from its cache would hide a request; offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !ci,
    timeout: 30_000,
  },
})

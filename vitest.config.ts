import { defineConfig } from 'vitest/config'
import { kernel } from './build/kernel.mjs'
import { rulePlaces } from './build/rule-places.mjs'

export default defineConfig({
  plugins: [kernel(), rulePlaces()],
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{src,scripts,build,tests}/**/*.test.{ts,tsx}'],
    // The lists of things not to look at are ours, so that no default hides a test.
    exclude: ['**/node_modules/**'],
    // One for each of the two cores; left to itself Vitest keeps one for its own work.
    ...(process.env['CI'] ? { maxWorkers: 2 } : {}),
    // No test measures time: the limit is only there to end a test that hangs, and a busy machine
    // of two cores must never reach it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{src,scripts,build,tests}/**/*.test.{ts,tsx}'],
    // The lists of things not to look at are ours, so that no default hides a test.
    exclude: ['**/node_modules/**'],
    // A test that needs longer says so itself; no test measures time.
    testTimeout: 20_000,
  },
})

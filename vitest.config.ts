import { defineConfig } from 'vitest/config'
import { evaluatedModules } from './build/evaluated.mjs'
import { jobs } from './build/jobs.mjs'
import { kernel } from './build/kernel.mjs'
import { layerNames } from './build/layer-names.mjs'

/** Tests that put another module in the place of one of ours: each has a world to itself. */
const APART = ['src/ui/ask/systems/adding-a-system.test.ts']
// The lists of things not to look at are ours, so that no default hides a test.
const exclude = ['**/node_modules/**']

export default defineConfig({
  plugins: [kernel(), evaluatedModules(), jobs()],
  resolve: { alias: layerNames(import.meta.dirname) },
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts,lab,build,tests}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...APART],
          setupFiles: ['src/bidding/systems/every.ts'],
          // Modules keep tables and caches, never a state that a test could notice: read once for all
          // files of a worker they cost half as much. `--sequence.shuffle.files` tries other orders.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART, exclude } },
    ],
    // One for each of the two cores; left to itself Vitest keeps one for its own work.
    ...(process.env['CI'] ? { maxWorkers: 2 } : {}),
    // No test measures time: the limit is only there to end a test that hangs, and a busy machine
    // of two cores must never reach it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})

/** The entry of `npm run long-tests`: the tests that use src/testing/long.ts, each proof in whole. */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'src/engine/auction-knowledge.test.ts',
    'src/combinations/several',
    'src/knowledge/posterior/any-weights.test.ts',
    'src/systems/systems.test.ts',
    'scripts/conformance/auction.test.ts',
  ],
  { env: { ...process.env, KIBITZER_LONG: '1' }, stdio: 'inherit' },
)
process.exit(status ?? 1)

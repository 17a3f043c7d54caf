/** The entry of `npm run long-tests`: every test that uses src/testing/long.ts, each proof in whole. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const files = ['src', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  )
  .filter((name) => /\.test\.tsx?$/.test(name))
  .filter((name) => readFileSync(name, 'utf8').includes("'#testing/long.ts'"))

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...files.sort(), ...process.argv.slice(2)],
  { env: { ...process.env, KIBITZER_LONG: '1' }, stdio: 'inherit' },
)
process.exit(status ?? 1)

/** The entry of `npm test -- --long`: every test and journey that uses src/testing/long.ts, each proof in whole. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {readonly string[]} folders @param {RegExp} pattern */
const long = (folders, pattern) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
    )
    .filter((name) => pattern.test(name))
    .filter((name) => /['/#]testing\/long\.ts'/.test(readFileSync(name, 'utf8')))
    .sort()

/** @param {readonly string[]} args of a program below node_modules; gives whether it passed */
const run = (...args) =>
  spawnSync(process.execPath, [join('node_modules', args[0] ?? ''), ...args.slice(1)], {
    env: { ...process.env, KIBITZER_LONG: '1' },
    stdio: 'inherit',
  }).status === 0

const tests = long(['src', 'scripts', 'lab', 'tests'], /\.test\.tsx?$/)
const journeys = long(['e2e'], /\.spec\.ts$/)
const passed = [
  run(
    'vitest/vitest.mjs',
    'run',
    ...tests,
    ...process.argv.slice(2).filter((one) => one !== '--long'),
  ),
  run('vite/bin/vite.js', 'build') && run('@playwright/test/cli.js', 'test', ...journeys),
]
process.exit(passed.every(Boolean) ? 0 : 1)

/**
 * Counts what the tests gave. As a program, for .ci/run:
 *   node scripts/summary.mjs <checks passed> <checks failed>
 * adds the stages that `npm test` left in test-results/ to the checks and ends with the line
 * `N passed, N failed`; its exit code says whether anything failed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

/** @typedef {{ title: string, passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {string} path
 * @returns {unknown}
 */
const readJson = (path) => {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    return undefined // a report cut short counts as no report
  }
}

/**
 * @param {unknown} value
 * @param {string} key
 */
const number = (value, key) => {
  const found = /** @type {Record<string, unknown> | undefined} */ (value)?.[key]
  return typeof found === 'number' && Number.isFinite(found) ? found : 0
}

/**
 * One stage: its tests, or a single failure when it ended badly without a failed test to show for
 * it (a crash, an error outside any test, no test at all).
 * @param {string} title
 * @param {number} status the stage's exit code
 * @param {Omit<Counts, 'title'>} tests
 * @returns {Counts}
 */
const judged = (title, status, tests) => {
  const unexplained = tests.failed === 0 && (status !== 0 || tests.passed === 0)
  return { title, ...tests, failed: unexplained ? 1 : tests.failed }
}

/**
 * What the stages of scripts/test.mjs gave.
 * @param {string} results the folder test-results
 * @returns {Counts[]}
 */
export const stageCounts = (results) => {
  const stages = readJson(join(results, 'stages.json'))
  if (stages === undefined) return [{ title: 'npm test', passed: 0, failed: 1, skipped: 0 }]
  const unit = readJson(join(results, 'unit.json'))
  const e2e = /** @type {{ stats?: unknown } | undefined} */ (readJson(join(results, 'e2e.json')))
  const build = number(stages, 'build') === 0
  return [
    judged('unit', number(stages, 'unit'), {
      passed: number(unit, 'numPassedTests'),
      failed: number(unit, 'numFailedTests'),
      skipped: number(unit, 'numPendingTests') + number(unit, 'numTodoTests'),
    }),
    { title: 'build', passed: build ? 1 : 0, failed: build ? 0 : 1, skipped: 0 },
    judged('e2e', number(stages, 'e2e'), {
      // A journey that passed only at a second attempt would be flaky: not a pass.
      passed: number(e2e?.stats, 'expected'),
      failed: number(e2e?.stats, 'unexpected') + number(e2e?.stats, 'flaky'),
      skipped: number(e2e?.stats, 'skipped'),
    }),
  ]
}

/**
 * @param {number} passed
 * @param {number} failed
 */
export const closingLine = (passed, failed) => `${passed} passed, ${failed} failed`

if (argv[1] !== undefined && resolve(argv[1]) === fileURLToPath(import.meta.url)) {
  const results = resolve(dirname(fileURLToPath(import.meta.url)), '../test-results')
  const checks = { title: 'checks', passed: Number(argv[2]), failed: Number(argv[3]), skipped: 0 }
  if (Number.isNaN(checks.passed + checks.failed)) {
    console.error('Usage: node scripts/summary.mjs <checks passed> <checks failed>')
    process.exit(2)
  }
  const all = [checks, ...stageCounts(results)]
  for (const { title, passed, failed, skipped } of all) {
    console.log(`${title.padEnd(8)} ${passed} passed, ${failed} failed, ${skipped} skipped`)
  }
  const failed = all.reduce((total, stage) => total + stage.failed, 0)
  console.log(
    closingLine(
      all.reduce((total, stage) => total + stage.passed, 0),
      failed,
    ),
  )
  process.exit(failed === 0 ? 0 : 1)
}

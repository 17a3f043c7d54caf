/**
 * All tests: unit, the build, and the journeys in a real Chromium over that build. Every stage
 * that can run does, even after a failure, and what each gave is left in test-results/ for
 * scripts/summary.mjs. Run it as `npm test`, which first makes sure of packages and browser.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { closingLine, stageCounts } from './summary.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const results = join(root, 'test-results')
// A result of an earlier run must not be counted for this one.
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/**
 * @param {string} title
 * @param {readonly string[]} command
 */
const stage = (title, command) => {
  console.log(`\n== ${title}: npx ${command.join(' ')}`)
  const { status } = spawnSync('npx', command, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return status ?? 1
}

const unit = stage('unit', [
  ...['vitest', 'run', '--reporter=default', '--reporter=json'],
  '--outputFile.json=test-results/unit.json',
])
const build = stage('build', ['vite', 'build'])
if (build !== 0) console.error('The journeys need the build: not run.')
const e2e = build === 0 ? stage('e2e', ['playwright', 'test']) : 1

writeFileSync(join(results, 'stages.json'), JSON.stringify({ unit, build, e2e }))
const counts = stageCounts(results)
console.log()
for (const { title, passed, failed, skipped } of counts) {
  console.log(
    `${title}: ${closingLine(passed, failed)}${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
}
process.exit(counts.every(({ failed }) => failed === 0) ? 0 : 1)

/**
 * All tests: unit, the build, and the journeys in a real Chromium over that build. Every stage
 * that can run does, even after a failure, and what each gave is left in test-results/ for
 * scripts/summary.mjs. Run it as `npm test`, which first makes sure of packages and browser. With `--long` it
 * runs the whole of the proofs that a change sees a part of instead (long-tests.mjs).
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { closingLine, stageCounts } from './summary.mjs'

if (process.argv.includes('--long')) await import('./long-tests.mjs')

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const results = join(root, 'test-results')
// A result of an earlier run must not be counted for this one.
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/**
 * Runs the program of an installed package; the exit code.
 * @param {string} title
 * @param {string} program its file below node_modules
 * @param {readonly string[]} args
 */
const stage = (title, program, args) => {
  console.log(`\n== ${title}`)
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status ?? 1
}

const unit = stage('unit', 'vitest/vitest.mjs', [
  ...['run', '--reporter=default', '--reporter=json'],
  '--outputFile.json=test-results/unit.json',
])
const build = stage('build', 'vite/bin/vite.js', ['build'])
if (build !== 0) console.error('The journeys need the build: not run.')
const e2e = build === 0 ? stage('e2e', '@playwright/test/cli.js', ['test']) : 1

// Where only this output is kept, it must tell what a page showed when its journey failed.
const SHOWN = { pages: 3, lines: 60 }
const contexts = readdirSync(results, { recursive: true, encoding: 'utf8' }).filter(
  (file) => basename(file) === 'error-context.md',
)
for (const file of contexts.slice(0, SHOWN.pages)) {
  const [, page = ''] = readFileSync(join(results, file), 'utf8').split('# Page snapshot')
  console.log(`\n== the page of ${dirname(file)}`)
  console.log(page.trim().split('\n').slice(0, SHOWN.lines).join('\n'))
}

writeFileSync(join(results, 'stages.json'), JSON.stringify({ unit, build, e2e }))
const counts = stageCounts(results)
console.log()
for (const { title, passed, failed, skipped } of counts) {
  console.log(
    `${title}: ${closingLine(passed, failed)}${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
}
process.exit(counts.every(({ failed }) => failed === 0) ? 0 : 1)

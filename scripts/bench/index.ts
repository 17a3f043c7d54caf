/**
 * The entry of `npm run bench`:
 *   npm run bench                       everything, and writes lab/measured/bench.md and lab/measured/bench.json
 *   npm run bench -- --quick            fewer and shorter samples; writes nothing
 *   npm run bench -- [--quick] NAME     the kernels whose name has NAME in it, `app`, or measures of it
 *                                       as `app/call,card,step`; writes nothing
 * Exit code 1 when an answer is wrong or a limit is missed.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { measureApp } from './app.ts'
import { launch } from './chromium.ts'
import { readInput } from './input.ts'
import { inChromium, inNode } from './kernels.ts'
import type { AppOutcome } from './measure.ts'
import { FULL, type Outcome, QUICK, SEED } from './measure.ts'
import { commit, isGood, line, machine, markdown, type Report } from './report.ts'

const args = process.argv.slice(2)
const quick = args.includes('--quick')
const filter = args.find((arg) => !arg.startsWith('--')) ?? ''
const effort = quick ? QUICK : FULL
const input = readInput()
const tell = (outcome: Outcome) => {
  console.log(line(outcome))
}

console.log('In Node')
const node = await inNode(filter, effort, input, tell)
const browser = await launch()
try {
  console.log(`In a worker in Chromium ${browser.version()}`)
  const worker = await inChromium(browser, filter, effort, input, tell)
  let app: readonly AppOutcome[] = []
  if (filter === '' || filter === 'app' || filter.startsWith('app/')) {
    console.log('The built app')
    app = await measureApp(
      browser,
      ({ name, result, limit, good, runs }) => {
        console.log(
          `${good ? 'ok    ' : 'FAILED'} ${name}: ${result} (limit ${limit}; ${runs.join(', ')})`,
        )
      },
      filter.startsWith('app/') ? filter.slice('app/'.length) : undefined,
    )
  }
  const report: Report = {
    machine: machine(browser.version()),
    day: new Date().toISOString().slice(0, 10),
    commit: commit(),
    seed: SEED,
    node,
    worker,
    app,
  }
  if (!quick && filter === '') {
    writeFileSync('lab/measured/bench.json', `${JSON.stringify(report, null, 2)}\n`)
    writeFileSync('lab/measured/bench.md', markdown(report))
    // As the linter wants it, so that writing it anew changes only what was measured.
    const biome = 'node_modules/@biomejs/biome/bin/biome'
    execFileSync(process.execPath, [biome, 'format', '--write', 'lab/measured/bench.json'])
  }
  const kernels = [...node, ...worker]
  const good = kernels.filter(isGood).length + report.app.filter((one) => one.good).length
  const all = kernels.length + report.app.length
  console.log(`${good} passed, ${all - good} failed`)
  process.exitCode = good === all ? 0 : 1
} finally {
  await browser.close()
}

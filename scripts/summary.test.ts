import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stageCounts } from './summary.mjs'

describe('stageCounts', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kibitzer-summary-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const left = (files: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(files))
      writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
    return stageCounts(folder)
  }
  const unit = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 2, numTodoTests: 0 }
  const e2e = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 1 } }
  const failures = (files: Readonly<Record<string, unknown>>) =>
    left(files).map(({ title, failed }) => [title, failed])

  it('adds up a good run', () => {
    expect(
      left({ 'stages.json': { unit: 0, build: 0, e2e: 0 }, 'unit.json': unit, 'e2e.json': e2e }),
    ).toEqual([
      { title: 'unit', passed: 40, failed: 0, skipped: 2 },
      { title: 'build', passed: 1, failed: 0, skipped: 0 },
      { title: 'e2e', passed: 7, failed: 0, skipped: 1 },
    ])
  })

  it('counts failed tests once, whatever the exit code', () => {
    expect(
      failures({
        'stages.json': { unit: 1, build: 0, e2e: 1 },
        'unit.json': { ...unit, numFailedTests: 3 },
        'e2e.json': { stats: { ...e2e.stats, unexpected: 2, flaky: 1 } },
      }),
    ).toEqual([
      ['unit', 3],
      ['build', 0],
      ['e2e', 3],
    ])
  })

  it('counts an end without a failed test as a failure', () => {
    expect(
      failures({
        'stages.json': { unit: 1, build: 0, e2e: 137 },
        'unit.json': unit,
        'e2e.json': e2e,
      }),
    ).toEqual([
      ['unit', 1],
      ['build', 0],
      ['e2e', 1],
    ])
  })

  it('counts a missing or broken report as a failure', () => {
    expect(
      failures({ 'stages.json': { unit: 0, build: 2, e2e: 1 }, 'unit.json': '{"numPassed' }),
    ).toEqual([
      ['unit', 1],
      ['build', 1],
      ['e2e', 1],
    ])
  })

  it('counts tests that never started as a failure', () => {
    expect(failures({})).toEqual([['npm test', 1]])
  })
})

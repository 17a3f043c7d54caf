import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { programs } from './run.mjs'

const root = resolve(import.meta.dirname, '..')
const lab = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['lab/run.mjs', ...args], { cwd: root, encoding: 'utf8' })

it('every folder of programs is one, and says in a line what it is for', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'measured')
    .map(({ name }) => name)
  expect(programs().map(({ name }) => name)).toEqual(expect.arrayContaining(folders))
  for (const { name, what } of programs()) expect(what, name).toMatch(/^[A-Z].{20,100}\.$/)
})

it('lists the programs, runs one with its arguments, and refuses what is none', () => {
  expect(lab().stdout).toContain('\n  census ')
  expect(lab('census', '--no').stderr).toContain('Usage: npm run lab -- census')
  expect(lab('census', '--no').status).toBe(2)
  const none = lab('no-such-program')
  expect(none.status).toBe(2)
  expect(none.stderr).toContain('no-such-program')
})

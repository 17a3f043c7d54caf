import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const folder = mkdtempSync(join(tmpdir(), 'kibitzer-programs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const node = (...args: readonly string[]) =>
  spawnSync(process.execPath, [...args], { cwd: root, encoding: 'utf8' })

describe('check-lock', () => {
  it('is content with the lock file of this repository', () => {
    expect(node('scripts/check-lock.mjs').status).toBe(0)
  })

  it('names an optional package that was left out', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>
    }
    const name = '@biomejs/cli-win32-x64'
    expect(lock.packages).toHaveProperty([`node_modules/${name}`])
    delete lock.packages[`node_modules/${name}`]
    const file = join(folder, 'lock.json')
    writeFileSync(file, JSON.stringify(lock))
    const { status, stderr } = node('scripts/check-lock.mjs', file)
    expect(status).toBe(1)
    expect(stderr).toContain(name)
  })

  it('refuses a lock file that locks nothing', () => {
    const file = join(folder, 'empty.json')
    writeFileSync(file, '{"packages":{"":{}}}')
    expect(node('scripts/check-lock.mjs', file).status).toBe(1)
  })
})

describe('run', () => {
  const entry = join(folder, 'entry.ts')

  it('runs a TypeScript entry with its arguments and gives its exit code', () => {
    writeFileSync(
      entry,
      "const [, , ...words]: string[] = process.argv\nconsole.log(words.join('+'))\nprocess.exit(words.length)\n",
    )
    const { status, stdout } = node('scripts/run.mjs', entry, 'one', 'two two', '--three')
    expect(stdout).toBe('one+two two+--three\n')
    expect(status).toBe(3)
  })

  it('fails when the entry throws', () => {
    writeFileSync(entry, "throw new Error('planted')\n")
    const { status, stderr } = node('scripts/run.mjs', entry)
    expect(status).not.toBe(0)
    expect(stderr).toContain('planted')
  })

  it('fails when the entry does not parse, and when there is none', () => {
    writeFileSync(entry, 'const = 1\n')
    expect(node('scripts/run.mjs', entry).status).toBe(1)
    expect(node('scripts/run.mjs', 'no-such-entry.ts').status).toBe(2)
    expect(node('scripts/run.mjs').status).toBe(2)
  })
})

describe('setup', () => {
  it('refuses an old Node in one line', () => {
    const old = 'Object.defineProperty(process.versions, "node", { value: "20.18.3" })'
    const { status, stderr } = node(
      '--import',
      `data:text/javascript,${encodeURIComponent(old)}`,
      'scripts/setup.mjs',
    )
    expect(status).toBe(1)
    expect(stderr).toBe('Kibitzer needs Node 20.19 or newer; this is Node 20.18.3.\n')
  })
})

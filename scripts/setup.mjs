/**
 * Makes a fresh clone ready to run, with Node and npm alone: the packages of the lock file, and
 * with `--browser` a Chromium that starts. A second run finds everything in place and does nothing.
 * Runs before `npm start` and `npm test`; imports no package, because none may be there yet.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Kibitzer needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

/** @param {string} path */
const readLock = (path) => {
  const text = readFileSync(path, 'utf8')
  const lock = /** @type {{ packages?: Record<string, Entry> }} */ (JSON.parse(text))
  return lock.packages ?? {}
}

/**
 * Whether npm's own record of what is installed agrees with the lock file, as it does after
 * `npm install`. Packages of other platforms are rightly absent.
 */
const installed = () => {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const have = readLock(record)
  const want = readLock(join(root, 'package-lock.json'))
  const complete = Object.entries(want).every(([path, entry]) => {
    if (path === '') return true
    const found = have[path]
    if (found !== undefined) return found.version === entry.version
    // What a package of another platform needs is absent too, and names no platform itself.
    const here =
      entry.libc === undefined &&
      entry.os?.includes(process.platform) &&
      entry.cpu?.includes(process.arch)
    return entry.optional === true && here !== true
  })
  return complete && Object.keys(have).every((path) => path in want)
}

const lock = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules/.kibitzer-lock')
const hash = createHash('sha256').update(readFileSync(lock)).digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  if (!installed()) {
    console.log('Installing the packages of package-lock.json …')
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // npm is a .cmd file on Windows, which Node starts only through a shell.
      shell: process.platform === 'win32',
    })
    if (status !== 0) {
      console.error('The packages could not be installed (npm ci failed, see above).')
      process.exit(status ?? 1)
    }
  }
  writeFileSync(stamp, hash)
}

if (process.argv.includes('--browser')) {
  const { ensureChromium } = await import('./install-browser.mjs')
  const problem = await ensureChromium()
  if (problem !== undefined) {
    console.error(problem)
    process.exit(1)
  }
}

/**
 * Checks that the lock file is complete: every optional dependency that a locked package names is
 * itself locked. npm leaves one out without a word when a registry lacks a platform's build, and
 * then `npm ci` fails on every machine.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const file = resolve(process.argv[2] ?? 'package-lock.json')
/** @typedef {{ packages?: Record<string, { optionalDependencies?: Record<string, string> }> }} Lock */
const lock = /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8')))
const packages = lock.packages ?? {}

/**
 * Whether a package found at `path` can load `name`: in its own node_modules or in one further out.
 * @param {string} path
 * @param {string} name
 */
const locked = (path, name) => {
  for (let at = path; ; ) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true
    if (at === '') return false
    at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))
    if (!at.startsWith('node_modules/')) at = ''
  }
}

const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !locked(path, name))
    .map((name) => `${path || 'this project'} names ${name}, which is not in the lock file`),
)
if (Object.keys(packages).length < 2) missing.push('the lock file locks no package')
for (const line of missing) console.error(line)
if (missing.length > 0) process.exit(1)
console.log(`Lock file complete: ${Object.keys(packages).length} entries.`)

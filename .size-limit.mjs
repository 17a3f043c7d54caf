/**
 * Budgets of the built app, gzip. The initial script is what index.html loads: its module scripts
 * and whatever it preloads. Run after a build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const page = 'dist/index.html'
if (!existsSync(page)) throw new Error('No dist/index.html: run `npm run build` first.')
const html = readFileSync(page, 'utf8')

/** @param {RegExp} pattern */
const named = (pattern) =>
  [...html.matchAll(pattern)].map((match) => `dist/${(match[1] ?? '').replace(/^\.\//, '')}`)

const script = [
  ...named(/<script\b[^>]*\bsrc="([^"]+)"/g),
  ...named(/<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g),
]
const styles = named(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g)
const workers = readdirSync('dist/assets')
  .filter((name) => name.startsWith('worker-') && name.endsWith('.js'))
  .map((name) => `dist/assets/${name}`)
for (const [what, found] of Object.entries({ script, styles, workers }))
  if (found.length === 0) throw new Error(`The build has no ${what} to measure.`)

export default [
  { name: 'initial script', path: script, limit: '200 kB', gzip: true },
  { name: 'initial styles', path: styles, limit: '30 kB', gzip: true },
  // One file for every job, fetched once the page is drawn: the bidding systems, the propositions and
  // the solver of suit combinations are half of it. 220 kB until it read the calls of systems and counted
  // the hands at a call to the last one.
  { name: 'workers', path: workers, limit: '235 kB', gzip: true },
  // Deflated already, and sent as it is.
  { name: 'suit combinations', path: 'dist/combinations.bin', limit: '400 kB', brotli: false },
  { name: 'everything', path: 'dist/**', limit: '1 MB', gzip: true },
]

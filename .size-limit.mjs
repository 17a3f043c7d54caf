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
const built = readdirSync('dist/assets')

/**
 * Files of the build by the beginning of their names, each with whatever it needs before it can run.
 * @param {string} prefix
 */
const withImports = (prefix) => {
  const pattern = new RegExp(`^${prefix}-[\\w-]{8}\\.js$`)
  const found = new Set(built.filter((name) => pattern.test(name)))
  for (const name of found) {
    const text = readFileSync(`dist/assets/${name}`, 'utf8')
    for (const match of text.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      if (match[1] !== undefined) found.add(match[1])
  }
  return [...found].map((name) => `dist/assets/${name}`)
}

const worker = withImports('worker')
/** What the table asks for at its first look, in two workers that share their files (build/chunks.ts). */
const look = ['bidding', 'knowledge'].flatMap((family) => withImports(`jobs-${family}`))
const firstLook = [...new Set(look)].filter((path) => !worker.includes(path))
/**
 * Budgets in kB: what a family of jobs fetches, for whoever asks for it alone, beyond the first look. The
 * rules of a system are fetched when it is first played, and count with all jobs. Robots that play read
 * calls, leads and signals as the panels do. Every proof, of hands and of calls, is in `knowledge`.
 */
const FAMILIES = { play: 24, book: 5, table: 40, suit: 45, census: 19, practice: 5 }
const families = Object.entries(FAMILIES).map(([name, limit]) => ({
  name: `jobs: ${name}`,
  path: withImports(`jobs-${name}`).filter((path) => ![...worker, ...firstLook].includes(path)),
  limit: `${limit} kB`,
  gzip: true,
}))
const jobs = built
  .filter((name) => /^(?:jobs|worker)-.*\.js$/.test(name))
  .map((name) => `dist/assets/${name}`)
/** What each page but the first fetches beyond the initial script. */
const pages = built
  .flatMap((name) => /^(\w+Page)-[\w-]{8}\.js$/.exec(name)?.[1] ?? [])
  .map((page) => ({
    name: `page: ${page}`,
    path: withImports(page).filter((path) => !script.includes(path)),
    limit: '60 kB',
    gzip: true,
  }))
if (pages.length === 0) throw new Error('The build has no page to measure.')
const measured = { script, styles, worker, firstLook }
for (const [what, found] of Object.entries(measured))
  if (found.length === 0) throw new Error(`The build has no ${what} to measure.`)
for (const { name, path } of families)
  if (path.length === 0) throw new Error(`The build has no ${name} to measure.`)

export default [
  { name: 'initial script', path: script, limit: '200 kB', gzip: true },
  { name: 'initial styles', path: styles, limit: '30 kB', gzip: true },
  // The scheduler alone: each family of jobs follows when it is first asked for.
  { name: 'worker', path: worker, limit: '6 kB', gzip: true },
  { name: 'jobs: the first look', path: firstLook, limit: '180 kB', gzip: true },
  ...families,
  ...pages,
  // Systems in chunks of their own take 11 kB more than all in one, and a third less for each worker.

  { name: 'all jobs', path: jobs, limit: '379 kB', gzip: true },
  // Deflated already, and sent as it is.
  { name: 'suit combinations', path: 'dist/combinations.bin', limit: '400 kB', brotli: false },
  // Fonts, six systems with their sentences, the answer table and every page, kept for use offline.
  { name: 'everything', path: ['dist/**', '!dist/de/**'], limit: '1280 kB', gzip: true },
  // The same again, in words that are a little longer.
  ...(existsSync('dist/de')
    ? [{ name: 'everything in German', path: 'dist/de/**', limit: '1400 kB', gzip: true }]
    : []),
]

/**
 * READMEs and docs: every path that they name exists, no line is too long to read, and together they
 * can be read in an hour. The notes of the lab are its own.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const NOT_OURS = new Set(['node_modules', '.git', '.cache', 'dist', 'lab', 'test-results'])
/** The Markdown files below a folder. */
const pagesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return pagesIn(path)
    return entry.name.endsWith('.md') ? [path] : []
  })
const PAGES = pagesIn('.').map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** What is made and not kept, such as `dist`, and names in capitals that stand for any other. */
const NOT_KEPT = /^(dist|assets|de|test-results|node_modules)\b|\b[A-Z]+\.(ts|pbn|jsonl)$/
const FILE = /^\.?[\w-]+\.(ts|tsx|mjs|js|css|md|json|jsonl|yml|txt|bin|html|conf|sh|pbn)$/
const FOLDERS = /^[\w.@-]+(\/[\w.@-]+)*\/?$/
/** Whether the text in backticks names a file or a folder of the repository. */
const isPath = (text: string): boolean =>
  !NOT_KEPT.test(text) && (FILE.test(text) || (text.includes('/') && FOLDERS.test(text)))

/** The paths that a page names in backticks or links to, each as it stands there. */
function pathsOf(text: string): readonly string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path).filter(isPath)
  const linked = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, path = '']) => path)
  return [...named, ...linked.filter((path) => !/^https?:/.test(path))]
}
const isThere = (page: string, path: string): boolean =>
  [dirname(page), '.', 'src'].some((from) => existsSync(join(from, path)))

it('finds the pages', () => {
  expect(PAGES.length).toBeGreaterThan(30)
})

it.each(PAGES)('$path names only paths that exist', ({ path, text }) => {
  expect(pathsOf(text).filter((one) => !isThere(path, one))).toEqual([])
})

it('a path that does not exist is seen', () => {
  const page =
    'See `src/gone.ts`, `engine/gone/`, [here](gone.md) and `README.md`; `A/K` is none of ours.'
  const missing = pathsOf(page).filter((one) => !isThere('README.md', one))
  expect(missing).toEqual(['src/gone.ts', 'engine/gone/', 'A/K', 'gone.md'])
})

it('no line is over 400 letters', () => {
  const long = PAGES.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (line.length > 400 ? [`${path}:${i + 1}`] : [])),
  )
  expect(long).toEqual([])
})

const wordsOf = (pages: typeof PAGES) =>
  pages.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)

it('the pages of docs have at most 15,000 words', () => {
  const docs = PAGES.filter(({ path }) => path.startsWith('docs/'))
  expect(docs.length).toBeGreaterThan(10)
  expect(wordsOf(docs)).toBeLessThanOrEqual(15_000)
})

// With the README, the changelog and what the folders say; the language of systems took the last 3,000.
it('all pages together have at most 16,400 words', () => {
  expect(wordsOf(PAGES)).toBeLessThanOrEqual(16_400)
})

it('the decisions are all in their list', () => {
  const list = readFileSync('docs/adr/README.md', 'utf8')
  const pages = readdirSync('docs/adr').filter((name) => /^\d/.test(name))
  expect(pages.filter((name) => !list.includes(`(${name})`))).toEqual([])
})

it('the workflow runs the script that a developer runs, on the Node of .nvmrc', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8')
  expect(workflow).toContain('- run: .ci/run\n')
  expect(workflow).toContain('node-version-file: .nvmrc\n')
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string }
  }
  const [major = 0, minor = 0] = readFileSync('.nvmrc', 'utf8').split('.').map(Number)
  expect(engines.node).toBe('>=20.19')
  expect(major * 100 + minor).toBeGreaterThanOrEqual(2019)
})

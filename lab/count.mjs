/**
 * Counts how large the house is and how it hangs together, each figure with its definition.
 *
 * `npm run lab -- count [FOLDER …]`: of this checkout, and of others beside it (an older commit in a worktree),
 * as a table with a column for each. Only tracked files are read. Golden files are those of tests/golden, or
 * the texts of src where an older commit kept them.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix, resolve } from 'node:path'

/** @typedef {{ root: string, files: readonly string[], text: (file: string) => string, lines: (file: string) => number }} Tree */
/** @typedef {{ what: string, how: string, of: (tree: Tree) => string | number }} Figure */

/** @param {string} folder @returns {Tree} */
function treeOf(folder) {
  const root = resolve(folder)
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
  /** @type {Map<string, string>} */
  const read = new Map()
  /** @param {string} file */
  const text = (file) => {
    const known = read.get(file) ?? readFileSync(join(root, file), 'utf8')
    read.set(file, known)
    return known
  }
  return { root, files, text, lines: (file) => text(file).split('\n').length - 1 }
}
/** @param {Tree} tree @param {readonly string[]} files */
const linesOf = ({ lines }, files) => files.reduce((sum, file) => sum + lines(file), 0)

/** @param {string} file */
const isTest = (file) => /\.(test|bench)\.tsx?$/.test(file)
/** @param {string} file */
const isProduct = (file) =>
  /^src\/.*\.(ts|tsx|css|system|topic)$/.test(file) &&
  !isTest(file) &&
  !file.startsWith('src/testing/')
/** @param {string} file */
const isGolden = (file) => /^tests\/golden\/|^src\/(?!.*fixtures).*\.txt$/.test(file)
/** @param {Tree} tree @param {string} file */
const isText = ({ text }, file) => file !== 'package-lock.json' && !text(file).includes('\0')

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([#.@\w][^'"\s]*)\1/g
/** @param {{ text: (file: string) => string }} tree */
const packageOf = ({ text }) =>
  /** @type {{ imports?: Record<string, string>, scripts: Record<string, string> }} */ (
    JSON.parse(text('package.json'))
  )

/**
 * The files of the tree that a file imports, with what stands behind a `?` left out.
 * @param {Tree} tree
 * @param {string} file
 */
function importsOf(tree, file) {
  const { imports = {} } = packageOf(tree)
  const source = tree.text(file).replace(/^\s*(?:\*|\/\/).*$/gm, '')
  return [...source.matchAll(IMPORT)].flatMap(([, , from = '']) => {
    if (from.startsWith('.')) return [posix.join(posix.dirname(file), from).replace(/\?.*$/, '')]
    const name = from.replace(/\/.*$/, '/*')
    const folder = imports[name]
    return folder === undefined
      ? []
      : [posix.join(folder.slice(0, -1), from.slice(name.length - 1)).replace(/\?.*$/, '')]
  })
}

const REGISTRIES =
  /(^|\/)(pages|App|AppDialogs|Header|fetched-panels|names|panels\/index|pages\/index|dialogs\/index)\.tsx?$/
/**
 * Folders of src/ui in circles of imports.
 * @param {Tree} tree
 * @returns {readonly { folders: readonly string[], lines: number }[]}
 */
function knots(tree) {
  const files = tree.files.filter(
    (file) => /^src\/ui\/.*\.tsx?$/.test(file) && isProduct(file) && !REGISTRIES.test(file),
  )
  const there = new Set(files)
  /** @type {Map<string, Set<string>>} */
  const graph = new Map(files.map((file) => [dirname(file), new Set()]))
  for (const file of files)
    for (const target of importsOf(tree, file))
      if (there.has(target) && dirname(target) !== dirname(file))
        graph.get(dirname(file))?.add(dirname(target))
  /** @param {string} from */
  const reach = (from) => {
    const seen = new Set(graph.get(from))
    for (const one of seen) for (const next of graph.get(one) ?? []) seen.add(next)
    return seen
  }
  const reached = new Map([...graph.keys()].map((folder) => [folder, reach(folder)]))
  const left = new Set([...graph.keys()].filter((folder) => reached.get(folder)?.has(folder)))
  const found = []
  for (const folder of left) {
    const folders = [...left].filter(
      (other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder),
    )
    for (const one of folders) left.delete(one)
    const own = files.filter((file) => folders.includes(dirname(file)))
    found.push({ folders, lines: linesOf(tree, own) })
  }
  return found
}

/** The texts of `kept` and `also` in a file of exceptions. @param {string} source */
const exceptionsIn = (source) =>
  [...source.matchAll(/\b(?:kept|also): \[([\s\S]*?)\n? *\],?\n/g)]
    .map(([, list = '']) => [...list.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g)].length)
    .reduce((sum, count) => sum + count, 0)

const NOT_KEPT = /^(dist|assets|de|test-results|node_modules)\b|\b[A-Z]+\.(ts|pbn|jsonl)$/
const FILE = /^\.?[\w-]+\.(ts|tsx|mjs|js|css|md|json|jsonl|yml|txt|bin|html|conf|sh|pbn)$/
const FOLDERS = /^[\w.@-]+(\/[\w.@-]+)*\/?$/
/** @param {Tree} tree @param {string} page */
function missingPaths({ root, text }, page) {
  const prose = text(page).replace(/^```[\s\S]*?^```/gm, '')
  const named = [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !NOT_KEPT.test(path))
    .filter((path) => FILE.test(path) || (path.includes('/') && FOLDERS.test(path)))
  const linked = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, path = '']) => path)
  return [...named, ...linked.filter((path) => !/^https?:/.test(path))].filter(
    (path) => ![dirname(page), '.', 'src'].some((from) => existsSync(join(root, from, path))),
  )
}
/** @param {Tree} tree */
const pagesOf = ({ files }) =>
  files.filter((file) => file.endsWith('.md') && !file.startsWith('lab/'))

/** @type {readonly Figure[]} */
const FIGURES = [
  {
    what: 'product lines in src',
    how: 'ts, tsx, css, system, topic; without tests, benchmarks and src/testing',
    of: (tree) => linesOf(tree, tree.files.filter(isProduct)),
  },
  {
    what: 'TypeScript of systems and natural rules',
    how: 'src/bidding/systems and src/bidding/natural, without tests and benchmarks',
    of: (tree) =>
      linesOf(
        tree,
        tree.files.filter(
          (file) => /^src\/bidding\/(systems|natural)\/.*\.ts$/.test(file) && isProduct(file),
        ),
      ),
  },
  {
    what: 'texts of systems',
    how: 'src/**/*.system and *.topic',
    of: (tree) =>
      linesOf(
        tree,
        tree.files.filter((file) => /^src\/.*\.(system|topic)$/.test(file)),
      ),
  },
  {
    what: 'tracked text lines outside lab and golden files',
    how: 'files without a zero byte; without package-lock.json',
    of: (tree) =>
      linesOf(
        tree,
        tree.files.filter(
          (file) => !file.startsWith('lab/') && !isGolden(file) && isText(tree, file),
        ),
      ),
  },
  {
    what: 'golden files in src',
    how: 'texts (*.txt) in src but for fixtures, which are taken from the sources',
    of: ({ files }) => files.filter((file) => isGolden(file) && file.startsWith('src/')).length,
  },
  {
    what: 'golden files imported by product code',
    how: 'named after `from` or `import` in a product file',
    of: (tree) =>
      new Set(
        tree.files
          .filter((file) => isProduct(file) && !file.endsWith('.css'))
          .flatMap((file) => importsOf(tree, file))
          .filter(isGolden),
      ).size,
  },
  {
    what: 'exceptions of the text search',
    how: '`kept` and `also` in text/judged',
    of: (tree) =>
      tree.files
        .filter((file) => file.startsWith('text/judged/'))
        .reduce((sum, file) => sum + exceptionsIn(tree.text(file)), 0),
  },
  {
    what: 'generated lines committed',
    how: 'text/catalogue, and docs/api.md where a program writes it',
    of: (tree) =>
      linesOf(
        tree,
        tree.files.filter(
          (file) =>
            file.startsWith('text/catalogue/') ||
            (file === 'docs/api.md' && tree.files.includes('scripts/api/page.ts')),
        ),
      ),
  },
  {
    what: 'knots of ui folders, folders and lines each',
    how: `folders of src/ui that import each other, at whatever distance; tests and registries apart (${REGISTRIES.source})`,
    of: (tree) =>
      knots(tree)
        .map(({ folders, lines }) => `${folders.length}: ${lines}`)
        .join(', ') || 'none',
  },
  {
    what: 'jobs',
    how: 'a name with a weight below src/engine/jobs',
    of: (tree) =>
      tree.files
        .filter((file) => /^src\/engine\/jobs\/.*\.ts$/.test(file) && !isTest(file))
        .reduce((sum, file) => sum + [...tree.text(file).matchAll(/\bweight: '\w+'/g)].length, 0),
  },
  {
    what: 'npm scripts',
    how: 'keys of `scripts` in package.json at the root, those before and after others too',
    of: ({ text }) => Object.keys(packageOf({ text }).scripts).length,
  },
  {
    what: 'tsconfigs',
    how: 'files tsconfig*.json in the whole repository',
    of: ({ files }) => files.filter((file) => /^tsconfig.*\.json$/.test(basename(file))).length,
  },
  {
    what: 'paths of READMEs that do not resolve',
    how: 'in backticks or linked; from the README, the root or src',
    of: (tree) =>
      pagesOf(tree)
        .filter((file) => basename(file) === 'README.md')
        .reduce((sum, page) => sum + missingPaths(tree, page).length, 0),
  },
  {
    what: 'words of docs without lab',
    how: 'all Markdown outside lab',
    of: (tree) => pagesOf(tree).reduce((sum, page) => sum + tree.text(page).split(/\s+/).length, 0),
  },
  {
    what: 'longest line of docs',
    how: 'letters; all Markdown outside lab',
    of: (tree) =>
      Math.max(
        ...pagesOf(tree).flatMap((page) =>
          tree
            .text(page)
            .split('\n')
            .map(({ length }) => length),
        ),
      ),
  },
  {
    what: 'commit subjects over 72 letters',
    how: 'of all that HEAD comes from',
    of: ({ root }) => {
      const subjects = execFileSync('git', ['log', '--format=%s'], { cwd: root, encoding: 'utf8' })
      const all = subjects.trimEnd().split('\n')
      return `${all.filter(({ length }) => length > 72).length} of ${all.length}`
    },
  },
]

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['.']
const trees = folders.map(treeOf)
console.log(`| figure | ${folders.join(' | ')} | counted |`)
console.log(`|---|${'---|'.repeat(folders.length + 1)}`)
for (const { what, how, of } of FIGURES)
  console.log(`| ${what} | ${trees.map((tree) => of(tree)).join(' | ')} | ${how} |`)

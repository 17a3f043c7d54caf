/** One mutant put into a copy of the tree, and the checks that ought to notice it. */
import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Mutant, mutated } from './points.ts'

export interface Copy {
  readonly root: string
  readonly remove: () => void
}
const COPIED = ['src', 'scripts', 'build', 'public', 'e2e', 'tests'] as const

/** A copy of the tree that mutants are put into; packages and shared data are the tree's own. */
export function copyOf(tree: string): Copy {
  const home = mkdtempSync(join(tmpdir(), 'kibitzer-mutants-'))
  const root = join(home, 'tree')
  mkdirSync(root)
  for (const name of readdirSync(tree)) {
    if (name.startsWith('.git') || name === 'dist' || name === 'test-results') continue
    if (name === 'node_modules') symlinkSync(join(tree, name), join(root, name))
    else if ((COPIED as readonly string[]).includes(name) || /\.(json|ts|mjs|html)$/.test(name))
      cpSync(join(tree, name), join(root, name), { recursive: true })
  }
  const shared = resolve(tree, '../shared')
  if (existsSync(shared)) symlinkSync(shared, join(home, 'shared'))
  return { root, remove: () => rmSync(home, { recursive: true, force: true }) }
}

/** Exit code of a command in the copy; one that outlasts its time has not passed. */
const passes = (root: string, args: readonly string[], seconds: number): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore', detached: true })
    const timer = setTimeout(() => {
      // The tests run in processes of their own: the whole group ends.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, seconds * 1000)
    child.on('exit', (code) => {
      clearTimeout(timer)
      done(code === 0)
    })
  })

const VITEST = 'node_modules/vitest/vitest.mjs'
/** The checks, the quickest first; a mutant goes on to the next while it is not noticed. */
export interface Check {
  readonly name: string
  /** Nothing where the check has nothing to say of the file. */
  readonly args: (mutant: Mutant) => readonly string[] | undefined
}
const tests = (...filters: readonly string[]): readonly string[] => [
  VITEST,
  'run',
  '--bail=1',
  '--reporter=dot',
  '--passWithNoTests',
  ...filters,
]
const layerOf = (file: string): string => file.split('/').slice(0, 2).join('/')
const isRules = (file: string): boolean => /^src\/(systems|bidding\/natural)\//.test(file)

export const CHECKS: readonly Check[] = [
  {
    // What edges.test.ts asks, without the time that a run of tests takes to begin.
    name: 'edges',
    args: ({ file }) => (isRules(file) ? ['scripts/run.mjs', 'scripts/edges/index.ts'] : undefined),
  },
  {
    name: 'nearest tests',
    args: ({ file }) => tests(isRules(file) ? 'src/systems/says.test.ts' : `${dirname(file)}/`),
  },
  { name: 'types', args: () => ['node_modules/typescript/bin/tsc', '-b', '--builders', '1'] },
  { name: 'tests of the layer', args: ({ file }) => tests(`${layerOf(file)}/`) },
  {
    name: 'every test that imports it',
    args: ({ file }) => [VITEST, 'related', file, '--run', '--bail=1', '--reporter=dot'],
  },
]
/** The checks that take seconds. */
export const QUICK_CHECKS: readonly Check[] = CHECKS.slice(0, 3)
/** No check takes longer by itself. */
const MOST_SECONDS = 1200

/** The check that noticed the mutant; `undefined` when it survived all. */
export async function caughtBy(
  { root }: Copy,
  mutant: Mutant,
  checks: readonly Check[],
): Promise<string | undefined> {
  const path = join(root, mutant.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, mutated(text, mutant))
  try {
    for (const check of checks) {
      const args = check.args(mutant)
      if (args !== undefined && !(await passes(root, args, MOST_SECONDS))) return check.name
    }
    return undefined
  } finally {
    writeFileSync(path, text)
  }
}

/** A copy of the tree, in which mutants stand while nobody else reads them. */
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
import { join, resolve } from 'node:path'
import { type Mutant, mutated } from './points.ts'

export interface Copy {
  readonly root: string
  readonly remove: () => void
}
const COPIED = ['src', 'scripts', 'lab', 'build', 'public', 'e2e', 'tests', 'docs'] as const

/** Packages and shared data are the tree's own. */
export function copyOf(tree: string): Copy {
  const home = mkdtempSync(join(tmpdir(), 'kibitzer-mutants-'))
  const root = join(home, 'tree')
  mkdirSync(root)
  for (const name of readdirSync(tree)) {
    if (name.startsWith('.git') || name === 'dist' || name === 'test-results') continue
    if (name === 'node_modules') symlinkSync(join(tree, name), join(root, name))
    else if ((COPIED as readonly string[]).includes(name) || /\.(json|ts|mjs|html|md)$/.test(name))
      cpSync(join(tree, name), join(root, name), { recursive: true })
  }
  const shared = resolve(tree, '../shared')
  if (existsSync(shared)) symlinkSync(shared, join(home, 'shared'))
  return { root, remove: () => rmSync(home, { recursive: true, force: true }) }
}

/** Puts the mutant in. @returns what takes it out again. */
export function plant({ root }: Copy, mutant: Mutant): () => void {
  const path = join(root, mutant.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, mutated(text, mutant))
  return () => writeFileSync(path, text)
}

/**
 * The rules at their limits and their sentences, checked without a run of Vitest: the mutant is bundled
 * in memory and run in this process, with the systems that the file makes.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { build } from 'vite'
import { evaluatedModules } from '../../build/evaluated.mjs'
import { layerNames } from '../../build/layer-names.mjs'
import { neverTogether } from './never-together.ts'
import type { PlacedRule, RuleFaults } from './rule-faults.ts'

/** A system that takes longer, in milliseconds, has no end: it takes one or two seconds alone. */
const LONGEST = 120_000

const EDGES = 'tests/golden/edges'
/** What stands in the path of a file, and the systems that it makes. */
const MADE_BY: readonly (readonly [string, readonly string[]])[] = [
  ['schenken-1967/', ['schenken-1967']],
  ['essex-acol/', ['essex-acol']],
  ['sayc/', ['sayc']],
  [
    'systems/natural/',
    [
      ...['sayc', 'sayc-dont', 'sayc-natural-overcalls', 'sayc-smolen', 'sayc-new-minor'],
      'sayc-rkcb-1430',
      'sayc-two-over-one',
      ...['standard', 'schenken-1967', 'precision', 'modern'],
    ],
  ],
  ['opening-strategies/', ['standard', 'modern', 'precision']],
  ['bidding/natural/', ['natural', 'essex-acol', 'schenken-1967', 'sayc']],
]

export const isRules = (file: string): boolean => /^src\/(systems|bidding\/natural)\//.test(file)

/** The names of the systems that a file can change; all of them for one that stands under all. */
const subjectsFor = (root: string, file: string): readonly string[] =>
  MADE_BY.find(([part]) => file.includes(part))?.[1] ??
  readdirSync(join(root, EDGES))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -4))
async function bundled(root: string): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [evaluatedModules()],
    resolve: { alias: layerNames(root) },
    build: {
      ssr: join(root, 'lab/mutants/rule-faults.ts'),
      write: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  })
  const first = Array.isArray(made) ? made[0] : made
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('the rules gave no bundle')
  return chunk.code
}

/** Functions of a bundle by name: plain data in and out. */
type Bundle = (name: string, ...args: readonly unknown[]) => unknown
/**
 * Runs the bundle in a world of its own, where what waits is run at once and counts as its time.
 * @throws what it throws, and Error when it never ends; its functions likewise.
 */
function opened(code: string): Bundle {
  const world = createContext({ structuredClone }, { microtaskMode: 'afterEvaluate' })
  const run = (text: string): unknown => {
    const told: unknown = new Script(text).runInContext(world, { timeout: LONGEST })
    const { value, error } = JSON.parse(told === undefined ? '{}' : String(told)) as {
      readonly value?: unknown
      readonly error?: string
    }
    if (error !== undefined) throw new Error(error)
    return value
  }
  run(`var state = {}, made = (() => { const exports = {}; ${code}\nreturn exports })();
made.ready().then(() => { state.ready = true }, (error) => { state.error = String(error) }); undefined`)
  run('JSON.stringify(state.ready ? {} : { error: state.error ?? "the systems are never there" })')
  return (name, ...args) =>
    run(`JSON.stringify({ value: made.${name}(...${JSON.stringify(args)}) })`)
}

export interface RuleNotice {
  readonly check: string
  readonly test: string
}
/** A system that cannot be made fails its first test. */
const failing = (error: unknown): RuleNotice => ({
  check: 'edges',
  test: error instanceof Error ? error.message : String(error),
})
/**
 * What notices the file as it stands in the tree, or `undefined`.
 * @param before the rules of every system that the file makes, without the mutant.
 */
export async function ruleNotice(
  root: string,
  file: string,
  before: readonly (readonly PlacedRule[])[],
): Promise<RuleNotice | undefined> {
  const code = await bundled(root)
  let asked: Bundle
  try {
    asked = opened(code)
  } catch (error) {
    return failing(error)
  }
  for (const [i, id] of subjectsFor(root, file).entries()) {
    const written = readFileSync(join(root, EDGES, `${id}.txt`), 'utf8')
    try {
      const { edges, says } = asked(
        'ruleFaults',
        id,
        written,
        (before[i] ?? []).map(({ text }) => text),
      ) as RuleFaults
      if (edges !== undefined) return { check: 'edges', test: `${id}: ${edges}` }
      if (says !== undefined) return { check: 'sentences', test: says }
    } catch (error) {
      return failing(error)
    }
  }
  return undefined
}

/** The rules of every system that the file makes. */
export async function rulesMadeBy(
  root: string,
  file: string,
): Promise<readonly (readonly PlacedRule[])[]> {
  const asked = opened(await bundled(root))
  return subjectsFor(root, file).map((id) => asked('rulesInOrder', id) as PlacedRule[])
}
/** Why another order of the same rules makes no difference; `undefined` if it may make one. */
export function sameBidding(
  before: readonly (readonly PlacedRule[])[],
  after: readonly (readonly PlacedRule[])[],
): string | undefined {
  let moved = 0
  for (const [i, rules] of before.entries()) {
    const now = after[i] ?? []
    const place = new Map(rules.map(({ text }, at) => [text, at]))
    const places = now.map(({ text }) => place.get(text) ?? -1)
    if (now.length !== rules.length || places.includes(-1)) return undefined
    for (const [a, one] of now.entries())
      for (const [b, other] of now.entries()) {
        if (a >= b || places[a]! < places[b]!) continue
        if (!neverTogether(one.when, other.when)) return undefined
        moved++
      }
  }
  // Nothing moved: the change is somewhere else, of which nothing is known here.
  return moved === 0 ? undefined : 'rules that change places never speak in one auction'
}

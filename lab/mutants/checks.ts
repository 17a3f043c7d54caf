/** The checks of `.ci/run` that can notice a mutant, the nearest and quickest first. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { importsOf, targetOf } from '../../scripts/layers/check.ts'
import { type Copy, plant } from './copy.ts'
import type { Mutant } from './points.ts'
import { isRules, ruleNotice, rulesMadeBy, sameBidding } from './rule-check.ts'
import type { PlacedRule } from './rule-faults.ts'
import { type Ran, testProcess } from './test-process.ts'

export interface Notice {
  /** `edges` or `sentences` of the rules, a file of tests, or a command of `.ci/run`. */
  readonly check: string
  /** The test of it that failed first; `no end` for a mutant that never comes to one. */
  readonly test?: string
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const layerOf = (file: string): string => file.split('/').slice(0, 2).join('/')
const stem = (file: string): string => posix.basename(file).replace(/\..*$/, '')

/** Every source of the tree by path, with the sources that it imports. */
function importGraph(root: string): ReadonlyMap<string, readonly string[]> {
  const files = ['src', 'scripts', 'lab', 'build', 'tests'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.tsx?$/.test(name))
          .map((name) => `${folder}/${name}`)
      : [],
  )
  return new Map(
    files.map((file) => [
      file,
      importsOf(readFileSync(join(root, file), 'utf8')).flatMap(
        (from) => targetOf(file, from) ?? [],
      ),
    ]),
  )
}
/** By test file: all that it imports, at whatever distance. */
function reachOf(
  graph: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const reach = (start: string): ReadonlySet<string> => {
    const seen = new Set([start])
    for (const file of seen) for (const next of graph.get(file) ?? []) seen.add(next)
    return seen
  }
  return new Map([...graph.keys()].filter(isTest).map((test) => [test, reach(test)]))
}

/** What `ruleNotice` asks of a file of rules. */
const ASKED_OF_RULES = ['src/bidding/systems/edges.test.ts', 'src/bidding/systems/says.test.ts']

/** Commands of `.ci/run` beside the unit tests; nothing where one has nothing to say of the file. */
const COMMANDS: readonly {
  readonly name: string
  readonly args: (file: string) => readonly string[] | undefined
}[] = [
  { name: 'types', args: () => ['node_modules/typescript/bin/tsc', '-b', '--builders', '1'] },
  {
    name: 'agreement',
    args: (file) =>
      file.startsWith('src/bidding/systems/schenken-1967/') && !file.includes('/continuations/')
        ? ['scripts/run.mjs', 'lab/agreement/index.ts']
        : undefined,
  },
]
/** Agreement takes minutes; no command takes longer than this, in seconds. */
const LONGEST_COMMAND = 1500

/** A file of tests takes so many seconds at first guess, and never more than this. */
const GUESS = 3
const LONGEST_TEST = 300
/** Answers of the jobs as they were: what every layer below gives comes together in them. */
const KEPT = 'src/engine/kept-answers.test.ts'
/** A mutant may take so much longer than the unchanged tree before it is said not to end. */
const SLACK = { times: 8, seconds: 40 } as const

/**
 * How far the checks go: the rules at their limits, the tests of the folder, those of the layer, the kept
 * answers of the jobs, or all of `.ci/run`.
 */
export const WIDTHS = ['rules', 'folder', 'layer', 'kept', 'all'] as const
export type Width = (typeof WIDTHS)[number]
export interface Checks {
  /** What noticed the mutant first; `undefined` if nothing did. */
  readonly noticed: (mutant: Mutant) => Promise<Notice | undefined>
  /** Why no check can notice the mutant, where that is proved; asked of what none noticed. */
  readonly equivalent: (mutant: Mutant) => Promise<string | undefined>
  readonly end: () => void
}
/** @throws Error (from `noticed`) if a check fails of the unchanged tree. */
export function checksIn(copy: Copy, widest: Width): Checks {
  const reach = reachOf(importGraph(copy.root))
  const tests = testProcess(copy.root)
  /** Seconds of each file of tests. */
  const usual = new Map<string, number>()
  /** How many mutants each noticed: what notices many is asked early. */
  const failures = new Map<string, number>()

  const NEARER_THAN = { rules: 0, folder: 2, layer: 3, kept: 4, all: 5 } as const
  /** How far a test stands from the file: 0 its own, then its folder, its layer, the kept answers, the rest. */
  const distance = (test: string, file: string): number =>
    dirname(test) === dirname(file)
      ? stem(test) === stem(file)
        ? 0
        : 1
      : layerOf(test) === layerOf(file)
        ? 2
        : test.startsWith(KEPT)
          ? 3
          : 4
  const testsOf = (file: string): readonly string[] => {
    const cost = (test: string): number =>
      distance(test, file) * 1000 + (usual.get(test) ?? GUESS) / (1 + (failures.get(test) ?? 0))
    return [...reach]
      .filter(([test, files]) => files.has(file) && distance(test, file) < NEARER_THAN[widest])
      .map(([test]) => test)
      .filter((test) => !(isRules(file) && ASKED_OF_RULES.includes(test)))
      .sort((a, b) => cost(a) - cost(b) || (a < b ? -1 : 1))
  }
  const broken = (what: string): Error => new Error(`The tree without a mutant fails ${what}.`)

  /** Sources that have changed since the tests last ran. */
  const stale = new Set<string>()
  const planted = (mutant: Mutant): (() => void) => {
    const takeOut = plant(copy, mutant)
    stale.add(mutant.file)
    return () => {
      takeOut()
      stale.add(mutant.file)
    }
  }
  const run = (test: string, most: number): Promise<Ran> => {
    const changed = [...stale]
    stale.clear()
    return tests.run({ test, changed }, most)
  }
  /** What fails with a mutant in must have passed without one, once. */
  const clean = new Set<string>()
  async function passesClean(test: string): Promise<void> {
    if (clean.has(test)) return
    const ran = await run(test, LONGEST_TEST)
    if (ran === 'no end' || ran.failed.length > 0) {
      tests.end()
      throw broken(`${test}: ${ran === 'no end' ? ran : ran.failed[0]}`)
    }
    clean.add(test)
    usual.set(test, ran.seconds)
  }
  const passes = (args: readonly string[]): boolean =>
    spawnSync(process.execPath, args, {
      cwd: copy.root,
      stdio: 'ignore',
      timeout: LONGEST_COMMAND * 1000,
    }).status === 0
  const cleanCommands = new Set<string>()
  /** By folder: the rules without a mutant, whose edges are as written. */
  const rulesKept = new Map<string, readonly (readonly PlacedRule[])[]>()
  async function rulesBefore(file: string): Promise<readonly (readonly PlacedRule[])[]> {
    const kept = rulesKept.get(dirname(file))
    if (kept !== undefined) return kept
    const rules = await rulesMadeBy(copy.root, file)
    const notice = await ruleNotice(copy.root, file, rules)
    if (notice !== undefined) throw broken(`${notice.check}: ${notice.test}`)
    rulesKept.set(dirname(file), rules)
    return rules
  }

  return {
    noticed: async (mutant) => {
      if (isRules(mutant.file)) {
        const before = await rulesBefore(mutant.file)
        const takeOut = planted(mutant)
        const notice = await ruleNotice(copy.root, mutant.file, before).finally(takeOut)
        if (notice !== undefined) return notice
      }
      for (const test of testsOf(mutant.file)) {
        const seconds = usual.get(test)
        const most = seconds === undefined ? LONGEST_TEST : seconds * SLACK.times + SLACK.seconds
        const takeOut = planted(mutant)
        const ran = await run(test, most).finally(takeOut)
        if (ran !== 'no end' && ran.failed.length === 0) {
          usual.set(test, Math.max(usual.get(test) ?? 0, ran.seconds))
          continue
        }
        await passesClean(test)
        failures.set(test, (failures.get(test) ?? 0) + 1)
        return { check: test, test: ran === 'no end' ? ran : ran.failed[0]! }
      }
      for (const { name, args } of widest === 'all' ? COMMANDS : []) {
        const command = args(mutant.file)
        if (command === undefined) continue
        if (!cleanCommands.has(name) && !passes(command)) throw broken(name)
        cleanCommands.add(name)
        const takeOut = planted(mutant)
        try {
          if (!passes(command)) return { check: name }
        } finally {
          takeOut()
        }
      }
      return undefined
    },
    equivalent: async (mutant) => {
      if (mutant.kind !== 'order' || !isRules(mutant.file)) return undefined
      const before = await rulesBefore(mutant.file)
      const takeOut = planted(mutant)
      return sameBidding(before, await rulesMadeBy(copy.root, mutant.file).finally(takeOut))
    },
    end: tests.end,
  }
}

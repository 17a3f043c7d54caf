/**
 * Changes the source by one number, order or operator at a time and sees whether a check fails.
 *
 * `npm run lab -- mutants PART … [--count 300] [--seed N] [--widest rules|folder|layer|kept|all] [--resume] [--again]
 * [--at N]`: changes one number, order or operator of the source at a time, in a copy of the tree, and
 * runs the checks of `.ci/run` that ought to notice (parts: folders of `src`). Writes a JSON line for
 * each mutant to test-results/mutants-PART-SEED.jsonl, and a summary. `--resume` goes on where such a
 * file ends, `--again` tries once more what survived there; `--widest` tells how far the checks go,
 * `--at N` runs that mutant of the sample alone.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rngOf } from '#core/rng.ts'
import { checksIn, type Notice, WIDTHS } from './checks.ts'
import { copyOf } from './copy.ts'
import { type Mutant, mutantsOf } from './points.ts'
import { answerTests } from './test-process.ts'

/** Parts that are more than the folder of their name. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  systems: ['src/bidding/systems', 'src/bidding/natural'],
}
/**
 * Sources that nothing can notice: tests, benchmarks, what only tests use, and figures that a command
 * learned from records (another figure there is no fault that a check could name).
 */
const LEFT_OUT = /\.(test|bench)\.tsx?$|^src\/testing\/|recorded-odds/

interface Result extends Mutant {
  readonly n: number
  readonly caughtBy: Notice | undefined
  /** Why it changes nothing, where that is proved. */
  readonly equivalent?: string
  readonly seconds: number
}

function sourcesOf(part: string): readonly string[] {
  const folders = PARTS[part] ?? [`src/${part}`]
  return folders
    .flatMap((folder) =>
      (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
}
/** So many of all mutants of the parts, drawn by the seed. */
function sample(parts: readonly string[], count: number, seed: number): readonly Mutant[] {
  const all = parts
    .flatMap(sourcesOf)
    .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
  const rng = rngOf([seed, 12, 11, 9])
  for (let i = 0; i < Math.min(count, all.length); i++) {
    const j = i + rng.below(all.length - i)
    const drawn = all[j]!
    all[j] = all[i]!
    all[i] = drawn
  }
  return all.slice(0, count)
}

/** Whether the text of the mutant is still where it was. */
const stands = ({ file, from, to, was }: Mutant): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').slice(from, to) === was

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}
const told = (result: Result): string => {
  const { n, file, line, kind, was, becomes, caughtBy, equivalent, seconds } = result
  const how =
    caughtBy === undefined
      ? equivalent === undefined
        ? 'SURVIVED'
        : `changes nothing: ${equivalent}`
      : `${caughtBy.check}${caughtBy.test ? `: ${caughtBy.test}` : ''}`
  return `${n} ${file}:${line} ${kind} ${short(was)} → ${short(becomes)}: ${how.slice(0, 90)} (${seconds.toFixed(0)} s)`
}
const share = (of: readonly Result[]): string => {
  const n = of.filter((one) => one.caughtBy !== undefined).length
  return `${n} of ${of.length} (${of.length === 0 ? '–' : ((100 * n) / of.length).toFixed(1)} %)`
}

async function main(args: readonly string[]): Promise<void> {
  const numberOf = (name: string, otherwise: number): number =>
    args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise
  const count = numberOf('--count', 300)
  const seed = numberOf('--seed', 1)
  const only = numberOf('--at', -1)
  const word = args.includes('--widest') ? args[args.indexOf('--widest') + 1] : 'all'
  const widest = WIDTHS.find((one) => one === word)
  const values = ['--count', '--seed', '--at', '--widest'].flatMap((name) =>
    args.includes(name) ? [args.indexOf(name) + 1] : [],
  )
  const parts = args.filter((arg, i) => !arg.startsWith('--') && !values.includes(i))
  const drawn = sample(parts, count, seed)
  const whole = [count, seed].every((n) => Number.isInteger(n) && n > 0)
  if (drawn.length === 0 || !whole || widest === undefined) {
    console.error(
      `Usage: npm run lab -- mutants PART … [--count N] [--seed N] [--widest ${WIDTHS.join('|')}]
                                     [--resume] [--again] [--at N]
A part is a folder of src; there is no source to change in “${parts.join(', ')}”.`,
    )
    process.exitCode = 2
    return
  }
  mkdirSync('test-results', { recursive: true })
  const file = `test-results/mutants-${parts.join('-')}-${seed}.jsonl`
  const again = args.includes('--again')
  const before: readonly Result[] =
    (again || args.includes('--resume')) && existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Result)
      : []
  const isSurvivor = ({ caughtBy, equivalent }: Result): boolean =>
    caughtBy === undefined && equivalent === undefined
  const same = (one: Mutant, other: Mutant | undefined): boolean =>
    one.file === other?.file && one.was === other.was && one.becomes === other.becomes
  const results = new Map(
    before.filter((one) => again || same(one, drawn[one.n])).map((one) => [one.n, one] as const),
  )
  /** What is tried now, by its number; what survived is tried as it was drawn, as far as it still stands. */
  const asked: readonly (readonly [number, Mutant])[] = again
    ? before.filter((one) => isSurvivor(one) && stands(one)).map((one) => [one.n, one])
    : [...drawn.entries()].filter(([n]) => !results.has(n) && (only < 0 || n === only))
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

  const copy = copyOf(process.cwd())
  const checks = checksIn(copy, widest)
  const leave = (): void => {
    checks.end()
    copy.remove()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      leave()
      process.exit(1)
    })
  try {
    for (const [n, { file: path, kind, line, from: at, to, was, becomes }] of asked) {
      const mutant = { file: path, kind, line, from: at, to, was, becomes }
      const from = performance.now()
      const caughtBy = await checks.noticed(mutant)
      const equivalent = caughtBy === undefined ? await checks.equivalent(mutant) : undefined
      const seconds = (performance.now() - from) / 1000
      const result: Result = {
        n,
        ...mutant,
        caughtBy,
        ...(equivalent === undefined ? {} : { equivalent }),
        seconds,
      }
      results.set(n, result)
      console.log(told(result))
      const lines = [...results.values()].sort((a, b) => a.n - b.n)
      if (only < 0) writeFileSync(file, lines.map((one) => `${JSON.stringify(one)}\n`).join(''))
    }
  } finally {
    leave()
  }

  const tried = [...results.values()].sort((a, b) => a.n - b.n)
  const all = tried.filter(({ equivalent }) => equivalent === undefined)
  console.log(`\n${parts.join(', ')}, seed ${seed}, at ${commit}: caught ${share(all)}`)
  const nothing = tried.length - all.length
  console.log(
    `  ${tried.length} of ${drawn.length} tried; ${nothing} more are proved to change nothing`,
  )
  for (const kind of ['number', 'order', 'comparison', 'arithmetic', 'boolean'] as const)
    console.log(`  ${kind}: ${share(all.filter((one) => one.kind === kind))}`)
  const by = new Map<string, number>()
  for (const { caughtBy } of all)
    by.set(caughtBy?.check ?? 'nothing', (by.get(caughtBy?.check ?? 'nothing') ?? 0) + 1)
  for (const [check, n] of [...by].sort(([, a], [, b]) => b - a)) console.log(`  by ${check}: ${n}`)
  console.log('Survivors:')
  for (const one of all) if (one.caughtBy === undefined) console.log(`  ${told(one)}`)
}

const args = process.argv.slice(2)
await (args[0] === '--answer-tests' ? answerTests() : main(args))

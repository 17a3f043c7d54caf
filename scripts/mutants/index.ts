/**
 * `npm run mutants -- [systems|knowledge|core|…] [--count 300] [--seed N] [--resume] [--quick] [--at N]`:
 * changes one number, order or operator of the source at a time, in a copy of the tree, and runs the
 * checks of `.ci/run` that ought to notice. Writes a JSON line for each mutant to
 * test-results/mutants-PART-SEED.jsonl, and a summary; `--resume` goes on where such a file ends,
 * `--quick` stops after the checks that take seconds, `--at N` runs that mutant of the sample alone.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rngOf } from '#core/rng.ts'
import { type Mutant, mutantsOf } from './points.ts'
import { CHECKS, caughtBy, copyOf, QUICK_CHECKS } from './run.ts'

/** Parts that are more than the folder of their name. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  systems: ['src/systems', 'src/bidding/natural'],
}
/** Sources that nothing can notice: tests, benchmarks, and what only tests use. */
const LEFT_OUT = /\.(test|bench)\.tsx?$|^src\/testing\/|tiny-system/

interface Result extends Mutant {
  readonly n: number
  readonly caughtBy: string | undefined
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

const args = process.argv.slice(2)
const numberOf = (name: string, otherwise: number): number =>
  args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise
const count = numberOf('--count', 300)
const seed = numberOf('--seed', 1)
const only = numberOf('--at', -1)
const values = ['--count', '--seed', '--at'].flatMap((name) =>
  args.includes(name) ? [args.indexOf(name) + 1] : [],
)
const parts = args.filter((arg, i) => !arg.startsWith('--') && !values.includes(i))
const checks = args.includes('--quick') ? QUICK_CHECKS : CHECKS

if (parts.length === 0 || [count, seed].some((n) => !Number.isInteger(n) || n < 1)) {
  console.error(
    'Usage: npm run mutants -- PART … [--count N] [--seed N] [--resume] [--quick] [--at N]',
  )
  process.exit(2)
}
const drawn = sample(parts, count, seed)
if (drawn.length === 0) {
  console.error(`There is no source in ${parts.join(', ')}.`)
  process.exit(2)
}
mkdirSync('test-results', { recursive: true })
const file = `test-results/mutants-${parts.join('-')}-${seed}.jsonl`
const done: readonly Result[] =
  args.includes('--resume') && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Result)
    : []
const results = new Map(done.map((one) => [one.n, one]))

const copy = copyOf(process.cwd())
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    copy.remove()
    process.exit(1)
  })
/** The unchanged tree must pass, now and then: a check that fails for another reason notices nothing. */
const EVERY = 10
const clean = { ...drawn[0]!, becomes: drawn[0]!.was }
async function control(): Promise<void> {
  const broken = await caughtBy(copy, clean, QUICK_CHECKS)
  if (broken === undefined) return
  copy.remove()
  console.error(
    `The tree without a mutant fails ${broken}; what came since the last control is not kept.`,
  )
  process.exit(2)
}
const write = (): void => {
  const lines = [...results.values()].sort((a, b) => a.n - b.n)
  if (only < 0) writeFileSync(file, lines.map((one) => `${JSON.stringify(one)}\n`).join(''))
}
await control()
let sinceControl = 0
for (const [n, mutant] of drawn.entries()) {
  if (results.has(n) || (only >= 0 && n !== only)) continue
  const result: Result = { n, ...mutant, caughtBy: await caughtBy(copy, mutant, checks) }
  results.set(n, result)
  sinceControl++
  if (sinceControl === EVERY) {
    await control()
    sinceControl = 0
    write()
  }
  const how = result.caughtBy === undefined ? 'SURVIVED' : `caught by ${result.caughtBy}`
  const short = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text)
  console.log(
    `${n + 1}/${drawn.length} ${mutant.file}:${mutant.line} ${mutant.kind} ${short(mutant.was)} → ${short(mutant.becomes)}: ${how}`,
  )
}
if (sinceControl > 0) await control()
write()
copy.remove()

const all = [...results.values()]
const caught = (of: readonly Result[]): string => {
  const n = of.filter((one) => one.caughtBy !== undefined).length
  return `${n} of ${of.length} (${of.length === 0 ? '–' : ((100 * n) / of.length).toFixed(1)} %)`
}
console.log(`\n${parts.join(', ')}, seed ${seed}: caught ${caught(all)}`)
for (const kind of ['number', 'order', 'comparison', 'arithmetic', 'boolean'] as const)
  console.log(`  ${kind}: ${caught(all.filter((one) => one.kind === kind))}`)
for (const { name } of checks)
  console.log(`  by ${name}: ${all.filter((one) => one.caughtBy === name).length}`)

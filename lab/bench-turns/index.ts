/**
 * Times the cases of the benchmarks in two checkouts by turns.
 *
 * `npm run lab -- bench-turns OTHER [NAME] [--pairs N]`: OTHER is a checkout of another commit with its packages
 * installed. Each checkout bundles its own cases by its own `scripts/run.mjs` and waits in a process of its own; a
 * case that both have is run by turns, the order changed at every pair, so that whatever else the machine does slows
 * both. A line a case: the middle of the ratios of the pairs, this over OTHER, with its quartiles. Exit code 1 where
 * a checksum is wrong, or a middle is above 1.1 with its lower quartile above 1.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { SEED } from '../../scripts/bench/measure.ts'

/** Milliseconds of warming up, for the compiler, and of a sample at least. */
const WARM_UP = 400
const SAMPLE = 15
/** From so many times the other's time on, a case is slower. */
const SLOWER = 1.1

/** What waits in a checkout: told a case, it prepares it; told how often, it runs it and says how long that took. */
const waiting = (tree: string): string => {
  const from = (name: string): string => JSON.stringify(join(tree, 'scripts/bench', name))
  return `import { createInterface } from 'node:readline'
import { loadCases } from ${from('cases.ts')}
import { readInput } from ${from('input.ts')}
const cases = await loadCases()
const input = readInput()
const tell = (said) => process.stdout.write(JSON.stringify(said) + '\\n')
tell({ names: cases.map(({ name }) => name) })
let run
for await (const line of createInterface({ input: process.stdin })) {
  const { name, times } = JSON.parse(line)
  try {
    if (name !== undefined) {
      run = cases.find((one) => one.name === name).prepare(${SEED}, input)
      tell({ ops: run.ops })
    } else {
      const start = performance.now()
      for (let i = 0; i < times; i++)
        if (run.run() !== run.expected) throw new Error('wrong checksum')
      tell({ ms: performance.now() - start })
    }
  } catch (error) {
    tell({ problem: String(error) })
  }
}
`
}

interface Said {
  readonly names?: readonly string[]
  readonly ops?: number
  readonly ms?: number
  readonly problem?: string
}
/** A checkout that answers. */
interface Waiting {
  readonly names: readonly string[]
  /** @throws Error with what went wrong there. */
  readonly ask: (question: { readonly name?: string; readonly times?: number }) => Promise<Said>
  readonly end: () => void
}

async function checkout(tree: string): Promise<Waiting> {
  const cache = join(tree, 'node_modules/.cache/kibitzer')
  mkdirSync(cache, { recursive: true })
  const dir = mkdtempSync(join(cache, 'turns-'))
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
  const entry = join(dir, 'turns.ts')
  writeFileSync(entry, waiting(tree))
  const child = spawn(process.execPath, ['scripts/run.mjs', relative(tree, entry)], {
    cwd: tree,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<Said> => {
    const line: IteratorResult<string, undefined> = await lines.next()
    if (line.value === undefined) throw new Error(`${tree} ended`)
    return JSON.parse(line.value) as Said
  }
  const { names = [] } = await next()
  return {
    names,
    ask: async (question) => {
      child.stdin.write(`${JSON.stringify(question)}\n`)
      const said = await next()
      if (said.problem !== undefined) throw new Error(`${tree}: ${said.problem}`)
      return said
    },
    end: () => {
      child.stdin.end()
    },
  }
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN

/** The ratios of the pairs, this over the other, per operation, in order of size. */
async function ratios(
  mine: Waiting,
  other: Waiting,
  name: string,
  pairs: number,
): Promise<readonly number[]> {
  const [{ ops: mineOps = 1 }, { ops: otherOps = 1 }] = [
    await mine.ask({ name }),
    await other.ask({ name }),
  ]
  const timed = async (one: Waiting, times: number): Promise<number> =>
    (await one.ask({ times })).ms ?? Number.NaN
  let times = 1
  for (let warm = 0; warm < WARM_UP; ) {
    const took = (await timed(mine, times)) + (await timed(other, times))
    warm += Math.max(took, 0.1)
    if (took < 2 * SAMPLE) times *= 2
  }
  while ((await timed(mine, times)) < SAMPLE) times *= 2
  const found: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const mineFirst = pair % 2 === 0
    const first = await timed(mineFirst ? mine : other, times)
    const second = await timed(mineFirst ? other : mine, times)
    found.push(((mineFirst ? first / second : second / first) * otherOps) / mineOps)
  }
  return found.toSorted((a, b) => a - b)
}

const args = process.argv.slice(2)
const at = args.indexOf('--pairs')
const pairs = at < 0 ? 21 : Number(args.splice(at, 2)[1])
const [tree, filter = ''] = args
if (tree === undefined || !(pairs >= 3)) {
  console.error('Usage: npm run lab -- bench-turns OTHER [NAME] [--pairs N], N at least 3')
  process.exit(2)
}
const mine = await checkout(resolve('.'))
const other = await checkout(resolve(tree))
let [passed, failed] = [0, 0]
const names = mine.names.filter((name) => name.includes(filter))
for (const name of names.filter((one) => other.names.includes(one))) {
  try {
    const found = await ratios(mine, other, name, pairs)
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(found, share))
    const slower = middle! > SLOWER && low! > 1
    if (slower) failed++
    else passed++
    const figures = `${middle!.toFixed(2)} (${low!.toFixed(2)} to ${high!.toFixed(2)})`
    console.log(`${slower ? 'SLOWER' : 'ok    '} ${name}: ${figures}`)
  } catch (error) {
    failed++
    console.log(`FAILED ${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
mine.end()
other.end()
const alone = names.filter((name) => !other.names.includes(name))
console.log(`${passed} passed, ${failed} failed; here alone: ${alone.join(', ') || 'none'}`)
process.exitCode = failed === 0 ? 0 : 1

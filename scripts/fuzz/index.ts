/**
 * `npm run fuzz [-- KIND… --count N --seed N --from N]`: changed inputs of every kind that comes from
 * outside. None may throw, lose what is on the table, or take a second of processor time. The inputs are
 * numbered and seeded, so that `--from` goes on where a run was ended, and a finding is run again by
 * `--from ITS-NUMBER --count 1`.
 */
import { setImmediate } from 'node:timers/promises'
import { rngOf } from '#core/rng.ts'
import type { FuzzKind } from './kind.ts'
import { FUZZ_KINDS } from './kinds.ts'
import { mutated, mutatedTree } from './mutate.ts'

/** Milliseconds of processor time that no input may take; a busy machine adds nothing to them. */
const LIMIT = 1000
/** Findings shown of one kind. */
const SHOWN = 10

const args = process.argv.slice(2)
const option = (name: string, otherwise: number): number => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(args[at + 1])
}
const count = option('count', 1000)
const seed = option('seed', 2026)
const from = option('from', 0)
const named = args.filter((arg, i) => !arg.startsWith('--') && !args[i - 1]?.startsWith('--'))

const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Runs one input: what did not hold, and the milliseconds of processor time it took. */
async function once(
  kind: FuzzKind,
  text: string,
): Promise<{ readonly fault: string | undefined; readonly took: number }> {
  const before = processorTime()
  let fault: string | undefined
  try {
    await kind.run(text)
  } catch (error) {
    fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  return { fault, took: processorTime() - before }
}

async function fuzz(kind: FuzzKind): Promise<number> {
  const corpus = await kind.corpus()
  let slowest = { took: 0, at: from }
  let faults = 0
  const started = performance.now()
  for (let at = from; at < from + count; at++) {
    const rng = rngOf([seed, FUZZ_KINDS.indexOf(kind), 0, 0], at)
    const sound = corpus[rng.below(corpus.length)]!
    const text =
      kind.tree && rng.below(4) > 0 ? mutatedTree(sound, rng) : mutated(sound, corpus, rng)
    let { fault, took } = await once(kind, text)
    // A collection of garbage may fall into any input; what is slow by itself is slow again.
    if (took > LIMIT) took = Math.min(took, (await once(kind, text)).took)
    if (took > slowest.took) slowest = { took, at }
    if (fault === undefined && took > LIMIT) fault = `took ${Math.round(took)} ms`
    if (fault !== undefined) {
      faults += 1
      if (faults <= SHOWN) console.log(`${kind.name} ${at}: ${fault}`)
    }
    // One long chain of promises would keep all that weak references were asked for.
    if (at % 100 === 99) await setImmediate()
    if ((at - from + 1) % 10_000 === 0)
      console.log(`${kind.name}: ${at + 1 - from} done; go on with --from ${at + 1}`)
  }
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${kind.name}: ${count} inputs, ${faults} faults, slowest ${slowest.took.toFixed(0)} ms (input ${slowest.at}), ${seconds.toFixed(0)} s`,
  )
  return faults
}

let faults = 0
for (const kind of FUZZ_KINDS)
  if (named.length === 0 || named.includes(kind.name)) faults += await fuzz(kind)
if (faults > 0) process.exitCode = 1

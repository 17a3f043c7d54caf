/**
 * Decides every claim of the 1967 paper over all hands.
 *
 * `npm run lab -- propositions`: every claim of the 1967 paper decided over all 635,013,559,600 hands. Prints
 * the claims with their verdicts, counts and counterexamples, and a summary; with `--json` prints
 * `[{id, kind, claim, hands, holds, failing, counterexample, …}]` instead, or writes it to the file
 * named after it. `--failing` prints only what fails.
 */
import { writeFileSync } from 'node:fs'
import type { Propositions } from '#census/propositions/propositions.ts'
import type { PropositionVerdict } from '#census/propositions/verdict.ts'
import { runInline } from '#testing/inline.ts'

const number = (n: number): string => n.toLocaleString('en-US')
const line = ({
  id,
  holds,
  hands,
  failing,
  claim,
  counterexample,
  actual,
  settled,
}: PropositionVerdict): string =>
  [
    `${holds ? 'holds' : 'FAILS'}  ${id}  ${claim}`,
    `       hands ${number(hands)}${holds ? '' : `, failing ${number(failing)}, as ${counterexample ?? '(none)'}`}`,
    ...(actual === undefined
      ? []
      : [
          `       opens so ${number(actual.asClaimed)}, earlier ${number(actual.earlier)}, otherwise ${number(actual.otherwise)}`,
        ]),
    ...(settled === undefined ? [] : [`       settled: ${settled}`]),
  ].join('\n')

const summaryLines = ({ verdicts, summary }: Propositions): string[] => {
  const kinds = [...new Set(verdicts.map((v) => v.kind))]
  return [
    '',
    `${summary.leaves} leaves, ${summary.leavesHolding} hold; ${summary.inferences} inferences of Part Two, ${summary.inferencesHolding} hold; ${summary.claims} claims in all, ${summary.holding} hold.`,
    ...kinds.map((kind) => {
      const those = verdicts.filter((v) => v.kind === kind)
      return `  ${kind.padEnd(20)} ${String(those.length).padStart(4)}, ${those.filter((v) => !v.holds).length} failing`
    }),
    `Leaves without hands: ${summary.emptyLeaves.join(', ') || 'none'}.`,
    'Failing:',
    ...verdicts
      .filter((v) => !v.holds)
      .map(
        (v) =>
          `  ${v.id}: ${number(v.failing)} of ${number(v.hands)}${v.counterexample === undefined ? '' : `, as ${v.counterexample}`}`,
      ),
  ]
}

const [flag, file, ...more] = process.argv.slice(2)
const known =
  flag === undefined || flag === '--json' || (flag === '--failing' && file === undefined)
if (!known || more.length > 0) {
  console.error('Usage: npm run lab -- propositions [--failing | --json [FILE]]')
  process.exitCode = 2
} else {
  const started = performance.now()
  const decided = runInline('census', { ask: 'propositions', reading: 'corrected' })
  const { verdicts } = decided
  console.error(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (flag === '--json') {
    const json = `${JSON.stringify(verdicts.map((v) => ({ ...v, counterexample: v.counterexample ?? null })))}\n`
    if (file === undefined) process.stdout.write(json)
    else writeFileSync(file, json)
  } else {
    const shown = flag === '--failing' ? verdicts.filter((v) => !v.holds) : verdicts
    console.log([...shown.map(line), ...summaryLines(decided)].join('\n'))
  }
}

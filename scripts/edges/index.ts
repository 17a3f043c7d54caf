/**
 * `npm run edges [-- --accept] [--system ID] [--anew] [--turns]`: every rule of every system at its
 * limits, held against the files of tests/golden/edges. Prints what the systems do otherwise now and
 * fails; `--accept` writes it down, and looks for hands and turns for rules that are new or changed, or
 * whose hands have left them. `--anew` looks for all hands again, `--turns` for all turns.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { SILENT_SYSTEM } from '#bidding/auction/bid-out.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { leastTried, selfPlay } from '#bidding/audit/walk.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { invariant } from '#core/result.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import type { BySide } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { everyAuction, onward } from '#testing/bidding/auctions.ts'
import {
  changedLines,
  neverMet,
  readCalls,
  readEdges,
  replayed,
  runsOf,
  writeEdges,
  writtenNow,
} from '#testing/edges/edge-file.ts'
import {
  type EdgeSubject,
  edgesOf,
  ownName,
  type RuleEdges,
  withoutSuit,
} from '#testing/edges/edges.ts'
import { RARE_AUCTIONS } from '#testing/edges/rare-auctions.ts'
import { edgeSubjects } from '#testing/edges/subjects.ts'
import { turnsAtLimits } from '#testing/edges/turns.ts'
import '#systems/every.ts'

const SEED: Seed = [1967, 1975, 12, 9]
const DEALS = 2000
const WALKS = 3000
const file = (id: string): string => `tests/golden/edges/${id}.txt`

/** Goes on from every state with a rule that spoke in none before. */
function* onwardOf(sides: BySide<BiddingSystem>, plies: number): Generator<PublicState> {
  const met = new Set<string>()
  yield* onward(sides, plies, (state) => {
    const fresh = rulesAt(state).filter(({ origin }) => !met.has(origin.id))
    for (const { origin } of fresh) met.add(origin.id)
    return fresh.length > 0
  })
}
function* statesOf({ system }: EdgeSubject): Generator<PublicState> {
  const pair = [system, SILENT_SYSTEM] as const
  const table = [system, system] as const
  yield* everyAuction(table, 1)
  yield* onwardOf(table, 2)
  yield* onwardOf(pair, 4)
  for (const text of RARE_AUCTIONS) {
    const after = stateAfter(table, 0, 'None', readCalls(text))
    invariant(after.ok, `“${text}” is a lawful auction`)
    yield after.value
  }
  for (const sides of [pair, table])
    for (let board = 1; board <= DEALS; board++)
      for (const { state } of selfPlay(sides, [dealFromSeed(SEED, board)])) yield state
  for (const sides of [pair, table]) yield* leastTried(sides, WALKS, rngOf(SEED, 2))
}
/** Its limits hold a hand that it still makes the call with, and one at least; or stand elsewhere. */
const stands = (subject: EdgeSubject, one: RuleEdges): boolean =>
  one.elsewhere !== undefined ||
  one.edges.some(({ rule }) => withoutSuit(rule) === ownName(subject, one.rule))

interface Options {
  readonly accept: boolean
  readonly anew: boolean
  readonly turns: boolean
}
function hold(subject: EdgeSubject, { accept, anew, turns }: Options): boolean {
  const before = existsSync(file(subject.id)) ? readFileSync(file(subject.id), 'utf8') : ''
  const now = replayed(subject, readEdges(subject, before))
  if (!accept) {
    const changes = changedLines(before, writtenNow(subject, before))
    console.log(`${subject.id}: ${changes.length === 0 ? 'as written' : `${changes.length} lines`}`)
    for (const line of changes) console.log(`  ${line}`)
    return changes.length === 0
  }
  const kept = new Map(anew ? [] : [...now].filter(([, one]) => stands(subject, one)))
  const wanted = new Set(
    subject.rules
      .filter((rule) => !kept.has(rule.label))
      .filter((rule) => anew || !before.includes(neverMet(rule)))
      .map(({ label }) => label),
  )
  const found = wanted.size === 0 ? [] : edgesOf(subject, wanted, statesOf(subject))
  const edges = new Map([...kept, ...found])
  const { system } = subject
  const looked = turns ? new Set(subject.rules.map(({ label }) => label)) : wanted
  const limits = turnsAtLimits(subject, edges, looked, onwardOf([system, system], 2))
  const whole = [...edges].map(
    ([label, one]) =>
      [label, looked.has(label) ? { ...one, others: limits.turns.get(label) ?? [] } : one] as const,
  )
  const after = writeEdges(subject, replayed(subject, new Map(whole)), runsOf(subject, before))
  writeFileSync(file(subject.id), after)
  const missing = after.split('\n').filter((line) => line.includes(' | never met | ')).length
  const others = [...limits.turns.values()].flat().length
  console.log(
    `${subject.id}: ${wanted.size} rules looked for, ${missing} of ${subject.rules.length} never met; ` +
      `${others} turns at the limits of ${looked.size} rules, ${limits.unshown} slips that none shows`,
  )
  return true
}

const args = process.argv.slice(2)
const only = args.includes('--system') ? args[args.indexOf('--system') + 1] : undefined
const subjects = edgeSubjects()
const chosen = subjects.filter(({ id }) => only === undefined || id === only)
if (chosen.length === 0) {
  console.error(
    `There is no system “${only}”; there are ${subjects.map(({ id }) => id).join(', ')}.`,
  )
  process.exitCode = 2
} else if (
  !chosen
    .map((one) =>
      hold(one, {
        accept: args.includes('--accept'),
        anew: args.includes('--anew'),
        turns: args.includes('--turns') || args.includes('--anew'),
      }),
    )
    .every(Boolean)
) {
  console.error(
    'The systems bid otherwise at these limits. If it is meant: npm run edges -- --accept',
  )
  process.exitCode = 1
}

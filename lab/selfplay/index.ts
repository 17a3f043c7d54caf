/**
 * Checks every system over all short auctions and over the deals that it bids with itself.
 *
 * `npm run lab -- selfplay [--system ID] [--deals N] [--from N] [--calls N] [--walks N] [--pairs N]`: the
 * build checks of every system over the auctions that tests/golden/edges keeps for its rules, over what every
 * other system opens, over all auctions up to four calls, and over every state met while it bids seeded
 * deals with itself and against silence (100,000 by default; `--from N` begins at the Nth, for shards).
 * Prints how many states were checked, and fails on any finding and on any rule that no hand follows. Then
 * every system bids so many boards (200 by default) against every other, and no hand may be outside what
 * its calls are read to show; `--pairs 0` leaves that out, and `--system` reads its own pairs alone. With
 * conventions, as `sayc+smolen`, of the rules only those of conventions are looked at for dead ones.
 */

import { readFileSync } from 'node:fs'
import { afterCall, startState, stateAfter } from '#bidding/auction/auction-state.ts'
import { SILENT_SYSTEM } from '#bidding/auction/bid-out.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { ruleCensus } from '#bidding/audit/dead-rules.ts'
import { leastTried, selfPlay } from '#bidding/audit/walk.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import type { Deal } from '#core/deal.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import type { BySide } from '#core/seat.ts'
import { dealFromSeed, randomDeal } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { refOfWord } from '#core/system-ref.ts'
import { everyAuction } from '#testing/bidding/auctions.ts'
import { checkState, type Finding } from '#testing/bidding/check-state.ts'
import { ownHands } from '#testing/bidding/own-hand.ts'
import { readEdges } from '#testing/edges/edge-file.ts'
import { RARE_HANDS } from '#testing/edges/rare-hands.ts'
import { edgeSubjects } from '#testing/edges/subjects.ts'
import '#systems/every.ts'
import { SYSTEMS } from '#systems/list.ts'
import { allRules, played } from '#systems/registry.ts'

const SEED: Seed = [1967, 1975, 2006, 2026]
/** Random hands that choosing and reading are held against, so many at each state. */
const HANDS = 10_000
const AT_EACH = 4

const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}
const deals = option('deals', 100_000)
const from = option('from', 1)
const calls = option('calls', 4)
const walks = option('walks', 30_000)
const pairs = option('pairs', 200)
const only =
  process.argv.indexOf('--system') < 0
    ? undefined
    : process.argv[process.argv.indexOf('--system') + 1]

function* seeded(count: number): Generator<Deal> {
  for (let board = from; board < from + count; board++) yield dealFromSeed(SEED, board)
}
const hands = Array.from({ length: HANDS / 4 }, (_, i) => randomDeal(rngOf(SEED, i + 1))).flat()

/** The auctions kept for the rules of a system and of its conventions, and every other system's openings. */
function* kept(system: BiddingSystem): Generator<PublicState> {
  for (const subject of edgeSubjects()) {
    if (subject.system.id !== system.id) continue
    const text = readFileSync(`tests/golden/edges/${subject.id}.txt`, 'utf8')
    for (const { calls } of readEdges(subject, text).values()) {
      const after = stateAfter([system, system], 0, 'None', calls)
      if (after.ok && !after.value.ended) yield after.value
    }
  }
  for (const other of allRules()) {
    const start = startState([other, system], 0, 'None')
    for (const call of new Set(rulesAt(start).map((one) => one.call))) yield afterCall(start, call)
  }
}

function check(system: BiddingSystem): boolean {
  const started = performance.now()
  const census = ruleCensus(system.rules, rngOf(SEED), RARE_HANDS)
  // A convention takes hands from rules that the system has without it: those are not dead.
  const packageRules = new Set(
    system.rules.flatMap((one) => (one.package === undefined ? [] : [one.id])),
  )
  const seen = new Set<string>()
  const findings = new Map<string, { readonly first: Finding; times: number }>()
  let at = 0
  const visit = (state: PublicState, rules: boolean): void => {
    if (seen.has(state.key)) return
    seen.add(state.key)
    if (rules) finish(census.visit(state))
    at = (at + AT_EACH) % (HANDS - AT_EACH)
    for (const found of checkState(state, hands.slice(at, at + AT_EACH))) {
      const key = `${found.kind}: ${found.rules.join(', ')}`
      const known = findings.get(key)
      if (known) known.times++
      else findings.set(key, { first: found, times: 1 })
    }
  }
  const report = (what: string): void => {
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`${system.id}: ${what}; ${seen.size.toLocaleString('en-US')} states, ${seconds} s`)
  }
  for (const state of kept(system)) visit(state, true)
  report('auctions kept for its rules')
  const table: BySide<BiddingSystem> = [system, system]
  const pair: BySide<BiddingSystem> = [system, SILENT_SYSTEM]
  for (const state of everyAuction(table, calls)) visit(state, false)
  report(`all auctions up to ${calls} calls`)
  for (const sides of [pair, table]) {
    for (const { state, turnRule } of selfPlay(sides, seeded(deals))) {
      census.won(turnRule.origin.id)
      visit(state, true)
    }
    report(
      `${deals.toLocaleString('en-US')} deals ${sides === pair ? 'with silent opponents' : 'with itself'}`,
    )
  }
  for (const sides of [pair, table])
    for (const state of leastTried(sides, walks, rngOf(SEED, 2))) visit(state, true)
  report(`${walks.toLocaleString('en-US')} walks by the call least tried, twice`)
  for (const [key, { first, times }] of findings)
    console.log(`  ${key}: ${first.words}; ${times} times, first after “${first.auction}”`)
  const dead = census
    .dead()
    .filter(({ rule: { id } }) => named === undefined || packageRules.has(id))
  for (const { rule, searched } of dead) console.log(`  dead: ${rule.id}, in ${searched} states`)
  console.log(
    `${system.id}: ${seen.size} states checked, ${findings.size} findings, ${dead.length} dead rules of ${system.rules.length}`,
  )
  return findings.size === 0 && dead.length === 0
}

/** Every system against every other; true when every hand stays within its own calls. */
function checkPairs(): boolean {
  let [calls, marked, wrong] = [0, 0, 0]
  const boards = [...seeded(pairs)]
  for (const ns of allRules())
    for (const ew of allRules()) {
      if (only !== undefined && ns.id !== only && ew.id !== only) continue
      const found = ownHands([ns, ew], boards)
      calls += found.calls
      marked += found.marked
      wrong += found.wrong.length
      for (const { auction, hand } of found.wrong.slice(0, 5))
        console.log(`  ${ns.id} against ${ew.id}: ${hand} is outside “${auction}”`)
    }
  console.log(
    `pairs: ${calls} calls read, ${marked} of them marked as read by less, ${wrong} outside`,
  )
  return wrong === 0
}

/** Conventions that are switched on (`--system sayc+smolen`) are checked in the system that has them. */
const named = only?.includes('+') ? played(refOfWord(only)) : undefined
const chosen = named?.ok
  ? [named.value.system]
  : allRules().filter(({ id }) => only === undefined || id === only)
if (chosen.length === 0) {
  console.error(
    `There is no system “${only}”; there are ${SYSTEMS.map(({ id }) => id).join(', ')}.`,
  )
  process.exitCode = 2
} else if (![deals, from, calls, walks, pairs].every((n) => Number.isInteger(n) && n >= 0)) {
  console.error(
    'Usage: npm run lab -- selfplay [--system ID] [--deals N] [--from N] [--calls N] [--walks N] [--pairs N]',
  )
  process.exitCode = 2
} else {
  // Where nothing is visited no rule can be seen to speak, and each would be called dead.
  const visited = deals + calls + walks > 0
  const sound = !visited || chosen.map(check).every(Boolean)
  const within = pairs === 0 || checkPairs()
  if (!sound || !within) process.exitCode = 1
}

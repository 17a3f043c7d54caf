/**
 * Draws questions of the topics of Practice one after another and prints their shares.
 *
 * `npm run lab -- practice-draws [SYSTEM] [DRAWS] [TOPIC] [SEED]`: 400 of each topic of the auction, ten of each
 * lot of deals, each told what was asked before it, as the page does; rare ones only from the fortieth on. Prints the calls with their shares
 * and when each came first, and the share after each opening.
 */
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import { callCode, isBid } from '#core/call.ts'
import { format } from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { SOUTH } from '#core/seat.ts'
import { drawnOf, type Gathered, turnsFor } from '#engine/jobs/practice/draw-turn.ts'
import { PRACTICE_TOPICS } from '#practice/topics.ts'
import { rulesOf } from '#systems/registry.ts'

const [id = 'sayc', draws = '400', only, seed = '1'] = process.argv.slice(2)
/** Questions drawn from one lot of deals: each lot is as large as the page's own. */
const OF_ONE_LOT = 10
/** Questions after which a topic counts as firm here. */
const FIRM = 40
const LATE = 60
const system = rulesOf(id)
for (const topic of PRACTICE_TOPICS) {
  if (topic.chapters.length === 0 || (only !== undefined && only !== topic.id)) continue
  const rules: string[] = []
  const calls = new Map<string, { n: number; first: number }>()
  const openings = new Map<string, number>()
  const began = process.cpuUsage()
  let shown = ''
  let lot: readonly Gathered[] = []
  for (let i = 0; i < Number(draws); i++) {
    const asked: Record<string, number> = {}
    for (const rule of rules.slice(-LATE)) asked[rule] = (asked[rule] ?? 0) + 1
    const rng = rngOf([Number(seed), 0, 44, i])
    const input = {
      ...{ system: { id }, topic: topic.id, asked, isFirm: i >= FIRM },
      seed: [Number(seed), 0, 44, i],
    } as const
    if (i % OF_ONE_LOT === 0) {
      const steps = turnsFor(input, rng)
      let step = steps.next()
      while (step.done !== true) step = steps.next()
      if (!step.value.ok) throw new Error(step.value.error.message)
      lot = step.value.value
    }
    const made = drawnOf(lot, input, rng)
    if (made === undefined) throw new Error('nothing to draw')
    const { dealer, vulnerability, deal, rule } = made
    const state = good(stateAfter([system, system], dealer, vulnerability, made.calls))
    rules.push(rule)
    const call = callCode(callFor(state, deal[SOUTH]))
    const known = calls.get(call)
    calls.set(call, { n: (known?.n ?? 0) + 1, first: known?.first ?? i + 1 })
    const opening = made.calls.find(isBid)
    const code = opening === undefined ? 'none' : callCode(opening)
    openings.set(code, (openings.get(code) ?? 0) + 1)
    if (i < 10)
      shown += `    ${made.calls.map(callCode).join(' ')} | ${format(deal[SOUTH])} | ${call} (${rule})\n`
  }
  const share = (n: number) => `${((100 * n) / Number(draws)).toFixed(1)} %`
  const { user } = process.cpuUsage(began)
  console.log(
    `${topic.id}: ${draws} draws, ${(user / 1000 / Number(draws)).toFixed(0)} ms of processor each`,
  )
  console.log(
    `  after ${[...openings]
      .sort((a, b) => b[1] - a[1])
      .map(([code, n]) => `${code} ${share(n)}`)
      .join(', ')}`,
  )
  console.log(
    `  ${[...calls]
      .sort((a, b) => b[1].n - a[1].n)
      .map(([code, { n, first }]) => `${code} ${share(n)} (first at ${first})`)
      .join(', ')}`,
  )
  console.log(`  ${new Set(rules).size} rules. The first ten:\n${shown}`)
}

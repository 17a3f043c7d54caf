/**
 * Counts how well the words of each first and second call tell the hands that make it. They do
 * exactly, but for words that name honours. The words are those of the card, of *Systems* and of Practice for a call that is made in several ways.
 *
 * `npm run lab -- told-as-played [--every] [SYSTEM …]`: for each call of an opening turn and of the answers to each
 * opening, the share of its hands that the words take, and of all other hands; fails where they leave out more than
 * one in twenty, or take more than a fifth of the others. What nearly any hand calls is counted apart. Prints those
 * calls, or every one.
 */
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { turnCountSteps, turnHandSteps } from '#bidding/auction/turn-hands.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import { plain } from '#constraint/phrase.ts'
import { type Call, callCode, isBid, PASS } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import type { Seed } from '#core/rng.ts'
import { NORTH } from '#core/seat.ts'
import { SHAPES } from '#core/shape.ts'
import { finish } from '#core/steps.ts'
import { isTold, isToldCell, type PlayedLimits, saysHonours } from '#explain/call/played-limits.ts'
import { toldAsPlayed } from '#explain/call/told-as-played.ts'
import { rulesOf } from '#systems/registry.ts'

const LEAST_TAKEN = 0.95
const MOST_OTHERS = 0.2
/** What a larger share of all hands calls has no limits worth a word. */
const NEARLY_ALL = 0.99
/** Hands drawn where honours are told, by a seed of their own. */
const DRAWN = 20_000
const SEED: Seed = [44, 4, 4, 4]
const every = process.argv.includes('--every')
const asked = process.argv.slice(2).filter((one) => one !== '--every')
const systems = asked.length > 0 ? asked : ['sayc', 'essex-acol', 'schenken-1967']

/** Hands of a turn by call and cell. */
function countsOf(calls: readonly Call[], id: string) {
  const system = rulesOf(id)
  const state = good(stateAfter([system, system], NORTH, 'None', calls))
  const rules = rulesAt(state)
  const counts = new Map<Call, Map<number, number>>()
  finish(
    turnCountSteps(state, (cell, rule, hands) => {
      const { call } = rules[rule]!
      const known = counts.get(call) ?? new Map<number, number>()
      counts.set(call, known.set(cell, (known.get(cell) ?? 0) + hands))
    }),
  )
  return { state: state, counts }
}
/** Shares of the call's own hands and of the others that the words take. */
interface Shares {
  readonly share: number
  readonly outside: number
}
/** Exactly, where shape and points decide. */
function countedShares(
  counts: ReadonlyMap<Call, ReadonlyMap<number, number>>,
  call: Call,
  ways: readonly PlayedLimits[],
): Shares {
  const [all, taken] = [[0, 0] as [number, number], [0, 0] as [number, number]]
  for (const [other, cells] of counts)
    for (const [cell, n] of cells) {
      const side = other === call ? 0 : 1
      const shape = Math.floor(cell / CELL_POINTS)
      all[side] += n
      const points = cell - shape * CELL_POINTS
      if (ways.some((one) => isToldCell(one, SHAPES[shape]!, points))) taken[side] += n
    }
  return { share: taken[0] / all[0], outside: all[1] === 0 ? 0 : taken[1] / all[1] }
}
/** Over hands drawn, where honours do. */
function drawnShares(state: PublicState, call: Call, ways: readonly PlayedLimits[]): Shares {
  const isSaid = (hand: Hand): boolean => ways.some((one) => isTold(one, hand))
  const shareOf = (hands: readonly Hand[]): number => hands.filter(isSaid).length / hands.length
  const { hands } = finish(turnHandSteps(state, DRAWN, SEED))
  return {
    share: shareOf(hands.filter((hand) => callFor(state, hand) === call)),
    outside: shareOf(hands.filter((hand) => callFor(state, hand) !== call)),
  }
}
const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0)

for (const id of systems) {
  let told = 0
  let wide = 0
  let any = 0
  let failed = 0
  const first = countsOf([], id)
  const openings = [...first.counts.keys()].filter(isBid).sort((a, b) => a - b)
  for (const calls of [[], ...openings.map((call) => [call, PASS])]) {
    const { state, counts } = calls.length === 0 ? first : countsOf(calls, id)
    const all = sum([...counts.values()].map((cells) => sum(cells.values())))
    for (const [call, own] of counts) {
      const made = finish(toldAsPlayed(state, call))
      const hands = sum(own.values())
      const ways = made?.told ?? []
      const { share, outside } = ways.some(saysHonours)
        ? drawnShares(state, call, ways)
        : countedShares(counts, call, ways)
      told++
      if (share < LEAST_TAKEN) failed++
      else if (outside > MOST_OTHERS && hands / all > NEARLY_ALL) any++
      else if (outside > MOST_OTHERS) wide++
      else if (!every) continue
      const percent = (one: number) => `${(100 * one).toFixed(1)} %`
      console.log(
        `${id} ${calls.map(callCode).join(' ') || '-'} ${callCode(call)} (${percent(hands / all)} of hands): ${percent(share)} of its hands, ${percent(outside)} of others | ${made === undefined ? 'nothing' : plain(made.shows)}`,
      )
    }
  }
  console.log(
    `${id}: ${told} calls, ${failed} whose words leave out more than ${100 - 100 * LEAST_TAKEN} %, ${wide} whose words take more than ${100 * MOST_OTHERS} % of other hands, ${any} that nearly any hand makes`,
  )
  if (failed + wide > 0) process.exitCode = 1
}

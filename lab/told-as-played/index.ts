/**
 * Counts exactly how well the words of each first and second call tell the hands that make it. The words are those of
 * the card, of *Systems* and of Practice for a call that is made in several ways.
 *
 * `npm run lab -- told-as-played [SYSTEM …]`: for each call of an opening turn and of the answers to each opening, the
 * share of its hands that the words take, and of all other hands; fails where the words leave out more than one in
 * twenty. Where they take more than a fifth of the others, that is printed, and no failure: a pass is what is left.
 */
import '#systems/every.ts'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { turnCountSteps } from '#bidding/auction/turn-hands.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import { plain } from '#constraint/phrase.ts'
import { type Call, callCode, isBid, PASS } from '#core/call.ts'
import { NORTH } from '#core/seat.ts'
import { SHAPES } from '#core/shape.ts'
import { finish } from '#core/steps.ts'
import { isTold, toldAsPlayed } from '#explain/call/told-as-played.ts'
import { rulesOf } from '#systems/registry.ts'

const LEAST_TAKEN = 0.95
const MOST_OTHERS = 0.2
const asked = process.argv.slice(2)
const systems = asked.length > 0 ? asked : ['sayc', 'essex-acol', 'schenken-1967']

/** Hands of a turn by call and cell. */
function countsOf(calls: readonly Call[], id: string) {
  const system = rulesOf(id)
  const state = stateAfter([system, system], NORTH, 'None', calls)
  if (!state.ok) throw new Error(state.error.message)
  const rules = rulesAt(state.value)
  const counts = new Map<Call, Map<number, number>>()
  finish(
    turnCountSteps(state.value, (cell, rule, hands) => {
      const { call } = rules[rule]!
      const known = counts.get(call) ?? new Map<number, number>()
      counts.set(call, known.set(cell, (known.get(cell) ?? 0) + hands))
    }),
  )
  return { state: state.value, counts }
}
const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0)

for (const id of systems) {
  let told = 0
  let wide = 0
  let failed = 0
  const first = countsOf([], id)
  const openings = [...first.counts.keys()].filter(isBid).sort((a, b) => a - b)
  for (const calls of [[], ...openings.map((call) => [call, PASS])]) {
    const { state, counts } = calls.length === 0 ? first : countsOf(calls, id)
    const all = sum([...counts.values()].map((cells) => sum(cells.values())))
    for (const [call, own] of counts) {
      const made = finish(toldAsPlayed(state, call))
      const hands = sum(own.values())
      let [taken, others] = [0, 0]
      for (const [other, cells] of counts)
        for (const [cell, n] of cells) {
          const shape = Math.floor(cell / CELL_POINTS)
          const points = cell - shape * CELL_POINTS
          if (made?.told.some((one) => isTold(one, SHAPES[shape]!, points)) !== true) continue
          if (other === call) taken += n
          else others += n
        }
      told++
      const share = taken / hands
      const outside = all === hands ? 0 : others / (all - hands)
      if (share < LEAST_TAKEN) failed++
      else if (outside > MOST_OTHERS) wide++
      else continue
      const percent = (one: number) => `${(100 * one).toFixed(1)} %`
      console.log(
        `${id} ${calls.map(callCode).join(' ') || '-'} ${callCode(call)} (${percent(hands / all)} of hands): ${percent(share)} of its hands, ${percent(outside)} of others | ${made === undefined ? 'nothing' : plain(made.shows)}`,
      )
    }
  }
  console.log(
    `${id}: ${told} calls, ${failed} whose words leave out more than ${100 - 100 * LEAST_TAKEN} %, ${wide} whose words take more than ${100 * MOST_OTHERS} % of other hands`,
  )
  if (failed > 0) process.exitCode = 1
}

/**
 * Layouts of three concealed hands drawn independently, each with the very probability that the
 * posterior gives it: which run of kinds, then lengths and points of each suit, then which honours,
 * then which small cards. No draw is rejected.
 */

import { type Hand, ofMasks } from '#core/hand.ts'
import { HOLDING_HCP, HOLDING_LENGTH } from '#core/holding.ts'
import type { Rng } from '#core/rng.ts'
import { bySuit, SUITS } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { THREE_ROW } from '#counting/layouts-three.ts'
import { type ThreeDraw, threeDraw } from '#counting/layouts-three-draw.ts'
import type { Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { type Picker, pickBelow, pickerOf, someOf } from './pick.ts'
import { type PosteriorPlan, type PosteriorSuitPlan, planOf, planRuns } from './posterior-plan.ts'
import { axisOf, suitTablesThree, threeProblemOf } from './posterior-three.ts'
import type { Sampler } from './sample-two.ts'
import { scenarios } from './scenarios.ts'

/** Shares of a suit by kind, then by lengths and points of the first two hands. */
type SharesAt = readonly ReadonlyMap<number, Picker<number>>[]
const keyOf = (a: number, b: number, offset: number): number => (a * 14 + b) * 512 + offset

function sharesAt(suit: PosteriorSuitPlan): SharesAt {
  const [a, b] = suit.shares.holdings as readonly [Uint16Array, Uint16Array]
  const lists = suit.tags.map(() => new Map<number, { item: number; weight: number }[]>())
  for (let i = 0; i < a.length; i++) {
    const weight = suit.shares.ways[i]! * suit.weights[i]!
    if (weight === 0) continue
    const first = a[i]!
    const second = b[i]!
    const at = keyOf(
      HOLDING_LENGTH[first]!,
      HOLDING_LENGTH[second]!,
      HOLDING_HCP[first]! * THREE_ROW + HOLDING_HCP[second]!,
    )
    const byPlace = lists[suit.kinds[i]!]
    const list = byPlace?.get(at) ?? []
    byPlace?.set(at, list)
    list.push({ item: i, weight })
  }
  return lists.map((byPlace) => new Map([...byPlace].map(([at, list]) => [at, pickerOf(list)])))
}

interface DrawRun {
  readonly plan: PosteriorPlan
  readonly kinds: Tuple4<number>
  readonly shares: readonly SharesAt[]
  readonly draw: ThreeDraw
}

/** Gives each band's cards to the three hands, a given number to each. */
function handsOf(rng: Rng, plan: PosteriorPlan, picked: Tuple4<number>): readonly Hand[] {
  const { known } = plan.position
  const out = [0, 1, 2].map((): [...Tuple4<number>] => [0, 0, 0, 0])
  for (const suit of SUITS) {
    const { holdings, bands } = plan.suits[suit].shares
    const a = holdings[0]![picked[suit]]!
    const b = holdings[1]![picked[suit]]!
    let first = 0
    let second = 0
    let third = 0
    for (let i = 0; i < bands.length; i++) {
      const band = bands[i] as number
      const toA = a & band
      const toB = b & band
      // A band that is one hand's whole needs no choice.
      const mine = toA === 0 || toA === band ? toA : someOf(rng, band, HOLDING_LENGTH[toA]!)
      const left = band & ~mine
      const n = HOLDING_LENGTH[toB]!
      const theirs = toB === 0 ? 0 : n === HOLDING_LENGTH[left]! ? left : someOf(rng, left, n)
      first |= mine
      second |= theirs
      third |= left & ~theirs
    }
    out[0]![suit] = first | (known[suit] as number)
    out[1]![suit] = second | (known[4 + suit] as number)
    out[2]![suit] = third | (known[8 + suit] as number)
  }
  return out.map(ofMasks)
}

/** @returns `undefined` when no layout has weight. A yield is the share done of the run under way, 0..1. */
export function* samplerThreeSteps(
  position: Position,
  actions: readonly Likelihood[],
): Generator<number, Sampler | undefined, void> {
  const runs: { item: DrawRun; weight: number }[] = []
  for (const scenario of scenarios(position, actions)) {
    if (scenario.factor === 0) continue
    const plan = planOf(position, scenario.actions, 'weights', axisOf)
    const tables = plan.suits.map(suitTablesThree)
    const shares = plan.suits.map(sharesAt)
    for (const { kinds, factor } of planRuns(plan, 'weights')) {
      const cells = bySuit((s) => tables[s]![kinds[s]]!)
      const draw = yield* threeDraw(threeProblemOf(plan, cells, factor * scenario.factor))
      if (draw.total > 0) runs.push({ item: { plan, kinds, shares, draw }, weight: draw.total })
    }
  }
  if (runs.length === 0) return undefined
  const pickRun = pickerOf(runs)
  return {
    total: pickRun.total,
    draw: (rng) => {
      const { plan, kinds, shares, draw } = pickRun.pick(rng)
      const cells = draw.draw((total) => pickBelow(rng, total))
      const share = (suit: 0 | 1 | 2 | 3): number => {
        const { a, b, offset } = cells[suit]
        const picker = shares[suit]?.[kinds[suit]]?.get(keyOf(a, b, offset))
        return picker!.pick(rng)
      }
      const picked: Tuple4<number> = [share(0), share(1), share(2), share(3)]
      return handsOf(rng, plan, picked)
    },
  }
}

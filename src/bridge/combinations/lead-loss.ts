/** Which defender can get in while a plan is played. */

import type { PlanVector } from './front.ts'
import { layoutIndex } from './layouts.ts'
import type { Plan } from './plan.ts'
import { againstAll } from './replay.ts'
import type { Defender, SuitCombination } from './suit.ts'
import { partsOf } from './weights.ts'

export interface LeadLoss {
  /** By layout index, the defenders who can win a trick of the suit while the plan is followed. */
  readonly byLayout: readonly (readonly Defender[])[]
  /** The chance that each defender cannot get in whatever the defence does. */
  readonly keptOut: Readonly<Record<Defender, number>>
}

/**
 * Plays a plan against every defence in every layout of the cards.
 * @param weights the chance of each layout.
 */
export function leadLoss(suit: SuitCombination, plan: Plan, weights: readonly number[]): LeadLoss {
  const lost = weights.map(() => ({ west: false, east: false }))
  for (const west of partsOf(suit.hidden)) {
    const index = layoutIndex(suit, west)
    const here = lost[index] as { west: boolean; east: boolean }
    if (here.west && here.east) continue
    const found = againstAll(suit, plan, west).lost
    here.west ||= found.west
    here.east ||= found.east
  }
  const keptOut = { west: 0, east: 0 }
  for (const [i, weight] of weights.entries()) {
    if (lost[i]?.west !== true) keptOut.west += weight
    if (lost[i]?.east !== true) keptOut.east += weight
  }
  return {
    byLayout: lost.map((one) =>
      one.west ? (one.east ? ['west', 'east'] : ['west']) : one.east ? ['east'] : [],
    ),
    keptOut,
  }
}

/** By layout index, the fewest tricks that a plan takes: at least what its vector says. */
export function fewestTricks(suit: SuitCombination, plan: Plan): PlanVector {
  const tricks = new Uint8Array(plan.vector.length).fill(255)
  for (const west of partsOf(suit.hidden)) {
    const index = layoutIndex(suit, west)
    tricks[index] = Math.min(tricks[index]!, againstAll(suit, plan, west).tricks)
  }
  return tricks
}

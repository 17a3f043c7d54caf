/** The fewest cards to exchange with the pack so that a hand opens a named call by OPENBID. */
import { HAND_MEASURES } from '#constraint/measures.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { invariant } from '#core/result.ts'
import { formatShape, shapeOf } from '#core/shape.ts'
import type { Exchange } from '#explain/call/smallest-change.ts'
import { select } from '#rules/select.ts'
import { everySituation } from '#rules/system.ts'
import { READINGS, type ReadingName, tricksMeasure } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import type { Job } from '../../job.ts'
import { nearestOpenings, openings } from './openbid-procedure.ts'

export interface SmallestChangeInput {
  /** Thirteen cards. */
  readonly hand: Hand
  readonly reading: ReadingName
  /** What the hand should open: a bid, or pass. */
  readonly call: Call
}
export interface SmallestChangeProgress {
  /** No hand with fewer cards changed opens so. */
  readonly cards: number
}
/** A quantity that the change moves, as the procedure names it. */
export interface Moved {
  readonly name: string
  readonly term?: string
  readonly now: string
  readonly after: string
}
export type SmallestChangeOutput =
  | { readonly kind: 'already'; readonly label: string }
  /** No hand at all opens so. */
  | { readonly kind: 'impossible' }
  | {
      readonly kind: 'change'
      readonly exchanges: readonly Exchange[]
      readonly hand: Hand
      /** The section that opens the changed hand. */
      readonly label: string
      readonly moved: readonly Moved[]
    }

/** What the page tells of a change, in this order. */
const TOLD = ['hcp', 'totalPoints', 'tricks', 'stoppers', 'longest', 'aces'] as const

const movedBetween = (from: Hand, to: Hand, reading: ReadingName): readonly Moved[] => {
  const rows: Moved[] = TOLD.map((id) => {
    const m = HAND_MEASURES[id === 'tricks' ? tricksMeasure(READINGS[reading]) : id]
    return {
      name: m.short,
      ...(m.term === undefined ? {} : { term: m.term }),
      now: String(m.value(from)),
      after: String(m.value(to)),
    }
  })
  const shape: Moved = {
    name: 'Shape',
    term: 'shape',
    now: formatShape(shapeOf(from)),
    after: formatShape(shapeOf(to)),
  }
  return [...rows, shape].filter((row) => row.now !== row.after)
}

/** @see SmallestChangeInput */
export const smallestChange: Job<
  SmallestChangeInput,
  SmallestChangeProgress,
  SmallestChangeOutput
> = function* ({ hand, reading, call }) {
  const system = openbidSystem(READINGS[reading])
  const now = select(system, everySituation, hand)
  if (now?.action.call === call) return { kind: 'already', label: now.label }
  if (!openings(READINGS[reading]).includes(call)) return { kind: 'impossible' }
  const search = nearestOpenings(hand, READINGS[reading], [call])
  for (;;) {
    const step = search.next()
    if (!step.done) {
      yield { cards: step.value.distance }
      continue
    }
    const near = step.value[0]
    if (near === undefined) return { kind: 'impossible' }
    const after = select(system, everySituation, near.hand)
    invariant(after?.action.call === call, 'the rules and the direct port open the same')
    return {
      kind: 'change',
      exchanges: near.exchanges,
      hand: near.hand,
      label: after.label,
      moved: movedBetween(hand, near.hand, reading),
    }
  }
}

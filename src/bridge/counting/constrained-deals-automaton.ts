/**
 * The pack dealt in eight steps, a suit's four honours or its nine small cards at a time, and for one
 * seat the smallest automaton over those steps that knows whether its shape can still be one of a set:
 * two ways to have been dealt cards so far are one state when the same cards to come suit both.
 */
import { SHAPES } from '#core/shape.ts'
import type { Suit } from '#core/suit.ts'

/** One step of dealing: the honours (A K Q J) or the small cards (10 to 2) of a suit. */
export interface DealStep {
  readonly suit: Suit
  readonly honours: boolean
}
export const stepSize = (step: DealStep): 4 | 9 => (step.honours ? 4 : 9)

const step = (suit: number, honours: boolean): DealStep => ({ suit: suit as Suit, honours })
/** Suit by suit: best when shapes are asked for. */
export const SUIT_BY_SUIT: readonly DealStep[] = [0, 1, 2, 3].flatMap((suit) => [
  step(suit, true),
  step(suit, false),
])
/** All honours first: best when only points are asked for, which are then settled early. */
export const HONOURS_FIRST: readonly DealStep[] = [
  ...[0, 1, 2, 3].map((suit) => step(suit, true)),
  ...[0, 1, 2, 3].map((suit) => step(suit, false)),
]

/** Lawful card counts of one seat, step by step. State 0 is where layer 0 starts. */
export interface ShapeAutomaton {
  /** States per layer, 0..steps.length. Layer 0 has none when the set cannot be met. */
  readonly sizes: readonly number[]
  /** Per step: `next[state * (stepSize + 1) + cards]`, or -1 when no completion is in the set. */
  readonly next: readonly Int32Array[]
}

const PLACE = [1, 14, 14 * 14, 14 * 14 * 14] as const

/** @param shapes by place in `SHAPES`, 1 when wanted. */
export function shapeAutomaton(
  shapes: Readonly<Uint8Array>,
  steps: readonly DealStep[],
): ShapeAutomaton {
  // States are first the lengths so far, l0 + 14 l1 + 14² l2 + 14³ l3; classes are found from the end.
  let classOf = new Int32Array(14 ** 4).fill(-1)
  for (const [i, shape] of SHAPES.entries())
    if (shapes[i] === 1) classOf[shape.reduce((key, n, s) => key + n * PLACE[s]!, 0)] = 0
  const sizes = [1]
  const nexts: Int32Array[] = []
  const caps = [13, 13, 13, 13]
  for (let t = steps.length - 1; t >= 0; t--) {
    const { suit, honours } = steps[t]!
    const size = stepSize({ suit, honours })
    const width = size + 1
    const place = PLACE[suit]
    caps[suit] = caps[suit]! - size
    const before = new Int32Array(14 ** 4).fill(-1)
    const ids = new Map<string, number>()
    const rows: number[] = []
    const [c0, c1, c2, c3] = caps as [number, number, number, number]
    for (let l3 = 0; l3 <= c3; l3++)
      for (let l2 = 0; l2 <= c2 && l2 + l3 <= 13; l2++)
        for (let l1 = 0; l1 <= c1 && l1 + l2 + l3 <= 13; l1++)
          for (let l0 = 0; l0 <= c0 && l0 + l1 + l2 + l3 <= 13; l0++) {
            const key = l0 + 14 * l1 + 196 * l2 + 2744 * l3
            const room = Math.min(size, 13 - l0 - l1 - l2 - l3)
            let signature = ''
            let alive = false
            for (let n = 0; n <= room; n++) {
              const to = classOf[key + n * place]!
              alive ||= to >= 0
              signature += `${to},`
            }
            if (!alive) continue
            signature += '-1,'.repeat(size - room)
            let id = ids.get(signature)
            if (id === undefined) {
              id = ids.size
              ids.set(signature, id)
              for (let n = 0; n < width; n++) rows.push(n <= room ? classOf[key + n * place]! : -1)
            }
            before[key] = id
          }
    nexts.unshift(Int32Array.from(rows))
    sizes.unshift(ids.size)
    classOf = before
  }
  return { sizes, next: nexts }
}

/** Hands of one shape by their high card points: how many there are, and some of them drawn. */
import { type Hand, ofMasks } from '#core/hand.ts'
import { HOLDING_HCP, HOLDING_LENGTH } from '#core/holding.ts'
import { invariant } from '#core/result.ts'
import type { Rng } from '#core/rng.ts'
import type { Shape } from '#core/shape.ts'
import { bySuit, SUITS } from '#core/suit.ts'

/** Points of a whole pack. */
const MOST = 40

export interface ShapePoints {
  /** The exact number of hands of the shape with this many points. @param points 0..40. */
  readonly count: (points: number) => number
  /** One of them, each as likely as any other. Throws when there is none. */
  readonly draw: (points: number, rng: Rng) => Hand
}

/** Holdings of each length and points: `[length][points]`. */
const HOLDINGS: readonly (readonly (readonly number[])[])[] = (() => {
  const lists = Array.from({ length: 14 }, () => Array.from({ length: 11 }, (): number[] => []))
  for (let h = 0; h < 8192; h++) lists[HOLDING_LENGTH[h]!]![HOLDING_HCP[h]!]!.push(h)
  return lists
})()

export function shapePoints(shape: Shape): ShapePoints {
  const of = (suit: number, points: number): readonly number[] => HOLDINGS[shape[suit]!]![points]!
  // Ways to have this many points in this suit and the suits after it.
  const ways: number[][] = Array.from({ length: 5 }, () => new Array<number>(MOST + 1).fill(0))
  ways[4]![0] = 1
  for (const suit of [...SUITS].reverse())
    for (let points = 0; points <= MOST; points++)
      for (let here = 0; here <= 10 && here <= points; here++)
        ways[suit]![points]! += of(suit, here).length * ways[suit + 1]![points - here]!
  return {
    count: (points) => ways[0]![points] ?? 0,
    draw(points, rng) {
      invariant((ways[0]![points] ?? 0) > 0, `the shape can have ${points} points`)
      let left = points
      const masks = bySuit((suit) => {
        let at = Number(rng.belowBig(BigInt(ways[suit]![left]!)))
        for (let here = 0; ; here++) {
          const rest = ways[suit + 1]![left - here] ?? 0
          const held = of(suit, here)
          if (at < held.length * rest) {
            left -= here
            return held[Math.floor(at / rest)]!
          }
          at -= held.length * rest
        }
      })
      return ofMasks(masks)
    },
  }
}

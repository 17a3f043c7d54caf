/** Every hand of a shape, with its small cards taken as alike. */
import { binomial } from '#core/binomial.ts'
import * as handOf from '#core/hand.ts'
import type { Shape } from '#core/shape.ts'

const RANKS = 13
/** Holdings of a length by their honours, the rest small cards, and how many holdings each stands for. */
function holdings(cards: number, told: number) {
  const tops = Array.from({ length: told }, (_, i) => RANKS - 1 - i)
  const small = RANKS - told
  return Array.from({ length: 1 << told }, (_, set) =>
    tops.filter((_rank, i) => (set >> i) & 1),
  ).flatMap((honours) => {
    const low = cards - honours.length
    if (low < 0 || low > small) return []
    const held = honours.reduce((mask, rank) => mask | (1 << rank), (1 << low) - 1)
    return [{ held, ways: binomial(small, low) }]
  })
}

/**
 * @param told ranks of each suit that are told apart, the ace first.
 * @returns a hand of each class, and how many hands it stands for.
 */
export function* handsByHonours(
  [c, d, h, s]: Shape,
  told: number,
): Generator<{ readonly hand: handOf.Hand; readonly ways: number }, void> {
  for (const C of holdings(c, told))
    for (const D of holdings(d, told))
      for (const H of holdings(h, told))
        for (const S of holdings(s, told))
          yield {
            hand: handOf.ofMasks([C.held, D.held, H.held, S.held]),
            ways: C.ways * D.ways * H.ways * S.ways,
          }
}

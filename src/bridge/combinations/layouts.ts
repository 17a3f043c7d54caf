/**
 * The layouts of a suit combination: how the hidden cards may lie, as West's count in each class.
 * Equal cards count once, weighted by the number of holdings they stand for.
 */
import { format, type Holding, length, minus, ranks, withRank } from '#core/holding.ts'
import type { SuitCombination } from './suit.ts'

/** One layout of the hidden cards, as far as declarer can tell. */
export interface SuitLayout {
  /** How many cards of each class West holds. */
  readonly west: readonly number[]
  /** One holding of the kind, West with the highest cards of each class; East has the rest. */
  readonly sample: { readonly west: Holding; readonly east: Holding }
}

/**
 * Numbers of the classes in the index of a layout: index = Σ west[i] × stride[i]. Every list about
 * layouts in this layer (weights, plan vectors, ceilings) is in the order of that index.
 */
export function stridesOf(classes: readonly Holding[]): readonly number[] {
  const strides: number[] = []
  let stride = 1
  for (const cards of classes) {
    strides.push(stride)
    stride *= length(cards) + 1
  }
  return strides
}

/** How many layouts there are: the product of (class size + 1). */
export const layoutCount = ({ classes }: SuitCombination): number =>
  classes.reduce((n, cards) => n * (length(cards) + 1), 1)

/** The index of the layout in which West holds these cards. */
export function layoutIndex(suit: SuitCombination, west: Holding): number {
  const strides = stridesOf(suit.classes)
  return suit.classes.reduce(
    (index, cards, i) => index + length((cards & west) as Holding) * strides[i]!,
    0,
  )
}

/** All layouts by index; index 0 has every hidden card with East. */
export function layoutsOf(suit: SuitCombination): readonly SuitLayout[] {
  const { classes, hidden } = suit
  return Array.from({ length: layoutCount(suit) }, (_, index) => {
    let rest = index
    let west = 0 as Holding
    const counts = classes.map((cards) => {
      const count = rest % (length(cards) + 1)
      rest = (rest - count) / (length(cards) + 1)
      west = ranks(cards).slice(0, count).reduce(withRank, west)
      return count
    })
    return { west: counts, sample: { west, east: minus(hidden, west) } }
  })
}

/**
 * A hand of a layout as players write it, equal cards below the ten as x: `K9`, `Qx`, `-`.
 * @param side whose cards.
 */
export function formatLayoutHand(layout: SuitLayout, side: 'west' | 'east'): string {
  return format(layout.sample[side]) || '-'
}

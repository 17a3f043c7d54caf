/** How long the cells of a hidden hand take: exact weights, marginals, one denial, one constraint. */
import * as hand from '#core/hand.ts'
import { SHAPES } from '#core/shape.ts'
import { type BenchCase, benchRandom } from '#testing/bench.ts'
import { cellsHands, marginals } from '#testing/cells-marginals.ts'
import { countHands, fourSuits } from '#testing/hand-classes.ts'
import { andNot, cellsOf, fullCells } from './cells.ts'
import { cellsWeight, cellWeights, packWeights } from './cells-weights.ts'
import { all, atLeast, type HandConstraint, inSuit, suitAtLeast } from './constraint.ts'

/** The cards a player does not see: the pack without thirteen. */
const unseenBy = (random: (n: number) => number): hand.Hand => {
  let unseen = hand.ofMasks([0x1fff, 0x1fff, 0x1fff, 0x1fff])
  for (let left = 13; left > 0; left--) {
    const cards = hand.cards(unseen)
    unseen = hand.without(unseen, cards[random(cards.length)]!)
  }
  return unseen
}
const spades = (): HandConstraint =>
  all<HandConstraint>(atLeast('hcp', 6), inSuit(3, suitAtLeast('length', 4)))
/** Hands with six points and four spades, by the specification. */
const SPADES = 226_645_380_808

const weights: BenchCase = {
  name: 'cell weights of a hidden hand',
  unit: 'hand',
  limitNs: 1_000_000,
  inWorker: true,
  prepare: (seed) => {
    const random = benchRandom(seed)
    const packs = Array.from({ length: 10 }, () => unseenBy(random))
    const full = fullCells()
    return {
      ops: packs.length,
      expected: packs.reduce((n, unseen) => n + countHands(fourSuits(unseen)), 0),
      run: () =>
        packs.reduce((n, unseen) => n + cellsWeight(cellWeights(hand.EMPTY_HAND, unseen), full), 0),
    }
  },
}
const marginal: BenchCase = {
  name: 'exact marginals of a hidden hand, weights counted',
  unit: 'hand',
  limitNs: 2_000_000,
  inWorker: true,
  prepare: (seed) => {
    const random = benchRandom(seed)
    const packs = Array.from({ length: 10 }, () => unseenBy(random))
    const cells = cellsOf(spades()).may
    return {
      ops: packs.length,
      // The plain way: hands counted shape by shape from the weights.
      expected: packs.reduce((n, unseen) => {
        const found = cellWeights(hand.EMPTY_HAND, unseen)
        SHAPES.forEach((shape, i) => {
          if (shape[3] >= 4) for (let p = 6; p < 38; p++) n += found[i * 38 + p]!
        })
        return n
      }, 0),
      run: () =>
        packs.reduce(
          (n, unseen) => n + marginals(cellWeights(hand.EMPTY_HAND, unseen), cells).total,
          0,
        ),
    }
  },
}
const denial: BenchCase = {
  name: 'denial over all cells',
  unit: 'and-not',
  limitNs: 5_000,
  inWorker: true,
  prepare: () => {
    const full = fullCells()
    const { may } = cellsOf(spades())
    const into = fullCells()
    return {
      ops: 1000,
      expected: Number(cellsHands(full)) - SPADES,
      run: () => {
        for (let i = 0; i < 1000; i++) andNot(full, may, into)
        return cellsWeight(packWeights(), into)
      },
    }
  },
}
const projection: BenchCase = {
  name: 'cells of a constraint not met before',
  unit: 'constraint',
  limitNs: 500_000,
  inWorker: true,
  prepare: () => ({
    ops: 20,
    expected: 20 * SPADES,
    run: () => {
      let hands = 0
      for (let i = 0; i < 20; i++) hands += cellsWeight(packWeights(), cellsOf(spades()).may)
      return hands
    },
  }),
}

export const bench: readonly BenchCase[] = [weights, marginal, denial, projection]

/**
 * A claim on the first turn of a system, decided over all hands: whether each hand that is so makes the call, how
 * many do not, a plain one of them, and the nearest claim that is true.
 */
import { addCell, cellIndex, cellsOf, emptyCells, hasCell } from '#constraint/cells.ts'
import { CELL_POINTS, CELLS } from '#constraint/cells-measures.ts'
import { type CellWeights, packWeights } from '#constraint/cells-weights.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import type { Call } from '#core/call.ts'
import { EMPTY_HAND, FULL_HAND, type Hand } from '#core/hand.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { quickTest } from '#rules/quick.ts'
import { callFor } from './choose.ts'
import { countHands } from './hand-counter.ts'
import { conditionOf, IN, turnOf } from './hand-tests.ts'
import type { PublicState } from './public-state.ts'
import { handSampler } from './sample-hand.ts'
import { rulesAt } from './turn-rules.ts'

export interface TurnClaim {
  readonly when: HandConstraint
  /** One of these the hand is claimed to call. */
  readonly calls: readonly Call[]
  /** Decides the hand shown. */
  readonly seed: Seed
  /** The shapes to count; all when absent. */
  readonly shapes?: readonly Shape[]
}
export interface TurnVerdict {
  /** Hands that the claim is about, and those of them that call otherwise. */
  readonly hands: number
  readonly failing: number
  /** One that calls otherwise, of a flat shape and with few points; absent where such hands are too rare to be met. */
  readonly counterexample?: Hand
  /**
   * One condition more, on points or on a length, with which the claim is true of as many hands as can be; absent
   * where none makes it true.
   */
  readonly nearest?: { readonly adds: HandConstraint; readonly hands: number }
}

/** The whole numbers from one to another. */
export const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
/** The conditions that may be added, one at a time: those that a cell decides. */
const ADDED: readonly HandConstraint[] = [
  ...upTo(0, 37).flatMap((n): readonly HandConstraint[] => [
    { kind: 'range', measure: 'hcp', min: n },
    { kind: 'range', measure: 'hcp', max: n },
  ]),
  ...upTo(4, 10).flatMap((n): readonly HandConstraint[] => [
    { kind: 'range', measure: 'longest', min: n },
    { kind: 'range', measure: 'longest', max: n },
  ]),
  ...SUITS.flatMap((suit) =>
    upTo(0, 8).flatMap((n): readonly HandConstraint[] => [
      { kind: 'suit', suit, is: { kind: 'suit-range', measure: 'length', min: n } },
      { kind: 'suit', suit, is: { kind: 'suit-range', measure: 'length', max: n } },
    ]),
  ),
]

const sumOf = (counts: CellWeights): number => counts.reduce((sum, n) => sum + n, 0)
const weightsOf = (shapes: readonly Shape[] | undefined): Readonly<CellWeights> => {
  const all = packWeights()
  if (shapes === undefined) return all
  const some = new Float64Array(CELLS)
  for (const shape of shapes)
    for (let points = 0; points < CELL_POINTS; points++) {
      const cell = cellIndex(shape, points)
      some[cell] = all[cell]!
    }
  return some
}

/**
 * Decides the claim at the turn of a state before which the seat has not called.
 * @yields the share that is done, 0 to 1.
 */
export function* turnClaimSteps(
  state: PublicState,
  { when, calls, seed, shapes }: TurnClaim,
): Generator<number, TurnVerdict, void> {
  const rules = rulesAt(state)
  const weights = weightsOf(shapes)
  const about = new Float64Array(CELLS)
  const against = new Float64Array(CELLS)
  yield* countHands({
    known: EMPTY_HAND,
    unseen: FULL_HAND,
    weights,
    before: [],
    asked: [conditionOf(when), turnOf(state)],
    tell: (cell, [isSo, rule = 0], hands) => {
      if (isSo !== IN) return
      about[cell] = about[cell]! + hands
      if (!calls.includes(rules[rule]!.call)) against[cell] = against[cell]! + hands
    },
  })
  const [hands, failing] = [sumOf(about), sumOf(against)]
  if (failing === 0) return { hands, failing }
  yield 1
  const isSo = quickTest(when)
  const counterexample = plainHand(against, weights, seed, (hand) => {
    return isSo(hand) && !calls.includes(callFor(state, hand))
  })
  const nearest = nearestOf(about, against)
  return {
    hands,
    failing,
    ...(counterexample === undefined ? {} : { counterexample }),
    ...(nearest === undefined ? {} : { nearest }),
  }
}

function nearestOf(about: CellWeights, against: CellWeights): TurnVerdict['nearest'] {
  let best: TurnVerdict['nearest']
  for (const adds of ADDED) {
    const { must } = cellsOf(adds)
    let hands = 0
    let isTrue = true
    for (let cell = 0; cell < CELLS && isTrue; cell++) {
      if (!hasCell(must, cell)) continue
      hands += about[cell]!
      isTrue = against[cell] === 0
    }
    if (isTrue && hands > (best?.hands ?? 0)) best = { adds, hands }
  }
  return best
}

/** Hands drawn in a cell before the next one is tried. */
const TRIED = 400
/** Cells whose hands are likelier to be met than this are tried first. */
const COMMON = 0.02
const flatness = (cell: number): number =>
  SHAPES[(cell / CELL_POINTS) | 0]!.reduce((sum, cards) => sum + cards * cards, 0)
/** A hand of the cells that fits: the flattest shape first, then the fewest points. */
function plainHand(
  counts: CellWeights,
  weights: Readonly<CellWeights>,
  seed: Seed,
  fits: (hand: Hand) => boolean,
): Hand | undefined {
  const isCommon = (cell: number): number => Number(counts[cell]! >= COMMON * weights[cell]!)
  const order = upTo(0, CELLS - 1)
    .filter((cell) => counts[cell]! > 0)
    .toSorted(
      (a, b) =>
        isCommon(b) - isCommon(a) ||
        flatness(a) - flatness(b) ||
        (a % CELL_POINTS) - (b % CELL_POINTS),
    )
  const rng = rngOf(seed)
  for (const cell of order.slice(0, 60)) {
    const only = emptyCells()
    addCell(only, cell)
    const draw = handSampler(only, weights, EMPTY_HAND, FULL_HAND)
    for (let tried = 0; draw !== undefined && tried < TRIED; tried++) {
      const hand = draw(rng)
      if (fits(hand)) return hand
    }
  }
  return undefined
}

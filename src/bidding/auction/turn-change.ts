/** Two systems at one turn: how many hands each call of the one is another call of the other, and some of them. */
import { fullCells } from '#constraint/cells.ts'
import { CELL_POINTS, CELLS } from '#constraint/cells-measures.ts'
import { packWeights } from '#constraint/cells-weights.ts'
import type { Call } from '#core/call.ts'
import { EMPTY_HAND, equals, FULL_HAND, type Hand } from '#core/hand.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { SHAPES } from '#core/shape.ts'
import { bySuit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { callFor } from './choose.ts'
import { countHands } from './hand-counter.ts'
import { turnOf } from './hand-tests.ts'
import type { PublicState } from './public-state.ts'
import { handSampler } from './sample-hand.ts'
import { rulesAt } from './turn-rules.ts'

/** The least and the most. */
type Span = readonly [number, number]
/** Hands for which the turn has one call by the first system and one by the second; they may be the same. */
export interface CallPair {
  readonly before: Call
  readonly now: Call
  /** Of all hands of thirteen cards. */
  readonly hands: number
  /** Of them those that no rule of the second system takes: its natural defaults call. */
  readonly noRule: number
  /** What all of them lie within: high card points, and cards of each suit. */
  readonly points: Span
  readonly lengths: Tuple4<Span>
  /** Some of them, one at least. */
  readonly examples: readonly Hand[]
}

interface Counted {
  readonly before: Call
  readonly now: Call
  hands: number
  noRule: number
  readonly cells: Float64Array
  /** One that was met, for pairs so rare that none is drawn. */
  met: Hand | undefined
}
const EXAMPLES = 3
const MOST_TRIED = 60

/**
 * Counts every hand by the call it makes with one system and with another at their first turn, and draws hands
 * of each pair of calls.
 * @param seed the same seed draws the same hands.
 * @yields the share that is done, 0 to 1.
 */
export function* turnChangeSteps(
  before: PublicState,
  now: PublicState,
  seed: Seed,
): Generator<number, readonly CallPair[], void> {
  const [old, next] = [rulesAt(before), rulesAt(now)]
  const pairs = new Map<number, Counted>()
  const pairOf = (was: Call, is: Call): Counted => {
    const key = was * 64 + is
    const known = pairs.get(key)
    if (known !== undefined) return known
    const cells = new Float64Array(CELLS)
    const made = { before: was, now: is, hands: 0, noRule: 0, cells, met: undefined }
    pairs.set(key, made)
    return made
  }
  yield* countHands({
    known: EMPTY_HAND,
    unseen: FULL_HAND,
    weights: packWeights(),
    before: [],
    asked: [turnOf(before), turnOf(now)],
    tell: (cell, [was = 0, is = 0], hands, one) => {
      const pair = pairOf(old[was]!.call, next[is]!.call)
      pair.hands += hands
      if (next[is]!.natural) pair.noRule += hands
      pair.cells[cell] = pair.cells[cell]! + hands
      if (one !== undefined) pair.met ??= [...one]
    },
  })
  const found: CallPair[] = []
  for (const pair of [...pairs.values()].toSorted((a, b) => b.hands - a.hands)) {
    yield 1
    const { cells: _cells, met: _met, ...counted } = pair
    found.push({ ...counted, ...within(pair.cells), examples: drawn(before, now, pair, seed) })
  }
  return found
}

function within(cells: Float64Array): Pick<CallPair, 'points' | 'lengths'> {
  const at = [...cells.keys()].filter((cell) => cells[cell]! > 0)
  const span = (of: (cell: number) => number): Span => {
    const values = at.map(of)
    return [Math.min(...values), Math.max(...values)]
  }
  return {
    points: span((cell) => cell % CELL_POINTS),
    lengths: bySuit((suit) => span((cell) => SHAPES[Math.floor(cell / CELL_POINTS)]![suit])),
  }
}

/** Hands of the pair, from the cells where most of it are. */
function drawn(before: PublicState, now: PublicState, pair: Counted, seed: Seed): readonly Hand[] {
  const draw = handSampler(fullCells(), pair.cells, EMPTY_HAND, FULL_HAND)
  const rng = rngOf(seed)
  const found: Hand[] = []
  for (let tried = 0; draw && tried < MOST_TRIED && found.length < EXAMPLES; tried++) {
    const hand = draw(rng)
    if (callFor(before, hand) !== pair.before || callFor(now, hand) !== pair.now) continue
    if (!found.some((one) => equals(one, hand))) found.push(hand)
  }
  return found.length === 0 && pair.met !== undefined ? [pair.met] : found
}

/** Two systems at one turn: how many hands each call of the one is another call of the other, and some of them. */
import { addCell, type CellSet, emptyCells } from '#constraint/cells.ts'
import { packWeights } from '#constraint/cells-weights.ts'
import type { Call } from '#core/call.ts'
import { EMPTY_HAND, FULL_HAND, type Hand } from '#core/hand.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { callFor } from './choose.ts'
import { countHands } from './hand-counter.ts'
import { turnOf } from './hand-tests.ts'
import type { PublicState } from './public-state.ts'
import { handSampler } from './sample-hand.ts'
import { rulesAt } from './turn-rules.ts'

/** Hands for which the turn has one call by the first system and one by the second; they may be the same. */
export interface CallPair {
  readonly before: Call
  readonly now: Call
  /** Of all hands of thirteen cards. */
  readonly hands: number
  /** Of them those that no rule of the second system takes: its natural defaults call. */
  readonly noRule: number
  /** One of them, where the calls differ; absent where they are too rare. */
  readonly hand?: Hand
}

interface Counted {
  readonly before: Call
  readonly now: Call
  hands: number
  noRule: number
  readonly cells: CellSet
}
const MOST_TRIED = 3000
/** Pairs of calls that differ for which a hand is drawn, the commonest. */
const MOST_DRAWN = 12

/**
 * Counts every hand by the call it makes with one system and with another at their first turn, and draws a hand
 * of each pair of calls that differ.
 * @param seed the same seed draws the same hands.
 * @yields the share that is done, 0 to 1.
 */
export function* turnChangeSteps(
  before: PublicState,
  now: PublicState,
  seed: Seed,
): Generator<number, readonly CallPair[], void> {
  const [old, next] = [rulesAt(before), rulesAt(now)]
  const pairs = new Map<string, Counted>()
  yield* countHands({
    known: EMPTY_HAND,
    unseen: FULL_HAND,
    weights: packWeights(),
    before: [],
    asked: [turnOf(before), turnOf(now)],
    tell: (cell, [was = 0, is = 0], hands) => {
      const calls = { before: old[was]!.call, now: next[is]!.call }
      const key = `${calls.before} ${calls.now}`
      const pair = pairs.get(key) ?? { ...calls, hands: 0, noRule: 0, cells: emptyCells() }
      pairs.set(key, pair)
      pair.hands += hands
      if (next[is]!.natural) pair.noRule += hands
      addCell(pair.cells, cell)
    },
  })
  const found: CallPair[] = []
  let left = MOST_DRAWN
  for (const pair of [...pairs.values()].toSorted((a, b) => b.hands - a.hands)) {
    yield 1
    const isShown = pair.before !== pair.now && left-- > 0
    const hand = isShown ? drawn(before, now, pair, seed) : undefined
    const { cells: _cells, ...counted } = pair
    found.push(hand === undefined ? counted : { ...counted, hand })
  }
  return found
}

function drawn(before: PublicState, now: PublicState, pair: Counted, seed: Seed): Hand | undefined {
  const draw = handSampler(pair.cells, packWeights(), EMPTY_HAND, FULL_HAND)
  const rng = rngOf(seed)
  for (let tried = 0; draw !== undefined && tried < MOST_TRIED; tried++) {
    const hand = draw(rng)
    if (callFor(before, hand) === pair.before && callFor(now, hand) === pair.now) return hand
  }
  return undefined
}

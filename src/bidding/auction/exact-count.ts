/** The hands before a call, after what it shows and after what it denies, counted exactly. */
import { CELLS } from '#constraint/cells-measures.ts'
import type { CellWeights } from '#constraint/cells-weights.ts'
import { EMPTY_HAND, FULL_HAND } from '#core/hand.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { BySide } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import type { BiddingSystem } from '../language/system.ts'
import { stateAfter, statesBefore } from './auction-state.ts'
import { countHands } from './hand-counter.ts'
import type { CallHandModel } from './hand-models.ts'
import { appliedOf, directOf, IN } from './hand-tests.ts'
import { visibleCardsOf, weightsFor } from './visible-cards.ts'

/** Hands of each cell, and in all, at the three stages of a call. */
export interface ExactCount {
  readonly before: number
  readonly shown: number
  readonly after: number
  /** By `cellIndex`. */
  readonly cells: {
    readonly before: Readonly<CellWeights>
    readonly shown: Readonly<CellWeights>
    readonly after: Readonly<CellWeights>
  }
}
const addTo = (counts: CellWeights, cell: number, n: number): void => {
  counts[cell] = counts[cell]! + n
}
const totalOf = (cells: CellWeights): number => cells.reduce((sum, n) => sum + n, 0)

/**
 * Counts the hands of the caller at one call of the view's auction, as the viewer sees them.
 * @param calls the auction as `auctionPictures` read it, for the same view and sides.
 * @param index place of the call.
 * @yields the share that is done, 0 to 1; many times.
 * @returns a problem when there is no such call.
 */
export function* exactCountSteps(
  view: SeatView,
  sides: BySide<BiddingSystem>,
  calls: readonly Pick<CallHandModel, 'index' | 'seat' | 'call' | 'status'>[],
  index: number,
): Generator<number, Result<ExactCount, Problem>, void> {
  const made = view.calls.map(({ call }) => call)
  const end = stateAfter(sides, view.dealer, view.vulnerability, made)
  if (!end.ok) return end
  const states = statesBefore(end.value)
  const subject = calls[index]
  if (subject === undefined || states[index] === undefined)
    return problem('count/call', t`There is no call ${index + 1}.`)
  const earlier = calls
    .slice(0, index)
    .filter(({ seat }) => seat === subject.seat)
    .map((one) => appliedOf(states[one.index]!, one))
  const after = appliedOf(states[index], subject)
  // Where the reading had to give way, no denial cut anything.
  const shown = subject.status === 'exact' ? directOf(states[index], subject.call) : after

  const sight = visibleCardsOf(view)
  const isHidden = sight.hidden.includes(subject.seat)
  const into = {
    before: new Float64Array(CELLS),
    shown: new Float64Array(CELLS),
    after: new Float64Array(CELLS),
  }
  yield* countHands({
    known: isHidden ? sight.known[subject.seat] : EMPTY_HAND,
    unseen: isHidden ? sight.unseen : FULL_HAND,
    weights: weightsFor(sight, subject.seat),
    before: earlier,
    asked: [shown, after],
    tell: (cell, [isShown, isLeft], n) => {
      addTo(into.before, cell, n)
      if (isShown === IN) addTo(into.shown, cell, n)
      if (isLeft === IN) addTo(into.after, cell, n)
    },
  })
  return ok({
    before: totalOf(into.before),
    shown: totalOf(into.shown),
    after: totalOf(into.after),
    cells: into,
  })
}

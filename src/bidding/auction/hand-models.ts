/**
 * The auction call by call as one player sees it: what each call cut from the picture of its hand,
 * what the calls not made cut besides, and how many hands are left. The data of the heat map.
 */

import {
  andNot,
  type CellPair,
  type CellSet,
  cellsOf,
  emptyCells,
  fullCells,
  hasCell,
  orCells,
  subsetOf,
} from '#constraint/cells.ts'
import { CELLS } from '#constraint/cells-measures.ts'
import { type CellWeights, cellsWeight } from '#constraint/cells-weights.ts'
import type { Call } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { BySide, Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { finish } from '#core/steps.ts'
import type { BiddingSystem } from '../language/system.ts'
import { stateAfter, statesBefore } from './auction-state.ts'
import { type Profile, profileOf } from './hand-model.ts'
import { type Indirect, indirectOf } from './indirect.ts'
import { naturalCells } from './natural-reading.ts'
import type { PublicState, ReadingStatus } from './public-state.ts'
import { applyCall, readCall } from './reading.ts'
import { rulesAt, type TurnRules } from './turn-rules.ts'
import { everySeatsWeights, visibleCardsOf } from './visible-cards.ts'

/**
 * A number of hands: exact when both ends are equal, else between them, because cells do not tell
 * single honours apart.
 */
export interface HandCount {
  readonly atLeast: number
  readonly atMost: number
}
/** A call that was not made, and what follows from that. */
export interface Denial {
  readonly call: Call
  /** Ids of its rules, all of which stood before. */
  readonly rules: readonly string[]
  /** Hands that only this denial cuts. */
  readonly cuts: number
  /**
   * True when without it some mean length would be 0.2 off, or some limit of points or length 1
   * off.
   */
  readonly spoken: boolean
}
/** By cell: not possible before the call, cut by the call, cut by the calls not made, left. */
export const CELL_MARKS = ['out', 'cut-by-call', 'cut-by-denial', 'left'] as const

export interface CallHandModel {
  /** Place in the auction, from 0. */
  readonly index: number
  readonly seat: Seat
  readonly call: Call
  readonly status: ReadingStatus
  /** Hands before the call, after what it shows, after what it denies. */
  readonly before: HandCount
  readonly shown: HandCount
  readonly after: HandCount
  /** By `cellIndex`: a place in `CELL_MARKS`. */
  readonly marks: Uint8Array
  /** What the hand looks like after the call. */
  readonly profile: Profile
  readonly denials: readonly Denial[]
  /** What the denials say together: tighter limits, suits longer than others. */
  readonly indirect: readonly Indirect[]
}
export interface AuctionHandModels {
  readonly calls: readonly CallHandModel[]
  /** By seat: what is left after the last call. */
  readonly cells: readonly CellPair[]
  /** By seat: how many hands are in each cell as the viewer sees it, before any call. */
  readonly weights: readonly Readonly<CellWeights>[]
}

const FULL: CellPair = { may: fullCells(), must: fullCells() }
const countOf = (weights: Readonly<CellWeights>, { may, must }: CellPair): HandCount => ({
  atLeast: cellsWeight(weights, must),
  atMost: cellsWeight(weights, may),
})
const marksOf = (before: CellSet, shown: CellSet, after: CellSet): Uint8Array => {
  const marks = new Uint8Array(CELLS)
  for (let i = 0; i < CELLS; i++)
    if (hasCell(after, i)) marks[i] = 3
    else if (hasCell(shown, i)) marks[i] = 2
    else if (hasCell(before, i)) marks[i] = 1
  return marks
}

/** The cells of the call if the rules of one other call had not stood before it. */
const without = (rules: TurnRules, call: Call, left: Call): CellPair => {
  const taken: CellPair = { may: emptyCells(), must: emptyCells() }
  const found: CellPair = { may: emptyCells(), must: emptyCells() }
  for (const turnRule of rules) {
    if (turnRule.call === left) continue
    const { may, must } = cellsOf(turnRule.rule.shows)
    if (turnRule.call === call) {
      orCells(found.may, andNot(may, taken.must), found.may)
      orCells(found.must, andNot(must, taken.may), found.must)
    } else {
      orCells(taken.may, may, taken.may)
      orCells(taken.must, must, taken.must)
    }
  }
  return found
}
const differs = (a: Profile, b: Profile): boolean =>
  a.hcp.min !== b.hcp.min ||
  a.hcp.max !== b.hcp.max ||
  a.lengths.some((span, suit) => {
    const other = b.lengths[suit as 0]
    const mean = Math.abs(a.lengthMeans[suit as 0] - b.lengthMeans[suit as 0])
    return span.min !== other.min || span.max !== other.max || mean >= 0.2
  })

function denialsOf(
  rules: TurnRules,
  call: Call,
  before: CellPair,
  after: CellPair,
  profile: Profile,
  weights: Readonly<CellWeights>,
): readonly Denial[] {
  const last = rules.findLastIndex((turnRule) => turnRule.call === call)
  const earlier = rules.slice(0, Math.max(0, last)).filter((turnRule) => turnRule.call !== call)
  return [...new Set(earlier.map((turnRule) => turnRule.call))].flatMap((left) => {
    const { cells, status } = applyCall(before, {
      direct: FULL,
      exact: without(rules, call, left),
    })
    if (status !== 'exact' || subsetOf(cells.may, after.may)) return []
    const wider = profileOf(cells.may, weights)
    const cuts = wider.total - profile.total
    if (cuts === 0) return []
    return [
      {
        call: left,
        rules: earlier.filter((turnRule) => turnRule.call === left).map(({ rule }) => rule.id),
        cuts,
        spoken: differs(profile, wider),
      },
    ]
  })
}

/** One call applied to the picture of its hand. */
function pictureOfCall(
  state: PublicState,
  call: Call,
  before: CellPair,
  weights: Readonly<CellWeights>,
  detail: 'all' | 'cells',
): { readonly picture: CallHandModel; readonly cells: CellPair } {
  const rules = rulesAt(state)
  const reading = readCall(rules, call) ?? naturalCells(state, call)
  const possible = (cells: CellSet): boolean => cellsWeight(weights, cells) > 0
  const { cells, status } = applyCall(before, reading, possible)
  // Where the reading had to give way, what is left was not cut by any denial.
  const shown =
    status === 'exact'
      ? applyCall(before, { direct: reading.direct, exact: reading.direct }, possible).cells
      : cells
  const profile = profileOf(cells.may, weights)
  return {
    cells,
    picture: {
      index: state.auction.calls.length,
      seat: state.seat,
      call,
      status,
      before: countOf(weights, before),
      shown: countOf(weights, shown),
      after: countOf(weights, cells),
      marks: marksOf(before.may, shown.may, cells.may),
      profile,
      indirect: status === 'exact' ? indirectOf(shown.may, cells.may, weights) : [],
      denials:
        status === 'exact' && detail === 'all'
          ? denialsOf(rules, call, before, cells, profile, weights)
          : [],
    },
  }
}

/**
 * Every call of the view's auction with what it did to the picture of its hand. For the viewer's
 * own calls the hands are counted over the whole pack: that is what the others see.
 * @param detail `cells` leaves out the denials one by one.
 * @yields the number of calls read, after each.
 */
export function* handModelSteps(
  view: SeatView,
  sides: BySide<BiddingSystem>,
  detail: 'all' | 'cells' = 'all',
): Generator<number, Result<AuctionHandModels, Problem>, void> {
  const made = view.calls.map(({ call }) => call)
  const end = stateAfter(sides, view.dealer, view.vulnerability, made)
  if (!end.ok) return end
  const states = statesBefore(end.value)
  const weights = everySeatsWeights(visibleCardsOf(view))
  const cells: [CellPair, CellPair, CellPair, CellPair] = [FULL, FULL, FULL, FULL]
  const calls: CallHandModel[] = []
  for (const [i, state] of states.entries()) {
    const { seat } = state
    const step = pictureOfCall(state, made[i]!, cells[seat], weights[seat]!, detail)
    cells[seat] = step.cells
    calls.push(step.picture)
    yield calls.length
  }
  return ok({ calls, cells, weights })
}

/** The same in one go. */
export function auctionHandModels(
  view: SeatView,
  sides: BySide<BiddingSystem>,
  detail: 'all' | 'cells' = 'all',
): Result<AuctionHandModels, Problem> {
  return finish(handModelSteps(view, sides, detail))
}

/**
 * Where the pictures of two partners part: the first call after which what one meant by it and what the other read
 * out of it differ, each by their own system.
 *
 * How far two pictures are apart is their Jensen–Shannon divergence (Lin, *Divergence measures based on the Shannon
 * entropy*, 1991) over the cells of shape and points, in bits: 0 where they are the same, 1 where no hand is in both.
 */
import { cellIndex } from '#constraint/cells.ts'
import type { CellWeights } from '#constraint/cells-weights.ts'
import type { Call } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import { hcp } from '#core/hand.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { partner, type Seat, type Side, sideOf } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { shapeOf } from '#core/shape.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import type { BiddingSystem } from '../language/system.ts'
import type { Profile } from './hand-model.ts'
import { type CallHandModel, handModelSteps } from './hand-models.ts'

export interface BidBoard {
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly calls: readonly Call[]
  readonly deal: Deal
}
export interface Parting {
  /** Place of the call, from 0. */
  readonly index: number
  readonly seat: Seat
  readonly call: Call
  /**
   * `off`: the caller’s own hand is not in what the call shows by the caller’s own system; `differ`: it is, but
   * partner reads another picture.
   */
  readonly kind: 'off' | 'differ'
  /** Between the two pictures, 0 to 1. */
  readonly bits: number
  readonly meant: Profile
  readonly read: Profile
}

/** Pictures that are nearer than this are one: a point or a card at the edge. */
const APART = 0.1
/** The mark of a cell that is left: see `CELL_MARKS`. */
const LEFT = 3

/** Bits between two sets of hands, each hand of a set as likely as another. */
export function bitsApart(
  a: Readonly<Uint8Array>,
  b: Readonly<Uint8Array>,
  weights: Readonly<CellWeights>,
): number {
  let [inA, inB] = [0, 0]
  for (const [cell, weight] of weights.entries()) {
    if (a[cell] === LEFT) inA += weight
    if (b[cell] === LEFT) inB += weight
  }
  if (inA === 0 || inB === 0) return inA === inB ? 0 : 1
  let bits = 0
  for (const [cell, weight] of weights.entries()) {
    const p = a[cell] === LEFT ? weight / inA : 0
    const q = b[cell] === LEFT ? weight / inB : 0
    const middle = (p + q) / 2
    if (p > 0) bits += (p / 2) * Math.log2(p / middle)
    if (q > 0) bits += (q / 2) * Math.log2(q / middle)
  }
  return Math.max(0, bits)
}

/**
 * @param side the partnership.
 * @param systems what each seat plays, by seat: partners may differ.
 * @returns `undefined` where both have the same picture to the end. A problem where the auction is unlawful.
 * @yields after each call that was read.
 */
export function* partingSteps(
  board: BidBoard,
  side: Side,
  systems: readonly BiddingSystem[],
): Generator<number, Result<Parting | undefined, Problem>, void> {
  const { dealer, vulnerability, calls, deal } = board
  const made = calls.map((call) => ({ call }))
  const [first, second] = ([0, 1, 2, 3] as const).filter((seat) => sideOf(seat) === side)
  const pictures = new Map<string, readonly CallHandModel[]>()
  const weightsOf = new Map<Seat, Readonly<CellWeights>>()
  // Both pictures of a call are of partner’s view: the same hands can be in either.
  for (const caller of [first!, second!]) {
    const reader = partner(caller)
    const view = auctionView(reader, deal[reader], dealer, vulnerability, made)
    for (const by of [caller, reader]) {
      const others = systems[(caller + 1) % 4]!
      const sides =
        side === 0 ? ([systems[by]!, others] as const) : ([others, systems[by]!] as const)
      const read = yield* handModelSteps(view, sides, 'cells')
      if (!read.ok) return read
      pictures.set(`${caller} ${by}`, read.value.calls)
      weightsOf.set(caller, read.value.weights[caller]!)
    }
  }
  for (const [index, call] of calls.entries()) {
    const seat = ((dealer + index) % 4) as Seat
    if (sideOf(seat) !== side) continue
    const meant = pictures.get(`${seat} ${seat}`)![index]!
    const read = pictures.get(`${seat} ${partner(seat)}`)![index]!
    const bits = bitsApart(meant.marks, read.marks, weightsOf.get(seat)!)
    const own = deal[seat]
    const off = meant.marks[cellIndex(shapeOf(own), hcp(own))] !== LEFT
    if (!off && bits < APART) continue
    const kind = off ? 'off' : 'differ'
    return ok({ index, seat, call, kind, bits, meant: meant.profile, read: read.profile })
  }
  return ok(undefined)
}

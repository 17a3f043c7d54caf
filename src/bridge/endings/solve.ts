/**
 * What each card of an ending is worth to a player who does not see the closed hands. Whoever plays against him sees
 * all cards and knows his plan: a plan is one card for everything he may have seen, its outcome in a layout is the
 * worst that the defence can do there, and a card is worth the best plan that begins with it. Open cards promise more,
 * since they let him guess right everywhere.
 */
import type { Card } from '#core/card.ts'
import { reporting } from '#core/steps.ts'
import { type Board, boardOf, type Place, seenMoves } from './board.ts'
import { boundAt } from './bound.ts'
import type { Ending } from './ending.ts'
import {
  isReached,
  type Move,
  movesOf,
  type Search,
  type Steps,
  searchOf,
  TooLong,
} from './search.ts'
import { type Outcome, outcomeOf, ROUNDING, without, worthOf } from './vectors.ts'
import { outcomesAfter } from './weighted.ts'

/** How much is tried before an interval is the answer. Counted, so that it is the same on every machine. */
export interface Effort {
  /**
   * Places and joins of the search that drops nothing. With 0 it is left out, and a card that open cards call worse than
   * the best stands with what they give it.
   */
  readonly places: number
  readonly joins: number
  /** Every card is settled, not only the best. */
  readonly every?: boolean
}
export const CAREFUL: Effort = { places: 150_000, joins: 30_000 }

export interface EndingCard {
  /** Touching cards that are worth the same for certain, the highest first. */
  readonly equals: readonly Card[]
  /** What the best plan found is worth on the mean. */
  readonly value: number
  /** No plan is worth more than this: the value itself where it is exact. */
  readonly most: number
  /** What open cards promise. */
  readonly open: number
  /**
   * Tricks of that plan from here on, by layout, at the worst defence there; only as many as are worth more than fewer.
   */
  readonly outcome: Uint8Array
}
interface EndingAnswer {
  /** Best first; of level ones the better with open cards. */
  readonly cards: readonly EndingCard[]
  /** Places looked at. */
  readonly places: number
}

/** An ending on its way, kept so that plans can be looked into. */
export interface SolvedEnding extends EndingAnswer {
  readonly ending: Ending
  readonly search: Search
}

/** The cards that touch this one from above in the chooser's hand, and itself, highest first. */
function touching(board: Board, place: Place, card: number, lows: number): readonly Card[] {
  const out = [board.cards[card]!]
  let above = place.rest & board.seen[place.seat]! & board.suits[board.suitOf[card]!]!
  above &= ~((2 << card) - 1)
  for (; above !== 0; above &= above - 1) {
    const next = above & -above
    if ((lows & next) !== 0) break
    out.unshift(board.cards[31 - Math.clz32(next)]!)
  }
  return out
}

/** Sums of whole numbers differ by no less than this. */
function stepOf({ weights, worth }: Board): number {
  const common = (numbers: Float64Array): number => {
    let of = 0
    for (const n of numbers) {
      if (!Number.isInteger(n)) return 0
      for (let a = of, b = Math.abs(n); ; [a, b] = [b, a % b])
        if (b === 0) {
          of = a
          break
        }
    }
    return of
  }
  return Math.max(common(weights) * common(worth), 2 * ROUNDING)
}

/** Asked anew, since the search has changed it. */
const isNarrowed = ({ narrowed }: Search): boolean => narrowed

interface Settled {
  readonly outcome: Uint8Array
  readonly sum: number
  readonly most: number
}

/** @param enough a card that cannot exceed this sum is not looked into further. */
function* settle(
  search: Search,
  { place: next, ceiling }: Move,
  effort: Effort,
  enough: number,
): Steps<Settled> {
  const { board } = search
  const { start, layouts, weights } = board
  const top = worthOf(board, 0, weights, ceiling)
  const taken = next.won
  if (isReached(search, next, layouts, without(ceiling, taken)))
    return { outcome: ceiling, sum: top, most: top }
  const step = stepOf(board)
  const shared = new Uint8Array(layouts.length)
  let best: Outcome = outcomeOf(board, 0, { weights, shared }, new Uint8Array(layouts.length))
  let most = top
  const widths = effort.places === 0 ? [1] : [1, 8, Number.POSITIVE_INFINITY]
  for (const width of widths) {
    const isWhole = width === Number.POSITIVE_INFINITY
    search.width = width
    search.narrowed = false
    if (isWhole) {
      search.mostPlaces = search.places + effort.places
      search.mostJoins = search.joins + effort.joins
      // Below a lead of ours or a card before one of theirs a single place of theirs is the first.
      if (board.role[next.seat] !== 'own') search.root = layouts
      search.most = most
    }
    const above = width === 1 ? Number.NEGATIVE_INFINITY : best.sum + step - ROUNDING
    const asked = { tricks: ceiling, weights, shared, above }
    try {
      for (const one of yield* outcomesAfter(search, start, next, layouts, asked))
        if (one.sum > best.sum || width === 1) best = one
      if (!isNarrowed(search)) most = best.sum
    } catch (error) {
      if (!(error instanceof TooLong)) throw error
      if (isWhole) most = Math.min(most, Math.max(search.most, best.sum))
    } finally {
      search.width = Number.POSITIVE_INFINITY
      search.mostPlaces = Number.POSITIVE_INFINITY
      search.mostJoins = Number.POSITIVE_INFINITY
      search.root = undefined
    }
    if (width === 1 && most > best.sum && effort.places > 0) {
      const above = yield* boundAt(search, next, layouts, without(ceiling, taken), weights)
      most = Math.max(best.sum, Math.min(most, above))
      if (most < enough - ROUNDING) break
    }
    if (best.sum + step - ROUNDING > most) most = best.sum
    if (most === best.sum) break
  }
  return { outcome: best.tricks, sum: best.sum, most }
}

/** Solves an ending. A yield is the share done. */
export function* solveEnding(
  ending: Ending,
  effort: Effort = CAREFUL,
): Generator<number, SolvedEnding, void> {
  const board = boardOf(ending)
  const search = searchOf(board)
  const { start, layouts, weights } = board
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = (sum: number): number => ending.worth[0]! + (total === 0 ? 0 : sum / total)
  const every = new Uint8Array(layouts.length).fill(board.fewest[0]![start.left]!)
  const lows = seenMoves(board, start)
  yield 0
  const moves = movesOf(search, start, layouts, every)
    .map((move) => ({ move, sum: worthOf(board, 0, weights, move.ceiling) }))
    .toSorted((a, b) => b.sum - a.sum)
  const cards: EndingCard[] = []
  let best = Number.NEGATIVE_INFINITY
  for (const [done, { move, sum }] of moves.entries()) {
    const share = (done + 0.5) / moves.length
    const enough = effort.every === true ? Number.NEGATIVE_INFINITY : best
    const settled =
      effort.places === 0 && sum < best - ROUNDING
        ? // It cannot be the best, and a quick answer asks no more of it.
          { outcome: move.ceiling, sum, most: sum }
        : yield* reporting(settle(search, move, effort, enough), () => share)
    best = Math.max(best, settled.sum)
    cards.push({
      equals: touching(board, start, move.card, lows),
      value: mean(settled.sum),
      most: mean(settled.most),
      open: mean(sum),
      outcome: settled.outcome,
    })
  }
  cards.sort((a, b) =>
    Math.abs(a.value - b.value) > ROUNDING ? b.value - a.value : b.open - a.open,
  )
  return { ending, search, cards, places: search.places }
}

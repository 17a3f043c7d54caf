/**
 * Constraints of a bidding system as predicates. What shape and points decide becomes a set of
 * cells, what one suit decides a set of holdings; only what is left, sums over the honours of
 * several suits, stays a constraint on the whole hand. Where whole hands cannot be walked it is
 * bounded by cells from above and from below.
 */
import { admitsSuit } from '#constraint/admits.ts'
import { type CellSet, cellsOf, isEmptyCells, isExact, notCells } from '#constraint/cells.ts'
import { type HandConstraint, isOfSuitAlone, type SuitConstraint } from '#constraint/constraint.ts'
import type { Hand } from '#core/hand.ts'
import { EMPTY_HOLDING, type Holding } from '#core/holding.ts'
import type { Seat } from '#core/seat.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import {
  ALWAYS,
  allOf,
  anyOf,
  facts,
  type HoldingSet,
  NEVER,
  not,
  type Predicate,
  rewrite,
} from './predicate.ts'

/** A predicate: the seat's shape and points are in one of the cells. */
export const cellsSay = (seat: Seat, cells: CellSet): Predicate =>
  isEmptyCells(cells)
    ? NEVER
    : isEmptyCells(notCells(cells))
      ? ALWAYS
      : { kind: 'cells', seat, cells }

const kept = new WeakMap<SuitConstraint, HoldingSet[]>()
function holdingsOf(c: SuitConstraint, suit: Suit): HoldingSet {
  const row = kept.get(c) ?? []
  kept.set(c, row)
  const known = row[suit]
  if (known !== undefined) return known
  const set = new Uint32Array(256)
  const hand: [...Hand] = [EMPTY_HOLDING, EMPTY_HOLDING, EMPTY_HOLDING, EMPTY_HOLDING]
  for (let h = 0; h < 8192; h++) {
    hand[suit] = h as Holding
    if (admitsSuit(c, hand, suit)) set[h >> 5] = set[h >> 5]! | (1 << (h & 31))
  }
  row[suit] = set
  return set
}

function suitSays(c: SuitConstraint, seat: Seat, suit: Suit): Predicate {
  const whole: HandConstraint = { kind: 'suit', suit, is: c }
  if (isOfSuitAlone(c)) {
    const cells = cellsOf(whole)
    if (isExact(cells)) return cellsSay(seat, cells.may)
    return { kind: 'holding', seat, suit, set: holdingsOf(c, suit) }
  }
  switch (c.kind) {
    case 'all':
      return allOf(...c.of.map((part) => suitSays(part, seat, suit)))
    case 'any':
      return anyOf(...c.of.map((part) => suitSays(part, seat, suit)))
    case 'not':
      return not(suitSays(c.of, seat, suit))
    case 'named':
      return suitSays(c.is, seat, suit)
    case 'hand':
      return handSays(c.is, seat)
    case 'elsewhere':
      return anyOf(
        ...SUITS.filter((other) => other !== suit).map((other) => suitSays(c.is, seat, other)),
      )
    default: {
      const cells = cellsOf(whole)
      return isExact(cells) ? cellsSay(seat, cells.may) : { kind: 'meets', seat, is: whole }
    }
  }
}

function handSays(c: HandConstraint, seat: Seat): Predicate {
  const cells = cellsOf(c)
  if (isExact(cells)) return cellsSay(seat, cells.may)
  switch (c.kind) {
    case 'all':
      return allOf(...c.of.map((part) => handSays(part, seat)))
    case 'any':
      return anyOf(...c.of.map((part) => handSays(part, seat)))
    case 'not':
      return not(handSays(c.of, seat))
    case 'named':
      return handSays(c.is, seat)
    case 'suit':
      return suitSays(c.is, seat, c.suit)
    case 'some':
      return anyOf(...c.among.map((suit) => suitSays(c.is, seat, suit)))
    case 'every':
      return allOf(...c.among.map((suit) => suitSays(c.is, seat, suit)))
    default:
      return { kind: 'meets', seat, is: c }
  }
}

/** Facts about single suits that one predicate may have before it is cheaper to walk whole hands. */
const MOST_SUIT_FACTS = 4

export function meetsOf(c: HandConstraint, seat: Seat): Predicate {
  const cells = cellsOf(c)
  if (isExact(cells)) return cellsSay(seat, cells.may)
  const parted = rewrite(handSays(c, seat), (fact) => fact)
  const all = facts(parted)
  const sets = new Set(
    all.flatMap((fact) => (fact.kind === 'holding' ? [`${fact.suit} ${fact.set.join()}`] : [])),
  )
  const whole = all.some((fact) => fact.kind === 'meets')
  return whole || sets.size > MOST_SUIT_FACTS ? { kind: 'meets', seat, is: c } : parted
}
/**
 * The same as one fact: cells where these say all that the constraint does, otherwise a constraint
 * on the whole hand. For long constraints, whose single parts say little.
 */
export function wholeOf(c: HandConstraint, seat: Seat): Predicate {
  const cells = cellsOf(c)
  return isExact(cells) ? cellsSay(seat, cells.may) : { kind: 'meets', seat, is: c }
}
/**
 * The predicate with constraints on whole hands replaced by cells: `may` holds of every layout that
 * the predicate holds of, `must` only of such layouts.
 */
export function bounded(p: Predicate, side: 'may' | 'must'): Predicate {
  switch (p.kind) {
    case 'meets':
      return cellsSay(p.seat, cellsOf(p.is)[side])
    case 'not':
      return not(bounded(p.of, side === 'may' ? 'must' : 'may'))
    case 'all':
      return allOf(...p.of.map((q) => bounded(q, side)))
    case 'any':
      return anyOf(...p.of.map((q) => bounded(q, side)))
    case 'one':
      return anyOf(
        ...p.of.map((q, i) =>
          allOf(
            bounded(q, side),
            ...p.of.flatMap((r, j) =>
              i === j ? [] : [not(bounded(r, side === 'may' ? 'must' : 'may'))],
            ),
          ),
        ),
      )
    default:
      return p
  }
}

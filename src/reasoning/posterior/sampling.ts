/**
 * Layouts of three concealed hands drawn with exactly their chances, where honours that several
 * hands have shown put an exact count out of reach: the hand of which most is known is drawn from
 * its table, cell by cell, the other cards are dealt at random, and a layout is kept with the
 * chance that is its weight. The result is a sample, and its figures have an error.
 */
import { fraction, handSampler } from '#bidding/auction/sample-hand.ts'
import { cellIndex, fullCells, hasCell } from '#constraint/cells.ts'
import type { PartialDeal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { type Rng, rngOf } from '#core/rng.ts'
import type { Seat } from '#core/seat.ts'
import { SUITS } from '#core/suit.ts'
import { quickTest } from '#rules/quick.ts'
import { dealFrom, isVoid, type Position } from '../law/position.ts'
import { type Likelihood, weightIn } from '../predicates/likelihood.ts'
import { holds, type Predicate } from '../predicates/predicate.ts'
import { predicateCells } from '../predicates/predicate-cells.ts'
import { type HandTable, handAlone, handTable, heaviest, keptShare } from './hand-table.ts'

/** The weight of a hand by some actions about it alone, 0..1. */
type HandWeight = (held: Hand, cell: number) => number

export type CellTest = (held: Hand, cell: number) => boolean
/** A predicate about the one seat, made fast: most hands are decided by their cell. */
export function handTest(p: Predicate, seat: Seat): CellTest {
  const { may, must } = predicateCells(p)
  const deal: [...PartialDeal] = [undefined, undefined, undefined, undefined]
  const test =
    p.kind === 'meets'
      ? quickTest(p.is)
      : (held: Hand): boolean => {
          deal[seat] = held
          return holds(p, deal) === true
        }
  return (held, cell) => hasCell(must, cell) || (hasCell(may, cell) && test(held))
}
function handWeight(actions: readonly Likelihood[], seat: Seat): HandWeight {
  const made = actions.map((action) => ({
    top: heaviest(action),
    otherwise: action.otherwise,
    terms: action.terms.map(({ weight, when }) => ({
      weight,
      test: handTest(when, seat),
    })),
  }))
  return (held, cell) => {
    let product = 1
    for (const { top, otherwise, terms } of made) {
      let weight = otherwise
      for (const term of terms)
        if (term.test(held, cell)) {
          weight = term.weight
          break
        }
      if (weight === 0) return 0
      product *= weight / top
    }
    return product
  }
}

/** The cell of a hand, `cellIndex`. */
export const cellOf = (held: Hand): number => cellIndex(hand.lengths(held), hand.hcp(held))

export interface SampleOptions {
  /** Layouts wanted. */
  readonly draws: number
  /** Hands drawn and deals made before giving up: the work there may be. */
  readonly tries: number
  /** This many will do once half the tries are made. */
  readonly enough: number
  /** Random numbers of the caller's; by default the same ones for the same unseen cards. */
  readonly rng?: Rng
}
export interface Sampled {
  /** By concealed hand. */
  readonly layouts: readonly (readonly Hand[])[]
  /** Layouts with different first hands: the size of an independent sample that is at least as good. */
  readonly independent: number
  readonly tries: number
}

/** Tries between two yields: a few milliseconds. */
const STRIDE = 1500
/** Deals made at most to one hand drawn. */
const MOST_DEALS = 32
/** Deals that fit, expected of one hand drawn: few, so that layouts are all but independent. */
const FEW = 0.2

/**
 * @param actions see `livingActions`; weights must not rise from term to term.
 * @yields the share done, 0..1.
 * @returns `undefined` where one hand by itself has no weight.
 */
export function* sampleLayouts(
  position: Position,
  actions: readonly Likelihood[],
  { draws, tries: most, enough, rng: given }: SampleOptions,
): Generator<number, Sampled | undefined, void> {
  const made: { readonly table: HandTable; readonly kept: number }[] = []
  for (const hand of position.seats.keys()) {
    const table = handTable(position, actions, hand)
    yield 0
    made.push({ table, kept: keptShare(table) })
    yield 0
  }
  const tables = made.toSorted((a, b) => a.kept - b.kept).map((one) => one.table)
  const alone = (one: HandTable) => actions.filter((a) => handAlone(position, a) === one.hand)
  const shared = actions.filter((action) => handAlone(position, action) === undefined)
  const [first, ...others] = tables.map((table) => ({
    table,
    weight: handWeight(alone(table), position.seats[table.hand]!),
  }))
  if (first === undefined) return undefined
  const { table } = first
  const drawer = handSampler(
    fullCells(),
    table.ways.map((n, cell) => n * table.most[cell]!),
    table.known,
    table.unseen,
  )
  if (drawer === undefined) return undefined
  yield 0
  const rng = given ?? rngOf([...position.unseen] as Parameters<typeof rngOf>[0])
  const layouts: (readonly Hand[])[] = []
  const rest = new Int8Array(52)
  const hands: Hand[] = position.seats.map(() => hand.EMPTY_HAND)
  let independent = 0
  let tries = 0
  let dealt = 0
  let step = 0
  while (layouts.length < draws && tries < most) {
    if (layouts.length >= enough && tries >= most / 2) break
    if (tries >= step) {
      step = tries + STRIDE
      yield Math.max(layouts.length / draws, tries / most)
    }
    tries += 1
    const held = drawer(rng)
    const cell = cellOf(held)
    const kept = first.weight(held, cell) / table.most[cell]!
    if (kept < 1 && fraction(rng) >= kept) continue
    hands[table.hand] = held
    const count = restOf(position, table.known, held, rest)
    const deals = Math.min(
      MOST_DEALS,
      Math.max(1, Math.floor((FEW * dealt) / (layouts.length + 1))),
    )
    const before = layouts.length
    for (let n = 0; n < deals && layouts.length < draws; n++) {
      dealt += 1
      tries += 1
      if (!dealRest(position, rest, count, others, hands, rng)) continue
      const deal = shared.length === 0 ? undefined : dealFrom(position, hands)
      if (deal === undefined || shared.every((a) => fraction(rng) < sharedWeight(a, deal)))
        layouts.push([...hands])
    }
    if (layouts.length > before) independent += 1
  }
  return { layouts, independent, tries }
}

const sharedWeight = (action: Likelihood, deal: PartialDeal): number =>
  weightIn(action, deal) / heaviest(action)

/** Lists the unseen cards that the hand leaves; returns how many. */
function restOf(position: Position, known: Hand, held: Hand, into: Int8Array): number {
  let count = 0
  for (const suit of SUITS) {
    const left = position.unseen[suit] & ~(held[suit] & ~known[suit])
    for (let m = left; m !== 0; m &= m - 1) into[count++] = suit * 13 + 31 - Math.clz32(m & -m)
  }
  return count
}

interface Other {
  readonly table: HandTable
  readonly weight: HandWeight
}
/** Deals the rest at random to the other hands; whether the layout is kept, by their weights. */
function dealRest(
  position: Position,
  cards: Int8Array,
  count: number,
  others: readonly Other[],
  into: Hand[],
  rng: Rng,
): boolean {
  let at = 0
  for (const { table, weight } of others) {
    let [c, d, h, s] = table.known as readonly number[] as [number, number, number, number]
    const vacant = position.vacant[table.hand]!
    const last = at + vacant >= count
    for (let n = 0; n < vacant; n++, at++) {
      const j = last ? at : at + rng.below(count - at)
      const card = cards[j]!
      cards[j] = cards[at]!
      cards[at] = card
      if (card < 13) c |= 1 << card
      else if (card < 26) d |= 1 << (card - 13)
      else if (card < 39) h |= 1 << (card - 26)
      else s |= 1 << (card - 39)
    }
    const held = hand.ofMasks([c, d, h, s])
    const cell = cellOf(held)
    if (table.most[cell]! === 0) return false
    if (position.voids[table.hand] !== 0 && breaksVoid(position, table, held)) return false
    const kept = weight(held, cell)
    if (kept < 1 && fraction(rng) >= kept) return false
    into[table.hand] = held
  }
  return true
}
const breaksVoid = (position: Position, { hand: h, known }: HandTable, held: Hand): boolean =>
  SUITS.some((suit) => isVoid(position, h, suit) && held[suit] !== known[suit])

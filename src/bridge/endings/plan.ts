/**
 * The plan behind an outcome, told as a tree: the chooser's cards, and what he has to watch for. A card is kept as long
 * as it serves, so that the tree parts only where it must.
 */
import type { Card } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import {
  afterCard,
  choices,
  highest,
  layoutsAfter,
  lowest,
  type Place,
  seenMoves,
} from './board.ts'
import { isReached, type Search, type Steps } from './search.ts'
import type { SolvedEnding } from './solve.ts'
import { picked, without } from './vectors.ts'

/** A card of somebody else, as the chooser sees it. */
export interface Seen {
  readonly seat: Seat
  readonly card: Card
  /** The suit led to the trick; absent where this card leads. */
  readonly led?: Suit
  /** Tricks since the question, from 0. */
  readonly trick: number
}

export interface PlanStep {
  /** Whose card it is: the chooser's own or dummy's. */
  readonly seat: Seat
  readonly card: Card
  /** The suit led to the trick; absent where this card leads. */
  readonly led?: Suit
  readonly trick: number
  /** The share of all layouts that comes here, lots drawn by a defender with a choice. */
  readonly share: number
  /** What is played next, the likeliest first; none at the end of the tree. */
  readonly next: readonly PlanBranch[]
}
export interface PlanBranch {
  readonly step: PlanStep
  /** Every course of the others' cards that leads here, since the question, and who won the last whole trick. */
  readonly courses: readonly Course[]
}
export interface Course {
  readonly seen: readonly Seen[]
  readonly winner?: Seat
}

/** The own cards that a tree goes deep, and the courses it follows. */
const DEEP = 4
const MOST_COURSES = 200

/** A place on the way, with what the plan still has to take by layout. */
export interface Leaf extends Course {
  readonly place: Place
  readonly layouts: Int32Array
  readonly wanted: Uint8Array
  /** By layout: its weight, parted among the cards that were possible. */
  readonly weights: Float64Array
}

const sumOf = (weights: Float64Array): number => weights.reduce((sum, weight) => sum + weight, 0)
const trickOf = ({ board }: Search, { left }: Place): number => board.start.left - left
const ledOf = ({ led }: Place): { readonly led?: Suit } => (led < 0 ? {} : { led: led as Suit })

/** After a card: whose trick it was, where it was the last. */
const winnerAfter = (before: Place, next: Place): { readonly winner?: Seat } =>
  before.down === 3 ? { winner: next.seat as Seat } : {}

/** Everything the others may do until the chooser is to play again. */
function* followed(search: Search, leaf: Leaf, out: Leaf[]): Steps<void> {
  const { board } = search
  const { place, layouts, wanted, weights } = leaf
  if (place.left === 0 || board.role[place.seat] === 'own') {
    out.push(leaf)
    return
  }
  const cards = choices(board, place, layouts)
  const times = new Uint8Array(layouts.length)
  for (const { at } of cards) for (const i of at) times[i]!++
  for (const choice of cards) {
    const next = afterCard(board, place, choice.card)
    const seen: Seen = {
      ...{
        seat: place.seat as Seat,
        card: board.cards[choice.card]!,
        trick: trickOf(search, place),
      },
      ...ledOf(place),
    }
    yield* followed(
      search,
      {
        ...leaf,
        place: next,
        layouts: layoutsAfter(board, place, choice, layouts),
        wanted: picked(wanted, choice.at, next.won - place.won),
        weights: Float64Array.from(choice.at, (i) => weights[i]! / times[i]!),
        seen: [...leaf.seen, seen],
        ...winnerAfter(place, next),
      },
      out,
    )
  }
}

const afterOwn = (search: Search, leaf: Leaf, card: number): Leaf => {
  const next = afterCard(search.board, leaf.place, card)
  return {
    ...leaf,
    ...winnerAfter(leaf.place, next),
    place: next,
    wanted: without(leaf.wanted, next.won - leaf.place.won),
  }
}

/** The cards of the chooser that keep what is wanted. */
export function serving(search: Search, leaf: Leaf): readonly number[] {
  const out: number[] = []
  const moves = seenMoves(search.board, leaf.place)
  if ((moves & (moves - 1)) === 0) return [highest(moves)]
  for (let rest = moves; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest)
    const { place, wanted } = afterOwn(search, leaf, card)
    if (isReached(search, place, leaf.layouts, wanted)) out.push(card)
  }
  return out
}

function* stepFrom(
  search: Search,
  leaves: readonly Leaf[],
  card: number,
  total: number,
  deep: number,
): Steps<PlanStep> {
  const { board } = search
  const { place } = leaves[0]!
  const share = leaves.reduce((sum, leaf) => sum + sumOf(leaf.weights), 0) / total
  const step = {
    ...{ seat: place.seat as Seat, card: board.cards[card]!, ...ledOf(place) },
    ...{ trick: trickOf(search, place), share },
  }
  if (deep === 0 || leaves.length > MOST_COURSES) return { ...step, next: [] }
  const after: Leaf[] = []
  for (const leaf of leaves) yield* followed(search, afterOwn(search, leaf, card), after)
  let open = after
    .filter((leaf) => leaf.place.left > 0)
    .map((leaf) => ({ leaf, cards: [] as readonly number[] }))
  for (const one of open) one.cards = serving(search, one.leaf)
  const next: PlanBranch[] = []
  while (open.length > 0) {
    const tally = new Map<string, { seat: number; card: number; weight: number }>()
    for (const { leaf, cards } of open)
      for (const one of cards) {
        const key = `${leaf.place.seat} ${one}`
        const entry = tally.get(key) ?? { seat: leaf.place.seat, card: one, weight: 0 }
        entry.weight += sumOf(leaf.weights)
        tally.set(key, entry)
      }
    // The card that serves most; of level ones the lowest.
    const best = [...tally.values()].reduce((a, b) =>
      b.weight > a.weight + 1e-12 || (Math.abs(b.weight - a.weight) <= 1e-12 && b.card < a.card)
        ? b
        : a,
    )
    const here = ({ leaf, cards }: (typeof open)[number]): boolean =>
      leaf.place.seat === best.seat && cards.includes(best.card)
    const mine = open.filter(here).map(({ leaf }) => leaf)
    open = open.filter((one) => !here(one))
    next.push({
      step: yield* stepFrom(search, mine, best.card, total, deep - 1),
      courses: mine.map(({ seen, winner }) => ({
        seen,
        ...(winner === undefined ? {} : { winner }),
      })),
    })
  }
  return { ...step, next: next.toSorted((a, b) => b.step.share - a.step.share) }
}

/**
 * The plan of one of the cards of a solved ending, as far as it is worth telling.
 * @param at place among its cards.
 */
export function* planOf({ search, cards }: SolvedEnding, at: number): Steps<PlanStep> {
  const { board } = search
  const { equals, outcome } = cards[at]!
  const leaf: Leaf = {
    ...{ place: board.start, layouts: board.layouts, wanted: outcome, weights: board.weights },
    seen: [],
  }
  const card = board.cards.indexOf(equals.at(-1)!)
  return yield* stepFrom(search, [leaf], card, sumOf(board.weights), DEEP)
}

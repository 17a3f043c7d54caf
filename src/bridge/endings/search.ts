/**
 * What all parts of the search share: the places found at the start of a trick, the work done, and the question that
 * settles most places: can one plan take what open cards promise, in every layout at once?
 */
import {
  afterCard,
  type Board,
  choices,
  highest,
  layoutsAfter,
  lowest,
  type Place,
  seenMoves,
} from './board.ts'
import { type OpenCards, openCards, openFrom } from './open.ts'
import { isAtLeast, isNothing, picked, without } from './vectors.ts'

/** The layouts left at the start of a trick, however it was reached. */
export interface Known {
  readonly rest: number
  readonly leader: number
  readonly layouts: Int32Array
  /** By tricks won, where that matters: see `keyOf`. */
  readonly ceilings: (Uint8Array | undefined)[]
  /** Whether one plan takes them all; and less than that, where it was looked into. */
  readonly reached: (boolean | undefined)[]
  readonly yes: (Uint8Array[] | undefined)[]
  readonly no: (Uint8Array[] | undefined)[]
  /** All undominated outcomes, whatever the weights. */
  readonly fronts: (readonly Uint8Array[] | undefined)[]
}

export interface Search {
  readonly board: Board
  readonly open: OpenCards
  readonly known: Map<number, Known[]>
  /** Places looked at, and outcomes joined. */
  places: number
  joins: number
  /** No more of either than this: see `TooLong`. */
  mostPlaces: number
  mostJoins: number
  /** No more outcomes are kept at a place; `narrowed` tells that some were dropped. */
  width: number
  narrowed: boolean
  /** Work at the last yield. */
  rested: number
  /** The layouts of the question, and what all its plans are known not to exceed. */
  root: Int32Array | undefined
  most: number
  /** The layout that spoke against the last card: it is asked first. */
  doubt: number
}

/** A step is a millisecond or two of work. */
export type Steps<T> = Generator<void, T, void>

/** The work allowed is done, and there is no whole answer. */
export class TooLong extends Error {}

export const searchOf = (board: Board): Search => ({
  ...{ board, open: openCards(board), known: new Map(), places: 0, joins: 0 },
  ...{ mostPlaces: Number.POSITIVE_INFINITY, mostJoins: Number.POSITIVE_INFINITY },
  ...{ width: Number.POSITIVE_INFINITY, narrowed: false, rested: 0, doubt: 0 },
  ...{ root: undefined, most: Number.POSITIVE_INFINITY },
})

/** Cards looked at that are as much work as a place. */
const CARDS_A_PLACE = 20
const STRIDE = 20_000

function count(search: Search): void {
  search.places += 1
  if (search.places > search.mostPlaces) throw new TooLong()
}
/** Counts a place. @returns whether it is time for a yield. */
export function counted(search: Search): boolean {
  count(search)
  const work = search.open.looked + search.places * CARDS_A_PLACE
  if (work - search.rested < STRIDE) return false
  search.rested = work
  return true
}

/** Where every trick counts alike those behind us do not matter. */
export const keyOf = ({ board }: Search, { won }: Place): number => (board.even ? 0 : won)

/** What is known of a place at the start of a trick. */
export function knownAt(search: Search, { rest, seat }: Place, layouts: Int32Array): Known {
  let hash = Math.imul(rest, 0x9e3779b1) ^ (seat << 29)
  for (let i = 0; i < layouts.length; i++) {
    hash = Math.imul(hash ^ layouts[i]!, 0x01000193)
    hash ^= hash >>> 15
  }
  const bucket = search.known.get(hash)
  if (bucket !== undefined)
    for (const one of bucket)
      if (one.rest === rest && one.leader === seat && isSame(one.layouts, layouts)) return one
  const made: Known = {
    ...{ rest, leader: seat, layouts },
    ...{ ceilings: [], reached: [], yes: [], no: [], fronts: [] },
  }
  if (bucket === undefined) search.known.set(hash, [made])
  else bucket.push(made)
  return made
}
function isSame(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** By layout, what open cards promise at the start of a trick. */
export function ceilingAt(search: Search, place: Place, known: Known): Uint8Array {
  const key = keyOf(search, place)
  const before = known.ceilings[key]
  if (before !== undefined) return before
  const { layouts } = known
  const out = new Uint8Array(layouts.length)
  for (let i = 0; i < out.length; i++)
    out[i] = openFrom(search.open, place, layouts[i]!, place.left)
  known.ceilings[key] = out
  return out
}

/**
 * Whether one plan takes so many tricks in every layout. With a partner who sees everything only the simple case is
 * looked at, where one card of his serves all layouts: then `false` may be wrong. Most of the work is here, so it is
 * done at one go: a step of a generator for each place would cost as much again.
 * @param open true where open cards are known to give so many in every layout.
 */
export function isReached(
  search: Search,
  place: Place,
  layouts: Int32Array,
  wanted: Uint8Array,
  open = false,
): boolean {
  if (isNothing(wanted)) return true
  if (place.down > 0) return isReachedBy(search, place, layouts, wanted, open)
  if (place.left === 0) return false
  // Most places fail by one layout: what open cards promise in the others is not worth the search.
  if (!open && !isOpen(search, place, layouts, wanted)) return false
  if (place.left === 1 || layouts.length === 1) return true
  const known = knownAt(search, place, layouts)
  const key = keyOf(search, place)
  const front = known.fronts[key]
  if (front !== undefined) return front.some((one) => isAtLeast(one, wanted))
  const ceiling = ceilingAt(search, place, known)
  known.reached[key] ??= isReachedBy(search, place, layouts, ceiling, true)
  if (known.reached[key] === true) return true
  if (isAtLeast(wanted, ceiling)) return false
  known.yes[key] ??= []
  known.no[key] ??= []
  const yes = known.yes[key]
  const no = known.no[key]
  if (yes.some((one) => isAtLeast(one, wanted))) return true
  if (no.some((one) => isAtLeast(wanted, one))) return false
  const found = isReachedBy(search, place, layouts, wanted, true)
  if (found) yes.push(wanted)
  else no.push(wanted)
  return found
}

/** The same, the cards of the seat to play looked at one by one. */
function isReachedBy(
  search: Search,
  place: Place,
  layouts: Int32Array,
  wanted: Uint8Array,
  open: boolean,
): boolean {
  count(search)
  const { board } = search
  const role = board.role[place.seat]
  if (role === 'own') {
    for (let moves = seenMoves(board, place); moves !== 0; ) {
      const card = highest(moves)
      moves ^= 1 << card
      const next = afterCard(board, place, card)
      const rest = without(wanted, next.won - place.won)
      if (next.down > 0 && !isOpen(search, next, layouts, rest)) continue
      if (isReached(search, next, layouts, rest, next.down > 0)) return true
    }
    return false
  }
  const cards = choices(board, place, layouts)
  if (role === 'friend') {
    for (const choice of cards) {
      if (choice.at.length < layouts.length) continue
      const next = afterCard(board, place, choice.card)
      const after = layoutsAfter(board, place, choice, layouts)
      if (isReached(search, next, after, without(wanted, next.won - place.won))) return true
    }
    return false
  }
  // The cards of few layouts first: they are soon looked at.
  for (let n = cards.length - 1; n >= 0; n--) {
    const choice = cards[n]!
    const next = afterCard(board, place, choice.card)
    const rest = picked(wanted, choice.at, next.won - place.won)
    const after = layoutsAfter(board, place, choice, layouts)
    // Open cards reckon with every card of his: what they give before it they give after it.
    if (!isReached(search, next, after, rest, open)) return false
  }
  return true
}

/** Whether open cards give so many tricks in every layout. */
function isOpen(search: Search, place: Place, layouts: Int32Array, wanted: Uint8Array): boolean {
  const size = layouts.length
  const from = search.doubt < size ? search.doubt : 0
  for (let k = 0, i = from; k < size; k++, i = i + 1 === size ? 0 : i + 1)
    if (wanted[i]! > 0 && openFrom(search.open, place, layouts[i]!, wanted[i]!) < wanted[i]!) {
      search.doubt = i
      return false
    }
  return true
}

/** The different cards of the chooser, with what open cards promise after each, up to what is wanted. */
export interface Move {
  readonly card: number
  readonly place: Place
  /** By layout, tricks from before the card on. */
  readonly ceiling: Uint8Array
}
export function movesOf(
  search: Search,
  place: Place,
  layouts: Int32Array,
  wanted: Uint8Array,
): readonly Move[] {
  const { board, open } = search
  const { fewest } = board
  const out: Move[] = []
  for (let moves = seenMoves(board, place); moves !== 0; moves &= moves - 1) {
    const card = lowest(moves)
    const next = afterCard(board, place, card)
    const taken = next.won - place.won
    const ceiling = new Uint8Array(layouts.length)
    for (let i = 0; i < ceiling.length; i++) {
      const cap = wanted[i]!
      const more = cap > taken ? openFrom(open, next, layouts[i]!, cap - taken) : 0
      ceiling[i] = Math.min(cap, fewest[place.won]![taken + more]!)
    }
    out.push({ card, place: next, ceiling })
  }
  return out
}

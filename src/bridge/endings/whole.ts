/** All undominated outcomes near the end, whatever the weights; kept by place. */
import { afterCard, choices, layoutsAfter, type Place } from './board.ts'
import {
  ceilingAt,
  counted,
  isReached,
  type Known,
  keyOf,
  knownAt,
  movesOf,
  type Search,
  type Steps,
  TooLong,
} from './search.ts'
import {
  insert,
  isAtLeast,
  isNothing,
  type Outcome,
  outcomeOf,
  picked,
  without,
} from './vectors.ts'

/** With so few tricks left whole fronts are found: most have ten outcomes or fewer. */
export const WHOLE = 3
/** A list that grows longer than this is given up. */
export const MOST_OUTCOMES = 1200

/** The front at the start of a trick. */
export function* wholeFront(
  search: Search,
  place: Place,
  known: Known,
): Steps<readonly Uint8Array[]> {
  const key = keyOf(search, place)
  const before = known.fronts[key]
  if (before !== undefined) return before
  const { layouts } = known
  const ceiling = ceilingAt(search, place, known)
  const simple =
    place.left === 1 || layouts.length === 1 || isReached(search, place, layouts, ceiling)
  const found = simple ? [ceiling] : yield* frontAt(search, place, layouts, ceiling)
  known.fronts[key] = found
  return found
}

/** @param wanted more than this in a layout is of no use. */
function* frontAt(
  search: Search,
  place: Place,
  layouts: Int32Array,
  wanted: Uint8Array,
): Steps<readonly Uint8Array[]> {
  if (counted(search)) yield
  const { board } = search
  const role = board.role[place.seat]
  if (role === 'own') return yield* ownFront(search, place, layouts, wanted)
  const friend = role === 'friend'
  let list: readonly Uint8Array[] = [friend ? new Uint8Array(layouts.length) : wanted]
  for (const choice of choices(board, place, layouts)) {
    const next = afterCard(board, place, choice.card)
    const after = layoutsAfter(board, place, choice, layouts)
    // Where one outcome is left, nothing above it can matter any more.
    const from = !friend && list.length === 1 ? list[0]! : wanted
    const found = yield* frontAfter(search, place, next, after, picked(from, choice.at))
    list = joined(search, list, found, choice.at, friend)
  }
  return list
}

function joined(
  search: Search,
  list: readonly Uint8Array[],
  found: readonly Uint8Array[],
  at: Uint16Array,
  friend: boolean,
): readonly Uint8Array[] {
  const out: Outcome[] = []
  for (const a of list)
    for (const b of found) {
      const tricks = Uint8Array.from(a)
      for (let j = 0; j < at.length; j++) {
        const i = at[j]!
        if (friend ? b[j]! > tricks[i]! : b[j]! < tricks[i]!) tricks[i] = b[j]!
      }
      insert(out, outcomeOf(search.board, 0, undefined, tricks), undefined)
      if (out.length > MOST_OUTCOMES) throw new TooLong()
    }
  return out.map(({ tricks }) => tricks)
}

function* ownFront(
  search: Search,
  place: Place,
  layouts: Int32Array,
  wanted: Uint8Array,
): Steps<readonly Uint8Array[]> {
  const total = (tricks: Uint8Array): number => tricks.reduce((sum, n) => sum + n, 0)
  const moves = movesOf(search, place, layouts, wanted).toSorted(
    (a, b) => total(b.ceiling) - total(a.ceiling),
  )
  const list: Outcome[] = []
  for (const move of moves) {
    if (list.some(({ tricks }) => isAtLeast(tricks, move.ceiling))) continue
    for (const tricks of yield* frontAfter(search, place, move.place, layouts, move.ceiling)) {
      if (isAtLeast(tricks, wanted)) return [tricks]
      insert(list, outcomeOf(search.board, 0, undefined, tricks), undefined)
    }
  }
  return list.map(({ tricks }) => tricks)
}

/** The front after a card, in tricks from before it on. */
function* frontAfter(
  search: Search,
  place: Place,
  next: Place,
  layouts: Int32Array,
  wanted: Uint8Array,
): Steps<readonly Uint8Array[]> {
  if (isNothing(wanted)) return [wanted]
  if (next.down > 0) return yield* frontAt(search, next, layouts, wanted)
  const taken = next.won - place.won
  if (next.left === 0) return [gained(search, place, wanted, NOTHING, taken)]
  const known = knownAt(search, next, layouts)
  const rest = without(wanted, taken)
  if (known.fronts[keyOf(search, next)] === undefined && isReached(search, next, layouts, rest))
    return [wanted]
  const list: Outcome[] = []
  for (const tricks of yield* wholeFront(search, next, known)) {
    const all = gained(search, place, wanted, tricks, taken)
    insert(list, outcomeOf(search.board, 0, undefined, all), undefined)
  }
  return list.map(({ tricks }) => tricks)
}

export const NOTHING = new Uint8Array(0)

/** Tricks to come with the one just taken, none counted beyond what is wanted. */
export function gained(
  { board }: Search,
  { won }: Place,
  wanted: Uint8Array,
  tricks: Uint8Array,
  taken: number,
): Uint8Array {
  const few = board.fewest[won]!
  const out = new Uint8Array(wanted.length)
  for (let i = 0; i < out.length; i++) out[i] = Math.min(wanted[i]!, few[(tricks[i] ?? 0) + taken]!)
  return out
}

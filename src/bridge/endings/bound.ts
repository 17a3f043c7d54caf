/** What no plan can exceed. */
import { afterCard, choices, layoutsAfter, type Place } from './board.ts'
import { counted, isReached, knownAt, movesOf, type Search, type Steps } from './search.ts'
import { isNothing, picked, ROUNDING, without, worthOf } from './vectors.ts'
import { WHOLE, wholeFront } from './whole.ts'

/**
 * At least what the best plan is worth: wherever somebody against us has a choice in a layout, its weight goes to one
 * of his cards alone. A card after which nothing is lost gives its layouts back to the others.
 */
export function* boundAt(
  search: Search,
  place: Place,
  layouts: Int32Array,
  wanted: Uint8Array,
  weights: Float64Array,
): Steps<number> {
  if (counted(search)) yield
  const { board } = search
  const most = worthOf(board, place.won, weights, wanted)
  if (isNothing(wanted)) return most
  if (place.down === 0) {
    if (isReached(search, place, layouts, wanted)) return most
    if (place.left <= WHOLE) {
      const front = yield* wholeFront(search, place, knownAt(search, place, layouts))
      return Math.max(
        ...front.map((tricks) =>
          worthOf(
            board,
            place.won,
            weights,
            tricks.map((n, i) => Math.min(n, wanted[i]!)),
          ),
        ),
      )
    }
  }
  const role = board.role[place.seat]
  if (role === 'friend') return most
  if (role === 'own') {
    const moves = movesOf(search, place, layouts, wanted)
      .map((move) => ({ ...move, sum: worthOf(board, place.won, weights, move.ceiling) }))
      .toSorted((a, b) => b.sum - a.sum)
    let best = Number.NEGATIVE_INFINITY
    for (const { place: next, ceiling, sum } of moves) {
      if (sum <= best + ROUNDING) break
      best = Math.max(best, yield* boundAfter(search, place, next, layouts, ceiling, weights))
    }
    return best
  }
  const free = Float64Array.from(weights)
  let bound = most
  const cards = choices(board, place, layouts).toSorted((a, b) => a.at.length - b.at.length)
  for (const choice of cards) {
    const share = Float64Array.from(choice.at, (i) => free[i]!)
    const some = picked(wanted, choice.at).map((n, j) => (share[j]! > 0 ? n : 0))
    if (isNothing(some)) continue
    const next = afterCard(board, place, choice.card)
    const after = layoutsAfter(board, place, choice, layouts)
    const top = worthOf(board, place.won, share, some)
    const found = yield* boundAfter(search, place, next, after, some, share)
    if (found >= top - ROUNDING) continue
    bound -= top - found
    for (const i of choice.at) free[i] = 0
  }
  return bound
}

function* boundAfter(
  search: Search,
  place: Place,
  next: Place,
  layouts: Int32Array,
  wanted: Uint8Array,
  weights: Float64Array,
): Steps<number> {
  const { board } = search
  if (isNothing(wanted)) return worthOf(board, place.won, weights, wanted)
  const taken = next.won - place.won
  if (next.left > 0) return yield* boundAt(search, next, layouts, without(wanted, taken), weights)
  const few = board.fewest[place.won]!
  return worthOf(
    board,
    place.won,
    weights,
    wanted.map((n) => Math.min(n, few[taken]!)),
  )
}

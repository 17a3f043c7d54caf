/**
 * The best outcomes for given weights, found by branch and bound above the whole fronts. A layout that no other branch
 * can touch counts by its sum alone, so that the lists stay short.
 */
import { afterCard, type Choice, choices, layoutsAfter, type Place } from './board.ts'
import { cheapest, given, type Part } from './parts.ts'
import {
  counted,
  isReached,
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
  type Weighing,
  without,
  worthOf,
} from './vectors.ts'
import { gained, MOST_OUTCOMES, NOTHING, WHOLE, wholeFront } from './whole.ts'

/** Joins that take some milliseconds. */
const JOINS_A_STEP = 200

/** What is wanted of a place. */
interface Wanted extends Weighing {
  /** More than this in a layout is of no use. */
  readonly tricks: Uint8Array
  /** Outcomes that are worth no more than this are of no use. */
  readonly above: number
}

const cut = (search: Search, list: readonly Outcome[]): readonly Outcome[] => {
  if (list.length <= search.width) return list
  search.narrowed = true
  return list.toSorted((a, b) => b.sum - a.sum).slice(0, search.width)
}

/** The outcomes after a card, in tricks from before it on. */
export function* outcomesAfter(
  search: Search,
  place: Place,
  next: Place,
  layouts: Int32Array,
  wanted: Wanted,
): Steps<readonly Outcome[]> {
  const { board } = search
  const { tricks, above, shared } = wanted
  const single = (outcome: Uint8Array): readonly Outcome[] => {
    const one = outcomeOf(board, place.won, wanted, outcome)
    return one.sum > above ? [one] : []
  }
  if (isNothing(tricks)) return single(tricks)
  if (next.down > 0) return yield* outcomesAt(search, next, layouts, wanted)
  const taken = next.won - place.won
  if (next.left === 0) return single(gained(search, place, tricks, NOTHING, taken))
  const rest = without(tricks, taken)
  const list: Outcome[] = []
  const add = (found: Uint8Array): void => {
    const one = outcomeOf(board, place.won, wanted, gained(search, place, tricks, found, taken))
    if (one.sum > above) insert(list, one, shared)
  }
  if (next.left <= WHOLE) {
    const known = knownAt(search, next, layouts)
    if (known.fronts[keyOf(search, next)] === undefined && isReached(search, next, layouts, rest))
      return single(tricks)
    for (const found of yield* wholeFront(search, next, known)) add(found)
    return cut(search, list)
  }
  if (isReached(search, next, layouts, rest)) return single(tricks)
  for (const found of yield* outcomesAt(search, next, layouts, { ...wanted, tricks: rest }))
    add(found.tricks)
  return cut(search, list)
}

function* outcomesAt(
  search: Search,
  place: Place,
  layouts: Int32Array,
  wanted: Wanted,
): Steps<readonly Outcome[]> {
  if (counted(search)) yield
  const role = search.board.role[place.seat]
  return role === 'own'
    ? yield* ownOutcomes(search, place, layouts, wanted)
    : role === 'foe'
      ? yield* foeOutcomes(search, place, layouts, wanted)
      : yield* friendOutcomes(search, place, layouts, wanted)
}

function* ownOutcomes(
  search: Search,
  place: Place,
  layouts: Int32Array,
  wanted: Wanted,
): Steps<readonly Outcome[]> {
  const { tricks, weights, shared, above } = wanted
  const isAlone = shared.every((one) => one === 0)
  const moves = movesOf(search, place, layouts, tricks)
    .map((move) => ({ ...move, sum: worthOf(search.board, place.won, weights, move.ceiling) }))
    .toSorted((a, b) => b.sum - a.sum)
  const list: Outcome[] = []
  let floor = above
  for (const { place: next, ceiling, sum } of moves) {
    if (sum <= floor || list.some((one) => isAtLeast(one.tricks, ceiling))) continue
    const asked = { ...wanted, tricks: ceiling, above: floor }
    for (const one of yield* outcomesAfter(search, place, next, layouts, asked)) {
      if (isAtLeast(one.tricks, tricks)) return [one]
      insert(list, one, shared)
      if (isAlone && one.sum > floor) floor = one.sum
    }
  }
  return cut(search, list)
}

/**
 * Somebody against us who sees everything. A plan has a part for each of his cards, and in each layout the worst
 * part counts. His cards after which nothing is lost fall out. Then each layout is given to one of his cards alone, as
 * if it were known which he will play: the parts no longer touch, and what the others cannot exceed is what each
 * has to beat. Last the parts are joined.
 */
function* foeOutcomes(
  search: Search,
  place: Place,
  layouts: Int32Array,
  wanted: Wanted,
): Steps<readonly Outcome[]> {
  const { board } = search
  const { weights, shared, above } = wanted
  const tricks = Uint8Array.from(wanted.tricks)
  if (worthOf(board, place.won, weights, tricks) <= above) return []
  const losing: Choice[] = []
  for (const choice of choices(board, place, layouts)) {
    const next = afterCard(board, place, choice.card)
    const after = layoutsAfter(board, place, choice, layouts)
    const rest = picked(tricks, choice.at, next.won - place.won)
    if (!isReached(search, next, after, rest)) losing.push(choice)
  }
  if (losing.length === 0) return [outcomeOf(board, place.won, wanted, tricks)]
  const parts = given(search, place, layouts, losing, weights)
  const tops = parts.map((part) => worthOf(board, place.won, part.weights, picked(tricks, part.at)))
  let most = worthOf(board, place.won, weights, tricks)
  /** @returns false where nothing above the floor is left. */
  const lower = (n: number, found: readonly Outcome[]): boolean => {
    if (found.length === 0) return false
    const best = Math.max(...found.map(({ sum }) => sum))
    if (best < tops[n]!) {
      most -= tops[n]! - best
      tops[n] = best
    }
    return most > above
  }
  if (parts.length > 1 || shared.some((one) => one === 1))
    for (const [n, part] of parts.entries()) {
      const asked: Wanted = {
        tricks: picked(tricks, part.at).map((cap, j) => (part.weights[j]! > 0 ? cap : 0)),
        weights: part.weights,
        shared: new Uint8Array(part.at.length),
        above: above - (most - tops[n]!),
      }
      if (isNothing(asked.tricks)) continue
      if (!lower(n, yield* outcomesAfter(search, place, part.next, part.layouts, asked))) return []
    }
  if (search.root === layouts && search.width === Number.POSITIVE_INFINITY)
    search.most = Math.min(search.most, most)
  const touched = new Uint8Array(layouts.length)
  for (const { at } of parts) for (const i of at) touched[i]!++
  const lists: { readonly part: Part; readonly found: readonly Outcome[] }[] = []
  for (const [n, part] of parts.entries()) {
    const asked: Wanted = {
      tricks: picked(tricks, part.at),
      weights: part.weights,
      // A layout whose weight went to another card counts by itself here, or a plan that ruins it looks free.
      shared: Uint8Array.from(part.at, (i, j) =>
        shared[i] === 1 || touched[i]! > 1 || part.mine[j] === 0 ? 1 : 0,
      ),
      above: above - (most - tops[n]!),
    }
    const found = yield* outcomesAfter(search, place, part.next, part.layouts, asked)
    if (!lower(n, found)) return []
    if (found.length > 1) {
      lists.push({ part, found })
      continue
    }
    for (const [j, i] of part.at.entries()) {
      touched[i]!--
      tricks[i] = Math.min(tricks[i]!, found[0]!.tricks[j]!)
    }
    if (worthOf(board, place.won, weights, tricks) <= above) return []
  }
  return yield* joined(search, place, wanted, tricks, touched, lists)
}

function* joined(
  search: Search,
  { won }: Place,
  { weights, shared, above }: Wanted,
  tricks: Uint8Array,
  touched: Uint8Array,
  lists: readonly { readonly part: Part; readonly found: readonly Outcome[] }[],
): Steps<readonly Outcome[]> {
  const { board } = search
  const { worth } = board
  let partial: readonly Outcome[] = [outcomeOf(board, won, { weights, shared }, tricks)]
  const order = lists.toSorted((a, b) => a.found.length - b.found.length)
  for (const [n, { part, found }] of order.entries()) {
    const { at } = part
    for (const i of at) touched[i]!--
    const pending = Uint8Array.from(shared, (one, i) => (one === 1 || touched[i]! > 0 ? 1 : 0))
    const later = order.slice(n + 1)
    const out: Outcome[] = []
    for (const a of partial)
      for (const b of found) {
        search.joins += 1
        if (search.joins > search.mostJoins) throw new TooLong()
        if (search.joins % JOINS_A_STEP === 0) yield
        let sum = a.sum
        for (let j = 0; j < at.length; j++) {
          const i = at[j]!
          const [x, y] = [a.tricks[i]!, b.tricks[j]!]
          if (y < x) sum -= weights[i]! * (worth[won + x]! - worth[won + y]!)
        }
        if (sum <= above) continue
        const both = Uint8Array.from(a.tricks)
        for (let j = 0; j < at.length; j++)
          if (b.tricks[j]! < both[at[j]!]!) both[at[j]!] = b.tricks[j]!
        const lost = (list: (typeof order)[number]): number =>
          cheapest(board, won, weights, both, list.part.at, list.found)
        if (later.some((list) => sum - lost(list) <= above)) continue
        insert(out, outcomeOf(board, won, { weights, shared: pending }, both), pending)
        if (out.length > MOST_OUTCOMES) throw new TooLong()
      }
    partial = cut(search, out)
    if (partial.length === 0) return []
  }
  return partial
}

/** The partner who sees everything takes in each layout the part that is best for the plan. */
function* friendOutcomes(
  search: Search,
  place: Place,
  layouts: Int32Array,
  wanted: Wanted,
): Steps<readonly Outcome[]> {
  const { board } = search
  const { weights, shared, above } = wanted
  const cards = choices(board, place, layouts)
  const times = new Uint8Array(layouts.length)
  for (const { at } of cards) for (const i of at) times[i]!++
  const later = Uint8Array.from(times)
  let list: readonly Outcome[] = [
    outcomeOf(board, place.won, wanted, new Uint8Array(layouts.length)),
  ]
  for (const choice of cards) {
    const { at } = choice
    for (const i of at) later[i]!--
    const next = afterCard(board, place, choice.card)
    const after = layoutsAfter(board, place, choice, layouts)
    const found = yield* outcomesAfter(search, place, next, after, {
      tricks: picked(wanted.tricks, at),
      weights: Float64Array.from(at, (i) => weights[i]!),
      shared: Uint8Array.from(at, (i) => (shared[i] === 1 || times[i]! > 1 ? 1 : 0)),
      above: Number.NEGATIVE_INFINITY,
    })
    const pending = Uint8Array.from(shared, (one, i) => (one === 1 || later[i]! > 0 ? 1 : 0))
    const out: Outcome[] = []
    for (const a of list)
      for (const b of found) {
        search.joins += 1
        if (search.joins > search.mostJoins) throw new TooLong()
        const both = Uint8Array.from(a.tricks)
        for (let j = 0; j < at.length; j++)
          if (b.tricks[j]! > both[at[j]!]!) both[at[j]!] = b.tricks[j]!
        const possible = both.map((n, i) => (later[i]! > 0 ? wanted.tricks[i]! : n))
        if (worthOf(board, place.won, weights, possible) <= above) continue
        insert(out, outcomeOf(board, place.won, { weights, shared: pending }, both), pending)
        if (out.length > MOST_OUTCOMES) throw new TooLong()
      }
    list = cut(search, out)
    if (list.length === 0) return []
  }
  return list.filter(({ sum }) => sum > above)
}

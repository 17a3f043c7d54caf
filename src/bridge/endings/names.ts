/**
 * What wins the trick that cashing out does not. A name is a claim about cause: its test holds in the layouts in which
 * the plan gains, against a defence that holds it to its outcome.
 */
import { suitOf } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import type { Board } from './board.ts'
import {
  type Asked,
  type EndingEvent,
  type EventKind,
  eventsOf,
  isClosed,
  several,
} from './line-events.ts'
import { cashedFrom, handsAt, type Line, linesIn } from './lines.ts'
import type { Steps } from './search.ts'
import type { SolvedEnding } from './solve.ts'
import { picked, ROUNDING } from './vectors.ts'

export type EndingKind = EventKind | 'safety play'
export interface EndingName {
  readonly kind: EndingKind
  /** The closed hand that it is against, where it is one and the same. */
  readonly against?: Seat
  /** The share of all layouts in which it gains, 0..1. */
  readonly share: number
}

/** So many layouts, spread evenly, stand for more, with five cards and more; and so many lines for those of a layout. */
const MOST_LAYOUTS = 24
const MOST_LINES = 8
/** The part of the gain that names account for, and the least part that a second one adds. */
const MOSTLY = 0.8
const SOME = 0.05

/** Lines of a card's plan in a layout, among the layouts that have a weight. */
export function planLines(
  { search, cards }: SolvedEnding,
  at: number,
  layout: number,
): Steps<readonly Line[]> {
  const { start: place, cards: numbered, ...board } = search.board
  const { equals, outcome } = cards[at]!
  const kept = Uint16Array.from([...board.weights.keys()].filter((i) => board.weights[i]! > 0))
  const layouts = Int32Array.from(kept, (i) => board.layouts[i]!)
  const weights = Float64Array.from(kept, (i) => board.weights[i]!)
  const leaf = { place, layouts, wanted: picked(outcome, kept), weights, seen: [] }
  return linesIn(search, leaf, kept.indexOf(layout), numbered.indexOf(equals.at(-1)!), MOST_LINES)
}

/** Steps of the worth, and the number of tricks whose step is more than all others together. */
function stepsOf({ worth }: Board): { readonly unit: number; readonly wanted: number } {
  const steps = Array.from(worth, (value, n) => (n === 0 ? 0 : value - worth[n - 1]!))
  const sum = worth.at(-1)!
  const unit = sum / Math.max(1, steps.filter((step) => step > 0).length)
  return { unit, wanted: steps.findIndex((step) => step > sum / 2) }
}

/**
 * The tricks wanted are made in all layouts in which another card makes them, and in some more where one hand holds all
 * the cards of that card's suit. @returns the share of those.
 */
function safetyIn({ search: { board }, cards }: SolvedEnding, at: number): number {
  const { layouts, weights, start, suits, hidden } = board
  const { wanted } = stepsOf(board)
  const makes = (k: number, i: number): boolean => cards[k]!.outcome[i]! >= wanted
  const sum = weights.reduce((of, weight) => of + weight, 0)
  if (wanted < 0) return 0
  for (const [k, { equals, value, most }] of cards.entries()) {
    const out = suits[suitOf(equals[0]!)]! & hidden
    const lost = [...layouts.keys()].filter((i) => weights[i]! > 0 && makes(at, i) !== makes(k, i))
    const breaks = (i: number): boolean =>
      handsAt(board, start, layouts[i]!).every(
        (hand, seat) => !isClosed(board, seat) || (hand & out) === 0 || (hand & out) === out,
      )
    if (lost.length === 0 || !several(out) || most > value + ROUNDING) continue
    const share = lost.reduce((of, i) => of + weights[i]!, 0) / sum
    const both = layouts.reduce((of, _, i) => of + (makes(k, i) ? weights[i]! : 0), 0) / sum
    if (both > share && lost.every((i) => makes(at, i) && breaks(i))) return share
  }
  return 0
}

/** The names of a card's plan, two at most; none where it only cashes, or nothing names it. */
export function* namesOf(solved: SolvedEnding, at: number): Steps<readonly EndingName[]> {
  const { board } = solved.search
  if (board.start.down > 0 || board.role.includes('friend')) return []
  const safety = safetyIn(solved, at)
  const names = yield* eventNames(solved, at)
  return safety === 0
    ? names
    : [{ kind: 'safety play', share: safety } as const, ...names].slice(0, 2)
}

/** What happens where the plan gains, most weight first. */
function* eventNames(solved: SolvedEnding, at: number): Steps<readonly EndingName[]> {
  const { search, cards } = solved
  const { start, layouts, weights, worth } = search.board
  const sum = (list: Iterable<number>): number => [...list].reduce((of, i) => of + weights[i]!, 0)
  const total = sum(weights.keys())
  const plan = Float64Array.from(cards[at]!.outcome, (tricks) => worth[tricks]!)
  const cashed = Float64Array.from(layouts, (first) => {
    const hands = handsAt(search.board, start, first)
    return worth[cashedFrom(search.board, start.seat, start.left, hands)]!
  })
  const lawful = [...layouts.keys()].filter((i) => weights[i]! > 0)
  const gaining = lawful.filter((i) => plan[i]! > cashed[i]!)
  // What hangs on how the cards lie.
  const mean = lawful.reduce((of, i) => of + plan[i]! * weights[i]!, 0) / total
  const stake = (mean - Math.min(...lawful.map((i) => cashed[i]!))) / stepsOf(search.board).unit
  const stride = start.left < 5 ? 1 : Math.ceil(gaining.length / MOST_LAYOUTS)
  const tried = gaining.filter((_, n) => n % stride === 0)
  const asked: Asked = { search: solved.search, known: new Map() }
  const found = new Map<string, EndingEvent & { readonly in: Set<number> }>()
  for (const i of tried) {
    const lines = yield* planLines(solved, at, i)
    const times = new Map<string, number>()
    for (const line of lines) {
      const events = eventsOf(asked, line).flatMap(({ kind, seat }) => [
        `${kind},${seat}`,
        `${kind},-1`,
      ])
      for (const key of new Set(events)) times.set(key, (times.get(key) ?? 0) + 1)
      yield
    }
    for (const [key, n] of times) {
      if (n * 2 < lines.length) continue
      const [kind, seat] = key.split(',') as [EventKind, string]
      if (!found.has(key)) found.set(key, { kind, seat: Number(seat), in: new Set() })
      found.get(key)!.in.add(i)
    }
  }
  const all = sum(tried)
  const share = sum(gaining) / (total * (all || 1))
  const named = [...found.values()]
    .map((one) => ({ ...one, weight: sum(one.in) }))
    // Of names in the same layouts the one that says against whom.
    .toSorted((a, b) => b.weight - a.weight || b.seat - a.seat)
  const [first] = named
  if (first === undefined || first.weight * share < SOME * stake) return []
  const adds = (its: Set<number>): number => sum([...its].filter((i) => !first.in.has(i)))
  const second = named.find(({ kind, in: its }) => kind !== first.kind && adds(its) >= SOME * all)
  const names = second === undefined ? [first] : [first, second]
  if (sum(new Set(names.flatMap((one) => [...one.in]))) < MOSTLY * all) return []
  return names.map(({ kind, seat, weight }) => ({
    ...{ kind, share: weight * share },
    ...(seat < 0 ? {} : { against: seat as Seat }),
  }))
}

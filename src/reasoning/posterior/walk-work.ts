/** The cost of walking through a hand, known beforehand, and the limit. */
import type { HandConstraint, SuitConstraint } from '#constraint/constraint.ts'
import { HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import { bySuit, type Suit } from '#core/suit.ts'
import { suitShares } from '#counting/layouts-shares.ts'
import { oneAgainstRest, restWays } from '../law/one-of-three.ts'
import { handOf, isVoid, knownOf, type Position } from '../law/position.ts'
import { holdingTraits } from '../predicates/holding-traits.ts'
import { facts, type Predicate } from '../predicates/predicate.ts'
import type { WalkOptions } from './hand-walk.ts'

/** By unseen length: how many classes the shares of the suit fall into where no fact parts them. */
function classCounts(position: Position, suit: Suit, both: boolean): readonly number[] {
  const voids = position.seats.map((_, h) => isVoid(position, h, suit))
  const { holdings } = suitShares(position.unseen[suit], voids, 1 << 8)
  const [a, b] = holdings as readonly [Uint16Array, Uint16Array]
  const known = knownOf(position, 0, suit)
  const beyond = knownOf(position, 1, suit)
  const met = Array.from({ length: 14 }, () => new Set<string>())
  for (let i = 0; i < a.length; i++) {
    const held = holdingTraits((a[i]! | known) as Holding)
    const left = both ? holdingTraits((b[i]! | beyond) as Holding) : ''
    met[HOLDING_LENGTH[a[i]!]!]?.add(`${held} ${left}`)
  }
  return met.map(({ size }) => size)
}
/**
 * How many choices of four classes a walk through the first of two hands visits, before any weight
 * rules some out: what it costs, known before it is begun.
 * @param both whether constraints on the second hand are asked too.
 */
function walkChoices(position: Position, both: boolean, ways: WalkOptions['ways']): number {
  const places = position.vacant[0]!
  const [C, D, H, S] = bySuit((suit) => classCounts(position, suit, both))
  let choices = 0
  for (let c = 0; c <= 13 && c <= places; c++)
    for (let d = 0; d <= 13 && c + d <= places; d++)
      for (let h = Math.max(0, places - c - d - 13); h <= 13 && c + d + h <= places; h++) {
        const s = places - c - d - h
        const here = C[c]! * D[d]! * H[h]! * S[s]!
        if (here > 0 && ways(c, d, h, s) !== 0) choices += here
      }
  return choices
}

/** Concealed hands of which the predicates speak: bit `hand`. */
export const handsAsked = (position: Position, list: readonly Predicate[]): number =>
  list.flatMap(facts).reduce((mask, fact) => mask | (1 << handOf(position, fact.seat)), 0)
/**
 * The most that a walk may cost: some ten seconds. Beyond it, bounds or layouts drawn are given. An
 * opening of one of a suit by one of three hands comes to less than eight thousand million where
 * half the honours are out.
 */
export const MOST_WORK = 8_000_000_000
/** Constraints on whole hands whose truths a walk can keep apart. */
const MOST_MEETS = 30
/** The cost of a choice apart from its own conditions, in conditions. */
const CHOICE = 20

const sizes = new WeakMap<object, number>()
function sizeOf(c: HandConstraint | SuitConstraint): number {
  const known = sizes.get(c)
  if (known !== undefined) return known
  const size =
    c.kind === 'all' || c.kind === 'any'
      ? (c.of as readonly (HandConstraint | SuitConstraint)[]).reduce(
          (n, one) => n + sizeOf(one),
          0,
        )
      : c.kind === 'not'
        ? sizeOf(c.of)
        : c.kind === 'some' || c.kind === 'every'
          ? c.among.length * sizeOf(c.is)
          : 'is' in c
            ? sizeOf(c.is)
            : 1
  sizes.set(c, size)
  return size
}

const choicesKept = new WeakMap<Position, Map<number, number>>()
function choicesOf(position: Position, hand: number, both: boolean): number {
  const kept = choicesKept.get(position) ?? new Map<number, number>()
  choicesKept.set(position, kept)
  const key = hand * 2 + (both ? 1 : 0)
  const known = kept.get(key)
  if (known !== undefined) return known
  const view = position.seats.length === 2 ? position : oneAgainstRest(position, hand)
  const choices = walkChoices(view, both, restWays(position, hand))
  kept.set(key, choices)
  return choices
}
/**
 * The most that a walk for these predicates costs, in conditions asked: a thousand million take one
 * to ten seconds.
 * @returns 0 where no whole hand is asked about, infinity where several of three are.
 */
export function walkWork(position: Position, whens: readonly Predicate[]): number {
  const meets = whens.flatMap(facts).filter((fact) => fact.kind === 'meets')
  if (meets.length === 0) return 0
  const asked = new Set(meets.map(({ is }) => is))
  if (asked.size > MOST_MEETS) return Number.POSITIVE_INFINITY
  const two = position.seats.length === 2
  const hands = handsAsked(position, whens)
  if (!two && (hands & (hands - 1)) !== 0) return Number.POSITIVE_INFINITY
  const hand = two ? 0 : 31 - Math.clz32(hands)
  const both = two && meets.some(({ seat }) => handOf(position, seat) === 1)
  const each = [...asked].reduce((n, c) => n + sizeOf(c), CHOICE)
  return choicesOf(position, hand, both) * each
}

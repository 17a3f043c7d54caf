/**
 * Open, Confirmed or Impossible: whether all lawful layouts satisfy a predicate, none, or some.
 * Only the law counts here; agreements never set these marks, so a mark is never taken back as the
 * play goes on.
 */

import type { Card } from '#core/card.ts'
import { rankOf, suitOf } from '#core/card.ts'
import { HOLDING_HCP, HOLDING_LENGTH, has } from '#core/holding.ts'
import { bySuit, SUITS } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { countLayouts } from '#counting/layouts.ts'
import { addTwo, emptySums } from '#counting/layouts-two.ts'
import { fewLayouts } from '../law/every-layout.ts'
import { lengthBounds } from '../law/length-bounds.ts'
import { oneAgainstRest, restWays } from '../law/one-of-three.ts'
import {
  dealFrom,
  handOf,
  isVoid,
  knowCard,
  knownOf,
  type Position,
  spaceOf,
} from '../law/position.ts'
import { walkHands } from '../posterior/hand-walk.ts'
import {
  eachRun,
  type PlanMode,
  type PosteriorPlan,
  type PosteriorSuitPlan,
  planOf,
} from '../posterior/posterior-plan.ts'
import { countThree } from '../posterior/posterior-three.ts'
import { suitTablesTwo } from '../posterior/posterior-two.ts'
import { handsAsked } from '../posterior/scenarios.ts'
import { lengthSetter, vectorWeight } from '../posterior/vector-weight.ts'
import { MOST_WORK, walkWork } from '../posterior/walk-work.ts'
import { type Judge, LOW_BITS, type PointSet } from '../predicates/judge.ts'
import { bounded } from '../predicates/meets.ts'
import {
  ALWAYS,
  asksWholeHands,
  type CardWith,
  facts,
  holds,
  isAlways,
  isNever,
  judged,
  NEVER,
  not,
  type Predicate,
  rewrite,
} from '../predicates/predicate.ts'

export const STATUSES = ['open', 'confirmed', 'impossible'] as const
export type Status = (typeof STATUSES)[number]

/** The predicate with every fact judged about a card whose place is known or excluded: what is left of a formula. */
export function withKnownCards(p: Predicate, position: Position): Predicate {
  return rewrite(p, (fact) => {
    if (fact.kind !== 'card') return fact
    const suit = suitOf(fact.card)
    const rank = rankOf(fact.card)
    if (has(position.unseen[suit], rank))
      return isVoid(position, handOf(position, fact.seat), suit) ? NEVER : fact
    return has(knownOf(position, handOf(position, fact.seat), suit), rank) ? ALWAYS : NEVER
  })
}

const planFor = (position: Position, p: Predicate, mode: PlanMode, walked = false): PosteriorPlan =>
  planOf(
    position,
    [{ seat: undefined, terms: [{ weight: 1, when: p }], otherwise: 0 }],
    mode,
    () => 0,
    walked,
  )

const never = (): boolean => false
/** The same by walking whole hands; `enough` may end it early. */
function countWalked(
  position: Position,
  hand: number,
  p: Predicate,
  enough: (count: bigint) => boolean = never,
): bigint {
  const view = position.seats.length === 2 ? position : oneAgainstRest(position, hand)
  const plan = planFor(view, p, 'weights', true)
  const ways = restWays(position, hand)
  let count = 0n
  const walk = walkHands(plan, {
    ways,
    visit: ({ lengths, total }) => {
      count += BigInt(total) * BigInt(ways(...lengths))
      return enough(count)
    },
  })
  while (walk.next().done !== true);
  return count
}

/** Constraints on whole hands: by cells where these decide, otherwise by looking for a layout each way. */
function statusByWalk(position: Position, p: Predicate): Status {
  const widest = statusOf(position, bounded(p, 'may'))
  if (widest === 'impossible') return 'impossible'
  const narrowest = statusOf(position, bounded(p, 'must'))
  if (narrowest === 'confirmed') return 'confirmed'
  // A layout that surely meets it, and one that surely does not.
  if (narrowest === 'open' && widest === 'open') return 'open'
  const hands = handsAsked(p, position)
  // Three hands of which several are asked about, or too many hands to look through: open until the
  // cells decide, or few layouts are left.
  const several = position.seats.length > 2 && (hands & (hands - 1)) !== 0
  if (several || walkWork(position, [p]) > MOST_WORK) {
    const truths = fewLayouts(position)?.map((held) => holds(p, dealFrom(position, held)) === true)
    return truths === undefined
      ? 'open'
      : statusBy({ yes: truths.includes(true), no: truths.includes(false) })
  }
  const hand = position.seats.length === 2 ? 0 : 31 - Math.clz32(hands)
  const some = (q: Predicate): boolean => countWalked(position, hand, q, (n) => n > 0n) > 0n
  const yes = narrowest === 'open' || some(p)
  return statusBy({ yes, no: yes && widest === 'confirmed' ? some(not(p)) : true })
}

/** Layouts that satisfy a predicate about one hand, or about two when no third is concealed. */
function countFrom(position: Position, hand: number, p: Predicate): bigint {
  if (asksWholeHands(p)) return countWalked(position, hand, p)
  const view = position.seats.length === 2 ? position : oneAgainstRest(position, hand)
  const plan = planFor(view, p, 'weights')
  const ways = restWays(position, hand)
  const tables = plan.suits.map(suitTablesTwo)
  let count = 0n
  eachRun(plan, 'weights', (kinds, factor) => {
    const cells = bySuit((s) => tables[s]![kinds[s]]!)
    addTwo(
      emptySums(),
      cells,
      view.vacant[0]!,
      vectorWeight(plan, factor),
      undefined,
      (c, d, h, s, z) => {
        count += BigInt(z) * BigInt(ways(c, d, h, s))
      },
    )
  })
  return count
}

/**
 * How many lawful layouts satisfy the predicate, exactly. A constraint on whole hands may be asked
 * of one hand, or of two when no third is concealed.
 * @param faced the hands in sight, for predicates that speak of them.
 */
export function countOf(position: Position, p: Predicate): bigint {
  const q = withKnownCards(judged(p, position.faced), position)
  if (isNever(q)) return 0n
  if (isAlways(q)) return countLayouts(spaceOf(position))
  const hands = handsAsked(q, position)
  if (position.seats.length === 2 || (hands & (hands - 1)) === 0)
    return countFrom(position, position.seats.length === 2 ? 0 : 31 - Math.clz32(hands), q)
  // Several of three hands: put a named card into each hand in turn, until none is left.
  const named = facts(q).find((fact): fact is CardWith => fact.kind === 'card')
  if (named === undefined) return countThree(position, q)
  return position.seats.reduce((sum, _, h) => {
    const next = place(position, h, named.card)
    return next === undefined ? sum : sum + countOf(next, q)
  }, 0n)
}
const place = (position: Position, hand: number, card: Card): Position | undefined => {
  if (isVoid(position, hand, suitOf(card)) || position.vacant[hand] === 0) return undefined
  const next = knowCard(position, hand, card)
  return next.ok ? next.value : undefined
}

/** Supports that were found, by suit. */
const found = new WeakMap<PosteriorSuitPlan, readonly Uint16Array[]>()

/** By kind of share and length: which points the hand can have in the suit, as bits. */
function supportOf(suit: PosteriorSuitPlan): readonly Uint16Array[] {
  const kept = found.get(suit)
  if (kept !== undefined) return kept
  const out = suit.tags.map(() => new Uint16Array(14))
  const held = suit.shares.holdings[0]!
  for (let i = 0; i < held.length; i++) {
    const row = out[suit.kinds[i]!] as Uint16Array
    const mask = held[i]!
    const n = HOLDING_LENGTH[mask]!
    row[n] = row[n]! | (1 << HOLDING_HCP[mask]!)
  }
  found.set(suit, out)
  return out
}
const sumsOf = (a: number, b: number): number => {
  let out = 0
  for (let bits = a; bits !== 0; bits &= bits - 1) out |= b << (31 - Math.clz32(bits & -bits))
  return out
}

/** Looks for a layout that satisfies the predicate and for one that does not, and stops when it has both. */
function search(position: Position, hand: number, p: Predicate): Status {
  const view = position.seats.length === 2 ? position : oneAgainstRest(position, hand)
  const plan = planFor(view, p, 'pattern')
  const ways = restWays(position, hand)
  const places = view.vacant[0]!
  const supports = plan.suits.map(supportOf)
  const action = plan.joint.find((one) => one.shape)
  const setLengths = lengthSetter(plan)
  const set: PointSet = { low: 0, high: 0 }
  const have: Witnesses = { yes: false, no: false }
  const visit = (kinds: Tuple4<number>, have: Witnesses, judge: Judge | undefined) => {
    const rows = SUITS.map((s) => supports[s]![kinds[s]]!)
    const [rc, rd, rh, rs] = rows as [Uint16Array, Uint16Array, Uint16Array, Uint16Array]
    const high = new Int32Array(196).fill(-1)
    for (let c = 0; c <= 13 && !(have.yes && have.no); c++) {
      if (rc[c] === 0) continue
      for (let d = 0; d <= 13 && c + d <= places; d++) {
        if (rd[d] === 0) continue
        const low = sumsOf(rc[c]!, rd[d]!)
        for (let h = Math.max(0, places - c - d - 13); h <= 13 && c + d + h <= places; h++) {
          const s = places - c - d - h
          if (rh[h] === 0 || rs[s] === 0 || ways(c, d, h, s) === 0) continue
          if (judge === undefined) {
            have.yes = true
            return
          }
          const at = h * 14 + s
          if (high[at] === -1) high[at] = sumsOf(rh[h]!, rs[s]!)
          setLengths(c, d, h, s)
          judge(set)
          let canLow = 0
          let canHigh = 0
          for (let bits = low; bits !== 0; bits &= bits - 1) {
            const u = 31 - Math.clz32(bits & -bits)
            canLow |= high[at]! << u
            canHigh |= high[at]! >>> (LOW_BITS - u)
          }
          canLow &= 0x1fffff
          if ((canLow & set.low) !== 0 || (canHigh & set.high) !== 0) have.yes = true
          if ((canLow & ~set.low) !== 0 || (canHigh & ~set.high) !== 0) have.no = true
          if (have.yes && have.no) return
        }
      }
    }
  }
  eachRun(plan, 'pattern', (kinds) => {
    if (have.yes && have.no) return
    if (action !== undefined) visit(kinds, have, action.judges[0])
    else {
      // Suits alone decide: any layout of these kinds is a witness one way.
      const some: Witnesses = { yes: false, no: false }
      visit(kinds, some, undefined)
      if (some.yes && plan.values[0] === 0) have.yes = true
      else if (some.yes) have.no = true
    }
  })
  return statusBy(have)
}
/** Layouts met so far: one that satisfies the predicate, one that does not. */
interface Witnesses {
  yes: boolean
  no: boolean
}
const statusBy = ({ yes, no }: Witnesses): Status =>
  yes && no ? 'open' : yes ? 'confirmed' : 'impossible'

/** A plain length range is decided by the bounds, which are tight. */
function byBounds(position: Position, p: Predicate): Status | undefined {
  if (p.kind !== 'length') return undefined
  const bounds = lengthBounds(position)
  const at = handOf(position, p.seat) * 4 + p.suit
  const lo = bounds.lo[at]!
  const hi = bounds.hi[at]!
  if (p.max < lo || p.min > hi) return 'impossible'
  return p.min <= lo && p.max >= hi ? 'confirmed' : 'open'
}

/** The status of a predicate in a position that has a layout. */
export function statusOf(position: Position, p: Predicate): Status {
  const q = withKnownCards(judged(p, position.faced), position)
  if (isNever(q)) return 'impossible'
  if (isAlways(q)) return 'confirmed'
  const bounded = byBounds(position, q)
  if (bounded !== undefined) return bounded
  if (asksWholeHands(q)) return statusByWalk(position, q)
  const hands = handsAsked(q, position)
  if (position.seats.length === 2) return search(position, 0, q)
  if ((hands & (hands - 1)) === 0) return search(position, 31 - Math.clz32(hands), q)
  const n = countOf(position, q)
  return n === 0n ? 'impossible' : n === countLayouts(spaceOf(position)) ? 'confirmed' : 'open'
}

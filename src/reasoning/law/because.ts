/**
 * Why a bound holds: a tree of reasons whose leaves are cards on the table and whose inner nodes are
 * sums anyone can check. A reason is sufficient (its arithmetic gives the bound) and true of the
 * position, and every leaf points to the cards it rests on.
 *
 * The tree follows the passes that make the bounds (suit totals, hand totals, suit totals), each
 * bound at the earliest pass that reaches it, so no reason ever leans on itself.
 */
import { type Card, suitOf } from '#core/card.ts'
import { type Rank, rankHcp } from '#core/rank.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { type Seat, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { extremeHonours, hcpBounds, shownHcp, unseenHonours } from './hcp-bounds.ts'
import { type Boxes, lawfulBoxes, stages } from './length-bounds.ts'
import { handOf, isVoid, type Position } from './position.ts'
import { type CardEvent, cardEvents, isShowOut, positionFromScratch } from './replay-play.ts'

/** `lo`: at least; `hi`: at most. */
export type End = 'lo' | 'hi'

interface LengthClaim {
  readonly seat: Seat
  readonly suit: Suit
  readonly end: End
  /** The dealt length that is the least or the most. */
  readonly value: number
}
/** Reasons for the length of a suit. `cards` and `event` are 0-based places in the order of play. */
export type LengthBecause = LengthClaim &
  (
    | { readonly kind: 'seen'; readonly cards: readonly number[] }
    | { readonly kind: 'thirteen' }
    | { readonly kind: 'showed-out'; readonly event: number; readonly cards: readonly number[] }
    | {
        /** The suit's cards in the closed hands, less what the other closed hands have. */
        readonly kind: 'suit-total'
        readonly supply: number
        readonly others: readonly LengthBecause[]
      }
    | {
        /** Thirteen, less the other suits of the hand. */
        readonly kind: 'hand-total'
        readonly others: readonly LengthBecause[]
      }
  )

/** Where an unseen honour stands in the hand with the most, or the fewest, points. */
export interface HonourPlace {
  readonly card: Card
  readonly held: boolean
  /**
   * `free`: nothing prevents it. `void`: the hand showed out of the suit. `only-home`: every other
   * closed hand did. `places`: the lengths leave no room for it (in this hand, or in the others).
   */
  readonly cause: 'free' | 'void' | 'only-home' | 'places'
  /** Cards that show a void, as places in the order of play. */
  readonly events: readonly number[]
}
/** Reasons for the points of a hand. */
export interface PointsBecause {
  readonly kind: 'points'
  readonly seat: Seat
  readonly end: End
  readonly value: number
  /** Points seen in this hand, and the cards, as places in the order of play. */
  readonly shown: number
  readonly cards: readonly number[]
  /** Points of all unseen honours. */
  readonly unseen: number
  readonly honours: readonly HonourPlace[]
  /** Unseen cards that this hand holds, and that the other closed hands hold together. */
  readonly places: number
  readonly otherPlaces: number
}

/** A view read up to a card: what a reason is asked of. */
export interface PlayEvidence {
  readonly position: Position
  readonly events: readonly CardEvent[]
  readonly stages: readonly Boxes[]
}
/** Gathers the evidence of the first `count` cards of the view. */
export function evidenceOf(view: SeatView, count: number): Result<PlayEvidence, Problem> {
  const position = positionFromScratch(view, count)
  return position.ok
    ? ok({
        position: position.value,
        events: cardEvents(view).slice(0, count),
        stages: stages(lawfulBoxes(position.value)),
      })
    : position
}

const played = (evidence: PlayEvidence, seat: Seat, suit: Suit): readonly number[] =>
  evidence.events.filter((e) => e.seat === seat && suitOf(e.card) === suit).map((e) => e.index)
const showOutEvent = (evidence: PlayEvidence, seat: Seat, suit: Suit): number | undefined =>
  evidence.events.find((e) => e.seat === seat && e.led === suit && isShowOut(e))?.index

function lengthAt(
  evidence: PlayEvidence,
  stage: number,
  hand: number,
  suit: Suit,
  end: End,
): LengthBecause {
  const at = (s: number, h: number, t: number): number => evidence.stages[s]![end][h * 4 + t]!
  const value = at(stage, hand, suit)
  let first = stage
  while (first > 0 && at(first - 1, hand, suit) === value) first -= 1
  const seat = evidence.position.seats[hand]!
  const claim: LengthClaim = { seat, suit, end, value }
  const other: End = end === 'lo' ? 'hi' : 'lo'
  if (first === 0) {
    if (end === 'lo') return { ...claim, kind: 'seen', cards: played(evidence, seat, suit) }
    const event = showOutEvent(evidence, seat, suit)
    return event === undefined
      ? { ...claim, kind: 'thirteen' }
      : { ...claim, kind: 'showed-out', event, cards: played(evidence, seat, suit) }
  }
  if (first === 2)
    return {
      ...claim,
      kind: 'hand-total',
      others: SUITS.filter((s) => s !== suit).map((s) => lengthAt(evidence, 1, hand, s, other)),
    }
  return {
    ...claim,
    kind: 'suit-total',
    supply: evidence.stages[0]!.columns[suit]!,
    others: evidence.position.seats.flatMap((_, h) =>
      h === hand ? [] : [lengthAt(evidence, first - 1, h, suit, other)],
    ),
  }
}

const concealed = (evidence: PlayEvidence, seat: Seat): Result<number, Problem> => {
  const hand = handOf(evidence.position, seat)
  return hand < 0
    ? problem('knowledge/in-sight', t`${seatName(seat)}’s hand is in sight; it has no bounds.`)
    : ok(hand)
}

/** Why the hand has at least, or at most, this many cards of the suit. */
export function becauseLength(
  evidence: PlayEvidence,
  seat: Seat,
  suit: Suit,
  end: End,
): Result<LengthBecause, Problem> {
  const hand = concealed(evidence, seat)
  return hand.ok ? ok(lengthAt(evidence, 3, hand.value, suit, end)) : hand
}

/** Why the hand has at least, or at most, this many high card points. */
export function becausePoints(
  evidence: PlayEvidence,
  seat: Seat,
  end: End,
): Result<PointsBecause, Problem> {
  const found = concealed(evidence, seat)
  if (!found.ok) return found
  const hand = found.value
  const { position } = evidence
  const points = (card: Card): number => rankHcp((card % 13) as Rank)
  const chosen = extremeHonours(position, hand, end)
  const others = position.seats.map((_, h) => h).filter((h) => h !== hand)
  const place = (card: Card): HonourPlace => {
    const held = chosen.includes(card)
    const suit = suitOf(card)
    const homes = isVoid(position, hand, suit) ? [hand] : others
    const voids = homes.map((h) => showOutEvent(evidence, position.seats[h]!, suit))
    const events = voids.filter((event) => event !== undefined)
    const shut = events.length === homes.length
    const free = held === (end === 'hi')
    if (!shut) return { card, held, cause: free ? 'free' : 'places', events: [] }
    return { card, held, cause: homes[0] === hand ? 'void' : 'only-home', events }
  }
  const honours = unseenHonours(position)
  return ok({
    kind: 'points',
    seat,
    end,
    value: hcpBounds(position)[end][hand]!,
    shown: shownHcp(position, hand),
    cards: evidence.events.filter((e) => e.seat === seat && points(e.card) > 0).map((e) => e.index),
    unseen: honours.reduce((sum, card) => sum + points(card), 0),
    honours: honours.map(place),
    places: position.vacant[hand]!,
    otherPlaces: others.reduce((sum, h) => sum + position.vacant[h]!, 0),
  })
}

/**
 * From a seat view to positions: the play read card by card. Nothing here takes a whole deal, so
 * what an observer learns cannot depend on cards it has not seen.
 */
import { type Card, rankOf, suitOf } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import { withHand } from '#core/deal.ts'
import { EMPTY_HOLDING, type Holding, length, minus, union, withRank } from '#core/holding.ts'
import { tricksOf } from '#core/play.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { rotate, SEATS, type Seat, seatsFrom } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { bySuit, SUITS, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { countLayouts } from '#counting/layouts.ts'
import {
  handOf,
  knowCard,
  type Position,
  revealHand,
  showOut,
  spaceOf,
  startPosition,
} from './position.ts'

/** One card of the play, with what makes it evidence. */
export interface CardEvent {
  /** 0-based place in the order of play. */
  readonly index: number
  readonly seat: Seat
  readonly card: Card
  readonly led: Suit
}
/** Trick of the event, 1..13. */
export const trickOf = (index: number): number => (index >> 2) + 1
/** True when the player did not follow suit. */
export const isShowOut = (event: CardEvent): boolean => suitOf(event.card) !== event.led

/** The cards of the view in order, with who played them; empty while there is no contract. */
export function cardEvents(view: SeatView): readonly CardEvent[] {
  if (view.contract === undefined) return []
  return tricksOf({ contract: view.contract, cards: view.cards }).flatMap((trick, t) =>
    trick.cards.map((card, i) => ({
      index: t * 4 + i,
      seat: rotate(trick.leader, i),
      card,
      led: suitOf(trick.cards[0]!),
    })),
  )
}

/** The position after one more card. A card from a hand in sight says nothing by law. */
export function positionAfterCard(position: Position, event: CardEvent): Result<Position, Problem> {
  const hand = handOf(position, event.seat)
  if (hand < 0) return ok(position)
  const known = knowCard(position, hand, event.card)
  return known.ok && isShowOut(event) ? ok(showOut(known.value, hand, event.led)) : known
}

/** After the opening lead dummy is faced to everyone; dummy itself has nothing new to see (Law 41D). */
export function afterDummy(position: Position, view: SeatView): Result<Position, Problem> {
  if (view.contract === undefined || view.dummy === undefined) return ok(position)
  const hand = handOf(position, dummyOf(view.contract))
  return hand < 0 ? ok(position) : revealHand(position, hand, view.dummy)
}

/** Every position of the play, and what stopped the reading if something did. */
export interface ViewPositions {
  /** Entry n: the position after n cards. Entry 0 knows the observer's own hand only. */
  readonly positions: readonly Position[]
  /** Set when a card contradicts the ones before it (a revoke, a card seen elsewhere); the fold ends before it. */
  readonly problem: Problem | undefined
}

/**
 * Folds the play of the view into positions.
 * @returns a problem when the observer's own hand does not have thirteen cards.
 */
export function replayPlay(view: SeatView): Result<ViewPositions, Problem> {
  const start = startPosition(view.seat, view.hand)
  if (!start.ok) return start
  const positions: Position[] = [start.value]
  let at = start.value
  for (const event of cardEvents(view)) {
    const played = positionAfterCard(at, event)
    const next = played.ok && event.index === 0 ? afterDummy(played.value, view) : played
    if (!next.ok) return ok({ positions, problem: next.error })
    if (countLayouts(spaceOf(next.value)) === 0n)
      return ok({
        positions,
        problem: {
          code: 'knowledge/empty',
          message: t`The cards played contradict each other: no layout of the unseen cards fits them.`,
        },
      })
    at = next.value
    positions.push(at)
  }
  return ok({ positions, problem: undefined })
}

/**
 * The position after the first `count` cards, from the definition and in one go: an independent
 * second way to what `replayPlay` reaches step by step.
 */
export function positionFromScratch(view: SeatView, count: number): Result<Position, Problem> {
  const start = startPosition(view.seat, view.hand)
  if (!start.ok) return start
  const faced = count > 0 && view.contract !== undefined && view.dummy !== undefined
  const dummy = faced ? dummyOf(view.contract) : undefined
  const concealed = seatsFrom(view.seat).filter((s) => s !== view.seat && s !== dummy)
  const events = cardEvents(view).slice(0, count)
  const held = SEATS.map(() => SUITS.map(() => EMPTY_HOLDING))
  const out = SEATS.map(() => 0)
  for (const e of events) {
    const row = held[e.seat]!
    row[suitOf(e.card)] = withRank(row[suitOf(e.card)]!, rankOf(e.card))
    if (isShowOut(e)) out[e.seat] = out[e.seat]! | (1 << e.led)
  }
  const known = concealed.flatMap((s) => held[s]!)
  const unseen = bySuit((s) => {
    const table = dummy === undefined ? EMPTY_HOLDING : ((view.dummy?.[s] ?? 0) as Holding)
    const seen = concealed.reduce(
      (m, seat) => union(m, held[seat]![s]!),
      union(view.hand[s], table),
    )
    return minus(0x1fff as Holding, seen)
  })
  const vacant = concealed.map((seat) => 13 - held[seat]!.reduce((n, h) => n + length(h), 0))
  const position: Position = {
    observer: view.seat,
    faced:
      dummy === undefined || view.dummy === undefined
        ? start.value.faced
        : withHand(start.value.faced, dummy, view.dummy),
    seats: concealed,
    known,
    voids: concealed.map((s) => out[s]!),
    vacant,
    unseen,
  }
  return countLayouts(spaceOf(position)) === 0n
    ? problem('knowledge/empty', t`No layout of the unseen cards fits the cards played.`)
    : ok(position)
}

const LAST = new WeakMap<SeatView, Result<Position, Problem>>()
/** The position after the last card of the view; the same object for the same view. */
export function lastPosition(view: SeatView): Result<Position, Problem> {
  const known = LAST.get(view) ?? positionFromScratch(view, view.cards.length)
  LAST.set(view, known)
  return known
}

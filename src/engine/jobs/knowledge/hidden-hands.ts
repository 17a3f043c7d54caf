/**
 * What the law of the cards tells one seat about the hands it cannot see, after every card of a
 * line: bounds, exact chances, what the last card changed and how much it told.
 */

import { length } from '#core/holding.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { whatChanged } from '#explain/knowledge/why-bound-changes.ts'
import {
  boundsOf,
  changesBetween,
  type HandBounds,
  informationBits,
  type LawfulRange,
} from '#knowledge/law/changes.ts'
import { type CardEvent, cardEvents, foldView, isShowOut } from '#knowledge/law/fold.ts'
import { handOf, knownOf, type Position, vacantPlaces } from '#knowledge/law/position.ts'
import {
  type LawfulCard,
  type LawfulFigures,
  type LawfulShape,
  lawfulFigures,
} from '#knowledge/posterior/lawful-figures.ts'
import type { Job } from '../../job.ts'
import { MOST_SHAPES } from './knowledge-input.ts'

export interface HiddenHandsInput {
  /** What the observer may see of the whole line; the cursor plays no part. */
  readonly view: SeatView
}
export interface HiddenHandsProgress {
  /** Positions done. */
  readonly done: number
  readonly total: number
}

/** A range that law gives, what it was one card before, and the exact chance of each value in it. */
export interface HiddenRange extends LawfulRange {
  /** The range one card earlier; the same numbers when it did not move. */
  readonly was: LawfulRange
  /** Chance of lo, lo + 1, … hi; they add up to 1. */
  readonly chances: readonly number[]
}
export interface HiddenSuit extends HiddenRange {
  readonly suit: Suit
  /** Cards of the suit seen from this hand. */
  readonly seen: number
  /** Place (0-based, in the order of play) of the card that showed a void, if one has. */
  readonly showedOut?: number
}
export interface HiddenHand {
  readonly seat: Seat
  /** Places whose card is not known. */
  readonly vacant: number
  /** By suit, clubs first; lengths as dealt. */
  readonly suits: readonly HiddenSuit[]
  readonly hcp: HiddenRange
  /** The likeliest first, a few. */
  readonly shapes: readonly LawfulShape[]
}
/** What is known after so many cards. */
export interface HiddenSnapshot {
  /** Cards played. */
  readonly cards: number
  readonly hands: readonly HiddenHand[]
  /** Honours nobody has seen, with each closed hand's chance of holding them. */
  readonly honours: readonly LawfulCard[]
  /** Number of layouts of the unseen cards, in decimal. */
  readonly layouts: string
  /** What the last card told, in bits; 0 at the start. */
  readonly bits: number
  /** The last card in sentences; empty at the start. */
  readonly sentences: readonly string[]
  /** What follows from the last card, for the live region; empty when no bound moved. */
  readonly news: string
  /** True when a bound moved at this card. */
  readonly moved: boolean
}
export interface HiddenHands {
  readonly observer: Seat
  /** Entry n: after n cards. */
  readonly snapshots: readonly HiddenSnapshot[]
  /** What stopped the reading, when the cards contradict each other; the snapshots end before it. */
  readonly problem?: Problem
}
export type HiddenHandsOutput = Result<HiddenHands, Problem>

function handAt(
  position: Position,
  h: number,
  law: LawfulFigures,
  now: HandBounds,
  was: HandBounds,
  events: readonly CardEvent[],
): HiddenHand {
  const seat = position.seats[h]!
  const suits = SUITS.map((suit): HiddenSuit => {
    const out = events.find((e) => e.seat === seat && e.led === suit && isShowOut(e))
    return {
      suit,
      seen: length(knownOf(position, h, suit)),
      ...now.suits[suit],
      was: was.suits[suit],
      chances: law.length(h, suit).chances,
      ...(out === undefined ? {} : { showedOut: out.index }),
    }
  })
  return {
    seat,
    vacant: vacantPlaces(position, h),
    suits,
    hcp: { ...now.hcp, was: was.hcp, chances: law.points(h).chances },
    shapes: law.shapes(h, MOST_SHAPES),
  }
}

/** @see HiddenHandsInput */
export const hiddenHands: Job<HiddenHandsInput, HiddenHandsProgress, HiddenHandsOutput> =
  function* ({ view }) {
    const fold = foldView(view)
    if (!fold.ok) return fold
    const { positions, problem } = fold.value
    const events = cardEvents(view)
    const snapshots: HiddenSnapshot[] = []
    let before: Position | undefined
    let bounds: readonly HandBounds[] = []
    let layouts = 0n
    for (const [cards, position] of positions.entries()) {
      const law = lawfulFigures(position)
      const now = boundsOf(position)
      const total = law.layouts
      const last = events[cards - 1]
      const changes = before === undefined ? [] : changesBetween(before, position, bounds, now)
      const seen = events.slice(0, cards)
      const from = before
      const old = bounds
      const told =
        from === undefined || last === undefined
          ? { sentences: [], news: '' }
          : whatChanged(last, from, position, changes)
      snapshots.push({
        cards,
        hands: position.seats.map((seat, h) => {
          const is = now[h]!
          const was = from === undefined ? is : (old[handOf(from, seat)] ?? is)
          return handAt(position, h, law, is, was, seen)
        }),
        honours: law.honours(),
        layouts: String(total),
        bits: from === undefined ? 0 : informationBits(layouts, total),
        ...told,
        moved: changes.length > 0,
      })
      before = position
      bounds = now
      layouts = total
      if (cards % 4 === 3) yield { done: cards + 1, total: positions.length }
    }
    return ok({
      observer: view.seat,
      snapshots,
      ...(problem === undefined ? {} : { problem }),
    })
  }

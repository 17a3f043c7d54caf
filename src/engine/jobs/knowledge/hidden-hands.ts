/**
 * What the law of the cards tells one seat about the hands it cannot see, after every card of a
 * line: bounds, exact chances, what the last card changed and how much it told.
 */

import { rankOf } from '#core/card.ts'
import type { Four } from '#core/four.ts'
import { HONOURS, has, length } from '#core/holding.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { bySuit, type Suit } from '#core/suit.ts'
import { whatChanged } from '#explain/knowledge/why-bound-changes.ts'
import { figuresByLaw } from '#knowledge/answer/figures-now.ts'
import {
  boundsOf,
  changesBetween,
  type HandBounds,
  informationBits,
  type LawfulRange,
} from '#knowledge/law/changes.ts'
import { type CardEvent, cardEvents, foldView, isShowOut } from '#knowledge/law/fold.ts'
import { handOf, knownOf, type Position, vacantPlaces } from '#knowledge/law/position.ts'
import type { Spread } from '#knowledge/law/spread.ts'
import type { CardFigures, HandFigures } from '#knowledge/posterior/hand-figures.ts'
import { lawfulFigures } from '#knowledge/posterior/lawful-figures.ts'
import type { Job } from '../../job.ts'
import { MOST_SHAPES } from './knowledge-input.ts'
import { lineMemory } from './line-memory.ts'

export interface HiddenHandsInput {
  /** What the observer may see of the whole line; the cursor plays no part. */
  readonly view: SeatView
}
export interface HiddenHandsProgress {
  /** Positions done. */
  readonly done: number
  readonly total: number
}

/** A number by law, and what it was one card before. */
export interface MovedSpread extends Spread {
  /** The range one card earlier; the same numbers when it did not move. */
  readonly was: LawfulRange
}
export interface ClosedSuit extends MovedSpread {
  readonly suit: Suit
  /** Cards of the suit seen from this hand. */
  readonly seen: number
  /** Place (0-based, in the order of play) of the card that showed a void, if one has. */
  readonly showedOut?: number
}
/** The figures of a closed hand by law, and what the last card made of them. */
export interface ClosedHand extends HandFigures {
  /** Places whose card is not known. */
  readonly vacant: number
  readonly suits: Four<ClosedSuit>
  readonly hcp: MovedSpread
}
/** What is known after so many cards. */
export interface HiddenHandsAt {
  /** Cards played. */
  readonly cards: number
  readonly hands: readonly ClosedHand[]
  /** Unseen cards worth points. */
  readonly honours: readonly CardFigures[]
  /** Number of layouts of the unseen cards, in decimal. */
  readonly layouts: string
  /** What the last card told, in bits; 0 at the start. */
  readonly bits: number
  /** The last card in sentences; empty at the start. */
  readonly sentences: readonly string[]
  /** The first of them in fewer letters, where a phone has no room for it. */
  readonly short?: string | undefined
  /** What follows from the last card, for the live region; empty when no bound moved. */
  readonly news: string
  /** True when a bound moved at this card. */
  readonly moved: boolean
}
export interface HiddenHands {
  readonly observer: Seat
  /** Entry n: after n cards. */
  readonly snapshots: readonly HiddenHandsAt[]
  /** What stopped the reading, when the cards contradict each other; the snapshots end before it. */
  readonly problem?: Problem
}
export type HiddenHandsOutput = Result<HiddenHands, Problem>

/** Without the exact numerators, which no panel of the law shows. */
const moved = ({ chances }: Spread, { lo, hi }: LawfulRange, was: LawfulRange): MovedSpread => ({
  lo,
  hi,
  chances,
  was,
})

function handAt(
  position: Position,
  h: number,
  figures: HandFigures,
  now: HandBounds,
  was: HandBounds,
  events: readonly CardEvent[],
): ClosedHand {
  const { seat } = figures
  const suits = bySuit((suit): ClosedSuit => {
    const out = events.find((e) => e.seat === seat && e.led === suit && isShowOut(e))
    return {
      suit,
      seen: length(knownOf(position, h, suit)),
      ...moved(figures.suits[suit], now.suits[suit], was.suits[suit]),
      ...(out === undefined ? {} : { showedOut: out.index }),
    }
  })
  return {
    seat,
    vacant: vacantPlaces(position, h),
    suits,
    hcp: moved(figures.hcp, now.hcp, was.hcp),
    shapes: figures.shapes,
  }
}

const KEPT = lineMemory<HiddenHandsAt>()

/** @see HiddenHandsInput */
export const hiddenHands: Job<HiddenHandsInput, HiddenHandsProgress, HiddenHandsOutput> =
  function* ({ view }) {
    const fold = foldView(view)
    if (!fold.ok) return fold
    const { positions, problem } = fold.value
    const events = cardEvents(view)
    const snapshots = KEPT(view)
    const known = snapshots.length
    let before = positions[known - 1]
    let bounds = before === undefined ? [] : boundsOf(before)
    let layouts = BigInt(snapshots.at(-1)?.layouts ?? 0)
    for (let cards = known; cards < positions.length; cards++) {
      const position = positions[cards]!
      const law = lawfulFigures(position)
      const { hands, cards: unseen } = figuresByLaw(position, law, MOST_SHAPES)
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
          return handAt(position, h, hands[h]!, is, was, seen)
        }),
        honours: unseen.filter(({ card }) => has(HONOURS, rankOf(card))),
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

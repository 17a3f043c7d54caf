/**
 * What the law of the cards tells one seat about the hands it cannot see, after every card of a
 * line: bounds, exact chances, what the last card changed and how much it told.
 */

import { rankOf } from '#core/card.ts'
import { HONOURS, has, length } from '#core/holding.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { SeatView } from '#core/seat-view.ts'
import { bySuit, type Suit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { countLayouts } from '#counting/layouts.ts'
import { type AccountInWords, accountsInWords } from '#explain/knowledge/account-words.ts'
import { whatChanged } from '#explain/knowledge/why-bound-changes.ts'
import { figuresByLaw } from '#reasoning/answer/figures-now.ts'
import { boundsIn, figuresSupposed, type Supposition } from '#reasoning/answer/supposed.ts'
import {
  boundsOf,
  changesBetween,
  type HandBounds,
  informationBits,
  type LawfulRange,
} from '#reasoning/law/changes.ts'
import type { Distribution } from '#reasoning/law/distribution.ts'
import { handOf, knownOf, type Position, spaceOf, vacantPlaces } from '#reasoning/law/position.ts'
import {
  type CardEvent,
  cardEvents,
  isShowOut,
  lastPosition,
  positionFromScratch,
  replayPlay,
} from '#reasoning/law/replay-play.ts'
import type { CardFigures, HandFigures } from '#reasoning/posterior/hand-figures.ts'
import { type LawfulFigures, lawfulFigures } from '#reasoning/posterior/lawful-figures.ts'
import { MOST_SHAPES } from './knowledge-input.ts'
import { lineMemory } from './line-memory.ts'

/** A number by law, and what it was one card before. */
export interface MovedSpread extends Distribution {
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
  readonly suits: Tuple4<ClosedSuit>
  readonly hcp: MovedSpread
}
/** What is known by law after so many cards. */
export interface LawfulMoment {
  /** Cards played. */
  readonly cards: number
  readonly hands: readonly ClosedHand[]
  /** Unseen cards worth points. */
  readonly honours: readonly CardFigures[]
  /** What the law makes certain of each closed hand, in one line. */
  readonly accounts: readonly AccountInWords[]
  /** Number of layouts of the unseen cards, in decimal. */
  readonly layouts: string
  /** What the last card told, in bits; 0 at the start. */
  readonly bits: number
  /** The last card in sentences; empty at the start. */
  readonly sentences: readonly string[]
  /** True when a bound moved at this card. */
  readonly moved: boolean
}
/** Without the exact numerators, which no panel of the law shows. */
const moved = (
  { chances }: Distribution,
  { lo, hi }: LawfulRange,
  was: LawfulRange,
): MovedSpread => ({
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

/** What a moment is compared with: the position a card earlier. */
interface Earlier {
  readonly position: Position
  readonly bounds: readonly HandBounds[]
  readonly layouts: bigint
}

/**
 * @param bounds of the position.
 * @param seen the cards up to the moment, with who played each.
 * @param before absent at the start, and where something is supposed.
 */
function momentOf(
  position: Position,
  bounds: readonly HandBounds[],
  seen: readonly CardEvent[],
  before: Earlier | undefined,
  law: LawfulFigures = lawfulFigures(position),
): LawfulMoment {
  const figures = figuresByLaw(position, law, MOST_SHAPES)
  const { hands, cards: unseen } = figures
  const last = seen.at(-1)
  const changes =
    before === undefined ? [] : changesBetween(before.position, position, before.bounds, bounds)
  const sentences =
    before === undefined || last === undefined
      ? []
      : whatChanged(last, before.position, position, changes)
  return {
    cards: seen.length,
    hands: position.seats.map((seat, h) => {
      const is = bounds[h]!
      const was = before === undefined ? is : (before.bounds[handOf(before.position, seat)] ?? is)
      return handAt(position, h, hands[h]!, is, was, seen)
    }),
    honours: unseen.filter(({ card }) => has(HONOURS, rankOf(card))),
    accounts: accountsInWords({ law: figures, played: seen }),
    layouts: String(law.layouts),
    bits: before === undefined ? 0 : informationBits(before.layouts, law.layouts),
    sentences,
    moved: changes.length > 0,
  }
}

const KEPT = lineMemory<LawfulMoment>()

/** The moments of a line by law; they end before a card that contradicts those before it. */
export interface LawfulLine {
  /** Entry n: after n cards. */
  readonly moments: readonly LawfulMoment[]
  /** The contradiction. */
  readonly problem?: Problem
}

/**
 * Every moment of the view, by law.
 * @yields the share that is done, 0..1.
 */
export function* lawfulMoments(
  view: SeatView,
): Generator<number, Result<LawfulLine, Problem>, void> {
  const fold = replayPlay(view)
  if (!fold.ok) return fold
  const { positions, problem } = fold.value
  const events = cardEvents(view)
  const moments = KEPT(view)
  const [known, last] = [positions[moments.length - 1], moments.at(-1)]
  let before: Earlier | undefined = known &&
    last && { position: known, bounds: boundsOf(known), layouts: BigInt(last.layouts) }
  for (let cards = moments.length; cards < positions.length; cards++) {
    const position = positions[cards]!
    const bounds = boundsOf(position)
    const moment = momentOf(position, bounds, events.slice(0, cards), before)
    moments.push(moment)
    before = { position, bounds, layouts: BigInt(moment.layouts) }
    if (cards % 4 === 3) yield (cards + 1) / positions.length
  }
  return ok({ moments, ...(problem === undefined ? {} : { problem }) })
}

export function lastMomentByLaw(view: SeatView): Result<LawfulMoment, Problem> {
  const now = lastPosition(view)
  if (!now.ok) return now
  const cards = view.cards.length
  const from = cards === 0 ? undefined : positionFromScratch(view, cards - 1)
  if (from?.ok === false) return from
  const before = from && {
    position: from.value,
    bounds: boundsOf(from.value),
    layouts: countLayouts(spaceOf(from.value)),
  }
  return ok(momentOf(now.value, boundsOf(now.value), cardEvents(view), before))
}

/** The last moment of the view by law, as it would be if what is supposed were so; no card brings it about. */
export function* supposedMoment(
  view: SeatView,
  supposed: readonly Supposition[],
): Generator<number, Result<LawfulMoment, Problem>, void> {
  const now = lastPosition(view)
  if (!now.ok) return now
  const position = now.value
  const law = yield* figuresSupposed(position, supposed, { shapes: MOST_SHAPES })
  if (!law.ok) return law
  const bounds = boundsIn(position, law.value)
  return ok(momentOf(position, bounds, cardEvents(view), undefined, law.value))
}

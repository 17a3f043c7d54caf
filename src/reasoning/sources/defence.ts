/** The cards of concealed defenders, each with what a reader of signals asks about it. */
import { type Card, rankOf, suitOf } from '#core/card.ts'
import { strainOfContract } from '#core/contract.ts'
import { EMPTY_HOLDING, HONOURS, type Holding } from '#core/holding.ts'
import { type Rank, TEN } from '#core/rank.ts'
import { partner, type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { NOTRUMP, SUITS, type Suit } from '#core/suit.ts'
import { winningPlace } from '#core/trick.ts'
import { handOf, knownOf, type Position } from '../law/position.ts'
import { type CardEvent, cardEvents, isShowOut, replayPlay } from '../law/replay-play.ts'
import type { PlacedAs } from './recorded.ts'

export interface DefenderPlay {
  readonly event: CardEvent
  /** The card led to the trick, and who led it. */
  readonly ledCard: Card
  readonly leader: Seat
  /** 0 for the lead, to 3 for the last card of the trick. */
  readonly place: number
  /** Suits of which the seat had played nothing and had not shown that it has none, this trick’s suit apart. */
  readonly untouched: readonly Suit[]
  /** No earlier card of the suit was played by this seat. */
  readonly firstOfSuit: boolean
  readonly showOut: boolean
  /** Honours of the suit led that would have beaten the trick before the card; none where it was ruffed. */
  readonly beating: Holding
  /** Partner was winning the trick before the card. */
  readonly partnerWins: boolean
  /** The best card of the trick before this one; absent for a lead. */
  readonly best?: Card
  /** What is known right after the card. */
  readonly position: Position
}

export const trumpOf = (view: SeatView): Suit | undefined => {
  const strain = view.contract === undefined ? NOTRUMP : strainOfContract(view.contract)
  return strain === NOTRUMP ? undefined : strain
}
export const isPartners = (play: DefenderPlay): boolean => play.leader === partner(play.event.seat)

/** Cards of the suit that some concealed hand was dealt. */
export const dealtTo = (position: Position, suit: Suit): number =>
  position.seats.reduce(
    (mask, _, h) => mask | knownOf(position, h, suit),
    position.unseen[suit] as number,
  )

const SEVEN: Rank = 5
const above = (rank: number): number => 0x1fff & ~((2 << rank) - 1)

/**
 * Whether the player could choose among small cards, so that the one played may be a signal. A card that
 * had a job was none: third hand that had to play high, one that took the trick so far, one drawn by trumps.
 */
export function isFree(play: DefenderPlay, trump: Suit | undefined): boolean {
  const { event, best, place, partnerWins, showOut, position } = play
  const suit = suitOf(event.card)
  if (suit === trump || place === 0 || best === undefined) return false
  if (showOut) return true
  if (suitOf(best) !== suit) return true
  const out = dealtTo(position, suit) & above(rankOf(best))
  if (isPartners(play)) return partnerWins ? rankOf(best) >= TEN : out === 0
  if (partnerWins) return true
  // A spot over a spot of its height is played to win or to force, not to tell.
  return rankOf(event.card) < rankOf(best) || rankOf(best) < SEVEN
}

/** The kind of a first card of a suit; `undefined` for a lead, a ruff and a later card. */
export function placedAs(play: DefenderPlay, trump: Suit | undefined): PlacedAs | undefined {
  if (!play.firstOfSuit || play.place === 0) return undefined
  const inTrumps = suitOf(play.event.card) === trump
  if (play.showOut) return inTrumps ? undefined : 'thrown'
  if (inTrumps) return 'trump'
  if (isPartners(play)) return 'partners'
  return play.place === 3 ? 'last' : 'second'
}

/**
 * The side suits that a first throw was chosen from; none where it was not a first one, or only one
 * suit was left untouched: there was nothing to choose then.
 */
export function thrownFrom(play: DefenderPlay, trump: Suit | undefined): readonly Suit[] {
  if (!play.showOut || !play.firstOfSuit || suitOf(play.event.card) === trump) return []
  const open = play.untouched.filter((suit) => suit !== trump)
  return open.length < 2 ? [] : open
}

/** Honours of the suit led above the best card of the trick so far. */
const beatersOf = (best: CardEvent | undefined): Holding =>
  best === undefined || isShowOut(best)
    ? EMPTY_HOLDING
    : ((HONOURS & ~((2 << rankOf(best.card)) - 1)) as Holding)

const kept = new WeakMap<SeatView, readonly DefenderPlay[]>()
/** Plays of defenders whose hands the observer does not see, in order. */
export function defenderPlays(view: SeatView): readonly DefenderPlay[] {
  const known = kept.get(view)
  if (known !== undefined) return known
  const made = read(view)
  kept.set(view, made)
  return made
}
function read(view: SeatView): readonly DefenderPlay[] {
  if (view.contract === undefined) return []
  const fold = replayPlay(view)
  if (!fold.ok) return []
  const declaring = sideOf(view.contract.declarer)
  const strain = strainOfContract(view.contract)
  const events = cardEvents(view)
  const played = new Set<string>()
  return events.flatMap((event): readonly DefenderPlay[] => {
    const position = fold.value.positions[event.index + 1]
    const key = (suit: Suit): string => `${event.seat} ${suit}`
    const firstOfSuit = !played.has(key(suitOf(event.card)))
    played.add(key(event.led))
    const untouched = SUITS.filter((suit) => !played.has(key(suit)))
    played.add(key(suitOf(event.card)))
    const trick = events.slice(event.index - (event.index & 3), event.index)
    const led = trick[0] ?? event
    const best = winningPlace(
      trick.map(({ card }) => card),
      strain,
    )
    if (position === undefined || sideOf(event.seat) === declaring) return []
    if (handOf(position, event.seat) < 0) return []
    return [
      {
        event,
        ledCard: led.card,
        leader: led.seat,
        place: event.index & 3,
        untouched,
        firstOfSuit,
        showOut: isShowOut(event),
        beating: beatersOf(trick[best]),
        partnerWins: best >= 0 && trick[best]!.seat === partner(event.seat),
        ...(best < 0 ? {} : { best: trick[best]!.card }),
        position,
      },
    ]
  })
}

/**
 * What partner asked a defender to lead: the suit he liked, the one he wants after a ruff, or the one he led himself.
 * Layouts solved with all cards open know nothing of partnership; where they cannot tell two leads apart, it decides.
 */
import { type Card, rankOf, suitOf } from '#core/card.ts'
import { length } from '#core/holding.ts'
import { TEN } from '#core/rank.ts'
import { partner, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Suit } from '#core/suit.ts'
import { type CardEvent, cardEvents } from '#reasoning/law/replay-play.ts'
import type { CardingAgreement } from '#reasoning/sources/carding.ts'
import { type DefenderPlay, defenderPlays, trumpOf } from '#reasoning/sources/defence.ts'
import { givesRuff, preferredSuits } from '#reasoning/sources/ruff-preference.ts'
import { signalOf } from '#reasoning/sources/signals.ts'
import type { Agreements } from '#reasoning/sources/source.ts'

export interface Asked {
  readonly suit: Suit
  /** The card that asked for it. */
  readonly card: Card
  readonly how: 'liked' | 'preferred' | 'led'
}
/** What one card of partner's says of a suit: wanted, or not. */
interface Wish extends Asked {
  readonly wanted: boolean
}

/** The seven, by the places of `Rank`. */
const SEVEN = 5

/** Cards of the suit below the card that the reader could not see when it was played. */
function lowerUnseen(view: SeatView, events: readonly CardEvent[], card: Card): number {
  const suit = suitOf(card)
  const seen = events
    .filter((event) => suitOf(event.card) === suit)
    .reduce((mask, event) => mask | (1 << rankOf(event.card)), view.hand[suit] as number)
  const inSight = seen | (view.dummy === undefined ? 0 : view.dummy[suit])
  let count = 0
  for (let rank = 0; rank < rankOf(card); rank++) if (((inSight >> rank) & 1) === 0) count += 1
  return count
}
/** True for a card that looks high, false for one that must be the lowest, `undefined` for one that may be either. */
function looksHigh(view: SeatView, events: readonly CardEvent[], card: Card): boolean | undefined {
  const below = lowerUnseen(view, events, card)
  if (below === 0) return false
  return rankOf(card) >= SEVEN ? true : undefined
}

/** What partner's card asks for or warns of, if anything. */
function wishOf(
  view: SeatView,
  events: readonly CardEvent[],
  play: DefenderPlay,
  carding: CardingAgreement,
): Wish | undefined {
  const { card, index } = play.event
  const suit = suitOf(card)
  const trump = trumpOf(view)
  const before = events.slice(0, index)
  const high = looksHigh(view, before, card)
  if (play.place > 0) {
    const sign = signalOf(play, carding, trump)?.sign
    if ((sign !== 'attitude' && sign !== 'discard') || high === undefined) return undefined
    return { suit, card, how: 'liked', wanted: high === (carding.signals[sign] === 'standard') }
  }
  if (suit === trump) return undefined
  if (trump !== undefined && givesRuff(before, play.event.seat, suit, trump)) {
    if (high === undefined || rankOf(card) >= TEN) return undefined
    return { suit: preferredSuits(suit, trump)[high ? 1 : 0], card, how: 'preferred', wanted: true }
  }
  // A high spot is led from short suits, to ruff or because there was nothing to lead from.
  const isShort = rankOf(card) < TEN && rankOf(card) >= SEVEN
  return play.firstOfSuit && !isShort ? { suit, card, how: 'led', wanted: true } : undefined
}

/**
 * The suit that partner's latest clear card asks for; `undefined` where none does, where he has shown out of it, or
 * where there is no card of it to lead.
 * @param view of a defender who is on lead.
 */
export function askedFor(view: SeatView, agreements: Agreements): Asked | undefined {
  const carding = agreements.carding[sideOf(view.seat)]
  if (carding.signals.attitude === 'none') return undefined
  const events = cardEvents(view)
  const trump = trumpOf(view)
  const plays = defenderPlays(view).filter(({ event }) => event.seat === partner(view.seat))
  const refused = new Set<Suit>()
  for (const { event, showOut } of plays) if (showOut) refused.add(event.led)
  for (const play of plays.toReversed()) {
    const wish = wishOf(view, events, play, carding)
    if (wish === undefined) continue
    const { wanted, ...asked } = wish
    const held = events.filter(
      ({ seat, card }) => seat === view.seat && suitOf(card) === asked.suit,
    )
    if (!wanted) refused.add(asked.suit)
    else if (
      asked.suit !== trump &&
      !refused.has(asked.suit) &&
      length(view.hand[asked.suit]) > held.length
    )
      return asked
  }
  return undefined
}

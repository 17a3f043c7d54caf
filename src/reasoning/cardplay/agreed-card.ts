/** Which of several cards of equal worth to play: the one that the side agreed on, else the lowest. */
import { type Card, rankOf, suitOf } from '#core/card.ts'
import { strainOfContract } from '#core/contract.ts'
import { length } from '#core/holding.ts'
import { ACE, TEN } from '#core/rank.ts'
import { partner, type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { NOTRUMP, SUITS, type Suit } from '#core/suit.ts'
import type { CardSign } from '#reasoning/inference/inference.ts'
import { type CardEvent, cardEvents } from '#reasoning/law/replay-play.ts'
import type { CardingAgreement, Signal } from '#reasoning/sources/carding.ts'
import { type AgreedLead, leadsFrom } from '#reasoning/sources/lead-readings.ts'
import { likedHonours, TOPS } from '#reasoning/sources/liking.ts'
import { headClass, ledAs } from '#reasoning/sources/recorded.ts'
import { RECORDED_ODDS } from '#reasoning/sources/recorded-odds.ts'
import { givesRuff, preferredSuits } from '#reasoning/sources/ruff-preference.ts'
import type { Agreements } from '#reasoning/sources/source.ts'

/** Why one of equal cards was taken. */
export type Among =
  /** There was no other. */
  | { readonly kind: 'single' }
  /** Led as agreed from the holding. */
  | { readonly kind: 'lead'; readonly agreement: string }
  /** A small card that signals: high or low, and whether the thing it is about is true. */
  | {
      readonly kind: 'signal'
      readonly sign: CardSign
      readonly high: boolean
      /** An even number, or an honour: see `SignalAgreement`. */
      readonly yes: boolean
      /** The suit that it is about. */
      readonly suit: Suit
    }
  /** One of touching honours of declarer's, so that the defenders see least. */
  | { readonly kind: 'hidden' }
  /** Led for partner to ruff: the highest small card or the lowest, for an honour in the suit. */
  | { readonly kind: 'preference'; readonly high: boolean; readonly suit: Suit }
  /** Partner's suit goes back: the higher of two cards left, else the lowest. */
  | { readonly kind: 'returned' }
  /** The lowest card, and what it does where it spares higher ones; not said of touching honours. */
  | { readonly kind: 'lowest'; readonly sparing?: 'lead' | 'follow' | 'ruff' | 'throw' }

/** The part that the card plays in the trick. */
function deedOf(view: SeatView, card: Card): 'lead' | 'follow' | 'ruff' | 'throw' {
  const events = cardEvents(view)
  const led = events[events.length & ~3]?.led
  if (led === undefined) return 'lead'
  if (suitOf(card) === led) return 'follow'
  const trump = view.contract === undefined ? NOTRUMP : strainOfContract(view.contract)
  return suitOf(card) === trump ? 'ruff' : 'throw'
}

/** The lowest card by rank, the first of several. */
export const lowestOf = (cards: readonly Card[]): Card =>
  cards.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a))

const playedAs = (view: SeatView): 'notrump' | 'suit' =>
  view.contract !== undefined && strainOfContract(view.contract) !== NOTRUMP ? 'suit' : 'notrump'

/** The agreed leads from each suit of the hand, of the suits in which nobody has played. */
export const openingLeads = (view: SeatView, { carding }: Agreements): readonly AgreedLead[] =>
  SUITS.flatMap((suit) => {
    const rules = carding[sideOf(view.seat)][playedAs(view)]
    const [best] = view.hand[suit] === 0 ? [] : leadsFrom(view.hand[suit], suit, rules)
    return best === undefined ? [] : [best]
  })

/** Of a thousand such holdings, how many are led from, by recorded play: the suit that people would lead. */
export function ledOften(view: SeatView, { odds }: Agreements, suit: Suit): number {
  const table = (odds ?? RECORDED_ODDS).chosen[ledAs(view, view.seat)(suit)]
  return table[headClass(view.hand[suit])] ?? 0
}

interface Message {
  readonly sign: CardSign
  readonly signal: Signal
  readonly yes: boolean
  readonly suit: Suit
}

/** What the seat's first small card of the suit says; `undefined` where it says nothing. */
function messageOf(
  view: SeatView,
  { signals }: CardingAgreement,
  seat: Seat,
  card: Card,
): Message | undefined {
  const events = cardEvents(view)
  const led = events[events.length & ~3]
  const suit = suitOf(card)
  if (led === undefined || events.length % 4 === 0) return undefined
  if (events.some((event) => event.seat === seat && suitOf(event.card) === suit)) return undefined
  const liked = (of: Suit, led?: Card): boolean => (view.hand[of] & likedHonours(led)) !== 0
  if (suit === led.led)
    return led.seat === partner(seat)
      ? { sign: 'attitude', signal: signals.attitude, yes: liked(suit, led.card), suit }
      : { sign: 'count', signal: signals.count, yes: length(view.hand[suit]) % 2 === 0, suit }
  const trump = view.contract === undefined ? NOTRUMP : strainOfContract(view.contract)
  if (suit === trump) return undefined
  if (!signals.suitPreference)
    return { sign: 'discard', signal: signals.discard, yes: liked(suit), suit }
  const higher = SUITS.filter((s) => s !== suit && s !== trump && s !== led.led).at(-1)
  return higher === undefined
    ? undefined
    : { sign: 'suit-preference', signal: 'standard', yes: liked(higher), suit: higher }
}

/** The small card that signals truly, among those that may be played. */
function signalled(
  view: SeatView,
  agreement: CardingAgreement,
  seat: Seat,
  cards: readonly Card[],
): { readonly card: Card; readonly by: Among } | undefined {
  const suit = suitOf(lowestOf(cards))
  const small = cards.filter((card) => suitOf(card) === suit && rankOf(card) < TEN)
  const held = view.hand[suit]
  const [first] = small
  if (first === undefined || length(held) < 2) return undefined
  const message = messageOf(view, agreement, seat, first)
  if (message === undefined || message.signal === 'none') return undefined
  const { sign, yes } = message
  const high = yes === (message.signal === 'standard')
  const card = small.reduce((a, b) => (rankOf(b) > rankOf(a) === high ? b : a))
  // A card is high when its holder was dealt a lower one.
  const isHigh = (held & ((1 << rankOf(card)) - 1)) !== 0
  return isHigh === high
    ? { card, by: { kind: 'signal', sign, high, yes, suit: message.suit } }
    : undefined
}

/** The small card that tells partner, who will ruff it, how to put the leader in again. */
function ruffLed(
  view: SeatView,
  events: readonly CardEvent[],
  cards: readonly Card[],
): { readonly card: Card; readonly by: Among } | undefined {
  const strain = strainOfContract(view.contract!)
  if (strain === NOTRUMP) return undefined
  const small = cards.filter(
    (card) => rankOf(card) < TEN && givesRuff(events, view.seat, suitOf(card), strain),
  )
  const [one] = small
  const own = small.filter((card) => suitOf(card) === suitOf(one!))
  if (one === undefined || own.length < 2) return undefined
  const [lower, higher] = preferredSuits(suitOf(one), strain)
  const [likesLow, likesHigh] = [lower, higher].map((suit) => (view.hand[suit] & TOPS) !== 0)
  if (likesLow === likesHigh) return undefined
  const high = likesHigh === true
  const card = own.reduce((a, b) => (rankOf(b) > rankOf(a) === high ? b : a))
  return { card, by: { kind: 'preference', high, suit: high ? higher : lower } }
}

/** The card of a suit that partner led first: of two left the higher, of more the lowest. */
function returned(
  view: SeatView,
  events: readonly CardEvent[],
  cards: readonly Card[],
): { readonly card: Card; readonly by: Among } | undefined {
  const suit = suitOf(lowestOf(cards))
  const first = events.find(({ index, card }) => index % 4 === 0 && suitOf(card) === suit)
  if (first?.seat !== partner(view.seat)) return undefined
  const played = events.filter(({ seat, card }) => seat === view.seat && suitOf(card) === suit)
  const own = cards.filter((card) => suitOf(card) === suit)
  const left = length(view.hand[suit]) - played.length
  const card = left === 2 ? own.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a)) : lowestOf(own)
  return { card, by: { kind: 'returned' } }
}

/**
 * Of declarer's touching honours the one that tells least. He wins with the king from ace and king, or king and
 * queen, as anybody might who has one of them, and with the highest of lower ones; he leads any of them.
 */
function hiding(
  view: SeatView,
  cards: readonly Card[],
  low: Card,
  lot: number,
): { readonly card: Card; readonly by: Among } | undefined {
  const run = [low]
  for (let next = low + 1; suitOf(next as Card) === suitOf(low) && cards.includes(next as Card); )
    run.push(next++ as Card)
  if (rankOf(low) < TEN || run.length < 2) return undefined
  const top = run.at(-1)!
  const won = rankOf(top) === ACE ? run.at(-2)! : top
  const card = view.cards.length % 4 === 0 ? run[Math.floor(lot * run.length)]! : won
  return { card, by: { kind: 'hidden' } }
}

/**
 * One of the cards, which are all worth the same.
 * @param view of the player who chooses; its own cards are meant unless `seat` is dummy.
 * @param seat whose card it is.
 * @param lot from 0 up to 1, without 1: which of declarer's equal honours is led.
 */
export function amongEquals(
  view: SeatView,
  agreements: Agreements,
  seat: Seat,
  cards: readonly Card[],
  lot: number,
): { readonly card: Card; readonly by: Among } {
  if (cards.length === 1) return { card: cards[0]!, by: { kind: 'single' } }
  const low = lowestOf(cards)
  const lowest = {
    card: low,
    by: { kind: 'lowest', ...(rankOf(low) < TEN ? { sparing: deedOf(view, low) } : {}) },
  } as const
  if (view.contract === undefined) return lowest
  if (seat === view.contract.declarer) return hiding(view, cards, low, lot) ?? lowest
  if (sideOf(seat) === sideOf(view.contract.declarer)) return lowest
  const agreement = agreements.carding[sideOf(seat)]
  if (view.cards.length % 4 !== 0) return signalled(view, agreement, seat, cards) ?? lowest
  const events = cardEvents(view)
  const ruff = agreement.signals.attitude === 'none' ? undefined : ruffLed(view, events, cards)
  if (ruff !== undefined) return ruff
  const fresh = (suit: Suit): boolean =>
    events.every((event) => event.seat !== seat || suitOf(event.card) !== suit)
  const rules = view.cards.length === 0 ? agreement : agreement.later
  const agreed = SUITS.filter(fresh).flatMap((suit) =>
    leadsFrom(view.hand[suit], suit, rules[playedAs(view)]).filter(
      ({ card, qualifier }) => qualifier === 'consistent' && cards.includes(card),
    ),
  )
  const [first] = agreed.toSorted((a, b) => rankOf(a.card) - rankOf(b.card))
  if (first === undefined) return returned(view, events, cards) ?? lowest
  // Of the suit that is led, the card that the agreement puts first.
  const card = agreed.find((one) => suitOf(one.card) === suitOf(first.card))!.card
  return { card, by: { kind: 'lead', agreement: agreement.name } }
}

/**
 * The chain behind the number of layouts, and behind the vacant places of a hand: what is in sight,
 * what each closed hand has played, in how many ways the rest fits, and what each show-out leaves of it.
 */

import { type Card, cardName } from '#core/card.ts'
import { capital, grouped } from '#core/locale.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { formula, waysToFill } from '../count-words.ts'
import type { ProofStep } from '../proof.ts'
import { amount, listing, number, seatsListing } from './why-bound-words.ts'

/** A closed hand: its cards seen, as 0-based places in the order of play, and its places left. */
export interface HandPlaces {
  readonly seat: Seat
  readonly played: readonly number[]
  readonly places: number
}
export interface LayoutsFacts {
  readonly observer: Seat
  /** The hand the observer sees beside its own. */
  readonly faced: Seat | undefined
  readonly hands: readonly HandPlaces[]
  /** Show-outs in suits of which cards are still unseen, in order; `left`: layouts once they count too. */
  readonly voids: readonly {
    readonly seat: Seat
    readonly suit: Suit
    readonly event: number
    readonly left: bigint
  }[]
}

const layoutsText = (n: bigint): string => `${grouped(n)} ${n === 1n ? t`layout` : t`layouts`}`
const placesText = (n: number): string =>
  n === 0 ? t`no vacant places` : n === 1 ? t`one vacant place` : t`${number(n)} vacant places`
const playedText = (n: number): string => (n === 0 ? t`none` : number(n))

/** From what is in sight to the number of layouts, which comes last. */
export function whyLayouts({ observer, faced, hands, voids }: LayoutsFacts): readonly ProofStep[] {
  const steps: ProofStep[] = []
  const closed = 13 * hands.length
  steps.push({
    text:
      faced === undefined
        ? t`${seatName(observer)} sees only its own thirteen cards: the other ${closed} were dealt to ${seatsListing(hands.map(({ seat }) => seat))}.`
        : t`${seatName(observer)} sees its own thirteen cards and ${seatName(faced)}’s: the other ${closed} were dealt to ${seatsListing(hands.map(({ seat }) => seat))}.`,
    events: [],
  })
  for (const { seat, played, places } of hands)
    steps.push({
      text: t`${seatName(seat)} has played ${playedText(played.length)} and holds ${places === 0 ? t`no more` : t`${number(places)} more`}.`,
      events: played,
    })
  const rooms = hands.map(({ places }) => places)
  const unseen = rooms.reduce((sum, n) => sum + n, 0)
  steps.push({
    text:
      unseen === 0
        ? t`Every card has been seen: 1 layout.`
        : t`${capital(number(unseen))} unseen ${unseen === 1 ? t`card` : t`cards`} in ${listing(rooms.map(String))} places: ${formula(rooms)}${layoutsText(waysToFill(rooms))}.`,
    events: [],
  })
  for (const { seat, suit, event, left } of voids)
    steps.push({
      text: t`${seatName(seat)} can have no more ${strainName(suit)}, which leaves ${layoutsText(left)}.`,
      events: [event],
    })
  return steps
}

export interface VacantFacts extends HandPlaces {
  /** Suits whose unseen cards must all be this hand’s, as every other closed hand showed out of them. */
  readonly sure: readonly {
    readonly suit: Suit
    readonly cards: number
    readonly others: readonly Seat[]
    readonly events: readonly number[]
  }[]
}

/** From thirteen to the vacant places: less the cards played, and those that nobody else can hold. */
export function whyVacant({ seat, played, places, sure }: VacantFacts): readonly ProofStep[] {
  const name = seatName(seat)
  const steps: ProofStep[] = [
    {
      text:
        played.length === 0
          ? t`${name} was dealt thirteen cards and has played none${sure.length > 0 ? '.' : t`: thirteen vacant places.`}`
          : t`${name} was dealt thirteen cards and has played ${number(played.length)}: 13 − ${played.length} = ${places}${sure.length > 0 ? '.' : `, ${placesText(places)}.`}`,
      events: played,
    },
  ]
  let left = places
  for (const { suit, cards, others, events } of sure) {
    const those = cards === 1 ? t`one` : number(cards)
    steps.push({
      text: t`${seatsListing(others)} showed out of ${strainName(suit)}, so the ${those} still out ${cards === 1 ? t`is` : t`are`} ${name}’s and ${cards === 1 ? t`takes` : t`take`} ${those} of these places.`,
      events,
    })
    left -= cards
  }
  if (sure.length > 0)
    steps.push({
      text: `${places} − ${places - left} = ${left}, ${placesText(left)}${
        left === 0 ? t`: every card of ${name} is known.` : t` for the other unseen cards.`
      }`,
      events: [],
    })
  return steps
}

export interface PlacedFacts {
  readonly suit: Suit
  readonly seats: readonly Seat[]
  /** Unseen cards of the suit that each hand has, and which honours are among them. */
  readonly room: readonly number[]
  readonly holdings: readonly (readonly Card[])[]
  /** Ways to deal the unseen cards so, and those in which the honours lie so. */
  readonly ways: bigint
  readonly placed: bigint
}
/** From the lengths of a suit to a way for its honours to lie, by law. */
export function whyPlaced(facts: PlacedFacts): readonly ProofStep[] {
  const { suit, seats, room, holdings, ways, placed } = facts
  const has = seats.map((seat, h) => `${seatName(seat)} ${amount(room[h] ?? 0)}`)
  const named = seats.flatMap((seat, h) => {
    const cards = holdings[h] ?? []
    return cards.length === 0
      ? []
      : [t`${seatName(seat)} has ${listing(cards.map((card) => t`the ${cardName(card)}`))}`]
  })
  return [
    {
      text: t`Of the unseen ${strainName(suit)} ${listing(has)}: in ${grouped(ways)} ${ways === 1n ? t`way` : t`ways`}, each as likely by law.`,
      events: [],
    },
    { text: t`In ${grouped(placed)} of them ${listing(named)}.`, events: [] },
  ]
}

/** A way for a suit to lie before any card is seen: deals in which it does, of all deals. */
export function whyBefore(
  seats: readonly Seat[],
  lengths: readonly number[],
): { readonly steps: readonly ProofStep[]; readonly count: bigint; readonly of: bigint } {
  const rooms = lengths.map(() => 13)
  const rest = lengths.map((n) => 13 - n)
  const [ways, others] = [waysToFill(lengths), waysToFill(rest)]
  const [all, so] = [waysToFill(rooms), ways * others]
  const big = (n: bigint): string => grouped(n)
  const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)
  const dealt = seats.map((seat, h) => t`${lengths[h] ?? 0} to ${seatName(seat)}`)
  const steps = [
    t`${sum(rooms)} cards, thirteen to each closed hand: ${formula(rooms)}${big(all)} deals.`,
    t`${capital(number(sum(lengths)))} of them are of the suit, ${listing(dealt)}: ${formula(lengths)}${big(ways)} ${ways === 1n ? t`way` : t`ways`}.`,
    t`The other ${sum(rest)} fill ${listing(rest.map(String))} places: ${formula(rest)}${big(others)} ways.`,
    t`${big(ways)} × ${big(others)} = ${big(so)} of the ${big(all)} deals.`,
  ]
  return { steps: steps.map((text) => ({ text, events: [] })), count: so, of: all }
}

/**
 * The play of the cards: tricks, turns and lawful cards. A play is public (contract and cards in
 * order); the hands are handed in only where a question needs them, so a seat view can use the rest.
 */
import { type Card, cardName, suitOf } from './card.ts'
import { type Contract, openingLeader, strainOfContract } from './contract.ts'
import type { PartialDeal } from './deal.ts'
import type { Hand } from './hand.ts'
import * as hand from './hand.ts'
import type { Problem } from './result.ts'
import { partner, rotate, type Seat, seatName, sideOf } from './seat.ts'
import { strainName, suitSingular } from './suit.ts'
import { t } from './text.ts'
import { suitLed, type Trick, winnerOf } from './trick.ts'

/** Contract and cards in the order played. */
export interface Play {
  readonly contract: Contract
  readonly cards: readonly Card[]
}

export const startPlay = (contract: Contract): Play => ({ contract, cards: [] })

/** The tricks in order; the last may be open. Empty before the lead. */
export function tricksOf(play: Play): readonly Trick[] {
  const tricks: Trick[] = []
  const strain = strainOfContract(play.contract)
  let leader = openingLeader(play.contract)
  for (let i = 0; i < play.cards.length; i += 4) {
    const trick: Trick = { leader, cards: play.cards.slice(i, i + 4) }
    tricks.push(trick)
    leader = winnerOf(trick, strain) ?? leader
  }
  return tricks
}

/** The trick that the next card belongs to: the open one, or an empty one led by the last winner. */
export function openTrick(play: Play): Trick {
  const tricks = tricksOf(play)
  const last = tricks.at(-1)
  if (last === undefined) return { leader: openingLeader(play.contract), cards: [] }
  const winner = winnerOf(last, strainOfContract(play.contract))
  return winner === undefined ? last : { leader: winner, cards: [] }
}

/** Whose card comes next (dummy's own seat for dummy's cards); `undefined` after 52. */
export function turn(play: Play): Seat | undefined {
  if (play.cards.length >= 52) return undefined
  const trick = openTrick(play)
  return rotate(trick.leader, trick.cards.length)
}
/** Who decides the next card: declarer for dummy. */
export const controllerOf = (play: Play, seat: Seat): Seat =>
  seat === partner(play.contract.declarer) ? play.contract.declarer : seat

/** Who played each card, in order. */
export const players = (play: Play): readonly Seat[] =>
  tricksOf(play).flatMap((trick) => trick.cards.map((_, i) => rotate(trick.leader, i)))

/** Complete tricks won by declarer's side and by the defenders. */
export function tricksWon(play: Play): { readonly declarer: number; readonly defence: number } {
  const strain = strainOfContract(play.contract)
  let declarer = 0
  let defence = 0
  for (const trick of tricksOf(play)) {
    const winner = winnerOf(trick, strain)
    if (winner === undefined) continue
    if (sideOf(winner) === sideOf(play.contract.declarer)) declarer += 1
    else defence += 1
  }
  return { declarer, defence }
}

/** What each hand still holds after the cards played; unknown hands stay unknown. */
export function remaining(deal: PartialDeal, play: Play): PartialDeal {
  const left: [Hand | undefined, Hand | undefined, Hand | undefined, Hand | undefined] = [...deal]
  const who = players(play)
  for (const [i, card] of play.cards.entries()) {
    const seat = who[i]!
    const h = left[seat]
    if (h !== undefined) left[seat] = hand.without(h, card)
  }
  return left
}

/** The cards of a hand that may be played to the trick: the suit led if any is held, else all. */
export function playableCards(held: Hand, trick: Trick): readonly Card[] {
  const led = trick.cards.length === 4 ? undefined : suitLed(trick)
  const all = hand.cards(held)
  return led === undefined || held[led] === 0 ? all : all.filter((card) => suitOf(card) === led)
}

/** The lawful next cards; empty when play is over or the hand to play is unknown. */
export function legalCards(deal: PartialDeal, play: Play): readonly Card[] {
  const seat = turn(play)
  const held = seat === undefined ? undefined : remaining(deal, play)[seat]
  return held === undefined ? [] : playableCards(held, openTrick(play))
}

/**
 * Why the card may not be played next. A revoke is refused here, so it cannot happen at our table.
 * @param deal hands as dealt; a card from an unknown hand is taken on trust unless another hand shows it.
 * @returns `undefined` when it is lawful.
 */
export function whyIllegal(deal: PartialDeal, play: Play, card: Card): Problem | undefined {
  const seat = turn(play)
  if (seat === undefined)
    return { code: 'play/ended', message: t`All thirteen tricks have been played.` }
  if (play.cards.includes(card))
    return { code: 'play/played', message: t`The ${cardName(card)} has been played already.` }
  const left = remaining(deal, play)
  const held = left[seat]
  if (held === undefined) {
    const holder = ([0, 1, 2, 3] as const).find(
      (s) => left[s] !== undefined && hand.has(left[s], card),
    )
    return holder === undefined
      ? undefined
      : {
          code: 'play/not-held',
          message: t`It is ${seatName(seat)}'s turn, and the ${cardName(card)} is in ${seatName(holder)}'s hand.`,
        }
  }
  if (!hand.has(held, card)) {
    return {
      code: 'play/not-held',
      message: t`It is ${seatName(seat)}'s turn, and ${seatName(seat)} does not hold the ${cardName(card)}.`,
    }
  }
  const led = suitLed(openTrick(play))
  if (led !== undefined && suitOf(card) !== led && held[led] !== 0)
    return {
      code: 'play/revoke',
      message: t`${seatName(seat)} must follow suit: a ${suitSingular(led)} was led and ${seatName(seat)} holds ${strainName(led)}.`,
    }
  return undefined
}

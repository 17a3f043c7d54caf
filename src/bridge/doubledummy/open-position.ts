/** A position with all hands open: what a double-dummy question is about. */

import { type Card, cardName, suitOf } from '#core/card.ts'
import { strainOfContract } from '#core/contract.ts'
import { type Deal, firstDuplicate, type PartialDeal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { openTrick, type Play, remaining } from '#core/play.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { rotate, SEATS, type Seat, seatName } from '#core/seat.ts'
import { type Strain, strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { suitLed, type Trick, winnerOf } from '#core/trick.ts'
import { mapTuple4 } from '#core/tuple.ts'

export interface OpenPosition {
  readonly strain: Strain
  /** The trick in play: its leader, and up to three cards on the table. */
  readonly trick: Trick
  /** Cards not yet played, those on the table not among them. */
  readonly hands: Deal
}

/** Whose turn it is. */
export const toPlay = ({ trick }: OpenPosition): Seat => rotate(trick.leader, trick.cards.length)
/** Tricks left, the one in play included. */
export const tricksLeft = (position: OpenPosition): number =>
  hand.size(position.hands[toPlay(position)])

const cards = (count: number): string => (count === 1 ? t`one card` : t`${count} cards`)

function whySizes(hands: Deal, trick: Trick): Result<never> | undefined {
  const first = trick.leader
  const sizes = SEATS.map((seat) => hand.size(hands[seat]))
  const played = (seat: Seat): boolean => ((seat - first + 4) & 3) < trick.cards.length
  const whole = SEATS.map((seat) => sizes[seat]! + (played(seat) ? 1 : 0))
  const most = Math.max(...whole)
  const short = SEATS.find((seat) => whole[seat] !== most)
  if (short !== undefined) {
    const long = SEATS.find((seat) => whole[seat] === most)!
    return problem(
      'position/unequal',
      t`${seatName(short)} has ${cards(sizes[short]!)} and ${seatName(long)} ${cards(sizes[long]!)}: the hands do not go round.`,
    )
  }
  if (most === 0) return problem('position/empty', t`No card is left to play.`)
  return most > 13
    ? problem('position/size', t`The hands have ${most} cards; thirteen is the most.`)
    : undefined
}

function whyTrick(hands: Deal, trick: Trick): Result<never> | undefined {
  if (trick.cards.length > 3)
    return problem(
      'position/trick',
      t`${trick.cards.length} cards are on the table; a trick in play has three at most.`,
    )
  const led = suitLed(trick)
  for (const [i, card] of trick.cards.entries()) {
    const seat = rotate(trick.leader, i)
    const holder = SEATS.find((one) => hand.has(hands[one], card))
    if (holder !== undefined || trick.cards.indexOf(card) !== i)
      return problem(
        'position/duplicate',
        holder === undefined
          ? t`The ${cardName(card)} is on the table twice.`
          : t`The ${cardName(card)} is on the table, and ${seatName(holder)} still holds it.`,
      )
    if (led !== undefined && suitOf(card) !== led && hands[seat][led] !== 0)
      return problem(
        'position/revoke',
        t`${seatName(seat)} played the ${cardName(card)} and still holds a ${suitSingular(led)}: ${strainName(led)} were led.`,
      )
  }
  return undefined
}

/**
 * Checks a position from outside.
 * @returns the position, or what makes it impossible: an unknown hand, a card that is there twice,
 *   hands that do not go round, a revoke on the table.
 */
export function openPosition(
  strain: Strain,
  trick: Trick,
  hands: PartialDeal,
): Result<OpenPosition, Problem> {
  const unknown = SEATS.find((seat) => hands[seat] === undefined)
  if (unknown !== undefined)
    return problem(
      'position/unknown',
      t`${seatName(unknown)}'s hand is not known: double dummy needs all four.`,
    )
  const twice = firstDuplicate(hands)
  if (twice !== undefined)
    return problem(
      'position/duplicate',
      t`The ${cardName(twice.card)} stands in two hands, ${twice.seats.map(seatName).join(t` and `)}.`,
    )
  const whole = hands as Deal
  return whyTrick(whole, trick) ?? whySizes(whole, trick) ?? ok({ strain, trick, hands: whole })
}

/** The position after the cards played so far; impossible when a hand is unknown or all is played. */
export const positionAfter = (deal: PartialDeal, play: Play): Result<OpenPosition, Problem> =>
  openPosition(strainOfContract(play.contract), openTrick(play), remaining(deal, play))

/** The position when the seat leads to the first trick of a deal. */
export const positionAtLead = (
  deal: PartialDeal,
  strain: Strain,
  leader: Seat,
): Result<OpenPosition, Problem> => openPosition(strain, { leader, cards: [] }, deal)

/** The position after one more card, lawful there; `undefined` when it was the last. */
export function afterCard(position: OpenPosition, card: Card): OpenPosition | undefined {
  const seat = toPlay(position)
  const hands = mapTuple4(position.hands, (held, i) =>
    i === seat ? hand.without(held, card) : held,
  )
  const played: Trick = { leader: position.trick.leader, cards: [...position.trick.cards, card] }
  const winner = winnerOf(played, position.strain)
  if (winner === undefined) return { ...position, hands, trick: played }
  return hand.size(hands[winner]) === 0
    ? undefined
    : { ...position, hands, trick: { leader: winner, cards: [] } }
}

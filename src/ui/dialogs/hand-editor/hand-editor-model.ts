/** The four hands being edited, as data: who holds each card, and what is typed for each hand. */

import { type Card, cardName, DECK } from '#core/card.ts'
import { type Deal, isWhole, type PartialDeal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import type { Problem } from '#core/result.ts'
import type { Rng } from '#core/rng.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { shuffled } from '#core/shuffle.ts'
import { t, tAs } from '#core/text.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'

/** A hand as typed, with what is wrong with it. It stands until the hand changes in another way. */
export interface Draft {
  readonly text: string
  readonly problem: Problem | undefined
}

export interface Editing {
  /** By card: who holds it, or undefined. */
  readonly owners: readonly (Seat | undefined)[]
  readonly drafts: Tuple4<Draft | undefined>
  /** Where cards go that are pressed. */
  readonly seat: Seat
  /** What the last press did or could not do, to be read out. */
  readonly said: string
}

const NO_DRAFTS: Editing['drafts'] = [undefined, undefined, undefined, undefined]
const FULL = 13

/** Editing begins with these hands; an unknown hand is empty. */
export function startEditing(deal: PartialDeal): Editing {
  const owners = DECK.map((card) =>
    SEATS.find((s) => deal[s] !== undefined && hand.has(deal[s], card)),
  )
  const seat = SEATS.find((s) => sizeOf(owners, s) < FULL) ?? 0
  return { owners, drafts: NO_DRAFTS, seat, said: '' }
}

const sizeOf = (owners: Editing['owners'], seat: Seat): number =>
  owners.reduce<number>((n, owner) => n + (owner === seat ? 1 : 0), 0)

export const heldCount = (e: Editing, seat: Seat): number => sizeOf(e.owners, seat)
/** Cards in no hand. */
export const cardsLeft = (e: Editing): number => e.owners.filter((o) => o === undefined).length

export const editedHand = (e: Editing, seat: Seat): hand.Hand =>
  hand.ofCards(DECK.filter((card) => e.owners[card] === seat))

/** The hands: whole or not. */
export const handsOf = (e: Editing): PartialDeal => [
  editedHand(e, 0),
  editedHand(e, 1),
  editedHand(e, 2),
  editedHand(e, 3),
]

/** What stands in the text field of a hand. */
export const textOf = (e: Editing, seat: Seat): string =>
  e.drafts[seat]?.text ?? (heldCount(e, seat) === 0 ? '' : hand.format(editedHand(e, seat)))

const withOwner = (e: Editing, card: Card, owner: Seat | undefined, said: string): Editing => ({
  ...e,
  owners: e.owners.map((old, c) => (c === card ? owner : old)),
  drafts: NO_DRAFTS,
  said,
})

export const chooseSeat = (e: Editing, seat: Seat): Editing => ({ ...e, seat, said: '' })

/** Gives the card to a hand, from another if need be; refused when that hand is full. */
export function give(e: Editing, card: Card, seat: Seat): Editing {
  const from = e.owners[card]
  if (from === seat) return e
  if (heldCount(e, seat) >= FULL)
    return {
      ...e,
      said: t`${seatName(seat)} has thirteen cards already; take one away first.`,
    }
  const moved = from === undefined ? '' : tAs('date')` from ${seatName(from)}`
  return withOwner(e, card, seat, t`${cardName(card)}${moved} to ${seatName(seat)}`)
}

/** Takes the card out of whatever hand it is in. */
export function take(e: Editing, card: Card): Editing {
  const from = e.owners[card]
  return from === undefined
    ? e
    : withOwner(e, card, undefined, t`${cardName(card)} taken from ${seatName(from)}`)
}

/** A press on a card: to the chosen hand, or out of it when it is there. */
export const press = (e: Editing, card: Card): Editing =>
  e.owners[card] === e.seat ? take(e, card) : give(e, card, e.seat)

/**
 * A hand typed as `S.H.D.C`. What can be read replaces the hand at once; what cannot leaves the hands
 * as they are, and says where it went wrong.
 */
export function typeHand(e: Editing, seat: Seat, text: string): Editing {
  const draft = (problem: Problem | undefined) =>
    mapTuple4(e.drafts, (old, s) => (s === seat ? { text, problem } : old))
  const read =
    text.trim() === '' ? { ok: true as const, value: hand.EMPTY_HAND } : hand.parse(text, 'any')
  if (!read.ok) return { ...e, drafts: draft(read.error), said: '' }
  const elsewhere = hand
    .cards(read.value)
    .map((card) => ({ card, owner: e.owners[card] }))
    .find(({ owner }) => owner !== undefined && owner !== seat)
  if (elsewhere !== undefined)
    return {
      ...e,
      drafts: draft({
        code: 'hand/elsewhere',
        message: t`The ${cardName(elsewhere.card)} is in ${seatName(elsewhere.owner!)}'s hand.`,
        column: columnOf(text, elsewhere.card),
      }),
      said: '',
    }
  const owners = e.owners.map((owner, c) =>
    hand.has(read.value, c as Card) ? seat : owner === seat ? undefined : owner,
  )
  return { ...e, owners, drafts: draft(undefined), said: '' }
}

/** The 1-based place of a card in a hand that can be read. */
function columnOf(text: string, card: Card): number {
  const lead = text.length - text.trimStart().length
  const parts = text.trim().split('.')
  let column = lead + 1
  for (const [i, part] of parts.entries()) {
    if (3 - i === Math.floor(card / FULL)) {
      for (let at = 0; at < part.length; ) {
        const size = part.startsWith('10', at) ? 2 : 1
        const rank = hand.parse(
          `${'.'.repeat(i)}${part.slice(at, at + size)}${'.'.repeat(3 - i)}`,
          1,
        )
        if (rank.ok && hand.has(rank.value, card)) return column + at
        at += size
      }
    }
    column += part.length + 1
  }
  return lead + 1
}

export const clearHand = (e: Editing, seat: Seat): Editing => ({
  ...e,
  owners: e.owners.map((owner) => (owner === seat ? undefined : owner)),
  drafts: NO_DRAFTS,
  seat,
  said: t`${seatName(seat)}'s hand is empty`,
})
export const clearAll = (e: Editing): Editing => ({
  ...e,
  owners: e.owners.map(() => undefined),
  drafts: NO_DRAFTS,
  said: t`All four hands are empty`,
})

/** Deals the cards in no hand to the hands that are short, each way equally likely. */
export function fillRest(e: Editing, rng: Rng): Editing {
  const places = shuffled(
    SEATS.flatMap((seat) => new Array<Seat>(FULL - heldCount(e, seat)).fill(seat)),
    rng,
  )
  let next = 0
  return {
    ...e,
    owners: e.owners.map((owner) => owner ?? places[next++]),
    drafts: NO_DRAFTS,
    said:
      next === 0
        ? t`No card was left`
        : t`${next === 1 ? t`One card` : t`${next} cards`} dealt at random`,
  }
}

/** The whole deal, or why there is none yet. */
export function finished(
  e: Editing,
): { readonly deal: Deal } | { readonly deal?: undefined; readonly why: string } {
  const wrong = SEATS.find((seat) => e.drafts[seat]?.problem !== undefined)
  if (wrong !== undefined) return { why: t`${seatName(wrong)}'s hand as typed cannot be read.` }
  const hands = handsOf(e)
  if (isWhole(hands)) return { deal: hands }
  const short = SEATS.filter((seat) => heldCount(e, seat) < FULL).map(
    (seat) => `${seatName(seat)} ${FULL - heldCount(e, seat)}`,
  )
  return { why: t`Cards are missing: ${short.join(', ')}.` }
}

/** A deal: the four hands, by seat. Whole when each has thirteen cards and every card is there once. */

import { type Card, cardName } from './card.ts'
import type { Hand } from './hand.ts'
import * as hand from './hand.ts'
import { ok, type Problem, problem, type Result } from './result.ts'
import { bySeat, parseSeat, SEATS, type Seat, seatLetter, seatName, seatsFrom } from './seat.ts'
import { t } from './text.ts'
import { mapTuple4, type Tuple4 } from './tuple.ts'

/** Hands by seat: North, East, South, West. */
export type Deal = Tuple4<Hand>
/** Hands by seat; `undefined` where the hand is unknown. Hands may be short (an ending). */
export type PartialDeal = Tuple4<Hand | undefined>

export const NO_HANDS: PartialDeal = [undefined, undefined, undefined, undefined]

export const withHand = (deal: PartialDeal, seat: Seat, held: Hand): PartialDeal =>
  mapTuple4(deal, (was, one) => (one === seat ? held : was))

/** Builds a deal from an owner per card (index 0..51, value seat). */
export function ofOwners(owners: ArrayLike<number>): Deal {
  const held = bySeat((): [...Tuple4<number>] => [0, 0, 0, 0])
  for (let c = 0; c < 52; c++) {
    const h = held[owners[c] as Seat]
    h[(c / 13) | 0] = h[(c / 13) | 0]! | (1 << (c % 13))
  }
  return mapTuple4(held, hand.ofMasks)
}

/** Who was dealt the card; `undefined` when no known hand has it. */
export const ownerOf = (deal: PartialDeal, card: Card): Seat | undefined =>
  SEATS.find((seat) => {
    const h = deal[seat]
    return h !== undefined && hand.has(h, card)
  })

/** True when all four hands are known, hold thirteen cards each and no card stands twice. */
export const isWhole = (deal: PartialDeal): deal is Deal => {
  const seen = [0, 0, 0, 0]
  for (const h of deal) {
    if (h === undefined || hand.size(h) !== 13) return false
    for (let s = 0; s < 4; s++) seen[s] = seen[s]! | (h[s] as number)
  }
  return seen.every((mask) => mask === 0x1fff)
}

/** The first card that stands in two hands, with both seats; `undefined` when there is none. */
export function firstDuplicate(
  deal: PartialDeal,
): { readonly card: Card; readonly seats: readonly [Seat, Seat] } | undefined {
  for (const a of SEATS)
    for (const b of SEATS) {
      const x = deal[a]
      const y = deal[b]
      if (b <= a || x === undefined || y === undefined) continue
      for (const card of hand.cards(x)) if (hand.has(y, card)) return { card, seats: [a, b] }
    }
  return undefined
}

/** PBN form, the given seat first: `N:AK4.Q82.T976.J53 … … …`, `-` for an unknown hand. */
export const format = (deal: PartialDeal, first: Seat = 0): string =>
  `${seatLetter(first)}:${seatsFrom(first)
    .map((seat) => {
      const h = deal[seat]
      return h === undefined ? '-' : hand.format(h)
    })
    .join(' ')}`

/**
 * Reads the PBN form. Hands may be unknown (`-`) or short; a card may not stand twice.
 * @returns the deal, or a problem whose `column` is the 1-based place in the text.
 */
export function parse(text: string): Result<PartialDeal, Problem> {
  const match = /^(\s*)([NESW]):\s*/i.exec(text)
  const first = match?.[2] === undefined ? undefined : parseSeat(match[2])
  if (!match || first === undefined)
    return problem('deal/first', t`A deal begins with the first seat and a colon, such as “N:”.`, {
      column: 1,
    })
  let column = match[0].length + 1
  const hands: [Hand | undefined, Hand | undefined, Hand | undefined, Hand | undefined] = [
    undefined,
    undefined,
    undefined,
    undefined,
  ]
  const pieces = text.slice(match[0].length).split(/(\s+)/)
  let place = 0
  for (const piece of pieces) {
    if (piece.trim() !== '') {
      if (place === 4)
        return problem(
          'deal/fifth-hand',
          t`The deal has a fifth hand, “${piece}”; there are four seats.`,
          { column },
        )
      const seat = seatsFrom(first)[place]!
      if (piece !== '-') {
        const read = hand.parse(piece, 'any')
        if (!read.ok)
          return problem(read.error.code, `${seatName(seat)}: ${read.error.message}`, {
            column: column + (read.error.column ?? 1) - 1,
          })
        hands[seat] = read.value
        const twice = firstDuplicate(hands)
        if (twice)
          return problem(
            'deal/duplicate',
            t`The ${cardName(twice.card)} stands in two hands, ${twice.seats.map(seatName).join(t` and `)}.`,
            { column },
          )
      }
      place += 1
    }
    column += piece.length
  }
  if (place < 4)
    return problem(
      'deal/hands',
      t`The deal has ${place} hands; it needs four, with “-” for one that is unknown.`,
      {
        column: text.length + 1,
      },
    )
  return ok(hands)
}

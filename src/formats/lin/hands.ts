/** Hands in the spelling of LIN and of viewer links: suit letters, each followed by its ranks. */

import { type Card, cardName } from '#core/card.ts'
import type { PartialDeal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { has, ranks, withRank } from '#core/holding.ts'
import { parseRank, rankLetter } from '#core/rank.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { parseSuit, SUITS_DESCENDING, type Suit, strainName, suitLetter } from '#core/suit.ts'

/**
 * Reads `SAKQH54DT987CJ32`: any order of suits and ranks, either case, `T` or `10`. Suits that are
 * left out are void. The empty text is an unknown hand.
 * @returns a problem whose `column` is the 1-based place in the text.
 */
export function readLinHand(text: string): Result<Hand | undefined, Problem> {
  let suit: Suit | undefined
  let held = hand.EMPTY_HAND
  let any = false
  for (let i = 0; i < text.length; ) {
    const c = text[i] as string
    if (/[\s,.]/.test(c)) {
      i += 1
      continue
    }
    const named = parseSuit(c)
    if (named !== undefined) {
      suit = named
      i += 1
      continue
    }
    const step = text.startsWith('10', i) ? 2 : 1
    const rank = parseRank(text.slice(i, i + step))
    if (rank === undefined && c === '-') {
      i += 1
      continue
    }
    if (rank === undefined)
      return problem('hand/rank', `“${c}” is neither a suit nor a rank.`, { column: i + 1 })
    if (suit === undefined)
      return problem('hand/suits', `The rank “${c}” stands before any suit letter.`, {
        column: i + 1,
      })
    if (has(held[suit], rank))
      return problem(
        'hand/duplicate',
        `The ${suitLetter(suit)}${rankLetter(rank)} stands twice in the ${strainName(suit)}.`,
        { column: i + 1 },
      )
    const next: [Hand[0], Hand[1], Hand[2], Hand[3]] = [...held]
    next[suit] = withRank(next[suit], rank)
    held = next
    any = true
    i += step
  }
  if (!any) return ok(undefined)
  const count = hand.size(held)
  return count > 13
    ? problem('hand/size', `The hand has ${count} cards; thirteen is the most.`, { column: 1 })
    : ok(held)
}

/** The inverse: `SAKQH54DT987CJ32`, voids with their bare letter; empty for an unknown hand. */
export const writeLinHand = (h: Hand | undefined): string =>
  h === undefined
    ? ''
    : SUITS_DESCENDING.map((s) => suitLetter(s) + ranks(h[s]).map(rankLetter).join('')).join('')

/** Fills in the fourth hand when the other three are whole and it is not given. */
export function withFourthHand(deal: PartialDeal): PartialDeal {
  const missing = SEATS.filter((seat) => deal[seat] === undefined)
  const seat = missing[0]
  if (seat === undefined || missing.length > 1) return deal
  const rest: [number, number, number, number] = [0x1fff, 0x1fff, 0x1fff, 0x1fff]
  for (const h of deal) {
    if (h === undefined) continue
    if (hand.size(h) !== 13) return deal
    for (const s of SUITS_DESCENDING) rest[s] &= ~h[s]
  }
  const next: [Hand | undefined, Hand | undefined, Hand | undefined, Hand | undefined] = [...deal]
  next[seat] = rest as unknown as Hand
  return next
}

/** The first thing wrong with four hands read one by one: a card twice, or cards missing. */
export function whyDealBad(deal: PartialDeal): (Problem & { readonly seat: Seat }) | undefined {
  const owner = new Map<Card, Seat>()
  for (const seat of SEATS)
    for (const card of deal[seat] === undefined ? [] : hand.cards(deal[seat])) {
      const other = owner.get(card)
      if (other !== undefined)
        return {
          code: 'deal/duplicate',
          message: `The ${cardName(card)} stands in two hands, ${seatName(other)} and ${seatName(seat)}.`,
          seat,
        }
      owner.set(card, seat)
    }
  const sizes = SEATS.map((seat) => {
    const h = deal[seat]
    return h === undefined ? undefined : hand.size(h)
  })
  const most = Math.max(0, ...sizes.map((n) => n ?? 0))
  const short = SEATS.find((seat) => most === 13 && (sizes[seat] ?? 13) < 13)
  return short === undefined
    ? undefined
    : {
        code: 'deal/missing',
        message: `${seatName(short)} has ${sizes[short]} cards, another hand has 13: cards are missing.`,
        seat: short,
      }
}

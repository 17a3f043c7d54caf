/** Four hands read one by one: filling in the last, and what is wrong with them together. */
import { cardName } from '#core/card.ts'
import { firstDuplicate, type PartialDeal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import type { Problem } from '#core/result.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { SUITS } from '#core/suit.ts'
import { t } from '#core/text.ts'

/** Fills in the fourth hand when the other three are whole and it is not given. */
export function withFourthHand(deal: PartialDeal): PartialDeal {
  const missing = SEATS.filter((seat) => deal[seat] === undefined)
  const seat = missing[0]
  if (seat === undefined || missing.length > 1) return deal
  const rest: [number, number, number, number] = [0x1fff, 0x1fff, 0x1fff, 0x1fff]
  for (const h of deal) {
    if (h === undefined) continue
    if (hand.size(h) !== 13) return deal
    for (const s of SUITS) rest[s] &= ~h[s]
  }
  const next: [Hand | undefined, Hand | undefined, Hand | undefined, Hand | undefined] = [...deal]
  next[seat] = hand.ofMasks(rest)
  return next
}

/** The first thing wrong with four hands together, and whose hand shows it: a card twice, or cards missing. */
export function whyDealBad(deal: PartialDeal): (Problem & { readonly seat: Seat }) | undefined {
  const twice = firstDuplicate(deal)
  if (twice !== undefined)
    return {
      code: 'deal/duplicate',
      message: t`The ${cardName(twice.card)} stands in two hands, ${twice.seats.map(seatName).join(t` and `)}.`,
      seat: twice.seats[1],
    }
  // Thirteen cards here and fewer there is no end position: a card was forgotten.
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
        message: t`${seatName(short)} has ${sizes[short]} cards, another hand has 13: cards are missing.`,
        seat: short,
      }
}

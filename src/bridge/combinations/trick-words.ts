/** One trick of a plan as a player says it, and what may be out after it. */
import { type Holding, highest, length, lowest, without } from '#core/holding.ts'
import { KING, rankName, TEN } from '#core/rank.ts'
import { t } from '#core/text.ts'
import { isMaster, LOW, ownCard } from './card-words.ts'
import type { PlanLead, PlanReply } from './plan.ts'
import { type Defender, partnerHand, type SuitCombination, type Visible } from './suit.ts'

/** How the hands are called: `North`, or `dummy`. */
export type HandNames = Readonly<Record<Visible | Defender, string>>
export const COMPASS: HandNames = { north: t`North`, south: t`South`, west: t`West`, east: t`East` }

/** What may still be out, and what declarer holds. */
export interface Cards {
  readonly north: Holding
  readonly south: Holding
  /** The hidden cards that may still be there. */
  readonly live: Holding
}

/** How the card led is named: itself, or as any small card, where it does not matter which is led. */
type LeadName = 'itself' | 'small'

/** One trick: what is led and what is played third when second hand plays low. */
export function trickWords(
  step: PlanLead,
  third: PlanReply['third'],
  cards: Cards,
  names: HandNames,
  leadName: LeadName = 'itself',
): string {
  const { hand, rank } = step
  const [own, other] = [cards[hand], cards[partnerHand(hand)]]
  const small = leadName === 'small' && rank < TEN
  const lead = small ? LOW : ownCard(own, rank)
  const from = length(other) === 0 ? '' : t` from ${names[hand]}`
  const higher = third !== undefined && third > rank
  const plays = third === undefined ? LOW : ownCard(other, third)
  // A card thrown under a higher one is worth a word where a lower one could be.
  const thrown = third !== undefined && third !== lowest(other) ? t`, ${plays} under it` : ''
  if (isMaster(rank, cards.live)) {
    // Overtaken: it matters which hand leads, and which is left on lead.
    if (higher && plays !== LOW) return t`lead ${lead}${from} to ${plays}`
    // Of small winners the highest is cashed, or the one that is meant has its name.
    const winner = rank < TEN && (small || rank === highest(own))
    return t`cash ${winner ? t`a winner${from}` : t`the ${rankName(rank)}`}${thrown}`
  }
  const follows = third === undefined || plays === LOW || !(higher || third >= TEN)
  if (!follows || (higher && third >= TEN)) return t`lead ${lead}${from} to ${plays}`
  if (lead === LOW)
    return length(other) === 0
      ? t`lead low`
      : t`play low from both hands, ${names[hand]} leading${thrown}`
  return rank >= KING ? t`lead ${lead}${from}${thrown}` : t`run ${lead}${from}${thrown}`
}

/** The classes of which no card may be left once these were played. */
const goneAfter = (
  suit: SuitCombination,
  live: Holding,
  second: readonly number[],
  fourth: readonly number[],
): Holding => {
  let gone = 0
  for (const [index, cards] of suit.classes.entries()) {
    const here = (cards & live) as Holding
    const sure = +second.every((one) => one === index) + +fourth.every((one) => one === index)
    if (sure >= length(here)) gone |= here
  }
  return gone as Holding
}

/** What declarer holds, and what may still be out, after a trick. */
export function cardsAfter(
  suit: SuitCombination,
  step: PlanLead,
  reply: PlanReply,
  fourth: readonly number[],
  cards: Cards,
): Cards {
  const next = { north: cards.north, south: cards.south }
  next[step.hand] = without(next[step.hand], step.rank)
  const other = partnerHand(step.hand)
  if (reply.third !== undefined) next[other] = without(next[other], reply.third)
  const gone = goneAfter(suit, cards.live, reply.second, fourth)
  return { ...next, live: (cards.live & ~gone) as Holding }
}

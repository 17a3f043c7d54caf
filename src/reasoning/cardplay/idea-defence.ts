/** The idea of a defender’s card: see `idea.ts`. */
import { isBid, levelOf, strainOf } from '#core/call.ts'
import { type Card, rankOf, suitOf } from '#core/card.ts'
import { length } from '#core/holding.ts'
import { JACK, TEN } from '#core/rank.ts'
import { lho, partner, rho, rotate } from '#core/seat.ts'
import { NOTRUMP, type Suit } from '#core/suit.ts'
import { cardEvents } from '#reasoning/law/replay-play.ts'
import type { Among } from './agreed-card.ts'
import type { Idea } from './idea-kind.ts'
import {
  beats,
  hasShownOut,
  isAbove,
  isMaster,
  isOfSequence,
  type Sight,
  thrown,
  topOf,
} from './sight.ts'

/** Whether partner’s first bid was of the suit, where that says that the suit is there. */
function partnerBid({ view, seat }: Sight, suit: Suit): boolean {
  const bids = view.calls.flatMap(({ call }, i) =>
    isBid(call) ? [{ bid: call, by: rotate(view.dealer, i) }] : [],
  )
  const at = bids.findIndex(({ by }) => by === partner(seat))
  const first = bids[at]
  // An answer to our own bid may be a question, and so may the lowest bid of two.
  const asked = bids.slice(0, at).some(({ by }) => by === seat)
  const strong = at === 0 && first !== undefined && levelOf(first.bid) === 2
  return first !== undefined && strainOf(first.bid) === suit && !asked && !strong
}

/** Who led the suit to an earlier trick, of the side. */
function ledBefore({ view, seat }: Sight, suit: Suit): 'own' | 'partner' | undefined {
  const leads = cardEvents(view).filter(
    ({ index, card }) => index % 4 === 0 && suitOf(card) === suit,
  )
  if (leads.some((one) => one.seat === partner(seat))) return 'partner'
  return leads.some((one) => one.seat === seat) ? 'own' : undefined
}

function openingIdea(sight: Sight, card: Card): Idea | undefined {
  const { own, trump } = sight
  const suit = suitOf(card)
  if (partnerBid(sight, suit)) return { kind: 'partners-suit', suit }
  if (suit === trump) return { kind: 'lead-trumps' }
  if (isOfSequence(sight, card)) return { kind: 'sequence', suit }
  const held = length(own[suit])
  if (trump !== NOTRUMP && held < 3 && own[trump] !== 0) return { kind: 'short-suit', suit }
  return held > 3 && rankOf(card) < TEN ? { kind: 'long-suit', suit } : undefined
}

function laterLead(sight: Sight, card: Card): Idea | undefined {
  const { view, own, seat, trump, dummy } = sight
  const suit = suitOf(card)
  const { declarer } = view.contract!
  const faced = partner(declarer)
  const isTrump = trump !== NOTRUMP && suit === trump
  if (!isTrump && trump !== NOTRUMP && hasShownOut(sight, partner(seat), suit))
    if (!hasShownOut(sight, partner(seat), trump)) return { kind: 'ruff-across', suit }
  if (!isTrump && trump !== NOTRUMP && hasShownOut(sight, declarer, suit))
    if (!hasShownOut(sight, declarer, trump)) return { kind: 'force', seat: declarer, suit }
  if (isMaster(sight, card)) return { kind: 'cash' }
  if (isTrump) return { kind: 'lead-trumps' }
  const before = ledBefore(sight, suit)
  if (before === 'partner') return { kind: 'partners-suit', suit }
  if (before === 'own') return { kind: 'own-suit', suit }
  if (isOfSequence(sight, card)) return { kind: 'sequence', suit }
  const theirs = topOf(dummy, suit)
  if (lho(seat) === faced && theirs !== undefined && rankOf(theirs) >= JACK)
    return { kind: 'through', suit }
  if (rho(seat) === faced && (theirs === undefined || rankOf(theirs) <= TEN))
    return { kind: 'up-to', suit }
  return length(own[suit]) > 3 ? { kind: 'long-suit', suit } : undefined
}

/** The best card of the suit, or one that touches it: they are worth the same. */
function isAsGoodAs(best: Card | undefined, card: Card, { own }: Sight): boolean {
  if (best === undefined) return false
  for (let rank = rankOf(card); rank < rankOf(best); rank++)
    if (((own[suitOf(card)] >> rank) & 1) === 0) return false
  return true
}

function followed(sight: Sight, card: Card): Idea | undefined {
  const { led, trump, trick, own, ours, winning } = sight
  const suit = suitOf(card)
  if (suit !== led) return suit === trump ? { kind: 'ruff', suit: led! } : thrown(sight, card)
  const best = topOf(own, suit)
  const takes = beats(sight, card)
  if (ours) {
    if (!takes) return { kind: 'leave' }
    return trick.length === 2 && isAsGoodAs(best, card, sight) ? { kind: 'third-high' } : undefined
  }
  // The last to play, or followed by nobody who could have a higher one.
  const last = trick.length === 3
  if (takes) {
    if (last || isMaster(sight, card)) return { kind: 'win', cheaply: card !== best }
    if (trick.length === 2)
      return isAsGoodAs(best, card, sight) ? { kind: 'third-high' } : undefined
    return rankOf(winning!) >= TEN ? { kind: 'cover', card: winning! } : undefined
  }
  const could = best !== undefined && isAbove(best, winning) && suitOf(winning!) === suit
  if (!could) return { kind: 'spare' }
  if (isMaster(sight, best)) return { kind: 'hold-up', keep: best }
  return trick.length === 1 ? { kind: 'second-low' } : undefined
}

/** @param by why it is this one of equal cards. */
export function defendersIdea(sight: Sight, card: Card, by: Among | undefined): Idea | undefined {
  if (by?.kind === 'signal' || by?.kind === 'preference') return { kind: 'signal' }
  if (sight.led !== undefined) return followed(sight, card)
  return sight.view.cards.length === 0 ? openingIdea(sight, card) : laterLead(sight, card)
}

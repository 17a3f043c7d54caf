/**
 * The idea of a card: what a player would say it is for. It is read from the cards in sight and from what is meant
 * to be played across, never from a figure; what cannot be said truly of the card has no idea.
 */
import { type Card, rankOf, suitOf } from '#core/card.ts'
import { length } from '#core/holding.ts'
import { TEN } from '#core/rank.ts'
import { NOTRUMP } from '#core/suit.ts'
import type { Among } from './agreed-card.ts'
import { defendersIdea } from './idea-defence.ts'
import type { Idea } from './idea-kind.ts'
import { beats, isAbove, isMaster, type Sight, thrown, topOf } from './sight.ts'

/** The lowest card that anybody finesses with. */
const NINE = TEN - 1

/** Declarer leads from one of two hands that are both in sight. */
function declarersLead(sight: Sight, card: Card, across: Card | undefined): Idea | undefined {
  const { trump, closed, own, across: other } = sight
  const suit = suitOf(card)
  const out = length(closed[suit])
  const isTrump = trump !== NOTRUMP && suit === trump
  const enemy = topOf(closed, suit)
  const winner = [topOf(own, suit), topOf(other, suit)].find((one) => isAbove(one, enemy))
  const theirs = across !== undefined && suitOf(across) === suit ? across : undefined
  if (!isTrump && trump !== NOTRUMP && other !== undefined && other[suit] === 0) {
    const ruffs = across === undefined ? other[trump] !== 0 : suitOf(across) === trump
    if (ruffs && isAbove(enemy, card)) return { kind: 'ruff-across', suit }
  }
  if (enemy === undefined || isAbove(card, enemy))
    return isTrump && out > 0 ? { kind: 'draw-trumps', out } : { kind: 'cash' }
  if (theirs !== undefined && isAbove(theirs, enemy))
    return isTrump ? { kind: 'draw-trumps', out } : { kind: 'cross', card: theirs }
  const best = isAbove(theirs, card) ? theirs! : card
  if (winner !== undefined && rankOf(best) >= NINE) return { kind: 'finesse', against: enemy }
  if (isTrump) return { kind: 'draw-trumps', out }
  if (winner !== undefined && theirs !== undefined) return { kind: 'duck', keep: winner }
  const towards = theirs ?? topOf(other, suit)
  if (isAbove(towards, card) && rankOf(towards!) > TEN) return { kind: 'towards', card: towards! }
  if (winner !== undefined) return undefined
  if (rankOf(card) >= TEN) return { kind: 'drive-out', card: enemy }
  const longest = Math.max(length(own[suit]), other === undefined ? 0 : length(other[suit]))
  // With the suit split evenly a card is left when theirs are gone.
  return longest > Math.ceil(out / 2) ? { kind: 'set-up', suit, out } : undefined
}

/** Declarer follows, ruffs or throws, from either hand. */
function declarersCard(sight: Sight, card: Card): Idea | undefined {
  const { led, trump, trick, own, across, closed, winning } = sight
  const suit = suitOf(card)
  if (suit !== led) {
    if (suit === trump) return { kind: 'ruff', suit: led! }
    return thrown(sight, card)
  }
  const enemy = topOf(closed, suit)
  const last = trick.length === 3
  const takes = beats(sight, card)
  const best = topOf(own, suit)
  if (takes && !sight.ours) {
    if (last || isAbove(card, enemy)) return { kind: 'win', cheaply: card !== best }
    if (isAbove(best, enemy) || isAbove(topOf(across, suit), enemy))
      return { kind: 'finesse', against: enemy! }
    return rankOf(card) < TEN
      ? undefined
      : trick.length === 2
        ? { kind: 'finesse', against: enemy! }
        : { kind: 'cover', card: trick.at(-1)! }
  }
  if (takes && isAbove(card, enemy)) return { kind: 'win', cheaply: false }
  if (sight.ours && takes) return undefined
  if (sight.ours) return { kind: last ? 'leave' : 'spare' }
  const could = best !== undefined && isAbove(best, winning) && isMaster(sight, best)
  // Behind a hand that may still win the trick nothing is given up.
  const behind = trick.length === 1 && isAbove(topOf(across, suit), winning)
  if (behind) return { kind: 'second-low' }
  if (could && suitOf(winning!) === suit) return { kind: 'hold-up', keep: best }
  return isAbove(best, winning) ? undefined : { kind: 'spare' }
}

/**
 * The idea of the card that the player means to play now.
 * @param across the card that is meant to be played to it from the hand across; absent where that is not known.
 * @param by why it is this one of equal cards.
 * @returns `undefined` where nothing is to be said of it.
 */
export function ideaOf(sight: Sight, card: Card, across?: Card, by?: Among): Idea | undefined {
  if (!sight.declaring) return defendersIdea(sight, card, by)
  return sight.led === undefined ? declarersLead(sight, card, across) : declarersCard(sight, card)
}

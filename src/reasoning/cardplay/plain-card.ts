/**
 * The card of a beginner: by the rules of thumb that are taught first, from the cards in sight. No layout is drawn;
 * what the closed hands have said and signalled is not weighed, except that partner's suit goes back to him.
 */
import { levelOf } from '#core/call.ts'
import { type Card, rankOf, suitOf } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import { cards as cardsOf } from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { ACE, JACK, KING, QUEEN, TEN } from '#core/rank.ts'
import { lho, rho } from '#core/seat.ts'
import { NOTRUMP, SUITS, type Suit } from '#core/suit.ts'
import { plainSignals } from '#reasoning/sources/carding.ts'
import type { Agreements } from '#reasoning/sources/source.ts'
import { type Among, amongEquals, ledOften, lowestOf, openingLeads } from './agreed-card.ts'
import { askedFor } from './asked-for.ts'
import {
  beats,
  higherThan,
  isAbove,
  isMaster,
  isOfSequence,
  type Sight,
  sightOf,
  topOf,
} from './sight.ts'
import type { Turn } from './turn.ts'
import type { CardQuestion } from './weigh-cards.ts'

type Cards = readonly Card[]

/** Of these, that which has most; the first where several have. */
export const mostOf = <T>(of: readonly T[], much: (one: T) => number): T =>
  of.reduce((a, b) => (much(b) > much(a) ? b : a))
const inSuit = (cards: Cards, suit: Suit): Cards => cards.filter((card) => suitOf(card) === suit)
const suitsOf = (cards: Cards): readonly Suit[] => SUITS.filter((s) => inSuit(cards, s).length > 0)

/** The small cards of the suit that may signal; the lowest where none is small. */
const low = (cards: Cards): Cards => {
  const small = cards.filter((card) => rankOf(card) < TEN - 1)
  return small.length > 0 ? small : [lowestOf(cards)]
}

/** The lowest of the cards that is as good as the best: nobody else has one between. */
function asGoodAs(best: Card, cards: Cards, { closed, dummy }: Sight): Card {
  const others = closed[suitOf(best)] | (dummy?.[suitOf(best)] ?? 0)
  let from = rankOf(best)
  while (from > 0 && ((others >> (from - 1)) & 1) === 0) from -= 1
  return lowestOf(cards.filter((card) => rankOf(card) >= from))
}

/** With nine cards the queen is played for the drop: at most three are left behind the card that follows. */
const drops = (enemy: Card | undefined, out: number): boolean =>
  enemy !== undefined && rankOf(enemy) === QUEEN && out <= 3

/** Third to play: high, but no higher than dummy behind asks for; declarer finesses. */
function third(sight: Sight, cards: Cards, wins: Cards): Cards {
  const { view, seat, winning, ours, led, dummy, closed, declaring } = sight
  const best = mostOf(wins, rankOf)
  const lastIsDummy = !declaring && lho(seat) === dummyOf(view.contract!)
  const enemy = topOf(lastIsDummy ? dummy : closed, led!)
  const above = inSuit(cardsOf(closed), led!).filter((card) => isAbove(card, winning)).length
  // An honour of partner's stands; declarer runs his own where one card at most beats it.
  const stands = rankOf(winning!) >= TEN && (!declaring || above < 2)
  if (ours && (stands || !isAbove(enemy, winning))) return low(cards)
  const enough = wins.filter((card) => !isAbove(enemy, card))
  if (lastIsDummy) return enough.length > 0 ? [lowestOf(enough)] : low(cards)
  if (!declaring || enough.length === 0) return [asGoodAs(best, wins, sight)]
  const below = wins.filter((card) => isAbove(enemy, card) && rankOf(card) >= TEN)
  // Nobody finesses against a jack while higher cards may catch it.
  return below.length === 0 || rankOf(enemy!) < QUEEN || drops(enemy, length(closed[led!]))
    ? [lowestOf(enough)]
    : [mostOf(below, rankOf)]
}

/** Second to play: low, but an honour is covered unless its neighbour lies beside it. */
function second(sight: Sight, cards: Cards, wins: Cards): Cards {
  const { view, seat, trick, led, across, declaring, dummy } = sight
  const card = trick[0]!
  if (declaring) {
    if (isAbove(topOf(across, led!), card)) return low(cards)
    const masters = wins.filter((one) => isMaster(sight, one))
    return masters.length > 0 ? [lowestOf(masters)] : low(cards)
  }
  const beside =
    rho(seat) === dummyOf(view.contract!) &&
    dummy !== undefined &&
    ((dummy[led!] >> (rankOf(card) - 1)) & 1) === 1
  return rankOf(card) >= TEN && !beside ? [lowestOf(wins)] : low(cards)
}

function followed(sight: Sight, cards: Cards, wanted: number): Cards {
  const { trick, ours } = sight
  const wins = cards.filter((card) => beats(sight, card))
  if (wins.length === 0) return low(cards)
  if (trick.length === 3) return ours ? low(cards) : [lowestOf(wins)]
  const masters = wins.filter((card) => isMaster(sight, card))
  if (masters.length > 0 && wanted === 1) return [lowestOf(masters)]
  return trick.length === 1 ? second(sight, cards, wins) : third(sight, cards, wins)
}

/** What a card thrown away costs the hand: winners and guards are kept, long and hopeless suits go first. */
function worthKeeping(sight: Sight, card: Card): number {
  const suit = suitOf(card)
  const held = length(sight.own[suit])
  const higher = higherThan(sight, suit)
  if (isMaster(sight, card)) return 20
  if (higher > 0 && higher < 3 && held === higher + 1) return 10
  return (higher >= held ? 0 : 5) - held
}

function ruffedOrThrown(sight: Sight, cards: Cards): Cards {
  const { trump, ours } = sight
  const wins = cards.filter((card) => suitOf(card) === trump && beats(sight, card))
  if (wins.length > 0 && !ours) return [lowestOf(wins)]
  const others = cards.filter((card) => suitOf(card) !== trump)
  if (others.length === 0) return [lowestOf(cards)]
  const lows = suitsOf(others).map((suit) => lowestOf(inSuit(others, suit)))
  return [mostOf(lows, (card) => 0 - worthKeeping(sight, card))]
}

/** How good a suit looks to a defender who leads it. */
function looks(sight: Sight, suit: Suit): number {
  const { own, seat, view, trump, dummy } = sight
  const best = topOf(own, suit)!
  const theirs = topOf(dummy, suit)
  const faced = dummyOf(view.contract!)
  let sum = length(own[suit]) / 2
  if (isOfSequence(sight, best)) sum += 3
  else if (trump !== NOTRUMP && rankOf(best) === ACE) sum -= 3
  if (lho(seat) === faced && theirs !== undefined && rankOf(theirs) >= JACK) sum += 2
  if (rho(seat) === faced) sum += theirs === undefined || rankOf(theirs) <= TEN ? 2 : -1
  if (suit === trump) sum -= 3
  else if (trump !== NOTRUMP && dummy !== undefined && theirs === undefined) sum -= 4
  return sum
}

function defendersLead(sight: Sight, cards: Cards, agreed: Agreements, wanted: number): Cards {
  const masters = cards.filter((card) => isMaster(sight, card))
  if (masters.length > 0 && masters.length >= wanted) return [mostOf(masters, rankOf)]
  const asked = askedFor(sight.view, agreed)
  const back = asked === undefined ? [] : inSuit(cards, asked.suit)
  if (back.length > 0) return back
  const suit = mostOf(suitsOf(cards), (one) => looks(sight, one))
  const best = topOf(sight.own, suit)!
  const isHigh = isOfSequence(sight, best) || (isMaster(sight, best) && sight.trump !== NOTRUMP)
  return isHigh ? [best] : inSuit(cards, suit)
}

/** The cards of both hands in the suit. */
const oursOf = ({ own, across }: Sight, suit: Suit): Cards =>
  [own, across].flatMap((hand) => (hand === undefined ? [] : inSuit(cardsOf(hand), suit)))

/** Tricks that declarer's two hands take in the suit from the top. */
function topTricks(sight: Sight, suit: Suit): number {
  const { own, across, closed } = sight
  const enemy = topOf(closed, suit)
  const sure = oursOf(sight, suit).filter((card) => !isAbove(enemy, card))
  const long = Math.max(length(own[suit]), length(across?.[suit] ?? own[suit]))
  // Once theirs must have fallen the small ones are good too.
  return sure.length >= length(closed[suit]) ? long : Math.min(sure.length, long)
}

/** A suit in which the lead goes across to a winner. */
const crossing = ({ across, closed }: Sight, cards: Cards, but?: Suit): Suit | undefined =>
  suitsOf(cards).find((suit) => {
    const theirs = topOf(across, suit)
    const mine = lowestOf(inSuit(cards, suit))
    return suit !== but && isAbove(theirs, topOf(closed, suit)) && isAbove(theirs, mine)
  })

/** A winner of the suit, from the shorter hand first; low to one across. */
function cashed({ own, across, closed }: Sight, suit: Suit): Card {
  const [best, theirs, enemy] = [topOf(own, suit)!, topOf(across, suit), topOf(closed, suit)]
  const isShort = length(own[suit]) <= length(across?.[suit] ?? own[suit])
  const isCrossed = isAbove(theirs, enemy) && !(isShort && isAbove(best, enemy))
  return isCrossed ? lowestOf(inSuit(cardsOf(own), suit)) : best
}

/** Whether a hand has the best card and another honour right below one that is out. */
function hasTenace(hand: Sight['across'], { closed }: Sight, suit: Suit): boolean {
  const enemy = topOf(closed, suit)
  if (hand === undefined || enemy === undefined || drops(enemy, length(closed[suit]) - 1))
    return false
  const under = rankOf(enemy) - 1
  return isAbove(topOf(hand, suit), enemy) && under >= TEN && ((hand[suit] >> under) & 1) === 1
}

/** One suit by itself: a finesse from the other hand, towards an honour, or from the top. */
function suitLed(sight: Sight, cards: Cards, suit: Suit): Card {
  const { own, across, closed } = sight
  const lowest = lowestOf(inSuit(cards, suit))
  const [best, theirs, enemy] = [topOf(own, suit)!, topOf(across, suit), topOf(closed, suit)]
  if (hasTenace(across, sight, suit)) return lowest
  if (hasTenace(own, sight, suit) && theirs !== undefined) {
    const over = crossing(sight, cards, suit)
    if (over !== undefined) return lowestOf(inSuit(cards, over))
  }
  if (isAbove(best, enemy) || isAbove(theirs, enemy)) return cashed(sight, suit)
  if (isAbove(theirs, best) && rankOf(theirs!) >= TEN && rankOf(theirs!) <= KING) return lowest
  const isTouching = isOfSequence(sight, best) || topOf(across, suit) === best - 1
  return rankOf(best) >= TEN && isTouching ? best : lowest
}

function declarersLead(sight: Sight, cards: Cards, wanted: number): Card {
  const { trump, own, across, closed } = sight
  const isTop = (suit: Suit): boolean => topTricks(sight, suit) > 0
  if (trump !== NOTRUMP && inSuit(cards, trump).length > 0) {
    const out = length(closed[trump])
    // The last trump of theirs, when it is high, takes its trick in any case.
    if (out > 1 || (out === 1 && isTop(trump))) return suitLed(sight, cards, trump)
  }
  const suits = suitsOf(cards)
  const sides = suits.filter((suit) => suit !== trump)
  const sure = SUITS.reduce<number>((sum, suit) => sum + topTricks(sight, suit), 0)
  const long = (suit: Suit): number => length(own[suit]) + length(across?.[suit] ?? own[suit])
  const toSetUp = sides.filter((suit) => closed[suit] !== 0)
  const honours = (suit: Suit): number => oursOf(sight, suit).filter((c) => rankOf(c) >= TEN).length
  /** Cards of theirs above the best of both hands. */
  const losers = (suit: Suit): number => {
    const best = mostOf(oursOf(sight, suit), rankOf)
    return inSuit(cardsOf(closed), suit).filter((card) => isAbove(card, best)).length
  }
  const promise = (suit: Suit): number => long(suit) + honours(suit) - 2 * losers(suit)
  if (sure < wanted && toSetUp.length > 0) return suitLed(sight, cards, mostOf(toSetUp, promise))
  // Winners across that no card of this hand leads to are fetched by another suit.
  const stranded = SUITS.some((suit) => own[suit] === 0 && isTop(suit))
  const over = stranded ? crossing(sight, cards) : undefined
  if (over !== undefined) return lowestOf(inSuit(cards, over))
  const winners = sides.filter(isTop)
  if (winners.length > 0)
    return cashed(
      sight,
      mostOf(winners, (one) => topTricks(sight, one)),
    )
  return toSetUp.length > 0 ? suitLed(sight, cards, mostOf(toSetUp, promise)) : lowestOf(cards)
}

/** The cards between which only the agreement decides. */
function wantedCards(sight: Sight, { lawful, won }: Turn, agreed: Agreements): Cards {
  const { view, declaring, led } = sight
  const makes = levelOf(view.contract!.bid) + 6
  const wanted = (declaring ? makes : 14 - makes) - won
  if (led !== undefined)
    return suitOf(lawful[0]!) === led
      ? followed(sight, lawful, wanted)
      : ruffedOrThrown(sight, lawful)
  if (declaring) return [declarersLead(sight, lawful, wanted)]
  if (view.cards.length > 0) return defendersLead(sight, lawful, agreed, wanted)
  const leads = openingLeads(view, agreed).map(({ card }) => card)
  return leads.length === 0 ? lawful : [mostOf(leads, (c) => ledOften(view, agreed, suitOf(c)))]
}

/** @param lot from 0 up to 1, without 1: which of equal honours declarer leads. */
export function plainCard(
  { view, agreements }: CardQuestion,
  turn: Turn,
  lot: number,
): { readonly card: Card; readonly by: Among } {
  const [ns, ew] = agreements.carding
  const agreed = { ...agreements, carding: [plainSignals(ns), plainSignals(ew)] as const }
  const sight = sightOf(view, turn)
  const among = sight === undefined ? turn.lawful : wantedCards(sight, turn, agreed)
  return amongEquals(view, agreed, turn.seat, among, lot)
}

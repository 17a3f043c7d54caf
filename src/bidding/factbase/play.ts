/**
 * The play as facts: what each trick shows of the two closed hands, and where counting then places
 * the high cards. Small cards are counted and not entered: nothing hangs on which of them it was.
 */
import { type Card, cardOf, rankOf, suitOf } from '#core/card.ts'
import { type Hand, has } from '#core/hand.ts'
import { ACE, JACK, type Rank, TEN } from '#core/rank.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { type Strain, SUITS, type Suit } from '#core/suit.ts'
import { playerAt, suitLed, type Trick, winningPlace } from '#core/trick.ts'
import { atStage, type FactBase, logged, type NewFact, rangeOf, standing, tell } from './base.ts'
import { countOut, finding, isNews, leftOver } from './counting.ts'
import { topicOf } from './statement.ts'

/** A hand in sight, as dealt. */
export interface SeenHand {
  readonly seat: Seat
  readonly hand: Hand
}

/** The cards that a seat has played, in order. */
export const playedBy = (tricks: readonly Trick[], seat: Seat): readonly Card[] =>
  tricks.flatMap((trick) => trick.cards.filter((_, i) => playerAt(trick, i) === seat))

const inSuit = (cards: readonly Card[], suit: Suit): number =>
  cards.filter((card) => suitOf(card) === suit).length

/** What the cards of one trick show by themselves. */
function shownBy(base: FactBase, tricks: readonly Trick[], closed: readonly Seat[]) {
  const trick = tricks.at(-1)!
  const led = suitLed(trick)
  return closed.flatMap((seat): readonly NewFact[] => {
    const place = trick.cards.findIndex((_, i) => playerAt(trick, i) === seat)
    const card = trick.cards[place]
    if (card === undefined || led === undefined) return []
    const because = { kind: 'play', trick: tricks.length } as const
    const fact = (says: NewFact['says']): NewFact => ({ base: 'known', about: seat, says, because })
    const count = inSuit(playedBy(tricks, seat), led)
    const facts: NewFact[] = []
    const shownOut = fact({ kind: 'length', suit: led, min: count, max: count })
    if (suitOf(card) !== led) {
      if (isNews(base, shownOut)) facts.push(shownOut)
    } else if (count > rangeOf(base, 'known', seat, 'length', led).max)
      facts.push(fact({ kind: 'length', suit: led, min: count, max: 13 }))
    if (rankOf(card) >= JACK) facts.push(fact({ kind: 'card', card, held: true }))
    return facts
  })
}

const HIGH: readonly Card[] = SUITS.flatMap((suit) =>
  ([ACE, ACE - 1, ACE - 2, JACK] as Rank[]).map((rank) => cardOf(suit, rank)),
)
const pointsOf = (card: Card): number => Math.max(0, rankOf(card) - TEN)

/** High cards of one closed hand that its points, its lengths or the other hand decide. */
function placedIn(
  base: FactBase,
  seat: Seat,
  other: Seat,
  tricks: readonly Trick[],
  unseen: readonly Card[],
): readonly NewFact[] {
  const known = standing(base, 'known')
  const place = (about: Seat, card: Card, held: boolean): number | undefined =>
    known.find(
      (f) =>
        f.about === about && f.says.kind === 'card' && f.says.card === card && f.says.held === held,
    )?.id
  const idsOn = (topic: string): readonly number[] =>
    known.filter((f) => f.about === seat && topicOf(f.says) === topic).map((f) => f.id)
  const own = unseen.filter((card) => place(seat, card, true) !== undefined)
  const ownIds = own.map((card) => place(seat, card, true)!)
  const open = unseen.filter(
    (card) =>
      place(seat, card, true) === undefined &&
      place(other, card, true) === undefined &&
      place(seat, card, false) === undefined,
  )
  const points = rangeOf(base, 'known', seat, 'points')
  const total = (cards: readonly Card[]): number => cards.reduce((n, c) => n + pointsOf(c), 0)
  const played = playedBy(tricks, seat)
  const card = (one: Card, held: boolean) => ({ kind: 'card', card: one, held }) as const
  return open.flatMap((one): readonly NewFact[] => {
    const elsewhere = place(other, one, false)
    if (elsewhere !== undefined)
      return [finding(seat, card(one, true), 'only-hand-left', [elsewhere])]
    if (total(own) + pointsOf(one) > points.max)
      return [finding(seat, card(one, false), 'points-are-full', [...idsOn('points'), ...ownIds])]
    const rest = open.filter((c) => c !== one)
    if (total(own) + total(rest) < points.min)
      return [finding(seat, card(one, true), 'points-need-cards', [...idsOn('points'), ...ownIds])]
    const suit = suitOf(one)
    const cards = new Set([...played, ...own].filter((c) => suitOf(c) === suit))
    if (cards.size >= rangeOf(base, 'known', seat, 'length', suit).max)
      return [finding(seat, card(one, false), 'suit-is-full', idsOn(`length ${suit}`))]
    return []
  })
}

/** Counts cards and points over the closed hands until nothing new follows. */
function settle(base: FactBase, tricks: readonly Trick[], seen: readonly SeenHand[]): FactBase {
  const closed = SEATS.filter((seat) => seen.every((s) => s.seat !== seat))
  const unseen = HIGH.filter((card) => seen.every(({ hand }) => !has(hand, card)))
  let next = base
  // A round adds a fact or ends; sixteen high cards and ten ranges are all there is to find.
  for (let round = 0; round < 64; round++) {
    const [a, b] = closed
    const found =
      a === undefined || b === undefined
        ? []
        : [...placedIn(next, a, b, tricks, unseen), ...placedIn(next, b, a, tricks, unseen)]
    const news = [...leftOver(next, seen), ...found].find((fact) => isNews(next, fact))
    if (news === undefined) return next
    next = countOut(tell(next, [news]))
  }
  return next
}

/**
 * The last of these tricks, whole or open, entered into the fact base.
 * @param tricks from the first to the one to be entered.
 * @param seen the observer's hand and dummy.
 */
export function reviewTrick(
  base: FactBase,
  tricks: readonly Trick[],
  strain: Strain,
  seen: readonly SeenHand[],
): FactBase {
  const trick = tricks.at(-1)!
  const closed = SEATS.filter((seat) => seen.every((s) => s.seat !== seat))
  let next = atStage(base, { kind: 'trick', n: tricks.length })
  next = countOut(tell(next, shownBy(next, tricks, closed)))
  next = settle(next, tricks, seen)
  if (trick.cards.length < 4) return next
  const place = winningPlace(trick.cards, strain)
  return logged(next, { kind: 'trick', winner: playerAt(trick, place), card: trick.cards[place]! })
}

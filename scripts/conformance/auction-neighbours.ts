/**
 * Hands next to a hand, for which a call that is right for the hand should be right too. A rule that was written to
 * one hand meets the hand and not its neighbours.
 */

import { type Call, callCode, isBid, strainOf } from '#core/call.ts'
import { cardOf } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { ACE, JACK, RANKS, type Rank, TEN } from '#core/rank.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import type { Bidder, PointRange } from './auction-bidders.ts'
import { shareText } from './auction-groups.ts'

/** `small`: small cards exchanged; `honour`: one moved to another side suit; `up`, `down`: a point more, and less. */
export type NeighbourKind = 'small' | 'honour' | 'up' | 'down'
export interface Neighbour {
  readonly kind: NeighbourKind
  readonly hand: Hand
}

/** Cards that are nothing but length; the nine and ten can matter. */
const SMALL: readonly Rank[] = RANKS.filter((rank) => rank < TEN - 1)
const isSmall = (rank: Rank): boolean => rank < TEN - 1

const exchanged = (from: Hand, suit: Suit, out: Rank, into: Rank): Hand =>
  hand.withCard(hand.without(from, cardOf(suit, out)), cardOf(suit, into))
/** With the lowest small cards that there are, or the highest. */
const respotted = (from: Hand, ranks: readonly Rank[]): Hand =>
  SUITS.reduce((result, suit) => {
    const small = holding.ranks(from[suit]).filter(isSmall)
    const bare = small.reduce((h, rank) => hand.without(h, cardOf(suit, rank)), result)
    return ranks
      .slice(0, small.length)
      .reduce((h, rank) => hand.withCard(h, cardOf(suit, rank)), bare)
  }, from)

/** Suits that nobody has bid and this call does not bid, not the longest, and long enough for an honour to work. */
function sideSuits({ hand: cards, calls }: SeatView, call: Call): readonly Suit[] {
  const bid = new Set([...calls.map((one) => one.call), call].filter(isBid).map(strainOf))
  const lengths = hand.lengths(cards)
  const longest = Math.max(...lengths)
  return SUITS.filter((suit) => !bid.has(suit) && lengths[suit] < longest && lengths[suit] > 1)
}

function* honoursMoved(cards: Hand, suits: readonly Suit[]): Generator<Hand> {
  for (const from of suits)
    for (const to of suits)
      for (const honour of holding.ranks(cards[from]).filter((rank) => rank > TEN)) {
        const spare = holding.lowest(cards[to])
        const free = SMALL.find((rank) => !holding.has(cards[from], rank))
        if (from === to || spare === undefined || !isSmall(spare) || free === undefined) continue
        if (holding.has(cards[to], honour)) continue
        yield exchanged(exchanged(cards, from, honour, free), to, spare, honour)
      }
}
/** An honour one better or one worse; a jack comes from a small card, and goes to one. */
function* pointMoved(cards: Hand, suits: readonly Suit[], by: 1 | -1): Generator<Hand> {
  for (const suit of suits) {
    const held = cards[suit]
    for (const rank of holding.ranks(held)) {
      const isOut = by === 1 ? rank >= JACK && rank < ACE : rank > JACK
      const to = (rank + by) as Rank
      if (isOut && !holding.has(held, to)) yield exchanged(cards, suit, rank, to)
    }
    const small = holding.lowest(held)
    const free = SMALL.find((rank) => !holding.has(held, rank))
    if (by === 1 && small !== undefined && isSmall(small) && !holding.has(held, JACK))
      yield exchanged(cards, suit, small, JACK)
    if (by === -1 && free !== undefined && holding.has(held, JACK))
      yield exchanged(cards, suit, JACK, free)
  }
}

/** So many of a kind at most: the kinds count about alike. */
const MOST = 3
/**
 * The neighbours of the hand of that view for a call that is right with it. Lengths are the same in each.
 * @param range points that the call shows: no neighbour has more or fewer.
 */
export function neighboursOf(view: SeatView, call: Call, range: PointRange): readonly Neighbour[] {
  const cards = view.hand
  const suits = sideSuits(view, call)
  const points = hand.hcp(cards)
  const found: readonly (readonly [NeighbourKind, Iterable<Hand>])[] = [
    ['small', [respotted(cards, SMALL), respotted(cards, SMALL.toReversed())]],
    ['honour', honoursMoved(cards, suits)],
    ['up', points < range.high ? pointMoved(cards, suits, 1) : []],
    ['down', points > range.low ? pointMoved(cards, suits, -1) : []],
  ]
  return found.flatMap(([kind, hands]) =>
    [...hands]
      .filter((one) => !hand.equals(one, cards))
      .slice(0, MOST)
      .map((one) => ({ kind, hand: one })),
  )
}

/** What came of the neighbours of the cases that are met. */
export interface NeighbourTally {
  /** Asks the neighbours of a case that is met with that call; the first that calls otherwise, in words. */
  readonly visit: (
    view: SeatView,
    sound: readonly Call[],
    call: Call,
    bidder: Bidder,
  ) => string | undefined
  readonly lines: () => readonly string[]
}
export function neighbourTally(): NeighbourTally {
  const asked = new Map<NeighbourKind, { of: number; same: number }>()
  let [cases, stable] = [0, 0]
  return {
    visit: (view, sound, call, bidder) => {
      const range = bidder(view).shownBy?.(call) ?? { low: 0, high: 37 }
      const answers = neighboursOf(view, call, range).map((one) => ({
        ...one,
        call: bidder({ ...view, hand: one.hand }).call,
      }))
      const others = answers.filter((one) => !sound.includes(one.call))
      for (const { kind } of answers) {
        const known = asked.get(kind) ?? { of: 0, same: 0 }
        asked.set(kind, { ...known, of: known.of + 1 })
      }
      for (const one of answers.filter((answer) => !others.includes(answer)))
        asked.get(one.kind)!.same++
      cases++
      const [first] = others
      if (first === undefined) {
        stable++
        return undefined
      }
      return `${callCode(call)} for ${answers.length - others.length} of ${answers.length} neighbours; ${callCode(first.call)} with ${hand.format(first.hand)} (${first.kind})`
    },
    lines: () => [
      `Stable under neighbours: ${shareText(stable, cases)} of those met`,
      ...[...asked].map(([kind, { of, same }]) => `  ${kind}: ${shareText(same, of)}`),
    ],
  }
}

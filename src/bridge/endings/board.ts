/**
 * An ending in small numbers: cards are numbered by suit and rank, a set of cards is one word, and a layout is the
 * word of the first closed hand. All parts of the search speak of it so.
 */
import { type Card, suitOf as suitOfCard } from '#core/card.ts'
import type { Deal } from '#core/deal.ts'
import { cards as cardsOf } from '#core/hand.ts'
import { invariant } from '#core/result.ts'
import { SEATS, type Seat, sideOf } from '#core/seat.ts'
import { NOTRUMP } from '#core/suit.ts'
import { winningPlace } from '#core/trick.ts'
import type { Ending } from './ending.ts'

/** Who plays a hand: the chooser, somebody against him, or his partner who sees everything. */
type Role = 'own' | 'foe' | 'friend'

/** The most cards that a set of 32 bits holds, its sign left alone. */
const MOST_CARDS = 31

/** How far the play has come, but for the layouts that are still possible. */
export interface Place {
  /** Cards on the table, 0..3. */
  readonly down: number
  /** Whose turn it is. */
  readonly seat: number
  /** The suit led, -1 before the lead. */
  readonly led: number
  /** The card that wins so far, -1 before the lead, and who played it. */
  readonly best: number
  readonly winner: number
  /** Cards not yet played. */
  readonly rest: number
  /** Tricks left, the one in play included. */
  readonly left: number
  /** Tricks that the chooser's side has taken since the question. */
  readonly won: number
}

export interface Board {
  /** By number: suits from clubs, in each the lowest first. */
  readonly cards: readonly Card[]
  readonly suitOf: Int8Array
  /** By suit, all its cards. */
  readonly suits: Int32Array
  /** The trump suit, 4 at notrump. */
  readonly trump: number
  /** The closed hands: a layout is what the first of them holds. */
  readonly closed: readonly [number, number]
  readonly hidden: number
  /** By seat: the cards that are seen there. */
  readonly seen: Int32Array
  readonly role: readonly Role[]
  /** By seat: 1 on the chooser's side. */
  readonly ours: Uint8Array
  readonly start: Place
  readonly layouts: Int32Array
  readonly weights: Float64Array
  /** By tricks since the question, nought for none. */
  readonly worth: Float64Array
  /** Every trick is worth the same, so that tricks behind us do not matter. */
  readonly even: boolean
  /** By tricks won, then by tricks to come: the fewest to come that are worth as much. */
  readonly fewest: readonly Uint8Array[]
  /** By tricks won: the fewest to come that are worth anything, 99 where none are. */
  readonly step: Uint8Array
}

export const count = (set: number): number => {
  let n = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) n += 1
  return n
}
export const highest = (set: number): number => 31 - Math.clz32(set)
export const lowest = (set: number): number => 31 - Math.clz32(set & -set)

/** @throws where the ending is none: not two closed hands, too many cards, layouts that see other cards. */
export function boardOf(ending: Ending): Board {
  const { strain, trick, own, seen, layouts, worth } = ending
  const [one] = layouts
  const closed = SEATS.filter((seat) => !seen.includes(seat))
  invariant(one !== undefined && closed.length === 2, 'an ending has a layout and two closed hands')
  const held = SEATS.flatMap((seat) => cardsOf(one.hands[seat]))
  const cards = [...trick.cards, ...held].sort((a, b) => a - b)
  invariant(cards.length <= MOST_CARDS, 'an ending has so few cards that they fit a word')
  invariant(layouts.length <= lawful.length, 'an ending has so few layouts that they are listed')
  const numbers = new Map(cards.map((card, i) => [card, i]))
  const setOf = (hands: Deal, seat: Seat): number =>
    cardsOf(hands[seat]).reduce((set, card) => set | (1 << numbers.get(card)!), 0)
  const suits = new Int32Array(4)
  for (const [i, card] of cards.entries())
    suits[suitOfCard(card)] = suits[suitOfCard(card)]! | (1 << i)
  const [first, second] = closed as [Seat, Seat]
  const inSight = Int32Array.from(SEATS, (seat) =>
    seen.includes(seat) ? setOf(one.hands, seat) : 0,
  )
  const place = winningPlace(trick.cards, strain)
  const turn = (trick.leader + trick.cards.length) & 3
  const left = Math.max(...SEATS.map((seat) => cardsOf(one.hands[seat]).length))
  invariant(own.includes(turn as Seat), 'the chooser is to play')
  invariant(worth.length === left + 1, 'every number of tricks has its worth')
  const gains = Float64Array.from(worth, (value) => value - worth[0]!)
  const fewest = fewestOf(gains)
  return {
    cards,
    suitOf: Int8Array.from(cards, suitOfCard),
    suits,
    trump: strain === NOTRUMP ? 4 : strain,
    closed: [first, second],
    hidden: setOf(one.hands, first) | setOf(one.hands, second),
    seen: inSight,
    role: SEATS.map((seat) =>
      own.includes(seat) ? 'own' : sideOf(seat) === sideOf(own[0]!) ? 'friend' : 'foe',
    ),
    ours: Uint8Array.from(SEATS, (seat) => (sideOf(seat) === sideOf(own[0]!) ? 1 : 0)),
    start: {
      down: trick.cards.length,
      seat: turn,
      led: trick.cards[0] === undefined ? -1 : suitOfCard(trick.cards[0]),
      best: place < 0 ? -1 : numbers.get(trick.cards[place]!)!,
      winner: place < 0 ? -1 : (trick.leader + place) & 3,
      rest: SEATS.reduce<number>((set, seat) => set | setOf(one.hands, seat), 0),
      ...{ left, won: 0 },
    },
    layouts: Int32Array.from(layouts, ({ hands }) => setOf(hands, first)),
    weights: Float64Array.from(layouts, ({ weight }) => weight),
    worth: gains,
    even: gains.every((value, n) => Math.abs(value - n * gains[1]!) < 1e-12),
    fewest,
    step: Uint8Array.from(fewest, (row) => {
      const n = row.findIndex((few, more) => more > 0 && few === more)
      return n < 0 ? 99 : n
    }),
  }
}

const fewestOf = (worth: Float64Array): readonly Uint8Array[] =>
  Array.from(worth, (_, won) =>
    Uint8Array.from({ length: worth.length - won }, (__, more) => {
      let n = more
      while (n > 0 && worth[won + n - 1] === worth[won + more]) n -= 1
      return n
    }),
  )

/** Whether a card beats the one that wins so far. */
export const beats = ({ suitOf, trump }: Board, card: number, best: number): boolean =>
  suitOf[card] === suitOf[best] ? card > best : suitOf[card] === trump

/** What a seat holds in a layout. */
export const heldBy = (
  { closed, hidden, seen }: Board,
  seat: number,
  rest: number,
  first: number,
): number =>
  seat === closed[0] ? first : seat === closed[1] ? rest & hidden & ~first : rest & seen[seat]!

export const following = ({ suits }: Board, hand: number, led: number): number => {
  if (led < 0) return hand
  const suit = hand & suits[led]!
  return suit === 0 ? hand : suit
}

/**
 * Of touching cards only the lowest: no card that still counts lies between them.
 * @param others every card that still counts and is not in the hand.
 */
export function lowestOfTouching(
  { suits, suitOf }: Board,
  moves: number,
  hand: number,
  others: number,
): number {
  if ((moves & (moves - 1)) === 0) return moves
  let out = 0
  for (let rest = moves; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const below = hand & (bit - 1) & suits[suitOf[31 - Math.clz32(bit)]!]!
    if (below === 0) out |= bit
    else {
      const next = 1 << (31 - Math.clz32(below))
      if ((others & (bit - 1) & ~(next - 1)) !== 0) out |= bit
    }
  }
  return out
}

/** The different cards of a hand that is seen. */
export function seenMoves(board: Board, { seat, led, best, rest }: Place): number {
  const hand = rest & board.seen[seat]!
  const table = best < 0 ? 0 : 1 << best
  return lowestOfTouching(board, following(board, hand, led), hand, (rest & ~hand) | table)
}

export function afterCard(board: Board, place: Place, card: number): Place {
  const wins = place.best < 0 || beats(board, card, place.best)
  const winner = wins ? place.seat : place.winner
  const rest = place.rest & ~(1 << card)
  return place.down < 3
    ? {
        down: place.down + 1,
        seat: (place.seat + 1) & 3,
        led: place.led < 0 ? board.suitOf[card]! : place.led,
        best: wins ? card : place.best,
        winner,
        rest,
        left: place.left,
        won: place.won,
      }
    : {
        down: 0,
        seat: winner,
        led: -1,
        best: -1,
        winner: -1,
        rest,
        left: place.left - 1,
        won: place.won + board.ours[winner]!,
      }
}

/** A card that somebody who sees everything may play, and the layouts in which he may, by their numbers. */
export interface Choice {
  readonly card: number
  readonly at: Uint16Array
}

/** Used anew at each call: what may be played in each layout. */
const lawful = new Int32Array(1 << 16)

/** His cards; those of most layouts first. */
export function choices(board: Board, place: Place, layouts: Int32Array): readonly Choice[] {
  const { seat, led, rest } = place
  const { closed, hidden } = board
  const size = layouts.length
  if (seat !== closed[0] && seat !== closed[1]) {
    const every = Uint16Array.from(layouts, (_, i) => i)
    const out: Choice[] = []
    for (let moves = seenMoves(board, place); moves !== 0; moves &= moves - 1)
      out.push({ card: lowest(moves), at: every })
    return out
  }
  const all = rest & hidden
  const isFirst = seat === closed[0]
  const times = new Uint16Array(32)
  let any = 0
  for (let i = 0; i < size; i++) {
    const moves = following(board, isFirst ? layouts[i]! : all & ~layouts[i]!, led)
    lawful[i] = moves
    any |= moves
    for (let m = moves; m !== 0; m &= m - 1) times[lowest(m)]!++
  }
  const out: Choice[] = []
  for (; any !== 0; any &= any - 1) {
    const bit = any & -any
    const card = lowest(bit)
    const at = new Uint16Array(times[card]!)
    let n = 0
    for (let i = 0; i < size; i++) if ((lawful[i]! & bit) !== 0) at[n++] = i
    out.push({ card, at })
  }
  return out.sort((a, b) => b.at.length - a.at.length)
}

/** The layouts that are left after a card: what the first closed hand then holds. */
export function layoutsAfter(
  { closed }: Board,
  { seat }: Place,
  { card, at }: Choice,
  layouts: Int32Array,
): Int32Array {
  const keep = seat === closed[0] ? ~(1 << card) : -1
  const out = new Int32Array(at.length)
  for (let j = 0; j < at.length; j++) out[j] = layouts[at[j]!]! & keep
  return out
}

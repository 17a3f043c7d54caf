/**
 * The fewest cards to exchange with the pack so that a procedure answers otherwise. The search is
 * exact: a suit is seen as what the procedure can tell of it, each such view is represented by the
 * holding that keeps most of the hand, and all hands at one distance are tried before the next.
 * Distance is thirteen less the cards kept, which is the sum over suits of the cards given up; so
 * the hands at distance d are those in which the suits give up d cards and take d cards.
 *
 * Of hands equally near the plainest is taken: fewest honours moved, then least change of lengths,
 * then the answer that stands first in the procedure.
 */

import { type Card, cardOf, rankOf, suitOf } from '#core/card.ts'
import * as handOf from '#core/hand.ts'
import { type Hand, ofMasks } from '#core/hand.ts'
import * as holdings from '#core/holding.ts'
import { HOLDING_LENGTH, HONOURS, type Holding } from '#core/holding.ts'
import { TEN } from '#core/rank.ts'
import { isBalanced } from '#core/shape.ts'
import { bySuit, SUITS, SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'
import { suitStates } from '#counting/classes.ts'

/**
 * What the search needs to know of a procedure: that it answers from the sum of one word for each
 * suit and from another word for each suit by itself.
 */
export interface Procedure {
  /** The word that adds up, by holding. */
  readonly sum: Readonly<Int32Array>
  /** The word of the suit itself, by holding. */
  readonly suit: Readonly<Uint16Array>
  /**
   * What can make a difference to the answer: two holdings of one suit with the same key never do.
   * Holdings of unequal length must not share a key; spots 2 to 9 are alike anyway.
   * @param even whether the whole hand is 4333, 4432 or 5332.
   */
  readonly key: (suit: Suit, even: boolean, holding: number) => number | string
  /** Its answer for a hand of thirteen, as an index below `outcomes`. */
  readonly answer: (
    sum: number,
    spades: number,
    hearts: number,
    diamonds: number,
    clubs: number,
  ) => number
  readonly outcomes: number
}

/** One card for another. */
export interface Exchange {
  readonly out: Card
  readonly in: Card
}

/** The nearest hand that gives a wanted answer. */
export interface Nearest {
  /** Which of the wanted answers: its number in `wanted`. */
  readonly slot: number
  readonly outcome: number
  readonly hand: Hand
  /** As many as there are cards to change; cards of one suit are paired where possible. */
  readonly exchanges: readonly Exchange[]
}

export interface NearestProgress {
  /** Every hand fewer cards away than this has been tried. */
  readonly distance: number
  /** Found so far, in the order found: nearest first. What is found is final. */
  readonly found: readonly Nearest[]
}

const SPOTS = 0x00ff
/** Classes tried between two yields: some milliseconds of work. */
const STRIDE = 60_000

/** Holdings of a suit that give up, and take, the same numbers of cards. */
interface Bucket {
  readonly holdings: Uint16Array
  readonly sums: Int32Array
  readonly words: Int32Array
  /** Honours moved times 64, and by how much the length changes. */
  readonly costs: Int32Array
}

const count = (holding: number): number => HOLDING_LENGTH[holding]!

const lowest = (holding: number, n: number): number => {
  let taken = 0
  for (let left = n, rest = holding; left > 0; left--) {
    taken |= rest & -rest
    rest &= rest - 1
  }
  return taken
}

/** The holding with those honours and that many spots which keeps most spots of `held`. */
const realise = (held: number, honours: number, spots: number): number => {
  const own = held & SPOTS
  const kept = count(own)
  return spots <= kept
    ? // Low cards are given up first.
      honours | (own & ~lowest(own, kept - spots))
    : honours | own | lowest(~own & SPOTS, spots - kept)
}

/** By cards given up and taken: `[out][in]`. */
type Buckets = readonly (readonly (Bucket | undefined)[])[]
type FourBuckets = Tuple4<Buckets>

const bucketsOf = (
  held: Holding,
  { sum, suit: own }: Procedure,
  key: (holding: number) => number | string,
): Buckets => {
  // Of the holdings the procedure cannot tell apart only the nearest can be in the nearest hand,
  // since distance and cost are sums over suits.
  interface View {
    readonly holding: number
    readonly out: number
    readonly into: number
    readonly cost: number
  }
  const best = new Map<number | string, View>()
  for (const state of suitStates()) {
    const honours = state.holding & HONOURS
    const holding = realise(held, honours, state.length - count(honours))
    const gone = held & ~holding
    const come = holding & ~held
    const out = count(gone)
    const into = count(come)
    const cost = (count(gone & HONOURS) + count(come & HONOURS)) * 64 + Math.abs(into - out)
    const k = key(holding)
    const known = best.get(k)
    if (known === undefined || out < known.out || (out === known.out && cost < known.cost))
      best.set(k, { holding, out, into, cost })
  }
  const views = [...best.values()]
  return Array.from({ length: 14 }, (_, out) =>
    Array.from({ length: 14 }, (__, into) => {
      const here = views.filter((view) => view.out === out && view.into === into)
      if (here.length === 0) return undefined
      return {
        holdings: Uint16Array.from(here, (view) => view.holding),
        sums: Int32Array.from(here, (view) => sum[view.holding]!),
        words: Int32Array.from(here, (view) => own[view.holding]!),
        costs: Int32Array.from(here, (view) => view.cost),
      }
    }),
  )
}

/** All ways to split `n` over the four suits. */
const splits = (n: number): readonly (readonly number[])[] => {
  const list: number[][] = []
  for (let s = 0; s <= n; s++)
    for (let h = 0; s + h <= n; h++)
      for (let d = 0; s + h + d <= n; d++) list.push([s, h, d, n - s - h - d])
  return list
}

/** The cards that change, paired within a suit where possible, spades first and high cards first. */
export function exchangesBetween(from: Hand, to: Hand): readonly Exchange[] {
  const moved = (a: Hand, b: Hand): Card[] =>
    SUITS_DESCENDING.flatMap((suit) =>
      holdings.ranks(holdings.minus(a[suit], b[suit])).map((rank) => cardOf(suit, rank)),
    )
  const out = moved(from, to)
  const into = moved(to, from)
  const pairs: Exchange[] = []
  for (const card of [...out]) {
    const at = into.findIndex((other) => suitOf(other) === suitOf(card))
    if (at < 0) continue
    pairs.push({ out: card, in: into[at]! })
    into.splice(at, 1)
    out.splice(out.indexOf(card), 1)
  }
  for (const [i, card] of out.entries()) pairs.push({ out: card, in: into[i]! })
  return pairs
}

/** One card of each kind that rules can tell apart: the honours, and the lowest spot of a suit. */
const kinds = (cards: readonly Card[]): readonly Card[] => {
  const seen = new Set<number>()
  return [...cards].reverse().filter((card) => {
    const kind = rankOf(card) >= TEN ? card : 100 + suitOf(card)
    if (seen.has(kind)) return false
    seen.add(kind)
    return true
  })
}
const outside = (hand: Hand): readonly Card[] =>
  SUITS.flatMap((suit) =>
    holdings.ranks(holdings.complement(hand[suit])).map((rank) => cardOf(suit, rank)),
  )

/** Hands one exchange away, each kind of card once. */
export function* exchanged(hand: Hand): Generator<Hand> {
  const into = kinds(outside(hand))
  for (const out of kinds(handOf.cards(hand))) {
    const left = handOf.without(hand, out)
    for (const card of into) yield handOf.withCard(left, card)
  }
}
interface Best {
  readonly cost: number
  readonly rank: number
  readonly outcome: number
  readonly hand: Hand
}

/**
 * The nearest hands by answer wanted, nearest first.
 * @param hand thirteen cards.
 * @param wanted by outcome: the number of the answer it counts for, or -1 when nobody asks.
 * @param rank by outcome: its place in the procedure, which decides between equals.
 * @yields every few milliseconds of work.
 * @returns the nearest hand for each answer that any hand at all gives.
 */
export function* nearestHands(
  hand: Hand,
  procedure: Procedure,
  wanted: (outcome: number) => number,
  rank: (outcome: number) => number,
): Generator<NearestProgress, readonly Nearest[], void> {
  const slots = Int16Array.from({ length: procedure.outcomes }, (_, outcome) => wanted(outcome))
  const open = new Set(slots)
  open.delete(-1)
  const bucketsWhen = (even: boolean): FourBuckets =>
    bySuit((suit) => bucketsOf(hand[suit], procedure, (h) => procedure.key(suit, even, h)))
  const buckets = [bucketsWhen(false), bucketsWhen(true)] as const
  const lengths = handOf.lengths(hand)
  let found: readonly Nearest[] = []
  let tried = 0

  for (let distance = 0; distance <= 13 && open.size > 0; distance++) {
    const best = new Map<number, Best>()
    const ways = splits(distance)
    for (const out of ways)
      for (const into of ways) {
        const shape = mapTuple4(lengths, (n, suit) => n - (out[suit] ?? 0) + (into[suit] ?? 0))
        const even = isBalanced(shape)
        const [C, D, H, S] = (even ? buckets[1] : buckets[0]).map(
          (table, suit) => table[out[suit]!]?.[into[suit]!],
        )
        if (!S || !H || !D || !C) continue
        tryAll(procedure, slots, rank, S, H, D, C, best)
        tried += S.costs.length * H.costs.length * D.costs.length * C.costs.length
        if (tried >= STRIDE) {
          tried = 0
          yield { distance, found }
        }
      }
    for (const [slot, near] of [...best].sort(([, a], [, b]) => a.rank - b.rank)) {
      const exchanges = exchangesBetween(hand, near.hand)
      found = [...found, { slot, outcome: near.outcome, hand: near.hand, exchanges }]
      open.delete(slot)
      for (let i = 0; i < slots.length; i++) if (slots[i] === slot) slots[i] = -1
    }
    yield { distance: distance + 1, found }
  }
  return found
}

/** Notes the plainest hand for each answer wanted, over every choice of one holding a suit. */
function tryAll(
  { answer }: Procedure,
  slots: Int16Array,
  rank: (outcome: number) => number,
  S: Bucket,
  H: Bucket,
  D: Bucket,
  C: Bucket,
  best: Map<number, Best>,
): void {
  for (let i = 0; i < S.costs.length; i++) {
    const sumS = S.sums[i]!
    const wordS = S.words[i]!
    for (let j = 0; j < H.costs.length; j++) {
      const sumH = (sumS + H.sums[j]!) | 0
      const wordH = H.words[j]!
      for (let k = 0; k < D.costs.length; k++) {
        const sumD = (sumH + D.sums[k]!) | 0
        const wordD = D.words[k]!
        for (let l = 0; l < C.costs.length; l++) {
          const sum = (sumD + C.sums[l]!) | 0
          const outcome = answer(sum, wordS, wordH, wordD, C.words[l]!)
          const slot = slots[outcome]!
          if (slot < 0) continue
          const cost = S.costs[i]! + H.costs[j]! + D.costs[k]! + C.costs[l]!
          const known = best.get(slot)
          if (known !== undefined && known.cost < cost) continue
          const place = rank(outcome)
          if (known !== undefined && known.cost === cost && known.rank <= place) continue
          best.set(slot, {
            cost,
            rank: place,
            outcome,
            hand: ofMasks([C.holdings[l]!, D.holdings[k]!, H.holdings[j]!, S.holdings[i]!]),
          })
        }
      }
    }
  }
}

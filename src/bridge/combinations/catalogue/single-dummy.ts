/**
 * The different combinations of a whole suit as declarer sees them: between any two runs of hidden
 * cards only the numbers of cards in the two hands matter, and the two hands may change places. They
 * are listed in a fixed order, so that a table of answers needs no keys.
 */
import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import { ACE, RANKS_DESCENDING } from '#core/rank.ts'
import { invariant } from '#core/result.ts'

/** Two hands of a 13-card suit in normal form. */
export interface NormalPair {
  readonly north: Holding
  readonly south: Holding
  /** True when the two hands given had to change places. */
  readonly swapped: boolean
}

/**
 * The normal form of two hands with all other cards hidden: in each run of visible cards the first
 * hand holds the higher ones, and at the first run in which the hands differ in number the first
 * hand holds more.
 */
export function normalPair(north: Holding, south: Holding): NormalPair {
  invariant((north & south) === 0, 'the hands do not overlap')
  const blocks = blocksOf(north, south)
  const decides = blocks.find(([n, s]) => n !== s)
  const swapped = decides !== undefined && decides[0] < decides[1]
  let [first, second] = [0, 0]
  for (const [n, s, top] of blocks) {
    const ours = swapped ? s : n
    for (let i = 0; i < n + s; i++)
      if (i < ours) first |= 1 << (top - i)
      else second |= 1 << (top - i)
  }
  return { north: first as Holding, south: second as Holding, swapped }
}

/** The runs of visible cards from the top: cards in the one hand, in the other, and the highest rank. */
function blocksOf(north: Holding, south: Holding): readonly (readonly [number, number, number])[] {
  const blocks: [number, number, number][] = []
  let open = false
  for (const rank of RANKS_DESCENDING) {
    const hand = holding.has(north, rank) ? 0 : holding.has(south, rank) ? 1 : undefined
    if (hand === undefined) {
      open = false
      continue
    }
    if (!open) blocks.push([0, 0, rank])
    open = true
    const block = blocks[blocks.length - 1]!
    block[hand] += 1
  }
  return blocks
}

/** How many cards a whole suit has here. */
const SUIT_CARDS = 13

/** Every normal form of a suit, in its fixed order. */
export interface NormalPairs {
  readonly count: number
  readonly north: Readonly<Uint16Array>
  readonly south: Readonly<Uint16Array>
  /** Rising numbers that say the place of each: the owners from the top in base 3 (north 0, south 1, hidden 2). */
  readonly keys: Readonly<Uint32Array>
}

/**
 * The normal forms of suits of `cards` cards (1 to 13) in rising order of their keys, the cards
 * taken from the ace down.
 */
export function normalPairs(cards: number = SUIT_CARDS): NormalPairs {
  const north: number[] = []
  const south: number[] = []
  const keys: number[] = []
  // `lead`: how many more cards north has than south in the run under way; `decided`: in an earlier
  // run north had more.
  const place = (
    at: number,
    n: number,
    s: number,
    key: number,
    last: 0 | 1 | 2,
    lead: number,
    decided: boolean,
  ): void => {
    if (at === cards) {
      if (!decided && lead < 0) return
      north.push(n)
      south.push(s)
      keys.push(key)
      return
    }
    const bit = 1 << (ACE - at)
    if (last !== 1) place(at + 1, n | bit, s, key * 3, 0, lead + 1, decided)
    place(at + 1, n, s | bit, key * 3 + 1, 1, lead - 1, decided)
    if (decided || lead >= 0) place(at + 1, n, s, key * 3 + 2, 2, 0, decided || lead > 0)
  }
  place(0, 0, 0, 0, 2, 0, false)
  return {
    count: keys.length,
    north: Uint16Array.from(north),
    south: Uint16Array.from(south),
    keys: Uint32Array.from(keys),
  }
}

/** The number whose order is the order of the list, of two hands in normal form. */
export function pairKey(north: Holding, south: Holding): number {
  let key = 0
  for (const rank of RANKS_DESCENDING)
    key = key * 3 + (holding.has(north, rank) ? 0 : holding.has(south, rank) ? 1 : 2)
  return key
}

/** The place of two hands of a whole suit in the list, whichever of them is named first. */
export function pairIndex(list: NormalPairs, north: Holding, south: Holding): number {
  const normal = normalPair(north, south)
  const wanted = pairKey(normal.north, normal.south)
  let [low, high] = [0, list.count - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (list.keys[middle]! < wanted) low = middle + 1
    else high = middle
  }
  invariant(list.keys[low] === wanted, 'every pair of hands has a normal form in the list')
  return low
}

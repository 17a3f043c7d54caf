/**
 * A random hand among exactly those that open in a given way, each equally likely. Plain drawing
 * finds the common ones; for the others the hands are counted by shape, one of them is chosen by
 * its number, and the class it falls in is dealt. Either way every such hand is equally likely.
 */

import { type Hand, ofMasks } from '#core/hand.ts'
import { HONOURS, type Holding } from '#core/holding.ts'
import type { Rng } from '#core/rng.ts'
import { isBalanced, pattern, SHAPES, type Shape } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'
import { mergeStates, type SuitState, suitStates } from '#counting/classes.ts'
import { SECTION_LABELS, type SectionLabel } from '#systems/schenken-1967/bidval.ts'
import { decideOpening, packedBidval } from '#systems/schenken-1967/openbid.ts'
import type { OpenbidReading } from '#systems/schenken-1967/readings.ts'
import { openbidTables } from '#systems/schenken-1967/tables.ts'
import { seen } from './openbid-census.ts'

/** What the hand must be; absent asks nothing. */
export interface OpeningFilter {
  readonly section?: SectionLabel
  /** Codes of the opening (BIDVAL), any of them. */
  readonly bidvals?: readonly number[]
  readonly hcp?: number
  /** Lengths in falling order: `5431`. */
  readonly pattern?: string
}
export interface RandomOpeningProgress {
  /** Hands that fit, counted so far. */
  readonly hands: number
}

/** Hands drawn before counting begins. */
const DRAWS = 3000
const SPOTS = 0x00ff

/** One suit's views of one length, with what they stand for. */
interface View {
  readonly sum: number
  readonly word: number
  readonly ways: number
  readonly states: readonly SuitState[]
}

/**
 * @returns a hand, or `undefined` when none fits.
 * @yields every few milliseconds of work.
 */
export function* randomOpening(
  reading: OpenbidReading,
  filter: OpeningFilter,
  rng: Rng,
): Generator<RandomOpeningProgress, Hand | undefined, void> {
  const tables = openbidTables(reading)
  const synopsis7 = reading.doubt === 'synopsis'
  const section = filter.section === undefined ? -1 : SECTION_LABELS.indexOf(filter.section)
  const asked = Uint8Array.from({ length: 128 }, (_, bidval) =>
    filter.bidvals === undefined || filter.bidvals.includes(bidval) ? 1 : 0,
  )
  const fits = (sum: number, s: number, h: number, d: number, c: number): boolean => {
    if (filter.hcp !== undefined && (sum & 63) !== filter.hcp) return false
    const packed = decideOpening(sum, s, h, d, c, synopsis7)
    return asked[packedBidval(packed)] === 1 && (section < 0 || ((packed >> 7) & 63) === section)
  }

  for (let i = 0; i < DRAWS; i++) {
    const hand = drawn(rng)
    if (filter.pattern !== undefined && pattern(shapeOfHand(hand)) !== filter.pattern) continue
    const sum = hand.reduce<number>((n, h) => (n + tables.sum[h]!) | 0, 0)
    const [c, d, h, s] = mapTuple4(hand, (held) => tables.suit[held]!)
    if (fits(sum, s, h, d, c)) return hand
  }

  const views = [false, true].map((even) =>
    SUITS.map((suit) => viewsOf((holding) => seen(tables, suit, even, holding), tables)),
  )
  const of = (shape: Shape, suit: Suit): readonly View[] =>
    views[isBalanced(shape) ? 1 : 0]?.[suit]?.[shape[suit]] ?? []
  /** Calls `found` for each class that fits, with its hands, until it returns true. */
  const walk = (shape: Shape, found: (ways: number, of: Tuple4<View>) => boolean): void => {
    for (const s of of(shape, 3))
      for (const h of of(shape, 2))
        for (const d of of(shape, 1))
          for (const c of of(shape, 0)) {
            const sum = (s.sum + h.sum + d.sum + c.sum) | 0
            if (!fits(sum, s.word, h.word, d.word, c.word)) continue
            if (found(s.ways * h.ways * d.ways * c.ways, [c, d, h, s])) return
          }
  }

  const shapes = SHAPES.filter(
    (shape) => filter.pattern === undefined || pattern(shape) === filter.pattern,
  )
  const counts: number[] = []
  let hands = 0
  for (const shape of shapes) {
    let here = 0
    walk(shape, (ways) => {
      here += ways
      return false
    })
    counts.push(here)
    hands += here
    yield { hands }
  }
  if (hands === 0) return undefined

  // The number of the hand among all that fit: below 2^53, so exact.
  let left = Number(rng.belowBig(BigInt(hands)))
  const at = counts.findIndex((n) => {
    if (left < n) return true
    left -= n
    return false
  })
  let chosen: Tuple4<View> | undefined
  walk(shapes[at]!, (ways, of4) => {
    if (left < ways) {
      chosen = of4
      return true
    }
    left -= ways
    return false
  })
  return chosen && mapTuple4(chosen, (view) => holdingOf(view, rng) as Holding)
}

/** The views of a suit by length. */
const viewsOf = (
  key: (holding: number) => string,
  tables: ReturnType<typeof openbidTables>,
): readonly (readonly View[])[] => {
  const states = suitStates()
  const byKey = new Map<string, SuitState[]>()
  for (const state of states) {
    const k = key(state.holding)
    const known = byKey.get(k)
    if (known) known.push(state)
    else byKey.set(k, [state])
  }
  const merged = mergeStates(states, key)
  return Array.from({ length: 14 }, (_, length) =>
    merged
      .filter((state) => state.length === length)
      .map((state) => ({
        sum: tables.sum[state.holding]!,
        word: tables.suit[state.holding]!,
        ways: state.ways,
        states: byKey.get(key(state.holding)) ?? [],
      })),
  )
}

/** A holding of the view, each equally likely. */
const holdingOf = (view: View, rng: Rng): number => {
  let left = rng.below(view.ways)
  const state = view.states.find(({ ways }) => {
    if (left < ways) return true
    left -= ways
    return false
  })!
  let spots = 0
  let need = bits(state.holding & SPOTS)
  while (need > 0) {
    const spot = 1 << rng.below(8)
    if ((spots & spot) !== 0) continue
    spots |= spot
    need -= 1
  }
  return (state.holding & HONOURS) | spots
}

const bits = (n: number): number => {
  let count = 0
  for (let rest = n; rest !== 0; rest &= rest - 1) count += 1
  return count
}

const shapeOfHand = (hand: Hand): Shape => mapTuple4(hand, bits)

/** Thirteen of the 52 cards, each choice equally likely. */
const drawn = (rng: Rng): Hand => {
  const held: [number, number, number, number] = [0, 0, 0, 0]
  for (let need = 13; need > 0; ) {
    const card = rng.below(52)
    const suit = Math.floor(card / 13) as Suit
    const bit = 1 << (card % 13)
    if ((held[suit] & bit) !== 0) continue
    held[suit] |= bit
    need -= 1
  }
  return ofMasks(held)
}

/** Endings drawn from a seed, as `#endings/ending.ts` has them. */
import { type Card, DECK, rankOf, suitOf } from '#core/card.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import type { Strain } from '#core/suit.ts'
import { mapTuple4 } from '#core/tuple.ts'
import type { Ending, EndingLayout } from '#endings/ending.ts'

export interface DrawnEnding {
  /** Tricks left. */
  readonly left: number
  /** Cards on the table, 0..3. */
  readonly table?: number
  /** Layouts kept of all that are lawful. */
  readonly layouts?: number
  /** Weights of 1 to 20; all alike by default. */
  readonly weighed?: boolean
  /** Whose eyes; declarer's by default. */
  readonly who?: 'declarer' | 'defender'
  /** High cards are left more often, as at the table; any by default. */
  readonly high?: boolean
}

/** @param random a figure from 0 up to 1. */
function shuffle<T>(random: () => number, of: readonly T[]): readonly T[] {
  const out = [...of]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[out[i], out[j]] = [out[j]!, out[i]!]
  }
  return out
}

/** Every way to pick so many. */
export function picks<T>(of: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]]
  const [first, ...rest] = of
  if (first === undefined || of.length < size) return []
  return [...picks(rest, size - 1).map((some) => [first, ...some]), ...picks(rest, size)]
}

const follows = (held: readonly Card[], led: Card): readonly Card[] => {
  const suit = held.filter((card) => suitOf(card) === suitOf(led))
  return suit.length === 0 ? held : suit
}

/** @param worth of the tricks, by how many are left. */
export function drawnEnding(
  random: () => number,
  { left, table = 0, layouts: most, weighed = false, who = 'declarer', high = false }: DrawnEnding,
  worth: (left: number) => readonly number[],
): Ending {
  const strain = (random() < 0.4 ? 4 : Math.floor(random() * 4)) as Strain
  const order = shuffle(random, DECK).map((card) => ({
    card,
    key: high ? random() * (1.4 - rankOf(card) / 13) : 0,
  }))
  const cards = shuffle(
    random,
    order
      .toSorted((a, b) => a.key - b.key)
      .slice(0, 4 * left)
      .map(({ card }) => card),
  )
  const held: Card[][] = SEATS.map((seat) => cards.slice(seat * left, (seat + 1) * left))
  const faced: Seat = who === 'declarer' ? 0 : random() < 0.5 ? 0 : 2
  const turn: Seat = who === 'declarer' ? (random() < 0.5 ? 0 : 2) : 3
  const seen: readonly Seat[] = who === 'declarer' ? [0, 2] : [faced, 3]
  const closed = SEATS.filter((seat) => !seen.includes(seat))
  const leader = ((turn - table + 4) & 3) as Seat
  const down: Card[] = []
  for (let i = 0; i < table; i++) {
    const seat = (leader + i) & 3
    const may = i === 0 ? held[seat]! : follows(held[seat]!, down[0]!)
    const card = may[Math.floor(random() * may.length)]!
    down.push(card)
    held[seat] = held[seat]!.filter((one) => one !== card)
  }
  const hidden = closed.flatMap((seat) => held[seat]!)
  const lacks = (seat: Seat, cards: readonly Card[]): boolean => {
    const card = down[(seat - leader + 4) & 3]
    return (
      card === undefined ||
      suitOf(card) === suitOf(down[0]!) ||
      cards.every((one) => suitOf(one) !== suitOf(down[0]!))
    )
  }
  const lawful = picks(hidden, held[closed[0]!]!.length).flatMap((first) => {
    const second = hidden.filter((card) => !first.includes(card))
    return lacks(closed[0]!, first) && lacks(closed[1]!, second) ? [[first, second] as const] : []
  })
  const kept = most === undefined ? lawful : shuffle(random, lawful).slice(0, most)
  const layouts = kept.map(([first, second]): EndingLayout => {
    const hands: Deal = mapTuple4([0, 1, 2, 3] as const, (seat) =>
      hand.ofCards(seat === closed[0] ? first : seat === closed[1] ? second : held[seat]!),
    )
    return { hands, weight: weighed ? 1 + Math.floor(random() * 20) : 1 }
  })
  return {
    ...{ strain, trick: { leader, cards: down }, seen, layouts, worth: worth(left) },
    own: who === 'declarer' ? [0, 2] : [3],
  }
}

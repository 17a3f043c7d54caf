/**
 * What is said of a line of an ending, tested again on card lists by the slowest way: it shares nothing with
 * `#endings/line-events.ts` but what the words mean.
 */
import { type Card, suitOf } from '#core/card.ts'
import * as hand from '#core/hand.ts'
import { invariant } from '#core/result.ts'
import { SEATS, type Seat, sideOf } from '#core/seat.ts'
import { mapTuple4 } from '#core/tuple.ts'
import { type Ending, worthOfTricks } from '#endings/ending.ts'
import { bruteOutcomes } from './brute-ending.ts'

type Held = readonly (readonly Card[])[]
/** A trick in play: who played what, a seat that passed left out; and whose turn it is. */
interface Table {
  readonly cards: readonly (readonly [Seat, Card])[]
  readonly turn: Seat
  /** Turns to come. */
  readonly to: number
}
const next = (seat: Seat): Seat => ((seat + 1) & 3) as Seat
const across = (seat: Seat): Seat => ((seat + 2) & 3) as Seat
const fresh = (turn: Seat): Table => ({ cards: [], turn, to: 4 })
const without = (held: Held, seat: Seat, gone: (card: Card) => boolean): Held =>
  held.with(
    seat,
    held[seat]!.filter((card) => !gone(card)),
  )
const lawfulOf = (hand: readonly Card[], { cards }: Table): readonly Card[] => {
  const follow = hand.filter((card) => suitOf(card) === suitOf(cards[0]?.[1] ?? card))
  return follow.length > 0 ? follow : hand
}

/** Card lists of one ending: what its words mean, by the slowest way. */
export class Slow {
  readonly #known = new Map<string, number>()
  /** Whether one plan takes what is wanted, by who leads and what is left. */
  readonly reached = new Map<string, boolean>()
  readonly ending: Ending
  readonly wanted: number | undefined
  constructor(ending: Ending, wanted?: number) {
    this.ending = ending
    this.wanted = wanted
  }
  /** What is still to be had with all cards open: tricks, or those that are wanted. */
  value(held: Held, table: Table, { left, won }: Pick<Moment, 'left' | 'won'>): number {
    const tricks = this.open(held, table, left)
    return this.wanted === undefined ? tricks : won + tricks >= this.wanted ? 1 : 0
  }
  isOurs(seat: Seat): boolean {
    return sideOf(seat) === sideOf(this.ending.own[0]!)
  }
  isTrump(card: Card): boolean {
    return suitOf(card) === this.ending.strain
  }
  beats(card: Card, other: Card): boolean {
    return suitOf(card) === suitOf(other) ? card > other : this.isTrump(card)
  }
  best({ cards }: Table): readonly [Seat, Card] {
    return cards.reduce((top, one) => (this.beats(one[1], top[1]) ? one : top))
  }
  played({ cards, turn, to }: Table, card?: Card): Table {
    return {
      cards: card === undefined ? cards : [...cards, [turn, card]],
      turn: next(turn),
      to: to - 1,
    }
  }
  /** Tricks of ours with all cards open. */
  open(held: Held, table: Table, left: number): number {
    if (left === 0) return 0
    if (table.to === 0) {
      const [winner] = this.best(table)
      return (this.isOurs(winner) ? 1 : 0) + this.open(held, fresh(winner), left - 1)
    }
    const { turn } = table
    const key = JSON.stringify([held, table, left])
    const before = this.#known.get(key)
    if (before !== undefined) return before
    const hand = held[turn]!
    const values =
      hand.length === 0
        ? [this.open(held, this.played(table), left)]
        : lawfulOf(hand, table).map((card) =>
            this.open(
              without(held, turn, (one) => one === card),
              this.played(table, card),
              left,
            ),
          )
    const value = this.isOurs(turn) ? Math.max(...values) : Math.min(...values)
    this.#known.set(key, value)
    return value
  }
}

interface Moment {
  readonly held: Held
  readonly table: Table
  readonly card: Card
  /** Tricks left, that in play included; and those that were ours before. */
  readonly left: number
  readonly won: number
  /** The layouts that agree with every card so far. */
  readonly worlds: readonly number[]
}
/** The cards of a line, four a trick, each with what it stands in. */
export function momentsOf(
  slow: Slow,
  hands: readonly Held[],
  layout: number,
  line: readonly Card[],
): readonly (readonly Moment[])[] {
  const { ending } = slow
  let held = hands[layout]!
  let table = fresh(ending.trick.leader)
  let won = 0
  let worlds = [...hands.keys()]
  const gone: Card[] = []
  const out: Moment[][] = []
  for (const card of line) {
    const { turn } = table
    if (table.to === 4) out.push([])
    out.at(-1)!.push({ held, table, card, left: held[turn]!.length, won, worlds })
    invariant(lawfulOf(held[turn]!, table).includes(card), 'a line is lawful')
    worlds = worlds.filter((i) =>
      lawfulOf(
        hands[i]![turn]!.filter((one) => !gone.includes(one)),
        table,
      ).includes(card),
    )
    gone.push(card)
    held = without(held, turn, (one) => one === card)
    table = slow.played(table, card)
    if (table.to > 0) continue
    const [winner] = slow.best(table)
    if (slow.isOurs(winner)) won += 1
    table = fresh(winner)
  }
  return out
}

/** What may be said of a line, as `squeeze 1`, with -1 where nobody or both are meant. */
export function claimsOf(
  slow: Slow,
  hands: readonly Held[],
  outcome: ArrayLike<number>,
  tricks: readonly (readonly Moment[])[],
): ReadonlySet<string> {
  const { ending } = slow
  const out = new Set<string>()
  const say = (kind: string, seat: number): unknown => out.add(`${kind} ${seat}`).add(`${kind} -1`)
  const squeezed = new Map<Seat, { at: number; suits: readonly number[] }[]>()
  const inSuit =
    (suit: number) =>
    (card: Card): boolean =>
      suitOf(card) === suit
  for (const [at, moments] of tricks.entries()) {
    const [lead] = moments as readonly [Moment]
    const leader = lead.table.turn
    const suit = suitOf(lead.card)
    const last = moments[3]!
    const [winner, best] = slow.best(slow.played(last.table, last.card))
    const isWon = slow.isOurs(winner)
    const closed = SEATS.filter((seat) => !slow.isOurs(seat))
    // Thrown in.
    const before = tricks.slice(0, at).findLast(([one]) => one!.table.turn !== leader)
    if (!slow.isOurs(leader) && before !== undefined && slow.isOurs(before[0]!.table.turn)) {
      const from = (turn: Seat): boolean => {
        const wanted = lead.worlds.map((i) => outcome[i]! - lead.won)
        const gone = new Set(
          tricks
            .slice(0, at)
            .flat()
            .map(({ card }) => card),
        )
        const layouts = lead.worlds.map((i) => ({
          hands: mapTuple4([0, 1, 2, 3] as const, (seat) =>
            hand.ofCards(hands[i]![seat]!.filter((card) => !gone.has(card))),
          ),
          weight: 1,
        }))
        const asked: Ending = {
          ...ending,
          trick: { leader: turn, cards: [] },
          layouts,
          worth: worthOfTricks(lead.left),
        }
        const key = JSON.stringify([
          turn,
          lead.worlds,
          [...gone].toSorted((a, b) => a - b),
          lead.won,
        ])
        const known =
          slow.reached.get(key) ??
          bruteOutcomes(asked).some(({ outcomes }) =>
            outcomes.some((tricks) => tricks.every((n, k) => n! >= wanted[k]!)),
          )
        slow.reached.set(key, known)
        return known
      }
      const refused = before.filter(({ table, held, card }) => {
        if (!slow.isOurs(table.turn)) return false
        return lawfulOf(held[table.turn]!, table).some((one) => {
          if (one === card) return false
          if (table.cards.length > 0 && !slow.beats(one, slow.best(table)[1])) return false
          const its = {
            ...table,
            cards: table.cards.length > 0 ? table.cards : [[table.turn, one] as const],
          }
          return lawfulOf(held[leader]!, its).every((his) => !slow.beats(his, one))
        })
      })
      const hold = [0, 2].map((seat) => lead.held[seat]!)
      if (refused.length > 0 && [before[0]!, ...refused].every(({ table }) => !from(table.turn))) {
        const ruffs = hold.every((cards) => cards.some((card) => slow.isTrump(card)))
        const gone = lead.held[leader]!.some((card) =>
          hold.every((cards) => !cards.some(inSuit(suitOf(card)))),
        )
        const kind = squeezed.has(leader)
          ? 'strip squeeze'
          : ruffs && gone
            ? 'elimination'
            : 'throw-in'
        say(kind, leader)
      }
    }
    for (const moment of moments) {
      const { held, table, card } = moment
      const { turn } = table
      if (slow.isOurs(turn) || suitOf(card) === suit || slow.isTrump(card)) continue
      const value = slow.value(held, table, moment)
      const idle = slow.played(table)
      if (slow.value(held, idle, moment) >= value) continue
      const suits = [0, 1, 2, 3].filter(
        (one) =>
          one !== ending.strain &&
          held[turn]!.some(inSuit(one)) &&
          slow.value(without(held, turn, inSuit(one)), idle, moment) >= value,
      )
      if (suits.length > 0) squeezed.set(turn, [...(squeezed.get(turn) ?? []), { at, suits }])
    }
    if (!isWon) continue
    const ours = moments.findLastIndex(({ table }) => slow.isOurs(table.turn))
    if (slow.isOurs(leader) && suitOf(best) === suit)
      for (const [n, moment] of moments.slice(0, ours).entries()) {
        const { turn } = moment.table
        const feared = Math.max(-1, ...moment.held[turn]!.filter(inSuit(suit)))
        if (slow.isOurs(turn) || feared < 0 || feared > best === (moment.card === feared)) continue
        const rest = last.held
          .flat()
          .filter((card) => card !== last.card && suitOf(card) === suit && card < feared)
        const top = Math.max(-1, ...rest)
        const isHigh = [0, 2].some((seat) => lead.held[seat]!.includes(top as Card))
        if (moment.card === feared && !isHigh) continue
        if (moment.worlds.every((i) => hands[i]![turn]!.includes(feared as Card))) {
          say('marked finesse', turn)
          continue
        }
        const from = moment.card === feared ? moments[n]! : moments[ours + 1]
        if (from === undefined) continue
        const other = from.held[across(turn)]!
        const lower = other.filter((card) => suitOf(card) === suit && card < feared)
        const all = (lower.length > 0 ? lower : other).map((card) => {
          const swapped = from.held.map((cards, seat) =>
            seat === turn
              ? cards.map((one) => (one === feared ? card : one))
              : seat === across(turn)
                ? cards.map((one) => (one === card ? (feared as Card) : one))
                : cards,
          )
          return slow.value(swapped, from.table, from)
        })
        if (all.length > 0 && all.every((n) => n < slow.value(from.held, from.table, from)))
          say('finesse', turn)
      }
    if (slow.isTrump(best) && suit !== ending.strain && leader !== winner) {
      const his = ((winner + 3) & 3) as Seat
      const top = Math.max(-1, ...lead.held[his]!.filter((card) => slow.isTrump(card)))
      const isVoid = !lead.held[his]!.some(inSuit(suit))
      const below = lead.held[winner]!.some((card) => slow.isTrump(card) && card < top)
      const none = !lead.held[across(winner)]!.some((card) => slow.isTrump(card))
      if (isVoid && below && none) say('trump coup', his)
    }
    const threw = tricks
      .flat()
      .some(
        ({ table, card }) =>
          !slow.isOurs(table.turn) &&
          table.cards.length > 0 &&
          suitOf(card) === suitOf(best) &&
          suitOf(table.cards[0]![1]) !== suitOf(card),
      )
    const higher = closed.some((seat) =>
      tricks[0]![0]!.held[seat]!.some((card) => suitOf(card) === suit && card > best),
    )
    const out = closed.every((seat) => !lead.held[seat]!.some(inSuit(suit)))
    if (suitOf(best) === suit && out && higher && !threw) say('length', -1)
  }
  const simple = [...squeezed].flatMap(([seat, list]) =>
    out.has(`strip squeeze ${seat}`)
      ? []
      : list.filter(({ suits }) => suits.length > 1).map((one) => ({ ...one, seat })),
  )
  const isDouble = simple.some((one) =>
    simple.some(
      (two) =>
        one.seat !== two.seat &&
        Math.abs(one.at - two.at) < 2 &&
        one.suits.some((suit) => two.suits.includes(suit)),
    ),
  )
  if (isDouble) say('double squeeze', -1)
  else for (const { seat } of simple) say('squeeze', seat)
  return out
}

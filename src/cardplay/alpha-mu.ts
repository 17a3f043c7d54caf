/**
 * Declarer's search over several decisions of his own (T. Cazenave and V. Ventos, “The αμ Search Algorithm
 * for the Game of Bridge”, 2019, arXiv:1911.07960). Solving each layout by itself lets declarer guess
 * right in all of them; here one card has to serve every layout that he cannot tell apart, and what
 * comes of it is a set of layouts that are made: of these sets only those inside no other are kept.
 */
import type { Card } from '#core/card.ts'
import { cardOf, rankOf, suitOf } from '#core/card.ts'
import { has } from '#core/hand.ts'
import { playableCards } from '#core/play.ts'
import { RANKS_DESCENDING } from '#core/rank.ts'
import { type Side, seatsOf, sideOf } from '#core/seat.ts'
import { winnerOf } from '#core/trick.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { afterCard, type OpenPosition, toPlay, tricksLeft } from '#doubledummy/open-position.ts'
import {
  equalCards,
  layOut,
  type Sitting,
  type Solving,
  sitting,
  takes,
} from '#doubledummy/solve.ts'

/** More layouts do not fit a set of 32 bits with room for its sign. */
export const MOST_WORLDS = 30

/** A layout on its way: its bit, and the position; `undefined` once all cards are played. */
interface World {
  readonly bit: number
  readonly at: OpenPosition | undefined
}
interface Search {
  readonly sitting: Sitting
  readonly side: Side
  readonly most: number
  asked: boolean
}
/** Sets of layouts, none inside another. `undefined` when the work became too much. */
type Front = readonly number[] | undefined

const inside = (a: number, b: number): boolean => (a & ~b) === 0
const pruned = (sets: readonly number[]): readonly number[] =>
  [...new Set(sets)].filter(
    (one, _, all) => !all.some((other) => other !== one && inside(one, other)),
  )

const allOf = (worlds: readonly World[]): number => worlds.reduce((set, { bit }) => set | bit, 0)
const wins = ({ trick, strain }: OpenPosition, card: Card, side: Side): number => {
  const winner = winnerOf({ leader: trick.leader, cards: [...trick.cards, card] }, strain)
  return winner !== undefined && sideOf(winner) === side ? 1 : 0
}
const played = (world: World, card: Card): World => ({ ...world, at: afterCard(world.at!, card) })

/** The layouts in which the side takes the tricks with all hands open. */
function* openly(search: Search, worlds: readonly World[], need: number): Solving<Front> {
  let made = 0
  for (const { bit, at } of worlds) {
    if (search.sitting.positions > search.most) return undefined
    if (at === undefined) continue
    layOut(search.sitting, at, search.asked)
    search.asked = true
    const northSouth = search.side === 0
    const left = tricksLeft(at)
    const taken = northSouth
      ? yield* takes(search.sitting, need)
      : !(yield* takes(search.sitting, left - need + 1))
    if (taken) made |= bit
  }
  return [made]
}

/**
 * The defender's cards that declarer tells apart: those between the same two cards of his side are one.
 * In each layout the lowest that is held stands for them.
 */
function told(
  worlds: readonly World[],
  side: Side,
): readonly (readonly (readonly [World, Card])[])[] {
  const classes = new Map<number, (readonly [World, Card])[]>()
  for (const world of worlds) {
    const at = world.at!
    const seat = toPlay(at)
    const mine = seatsOf(side)
    const seen = new Set<number>()
    for (const card of [...playableCards(at.hands[seat], at.trick)].reverse()) {
      let own = 0
      for (const rank of RANKS_DESCENDING) {
        const other = cardOf(suitOf(card), rank)
        const ours = mine.some((one) => has(at.hands[one], other)) || at.trick.cards.includes(other)
        if (rank > rankOf(card) && ours) own += 1
      }
      const key = suitOf(card) * 14 + own
      if (seen.has(key)) continue
      seen.add(key)
      const those = classes.get(key)
      if (those === undefined) classes.set(key, [[world, card]])
      else those.push([world, card])
    }
  }
  return [...classes.values()]
}

/** @param decisions own cards that are still chosen for all layouts at once. */
function* front(
  search: Search,
  worlds: readonly World[],
  need: number,
  decisions: number,
): Solving<Front> {
  const all = allOf(worlds)
  const at = worlds[0]?.at
  if (need <= 0 || worlds.length === 0) return [all]
  if (at === undefined || need > tricksLeft(at)) return [0]
  if (decisions === 0) return yield* openly(search, worlds, need)
  if (sideOf(toPlay(at)) === search.side) {
    let sets: readonly number[] = []
    for (const group of equalCards(at)) {
      const card = group.at(-1)!
      const found = yield* front(
        search,
        worlds.map((world) => played(world, card)),
        need - wins(at, card, search.side),
        decisions - 1,
      )
      if (found === undefined) return undefined
      sets = pruned([...sets, ...found])
      if (sets[0] === all) return sets
    }
    return sets
  }
  let sets: readonly number[] = [all]
  for (const those of told(worlds, search.side)) {
    // Cards of one class may win the trick in one layout and not in another.
    const won = those.map(([world, card]) => wins(world.at!, card, search.side))
    for (const taken of [0, 1]) {
      const part = those.filter((_, i) => won[i] === taken)
      if (part.length === 0) continue
      const next = part.map(([world, card]) => played(world, card))
      const found = yield* front(search, next, need - taken, decisions)
      if (found === undefined) return undefined
      const others = all & ~allOf(next)
      sets = pruned(sets.flatMap((one) => found.map((other) => one & (other | others))))
    }
  }
  return sets
}

/**
 * For each card the greatest share of the layouts in which the side to play takes the tricks, when its next
 * decisions are made without seeing the closed hands.
 * @param positions the layouts at the turn; the side to play is declarer's. `MOST_WORLDS` at most.
 * @param shares of the layouts.
 * @param need tricks that the side has to take from here on.
 * @param decisions own decisions looked at, this one included: 1 is sampling with open cards.
 * @param most double-dummy positions looked at.
 * @returns by card; `undefined` when the work became too much.
 */
export const alphaMu = (
  kernel: Kernel,
  positions: readonly OpenPosition[],
  shares: readonly number[],
  cards: readonly Card[],
  need: number,
  decisions: number,
  most: number,
): Solving<readonly number[] | undefined> =>
  sitting(kernel, cards.length, function* (held) {
    const first = positions[0]!
    const search: Search = { sitting: held, side: sideOf(toPlay(first)), most, asked: false }
    const worlds = positions.map((at, i): World => ({ bit: 1 << i, at }))
    const out: number[] = []
    for (const card of cards) {
      const sets = yield* front(
        search,
        worlds.map((world) => played(world, card)),
        need - wins(first, card, search.side),
        decisions - 1,
      )
      if (sets === undefined) return undefined
      const share = (set: number): number =>
        shares.reduce((sum, one, i) => sum + ((set >> i) & 1) * one, 0)
      out.push(Math.max(...sets.map(share)))
      held.done += 1
    }
    return out
  })

/**
 * Declarer's search over several decisions of his own (T. Cazenave and V. Ventos, “The αμ Search Algorithm
 * for the Game of Bridge”, 2019, arXiv:1911.07960). Solving each layout by itself lets declarer guess
 * right in all of them; here one card has to serve every layout that he cannot tell apart, and what
 * comes of it is a set of layouts in which he keeps the tricks that open cards give him: of these sets only
 * those inside no other are kept.
 */
import type { Card } from '#core/card.ts'
import { cardOf, rankOf, suitOf } from '#core/card.ts'
import { has } from '#core/hand.ts'
import { playableCards } from '#core/play.ts'
import { RANKS_DESCENDING } from '#core/rank.ts'
import { SEATS, type Side, seatsOf, sideOf } from '#core/seat.ts'
import { winnerOf } from '#core/trick.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { afterCard, type OpenPosition, toPlay, tricksLeft } from '#doubledummy/open-position.ts'
import {
  equalCards,
  layOut,
  provedIn,
  type Sitting,
  type Solving,
  sitting,
  takes,
} from '#doubledummy/solve.ts'

/** More layouts do not fit a set of 32 bits with room for its sign. */
export const MOST_WORLDS = 30

/** A card as open cards see it. */
export interface Line {
  readonly card: Card
  /** By layout: tricks that the side takes from here on. */
  readonly tricks: readonly number[]
  /** By layout: what the mean score loses with one of these tricks. */
  readonly stakes: readonly number[]
}

/** A layout on its way: its bit, the tricks still to be taken, and the position, none once all is played. */
interface World {
  readonly bit: number
  readonly need: number
  readonly at: OpenPosition | undefined
}
interface Search {
  readonly sitting: Sitting
  readonly side: Side
  readonly stakes: readonly number[]
  /** Sets that lose so much are of no use. */
  readonly most: number
  /** Questions that may still be put to the solver. */
  readonly left: { questions: number }
}
/** Sets of layouts, none inside another; none at all where each loses too much. */
type Front = readonly number[]

const inside = (a: number, b: number): boolean => (a & ~b) === 0
const pruned = (sets: readonly number[]): readonly number[] =>
  [...new Set(sets)].filter(
    (one, _, all) => !all.some((other) => other !== one && inside(one, other)),
  )

const allOf = (worlds: readonly World[]): number => worlds.reduce((set, { bit }) => set | bit, 0)
const lostIn = ({ stakes }: Search, set: number): number =>
  stakes.reduce((sum, stake, i) => sum + ((set >> i) & 1) * stake, 0)
function played({ bit, need, at }: World, card: Card, side: Side): World {
  const { trick, strain } = at!
  const winner = winnerOf({ leader: trick.leader, cards: [...trick.cards, card] }, strain)
  const won = winner !== undefined && sideOf(winner) === side ? 1 : 0
  return { bit, need: need - won, at: afterCard(at!, card) }
}

/** Whether the side takes the tricks with all hands open. */
function* keeps({ sitting, side, left }: Search, { need, at }: World): Solving<boolean> {
  if (need <= 0) return true
  if (at === undefined || need > tricksLeft(at)) return false
  left.questions -= 1
  layOut(sitting, at, provedIn(sitting.kernel, at.strain))
  return side === 0
    ? yield* takes(sitting, need)
    : !(yield* takes(sitting, tricksLeft(at) - need + 1))
}

/**
 * The layouts in which the side takes the tricks with all hands open.
 * @param known a set that is kept by another card: one inside it is of no use.
 */
function* openly(search: Search, worlds: readonly World[], known: number): Solving<Front> {
  let made = 0
  let lost = 0
  const outside = worlds.filter(({ bit }) => (bit & known) === 0)
  const rest = worlds.filter(({ bit }) => (bit & known) !== 0)
  for (const [i, world] of [...outside, ...rest].entries()) {
    if (i === outside.length && known !== 0 && made === 0) return []
    if (yield* keeps(search, world)) made |= world.bit
    else lost += lostIn(search, world.bit)
    if (lost >= search.most) return []
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

/**
 * The sets of layouts that keep their tricks.
 * @param decisions own cards that are still chosen for all layouts at once.
 * @param known as in `openly`.
 */
function* front(
  search: Search,
  worlds: readonly World[],
  decisions: number,
  known = 0,
): Solving<Front> {
  const { side, most, left } = search
  const all = allOf(worlds)
  const at = worlds[0]?.at
  if (left.questions <= 0) return [all]
  if (decisions === 0 || at === undefined) return yield* openly(search, worlds, known)
  let sets: Front = []
  if (sideOf(toPlay(at)) === side) {
    for (const group of equalCards(at)) {
      const next = worlds.map((world) => played(world, group.at(-1)!, side))
      const [only, another] = sets
      const others = another === undefined ? (only ?? 0) : 0
      sets = pruned([...sets, ...(yield* front(search, next, decisions - 1, others))])
      if (sets[0] === all) return sets
    }
    return sets
  }
  sets = [all]
  for (const those of told(worlds, side)) {
    const next = those.map(([world, card]) => played(world, card, side))
    // Cards of one class may win the trick in one layout and not in another.
    for (const leader of SEATS) {
      const part = next.filter(({ at }) => (at?.trick.leader ?? 0) === leader)
      if (part.length === 0) continue
      const found = yield* front(search, part, decisions)
      const others = all & ~allOf(part)
      sets = pruned(sets.flatMap((one) => found.map((other) => one & (other | others))))
      sets = sets.filter((one) => lostIn(search, all & ~one) < most)
      if (sets.length === 0) return sets
    }
  }
  return sets
}

/** A line and what it loses on the mean, where one choice cannot keep the tricks of all layouts. */
export interface Searched<L extends Line> {
  readonly line: L
  readonly loss: number
  /** The layouts in which it is lost. */
  readonly lost: number
}
/** Losses are sums, and right to this much. */
const ROUNDING = 1e-9

/**
 * The line that loses least when the next decisions are made without seeing the closed hands, and the first of
 * them. One that loses nothing ends the search, and a line is given up once it cannot pass the best before it.
 * @param positions the layouts at the turn; the side to play is declarer's. `MOST_WORLDS` at most.
 * @param decisions own decisions looked at, this one included: 1 is sampling with open cards.
 * @param questions that may be put to the solver.
 * @returns `undefined` when the work became too much.
 */
export const alphaMu = <L extends Line>(
  kernel: Kernel,
  positions: readonly OpenPosition[],
  lines: readonly L[],
  decisions: number,
  questions: number,
): Solving<{ readonly best: Searched<L>; readonly first: Searched<L> } | undefined> =>
  sitting(kernel, lines.length, function* (sitting) {
    const side = sideOf(toPlay(positions[0]!))
    const left = { questions }
    const found: Searched<L>[] = []
    for (const line of lines) {
      const { card, stakes, tricks } = line
      const most = (found.at(-1)?.loss ?? Number.POSITIVE_INFINITY) - ROUNDING
      if (most <= 0) break
      const search: Search = { sitting, side, stakes, most, left }
      const worlds = positions.map((at, i) =>
        played({ bit: 1 << i, need: tricks[i]!, at }, card, side),
      )
      const all = allOf(worlds)
      const sets = yield* front(search, worlds, decisions - 1)
      if (left.questions <= 0) return undefined
      const [least] = sets
        .map((set) => ({ line, loss: lostIn(search, all & ~set), lost: all & ~set }))
        .toSorted((a, b) => a.loss - b.loss)
      if (least !== undefined && least.loss < most) found.push(least)
      sitting.done += 1
    }
    return { best: found.at(-1)!, first: found[0]! }
  })

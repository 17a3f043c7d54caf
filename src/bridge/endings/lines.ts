/** The play of a plan in single layouts, and what open cards give there when something is altered. */
import {
  afterCard,
  type Board,
  beats,
  choices,
  following,
  heldBy,
  highest,
  layoutsAfter,
  lowest,
  lowestOfTouching,
  type Place,
} from './board.ts'
import { type Leaf, serving } from './plan.ts'
import type { Search, Steps } from './search.ts'
import { picked } from './vectors.ts'

/** One card of a line. */
export interface Played {
  /** Before the card. */
  readonly place: Place
  readonly card: number
  /** By seat, what was held before it. */
  readonly hands: readonly number[]
  /** As far as the chooser knows: what the first closed hand may hold, and what the plan still takes with it. */
  readonly layouts: Int32Array
  readonly wanted: Uint8Array
}
export type Line = readonly Played[]

/** The four hands at a place in a layout. */
export const handsAt = (board: Board, place: Place, first: number): readonly number[] =>
  [0, 1, 2, 3].map((seat) => heldBy(board, seat, place.rest, first))

/** Cards looked at for the lines of one layout. */
const MOST_CARDS = 2000

/**
 * Lines of a plan in one layout, against a defence that holds it to its outcome and tells least: of its cards those that
 * leave most layouts.
 * @param leaf what is known at the question, and what the plan takes by layout.
 * @param at the layout, by its number in the leaf.
 * @param fixed the plan's first card.
 * @param most lines.
 */
export function* linesIn(
  search: Search,
  leaf: Leaf,
  at: number,
  fixed: number,
  most: number,
): Steps<readonly Line[]> {
  const { board } = search
  const out: Line[] = []
  const asked = board.worth[leaf.wanted[at]!]!
  let looked = 0
  function* from(
    { place, layouts, wanted, ...others }: Leaf,
    i: number,
    before: Line,
    share: number,
  ): Steps<void> {
    if (place.left === 0) {
      out.push(before)
      return
    }
    const own = board.role[place.seat] === 'own'
    const here = { ...others, place, layouts, wanted }
    const hands = handsAt(board, place, layouts[i]!)
    const all = Uint16Array.from(layouts, (_, n) => n)
    const his = own ? [] : choices(board, place, layouts).filter((choice) => choice.at.includes(i))
    const widest = Math.max(...his.map((choice) => choice.at.length))
    const cards = own
      ? [{ card: before.length === 0 ? fixed : serving(search, here)[0]!, at: all }]
      : his.filter((choice) => choice.at.length === widest)
    const end = out.length + share
    for (const [n, choice] of cards.entries()) {
      looked += 1
      if (out.length >= end || looked > MOST_CARDS) return
      const next = afterCard(board, place, choice.card)
      const taken = next.won - place.won
      // With more than the outcome is worth the defence has erred.
      if (board.worth[next.won]! > asked) continue
      const after: Leaf = {
        ...{ ...others, place: next, wanted: picked(wanted, choice.at, taken) },
        layouts: own ? layouts : layoutsAfter(board, place, choice, layouts),
      }
      const line = [...before, { place, card: choice.card, hands, layouts, wanted }]
      // All his cards are looked at alike.
      const part = Math.ceil((end - out.length) / (cards.length - n))
      yield* from(after, choice.at.indexOf(i), line, part)
    }
    yield
  }
  yield* from(leaf, at, [], most)
  return out
}

/** The trick in play, with hands that need not be those of the ending. */
type Trick = Pick<Place, 'down' | 'seat' | 'led' | 'best' | 'winner' | 'left'>

/**
 * Whether the chooser's side takes so many more tricks with all cards open. A hand may hold more cards than tricks are
 * left, of which some are then idle, or fewer: who has none passes.
 * @param known what was found before.
 */
export function takes(
  board: Board,
  known: Map<string, boolean>,
  { down, seat, led, best, winner, left }: Trick,
  hands: readonly number[],
  tricks: number,
): boolean {
  if (tricks <= 0) return true
  if (down === 4) {
    const next = { down: 0, seat: winner, led: -1, best: -1, winner: -1, left: left - 1 }
    return takes(board, known, next, hands, tricks - board.ours[winner]!)
  }
  if (tricks > left) return false
  const after = { down: down + 1, seat: (seat + 1) & 3, left }
  const hand = hands[seat]!
  if (hand === 0) return takes(board, known, { ...after, led, best, winner }, hands, tricks)
  const key = `${down} ${seat} ${best} ${winner} ${tricks} ${hands.join()}`
  const before = known.get(key)
  if (before !== undefined) return before
  const others = hands.reduce((sum, one) => sum | one, 0) & ~hand
  const isOurs = board.ours[seat] === 1
  let moves = following(board, hand, led)
  moves = lowestOfTouching(board, moves, hand, others | (best < 0 ? 0 : 1 << best))
  let found = !isOurs
  for (; moves !== 0 && found !== isOurs; ) {
    const card = highest(moves)
    moves ^= 1 << card
    const wins = best < 0 || beats(board, card, best)
    const next: Trick = {
      ...{ ...after, led: led < 0 ? board.suitOf[card]! : led },
      ...(wins ? { best: card, winner: seat } : { best, winner }),
    }
    found = takes(board, known, next, hands.with(seat, hand & ~(1 << card)), tricks)
  }
  known.set(key, found)
  return found
}

/**
 * Tricks that our hands take with cards and ruffs that nobody can beat, in the best order; the closed hands follow
 * from below and let nothing else go.
 */
export function cashedFrom(
  board: Board,
  seat: number,
  left: number,
  hands: readonly number[],
): number {
  if (left === 0) return 0
  const closed = board.closed.map((one) => hands[one]!)
  const trumps = board.trump < 4 ? board.suits[board.trump]! : 0
  const across = (seat + 2) & 3
  let most = 0
  for (const [suit, all] of board.suits.entries()) {
    const own = hands[seat]! & all
    if (own === 0) continue
    const other = hands[across]! & all
    const top = highest((closed[0]! | closed[1]!) & all)
    const ruffing = suit === board.trump ? [] : closed.filter((one) => (one & all) === 0)
    const overs = highest(ruffing.reduce((sum, one) => sum | (one & trumps), 0))
    const mayRuff = overs >= 0
    const plays: (readonly [led: number, third: number])[] = []
    const ruffs = hands[across]! & trumps & (-1 << (overs + 1))
    if (other === 0 && suit !== board.trump && ruffs !== 0) plays.push([lowest(own), lowest(ruffs)])
    if (!mayRuff && highest(own) > top) plays.push([highest(own), other === 0 ? -1 : lowest(other)])
    if (!mayRuff && highest(other) > top) plays.push([lowest(own), highest(other)])
    for (const [led, third] of plays) {
      const after = hands.map((hand, one) => {
        if (one === seat) return hand & ~(1 << led)
        if (one === across) return third < 0 ? hand : hand & ~(1 << third)
        return (hand & all) === 0 ? hand : hand & ~(1 << lowest(hand & all))
      })
      const winner = third >= 0 && beats(board, third, led) ? across : seat
      most = Math.max(most, 1 + cashedFrom(board, winner, left - 1, after))
    }
  }
  return most
}

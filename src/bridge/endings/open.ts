/**
 * Tricks with all cards open, layout after layout of one ending. A table keeps what was found at the start of a
 * trick, for all layouts and all places: the same cards come up again and again.
 */
import {
  type Board,
  beats,
  count,
  following,
  heldBy,
  highest,
  lowest,
  lowestOfTouching,
  type Place,
} from './board.ts'

export interface OpenCards {
  readonly board: Board
  /** Cards looked at since the beginning. */
  looked: number
  /** Open addressing: cards left, the first closed hand with the leader, and the bounds found (least, most × 16). */
  rest: Int32Array
  hands: Int32Array
  bounds: Uint8Array
  filled: number
}

const FIRST_SIZE = 1 << 14

export const openCards = (board: Board): OpenCards => ({
  ...{ board, looked: 0, filled: 0 },
  rest: new Int32Array(FIRST_SIZE),
  hands: new Int32Array(FIRST_SIZE),
  bounds: new Uint8Array(FIRST_SIZE),
})

function slotOf({ rest: keys, hands }: OpenCards, rest: number, key: number): number {
  const mask = keys.length - 1
  let at = Math.imul(rest, 0x2545f491) ^ Math.imul(key, 0x9e3779b1)
  at ^= at >>> 16
  at = Math.imul(at, 0x85ebca6b)
  at = (at ^ (at >>> 13)) & mask
  while (keys[at] !== 0 && (keys[at] !== rest || hands[at] !== key)) at = (at + 1) & mask
  return at
}
function widen(open: OpenCards): void {
  const { rest, hands, bounds } = open
  const size = rest.length * 4
  open.rest = new Int32Array(size)
  open.hands = new Int32Array(size)
  open.bounds = new Uint8Array(size)
  for (let i = 0; i < rest.length; i++) {
    if (rest[i] === 0) continue
    const at = slotOf(open, rest[i]!, hands[i]!)
    open.rest[at] = rest[i]!
    open.hands[at] = hands[i]!
    open.bounds[at] = bounds[i]!
  }
}

/**
 * Tricks that the hand on lead can cash from the top, suit after suit and trumps last: never more than there are.
 * Its partner must be able to stay under it, and with trumps out both opponents must follow.
 */
function cashable({ board }: OpenCards, leader: number, rest: number, first: number): number {
  const { suits, trump } = board
  const mine = heldBy(board, leader, rest, first)
  const partner = heldBy(board, (leader + 2) & 3, rest, first)
  const left = heldBy(board, (leader + 1) & 3, rest, first)
  const right = heldBy(board, (leader + 3) & 3, rest, first)
  const trumps = trump < 4 ? suits[trump]! : 0
  let sum = 0
  for (let suit = 0; suit < 4; suit++) {
    const all = suits[suit]!
    const own = mine & all
    if (own === 0) continue
    const against = (left | right) & all
    const tops = against === 0 ? own : own & ~((2 << highest(against)) - 1)
    if (tops === 0) continue
    let n = count(tops)
    const under = partner & all
    if (under !== 0 && highest(under) > lowest(tops)) {
      if (lowest(under) > highest(tops)) continue
      n = 1
    }
    if (suit !== trump && trumps !== 0) {
      if ((partner & trumps) !== 0) n = Math.min(n, count(under))
      if ((left & trumps) !== 0) n = Math.min(n, count(left & all))
      if ((right & trumps) !== 0) n = Math.min(n, count(right & all))
    }
    sum += n
  }
  return sum
}

/** Who wins the last trick. */
function lastTrick({ board }: OpenCards, leader: number, rest: number, first: number): number {
  let winner = leader
  let best = highest(heldBy(board, leader, rest, first))
  for (let i = 1; i < 4; i++) {
    const seat = (leader + i) & 3
    const card = highest(heldBy(board, seat, rest, first))
    if (!beats(board, card, best)) continue
    best = card
    winner = seat
  }
  return board.ours[winner]!
}

/**
 * Tricks of the chooser's side from the lead on.
 * @param least at most this is all the same
 * @param most and at least this too: outside the window the answer is a bound.
 */
export function openTricks(
  open: OpenCards,
  leader: number,
  rest: number,
  first: number,
  left: number,
  least: number,
  most: number,
): number {
  if (left === 0) return 0
  if (left === 1) return lastTrick(open, leader, rest, first)
  const key = (first << 2) | leader
  let at = slotOf(open, rest, key)
  let low = 0
  let high = left
  if (open.rest[at] === 0) {
    const sure = cashable(open, leader, rest, first)
    if (open.board.ours[leader] === 1) low = sure
    else high = left - sure
  } else {
    low = open.bounds[at]! & 15
    high = open.bounds[at]! >> 4
  }
  if (low >= most || low === high) return low
  if (high <= least) return high
  const a = Math.max(least, low)
  const b = Math.min(most, high)
  const found = withinTrick(open, 0, leader, -1, -1, -1, rest, first, left, a, b)
  if (found <= a) high = Math.min(high, found)
  else if (found >= b) low = Math.max(low, found)
  else {
    low = found
    high = found
  }
  // The search below may have filled the slot or widened the table.
  if (at >= open.rest.length || open.rest[at] !== rest || open.hands[at] !== key)
    at = slotOf(open, rest, key)
  if (open.rest[at] === 0) {
    open.rest[at] = rest
    open.hands[at] = key
    open.filled += 1
  }
  open.bounds[at] = low | (high << 4)
  if (open.filled * 2 > open.rest.length) widen(open)
  return Math.min(high, Math.max(low, found))
}

function withinTrick(
  open: OpenCards,
  down: number,
  seat: number,
  led: number,
  best: number,
  winner: number,
  rest: number,
  first: number,
  left: number,
  least: number,
  most: number,
): number {
  const { board } = open
  if (down === 4) {
    const won = board.ours[winner]!
    return won + openTricks(open, winner, rest, first, left - 1, least - won, most - won)
  }
  open.looked += 1
  const hand = heldBy(board, seat, rest, first)
  let moves = following(board, hand, led)
  const table = best < 0 ? 0 : 1 << best
  moves = lowestOfTouching(board, moves, hand, (rest & ~hand) | table)
  const ours = board.ours[seat] === 1
  const isFirst = seat === board.closed[0]
  // From the top, but a trick that the partner has won already is left to him.
  const spare = down === 3 && board.ours[winner] === board.ours[seat]
  let value = ours ? -1 : 99
  let a = least
  let b = most
  while (moves !== 0) {
    const card = spare ? lowest(moves) : highest(moves)
    const bit = 1 << card
    moves ^= bit
    const wins = best < 0 || beats(board, card, best)
    const found = withinTrick(
      open,
      down + 1,
      (seat + 1) & 3,
      led < 0 ? board.suitOf[card]! : led,
      wins ? card : best,
      wins ? seat : winner,
      rest & ~bit,
      isFirst ? first & ~bit : first,
      left,
      a,
      b,
    )
    if (ours) {
      if (found > value) value = found
      if (value > a) a = value
    } else {
      if (found < value) value = found
      if (value < b) b = value
    }
    if (a >= b) break
  }
  return value
}

/**
 * From any place on, in one layout: tricks to come, no more counted than the cap. Where only some numbers of tricks
 * are worth more than others, the fewest that are worth as much.
 */
export function openFrom(open: OpenCards, place: Place, first: number, cap: number): number {
  const { down, seat, led, best, winner, rest, left, won } = place
  const { fewest, step } = open.board
  const least = step[won]! - 1
  if (cap <= least) return 0
  const found =
    down === 0
      ? openTricks(open, seat, rest, first, left, least, cap)
      : withinTrick(open, down, seat, led, best, winner, rest, first, left, least, cap)
  return Math.min(cap, fewest[won]![Math.min(found, left)]!)
}

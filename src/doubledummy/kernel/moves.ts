/** The cards that may be played, touching cards as one, and the order to try them in. */
import { HISTORY } from './layout.ts'
import { highest, popcount, setWord, word } from './machine.ts'
import {
  CARDS,
  COUNT,
  held,
  LED,
  LOWEST,
  MOVES,
  SEAT,
  trump,
  WEIGHTS,
  WIN_BIT,
  WIN_SUIT,
  WINNER,
} from './position.ts'

/** Lists the seat's cards of one suit behind the `count` there are; the new count. */
function listSuit(frame: i32, seat: i32, suit: i32, unplayed: i32, count: i32): i32 {
  let mine = held(seat, suit)
  // Between two cards of a hand only another hand's unplayed card makes a difference.
  const others = unplayed & ~mine
  while (mine !== 0) {
    const top = highest(mine)
    const below = others & ((1 << top) - 1)
    const group = below === 0 ? mine : mine & (0 - (2 << highest(below)))
    setWord(frame + MOVES + (count << 2), (suit << 8) | top)
    setWord(frame + LOWEST + (count << 2), group & (0 - group))
    count += 1
    mine ^= group
  }
  return count
}

/** Puts the listed moves in falling order of weight; equals stay as they were. */
function sort(frame: i32, count: i32): void {
  for (let i = 1; i < count; i++) {
    const at = i << 2
    const move = word(frame + MOVES + at)
    const lowest = word(frame + LOWEST + at)
    const weight = word(frame + WEIGHTS + at)
    let j = at - 4
    while (j >= 0 && word(frame + WEIGHTS + j) < weight) {
      setWord(frame + MOVES + j + 4, word(frame + MOVES + j))
      setWord(frame + LOWEST + j + 4, word(frame + LOWEST + j))
      setWord(frame + WEIGHTS + j + 4, word(frame + WEIGHTS + j))
      j -= 4
    }
    setWord(frame + MOVES + j + 4, move)
    setWord(frame + LOWEST + j + 4, lowest)
    setWord(frame + WEIGHTS + j + 4, weight)
  }
}

function historyAt(seat: i32, move: i32): i32 {
  return HISTORY + (seat << 8) + ((move >> 8) << 6) + ((move & 15) << 2)
}
/** Notes that a card refuted, or won, with so many tricks left. */
export function praise(seat: i32, move: i32, tricks: i32): void {
  const at = historyAt(seat, move)
  const value = word(at) + tricks * tricks
  setWord(at, value)
  if (value > 8000) for (let i = HISTORY; i < HISTORY + 1024; i += 4) setWord(i, word(i) >> 1)
}

/** How good a lead looks. */
function leadWeight(seat: i32, move: i32): i32 {
  const suit = move >> 8
  const rank = move & 255
  const bit = 1 << rank
  const left = held((seat + 1) & 3, suit)
  const right = held((seat + 3) & 3, suit)
  const partners = held((seat + 2) & 3, suit)
  const own = held(seat, suit)
  const theirs = left | right
  const master = bit > theirs && bit > partners
  let weight = 0
  if (master) weight = 20
  else if (partners > theirs && theirs > 0) weight = 14
  else {
    const ours = partners | own
    if (theirs > ours) weight = -2 - popcount(theirs & (0 - (2 << highest(ours))))
    else weight = 4
  }
  if (trump === 4) weight += popcount(own) + popcount(partners) - popcount(theirs)
  else if (suit === trump) weight += 3
  else {
    if (partners === 0 && held((seat + 2) & 3, trump) !== 0) weight += 12
    if (left === 0 && held((seat + 1) & 3, trump) !== 0) weight -= 10
    if (right === 0 && held((seat + 3) & 3, trump) !== 0) weight -= 12
  }
  if (!master) weight -= rank >> 2
  return weight * 16 + (word(historyAt(seat, move)) >> 6)
}

/** Lists the leads, the table's best first. */
export function listLeads(frame: i32, best: i32): void {
  const seat = word(frame + SEAT)
  let count = 0
  for (let suit = 0; suit < 4; suit++)
    count = listSuit(frame, seat, suit, word(frame + CARDS + (suit << 2)), count)
  setWord(frame + COUNT, count)
  if (count === 1) return
  for (let i = 0; i < count; i++) {
    const move = word(frame + MOVES + (i << 2))
    setWord(frame + WEIGHTS + (i << 2), move === best ? 1_000_000 : leadWeight(seat, move))
  }
  sort(frame, count)
}

/** Whether the seat could ruff a lead of that suit, being void of it. */
function mayRuff(seat: i32, led: i32): boolean {
  return trump < 4 && led !== trump && held(seat, trump) !== 0
}

/** How good a card looks as second hand. */
function secondWeight(frame: i32, suit: i32, rank: i32): i32 {
  const seat = word(frame + SEAT)
  const led = word(frame + LED)
  const bit = 1 << rank
  const third = held((seat + 1) & 3, led)
  const last = held((seat + 2) & 3, led)
  const partnerBeats =
    last === 0 ? mayRuff((seat + 2) & 3, led) : last > word(frame + WIN_BIT) && last > third
  const beats = suit === led ? bit > word(frame + WIN_BIT) : suit === trump
  if (!beats) return (partnerBeats ? 30 : 15) - rank
  const holds =
    suit === led
      ? bit > third && (third !== 0 || !mayRuff((seat + 1) & 3, led))
      : third !== 0 || held((seat + 1) & 3, trump) < bit
  if (holds) return (partnerBeats ? 20 : 40) - rank
  return 6 - (rank >> 1)
}

/** How good a card looks as third hand. */
function thirdWeight(frame: i32, suit: i32, rank: i32): i32 {
  const seat = word(frame + SEAT)
  const led = word(frame + LED)
  const winSuit = word(frame + WIN_SUIT)
  const winBit = word(frame + WIN_BIT)
  const bit = 1 << rank
  const ours = ((word(frame + WINNER) ^ seat) & 1) === 0
  const lastSeat = (seat + 1) & 3
  const last = held(lastSeat, led)
  const lastBeats =
    winSuit === led
      ? last === 0
        ? mayRuff(lastSeat, led)
        : last > winBit
      : last === 0 && held(lastSeat, trump) > winBit
  const beats = suit === winSuit ? bit > winBit : suit === trump
  if (ours && !lastBeats) return beats ? -20 - rank : 20 - rank
  if (!beats) return 12 - rank
  const holds =
    suit === led
      ? last === 0
        ? !mayRuff(lastSeat, led)
        : bit > last
      : last !== 0 || held(lastSeat, trump) < bit
  if (holds) return 60 - rank
  return (ours ? 4 : 5) + rank
}

/** How good a card looks as last hand. */
function lastWeight(frame: i32, suit: i32, rank: i32): i32 {
  const winSuit = word(frame + WIN_SUIT)
  const beats = suit === winSuit ? 1 << rank > word(frame + WIN_BIT) : suit === trump
  if (((word(frame + WINNER) ^ word(frame + SEAT)) & 1) === 0) return (beats ? -20 : 20) - rank
  return (beats ? 60 : 10) - rank
}

/** Turns the order of the moves from `from` to `to` round. */
function reverse(frame: i32, from: i32, to: i32): void {
  let i = frame + (from << 2)
  let j = frame + (to << 2)
  while (i < j) {
    const move = word(i + MOVES)
    const lowest = word(i + LOWEST)
    setWord(i + MOVES, word(j + MOVES))
    setWord(i + LOWEST, word(j + LOWEST))
    setWord(j + MOVES, move)
    setWord(j + LOWEST, lowest)
    i += 4
    j -= 4
  }
}

/** Last hand following suit: lowest first, or when it can win, the cheapest winner first. */
function orderLast(frame: i32, count: i32): void {
  const led = word(frame + LED)
  const ours = ((word(frame + WINNER) ^ word(frame + SEAT)) & 1) === 0
  let winners = 0
  if (!ours && word(frame + WIN_SUIT) === led) {
    const winBit = word(frame + WIN_BIT)
    while (winners < count && 1 << (word(frame + MOVES + (winners << 2)) & 255) > winBit)
      winners += 1
  }
  reverse(frame, 0, winners - 1)
  reverse(frame, winners, count - 1)
}

/** Lists the cards that may be played to the trick, the likeliest to do well first. */
export function listFollows(frame: i32, cards: i32, place: i32): void {
  const seat = word(frame + SEAT)
  const led = word(frame + LED)
  if (held(seat, led) !== 0) {
    const count = listSuit(frame, seat, led, word(cards + (led << 2)), 0)
    setWord(frame + COUNT, count)
    if (count === 1) return
    if (place === 3) {
      orderLast(frame, count)
      return
    }
    for (let i = 0; i < count; i++) {
      const move = word(frame + MOVES + (i << 2))
      const rank = move & 255
      const weight = place === 1 ? secondWeight(frame, led, rank) : thirdWeight(frame, led, rank)
      setWord(frame + WEIGHTS + (i << 2), weight * 16 + (word(historyAt(seat, move)) >> 8))
    }
    sort(frame, count)
    return
  }
  let count = 0
  for (let suit = 0; suit < 4; suit++)
    count = listSuit(frame, seat, suit, word(cards + (suit << 2)), count)
  setWord(frame + COUNT, count)
  if (count === 1) return
  for (let i = 0; i < count; i++) {
    const move = word(frame + MOVES + (i << 2))
    const suit = move >> 8
    const rank = move & 255
    let weight =
      place === 1
        ? secondWeight(frame, suit, rank)
        : place === 2
          ? thirdWeight(frame, suit, rank)
          : lastWeight(frame, suit, rank)
    if (suit !== trump) {
      // A discard: rather from length, rather low, not from a suit that is ours to run.
      const own = held(seat, suit)
      weight += popcount(own) * 2 - rank
      if (own > (word(cards + (suit << 2)) & ~own)) weight -= 6
    }
    setWord(frame + WEIGHTS + (i << 2), weight * 16 + (word(historyAt(seat, move)) >> 8))
  }
  sort(frame, count)
}

/**
 * The cards that may be played, touching cards as one, and the order to try them in. The weights are
 * those that looked at the fewest positions over random deals, changed one at a time; that answers no
 * question, it only makes it quicker.
 */
import { highest, popcount, setWord, word } from './machine.ts'
import { COUNT, held, LED, MOVES, SEAT, trump, WIN_BIT, WIN_SUIT, WINNER } from './position.ts'

/** Above the moves stands their weight. */
const WEIGHT: i32 = 65_536

/**
 * Lists cards of one suit behind the `count` there are, touching cards as one, the lowest first.
 * @param mine cards of the seat.
 * @param others unplayed cards of the other seats: only they make a difference between two of a hand.
 * @returns the new count.
 */
function listRising(frame: i32, suit: i32, mine: i32, others: i32, count: i32): i32 {
  while (mine !== 0) {
    const above = others & (0 - (mine & (0 - mine)))
    const group = above === 0 ? mine : mine & ((above & (0 - above)) - 1)
    setWord(frame + MOVES + (count << 2), (suit << 8) | highest(group))
    count += 1
    mine ^= group
  }
  return count
}
/** The same, the highest first. */
function listFalling(frame: i32, suit: i32, mine: i32, others: i32, count: i32): i32 {
  while (mine !== 0) {
    const top = highest(mine)
    const below = others & ((1 << top) - 1)
    setWord(frame + MOVES + (count << 2), (suit << 8) | top)
    count += 1
    mine = below === 0 ? 0 : mine & ((2 << highest(below)) - 1)
  }
  return count
}
/** Puts the listed moves in falling order of the weight above each, and takes the weights off. */
function sort(frame: i32, count: i32): void {
  const from = frame + MOVES
  const end = from + (count << 2)
  for (let i = from + 4; i < end; i += 4) {
    const move = word(i)
    let j = i - 4
    while (j >= from && word(j) < move) {
      setWord(j + 4, word(j))
      j -= 4
    }
    setWord(j + 4, move)
  }
  for (let i = from; i < end; i += 4) setWord(i, word(i) & 0xffff)
}

/** Lists the leads of one suit behind the `count` there are, each with its weight: how good it looks. */
function listLeadsOf(frame: i32, seat: i32, suit: i32, best: i32, count: i32): i32 {
  const own = held(seat, suit)
  if (own === 0) return count
  const left = held((seat + 1) & 3, suit)
  const right = held((seat + 3) & 3, suit)
  const partners = held((seat + 2) & 3, suit)
  const theirs = left | right
  let common = theirs === 0 ? -8 : 0
  let top = 16
  if (trump === 4) common += ((popcount(own) + popcount(partners) - popcount(theirs)) * 14) >> 3
  else if (suit === trump) {
    common -= 3 + ((popcount(theirs) + 1) >> 1)
    top = 15
  } else {
    if (partners === 0 && held((seat + 2) & 3, trump) !== 0) common += 8
    if (left === 0 && held((seat + 1) & 3, trump) !== 0) common -= 12
    if (right === 0 && held((seat + 3) & 3, trump) !== 0) common -= 17
    if ((own & (own - 1)) === 0 && held(seat, trump) !== 0) common += 2
  }
  const ours = own | partners
  let low = common - 2
  if (partners > theirs && theirs > 0) low = common + 18
  else if (theirs > ours) {
    low = common + 4 - (popcount(theirs & (0 - (2 << highest(ours)))) >> 1)
    // Through the highest card rather than up to it, best when partner's is the next.
    const next = left > right ? right : left
    if (partners > next && partners > own) low += left > right ? 9 : 6
    else low += left > right ? 6 : 4
  }
  const others = theirs | partners
  const end = listFalling(frame, suit, own, others, count)
  for (let at = frame + MOVES + (count << 2); at < frame + MOVES + (end << 2); at += 4) {
    const move = word(at)
    const bit = 1 << (move & 255)
    let weight = low
    if (move === best) weight = 1000
    else if (bit > others) weight = common + top
    else if (bit > theirs) weight = low - 2
    else if (own > theirs) weight = low + 1
    setWord(at, weight * WEIGHT + move)
  }
  return end
}

/** Lists the leads, the table's best first. */
export function listLeads(frame: i32, best: i32): void {
  const seat = word(frame + SEAT)
  let count = 0
  for (let suit = 0; suit < 4; suit++) count = listLeadsOf(frame, seat, suit, best, count)
  setWord(frame + COUNT, count)
  sort(frame, count)
}

/** Whether the seat could ruff a lead of that suit, being void of it. */
function mayRuff(seat: i32, led: i32): boolean {
  return trump < 4 && led !== trump && held(seat, trump) !== 0
}

/** Whether last hand can win the trick for its side from the card that is winning now. */
function partnerWinsLast(frame: i32, seat: i32): boolean {
  const led = word(frame + LED)
  const last = held((seat + 2) & 3, led)
  if (last === 0) return mayRuff((seat + 2) & 3, led)
  return last > word(frame + WIN_BIT) && last > held((seat + 1) & 3, led)
}
/** Whether last hand beats the card that is winning now, seen from third hand. */
function lastBeats(frame: i32, seat: i32): boolean {
  const led = word(frame + LED)
  const lastSeat = (seat + 1) & 3
  const last = held(lastSeat, led)
  if (word(frame + WIN_SUIT) !== led)
    return last === 0 && held(lastSeat, trump) > word(frame + WIN_BIT)
  return last === 0 ? mayRuff(lastSeat, led) : last > word(frame + WIN_BIT)
}
function isOurs(frame: i32, seat: i32): boolean {
  return ((word(frame + WINNER) ^ seat) & 1) === 0
}

/** How good a discard looks, before its suit and rank. */
function discardWeight(frame: i32, place: i32): i32 {
  const seat = word(frame + SEAT)
  if (place === 1) return partnerWinsLast(frame, seat) ? 30 : 6
  if (place === 2) return isOurs(frame, seat) && !lastBeats(frame, seat) ? 20 : 18
  return isOurs(frame, seat) ? 20 : 16
}

/** How good a trump looks from a hand void of the suit led. */
function ruffWeight(frame: i32, place: i32, rank: i32): i32 {
  const seat = word(frame + SEAT)
  const led = word(frame + LED)
  const bit = 1 << rank
  const beats = word(frame + WIN_SUIT) === trump ? bit > word(frame + WIN_BIT) : true
  if (place === 3) {
    if (isOurs(frame, seat)) return (beats ? -20 : 20) - rank
    return (beats ? 60 : 4) - rank
  }
  const next = (seat + 1) & 3
  const holds = held(next, led) !== 0 || held(next, trump) < bit
  if (place === 1) {
    const partners = partnerWinsLast(frame, seat)
    if (!beats) return (partners ? 30 : 15) - rank
    return holds ? (partners ? 20 : 40) - rank : 15 - (rank >> 1)
  }
  const ours = isOurs(frame, seat)
  if (ours && !lastBeats(frame, seat)) return beats ? -20 - rank : 20 - rank
  if (!beats) return 6 - rank
  return holds ? 60 - rank : (ours ? 4 : 8) + rank
}

/** Those of the cards that the next hand cannot beat. */
function unbeaten(seat: i32, led: i32, cards: i32): i32 {
  const next = held((seat + 1) & 3, led)
  if (next === 0) return mayRuff((seat + 1) & 3, led) ? 0 : cards
  return next > cards ? 0 : cards & (0 - (2 << highest(next)))
}

/** Lists the cards that follow suit, the likeliest to do well first; their number. */
function listFollowing(frame: i32, led: i32, mine: i32, others: i32, place: i32): i32 {
  const seat = word(frame + SEAT)
  // A trick ruffed already cannot be won by following.
  const beating = word(frame + WIN_SUIT) === led ? mine & (0 - word(frame + WIN_BIT)) : 0
  const low = mine ^ beating
  if (place !== 1 && isOurs(frame, seat) && (place === 3 || !lastBeats(frame, seat)))
    return listRising(frame, led, beating, others, listRising(frame, led, low, others, 0))
  const hold = place === 3 ? beating : unbeaten(seat, led, beating)
  const middle = beating ^ hold
  let count = listRising(frame, led, hold, others, 0)
  if (place === 1) {
    const first = partnerWinsLast(frame, seat) ? low : middle
    count = listRising(frame, led, first, others, count)
    return listRising(frame, led, low ^ middle ^ first, others, count)
  }
  // Third hand makes last hand spend as much as it can.
  count = listFalling(frame, led, middle, others, count)
  return listRising(frame, led, low, others, count)
}

/** Lists the cards that may be played to the trick, the likeliest to do well first. */
export function listFollows(frame: i32, cards: i32, place: i32): void {
  const seat = word(frame + SEAT)
  const led = word(frame + LED)
  const mine = held(seat, led)
  if (mine !== 0) {
    const others = word(cards + (led << 2)) & ~mine
    setWord(frame + COUNT, listFollowing(frame, led, mine, others, place))
    return
  }
  const discard = discardWeight(frame, place)
  let count = 0
  for (let suit = 0; suit < 4; suit++) {
    const own = held(seat, suit)
    if (own === 0) continue
    const others = word(cards + (suit << 2)) & ~own
    const end = listFalling(frame, suit, own, others, count)
    // A discard: rather from length, rather low.
    const common = discard + ((popcount(own) * 9) >> 2)
    for (let at = frame + MOVES + (count << 2); at < frame + MOVES + (end << 2); at += 4) {
      const move = word(at)
      const rank = move & 255
      const weight = suit === trump ? ruffWeight(frame, place, rank) : common - ((rank * 7) >> 2)
      setWord(at, weight * WEIGHT + move)
    }
    count = end
  }
  setWord(frame + COUNT, count)
  sort(frame, count)
}

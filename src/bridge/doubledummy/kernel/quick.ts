/**
 * Tricks that a side is sure of without a search. Each count writes the ranks it rests on, by suit,
 * to `relevant`. The counts are small proofs; every one of them is held by brute force over random
 * endings (doubledummy/brute-force.test.ts). They stay in one file because all of them write and read
 * one record of a suit.
 */
import { CASH } from './layout.ts'
import { clearQuad, highest, popcount, setWord, word } from './machine.ts'
import { held, nth, trump } from './position.ts'

/** What was found in a suit: eight words from `CASH` on. */
const RECORD: i32 = 32
/** Tricks the leader can cash, and the lowest rank that takes. */
const OWN: i32 = 0
const OWN_LOW: i32 = 4
/** The same from partner's hand, once partner is in. */
const PARTNER: i32 = 8
const PARTNER_LOW: i32 = 12
/** The same when the leader cashes winners first and then crosses in this suit. */
const BOTH: i32 = 16
const BOTH_LOW: i32 = 20
/** 1 when the leader can cross to a winner of partner's in this suit. */
const ENTRY: i32 = 24
/** Rounds of the suit that nobody ruffs. */
const SAFE: i32 = 28

const ALL: i32 = 13

/** The lower of two ranks as bits, 0 meaning none. */
function lower(a: i32, b: i32): i32 {
  return b === 0 || (a !== 0 && a < b) ? a : b
}

/** The cards of a mask above every card of another. */
function above(mask: i32, theirs: i32): i32 {
  return theirs === 0 ? mask : mask & (0 - (2 << highest(theirs)))
}

/**
 * Tricks a hand can cash by leading a suit itself, no more than `safe` rounds of it.
 * @returns the count in the low byte, above it the lowest rank that it rests on.
 */
function cash(own: i32, partner: i32, left: i32, right: i32, safe: i32): i32 {
  if (own === 0) return 0
  const winners = above(own, left | right)
  if (winners === 0) return 0
  const partnerLength = popcount(partner)
  let tricks = 0
  let last = 0
  let rest = winners
  while (rest !== 0) {
    const top = 1 << highest(rest)
    tricks += 1
    // Partner must have a card to play under each of them, or none at all.
    if (partnerLength >= tricks && popcount(partner & (top - 1)) < tricks) {
      tricks -= 1
      break
    }
    last = top
    rest ^= top
    if (tricks === safe) break
  }
  if (tricks === 0) return 0
  let longest = partnerLength
  const leftLength = popcount(left)
  const rightLength = popcount(right)
  if (leftLength > longest) longest = leftLength
  if (rightLength > longest) longest = rightLength
  // When nobody else has a card left, the rest of the suit is good whatever its rank.
  if (tricks >= longest && safe === ALL)
    return popcount(own) | (longest === 0 ? 0 : nth(own, longest) << 8)
  return tricks | (last << 8)
}

/**
 * Trumps that must win: a side's top trumps, at most as many as its longer hand has.
 * @returns the count in the low byte, above it the lowest rank that it rests on.
 */
function sureTrumps(a: i32, b: i32, theirs: i32): i32 {
  let longer = popcount(a)
  const other = popcount(b)
  if (other > longer) longer = other
  if (longer === 0) return 0
  if (theirs === 0) return longer
  const ours = a | b
  let tops = popcount(above(ours, theirs))
  if (tops === 0) return 0
  if (tops > longer) tops = longer
  return tops | (nth(ours, tops) << 8)
}

/**
 * Trumps of one hand that must win, at most `want`. Every card is played in the end, and a trump
 * loses only to a higher one of theirs, each of which beats one: so no more lose than can be paired.
 * @returns the count in the low byte, above it the lowest rank that it rests on.
 */
function heldTrumps(own: i32, theirs: i32, want: i32): i32 {
  const extra = popcount(own) - popcount(theirs)
  if (extra >= want) return want
  let sure = 0
  let unpaired = 0
  let low = 0
  let rest = own | theirs
  while ((rest & own) !== 0) {
    const bit = 1 << highest(rest)
    rest ^= bit
    if ((own & bit) === 0) unpaired += 1
    else if (unpaired > 0) unpaired -= 1
    else {
      sure += 1
      low = bit
      if (sure === want) break
    }
  }
  return sure === extra ? sure : sure | (low << 8)
}

/** Keeps only the ranks that `tricks` of the leader's winners in a suit take. */
function setOwn(relevant: i32, suit: i32, own: i32, tricks: i32): void {
  const low = word(CASH + suit * RECORD + OWN_LOW)
  if (low === 0) return
  const bit = nth(own, tricks)
  setWord(relevant + (suit << 2), bit > low ? bit : low)
}

/** Finds what the leader can cash in one suit, no more than `safe` rounds of it. */
function surveyOwn(seat: i32, suit: i32, safe: i32): i32 {
  const record = CASH + suit * RECORD
  const mine =
    safe === 0
      ? 0
      : cash(
          held(seat, suit),
          held((seat + 2) & 3, suit),
          held((seat + 1) & 3, suit),
          held((seat + 3) & 3, suit),
          safe,
        )
  setWord(record + OWN, mine & 255)
  setWord(record + OWN_LOW, mine >> 8)
  setWord(record + SAFE, safe)
  return mine & 255
}

/** Finds what partner can do there, and both hands. */
function surveyPartner(seat: i32, suit: i32): void {
  const record = CASH + suit * RECORD
  const safe = word(record + SAFE)
  const own = held(seat, suit)
  const partner = held((seat + 2) & 3, suit)
  const left = held((seat + 1) & 3, suit)
  const right = held((seat + 3) & 3, suit)
  const partners = safe === 0 ? 0 : cash(partner, own, left, right, safe)
  setWord(record + PARTNER, partners & 255)
  setWord(record + PARTNER_LOW, partners >> 8)
  setWord(record + BOTH, 0)
  setWord(record + BOTH_LOW, 0)
  setWord(record + ENTRY, 0)
  const theirs = left | right
  const crossing = above(partner, theirs)
  if (own === 0 || partners === 0 || crossing === 0) return
  if ((own & (0 - own)) >= 1 << highest(crossing)) return
  setWord(record + ENTRY, 1)
  if (word(record + OWN) === 0 || theirs === 0) return
  // The leader's winners, partner throwing low, then a low card across to partner's.
  const winners = above(own, theirs)
  const ownTops = popcount(winners)
  const partnerTops = popcount(crossing)
  if (popcount(own) <= ownTops) return
  if (popcount(partner) - partnerTops < ownTops) return
  if (ownTops + partnerTops > safe) return
  setWord(record + BOTH, ownTops + partnerTops)
  setWord(record + BOTH_LOW, lower(winners & (0 - winners), crossing & (0 - crossing)))
}

/** Rounds of a side suit that nobody of the other side can ruff. */
function safeRounds(seat: i32, suit: i32): i32 {
  let safe = ALL
  const left = (seat + 1) & 3
  const right = (seat + 3) & 3
  if (held(left, trump) !== 0) safe = popcount(held(left, suit))
  if (held(right, trump) !== 0) {
    const rounds = popcount(held(right, suit))
    if (rounds < safe) safe = rounds
  }
  return safe
}

/** Whether the leader can draw all the other side's trumps with top trumps, or they have none. */
function drawsTrumps(seat: i32): boolean {
  const left = held((seat + 1) & 3, trump)
  const right = held((seat + 3) & 3, trump)
  let rounds = popcount(left)
  const other = popcount(right)
  if (other > rounds) rounds = other
  return (
    rounds === 0 ||
    (popcount(above(held(seat, trump), left | right)) >= rounds &&
      word(CASH + trump * RECORD + OWN) >= rounds)
  )
}

function most(a: i32, b: i32): i32 {
  return a > b ? a : b
}

/** Writes the ranks of the leader's own winners, no more of them than `want` needs. */
function relevantOwn(seat: i32, relevant: i32, spare: i32, drawing: boolean): void {
  clearQuad(relevant)
  for (let suit = 0; suit < 4; suit++) {
    let tricks = word(CASH + suit * RECORD + OWN)
    if (tricks === 0) continue
    // Trumps that are drawn so that others may be cashed must all be drawn.
    if (!drawing || suit !== trump) {
      const left = tricks < spare ? tricks : spare
      tricks -= left
      spare -= left
      if (tricks === 0) continue
    }
    setOwn(relevant, suit, held(seat, suit), tricks)
  }
}

/** Adds top trumps that must win although they are not cashed; the tricks in all. */
function withSureTrumps(relevant: i32, sure: i32, counted: i32, sum: i32, tricks: i32): i32 {
  const more = (sure & 255) - counted
  if (more <= 0 || sum + more > tricks) return sum
  const at = relevant + (trump << 2)
  setWord(at, lower(word(at), sure >> 8))
  return sum + more
}

/**
 * Tricks that the side on lead can cash at once.
 * @param tricks all that are left.
 * @param want how many would settle the question; the ranks written are those for that many, if
 *   they suffice.
 */
export function quickTricks(seat: i32, relevant: i32, tricks: i32, want: i32): i32 {
  let drawn = false
  let theirTrumps = 0
  let ownSum = 0
  if (trump < 4) {
    theirTrumps = held((seat + 1) & 3, trump) | held((seat + 3) & 3, trump)
    ownSum = surveyOwn(seat, trump, ALL)
    drawn = drawsTrumps(seat)
  }
  for (let suit = 0; suit < 4; suit++)
    if (suit !== trump)
      ownSum += surveyOwn(seat, suit, trump === 4 || drawn ? ALL : safeRounds(seat, suit))
  const drawing = drawn && theirTrumps !== 0
  if (ownSum >= want) {
    relevantOwn(seat, relevant, ownSum - want, drawing)
    return ownSum
  }
  if (trump < 4 && !drawn) {
    const withTrumps = quickAndHeld(seat, relevant, tricks, want, theirTrumps)
    if (withTrumps) return want
  }
  let bestSum = 0
  let entryLoss = 99
  let entrySuit = -1
  for (let suit = 0; suit < 4; suit++) {
    surveyPartner(seat, suit)
    const record = CASH + suit * RECORD
    let crossed = most(word(record + PARTNER), word(record + BOTH))
    const best = most(word(record + OWN), crossed)
    bestSum += best
    // Side suits are safe once the leader has drawn trumps: a crossing in trumps must come after that.
    if (suit === trump && drawing) crossed = word(record + BOTH)
    if (crossed !== 0 && word(record + ENTRY) !== 0 && best - crossed < entryLoss) {
      entryLoss = best - crossed
      entrySuit = suit
    }
  }
  const sure =
    trump === 4 ? 0 : sureTrumps(held(seat, trump), held((seat + 2) & 3, trump), theirTrumps)
  if (entrySuit >= 0 && bestSum - entryLoss > ownSum)
    return quickAcross(seat, relevant, tricks, entrySuit, bestSum - entryLoss, sure, drawn)
  for (let suit = 0; suit < 4; suit++)
    setWord(relevant + (suit << 2), word(CASH + suit * RECORD + OWN_LOW))
  if (trump === 4) return ownSum
  return withSureTrumps(relevant, sure, word(CASH + trump * RECORD + OWN), ownSum, tricks)
}

/**
 * Whether the leader's own winners in the side suits and trumps of one hand that must win are enough. The
 * leader cashes the former first; the hand keeps its trumps meanwhile.
 */
function quickAndHeld(seat: i32, relevant: i32, tricks: i32, want: i32, theirTrumps: i32): boolean {
  let sides = 0
  for (let suit = 0; suit < 4; suit++) if (suit !== trump) sides += word(CASH + suit * RECORD + OWN)
  const mine = held(seat, trump)
  const partners = held((seat + 2) & 3, trump)
  let sure = sides + popcount(mine) < want ? 0 : heldTrumps(mine, theirTrumps, want)
  if (sides + (sure & 255) < want) {
    // Partner must have another card to play to each of the leader's winners.
    const others = tricks - popcount(partners)
    if (sides > others) sides = others
    if (sides + popcount(partners) < want) return false
    sure = heldTrumps(partners, theirTrumps, want)
    if (sides + (sure & 255) < want) return false
  }
  let need = want - (sure & 255)
  clearQuad(relevant)
  setWord(relevant + (trump << 2), sure >> 8)
  for (let suit = 0; suit < 4 && need > 0; suit++) {
    if (suit === trump) continue
    let count = word(CASH + suit * RECORD + OWN)
    if (count > need) count = need
    need -= count
    if (count > 0) setOwn(relevant, suit, held(seat, suit), count)
  }
  return true
}

/** The same with one crossing to partner, in `entrySuit`. */
function quickAcross(
  seat: i32,
  relevant: i32,
  tricks: i32,
  entrySuit: i32,
  sum: i32,
  sure: i32,
  drawn: boolean,
): i32 {
  for (let suit = 0; suit < 4; suit++) {
    const record = CASH + suit * RECORD
    const own = word(record + OWN)
    const partners = word(record + PARTNER)
    const both = word(record + BOTH)
    let low = 0
    const afterDrawing = drawn && suit === trump && both !== 0
    if (suit === entrySuit ? both > partners || afterDrawing : both > partners && both > own)
      low = word(record + BOTH_LOW)
    else if (suit === entrySuit) {
      // The card that crosses must win by its rank.
      const top = 1 << highest(held((seat + 2) & 3, suit))
      low = lower(word(record + PARTNER_LOW), top)
    } else low = word(record + (partners > own ? PARTNER_LOW : OWN_LOW))
    setWord(relevant + (suit << 2), low)
  }
  if (trump === 4) return sum
  const record = CASH + trump * RECORD
  let all = sum
  if (trump !== entrySuit) {
    const counted = most(word(record + OWN), most(word(record + PARTNER), word(record + BOTH)))
    all = withSureTrumps(relevant, sure, counted, sum, tricks)
  }
  // Side suits were counted as safe because the leader can draw trumps.
  const at = relevant + (trump << 2)
  if (drawn) setWord(at, lower(word(at), word(record + OWN_LOW)))
  return all
}

/**
 * Tricks that the side not on lead is sure of in the end.
 * @param want how many would settle the question.
 */
export function laterTricks(seat: i32, relevant: i32, tricks: i32, want: i32): i32 {
  clearQuad(relevant)
  const left = (seat + 1) & 3
  const right = (seat + 3) & 3
  if (trump < 4) {
    const near = held(seat, trump)
    const far = held((seat + 2) & 3, trump)
    const a = held(left, trump)
    const b = held(right, trump)
    if ((a | b) !== 0) {
      const count = trumpsInTheEnd(relevant, near | far, a, b, want)
      if (count >= want) return count
      if ((near | far) === 0) {
        if (a !== 0 && trumpsAndMasters(left, relevant, want)) return want
        if (b !== 0 && trumpsAndMasters(right, relevant, want)) return want
      }
      if (want > 1) return count
      let line = guarded(a, b, near, far)
      if (line === 0) line = guarded(b, a, far, near)
      if (line !== 0) {
        setWord(relevant + (trump << 2), line)
        return 1
      }
    }
    if ((a | b | near | far) !== 0) return want === 1 && winsNow(seat, relevant) ? 1 : 0
  }
  const count = topsEverywhere(seat, relevant, want)
  if (count >= want) return count
  return afterTheirRun(seat, relevant, tricks, want) ? want : count
}

/** Cards of a hand's suit above every card that others hold of it. */
function masters(seat: i32, suit: i32): i32 {
  return above(
    held(seat, suit),
    held((seat + 1) & 3, suit) | held((seat + 2) & 3, suit) | held((seat + 3) & 3, suit),
  )
}

/**
 * Whether a hand's trumps and masters are enough, the other side having no trumps. Void of what they
 * lead it ruffs, and cashes all its masters at once; else it follows, and its masters win when nothing
 * else is left. A trick that partner takes from one of them is their side's as well.
 */
function trumpsAndMasters(seat: i32, relevant: i32, want: i32): boolean {
  let need = want - popcount(held(seat, trump))
  clearQuad(relevant)
  for (let suit = 0; suit < 4 && need > 0; suit++) {
    if (suit === trump) continue
    const tops = masters(seat, suit)
    let count = popcount(tops)
    if (count === 0) continue
    if (count > need) count = need
    need -= count
    setWord(relevant + (suit << 2), nth(tops, count))
  }
  return need <= 0
}

/**
 * Whether the other side gets this many tricks although the leader's side has suits to run, when no
 * trumps are left. Before it leads a suit whose highest card is the other side's, the leader's side
 * takes no more tricks than its other suits have rounds. Meanwhile each hand that may get in keeps
 * the tops of such suits and as many masters as are wanted.
 */
function afterTheirRun(seat: i32, relevant: i32, tricks: i32, want: i32): boolean {
  const left = (seat + 1) & 3
  const right = (seat + 3) & 3
  let run = 0
  let byLeft = 0
  let byRight = 0
  clearQuad(relevant)
  for (let suit = 0; suit < 4; suit++) {
    const own = held(seat, suit)
    const partners = held((seat + 2) & 3, suit)
    if ((own | partners) === 0) continue
    const a = held(left, suit)
    const b = held(right, suit)
    if ((a | b) < (own | partners)) run += most(popcount(own), popcount(partners))
    else {
      setWord(relevant + (suit << 2), 1 << highest(a | b))
      if (a > b) byLeft += 1
      else byRight += 1
    }
  }
  if (byLeft + byRight === 0) return false
  if (want === 1 && run < tricks) return true
  if (byLeft !== 0 && (most(byLeft, want) + run > tricks || !mastersOf(left, relevant, want)))
    return false
  return byRight === 0 || (most(byRight, want) + run <= tricks && mastersOf(right, relevant, want))
}

/** Whether a hand has this many masters; adds them to the ranks rested on. */
function mastersOf(seat: i32, relevant: i32, want: i32): boolean {
  let need = want
  for (let suit = 0; suit < 4 && need > 0; suit++) {
    const tops = masters(seat, suit)
    let count = popcount(tops)
    if (count === 0) continue
    if (count > need) count = need
    need -= count
    const at = relevant + (suit << 2)
    setWord(at, lower(word(at), nth(tops, count)))
  }
  return need <= 0
}

/** Trumps that the side not on lead must win, and what they rest on. */
function trumpsInTheEnd(relevant: i32, ours: i32, a: i32, b: i32, want: i32): i32 {
  const at = relevant + (trump << 2)
  const sure = sureTrumps(a, b, ours)
  const count = sure & 255
  if (count >= want) {
    setWord(at, ours === 0 ? 0 : nth(a | b, want))
    return count
  }
  const byLeft = heldTrumps(a, ours, want)
  const byRight = heldTrumps(b, ours, want)
  const best = (byLeft & 255) > (byRight & 255) ? byLeft : byRight
  if ((best & 255) < want) return most(count, best & 255)
  setWord(at, best >> 8)
  return want
}

/**
 * Whether a hand not on lead wins a trick with its highest trump: all higher ones are with the
 * enemy who plays before it, and it has a lower trump for each. When it is put on lead its side
 * has won a trick already.
 * @returns the rank of that trump, 0 when it is not sure.
 */
function guarded(own: i32, partner: i32, before: i32, behind: i32): i32 {
  if (own === 0 || own < behind || own < partner) return 0
  const top = 1 << highest(own)
  return popcount(before & (0 - top)) < popcount(own) ? top : 0
}

/** Whether the other side takes the very next trick, whatever is led to it. */
function winsNow(seat: i32, relevant: i32): boolean {
  const left = (seat + 1) & 3
  const right = (seat + 3) & 3
  const partner = (seat + 2) & 3
  const partnerRuffs = held(partner, trump) !== 0
  for (let suit = 0; suit < 4; suit++) {
    const own = held(seat, suit)
    if (own === 0) continue
    const partners = held(partner, suit)
    const theirs = held(left, suit) | held(right, suit)
    if (theirs <= (own | partners) || (partners === 0 && suit !== trump && partnerRuffs)) {
      clearQuad(relevant)
      return false
    }
    setWord(relevant + (suit << 2), 1 << highest(theirs))
  }
  return true
}

/**
 * No trumps are about. When the other side holds the highest card of every suit the leader can
 * lead, one of them gets in and can cash.
 */
function topsEverywhere(seat: i32, relevant: i32, want: i32): i32 {
  const left = (seat + 1) & 3
  const right = (seat + 3) & 3
  const partner = (seat + 2) & 3
  let byLeft = false
  let byRight = false
  for (let suit = 0; suit < 4; suit++) {
    const own = held(seat, suit)
    if (own === 0) continue
    const a = held(left, suit)
    const b = held(right, suit)
    if ((a | b) <= (own | held(partner, suit))) {
      clearQuad(relevant)
      return 0
    }
    setWord(relevant + (suit << 2), 1 << highest(a | b))
    if (a > b) byLeft = true
    else byRight = true
  }
  if (want <= 1) return 1
  let least = ALL
  if (byLeft) least = cashedBy(left, relevant, want)
  if (byRight) {
    const count = cashedBy(right, relevant, want)
    if (count < least) least = count
  }
  return least < 1 ? 1 : least
}

/** Tricks, at most `want`, that a hand cashes once it is in, without trumps about. */
function cashedBy(seat: i32, relevant: i32, want: i32): i32 {
  let sum = 0
  for (let suit = 0; suit < 4 && sum < want; suit++) {
    const own = held(seat, suit)
    const found = cash(
      own,
      held((seat + 2) & 3, suit),
      held((seat + 1) & 3, suit),
      held((seat + 3) & 3, suit),
      ALL,
    )
    let count = found & 255
    if (count === 0) continue
    if (sum + count > want) count = want - sum
    sum += count
    const full = found >> 8
    if (full === 0) continue
    const bit = nth(own, count)
    const at = relevant + (suit << 2)
    setWord(at, lower(word(at), bit > full ? bit : full))
  }
  return sum
}

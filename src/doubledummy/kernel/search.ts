/**
 * The double-dummy search: can North-South take so many of the tricks left? Alpha-beta with a null
 * window over single cards, proofs kept at the starts of tricks. Every node carries back the ranks
 * that its result rests on, so that a proof serves all positions alike in them, and a refuted card
 * refutes the lower ones of its suit with it.
 *
 * It runs as a machine with its own stack of frames, not by recursion: `run` can stop after so many
 * positions and go on where it was. That is what keeps a worker answering.
 */
import { HANDS } from './layout.ts'
import { clearQuad, copyQuad, orFour, orQuad, setWord, word } from './machine.ts'
import { bestLead, forget, makeRoom, recall, remember, setBestLead, slotFor } from './memo.ts'
import { listFollows, listLeads, praise } from './moves.ts'
import {
  BEATEN,
  CARDS,
  COUNT,
  COVERED,
  clearHands,
  deal,
  encode,
  frameOf,
  held,
  JOINED,
  LEAD,
  LED,
  LOWEST,
  MOVES,
  NEED,
  putBack,
  RELEVANT,
  readHands,
  rootTricks,
  SEAT,
  TRIED,
  take,
  trump,
  WIN_BIT,
  WIN_SUIT,
  WINNER,
} from './position.ts'
import { laterTricks, quickTricks } from './quick.ts'

export { forget, timesEmptied } from './memo.ts'
export { clearHands, deal }

/** What a node answers: North-South do not take the tricks, they do, or it must be searched. */
const NO: i32 = 0
const YES: i32 = 1
const OPEN: i32 = -1
/** What `run` answers when it stopped before the end. */
const PENDING: i32 = 2

/** Above every card: no rank of the suit matters. */
const NO_RANK: i32 = 8192

/** The ply of the question, 0 to 4: how many cards lie in the root's trick. */
let root: i32 = 0
/** The ply in hand. */
let ply: i32 = 0
let positions: i32 = 0

/** Positions at the start of a trick looked at for the question in hand. */
export function visited(): i32 {
  return positions
}

/**
 * Begins with the hands given by `clearHands` and `deal`, cards on the table among them.
 * @param strain 0 clubs … 3 spades, 4 notrump.
 * @param tricks the number of cards in each hand.
 * @param keep 1 when the table's proofs are of the same trumps and may stay.
 */
export function begin(strain: i32, tricks: i32, keep: i32): void {
  readHands(strain, tricks)
  if (keep === 0) forget()
  root = 0
  ply = 0
}

/** Begins again with the same hands, and that seat on lead. */
export function leadFrom(seat: i32): void {
  while (root > 0) takeBack()
  leave()
  setWord(frameOf(0) + SEAT, seat)
  setWord(frameOf(0) + LEAD, seat)
}

/** Lays a card on the trick at the root. */
export function lay(suit: i32, rank: i32): void {
  leave()
  const frame = frameOf(root)
  setWord(frame + MOVES, (suit << 8) | rank)
  setWord(frame + TRIED, 1)
  setWord(frame + NEED, 0)
  play(root)
  root += 1
  ply = root
}
/** Takes the last card laid at the root back. */
export function takeBack(): void {
  leave()
  root -= 1
  ply = root
  undo(root)
}

/**
 * Asks whether North-South take at least `need` of the tricks left, the one on the table included.
 * After a fourth card has been laid its trick does not count any more.
 */
export function ask(need: i32): void {
  leave()
  positions = 0
  setWord(frameOf(root) + NEED, need)
}

/** Takes back what a question left open has laid beyond the root. */
function leave(): void {
  while (ply > root) {
    ply -= 1
    undo(ply)
  }
}

/** Lays the frame's next listed move and fills the frame after it. */
function play(at: i32): void {
  const frame = frameOf(at)
  const next = frameOf(at + 1)
  const seat = word(frame + SEAT)
  const move = word(frame + MOVES + ((word(frame + TRIED) - 1) << 2))
  const suit = move >> 8
  const bit = 1 << (move & 255)
  take(seat, suit, bit)
  let winner = seat
  let winSuit = suit
  let winBit = bit
  let beaten = 0
  if ((at & 3) === 0) {
    setWord(next + LED, suit)
  } else {
    setWord(next + LED, word(frame + LED))
    winner = word(frame + WINNER)
    winSuit = word(frame + WIN_SUIT)
    winBit = word(frame + WIN_BIT)
    beaten = word(frame + BEATEN)
    if (suit === winSuit) {
      beaten = 1
      if (bit > winBit) {
        winner = seat
        winBit = bit
      }
    } else if (suit === trump) {
      winner = seat
      winSuit = suit
      winBit = bit
      beaten = 0
    }
  }
  setWord(next + WINNER, winner)
  setWord(next + WIN_SUIT, winSuit)
  setWord(next + WIN_BIT, winBit)
  setWord(next + BEATEN, beaten)
  const need = word(frame + NEED)
  if ((at & 3) === 3) {
    setWord(next + SEAT, winner)
    setWord(next + LEAD, winner)
    setWord(next + NEED, need - 1 + (winner & 1))
    orFour(next + CARDS, HANDS)
  } else {
    setWord(next + SEAT, (seat + 1) & 3)
    setWord(next + LEAD, word(frame + LEAD))
    setWord(next + NEED, need)
  }
}

/** Takes the frame's move in hand back. */
function undo(at: i32): void {
  const frame = frameOf(at)
  const move = word(frame + MOVES + ((word(frame + TRIED) - 1) << 2))
  putBack(word(frame + SEAT), move >> 8, 1 << (move & 255))
}

/** The last trick plays itself. */
function lastTrick(frame: i32): i32 {
  const lead = word(frame + SEAT)
  let winner = lead
  let winSuit = 0
  while (held(lead, winSuit) === 0) winSuit += 1
  let winBit = held(lead, winSuit)
  let beaten = false
  for (let k = 1; k < 4; k++) {
    const seat = (lead + k) & 3
    const follow = held(seat, winSuit)
    if (follow !== 0) {
      beaten = true
      if (follow > winBit) {
        winner = seat
        winBit = follow
      }
    } else if (trump < 4 && winSuit !== trump && held(seat, trump) !== 0) {
      winner = seat
      winSuit = trump
      winBit = held(seat, trump)
      beaten = false
    }
  }
  if (beaten) setWord(frame + RELEVANT + (winSuit << 2), winBit)
  return 1 - (winner & 1)
}

/** Answers a lead from what is known, or lists its moves. */
function enterLead(frame: i32): i32 {
  const tricks = rootTricks - (ply >> 2)
  const need = word(frame + NEED)
  const relevant = frame + RELEVANT
  clearQuad(relevant)
  if (need <= 0) return YES
  if (need > tricks) return NO
  positions += 1
  if (tricks === 1) return lastTrick(frame)
  const seat = word(frame + SEAT)
  makeRoom()
  encode(frame)
  const slot = slotFor(seat)
  const known = recall(slot, need, frame + CARDS, relevant)
  if (known !== OPEN) return known
  const northSouth = (seat & 1) === 0
  const wanted = northSouth ? need : tricks - need + 1
  if (quickTricks(seat, relevant, tricks, wanted) >= wanted) return northSouth ? YES : NO
  const others = tricks + 1 - wanted
  if (laterTricks(seat, relevant, others) >= others) return northSouth ? NO : YES
  listLeads(frame, bestLead(slot))
  return OPEN
}

/** Plays the next move that no refuted one covers; `OPEN`, or the answer when none is left. */
function tryNext(frame: i32): i32 {
  const count = word(frame + COUNT)
  let i = word(frame + TRIED)
  while (i < count) {
    const move = word(frame + MOVES + (i << 2))
    if (1 << (move & 255) >= word(frame + COVERED + ((move >> 8) << 2))) {
      setWord(frame + TRIED, i + 1)
      play(ply)
      ply += 1
      return OPEN
    }
    i += 1
  }
  return failed(frame)
}

/** No move does: the result rests on all that the refutations rest on. */
function failed(frame: i32): i32 {
  const relevant = frame + RELEVANT
  copyQuad(relevant, frame + JOINED)
  const count = word(frame + COUNT)
  for (let suit = 0; suit < 4; suit++) {
    // A card below the line was tried, or covered: it stands for all cards there.
    if (word(frame + COVERED + (suit << 2)) !== 0) continue
    const ranks = word(relevant + (suit << 2))
    const line = ranks === 0 ? NO_RANK : ranks & (0 - ranks)
    // Touching cards were tried by their highest; those of them below the line were not.
    let under = NO_RANK
    for (let i = 0; i < count; i++) {
      if (word(frame + MOVES + (i << 2)) >> 8 !== suit) continue
      const lowest = word(frame + LOWEST + (i << 2))
      if (lowest < under) under = lowest
    }
    if (under < line) setWord(relevant + (suit << 2), ranks | under)
  }
  const seat = word(frame + SEAT)
  const northSouth = (seat & 1) === 0
  if ((ply & 3) === 0) {
    encode(frame)
    remember(seat, word(frame + NEED), !northSouth, frame + CARDS, relevant)
  }
  return northSouth ? NO : YES
}

/** Takes the child's answer: a move that does settles the node, else the next is played. */
function takeAnswer(frame: i32, answer: i32): i32 {
  undo(ply)
  const next = frameOf(ply + 1)
  const move = word(frame + MOVES + ((word(frame + TRIED) - 1) << 2))
  const suit = move >> 8
  if ((ply & 3) === 3 && word(next + BEATEN) !== 0) {
    const at = next + RELEVANT + (word(next + WIN_SUIT) << 2)
    setWord(at, word(at) | word(next + WIN_BIT))
  }
  const seat = word(frame + SEAT)
  if (answer === 1 - (seat & 1)) {
    copyQuad(frame + RELEVANT, next + RELEVANT)
    if (word(frame + COUNT) > 1) praise(seat, move, rootTricks - (ply >> 2))
    if ((ply & 3) === 0) {
      encode(frame)
      remember(seat, word(frame + NEED), answer === YES, frame + CARDS, frame + RELEVANT)
      setBestLead(slotFor(seat), move)
    }
    return answer
  }
  orQuad(frame + JOINED, next + RELEVANT)
  const ranks = word(next + RELEVANT + (suit << 2))
  const line = ranks === 0 ? NO_RANK : ranks & (0 - ranks)
  const covered = frame + COVERED + (suit << 2)
  if (1 << (move & 255) < line && line > word(covered)) setWord(covered, line)
  return tryNext(frame)
}

/**
 * Works on the question asked.
 * @param most positions to look at before it stops with `PENDING` (2); call it again to go on.
 * @returns 1 when North-South take the tricks, 0 when they do not.
 */
export function run(most: i32): i32 {
  const stop = positions + most
  while (positions < stop) {
    const frame = frameOf(ply)
    let answer = OPEN
    if ((ply & 3) === 0) answer = enterLead(frame)
    else listFollows(frame, frameOf(ply & ~3) + CARDS, ply & 3)
    if (answer === OPEN) {
      setWord(frame + TRIED, 0)
      clearQuad(frame + JOINED)
      clearQuad(frame + COVERED)
      answer = tryNext(frame)
    }
    while (answer !== OPEN) {
      if (ply === root) return answer
      ply -= 1
      answer = takeAnswer(frameOf(ply), answer)
    }
  }
  return PENDING
}

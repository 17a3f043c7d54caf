/**
 * The double-dummy search: can North-South take a given number of the tricks left? Alpha-beta with
 * a null window over single cards, proofs kept at the starts of tricks. Every node carries back the
 * ranks that its result rests on, so that a proof serves all positions alike in them, and a refuted
 * card refutes the lower ones of its suit with it.
 *
 * It runs as a machine with its own stack of frames, not by recursion: `run` can stop after so many
 * positions and go on where it was. That is what keeps a worker answering.
 */
import { HANDS, LOWEST, RESTS } from './layout.ts'
import { orFour, setWord, word } from './machine.ts'
import {
  bestLead,
  brief,
  findSlot,
  forget,
  makeRoom,
  recall,
  remember,
  setBestLead,
  timesEmptied,
} from './memo.ts'
import { listFollows, listLeads } from './moves.ts'
import {
  BEATEN,
  CARDS,
  CODE,
  COUNT,
  COVERED,
  clearHands,
  deal,
  frameOf,
  held,
  JOINED,
  LED,
  LEFT,
  MOVES,
  NEED,
  ofSuit,
  owners,
  putBack,
  readHands,
  restOn,
  rests,
  rootTricks,
  SEAT,
  SHORT,
  SLOT_AT,
  TRIED,
  take,
  trump,
  WIN_BIT,
  WIN_SUIT,
  WINNER,
} from './position.ts'
import { laterTricks, quickTricks } from './quick.ts'

export { clearHands, deal, forget, timesEmptied }

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
  if ((at & 3) === 3) {
    orFour(next + CARDS, HANDS)
    const cards = next + CARDS + (suit << 2)
    setWord(cards, word(cards) ^ bit)
  }
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
    setWord(next + NEED, need - 1 + (winner & 1))
  } else {
    setWord(next + SEAT, (seat + 1) & 3)
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
  if (beaten) restOn(winSuit, winBit)
  return 1 - (winner & 1)
}

/** Answers a lead from what is known, or lists its moves. */
function enterLead(frame: i32): i32 {
  const tricks = rootTricks - (ply >> 2)
  const need = word(frame + NEED)
  setWord(RESTS, 0)
  setWord(RESTS + 4, 0)
  if (need <= 0) return YES
  if (need > tricks) return NO
  positions += 1
  if (tricks === 1) return lastTrick(frame)
  const seat = word(frame + SEAT)
  makeRoom()
  setWord(frame + LEFT, tricks)
  for (let suit = 0; suit < 4; suit++)
    setWord(frame + CODE + (suit << 2), owners(suit, word(frame + CARDS + (suit << 2))))
  setWord(frame + SHORT, brief(frame + CODE))
  const slot = findSlot(frame)
  const known = recall(frame, slot)
  if (known !== OPEN) return known
  const northSouth = (seat & 1) === 0
  const wanted = northSouth ? need : tricks - need + 1
  if (quickTricks(seat, LOWEST, tricks, wanted) >= wanted) {
    restOnLowest()
    return northSouth ? YES : NO
  }
  const others = tricks + 1 - wanted
  if (laterTricks(seat, LOWEST, tricks, others) >= others) {
    restOnLowest()
    return northSouth ? NO : YES
  }
  listLeads(frame, bestLead(slot))
  return OPEN
}

/** The answer in hand rests on the ranks that a count gave. */
function restOnLowest(): void {
  setWord(RESTS, word(LOWEST) | (word(LOWEST + 4) << 16))
  setWord(RESTS + 4, word(LOWEST + 8) | (word(LOWEST + 12) << 16))
}

/** Plays the next move that no refuted one covers; `OPEN`, or the answer when none is left. */
function tryNext(frame: i32): i32 {
  const count = word(frame + COUNT)
  let i = word(frame + TRIED)
  while (i < count) {
    const move = word(frame + MOVES + (i << 2))
    if (1 << (move & 255) >= ofSuit(frame + COVERED, move >> 8)) {
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
  setWord(RESTS, word(frame + JOINED))
  setWord(RESTS + 4, word(frame + JOINED + 4))
  const seat = word(frame + SEAT)
  const lead = (ply & 3) === 0
  if (!lead && held(seat, word(frame + LED)) !== 0) restOnTouching(frame, seat, word(frame + LED))
  else for (let suit = 0; suit < 4; suit++) restOnTouching(frame, seat, suit)
  const northSouth = (seat & 1) === 0
  if (lead) remember(frame, !northSouth)
  return northSouth ? NO : YES
}

/** Adds what a failure owes to the touching cards of a suit, tried by their highest alone. */
function restOnTouching(frame: i32, seat: i32, suit: i32): void {
  // A card below the line was tried, or covered: it stands for all cards there.
  if (ofSuit(frame + COVERED, suit) !== 0) return
  const mine = held(seat, suit)
  const ranks = rests(suit)
  const under = mine & (0 - mine)
  if (under !== 0 && (ranks === 0 || under < (ranks & (0 - ranks)))) restOn(suit, under)
}

/** Takes the child's answer: a move that does settles the node, else the next is played. */
function takeAnswer(frame: i32, answer: i32): i32 {
  undo(ply)
  const next = frameOf(ply + 1)
  if ((ply & 3) === 3 && word(next + BEATEN) !== 0)
    restOn(word(next + WIN_SUIT), word(next + WIN_BIT))
  const move = word(frame + MOVES + ((word(frame + TRIED) - 1) << 2))
  const seat = word(frame + SEAT)
  if (answer === 1 - (seat & 1)) {
    if ((ply & 3) === 0) {
      remember(frame, answer === YES)
      setBestLead(word(frame + SLOT_AT), move)
    }
    return answer
  }
  const suit = move >> 8
  const ranks = rests(suit)
  const line = ranks === 0 ? NO_RANK : ranks & (0 - ranks)
  if (word(frame + COUNT) === 1 && (ply & 3) !== 0) {
    // The only move answers for the node: nothing to join, only what is owed to its touching cards.
    const mine = held(seat, suit)
    const under = mine & (0 - mine)
    if (line <= 1 << (move & 255) && under < line) restOn(suit, under)
    return answer
  }
  setWord(frame + JOINED, word(frame + JOINED) | word(RESTS))
  setWord(frame + JOINED + 4, word(frame + JOINED + 4) | word(RESTS + 4))
  const covered = ofSuit(frame + COVERED, suit)
  if (1 << (move & 255) < line && line > covered) {
    const at = frame + COVERED + ((suit >> 1) << 2)
    setWord(at, word(at) ^ ((covered ^ line) << ((suit & 1) << 4)))
  }
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
      setWord(frame + TRIED, 1)
      setWord(frame + JOINED, 0)
      setWord(frame + JOINED + 4, 0)
      setWord(frame + COVERED, 0)
      setWord(frame + COVERED + 4, 0)
      play(ply)
      ply += 1
    }
    while (answer !== OPEN) {
      if (ply === root) return answer
      ply -= 1
      answer = takeAnswer(frameOf(ply), answer)
    }
  }
  return PENDING
}

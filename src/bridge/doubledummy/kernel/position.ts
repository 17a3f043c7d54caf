/** The cards still held, as masks, and what follows from them: lengths and owners. */
import { FRAME, FRAMES, HANDS, LENGTHS, MEMORY, OWNERS, RESTS } from './layout.ts'
import { clearBytes, highest, popcount, setWord, startMachine, word } from './machine.ts'

/** 0 clubs … 3 spades, 4 none. */
export let trump: i32 = 4
/** Tricks left at the root, the one in play included. */
export let rootTricks: i32 = 0

let started: boolean = false

/** Makes memory and tables; the second call does nothing. */
function start(): void {
  if (started) return
  started = true
  startMachine(MEMORY)
}

/** The cards of one suit in one hand. */
export function held(seat: i32, suit: i32): i32 {
  return word(HANDS + (seat << 4) + (suit << 2))
}
/** The n-th highest bit of a mask, n from 1; 0 when n is 0. */
export function nth(mask: i32, n: i32): i32 {
  let bit = 0
  for (let left = mask; n > 0; n--) {
    bit = 1 << highest(left)
    left ^= bit
  }
  return bit
}
/** The owners of the cards of a mask, highest first, two bits each from bit 31 down. */
export function owners(suit: i32, mask: i32): i32 {
  return word(OWNERS + (suit << 15) + (mask << 2))
}

/** Takes a card out of a hand. */
export function take(seat: i32, suit: i32, bit: i32): void {
  const at = HANDS + (seat << 4) + (suit << 2)
  setWord(at, word(at) ^ bit)
  const lengths = LENGTHS + ((suit >> 1) << 2)
  setWord(lengths, word(lengths) - (1 << ((seat << 2) + ((suit & 1) << 4))))
}
/** Puts a card back where it was taken. */
export function putBack(seat: i32, suit: i32, bit: i32): void {
  const at = HANDS + (seat << 4) + (suit << 2)
  setWord(at, word(at) ^ bit)
  const lengths = LENGTHS + ((suit >> 1) << 2)
  setWord(lengths, word(lengths) + (1 << ((seat << 2) + ((suit & 1) << 4))))
}

/** Empties the four hands, to be filled by `deal`. */
export function clearHands(): void {
  start()
  clearBytes(HANDS, 64)
}
/** Gives a hand its cards of one suit. */
export function deal(seat: i32, suit: i32, mask: i32): void {
  setWord(HANDS + (seat << 4) + (suit << 2), mask)
}

/** Reads the hands as dealt: lengths and owners. Every hand holds `tricks` cards. */
export function readHands(strain: i32, tricks: i32): void {
  trump = strain
  rootTricks = tricks
  clearBytes(LENGTHS, 8)
  for (let suit = 0; suit < 4; suit++) {
    let all = 0
    let lengths = 0
    for (let seat = 0; seat < 4; seat++) {
      const mask = held(seat, suit)
      all |= mask
      lengths |= popcount(mask) << (seat << 2)
    }
    const pair = LENGTHS + ((suit >> 1) << 2)
    setWord(pair, word(pair) | (lengths << ((suit & 1) << 4)))
    setWord(FRAMES + CARDS + (suit << 2), all)
    const table = OWNERS + (suit << 15)
    setWord(table, 0)
    // Every subset of the suit's cards, in rising order: without its top card each has been done.
    for (let mask = (0 - all) & all; mask !== 0; mask = (mask - all) & all) {
      const bit = 1 << highest(mask)
      const owner =
        (held(1, suit) & bit) !== 0
          ? 1
          : (held(2, suit) & bit) !== 0
            ? 2
            : (held(3, suit) & bit) !== 0
              ? 3
              : 0
      setWord(table + (mask << 2), (owner << 30) | (word(table + ((mask ^ bit) << 2)) >>> 2))
    }
  }
}

/** Where the frame of a ply lies: the cards laid since the root's trick began. */
export function frameOf(ply: i32): i32 {
  return FRAMES + ply * FRAME
}
/** Fields of a frame. `SEAT` is to play; `LED`, `WIN_…` describe the trick so far. */
export const SEAT: i32 = 0
export const LED: i32 = 4
export const WINNER: i32 = 8
export const WIN_SUIT: i32 = 12
export const WIN_BIT: i32 = 16
/** 1 when the winning card has beaten another card of its suit, so that its rank mattered. */
export const BEATEN: i32 = 20
/** Tricks North-South must win from the trick in play on. */
export const NEED: i32 = 24
/** Moves listed, moves tried. */
export const COUNT: i32 = 28
export const TRIED: i32 = 32
/** In frames of leads alone: tricks left, the slot of the table of proofs, and the state of the table as it was found. */
export const LEFT: i32 = 36
export const SLOT_AT: i32 = 40
export const STAMP: i32 = 44
/** In them alone: the owners of the top four cards of every suit. */
export const SHORT: i32 = 48
/** 16 bits a suit: ranks that the refuted moves rest on; below which no card need be tried. */
export const JOINED: i32 = 56
export const COVERED: i32 = 64
/** Quads by suit, in frames of leads alone: all cards unplayed as the trick began, and whose they are. */
export const CARDS: i32 = 80
export const CODE: i32 = 96
/** Moves, best first: suit × 256 + rank of the highest of touching cards; above them their weight. */
export const MOVES: i32 = 112

/** What two words of 16 bits a suit say of one. */
export function ofSuit(pair: i32, suit: i32): i32 {
  return (word(pair + ((suit >> 1) << 2)) >>> ((suit & 1) << 4)) & 0xffff
}
/** The ranks of a suit that the answer in hand rests on. */
export function rests(suit: i32): i32 {
  return ofSuit(RESTS, suit)
}
/** Adds ranks to those. */
export function restOn(suit: i32, ranks: i32): void {
  const at = RESTS + ((suit >> 1) << 2)
  setWord(at, word(at) | (ranks << ((suit & 1) << 4)))
}

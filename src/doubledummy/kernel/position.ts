/** The cards still held, as masks, and what follows from them: lengths and owners. */
import { CODE, FRAME, FRAMES, HANDS, HISTORY, LENGTHS, MEMORY, NTH, OWNERS } from './layout.ts'
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
  for (let mask = 1; mask < 8192; mask++) {
    let left = mask
    for (let n = 1; left !== 0; n++) {
      const bit = 1 << highest(left)
      setWord(NTH + (mask << 6) + (n << 2), bit)
      left ^= bit
    }
  }
}

/** The cards of one suit in one hand. */
export function held(seat: i32, suit: i32): i32 {
  return word(HANDS + (seat << 4) + (suit << 2))
}
/** The n-th highest bit of a mask, n from 1. */
export function nth(mask: i32, n: i32): i32 {
  return word(NTH + (mask << 6) + (n << 2))
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
  clearBytes(HISTORY, 1024)
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
/** Fields of a frame. `SEAT` is to play; `LEAD`, `LED`, `WIN_…` tell of the trick so far. */
export const SEAT: i32 = 0
export const LEAD: i32 = 4
export const LED: i32 = 8
export const WINNER: i32 = 12
export const WIN_SUIT: i32 = 16
export const WIN_BIT: i32 = 20
/** 1 when the winning card has beaten another card of its suit, so that its rank mattered. */
export const BEATEN: i32 = 24
/** Tricks North-South must win from the trick in play on. */
export const NEED: i32 = 28
/** Moves listed, moves tried. */
export const COUNT: i32 = 32
export const TRIED: i32 = 36
/** Quads by suit: ranks the result rests on; those of the refuted moves; below which no card need be tried. */
export const RELEVANT: i32 = 64
export const JOINED: i32 = 80
export const COVERED: i32 = 96
/** A quad by suit: all cards unplayed as the trick began; in frames of leads alone. */
export const CARDS: i32 = 112
/** Moves, best first: suit × 256 + rank of the highest of touching cards; the lowest of them; weights. */
export const MOVES: i32 = 128
export const LOWEST: i32 = 192
export const WEIGHTS: i32 = 256

/** Packs the owners of all unplayed cards into `CODE`. */
export function encode(frame: i32): void {
  for (let suit = 0; suit < 4; suit++)
    setWord(CODE + (suit << 2), owners(suit, word(frame + CARDS + (suit << 2))))
}

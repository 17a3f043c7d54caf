/**
 * The table of proven positions. A proof speaks of who leads, of every hand's length in every suit,
 * and of who owns the highest few cards of each suit: of no other card (M. Ginsberg's partition
 * search, JAIR 14, 2001). So an entry fits other cards, and other deals with the same trumps.
 *
 * A slot holds all entries of one leader and set of lengths, in one block; a block that fills moves
 * to one of twice the size. When the table is full it is emptied: the search goes on, and proves
 * again what it still needs.
 */
import {
  CODE,
  ENTRIES,
  ENTRY,
  ENTRY_COUNT,
  FREE,
  LENGTHS,
  MASK,
  SLOT,
  SLOT_COUNT,
  SLOTS,
} from './layout.ts'
import {
  clearBytes,
  copyBytes,
  copyQuad,
  fits,
  highest,
  popcount,
  product,
  sameQuad,
  setWord,
  swapQuads,
  word,
} from './machine.ts'
import { nth } from './position.ts'

/** Fields of a slot: lengths of two suits each, leader and stamp, its block's first entry … */
const LOW: i32 = 0
const HIGH: i32 = 4
const OWNER: i32 = 8
const BLOCK: i32 = 12
/** … its entries, the class of the block, and the lead that last proved right. */
const SIZE: i32 = 16
const CLASS: i32 = 20
const BEST_LEAD: i32 = 24
/** A block of class c has room for 2 << c entries; class 0 has no block. */
const LARGEST_CLASS: i32 = 14
/** An upper bound that says nothing. */
const NO_LIMIT: i32 = 15

/** Numbers the emptyings: a slot with another stamp is free. */
let stamp: i32 = 0
let slotsUsed: i32 = 0
let nextEntry: i32 = 1
let emptied: i32 = 0

/** Forgets all proofs. */
export function forget(): void {
  stamp += 1
  clearBytes(FREE, 64)
  slotsUsed = 0
  nextEntry = 1
}
/** How often the table had to be emptied because it was full. */
export function timesEmptied(): i32 {
  return emptied
}

/** The slot of this leader and the lengths in hand, made when there is none. */
export function slotFor(leader: i32): i32 {
  const low = word(LENGTHS)
  const high = word(LENGTHS + 4)
  const owner = leader | (stamp << 2)
  let hash = product(low, -1_640_531_527) ^ product(high + leader, -2_048_144_789)
  hash = (hash ^ (hash >>> 15)) & (SLOT_COUNT - 1)
  let slot = SLOTS + hash * SLOT
  while (word(slot + OWNER) >> 2 === stamp) {
    if (word(slot + OWNER) === owner && word(slot + LOW) === low && word(slot + HIGH) === high)
      return slot
    hash = (hash + 1) & (SLOT_COUNT - 1)
    slot = SLOTS + hash * SLOT
  }
  setWord(slot + LOW, low)
  setWord(slot + HIGH, high)
  setWord(slot + OWNER, owner)
  setWord(slot + BLOCK, 0)
  setWord(slot + SIZE, 0)
  setWord(slot + CLASS, 0)
  setWord(slot + BEST_LEAD, -1)
  slotsUsed += 1
  return slot
}

/** The lead that last proved right from such a position, as a move; -1 when none has. */
export function bestLead(slot: i32): i32 {
  return word(slot + BEST_LEAD)
}
export function setBestLead(slot: i32, move: i32): void {
  setWord(slot + BEST_LEAD, move)
}

/** Empties the table when little room is left. Slots found before are void then. */
export function makeRoom(): void {
  if (slotsUsed > (SLOT_COUNT >> 2) * 3 || nextEntry > ENTRY_COUNT - (4 << LARGEST_CLASS)) {
    forget()
    emptied += 1
  }
}

/**
 * Looks for a proof that settles whether North-South take `need` tricks; `CODE` holds the owners.
 * On a hit the lowest rank of each suit that it rests on is written to `relevant`.
 * @returns 1 they do, 0 they do not, -1 unknown.
 */
export function recall(slot: i32, need: i32, cards: i32, relevant: i32): i32 {
  const first = ENTRIES + word(slot + BLOCK) * ENTRY
  const end = first + word(slot + SIZE) * ENTRY
  for (let entry = first; entry < end; entry += ENTRY) {
    if (!fits(entry, entry + 16, CODE)) continue
    const enough = (word(entry) & 15) >= need
    if (!enough && (word(entry + 4) & 15) >= need) continue
    for (let suit = 0; suit < 4; suit++) {
      const at = suit << 2
      const ranks = (31 - highest(~word(entry + 16 + at))) >> 1
      setWord(relevant + at, nth(word(cards + at), ranks))
    }
    if (entry !== first) {
      // What was useful is likely to be so again.
      swapQuads(entry, first)
      swapQuads(entry + 16, first + 16)
    }
    return enough ? 1 : 0
  }
  return -1
}

/** Makes room for one more entry in the slot's block; the new entry. */
function newEntry(slot: i32): i32 {
  const size = word(slot + SIZE)
  const kind = word(slot + CLASS)
  let block = word(slot + BLOCK)
  if (kind === 0 || size === 2 << kind) {
    const larger = kind + 1
    const old = block
    block = word(FREE + (larger << 2))
    if (block !== 0) setWord(FREE + (larger << 2), word(ENTRIES + block * ENTRY))
    else {
      block = nextEntry
      nextEntry += 2 << larger
    }
    copyBytes(ENTRIES + block * ENTRY, ENTRIES + old * ENTRY, size * ENTRY)
    if (kind !== 0) {
      setWord(ENTRIES + old * ENTRY, word(FREE + (kind << 2)))
      setWord(FREE + (kind << 2), old)
    }
    setWord(slot + BLOCK, block)
    setWord(slot + CLASS, larger)
  }
  setWord(slot + SIZE, size + 1)
  return ENTRIES + (block + size) * ENTRY
}

/**
 * Keeps a proof: North-South take `need` tricks, or do not. `CODE` holds the owners.
 * @param cards all cards unplayed, by suit.
 * @param relevant ranks it rests on, by suit: every card from the lowest of them up is meant.
 */
export function remember(leader: i32, need: i32, made: boolean, cards: i32, relevant: i32): void {
  for (let suit = 0; suit < 4; suit++) {
    const at = suit << 2
    const ranks = word(relevant + at)
    const tops = ranks === 0 ? 0 : popcount(word(cards + at) & (0 - (ranks & (0 - ranks))))
    setWord(MASK + at, tops === 0 ? 0 : -1 << (32 - 2 * tops))
  }
  const slot = slotFor(leader)
  const first = ENTRIES + word(slot + BLOCK) * ENTRY
  const end = first + word(slot + SIZE) * ENTRY
  for (let entry = first; entry < end; entry += ENTRY) {
    if (!sameQuad(entry + 16, MASK) || !fits(entry, MASK, CODE)) continue
    const least = word(entry)
    const most = word(entry + 4)
    if (made) {
      if (need > (least & 15)) setWord(entry, (least & ~15) | need)
    } else if (need - 1 < (most & 15)) setWord(entry + 4, (most & ~15) | (need - 1))
    return
  }
  const entry = newEntry(slot)
  copyQuad(entry, CODE)
  copyQuad(entry + 16, MASK)
  setWord(entry, (word(CODE) & word(MASK)) | (made ? need : 0))
  setWord(entry + 4, (word(CODE + 4) & word(MASK + 4)) | (made ? NO_LIMIT : need - 1))
}

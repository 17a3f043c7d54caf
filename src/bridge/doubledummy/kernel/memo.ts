/**
 * The table of proven positions. A proof speaks of who leads, of every hand's length in every suit,
 * and of who owns the highest few cards of each suit: of no other card (M. Ginsberg's partition
 * search, JAIR 14, 2001). So an entry fits other cards, and other deals with the same trumps.
 *
 * What a look at the table costs is the memory it has to fetch. So an entry is three words, in groups
 * of four that are compared together: the owners of the top four cards of every suit; which of them the
 * proof is about; the bounds. The proofs about more than four cards of a suit have all of it
 * elsewhere. A slot holds the entries of one leader and set of lengths, the first four in itself, the
 * others in one block; a block that fills moves to one of twice the size. When the table is full it is
 * emptied: the search goes on, and proves again what it still needs.
 */
import {
  BLOCKS,
  DEEP,
  DEEP_COUNT,
  DEEP_SIZE,
  FREE,
  GROUP,
  LARGE_BITS,
  LENGTHS,
  LOWEST,
  MIDDLE_BITS,
  RESTS,
  SLOT,
  SLOT_COUNT,
  SLOTS,
  SMALL_BITS,
} from './layout.ts'
import {
  clearBytes,
  copyBytes,
  fits,
  fitting,
  highest,
  popcount,
  product,
  sameQuad,
  setWord,
  word,
} from './machine.ts'
import { CARDS, CODE, LEFT, NEED, nth, rests, SEAT, SHORT, SLOT_AT, STAMP } from './position.ts'

/** Fields of a slot: two words of key, its block, its entries with the lead that last proved right, the first group. */
const KEY: i32 = 0
const KEY_2: i32 = 4
const BLOCK: i32 = 8
const SIZE: i32 = 12
const FIRST: i32 = 16
/** In `SIZE` the lead stands below the number of entries. */
const LEAD_BITS: i32 = 10
const NO_LEAD: i32 = 1023
/** The most entries of a slot, and the number of groups that hold them. */
const MOST: i32 = 1 << 14
const MOST_GROUPS: i32 = (MOST >> 2) - 1
/** Fields of a group, four words each: owners, which of them, bounds. */
const MASKS: i32 = 16
const BOUNDS: i32 = 32
/** Bounds: at least, at most, then the number of the deep record, 0 when there is none. */
const NO_LIMIT: i32 = 15
/** The top four cards of a suit, as `owners` packs them. */
const TOP: i32 = -16_777_216
/** Deep records kept for the proofs found between two looks at the room. */
const SPARE: i32 = 64
/** How many emptyings a key can distinguish. */
const STAMPS: i32 = 1024

/** Numbers the emptyings: a slot with another stamp is free. */
let stamp: i32 = 0
/** The table in use, and how many bits count its slots. */
let slots: i32 = SLOTS
let slotBits: i32 = SMALL_BITS
let slotsUsed: i32 = 0
let nextBlock: i32 = BLOCKS
let nextDeep: i32 = 1
let emptied: i32 = 0

/** Forgets all proofs. */
export function forget(): void {
  stamp += 1
  if (stamp === STAMPS) {
    clearBytes(SLOTS, SLOT_COUNT * SLOT)
    stamp = 1
  }
  clearBytes(FREE, 64)
  slots = SLOTS
  slotBits = SMALL_BITS
  slotsUsed = 0
  nextBlock = BLOCKS
  nextDeep = 1
}
/** How often the table had to be emptied because it was full. */
export function timesEmptied(): i32 {
  return emptied
}

/** Finds the slot of the frame's leader and the lengths in hand, made when there is none, for the frame to keep. */
export function findSlot(frame: i32): i32 {
  // A fourth suit's lengths follow from the tricks left.
  const key = word(LENGTHS)
  const key2 =
    (word(LENGTHS + 4) & 0xffff) |
    (word(frame + LEFT) << 16) |
    (word(frame + SEAT) << 20) |
    (stamp << 22)
  const slot = placeOf(key, key2)
  if (word(slot + KEY_2) !== key2 || word(slot + KEY) !== key) {
    setWord(slot + KEY, key)
    setWord(slot + KEY_2, key2)
    setWord(slot + BLOCK, 0)
    setWord(slot + SIZE, NO_LEAD)
    slotsUsed += 1
  }
  setWord(frame + SLOT_AT, slot)
  setWord(frame + STAMP, edition())
  return slot
}
/** Distinguishes states of the table; slots found in one state are void in the next. */
function edition(): i32 {
  return (slotBits << 10) | stamp
}
/** The slot of a key in the table in use, or the free slot that it may take. */
function placeOf(key: i32, key2: i32): i32 {
  const most = (1 << slotBits) - 1
  // The leaders' slots lie beside each other.
  let hash = product(key ^ product(key2 & 0xfffff, -2_048_144_789), -1_640_531_527)
  hash = (((hash ^ (hash >>> 15)) << 2) | ((key2 >>> 20) & 3)) & most
  let slot = slots + hash * SLOT
  while (word(slot + KEY_2) >>> 22 === stamp) {
    if (word(slot + KEY) === key && word(slot + KEY_2) === key2) break
    // An odd step visits every slot before it repeats.
    hash = (hash + 5) & most
    slot = slots + hash * SLOT
  }
  return slot
}
function slotsFull(): boolean {
  return slotsUsed > 3 << (slotBits - 2)
}
/** Moves the slots to the next larger table. */
function growSlots(): void {
  const end = slots + (SLOT << slotBits)
  let slot = slots
  slots = end
  slotBits = slotBits === SMALL_BITS ? MIDDLE_BITS : LARGE_BITS
  for (; slot < end; slot += SLOT) {
    const key2 = word(slot + KEY_2)
    if (key2 >>> 22 === stamp) copyBytes(placeOf(word(slot + KEY), key2), slot, SLOT)
  }
}

/** The lead that last proved right from such a position, as a move; `NO_LEAD` when none has. */
export function bestLead(slot: i32): i32 {
  return word(slot + SIZE) & NO_LEAD
}
export function setBestLead(slot: i32, move: i32): void {
  setWord(slot + SIZE, (word(slot + SIZE) & ~NO_LEAD) | move)
}

/** Grows or empties the table when little room is left. Slots found before are void then. */
export function makeRoom(): void {
  if (slotsFull() && slotBits < LARGE_BITS) growSlots()
  if (slotsFull() || nextBlock > DEEP - 2 * MOST_GROUPS * GROUP || nextDeep > DEEP_COUNT - SPARE) {
    forget()
    emptied += 1
  }
}

/** A quad of owners, or of a mask of them: its top four cards of every suit. */
export function brief(quad: i32): i32 {
  return (
    (word(quad) & TOP) |
    ((word(quad + 4) & TOP) >>> 8) |
    ((word(quad + 8) & TOP) >>> 16) |
    (word(quad + 12) >>> 24)
  )
}
/** The group of the entries from `first` on, a multiple of four. */
function groupAt(slot: i32, first: i32): i32 {
  return first === 0 ? slot + FIRST : word(slot + BLOCK) + ((first >> 2) - 1) * GROUP
}
function swapWords(a: i32, b: i32): void {
  const kept = word(a)
  setWord(a, word(b))
  setWord(b, kept)
}
/** Whether a proof's deep record, if it has one, fits the owners. */
function fitsDeep(bounds: i32, code: i32): boolean {
  const number = bounds >>> 8
  if (number === 0) return true
  const deep = DEEP + number * DEEP_SIZE
  return fits(deep, deep + 16, code)
}

/** How many of a suit's top cards a proof with that mask, in brief and in full, is about. */
function topsOf(mask: i32, bounds: i32, suit: i32): i32 {
  const number = bounds >>> 8
  if (number !== 0) return (31 - highest(~word(DEEP + number * DEEP_SIZE + 16 + (suit << 2)))) >> 1
  return popcount((mask >>> (24 - (suit << 3))) & 255) >> 1
}

/**
 * Looks for a proof that settles whether North-South take the tricks that the frame needs.
 * On a hit the lowest rank of each suit that it rests on is written to `RESTS`.
 * @returns 1 they do, 0 they do not, -1 unknown.
 */
export function recall(frame: i32, slot: i32): i32 {
  const size = word(slot + SIZE) >> LEAD_BITS
  const need = word(frame + NEED)
  const short = word(frame + SHORT)
  for (let first = 0; first < size; first += 4) {
    const group = groupAt(slot, first)
    for (let lanes = fitting(group, short); lanes !== 0; lanes &= lanes - 1) {
      const lane = highest(lanes & (0 - lanes))
      if (first + lane >= size) break
      const at = group + (lane << 2)
      const bounds = word(at + BOUNDS)
      const enough = (bounds & 15) >= need
      if (!enough && ((bounds >> 4) & 15) >= need) continue
      if (!fitsDeep(bounds, frame + CODE)) continue
      const mask = word(at + MASKS)
      const cards = frame + CARDS
      setWord(
        RESTS,
        nth(word(cards), topsOf(mask, bounds, 0)) |
          (nth(word(cards + 4), topsOf(mask, bounds, 1)) << 16),
      )
      setWord(
        RESTS + 4,
        nth(word(cards + 8), topsOf(mask, bounds, 2)) |
          (nth(word(cards + 12), topsOf(mask, bounds, 3)) << 16),
      )
      const best = slot + FIRST
      if (at !== best) {
        // What was useful is likely to be so again.
        swapWords(at, best)
        swapWords(at + MASKS, best + MASKS)
        swapWords(at + BOUNDS, best + BOUNDS)
      }
      return enough ? 1 : 0
    }
  }
  return -1
}

/** Makes room for twice the entries that fill the slot. */
function enlarge(slot: i32, size: i32): void {
  const kind = highest(size) - 1
  const old = word(slot + BLOCK)
  let block = word(FREE + (kind << 2))
  if (block !== 0) setWord(FREE + (kind << 2), word(block))
  else {
    block = nextBlock
    nextBlock += ((size >> 1) - 1) * GROUP
  }
  if (old !== 0) {
    copyBytes(block, old, ((size >> 2) - 1) * GROUP)
    setWord(old, word(FREE + ((kind - 1) << 2)))
    setWord(FREE + ((kind - 1) << 2), old)
  }
  setWord(slot + BLOCK, block)
}

/** Keeps a proof: North-South take the tricks the frame needs, or do not, resting on what `RESTS` says. */
export function remember(frame: i32, made: boolean): void {
  const slot = word(frame + STAMP) === edition() ? word(frame + SLOT_AT) : findSlot(frame)
  const size = word(slot + SIZE) >> LEAD_BITS
  const need = word(frame + NEED)
  const code = frame + CODE
  const short = word(frame + SHORT)
  let isDeep = false
  for (let suit = 0; suit < 4; suit++) {
    const ranks = rests(suit)
    const tops =
      ranks === 0 ? 0 : popcount(word(frame + CARDS + (suit << 2)) & (0 - (ranks & (0 - ranks))))
    setWord(LOWEST + (suit << 2), tops === 0 ? 0 : -1 << (32 - 2 * tops))
    if (tops > 4) isDeep = true
  }
  const mask = brief(LOWEST)
  for (let first = 0; first < size; first += 4) {
    const group = groupAt(slot, first)
    for (let lanes = fitting(group, short); lanes !== 0; lanes &= lanes - 1) {
      const lane = highest(lanes & (0 - lanes))
      if (first + lane >= size) break
      const at = group + (lane << 2)
      if (word(at + MASKS) !== mask) continue
      const bounds = word(at + BOUNDS)
      const number = bounds >>> 8
      if (isDeep !== (number !== 0)) continue
      if (isDeep) {
        const deep = DEEP + number * DEEP_SIZE
        if (!sameQuad(deep + 16, LOWEST) || !fits(deep, LOWEST, code)) continue
      }
      if (made) {
        if (need > (bounds & 15)) setWord(at + BOUNDS, (bounds & ~15) | need)
      } else if (need - 1 < ((bounds >> 4) & 15))
        setWord(at + BOUNDS, (bounds & ~240) | ((need - 1) << 4))
      return
    }
  }
  if (size === MOST) return
  if (size >= 4 && (size & (size - 1)) === 0) enlarge(slot, size)
  setWord(slot + SIZE, word(slot + SIZE) + (1 << LEAD_BITS))
  let number = 0
  if (isDeep) {
    number = nextDeep
    nextDeep += 1
    const deep = DEEP + number * DEEP_SIZE
    for (let at = 0; at < 16; at += 4) {
      setWord(deep + at, word(code + at) & word(LOWEST + at))
      setWord(deep + 16 + at, word(LOWEST + at))
    }
  }
  const at = groupAt(slot, size & ~3) + ((size & 3) << 2)
  setWord(at, short & mask)
  setWord(at + MASKS, mask)
  setWord(at + BOUNDS, (number << 8) | (made ? (NO_LIMIT << 4) | need : (need - 1) << 4))
}

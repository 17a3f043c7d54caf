/**
 * Where everything lies in the kernel's memory, in bytes. The first page is left to the compiler.
 */
const BASE: i32 = 65_536

/** Four quads by seat, a word a suit: the cards held, bit 12 the ace. */
export const HANDS: i32 = BASE
/** Two words: the number of cards by suit, 16 bits each, in them by seat, four bits each. */
export const LENGTHS: i32 = HANDS + 64
/** A quad: whose the cards of each suit are, as `owners` packs them, at the node in hand. */
export const CODE: i32 = LENGTHS + 16
/** A quad: which bits of `CODE` a proof is about. */
export const MASK: i32 = CODE + 16
/** Eight words a suit: what `quick` found there. */
export const CASH: i32 = MASK + 32
/** Heads of the lists of free blocks of entries, by class. */
export const FREE: i32 = CASH + 128
/** Refutations seen, by seat and card: 4 × 64 words. */
export const HISTORY: i32 = FREE + 64
/** For each mask of 13 bits 16 half words … as words: its n-th highest bit, n from 1. */
export const NTH: i32 = HISTORY + 1024
/** For each suit and mask: the owners of those cards, highest first, two bits each from the top. */
export const OWNERS: i32 = NTH + 8192 * 64
/** A frame for each card of the line in hand, and one beyond. */
export const FRAMES: i32 = OWNERS + 4 * 8192 * 4
export const FRAME: i32 = 320
/** Slots of the table of proven positions. */
export const SLOTS: i32 = FRAMES + 54 * FRAME
export const SLOT_BITS: i32 = 17
export const SLOT_COUNT: i32 = 1 << SLOT_BITS
export const SLOT: i32 = 32
/** Entries of that table: a pattern quad and a mask quad each. */
export const ENTRIES: i32 = SLOTS + SLOT_COUNT * SLOT
export const ENTRY: i32 = 32
export const ENTRY_COUNT: i32 = 1 << 20
/** Bytes of memory in all. */
export const MEMORY: i32 = ENTRIES + ENTRY_COUNT * ENTRY

/**
 * Where everything lies in the kernel's memory, in bytes. The first page is left to the compiler.
 */
const BASE: i32 = 65_536

/** Four quads by seat, a word a suit: the cards held, bit 12 the ace. */
export const HANDS: i32 = BASE
/** Two words: the number of cards by suit, 16 bits each, in them by seat, four bits each. */
export const LENGTHS: i32 = HANDS + 64
/** Two words: the ranks that the answer in hand rests on, 16 bits a suit. */
export const RESTS: i32 = LENGTHS + 8
/** A quad: the lowest rank by suit that a count of `quick` rests on; which of the owners a new proof is about. */
export const LOWEST: i32 = RESTS + 8
/** Eight words a suit: what `quick` found there. */
export const CASH: i32 = LOWEST + 32
/** Heads of the lists of free blocks of entries, by class. */
export const FREE: i32 = CASH + 128
/** For each suit and mask: the owners of those cards, highest first, two bits each from the top. */
export const OWNERS: i32 = FREE + 64
/** A frame for each card of the line in hand, and one beyond. */
export const FRAMES: i32 = OWNERS + 4 * 8192 * 4
export const FRAME: i32 = 192
/**
 * Slots of proven positions, a line of the processor's cache each, in three tables behind each other: a
 * small, a middle and a large one. A question begins with the small one.
 */
export const SLOTS: i32 = (FRAMES + 54 * FRAME + 63) & ~63
export const SLOT: i32 = 64
export const SMALL_BITS: i32 = 12
export const MIDDLE_BITS: i32 = 14
export const LARGE_BITS: i32 = 17
/** Slots of all three. */
export const SLOT_COUNT: i32 = (1 << SMALL_BITS) + (1 << MIDDLE_BITS) + (1 << LARGE_BITS)
/** Room for blocks of entries, four entries a group. */
export const BLOCKS: i32 = SLOTS + SLOT_COUNT * SLOT
export const GROUP: i32 = 48
export const GROUP_COUNT: i32 = 1 << 18
/** Room for what is said of more than the top four cards of a suit: a pattern quad and a mask quad. */
export const DEEP: i32 = BLOCKS + GROUP_COUNT * GROUP
export const DEEP_SIZE: i32 = 32
export const DEEP_COUNT: i32 = 1 << 19
/** Bytes of memory in all. */
export const MEMORY: i32 = DEEP + DEEP_COUNT * DEEP_SIZE

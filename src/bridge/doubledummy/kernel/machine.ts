/**
 * Memory and bits for the kernel. This is the plain TypeScript half, over one typed array;
 * machine.wasm.ts is the other, which the AssemblyScript build puts in its place. Addresses are in
 * bytes; words are 32 bits, quads four words at a multiple of 16. All that the kernel keeps between
 * two calls is in this memory or in its modules' own variables: one kernel a thread.
 */
import { HOLDING_LENGTH } from '#core/holding.ts'

let words = new Int32Array(0)

/** Makes room for `bytes`, all zero. */
export function startMachine(bytes: i32): void {
  words = new Int32Array(bytes >> 2)
}

export function word(address: i32): i32 {
  return words[address >> 2]!
}
export function setWord(address: i32, value: i32): void {
  words[address >> 2] = value
}
export function clearBytes(address: i32, bytes: i32): void {
  words.fill(0, address >> 2, (address + bytes) >> 2)
}
export function copyBytes(to: i32, from: i32, bytes: i32): void {
  words.copyWithin(to >> 2, from >> 2, (from + bytes) >> 2)
}

export function clearQuad(address: i32): void {
  const at = address >> 2
  words[at] = 0
  words[at + 1] = 0
  words[at + 2] = 0
  words[at + 3] = 0
}
/** Writes to `to` the bits that any of the four quads from `from` on has. */
export function orFour(to: i32, from: i32): void {
  const at = to >> 2
  const end = at + 4
  for (let a = at, b = from >> 2; a < end; a++, b++)
    words[a] = words[b]! | words[b + 4]! | words[b + 8]! | words[b + 12]!
}
/** Whether the code has the pattern's bits wherever the mask has one. */
export function fits(pattern: i32, mask: i32, code: i32): boolean {
  const p = pattern >> 2
  const m = mask >> 2
  const c = code >> 2
  return (
    ((words[p]! ^ words[c]!) & words[m]!) === 0 &&
    ((words[p + 1]! ^ words[c + 1]!) & words[m + 1]!) === 0 &&
    ((words[p + 2]! ^ words[c + 2]!) & words[m + 2]!) === 0 &&
    ((words[p + 3]! ^ words[c + 3]!) & words[m + 3]!) === 0
  )
}
/**
 * Which of four patterns, and four masks behind them, the code has the bits of wherever the mask has one:
 * a bit each, the first the lowest.
 */
export function fitting(patterns: i32, code: i32): i32 {
  const p = patterns >> 2
  let lanes = 0
  for (let i = 0; i < 4; i++)
    if (((words[p + i]! ^ code) & words[p + i + 4]!) === 0) lanes |= 1 << i
  return lanes
}
export function sameQuad(a: i32, b: i32): boolean {
  const x = a >> 2
  const y = b >> 2
  return (
    words[x] === words[y] &&
    words[x + 1] === words[y + 1] &&
    words[x + 2] === words[y + 2] &&
    words[x + 3] === words[y + 3]
  )
}

/** Number of bits set in a mask of at most 13 bits. */
export function popcount(bits: i32): i32 {
  return HOLDING_LENGTH[bits]!
}
/** Place of the highest bit set; -1 when there is none. */
export function highest(bits: i32): i32 {
  return 31 - Math.clz32(bits)
}
/** The low 32 bits of the product. */
export function product(a: i32, b: i32): i32 {
  return Math.imul(a, b)
}

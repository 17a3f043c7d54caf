/**
 * Memory and bits in WebAssembly. The AssemblyScript build takes this module where the kernel
 * imports machine.ts: the same functions, over the instance's own memory and four lanes at once.
 */
const PAGE = 65_536

/** Grows the memory to hold at least `bytes`. */
export function startMachine(bytes: i32): void {
  memory.grow((bytes + PAGE - 1) / PAGE)
}

export function word(address: i32): i32 {
  return load<i32>(address)
}
export function setWord(address: i32, value: i32): void {
  store<i32>(address, value)
}
export function clearBytes(address: i32, bytes: i32): void {
  memory.fill(address, 0, bytes)
}
export function copyBytes(to: i32, from: i32, bytes: i32): void {
  memory.copy(to, from, bytes)
}

export function clearQuad(address: i32): void {
  store<v128>(address, i32x4.splat(0))
}
export function orFour(to: i32, from: i32): void {
  store<v128>(
    to,
    v128.or(
      v128.or(load<v128>(from), load<v128>(from + 16)),
      v128.or(load<v128>(from + 32), load<v128>(from + 48)),
    ),
  )
}
export function fits(pattern: i32, mask: i32, code: i32): boolean {
  return !v128.any_true(v128.and(v128.xor(load<v128>(pattern), load<v128>(code)), load<v128>(mask)))
}
export function fitting(patterns: i32, code: i32): i32 {
  return i32x4.bitmask(
    i32x4.eq(
      v128.and(v128.xor(load<v128>(patterns), i32x4.splat(code)), load<v128>(patterns + 16)),
      i32x4.splat(0),
    ),
  )
}
export function sameQuad(a: i32, b: i32): boolean {
  return !v128.any_true(v128.xor(load<v128>(a), load<v128>(b)))
}

export function popcount(bits: i32): i32 {
  return popcnt<i32>(bits)
}
export function highest(bits: i32): i32 {
  return 31 - clz<i32>(bits)
}
export function product(a: i32, b: i32): i32 {
  return a * b
}

/** The names AssemblyScript adds to TypeScript, those that the kernel uses. */

/** A 32-bit integer. As TypeScript it is a number that the kernel keeps whole and in range. */
type i32 = number
/** Four 32-bit lanes at once; WebAssembly only. */
type v128 = { readonly lanes: 4 }

declare function load<T>(address: number): T
declare function store<T>(address: number, value: T): void
declare function clz<T>(value: T): T
declare function popcnt<T>(value: T): T
declare namespace memory {
  function grow(pages: number): number
  function fill(address: number, value: number, bytes: number): void
  function copy(to: number, from: number, bytes: number): void
}
declare namespace v128 {
  function or(a: v128, b: v128): v128
  function and(a: v128, b: v128): v128
  function xor(a: v128, b: v128): v128
  function any_true(a: v128): boolean
}
declare namespace i32x4 {
  function splat(value: number): v128
  function eq(a: v128, b: v128): v128
  function bitmask(a: v128): number
}

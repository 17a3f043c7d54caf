/** A kernel module compiled to WebAssembly, as base 64 (build/kernel.mjs). */
declare module '*?wasm' {
  export const base64: string
}

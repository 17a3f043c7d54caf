/**
 * The kernel, ready to work: WebAssembly where it runs, else the same source as plain TypeScript,
 * about half as fast. It takes 39 MB and holds one question at a time; see `search.ts`.
 */

/** What both builds of `kernel/search.ts` export. */
export type Kernel = typeof import('./kernel/search.ts')

/** The kernel as plain TypeScript. There is one in each thread, whoever asks. */
export const loadPlainKernel = (): Promise<Kernel> => import('./kernel/search.ts')

/** A new kernel in WebAssembly. Rejects where WebAssembly, or its lanes of 128 bits, are missing. */
export async function loadWasmKernel(): Promise<Kernel> {
  // Asked for when wanted: whoever never solves, and where nothing builds it, does without.
  const { base64 } = await import('./kernel/search.ts?wasm')
  const text = atob(base64)
  const module = await WebAssembly.compile(Uint8Array.from(text, (c) => c.charCodeAt(0)))
  return new WebAssembly.Instance(module).exports as Kernel
}

/** The best kernel that runs here. */
export async function loadKernel(): Promise<Kernel> {
  try {
    return await loadWasmKernel()
  } catch {
    return loadPlainKernel()
  }
}

/**
 * The few web platform types that the layers below the engine may use. They exist in every browser,
 * in every worker and in Node 20; the DOM does not, so it is deliberately not in their `lib`.
 * Only what is used is declared (WHATWG Encoding, DOM section 3, Compression, HR-Time).
 */

interface TextDecoder {
  readonly encoding: string
  readonly fatal: boolean
  decode(input?: ArrayBufferView | ArrayBuffer, options?: { readonly stream?: boolean }): string
}
declare const TextDecoder: {
  new (
    label?: string,
    options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean },
  ): TextDecoder
}

interface TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
}
declare const TextEncoder: { new (): TextEncoder }

interface AbortSignal {
  readonly aborted: boolean
  readonly reason: unknown
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
interface AbortController {
  readonly signal: AbortSignal
  abort(reason?: unknown): void
}
declare const AbortController: { new (): AbortController }

interface ReadableStreamReadResult<T> {
  readonly done: boolean
  readonly value?: T
}
interface ReadableStreamDefaultReader<T> {
  read(): Promise<ReadableStreamReadResult<T>>
  cancel(reason?: unknown): Promise<void>
}
interface ReadableStream<T = unknown> {
  getReader(): ReadableStreamDefaultReader<T>
}
interface WritableStreamDefaultWriter<T> {
  write(chunk: T): Promise<void>
  close(): Promise<void>
  abort(reason?: unknown): Promise<void>
}
interface WritableStream<T = unknown> {
  getWriter(): WritableStreamDefaultWriter<T>
}
interface CompressionStream {
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>
  readonly writable: WritableStream<ArrayBufferView | ArrayBuffer>
}
declare const CompressionStream: {
  new (format: 'gzip' | 'deflate' | 'deflate-raw'): CompressionStream
}
interface DecompressionStream {
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>
  readonly writable: WritableStream<ArrayBufferView | ArrayBuffer>
}
declare const DecompressionStream: {
  new (format: 'gzip' | 'deflate' | 'deflate-raw'): DecompressionStream
}

/** Bytes, one a character, of their base 64. */
declare function atob(text: string): string

declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: string
  }
  interface Instance {
    readonly exports: unknown
  }
  function compile(bytes: ArrayBufferView | ArrayBuffer): Promise<Module>
  const Instance: { new (module: Module): Instance }
}

/** Milliseconds since the time origin; for time budgets only, never for results. */
declare const performance: { now(): number }

/** A text packed for an address, and back: deflated, in letters, digits, `-` and `_`. */

/** The stream's bytes; `undefined` once there are more than `most`. */
async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array | undefined> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
  const out = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}
const through = (
  bytes: Uint8Array,
  change: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> =>
  new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(change)

export async function packText(text: string): Promise<string> {
  const packed = await bytesOf(
    through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')),
    Number.POSITIVE_INFINITY,
  )
  const letters = Array.from(packed ?? [], (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * @param most most bytes that the text may have.
 * @returns `too-long`, or `undefined` when the letters are cut off or changed.
 */
export async function unpackText(
  packed: string,
  most: number,
): Promise<{ readonly text: string } | 'too-long' | undefined> {
  if (!/^[\w-]+$/.test(packed)) return undefined
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = await bytesOf(
      through(
        Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
        new DecompressionStream('deflate-raw'),
      ),
      most,
    )
    return bytes === undefined
      ? 'too-long'
      : { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return undefined
  }
}

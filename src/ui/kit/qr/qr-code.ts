/** QR codes (ISO/IEC 18004:2015) of a text, drawn by `uqr`. */
import { encode } from 'uqr'

/** Dark and light, row by row; square, without the quiet zone. */
type QrMatrix = readonly (readonly boolean[])[]

/**
 * The code of a text, with error correction L: a link is long and a screen is clean.
 * @returns `undefined` where the text is longer than the 2,953 bytes of the largest code.
 */
export function qrCode(text: string): QrMatrix | undefined {
  try {
    return encode(text, { ecc: 'L', border: 0 }).data
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

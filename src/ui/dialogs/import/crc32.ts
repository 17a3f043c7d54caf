/** The checksum of zips: CRC-32 with the polynomial 0xEDB88320 (ISO 3309, ITU-T V.42). */

// Signed, so that every step is arithmetic of 32 bits.
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0)
  return rest
})

/** @param before the sum of the bytes that come first; 0 where there are none. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before
  for (let i = 0; i < bytes.length; i++) sum = (sum >>> 8) ^ TABLE[(sum ^ bytes[i]!) & 255]!
  return ~sum >>> 0
}

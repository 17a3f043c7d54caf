/**
 * QR codes (ISO/IEC 18004:2015) of a text: bytes, error correction L, the smallest version that holds it. Pure. A link
 * is all that is ever shown as one, so the other modes and levels of the standard are left out.
 */

/** Dark and light, row by row; square. */
export type QrMatrix = readonly (readonly boolean[])[]

/** Table 9 of the standard at level L, by version: check codewords of a block, and blocks. */
const CHECKS = [
  ...[7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28],
  ...[28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
]
const BLOCKS = [
  ...[1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8],
  ...[8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
]
const VERSIONS = 40
const LEVEL_L = 1

const checksOf = (version: number): number => CHECKS[version - 1]!
const blocksOf = (version: number): number => BLOCKS[version - 1]!
const sizeOf = (version: number): number => 4 * version + 17
/** Places of the alignment patterns along an edge (annex E). */
function alignment(version: number): readonly number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : 2 * Math.ceil((version * 4 + 4) / (2 * count - 2))
  const last = sizeOf(version) - 7
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - step * (count - 2 - i))]
}

/** Products of the field of 256 elements with the polynomial x^8 + x^4 + x^3 + x^2 + 1. */
const EXP = new Uint8Array(510)
const LOG = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x
  EXP[i + 255] = x
  LOG[x] = i
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0)
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : EXP[LOG[a]! + LOG[b]!]!)

/** The check codewords of a block: the remainder by (x − 1)(x − 2)(x − 4) … */
function checkWords(data: readonly number[], count: number): readonly number[] {
  let divisor = [1]
  for (let i = 0; i < count; i++) {
    const next = [...divisor, 0]
    for (const [k, factor] of divisor.entries()) next[k + 1] = next[k + 1]! ^ times(factor, EXP[i]!)
    divisor = next
  }
  const rest = [...data, ...new Array<number>(count).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!
    for (const [k, factor] of divisor.entries()) rest[i + k] = rest[i + k]! ^ times(factor, lead)
  }
  return rest.slice(data.length)
}

/** A code while it is drawn: what is dark, and what the standard has fixed. */
interface Canvas {
  readonly size: number
  readonly dark: boolean[][]
  readonly fixed: boolean[][]
}
function canvasOf(size: number): Canvas {
  const grid = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  return { size, dark: grid(), fixed: grid() }
}
function fix({ size, dark, fixed }: Canvas, row: number, column: number, value: boolean): void {
  if (row < 0 || column < 0 || row >= size || column >= size) return
  dark[row]![column] = value
  fixed[row]![column] = true
}
/** Rings round a centre, dark and light in turn; `light` is the ring that is light. */
function rings(
  canvas: Canvas,
  row: number,
  column: number,
  reach: number,
  light: readonly number[],
) {
  for (let r = -reach; r <= reach; r++)
    for (let c = -reach; c <= reach; c++)
      fix(canvas, row + r, column + c, !light.includes(Math.max(Math.abs(r), Math.abs(c))))
}

/** Information with its check bits, by division by the generator. */
function withCheckBits(value: number, bits: number, generator: number): number {
  let rest = value
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) & 1 ? generator : 0)
  return (value << bits) | (rest & ((1 << bits) - 1))
}
function drawFormat(canvas: Canvas, mask: number): void {
  const bits = withCheckBits((LEVEL_L << 3) | mask, 10, 0x537) ^ 0x5412
  const bit = (i: number) => ((bits >>> i) & 1) === 1
  const { size } = canvas
  for (let i = 0; i < 8; i++) {
    fix(canvas, 8, size - 1 - i, bit(i))
    fix(canvas, i < 6 ? i : i + 1, 8, bit(i))
  }
  for (let i = 8; i < 15; i++) {
    fix(canvas, size - 15 + i, 8, bit(i))
    fix(canvas, 8, i === 8 ? 7 : 14 - i, bit(i))
  }
  fix(canvas, size - 8, 8, true)
}
function drawFixed(canvas: Canvas, version: number): void {
  const { size } = canvas
  for (let i = 0; i < size; i++) {
    fix(canvas, 6, i, i % 2 === 0)
    fix(canvas, i, 6, i % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(canvas, row, column, 4, [2, 4])
  const places = alignment(version)
  const last = size - 7
  for (const row of places)
    for (const column of places) {
      const isCorner = row === 6 ? column === 6 || column === last : row === last && column === 6
      if (!isCorner) rings(canvas, row, column, 2, [1])
    }
  drawFormat(canvas, 0)
  if (version < 7) return
  const bits = withCheckBits(version, 12, 0x1f25)
  for (let i = 0; i < 18; i++) {
    const near = Math.floor(i / 3)
    const far = size - 11 + (i % 3)
    fix(canvas, near, far, ((bits >>> i) & 1) === 1)
    fix(canvas, far, near, ((bits >>> i) & 1) === 1)
  }
}

/** All codewords in the order of drawing: blocks woven together, data first. */
function codewords(data: readonly number[], version: number, total: number): readonly number[] {
  const count = blocksOf(version)
  const checks = checksOf(version)
  const short = Math.floor(total / count) - checks
  const long = total % count
  const blocks = Array.from({ length: count }, (_, i) => {
    const from = i * short + Math.max(0, i - (count - long))
    return data.slice(from, from + short + (i < count - long ? 0 : 1))
  })
  const checked = blocks.map((block) => checkWords(block, checks))
  const woven = (rows: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat()
  return [...woven(blocks, short + 1), ...woven(checked, checks)]
}

/** Up and down in columns of two, from the right, past what is fixed. */
function drawData({ size, dark, fixed }: Canvas, words: readonly number[]): void {
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const up = ((right + 1) & 2) === 0
    for (let i = 0; i < size; i++)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - i : i
        if (fixed[row]![column]! || bit >= words.length * 8) continue
        dark[row]![column] = ((words[bit >>> 3]! >>> (7 - (bit & 7))) & 1) === 1
        bit += 1
      }
  }
}

/** Table 10: where a mask turns dark and light over. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]
const masked = ({ size, dark, fixed }: Canvas, mask: number): Canvas => ({
  ...{ size, fixed },
  dark: dark.map((line, r) => line.map((is, c) => is !== (!fixed[r]![c]! && MASKS[mask]!(r, c)))),
})

/** What a picture would cost a reader (7.8.3): long runs, blocks, false corners, and too much of one shade. */
function penalty({ size, dark }: Canvas): number {
  const columns = dark.map((_, c) => dark.map((line) => line[c]!))
  let cost = 0
  for (const line of [...dark, ...columns]) {
    const text = line.map((is) => (is ? '1' : '0')).join('')
    for (const run of text.match(/1{5,}|0{5,}/g) ?? []) cost += run.length - 2
    cost += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0)
  }
  for (let r = 0; r + 1 < size; r++)
    for (let c = 0; c + 1 < size; c++) {
      const is = dark[r]![c]!
      if (dark[r]![c + 1] === is && dark[r + 1]![c] === is && dark[r + 1]![c + 1] === is) cost += 3
    }
  const share = dark.flat().filter(Boolean).length / (size * size)
  return cost + 10 * Math.floor(Math.abs(share * 20 - 10))
}

/**
 * The code of a text.
 * @param mask the mask to take, 0 to 7; left out, the one that is read most easily.
 * @returns `undefined` where the text is longer than 2,953 bytes.
 */
export function qrCode(text: string, mask?: number): QrMatrix | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  for (let version = 1; version <= VERSIONS; version++) {
    const canvas = canvasOf(sizeOf(version))
    drawFixed(canvas, version)
    const free = canvas.fixed.flat().filter((is) => !is).length
    const total = Math.floor(free / 8)
    const room = total - checksOf(version) * blocksOf(version)
    const lengthBits = version < 10 ? 8 : 16
    if (4 + lengthBits + 8 * bytes.length > 8 * room) continue
    const bits: number[] = []
    const put = (value: number, count: number) => {
      for (let i = count - 1; i >= 0; i--) bits.push((value >>> i) & 1)
    }
    put(0b0100, 4)
    put(bytes.length, lengthBits)
    for (const byte of bytes) put(byte, 8)
    put(0, Math.min(4, 8 * room - bits.length))
    while (bits.length % 8 !== 0) bits.push(0)
    const data = Array.from({ length: bits.length / 8 }, (_, i) =>
      bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
    )
    for (let pad = 0; data.length < room; pad++) data.push(pad % 2 === 0 ? 0xec : 0x11)
    drawData(canvas, codewords(data, version, total))
    const tried = (mask === undefined ? MASKS.map((_, i) => i) : [mask]).map((one) => {
      const drawn = masked(canvas, one)
      drawFormat(drawn, one)
      return { drawn, cost: mask === undefined ? penalty(drawn) : 0 }
    })
    return tried.reduce((best, one) => (one.cost < best.cost ? one : best)).drawn.dark
  }
  return undefined
}

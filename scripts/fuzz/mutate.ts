/** Changes a text the way files get damaged, and a little more: seeded, so that any input comes again. */
import type { Rng } from '#core/rng.ts'

/** Pieces that readers know, and some that no reader should meet. */
const PIECES = [
  ...'[ ] { } ( ) < > " \' | , . : ; & = % + - * # ^ ! ? / \\ \n \r\n \t'.split(' '),
  '\u0000',
  '\ufeff',
  '\ud800',
  '\udc00',
  '\u2028',
  '♠',
  'é',
  '10',
  'T',
  'AKQJ',
  '1NT',
  '7NXX',
  'Pass',
  'AP',
  '[Deal "N:',
  '[Auction "N"]',
  '[Play "W"]',
  'md|1S',
  'mb|1C!|',
  'pc|SA|',
  'mc|14|',
  '%E0%A4',
  '%20',
  '&a=1c(',
  '?lin=',
  'https://x/handviewer.html?n=',
  '{"kind":"not","of":',
  '"of":[',
  'null',
  'true',
  '-1',
  '1e999',
  '9007199254740993',
  '__proto__',
  'constructor',
  '[[[[[[[[',
  '}}}}}}}}',
] as const

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)] as T

/** The text with one to eight changes. */
export function mutated(text: string, others: readonly string[], rng: Rng): string {
  let out = text
  const changes = 1 + rng.below(8)
  for (let i = 0; i < changes; i++) {
    const at = rng.below(out.length + 1)
    const size = 1 << rng.below(8)
    const before = out.slice(0, at)
    switch (rng.below(9)) {
      case 0:
        out = before + out.slice(at + size)
        break
      case 1:
        out = before + out.slice(at, at + size).repeat(1 + rng.below(4)) + out.slice(at)
        break
      case 2:
        out = before + pick(PIECES, rng) + out.slice(at)
        break
      case 3:
        out = before + pick(PIECES, rng) + out.slice(at + size)
        break
      case 4:
        out = before + String.fromCharCode(rng.below(0x10000)) + out.slice(at + 1)
        break
      case 5: {
        const other = pick(others, rng)
        const from = rng.below(other.length + 1)
        out = before + other.slice(from, from + size * 4) + out.slice(at)
        break
      }
      case 6:
        out = before + pick(PIECES, rng).repeat(1 << rng.below(10)) + out.slice(at)
        break
      case 7:
        out = before
        break
      default:
        out = before + out.slice(at).replace(/\d+/, String(rng.below(200) - 50))
    }
    if (out.length > 200_000) out = out.slice(0, 200_000)
  }
  return out
}

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e300,
  2 ** 53,
  '',
  '__proto__',
  '\ud800',
  'x'.repeat(200_000),
  [],
  {},
  [[]],
  deep(200),
]

function deep(levels: number): unknown {
  let data: unknown = { kind: 'balanced' }
  for (let i = 0; i < levels; i++) data = { kind: 'not', of: data }
  return data
}

/** A number or text close to the one that is there. */
function nearby(value: unknown, text: string, rng: Rng): unknown {
  if (typeof value === 'number') return value + rng.below(5) - 2
  return typeof value === 'string' ? mutated(value, [text], rng) : value
}

/** The JSON text with one to four of its values changed, left out or put elsewhere. */
export function mutatedTree(text: string, rng: Rng): string {
  const data = JSON.parse(text) as unknown
  const changes = 1 + rng.below(4)
  for (let i = 0; i < changes; i++) {
    const places = placesIn(data)
    // Nothing may be left to change.
    if (places.length === 0) break
    const { holder, key } = pick(places, rng)
    switch (rng.below(5)) {
      case 0:
        if (Array.isArray(holder)) holder.splice(Number(key), 1)
        else delete holder[key]
        break
      case 1:
        // A copy: a list that stands in two places could come to hold itself.
        holder[key] = structuredClone(pick(VALUES, rng))
        break
      case 2: {
        const other = pick(places, rng)
        holder[key] = structuredClone(other.holder[other.key])
        break
      }
      case 3:
        if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)] as unknown))
        else holder[pick(PIECES, rng)] = holder[key]
        break
      default:
        holder[key] = nearby(holder[key], text, rng)
    }
  }
  return JSON.stringify(data)
}

interface TreePlace {
  /** An object, or a list by its places. */
  readonly holder: Record<string, unknown>
  readonly key: string
}
function placesIn(data: unknown): readonly TreePlace[] {
  const places: TreePlace[] = []
  const open: unknown[] = [data]
  for (let holder = open.pop(); holder !== undefined; holder = open.pop())
    if (typeof holder === 'object' && holder !== null)
      for (const [key, value] of Object.entries(holder)) {
        places.push({ holder: holder as TreePlace['holder'], key })
        open.push(value)
      }
  return places
}

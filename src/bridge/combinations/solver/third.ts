/**
 * The positions one third card leads to, as strings of the position it is played from: what they hold
 * with all cards seen, and their fronts.
 */
import { type Ceilings, eastIsSecond, type LeadMove, type ThirdMove } from './ceiling.ts'
import type { Fronts } from './search.ts'
import { insert, type VectorList } from './vectors.ts'

const NOTHING = new Int32Array(0)
/** The one vector of the position after which nothing is counted. */
const STOP: VectorList = { words: 0, count: 1, data: NOTHING }

/** The ceiling of a position as a string of this need: all planes for 0, else the one of at least `need`. */
export function ceilingFor(ceilings: Ceilings, id: number, need: number): Int32Array {
  if (id === 0) return NOTHING
  const full = ceilings.of(id)
  if (need === 0) return full
  const { space, masks } = ceilings
  const words = masks.words(1)
  const to = new Int32Array(words)
  const from = (need - 1) * space.layouts
  const skip = from >> 5
  const bits = from & 31
  for (let k = 0; k < words; k++) {
    const here = full[k + skip] ?? 0
    to[k] =
      (bits === 0 ? here : (here >>> bits) | ((full[k + skip + 1] ?? 0) << (32 - bits))) &
      masks.first[k]!
  }
  return to
}

/** What one third card could hold at best; ones in the layouts where second hand lacks the class. */
function capOfThird(
  ceilings: Ceilings,
  id: number,
  east: boolean,
  kind: number,
  third: ThirdMove,
  need: number,
  words: number,
): Int32Array {
  const { masks, space } = ceilings
  const here = masks.at(id)
  const cap = new Int32Array(words).fill(-1)
  const lifted = new Int32Array(words)
  // Fourth hand void: second hand holds everything.
  ceilings.bar(cap, words, east ? 0 : space.sizeIndex(id), third.showOut, need)
  for (let f = 0; f < third.fourths.length; f += 2) {
    const d = third.fourths[f]!
    const next = third.fourths[f + 1]!
    const won = next & 1
    if (need > 0 && need === won) continue
    const west = east ? d : kind
    const below = ceilingFor(ceilings, next >> 1, need === 0 ? 0 : need - won)
    ceilings.embed(lifted, below, 0, below.length, words, west, need === 0 ? won : 0)
    const w = here.westLacks[west]!
    const e = here.eastLacks[east ? kind : d]!
    for (let k = 0; k < words; k++) cap[k] = cap[k]! & (lifted[k]! | w[k]! | e[k]!)
  }
  return cap
}

/**
 * Fills `list` with the front of the position after fourth hand's class, cut to `cap`, ones where the
 * two classes cannot have been played.
 * @returns false when the target is reached already, so that nothing is to be combined; `undefined`
 *   when the work ran out.
 */
export function childStrings(
  ceilings: Ceilings,
  fronts: Fronts,
  list: VectorList,
  id: number,
  east: boolean,
  kind: number,
  fourth: number,
  next: number,
  need: number,
  cap: Int32Array,
): boolean | undefined {
  const won = next & 1
  if (need > 0 && need === won) return false
  const child = next >> 1
  const front = child === 0 ? STOP : fronts.of(child, need === 0 ? 0 : need - won)
  if (front === undefined) return undefined
  const here = ceilings.masks.at(id)
  const west = east ? fourth : kind
  const w = here.westLacks[west]!
  const e = here.eastLacks[east ? kind : fourth]!
  const { words } = list
  const lifted = new Int32Array(words)
  for (let i = 0; i < front.count; i++) {
    ceilings.embed(
      lifted,
      front.data,
      i * front.words,
      front.words,
      words,
      west,
      need === 0 ? won : 0,
    )
    for (let k = 0; k < words; k++) lifted[k] = (lifted[k]! | w[k]! | e[k]!) & cap[k]!
    insert(list, lifted, 0)
  }
  return true
}

/** What a lead and its third cards could hold at best. */
export interface LeadCaps {
  readonly words: number
  readonly top: Int32Array
  /** By second hand's class, by third card; nothing in them is above `top`. */
  readonly caps: readonly (readonly Int32Array[])[]
}

export function capsOfLead(ceilings: Ceilings, id: number, move: LeadMove, need: number): LeadCaps {
  const { space, masks } = ceilings
  const words = masks.words(need === 0 ? space.tricks(id) : 1)
  const here = masks.at(id)
  const east = eastIsSecond(move.lead)
  const top = new Int32Array(words)
  for (let k = 0; k < words; k++) top[k] = here.valid[k]! & (need === 0 ? -1 : masks.first[k]!)
  ceilings.bar(top, words, east ? space.sizeIndex(id) : 0, move.showOut, need)
  const caps = move.seconds.map(({ kind, thirds }) => {
    const out = (east ? here.eastLacks[kind] : here.westLacks[kind])!
    const each = thirds.map((third) => capOfThird(ceilings, id, east, kind, third, need, words))
    for (let k = 0; k < words; k++) {
      let some = out[k]!
      for (const cap of each) some |= cap[k]!
      top[k] = top[k]! & some
    }
    return each
  })
  for (const each of caps)
    for (const cap of each) for (let k = 0; k < words; k++) cap[k] = cap[k]! & top[k]!
  return { words, top, caps }
}

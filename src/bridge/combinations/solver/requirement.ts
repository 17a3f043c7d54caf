/** What a plan still has to make, handed down from a position to the ones after it. */
import {
  type Ceilings,
  eastIsSecond,
  type LeadMove,
  type SecondMove,
  type ThirdMove,
} from './ceiling.ts'
import type { FrontBook } from './fronts.ts'
import type { VectorList } from './vectors.ts'

/** Tricks asked for in one layout. */
export function askedAt(need: Int32Array, layouts: number, layout: number): number {
  let tricks = 0
  for (let bit = layout; bit >> 5 < need.length; bit += layouts)
    if ((need[bit >> 5]! >>> (bit & 31)) & 1) tricks += 1
    else break
  return tricks
}

const fallsShort = (
  need: Int32Array,
  layouts: number,
  layout: number,
  tricks: number,
  target: number,
): boolean => {
  const asked = askedAt(need, layouts, layout)
  return target === 0 ? asked > tricks : asked > 0 && tricks < target
}

export const isNothing = (need: Int32Array): boolean => need.every((word) => word === 0)

/** Moves a string towards lower bits; what falls out was given by the trick. */
function lowered(from: Int32Array, shift: number, words: number): Int32Array {
  const to = new Int32Array(words)
  const skip = shift >> 5
  const bits = shift & 31
  for (let k = 0; k < words; k++) {
    const here = from[k + skip] ?? 0
    to[k] = bits === 0 ? here : (here >>> bits) | ((from[k + skip + 1] ?? 0) << (32 - bits))
  }
  return to
}

/**
 * What is asked of the position after both defenders have followed.
 * @param target 0 when strings count tricks; otherwise they mark the layouts in which that many
 *   tricks are to be made.
 */
export function requirementAfter(
  ceilings: Ceilings,
  id: number,
  lead: number,
  second: number,
  fourth: number,
  next: number,
  need: Int32Array,
  target = 0,
): Int32Array {
  const { space, masks } = ceilings
  const here = masks.at(id)
  const east = eastIsSecond(lead)
  const west = east ? fourth : second
  const w = here.westLacks[west]!
  const e = here.eastLacks[east ? second : fourth]!
  const own = need.map((word, k) => word & ~w[k]! & ~e[k]!)
  const child = next >> 1
  const won = target === 0 ? next & 1 : 0
  // The target is met by this trick.
  if (target > 0 && target === (next & 1)) return NOTHING
  const words = child === 0 ? 0 : masks.words(target === 0 ? space.tricks(child) : 1)
  const shift = space.strides[west]! + won * space.layouts
  const after = lowered(own, shift, need.length)
  // More asked than the position has tricks.
  for (let k = words; k < after.length; k++) if (after[k] !== 0) return IMPOSSIBLE
  return after.subarray(0, words)
}

const NOTHING = new Int32Array(0)
/** More than any plan can make. */
export const IMPOSSIBLE = Int32Array.of(-1)

const covers = (front: VectorList, need: Int32Array): boolean => {
  for (let i = 0; i < front.count; i++) {
    let k = 0
    while (k < front.words && (need[k]! & ~front.data[i * front.words + k]!) === 0) k++
    if (k === front.words) return true
  }
  return false
}

/** Whether a position has a plan that makes what is asked. */
export function canMake(fronts: FrontBook, id: number, need: Int32Array, target = 0): boolean {
  if (need === IMPOSSIBLE) return false
  if (id === 0 || isNothing(need)) return true
  const front = fronts.of(id, target)
  return front !== undefined && covers(front, need)
}

/** Whether this third card makes what is asked after second hand's class. */
export function thirdMakes(
  ceilings: Ceilings,
  fronts: FrontBook,
  id: number,
  lead: number,
  second: SecondMove,
  third: ThirdMove,
  need: Int32Array,
  target = 0,
): boolean {
  const { space } = ceilings
  const layout = eastIsSecond(lead) ? 0 : space.sizeIndex(id)
  if (
    holds(ceilings, id, lead, second.kind, layout) &&
    fallsShort(need, space.layouts, layout, third.showOut, target)
  )
    return false
  for (let f = 0; f < third.fourths.length; f += 2) {
    const fourth = third.fourths[f]!
    const next = third.fourths[f + 1]!
    const asked = requirementAfter(ceilings, id, lead, second.kind, fourth, next, need, target)
    if (!canMake(fronts, next >> 1, asked, target > 0 ? target - (next & 1) : 0)) return false
  }
  return true
}

/** Whether second hand holds the class in the layout. */
function holds(
  ceilings: Ceilings,
  id: number,
  lead: number,
  kind: number,
  layout: number,
): boolean {
  const here = ceilings.masks.at(id)
  const lacks = (eastIsSecond(lead) ? here.eastLacks[kind] : here.westLacks[kind])!
  return ((lacks[layout >> 5]! >>> (layout & 31)) & 1) === 0
}

/** What is asked only in layouts where second hand can play the class. */
export function askedOf(
  ceilings: Ceilings,
  id: number,
  lead: number,
  kind: number,
  need: Int32Array,
): Int32Array {
  const here = ceilings.masks.at(id)
  const lacks = (eastIsSecond(lead) ? here.eastLacks[kind] : here.westLacks[kind])!
  return need.map((word, k) => word & ~lacks[k]!)
}

/** By second hand's class, the third cards that make what is asked; `undefined` when some class has none. */
export function thirdsThatMake(
  ceilings: Ceilings,
  fronts: FrontBook,
  id: number,
  move: LeadMove,
  need: Int32Array,
  target = 0,
): readonly (readonly ThirdMove[])[] | undefined {
  const { space } = ceilings
  const layout = eastIsSecond(move.lead) ? space.sizeIndex(id) : 0
  if (fallsShort(need, space.layouts, layout, move.showOut, target)) return undefined
  const all: (readonly ThirdMove[])[] = []
  for (const second of move.seconds) {
    const good = second.thirds.filter((third) =>
      thirdMakes(ceilings, fronts, id, move.lead, second, third, need, target),
    )
    if (good.length === 0) return undefined
    all.push(good)
  }
  return all
}

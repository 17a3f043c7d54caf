/**
 * The best plan for given weights, by branch and bound over the first trick; the positions after it
 * have whole fronts, which stay small where the front of the root does not.
 */
import { type Ceilings, eastIsSecond, type LeadMove, type ThirdMove } from './ceiling.ts'
import { type Fronts, type Work, workIsOut } from './search.ts'
import { capsOfLead, childStrings } from './third.ts'
import { emptyList, type VectorList } from './vectors.ts'
import type { Weighing } from './weighing.ts'
import { byBound, insertWeighted, trim, type WeightedList, weightedList } from './weighted-list.ts'

export interface BestPlan {
  readonly value: number
  readonly plan: Int32Array
}
/** `undefined` when the work ran out; `none` when no plan is above the floor. */
export type WeightedFound = BestPlan | 'none' | undefined

export interface WeightedSearch {
  readonly ceilings: Ceilings
  readonly fronts: Fronts
  readonly work: Work
  /** 0 for expected tricks, else the number of tricks to be made. */
  readonly need: number
  readonly weigh: Weighing
  /** Most part plans kept at each step; `Infinity` is exact. */
  readonly beam: number
}

/** The most this lead could be worth with all cards seen. */
export function leadCeiling(
  ceilings: Ceilings,
  weigh: Weighing,
  id: number,
  move: LeadMove,
  need: number,
): number {
  const { top, words } = capsOfLead(ceilings, id, move, need)
  return weigh.of(top, 0, ALL(words))
}

/** Bits of `top` that the mask `lacks` does not rule out. */
const within = (top: Int32Array, lacks: Int32Array): Int32Array =>
  top.map((word, k) => word & ~lacks[k]!)
const orAll = (masks: readonly Int32Array[], words: number): Int32Array => {
  const all = new Int32Array(words)
  for (const mask of masks) for (let k = 0; k < words; k++) all[k] = all[k]! | mask[k]!
  return all
}
const ALL = (words: number): Int32Array => new Int32Array(words).fill(-1)

/** Part plans of one third card after one class played second. */
function ofThird(
  search: WeightedSearch,
  id: number,
  east: boolean,
  kind: number,
  third: ThirdMove,
  cap: Int32Array,
  domain: Int32Array,
  /** Layouts that other classes of second hand's share. */
  shared: Int32Array,
  /** What is certain to be outside: the most all other layouts can add. */
  outside: number,
  floor: number,
): WeightedList | undefined {
  const { ceilings, fronts, work, need, weigh, beam } = search
  const words = cap.length
  const here = ceilings.masks.at(id)
  const lists: { readonly list: VectorList; readonly touches: Int32Array }[] = []
  for (let f = 0; f < third.fourths.length; f += 2) {
    const d = third.fourths[f]!
    const list = emptyList(words)
    const done = childStrings(
      ceilings,
      fronts,
      list,
      id,
      east,
      kind,
      d,
      third.fourths[f + 1]!,
      need,
      cap,
    )
    if (done === undefined) return undefined
    if (!done) continue
    const lacks = (east ? here.westLacks[d] : here.eastLacks[d])!
    lists.push({ list, touches: within(domain, lacks) })
  }
  lists.sort((a, b) => a.list.count - b.list.count)
  let now = weightedList(words)
  const open = new Int32Array(words)
  const full = new Int32Array(words)
  const fold = new Int32Array(words)
  // Nothing is folded before the last list that touches it.
  const remaining = (from: number) =>
    orAll([shared, ...lists.slice(from).map(({ touches }) => touches)], words)
  let live = remaining(0)
  for (let k = 0; k < words; k++) {
    full[k] = cap[k]! & domain[k]!
    open[k] = full[k]! & live[k]!
    fold[k] = full[k]! & ~live[k]!
  }
  const every = ALL(words)
  insertWeighted(now, weigh.of(fold, 0, every), 0, open, full)
  for (const [step, { list }] of lists.entries()) {
    const after = weightedList(words)
    const wanted = remaining(step + 1)
    const done = live.map((word, k) => word & ~wanted[k]!)
    for (const i of byBound(now)) {
      for (let j = 0; j < list.count; j++) {
        for (let k = 0; k < words; k++) {
          const vector = list.data[j * words + k]!
          const both = now.open[i * words + k]! & vector
          full[k] = now.full[i * words + k]! & vector
          fold[k] = both & done[k]!
          open[k] = both & wanted[k]!
        }
        const score = now.scores[i]! + weigh.of(fold, 0, every)
        const bound = score + weigh.of(open, 0, every)
        if (outside + bound <= floor) continue
        insertWeighted(after, score, bound, open, full)
      }
      const before = work.spent
      work.spent += list.count * (after.count + 1) * words
      if (workIsOut(work, before)) return undefined
    }
    trim(after, beam)
    now = after
    live = wanted
    if (now.count === 0) break
  }
  return now
}

/** The best plan that begins with this lead and is worth more than `floor`. */
export function bestOfLead(
  search: WeightedSearch,
  id: number,
  move: LeadMove,
  floor: number,
): WeightedFound {
  const { ceilings, work, weigh, beam } = search
  const { words, top, caps } = capsOfLead(ceilings, id, move, search.need)
  const every = ALL(words)
  const here = ceilings.masks.at(id)
  const east = eastIsSecond(move.lead)
  const all = weigh.of(top, 0, every)
  if (all <= floor) return 'none'
  const domains = move.seconds.map(({ kind }) =>
    within(top, (east ? here.eastLacks[kind] : here.westLacks[kind])!),
  )
  const factors: {
    readonly list: WeightedList
    readonly domain: Int32Array
    readonly best: number
  }[] = []
  /** How far below the ceiling the classes done so far must stay. */
  let lost = 0
  for (const [s, { kind, thirds }] of move.seconds.entries()) {
    const domain = domains[s]!
    const others = orAll(
      domains.filter((_, i) => i !== s),
      words,
    )
    const shared = domain.map((word, k) => word & others[k]!)
    const inside = weigh.of(domain, 0, every)
    const union = weightedList(words)
    for (const [t, third] of thirds.entries()) {
      const cap = caps[s]![t]!
      if (all - inside + weigh.of(cap, 0, domain) - lost <= floor) continue
      const found = ofThird(
        search,
        id,
        east,
        kind,
        third,
        cap,
        domain,
        shared,
        all - inside - lost,
        floor,
      )
      if (found === undefined) return undefined
      for (let i = 0; i < found.count; i++)
        insertWeighted(
          union,
          found.scores[i]!,
          found.scores[i]! + weigh.of(found.open, i * words, every),
          found.open.subarray(i * words, (i + 1) * words),
          found.full.subarray(i * words, (i + 1) * words),
        )
      work.spent += found.count * (union.count + 1) * words
    }
    trim(union, beam)
    if (union.count === 0) return 'none'
    let best = 0
    for (let i = 0; i < union.count; i++) best = Math.max(best, union.scores[i]!)
    const alone = domain.map((word, k) => word & ~shared[k]!)
    lost += weigh.of(alone, 0, every) - best
    factors.push({ list: union, domain, best })
  }
  factors.sort((a, b) => a.list.count - b.list.count)
  return combine(search, top, factors, floor)
}

function combine(
  search: WeightedSearch,
  top: Int32Array,
  factors: readonly {
    readonly list: WeightedList
    readonly domain: Int32Array
    readonly best: number
  }[],
  floor: number,
): WeightedFound {
  const { work, weigh, beam } = search
  const words = top.length
  const every = ALL(words)
  // Open at first: layouts that two classes or more share. The rest is folded inside the factors.
  const touches = top.map((_, k) => {
    let one = 0
    let two = 0
    for (const { domain } of factors) {
      two |= one & domain[k]!
      one |= domain[k]!
    }
    return two
  })
  const own = top.map((word, k) => {
    let any = 0
    for (const { domain } of factors) any |= domain[k]!
    return word & ~any
  })
  let now = weightedList(words)
  insertWeighted(
    now,
    weigh.of(own, 0, every),
    0,
    top.map((word, k) => word & touches[k]!),
    top,
  )
  const open = new Int32Array(words)
  const full = new Int32Array(words)
  const fold = new Int32Array(words)
  let rest = factors.reduce((sum, { best }) => sum + best, 0)
  let live = touches
  for (const [step, { list, domain, best }] of factors.entries()) {
    rest -= best
    const later = orAll(
      factors.slice(step + 1).map((factor) => factor.domain),
      words,
    )
    const wanted = live.map((word, k) => word & later[k]!)
    const done = live.map((word, k) => word & ~later[k]!)
    const after = weightedList(words)
    const order = byBound(list)
    for (const i of byBound(now)) {
      for (const j of order) {
        for (let k = 0; k < words; k++) {
          const outside = ~domain[k]!
          const both = now.open[i * words + k]! & (list.open[j * words + k]! | outside)
          full[k] = now.full[i * words + k]! & (list.full[j * words + k]! | outside)
          fold[k] = both & done[k]!
          open[k] = both & wanted[k]!
        }
        const score = now.scores[i]! + list.scores[j]! + weigh.of(fold, 0, every)
        const bound = score + weigh.of(open, 0, every) + rest
        if (bound <= floor) continue
        insertWeighted(after, score, bound, open, full)
      }
      const before = work.spent
      work.spent += list.count * (after.count + 1) * words
      if (workIsOut(work, before)) return undefined
    }
    trim(after, beam)
    now = after
    live = wanted
    if (now.count === 0) return 'none'
  }
  let at = 0
  for (let i = 1; i < now.count; i++) if (now.scores[i]! > now.scores[at]!) at = i
  return {
    value: now.scores[at]!,
    plan: now.full.slice(at * words, (at + 1) * words),
  }
}

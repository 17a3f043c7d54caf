/**
 * Double-dummy tricks of every position, all its layouts at once, and the tree of moves below a
 * position. A defender who shows out gives the layout away, so what follows is one number.
 */
import { type MaskBook, type Masks, maskBook } from './masks.ts'
import { EAST_VOID, NONE, type Space, WEST_VOID } from './space.ts'
import { shifted } from './vectors.ts'

/** Fourth hand's choices after third hand's card. */
export interface ThirdMove {
  readonly rank: number
  /** Class played fourth, next × 2 + won, alternating. */
  readonly fourths: Int32Array
  /** Tricks from here when fourth hand shows out, which leaves one layout. */
  readonly showOut: number
}
export interface SecondMove {
  /** Class played second. */
  readonly kind: number
  readonly thirds: readonly ThirdMove[]
}
export interface LeadMove {
  /** As `Space.leads` gives it. */
  readonly lead: number
  readonly seconds: readonly SecondMove[]
  /** Tricks from here when second hand shows out; -1 when there is no hidden card left. */
  readonly showOut: number
}

export interface Ceilings {
  readonly space: Space
  readonly masks: MaskBook
  moves(id: number): readonly LeadMove[]
  /** Tricks in each layout with all cards seen, as a bit string of `words(tricks(id))` words. */
  of(id: number): Int32Array
  /** Adds the card of the child to a string: shifted for West's card and the trick won. */
  embed(
    to: Int32Array,
    from: Int32Array,
    at: number,
    size: number,
    words: number,
    westKind: number,
    won: number,
  ): void
  /** Takes away what `tricks` in one layout do not give: everything above them, or the target `need`. */
  bar(to: Int32Array, words: number, layout: number, tricks: number, need: number): void
  /** Tricks when one defender is void and the rest is known to lie with the other. */
  open(id: number, voidSide: number): number
}

/** Whether East plays second to this lead. */
export const eastIsSecond = (lead: number): boolean => lead < 16

export function ceilingsOf(space: Space): Ceilings {
  const masks = maskBook(space)
  const { layouts, kinds, strides } = space
  const known: (Int32Array | undefined)[] = []
  const expanded: (readonly LeadMove[] | undefined)[] = []
  const opened: (number | undefined)[][] = [[], []]

  /** Best third card, fourth hand or second hand being void. */
  function openAfter(id: number, lead: number, second: number, voidSide: number): number {
    const secondVoid = eastIsSecond(lead) === (voidSide === EAST_VOID)
    let best = 0
    for (const third of space.thirds(id, lead, second)) {
      let worst = 99
      if (!secondVoid || space.sizeIndex(id) === 0) {
        const child = space.next(id, lead, second, third, NONE)
        worst = (child & 1) + open(child >> 1, voidSide)
      } else
        for (let d = 0; d < kinds; d++) {
          if (space.size(id, d) === 0) continue
          const child = space.next(id, lead, NONE, third, d)
          const tricks = (child & 1) + open(child >> 1, voidSide)
          if (tricks < worst) worst = tricks
        }
      if (worst > best) best = worst
    }
    return best
  }
  function open(id: number, voidSide: number): number {
    if (id === 0) return 0
    const memo = opened[voidSide]!
    const before = memo[id]
    if (before !== undefined) return before
    let best = 0
    if (space.plain && space.sizeIndex(id) === 0) best = space.tricks(id)
    else
      for (const lead of space.leads(id)) {
        const secondVoid = eastIsSecond(lead) === (voidSide === EAST_VOID)
        let worst = 99
        if (secondVoid || space.sizeIndex(id) === 0) worst = openAfter(id, lead, NONE, voidSide)
        else
          for (let c = 0; c < kinds; c++) {
            if (space.size(id, c) === 0) continue
            const tricks = openAfter(id, lead, c, voidSide)
            if (tricks < worst) worst = tricks
          }
        if (worst > best) best = worst
      }
    memo[id] = best
    return best
  }

  function moves(id: number): readonly LeadMove[] {
    const before = expanded[id]
    if (before) return before
    const live: number[] = []
    for (let k = 0; k < kinds; k++) if (space.size(id, k) > 0) live.push(k)
    const made = space.leads(id).map((lead): LeadMove => {
      const fourthVoid = eastIsSecond(lead) ? WEST_VOID : EAST_VOID
      const secondVoid = 1 - fourthVoid
      const seconds = live.map(
        (kind): SecondMove => ({
          kind,
          thirds: space.thirds(id, lead, kind).map((rank): ThirdMove => {
            const fourths: number[] = []
            for (const d of live) {
              if (d === kind && space.size(id, d) === 1) continue
              fourths.push(d, space.next(id, lead, kind, rank, d))
            }
            const child = space.next(id, lead, kind, rank, NONE)
            return {
              rank,
              fourths: Int32Array.from(fourths),
              showOut: (child & 1) + open(child >> 1, fourthVoid),
            }
          }),
        }),
      )
      return { lead, seconds, showOut: openAfter(id, lead, NONE, secondVoid) }
    })
    expanded[id] = made
    return made
  }

  function embed(
    to: Int32Array,
    from: Int32Array,
    at: number,
    size: number,
    words: number,
    westKind: number,
    won: number,
  ): void {
    shifted(to, from, at, size, strides[westKind]! + (won === 1 ? layouts : 0), words)
    if (won === 1)
      for (let k = 0; k < words && k * 32 < layouts; k++) to[k] = to[k]! | masks.first[k]!
  }
  function limit(to: Int32Array, words: number, layout: number, tricks: number): void {
    for (let bit = tricks * layouts + layout; bit >> 5 < words; bit += layouts)
      to[bit >> 5] = to[bit >> 5]! & ~(1 << (bit & 31))
  }

  function compute(id: number): Int32Array {
    const words = masks.words(space.tricks(id))
    const best = new Int32Array(words)
    const here: Masks = masks.at(id)
    const after = new Int32Array(words)
    const some = new Int32Array(words)
    const one = new Int32Array(words)
    const moved = new Int32Array(words)
    for (const { lead, seconds, showOut } of moves(id)) {
      after.fill(-1)
      const east = eastIsSecond(lead)
      const westLayout = space.sizeIndex(id)
      limit(after, words, east ? westLayout : 0, showOut)
      for (const { kind, thirds } of seconds) {
        some.fill(0)
        for (const third of thirds) {
          one.fill(-1)
          // Fourth hand void: second hand holds everything.
          limit(one, words, east ? 0 : westLayout, third.showOut)
          const { fourths } = third
          for (let f = 0; f < fourths.length; f += 2) {
            const d = fourths[f]!
            const child = fourths[f + 1]!
            const below = child >> 1 === 0 ? NOTHING : of(child >> 1)
            embed(moved, below, 0, below.length, words, east ? d : kind, child & 1)
            const w = here.westLacks[east ? d : kind]!
            const e = here.eastLacks[east ? kind : d]!
            for (let k = 0; k < words; k++) one[k] = one[k]! & (moved[k]! | w[k]! | e[k]!)
          }
          for (let k = 0; k < words; k++) some[k] = some[k]! | one[k]!
        }
        const out = (east ? here.eastLacks[kind] : here.westLacks[kind])!
        for (let k = 0; k < words; k++) after[k] = after[k]! & (some[k]! | out[k]!)
      }
      for (let k = 0; k < words; k++) best[k] = best[k]! | (after[k]! & here.valid[k]!)
    }
    return best
  }
  function of(id: number): Int32Array {
    const before = known[id]
    if (before) return before
    const made = compute(id)
    known[id] = made
    return made
  }

  const bar = (
    to: Int32Array,
    words: number,
    layout: number,
    tricks: number,
    need: number,
  ): void => {
    if (need === 0) limit(to, words, layout, tricks)
    else if (tricks < need) to[layout >> 5] = to[layout >> 5]! & ~(1 << (layout & 31))
  }

  return { space, masks, moves, of, embed, bar, open }
}

const NOTHING = new Int32Array(0)

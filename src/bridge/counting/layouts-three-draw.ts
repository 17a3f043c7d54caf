/**
 * One layout of three hands at a time, each with the chance of its weight: first the pair of half
 * tables, then the points in each, then which suits' cells came to them. Every choice is by exact
 * sums over what is left, so no draw is rejected.
 */

import { drawnPlace } from '#core/running-sums.ts'
import type { Tuple4 } from '#core/tuple.ts'
import {
  prepare,
  TABLE,
  type ThreeCell,
  type ThreeProblem,
  type Triple,
  WIDE,
} from './layouts-three-tables.ts'

/** By suit, clubs first: unseen lengths of the first two hands, and their points as first * 21 + second. */
export interface DrawnCell {
  readonly a: number
  readonly b: number
  readonly offset: number
}
/** A number from 0 to below the total given, uniform. */
export type Uniform = (total: number) => number

/** A high table with the low ones that meet it under one weight, and the weight of each of their entries. */
interface Meeting {
  readonly two: Triple
  readonly members: readonly Triple[]
  /** The members' tables added up. */
  readonly sum: Float64Array
  readonly weight: Float64Array
  /** Low entries with weight, and running sums over them: low sum times completions. */
  readonly at: Int16Array
  readonly ends: Float64Array
  /** For each entry of `at`, the weight of its completions. */
  readonly completions: Float64Array
}
export interface ThreeDraw {
  readonly total: number
  readonly draw: (uniform: Uniform) => Tuple4<DrawnCell>
}

/** How many meetings are weighed between two yields. */
const STEP = 40

export function* threeDraw(problem: ThreeProblem): Generator<number, ThreeDraw, void> {
  const { low, high, groupsOf } = yield* prepare(problem, false)
  const meetings: Meeting[] = []
  const places = new Int16Array(TABLE)
  const running = new Float64Array(TABLE)
  const rests = new Float64Array(TABLE)
  const ends: number[] = []
  let total = 0
  let work = 0
  for (const [n, two] of high.triples.entries())
    for (const group of groupsOf(two)) {
      work += 1
      if (work > STEP) {
        work = 0
        yield n / high.triples.length
      }
      let found = 0
      const weight = group.weight.values
      let sum = 0
      for (let i = 0; i < TABLE; i++) {
        const m = group.sum[i]!
        if (m !== 0) {
          const from = WIDE[i]!
          let r = 0
          for (let k = 0; k < two.wide.length; k++)
            r += two.values[k]! * weight[from + two.wide[k]!]!
          if (r === 0) continue
          sum += m * r
          places[found] = i
          running[found] = sum
          rests[found] = r
          found += 1
        }
      }
      if (sum === 0) continue
      total += sum
      meetings.push({
        two,
        members: group.members,
        sum: group.sum,
        weight,
        at: places.slice(0, found),
        ends: running.slice(0, found),
        completions: rests.slice(0, found),
      })
      ends.push(total)
    }
  const totals = Float64Array.from(ends)
  const partsOf = new Map<Triple, { readonly x: ThreeCell; readonly y: ThreeCell }[]>()
  for (const half of [low, high])
    for (const part of half.parts) {
      const list = partsOf.get(part.to) ?? []
      partsOf.set(part.to, list)
      list.push(part)
    }
  const known = new Map<Triple, Map<number, Choice>>()
  const choiceOf = (triple: Triple, at: number): Choice => {
    const byPlace = known.get(triple) ?? new Map<number, Choice>()
    known.set(triple, byPlace)
    const made = byPlace.get(at) ?? choicesOf(partsOf.get(triple) ?? [], at)
    byPlace.set(at, made)
    return made
  }
  const pair = (triple: Triple, at: number, uniform: Uniform): readonly [DrawnCell, DrawnCell] => {
    const choice = choiceOf(triple, at)
    const last = choice.ends.length - 1
    if (last === 0) return choice.pairs[0]!
    return choice.pairs[drawnPlace(choice.ends, uniform(choice.ends[last]!))]!
  }
  return {
    total,
    draw: (uniform) => {
      const meeting = meetings[drawnPlace(totals, uniform(total))]!
      const { two, members, weight } = meeting
      const entry = drawnPlace(meeting.ends, uniform(meeting.ends.at(-1)!))
      const at = meeting.at[entry]!
      const from = WIDE[at]!
      // The high entry, by its value times the weight of the points together.
      let x = uniform(meeting.completions[entry]!)
      let k = 0
      for (; k < two.wide.length - 1; k++) {
        x -= two.values[k]! * weight[from + two.wide[k]!]!
        if (x < 0) break
      }
      // Rounding must not end on an entry without weight.
      while (k > 0 && weight[from + two.wide[k]!]! === 0) k -= 1
      let y = members.length === 1 ? 0 : uniform(meeting.sum[at]!)
      let chosen = members[0]!
      for (const one of members) {
        const here = one.table[at]!
        if (here === 0) continue
        chosen = one
        y -= here
        if (y < 0) break
      }
      const [clubs, diamonds] = pair(chosen, at, uniform)
      const [hearts, spades] = pair(two, two.at[k]!, uniform)
      return [clubs, diamonds, hearts, spades]
    },
  }
}

/** The pairs of cells whose points add up to one place of a table. */
interface Choice {
  readonly pairs: readonly (readonly [DrawnCell, DrawnCell])[]
  readonly ends: readonly number[]
}
const placesOf = new WeakMap<ThreeCell, Int16Array>()
/** By points: which entry of the cell has them, or -1. */
function placesIn(cell: ThreeCell): Int16Array {
  const known = placesOf.get(cell)
  if (known !== undefined) return known
  const made = new Int16Array(TABLE).fill(-1)
  for (const [i, offset] of cell.offsets.entries()) made[offset] = i
  placesOf.set(cell, made)
  return made
}
function choicesOf(
  parts: readonly { readonly x: ThreeCell; readonly y: ThreeCell }[],
  at: number,
): Choice {
  const pairs: (readonly [DrawnCell, DrawnCell])[] = []
  const ends: number[] = []
  let sum = 0
  for (const { x, y } of parts) {
    const places = placesIn(y)
    for (let i = 0; i < x.offsets.length; i++) {
      const offset = x.offsets[i]!
      const k = offset > at ? -1 : places[at - offset]!
      if (k < 0) continue
      sum += x.values[i]! * y.values[k]!
      pairs.push([
        { a: x.a, b: x.b, offset },
        { a: y.a, b: y.b, offset: at - offset },
      ])
      ends.push(sum)
    }
  }
  return { pairs, ends }
}

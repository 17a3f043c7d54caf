/** Outcomes of plans: by layout the tricks to come, and what they are worth together. */
import type { Board } from './board.ts'

export interface Outcome {
  /** By layout. */
  readonly tricks: Uint8Array
  /** What it is worth: weights times worth, summed; where nothing is weighed the tricks together. */
  readonly sum: number
  /** The same over the layouts that no other choice can touch. */
  readonly apart: number
}

/** Sums that differ by less are level. */
export const ROUNDING = 1e-9

/** What has to be known beside the layouts to weigh outcomes. */
export interface Weighing {
  readonly weights: Float64Array
  /** By layout: 1 where another choice can still change the outcome, so that it counts by itself. */
  readonly shared: Uint8Array
}

export function isAtLeast(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i]! < b[i]!) return false
  return true
}
export function isNothing(tricks: Uint8Array): boolean {
  for (let i = 0; i < tricks.length; i++) if (tricks[i] !== 0) return false
  return true
}

/** What some tricks to come are worth in all the layouts, those won before included. */
export function worthOf(
  { worth }: Board,
  won: number,
  weights: Float64Array,
  tricks: Uint8Array,
): number {
  let sum = 0
  for (let i = 0; i < tricks.length; i++) sum += weights[i]! * worth[won + tricks[i]!]!
  return sum
}

const together = (tricks: Uint8Array): number => {
  let sum = 0
  for (let i = 0; i < tricks.length; i++) sum += tricks[i]!
  return sum
}

/** @param weighing none where the outcome counts for all weights. */
export function outcomeOf(
  board: Board,
  won: number,
  weighing: Weighing | undefined,
  tricks: Uint8Array,
): Outcome {
  if (weighing === undefined) return { tricks, sum: together(tricks), apart: 0 }
  const { weights, shared } = weighing
  const { worth } = board
  let sum = 0
  let apart = 0
  for (let i = 0; i < tricks.length; i++) {
    const value = weights[i]! * worth[won + tricks[i]!]!
    sum += value
    if (shared[i] === 0) apart += value
  }
  return { tricks, sum, apart }
}

/** Whether the first is as good as the second wherever that matters. */
function covers(a: Outcome, b: Outcome, shared: Uint8Array | undefined): boolean {
  if (shared === undefined) return a.sum >= b.sum && isAtLeast(a.tricks, b.tricks)
  if (a.sum < b.sum - ROUNDING || a.apart < b.apart - ROUNDING) return false
  const [x, y] = [a.tricks, b.tricks]
  for (let i = 0; i < x.length; i++) if (x[i]! < y[i]! && shared[i] === 1) return false
  return true
}

/** Adds an outcome to those of which none covers another. */
export function insert(list: Outcome[], one: Outcome, shared: Uint8Array | undefined): void {
  for (const other of list) if (covers(other, one, shared)) return
  let kept = 0
  for (const other of list) if (!covers(one, other, shared)) list[kept++] = other
  list.length = kept
  list.push(one)
}

/** The tricks still to come once one of them has been taken. */
export function without(tricks: Uint8Array, taken: number): Uint8Array {
  if (taken === 0) return tricks
  const out = new Uint8Array(tricks.length)
  for (let i = 0; i < out.length; i++) out[i] = tricks[i]! > taken ? tricks[i]! - taken : 0
  return out
}

/** Of one list the places named; still to come once one has been taken, where one was. */
export function picked(tricks: Uint8Array, at: Uint16Array, taken = 0): Uint8Array {
  const out = new Uint8Array(at.length)
  for (let j = 0; j < at.length; j++) {
    const n = tricks[at[j]!]!
    out[j] = n > taken ? n - taken : 0
  }
  return out
}

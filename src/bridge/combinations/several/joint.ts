/**
 * The joint layouts of several suits: how many cards of each class West holds in each suit, with
 * the chance of each layout under the vacant places, and the sets of layouts in which a defender
 * can play a given card.
 */

import { binomial } from '#core/binomial.ts'
import { length } from '#core/holding.ts'
import { layoutsOf } from '../layouts.ts'
import { type LayoutSet, setWhere } from './bits.ts'
import { hiddenCards, type SeveralTask } from './task.ts'

/** 0 West, 1 East. */
export type HiddenIndex = 0 | 1

export interface JointLayouts {
  readonly count: number
  /** By layout, by suit, by class: how many cards of the class West holds. */
  readonly west: readonly (readonly (readonly number[])[])[]
  /** By layout and suit: the index of the suit's own layout (layouts.ts of the one-suit solver). */
  readonly suitIndex: readonly (readonly number[])[]
  /** By layout: its chance; together 1. */
  readonly weights: readonly number[]
  /** The layouts in which the defender was dealt at least this many cards of the class. */
  readonly atLeast: (who: HiddenIndex, suit: number, cls: number, count: number) => LayoutSet
  /** The layouts in which the defender was dealt exactly this many cards of the suit. */
  readonly exactly: (who: HiddenIndex, suit: number, count: number) => LayoutSet
}

/** All joint layouts that have a chance, by the vacant places or as the task weighs them. */
export function jointLayouts(task: SeveralTask): JointLayouts {
  const { suits, vacant } = task
  const sizes = suits.map(({ combination }) => combination.classes.map(length))
  const others = vacant.west + vacant.east - hiddenCards(suits)
  const west: number[][][] = []
  const weights: number[] = []
  const suitIndex: number[][] = []
  const perSuit = suits.map(({ combination }) => layoutsOf(combination).map((l) => [...l.west]))
  const place = (
    at: number,
    chosen: number[][],
    indices: number[],
    cards: number,
    ways: number,
  ): void => {
    const options = perSuit[at]
    if (options === undefined) {
      const weight = task.weigh?.(chosen) ?? ways * binomial(others, vacant.west - cards)
      if (weight > 0) {
        west.push(chosen)
        suitIndex.push(indices)
        weights.push(weight)
      }
      return
    }
    for (const [index, counts] of options.entries()) {
      const taken = counts.reduce((sum, n) => sum + n, 0)
      const here = counts.reduce((w, n, c) => w * binomial(sizes[at]![c]!, n), 1)
      place(at + 1, [...chosen, counts], [...indices, index], cards + taken, ways * here)
    }
  }
  place(0, [], [], 0, 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const held = (layout: number, who: HiddenIndex, suit: number, cls: number): number => {
    const n = west[layout]![suit]![cls]!
    return who === 0 ? n : sizes[suit]![cls]! - n
  }
  const memo = new Map<string, LayoutSet>()
  const remember = (key: string, holds: (layout: number) => boolean): LayoutSet => {
    const known = memo.get(key)
    if (known !== undefined) return known
    const set = setWhere(west.length, holds)
    memo.set(key, set)
    return set
  }
  return {
    count: west.length,
    west,
    suitIndex,
    weights: weights.map((weight) => weight / total),
    atLeast: (who, suit, cls, count) =>
      remember(`a${who},${suit},${cls},${count}`, (l) => held(l, who, suit, cls) >= count),
    exactly: (who, suit, count) =>
      remember(`e${who},${suit},${count}`, (l) => {
        const classes = sizes[suit] as readonly number[]
        return classes.reduce((sum, _, c) => sum + held(l, who, suit, c), 0) === count
      }),
  }
}

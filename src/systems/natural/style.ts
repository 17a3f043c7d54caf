/**
 * What partnerships settle before they sit down: the numbers that the shared topics of this folder
 * are written for. A topic is a function of a style, so that systems share it.
 */
import type { Source } from '#rules/rule.ts'

/** Least and most high card points. */
export type PointRange = readonly [number, number]

export interface Style {
  /** Where the system describes a topic. */
  readonly source: (topic: string) => Source
  /** Openings of one and two notrump. */
  readonly notrump: PointRange
  readonly twoNotrump: PointRange
  /** An overcall of one notrump, in the direct and in the balancing seat. */
  readonly overcallNotrump: PointRange
  readonly balancingNotrump: PointRange
  readonly weakTwo: PointRange
  readonly preempt: PointRange
  /** Least points of a takeout double with the right shape. */
  readonly takeout: number
  /** Points, length counted, too strong for an overcall. */
  readonly strongDouble: number
  /** From so many points no hand passes their opening of one of a suit; without it, some do. */
  readonly alwaysActs?: number
}

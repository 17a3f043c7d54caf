/** What follows the openings of a strategy, as rules with the numbers that a partnership may change. */
import type { SystemRef } from '#core/system-ref.ts'
import type { ChangeableGroup } from '#systems/entry.ts'
import { loadedOf } from '#systems/loaded.ts'

export interface ContinuationsAsked {
  readonly ask: 'continuations'
  /** The strategy, whose rules are fetched as those of any system. */
  readonly follows: SystemRef
}
/** By who speaks and after what; rules without a number are left out. */
export type ContinuationGroups = readonly ChangeableGroup[]

export const continuations = ({ follows }: ContinuationsAsked): ContinuationGroups =>
  (follows.strategy && loadedOf(follows)?.changeable?.(follows.strategy)) ?? []

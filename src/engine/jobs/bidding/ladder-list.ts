/** The systems that bid whole auctions, with their conventions. */
import { LADDERS } from '#systems/index.ts'
import type { Job } from '../../job.ts'

export interface LadderListed {
  readonly id: string
  readonly name: string
  readonly packages: readonly { readonly id: string; readonly name: string }[]
  readonly rules: number
  /** How many of the rules fill a gap that the source leaves. */
  readonly ours: number
}

/** Takes nothing. */
export const ladderList: Job<null, never, readonly LadderListed[]> = function* () {
  return Object.values(LADDERS).map(({ id, name, packages, rules }) => ({
    id,
    name,
    packages,
    rules: rules.length,
    ours: rules.filter((rule) => rule.ours === true).length,
  }))
}

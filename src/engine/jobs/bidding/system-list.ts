/** The systems that bid whole auctions, with their conventions. */
import { BIDDING_SYSTEMS } from '#systems/index.ts'
import type { Job } from '../../job.ts'

export interface SystemListed {
  readonly id: string
  readonly name: string
  readonly packages: readonly { readonly id: string; readonly name: string }[]
  readonly rules: number
  /** How many of the rules fill a gap that the source leaves. */
  readonly ours: number
}

/** Takes nothing. */
export const systemList: Job<null, never, readonly SystemListed[]> = function* () {
  return Object.values(BIDDING_SYSTEMS).map(({ id, name, packages, rules }) => ({
    id,
    name,
    packages,
    rules: rules.length,
    ours: rules.filter((rule) => rule.ours === true).length,
  }))
}

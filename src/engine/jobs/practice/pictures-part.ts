/** Where the pictures of two partners part, for each of the boards that they bid. */
import { type BidBoard, type Parting, partingSteps } from '#bidding/auction/pictures-part.ts'
import type { Phrase } from '#constraint/phrase.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Side } from '#core/seat.ts'
import { reporting } from '#core/steps.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { profileWords } from '#explain/call/shown-words.ts'
import { bidderOf } from '#systems/bidder.ts'
import { defineJob, type Job } from '../../job.ts'

export interface PicturesPartInput {
  readonly boards: readonly BidBoard[]
  /** The partnership. */
  readonly side: Side
  /** What North, or East, plays with the opponents’ system; and what South, or West, does. */
  readonly first: SystemRefs
  readonly second: SystemRefs
}
export interface PartingInWords extends Omit<Parting, 'meant' | 'read'> {
  /** What the call shows by the caller’s system, and by partner’s. */
  readonly meant: Phrase
  readonly read: Phrase
}

/** Yields the number of boards done. A problem where a system is unknown or an auction unlawful. */
export const picturesPart: Job<
  PicturesPartInput,
  number,
  Result<readonly (PartingInWords | undefined)[], Problem>
> = function* ({ boards, side, first, second }) {
  const one = bidderOf(first)
  if (!one.ok) return one
  const two = bidderOf(second)
  if (!two.ok) return two
  const [a, b] = [one.value.sides, two.value.sides]
  // North and East are of the first pair of systems, South and West of the second.
  const systems = [a[0], a[1], b[0], b[1]]
  const found: (PartingInWords | undefined)[] = []
  for (const board of boards) {
    const parting = yield* reporting(partingSteps(board, side, systems), () => found.length)
    if (!parting.ok) return parting
    const { value } = parting
    found.push(
      value && { ...value, meant: profileWords(value.meant), read: profileWords(value.read) },
    )
  }
  return ok(found)
}

export const job = defineJob({
  name: 'pictures-part',
  family: 'practice',
  weight: 'heavy',
  systems: ['first', 'second'],
  run: picturesPart,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'pictures-part': typeof picturesPart
  }
}

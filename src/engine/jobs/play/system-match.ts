/** A match of two systems over boards that are dealt for it: both bid each board at both tables. */
import {
  type BiddingPair,
  type MatchBoard,
  type MatchResult,
  matchBoard,
  matchGain,
} from '#callchoice/bid-match.ts'
import type { Speed } from '#cardplay/budgets.ts'
import type { Gap } from '#cardplay/paired.ts'
import { boardOf } from '#core/board.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { reporting } from '#core/steps.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { played } from '#systems/registry.ts'
import { defineJob, type Job, needing } from '../../job.ts'
import { sharedKernel } from './shared-kernel.ts'

export interface SystemMatchInput {
  /** The two that are compared. */
  readonly systems: SystemRefs
  /** How far each looks ahead where its rules end; by its rules alone where it is missing. */
  readonly ahead?: { readonly first?: Speed; readonly second?: Speed }
  /** Boards, from the first of the seed. */
  readonly boards: number
  /** Whether what fails by two tricks or more counts as doubled, at both tables. */
  readonly doubled: boolean
  /** The same seed deals and bids the same. */
  readonly seed: Seed
}
export interface SystemMatch {
  readonly boards: number
  /** IMPs a board that the first system gains; absent before the first board. */
  readonly gain?: Gap
  /** The boards that one of them won, the dearest first. */
  readonly decided: readonly MatchResult[]
}
export interface SystemMatchProgress extends Omit<SystemMatch, 'decided'> {
  readonly of: number
}

function* systemMatch(
  kernel: Kernel,
  { systems, ahead = {}, boards, doubled, seed }: SystemMatchInput,
): Generator<SystemMatchProgress, Result<SystemMatch, Problem>, void> {
  const [first, second] = [played(systems[0]), played(systems[1])]
  if (!first.ok) return first
  if (!second.ok) return second
  const pair = (system: BiddingPair['system'], speed: Speed | undefined): BiddingPair => ({
    ...{ system, ...(speed === undefined ? {} : { ahead: speed }) },
  })
  const how = {
    a: pair(first.value.system, ahead.first),
    b: pair(second.value.system, ahead.second),
    ...{ doubled, seed },
  }
  const results: MatchResult[] = []
  const soFar = (): Omit<SystemMatch, 'decided'> => ({
    boards: results.length,
    ...(results.length === 0 ? {} : { gain: matchGain(results) }),
  })
  for (let id = 1; id <= boards; id++) {
    const progress = { ...soFar(), of: boards }
    yield progress
    const deal = dealFromSeed(seed, id)
    const { dealer, vulnerability } = boardOf(id, deal)
    const board: MatchBoard = { id, deal, dealer, vulnerability }
    results.push(yield* reporting(matchBoard(kernel, board, how), () => progress))
  }
  const decided = results
    .filter(({ imps }) => imps !== 0)
    .toSorted((a, b) => Math.abs(b.imps) - Math.abs(a.imps))
  return ok({ ...soFar(), decided })
}

/** A problem for an unknown system. */
const systemMatchJob = needing(
  sharedKernel,
  (kernel): Job<SystemMatchInput, SystemMatchProgress, Result<SystemMatch, Problem>> =>
    (input) =>
      systemMatch(kernel, input),
)

export const job = defineJob({
  name: 'system-match',
  family: 'play',
  weight: 'heavy',
  systems: ['systems'],
  run: systemMatchJob,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'system-match': typeof systemMatchJob
  }
}

/** A match of two systems: boards bid at both tables, and scored with all cards open. */
import { bidOut } from '#bidding/auction/bid-out.ts'
import { type MatchResult, matchBoard, matchGain } from '#callchoice/match.ts'
import type { Gap } from '#cardplay/paired.ts'
import { contractOf } from '#core/auction.ts'
import { boardOf } from '#core/board.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { reporting } from '#core/steps.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { played } from '#systems/registry.ts'

export interface MatchAsked {
  readonly ask: 'match'
  /** Whose gain is told, then the other. */
  readonly systems: SystemRefs
  readonly boards: number
  /** Deals the boards, numbered from 1. */
  readonly seed: Seed
}
export interface MatchTold {
  /** Boards played so far. */
  readonly boards: number
  /** Those that ended in two contracts. */
  readonly differing: number
  /** IMPs a board of the first, with the interval that holds them nineteen times in twenty. */
  readonly gain: Gap
  /** The boards that decided, the largest first. */
  readonly decided: readonly MatchResult[]
}
const MOST_DECIDED = 12

/** Both bid by their rules alone. A problem for an unknown system. */
export function* systemMatch(
  kernel: Kernel,
  { systems, boards, seed }: MatchAsked,
): Generator<MatchTold, Result<MatchTold, Problem>, void> {
  const [a, b] = [played(systems[0]), played(systems[1])]
  if (!a.ok) return a
  if (!b.ok) return b
  const pairs = { a: { system: a.value.system }, b: { system: b.value.system } }
  const results: { readonly imps: number }[] = []
  let decided: readonly MatchResult[] = []
  let differing = 0
  const told = (): MatchTold => ({
    ...{ boards: results.length, differing, decided },
    gain: matchGain(results),
  })
  for (let id = 1; id <= boards; id++) {
    const deal = dealFromSeed(seed, id)
    const { dealer, vulnerability } = boardOf(id, deal)
    const ends = [
      [a.value.system, b.value.system] as const,
      [b.value.system, a.value.system] as const,
    ].map((sides) => contractOf(bidOut(sides, dealer, vulnerability, deal).state.auction))
    // One contract is one result, whatever it makes: nothing need be solved.
    if (JSON.stringify(ends[0]) === JSON.stringify(ends[1])) results.push({ imps: 0 })
    else {
      const board = { id, deal, dealer, vulnerability }
      const playing = matchBoard(kernel, board, { ...pairs, doubled: false, seed })
      const result = yield* reporting(playing, told)
      differing++
      results.push(result)
      if (result.imps !== 0)
        decided = [...decided, result]
          .toSorted((one, other) => Math.abs(other.imps) - Math.abs(one.imps))
          .slice(0, MOST_DECIDED)
    }
    yield told()
  }
  return ok(told())
}

/** A board that robots bid and play for some tricks, paused there, as South sees it: declarer or a defender. */

import { playedOut } from '#cardplay/play-out.ts'
import type { Deal } from '#core/deal.ts'
import { invariant, ok, type Problem, type Result } from '#core/result.ts'
import { type Rng, rngOf, type Seed } from '#core/rng.ts'
import { lho, rho, type Seat, SOUTH } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import type { SystemRef } from '#core/system-ref.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { played } from '#systems/registry.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { ROBOT, robotBoard } from './robot-board.ts'

export interface PausedAsked extends Pick<KnowledgeInput, 'sides'> {
  readonly ask: 'paused'
  /** Played by both sides. */
  readonly system: SystemRef
  /** The same seed deals, bids and plays the same. */
  readonly seed: Seed
}
export interface RobotStart {
  /** Of South, up to the pause. */
  readonly view: SeatView
  /** For afterwards. */
  readonly deal: Deal
}
/** Whole tricks before the pause, at least and how many more at most. */
const TRICKS = { least: 2, more: 3 } as const

/** Declarer as often as not, else the player before or after. */
const observerOf = (declarer: Seat, rng: Rng): Seat => {
  const pick = rng.below(4)
  return pick < 2 ? declarer : pick === 2 ? lho(declarer) : rho(declarer)
}

/** Yields the share that is played. A problem for an unknown system. */
export function* robotStart(
  kernel: Kernel,
  { system: ref, sides, seed }: PausedAsked,
): Generator<number, Result<RobotStart, Problem>, void> {
  const made = played(ref)
  if (!made.ok) return made
  const { system } = made.value
  const rng = rngOf(seed, 1)
  const record = robotBoard(system, rng, observerOf)
  const upTo = 4 * (TRICKS.least + rng.below(TRICKS.more + 1))
  const playing = playedOut(kernel, record, {
    players: [ROBOT, ROBOT],
    agreed: (view) => agreementsOf({ view, sides, systems: [ref, ref] }),
    ...{ scoring: 'imps', seed, upTo },
  })
  const cards = yield* reporting(playing, ({ share }) => (share * 52) / upTo)
  const view = seatView({ ...record, cards }, SOUTH)
  invariant(view !== undefined, 'South’s own hand is known')
  return ok({ view, deal: record.board.deal })
}

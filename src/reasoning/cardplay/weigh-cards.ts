/** The lawful cards of a turn weighed over the layouts that the seat reckons with. */

import type { Card } from '#core/card.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import type { SeatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import type { OpenPosition } from '#doubledummy/open-position.ts'
import { equalCards } from '#doubledummy/solve.ts'
import { type CardRows, solveCardsInAll } from '#doubledummy/solve-several.ts'
import type { SolvedEnding } from '#endings/solve.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import type { Agreements } from '#reasoning/sources/source.ts'
import type { Believes } from './believed.ts'
import { type BoardBudget, budgetAt, type Speed } from './budgets.ts'
import { type Candidate, candidatesOf, type Ranked } from './candidates.ts'
import { endingLayouts, endingOf, exactCards } from './ending-cards.ts'
import type { RobotLevel } from './level.ts'
import type { Sample } from './paired.ts'
import { type Basis, sampleOf, seatLayouts } from './seat-layouts.ts'
import { openAt, type Turn } from './turn.ts'
import type { Scoring } from './worth.ts'

export interface CardQuestion {
  /** Of the player who chooses: declarer's for dummy's cards. */
  readonly view: SeatView
  readonly agreements: Agreements
  readonly scoring: Scoring
  readonly speed: Speed | BoardBudget
  /** How strong the robot is; as strong as can be by default. */
  readonly level?: RobotLevel
  /** What is believed beside the law; all that is agreed by default. */
  readonly believes?: Believes
  /** Gaps that are looked at together: see `Sample`. */
  readonly looks?: number
  /** With the view it decides the layouts drawn: the same seed and view, the same card. */
  readonly seed: Seed
}

/** What the figures rest on. */
export interface Grounds {
  /** Different layouts that were solved. */
  readonly layouts: number
  /** The size of the sample; absent where the layouts are all there are, with their exact shares. */
  readonly drawn: number | undefined
  readonly basis: Basis
  /** Double-dummy positions looked at. */
  readonly positions: number
}

/** The work under way: the share done, 0..1. */
export interface ChoiceProgress {
  readonly share: number
}
export type Choosing<T> = Generator<ChoiceProgress, T, void>

/** No candidates where nothing could be solved, or where all cards that may be played touch. */
export interface WeighedCards extends Ranked {
  readonly grounds: Grounds
  /** The layouts that were solved, as positions, and as a sample. */
  readonly solved: readonly OpenPosition[]
  readonly sample: Sample
  /** True where all cards that may be played are worth the same for certain. */
  readonly touching: boolean
  /** Where the ending was solved as a whole: the candidates are then worth what their plans take. */
  readonly ending?: ExactEnding
}
export interface ExactEnding {
  readonly solved: SolvedEnding
  /** The same cards with all hands open, best first. */
  readonly open: readonly Candidate[]
}

const NONE = {
  ...{ candidates: [], behind: [], taken: [], solved: [] },
  sample: { shares: [], drawn: 0 },
} as const
/** What part of the work drawing the layouts is. */
const DRAWING = 0.2
/** Positions laid out between two yields: a millisecond or two. */
export const LAID_OUT = 16

/**
 * Weighs the cards.
 * @param actions of the inferences that are believed.
 * @param only these cards are weighed, each by itself; every lawful card by default.
 */
export function* weighCards(
  kernel: Kernel,
  { view, scoring, speed, looks, seed }: CardQuestion,
  turn: Turn,
  actions: readonly Likelihood[],
  only?: readonly Card[],
): Choosing<Result<WeighedCards, Problem>> {
  const position = positionFromScratch(view, view.cards.length)
  if (!position.ok) return position
  const budget = budgetAt(speed, view.cards.length)
  const every =
    budget.ending === undefined ? budget.every : Math.max(budget.every, endingLayouts(turn))
  const rng = rngOf(seed, view.cards.length)
  const found = yield* reporting(
    seatLayouts(position.value, actions, { ...budget, every }, rng),
    (told) => ({ share: told * DRAWING }),
  )
  const { basis } = found
  const positions: OpenPosition[] = []
  for (const { deal } of found.layouts) {
    positions.push(openAt(turn, deal))
    if (positions.length % LAID_OUT === 0) yield { share: DRAWING }
  }
  const [one] = positions
  const nothing = { layouts: 0, drawn: found.drawn, basis, positions: 0 }
  if (one === undefined) return ok({ grounds: nothing, ...NONE, touching: false })
  const groups = only === undefined ? equalCards(one) : only.map((card) => [card])
  if (groups.length === 1) return ok({ grounds: nothing, ...NONE, touching: true })
  const cards = groups.map(([card]) => card!)
  const solving = solveCardsInAll(kernel, positions, cards, budget.positions)
  const { rows, positions: spent }: CardRows = yield* reporting(solving, ({ done, of }) => ({
    share: DRAWING + (1 - DRAWING) * (done / of),
  }))
  yield { share: 1 }
  const sample = { ...sampleOf(found, rows.length), ...(looks === undefined ? {} : { looks }) }
  const grounds = { layouts: rows.length, drawn: sample.drawn, basis, positions: spent }
  if (rows.length === 0) return ok({ grounds, ...NONE, touching: false })
  const ranked = candidatesOf(turn, view.vulnerability, scoring, sample, groups, rows)
  const open = {
    ...ranked,
    ...{ grounds, solved: positions.slice(0, rows.length), sample, touching: false },
  }
  const isWhole = found.drawn === undefined && rows.length === positions.length
  if (budget.ending === undefined || !isWhole || positions.length > endingLayouts(turn))
    return ok(open)
  const ending = endingOf(turn, view, scoring, positions, sample)
  const { candidates } = ranked
  const steps = exactCards(ending, budget.ending, turn, view, scoring, sample, candidates)
  const exact = yield* reporting(steps, () => ({ share: 1 }))
  return ok({
    ...open,
    candidates: exact.candidates,
    ending: { solved: exact.solved, open: candidates },
  })
}

/**
 * The worth of a seat's layouts with all cards open: every layout that fits the auction, the cards
 * seen and any condition, solved for all twenty contracts and for the opening leads. The work
 * divides into shards: each draws the same layouts from the same seed and solves its own.
 */

import { cellIndex, emptyCells } from '#constraint/cells.ts'
import type { Card } from '#core/card.ts'
import { type Contract, openingLeader } from '#core/contract.ts'
import type * as deals from '#core/deal.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SHAPES } from '#core/shape.ts'
import { reporting } from '#core/steps.ts'
import { SUITS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import type { DealLimits, HandLimits } from '#counting/deal-constraint.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { equalCards } from '#doubledummy/solve.ts'
import { solveCardsInAll } from '#doubledummy/solve-several.ts'
import { solveTable } from '#doubledummy/trick-table.ts'
import { actionsIn } from '#reasoning/inference/inference.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { type Likelihood, weightIn } from '#reasoning/predicates/likelihood.ts'
import type { Agreements } from '#reasoning/sources/source.ts'
import { type Believes, believed } from './believed.ts'
import { type Basis, seatLayouts } from './seat-layouts.ts'
import { openAt, turnOf } from './turn.ts'

export interface SimulationQuestion {
  readonly view: SeatView
  readonly agreements: Agreements
  /** What is believed beside the law; all that is agreed by default. */
  readonly believes?: Believes
  /** Conditions on closed hands, over and above what was said and played. */
  readonly limits?: DealLimits
  /** Layouts wanted, 1 upwards; where fewer are left every one is taken, with its share. */
  readonly layouts: number
  readonly seed: Seed
}
/** One part of the work of several: `index` 1..`of`. */
export interface Shard {
  readonly index: number
  readonly of: number
}

/** What all shards of one question have in common. */
export interface SimulationHead {
  readonly vulnerability: Vulnerability
  readonly dealer: Seat
  readonly contract?: Contract
  /** Cards of the opening leader, in groups that are worth the same; missing where there is no lead to choose. */
  readonly leads?: readonly (readonly Card[])[]
  /** Different layouts. */
  readonly layouts: number
  /** The size of an independent sample that is as good; missing where the layouts are all there are. */
  readonly drawn?: number
  readonly basis: Basis
}
export interface SimulatedLayout {
  /** Its place among all the layouts, from 0. */
  readonly at: number
  /** Its share of all, 0..1. */
  readonly share: number
  readonly deal: deals.Deal
  /** Tricks by strain, clubs first, then by declarer, North first. */
  readonly tricks: readonly (readonly number[])[]
  /** The leaders' tricks by group of leads. */
  readonly leads?: readonly number[]
}
export interface Simulated {
  readonly head: SimulationHead
  /** Those of the shard, in order. */
  readonly layouts: readonly SimulatedLayout[]
}
export interface SimulationProgress {
  /** Layouts solved, of as many as there will be; 0 of 0 while they are drawn. */
  readonly done: number
  readonly of: number
}
type Simulating<T> = Generator<SimulationProgress, T, void>

/** Tries for each layout wanted. */
const TRIES = 2000
/** Fewer lawful layouts than this are written down instead, however few are wanted. */
const EVERY = 200
const DRAWING: SimulationProgress = { done: 0, of: 0 }
const MOST_HCP = 37

/** The hands of a seat that meet the limits, as something that weighs. */
export function limitsAction(seat: Seat, { hcp, lengths, shapes }: HandLimits): Likelihood {
  const cells = emptyCells()
  for (const [i, shape] of SHAPES.entries()) {
    const fits =
      (shapes === undefined || shapes.includes(i)) &&
      SUITS.every((suit) => {
        const range = lengths?.[suit]
        return range === undefined || (shape[suit] >= range.min && shape[suit] <= range.max)
      })
    if (!fits) continue
    for (let points = hcp?.min ?? 0; points <= (hcp?.max ?? MOST_HCP); points++) {
      const cell = cellIndex(shape, points)
      cells[cell >> 5] = cells[cell >> 5]! | (1 << (cell & 31))
    }
  }
  return { seat, terms: [{ weight: 1, when: { kind: 'cells', seat, cells } }], otherwise: 0 }
}

/** The opening leads that the view's seat has to choose from. */
function leadTurn(view: SeatView) {
  const { contract, cards, seat } = view
  if (contract === undefined || cards.length > 0 || openingLeader(contract) !== seat)
    return undefined
  const turn = turnOf(view)
  return turn.ok ? turn.value : undefined
}

/**
 * Draws and solves.
 * @returns `simulation/layouts` for a number that cannot be, `simulation/shard`, `simulation/none` where no
 *   layout fits, or what makes the view impossible.
 */
export function* simulate(
  kernel: Kernel,
  { view, agreements, believes, limits, layouts: wanted, seed }: SimulationQuestion,
  shard: Shard = { index: 1, of: 1 },
): Simulating<Result<Simulated, Problem>> {
  if (!Number.isInteger(wanted) || wanted < 1)
    return problem('simulation/layouts', t`The number of layouts is a whole number from 1.`)
  if (!(Number.isInteger(shard.index) && shard.index >= 1 && shard.index <= shard.of))
    return problem('simulation/shard', 'A shard is one of so many: 1/4 to 4/4.')
  const position = positionFromScratch(view, view.cards.length)
  if (!position.ok) return position
  const conditions = SEATS.flatMap((seat): readonly Likelihood[] => {
    const asked = limits?.[seat]
    return asked === undefined ? [] : [limitsAction(seat, asked)]
  })
  const open = conditions.find(
    ({ seat }) => seat !== undefined && !position.value.seats.includes(seat),
  )
  if (open?.seat !== undefined)
    return problem(
      'simulation/open',
      t`${seatName(open.seat)}’s hand is known: it can have no condition.`,
    )
  yield DRAWING
  const told = believed(view, agreements, believes).flatMap(actionsIn)
  const budget = { draws: wanted, every: EVERY, tries: wanted * TRIES }
  const found = yield* reporting(
    seatLayouts(position.value, [...told, ...conditions], budget, rngOf(seed, 0)),
    () => DRAWING,
  )
  // What was said is loosened where too little is left of it; a condition never is.
  const kept = found.layouts.filter(({ deal }) =>
    conditions.every((one) => weightIn(one, deal) > 0),
  )
  const total = kept.reduce((sum, { share }) => sum + share, 0)
  if (kept.length === 0)
    return problem('simulation/none', t`No layout fits the cards, the auction and the conditions.`)
  const turn = leadTurn(view)
  const groups = turn && equalCards(openAt(turn, kept[0]!.deal))
  const head: SimulationHead = {
    ...{ vulnerability: view.vulnerability, dealer: view.dealer },
    ...(view.contract === undefined ? {} : { contract: view.contract }),
    ...(groups === undefined || groups.length < 2 ? {} : { leads: groups }),
    ...{ layouts: kept.length, basis: found.basis },
    ...(found.drawn === undefined
      ? {}
      : { drawn: Math.floor((found.drawn * kept.length) / found.layouts.length) }),
  }
  const mine = [...kept.entries()].filter(([at]) => at % shard.of === shard.index - 1)
  const layouts: SimulatedLayout[] = []
  for (const [at, { deal, share }] of mine) {
    const progress = { done: layouts.length, of: mine.length }
    const tricks = yield* solving(solveTable(kernel, deal), progress)
    const leads =
      turn === undefined || head.leads === undefined
        ? undefined
        : yield* solving(
            solveCardsInAll(
              kernel,
              [openAt(turn, deal)],
              head.leads.map(([card]) => card!),
            ),
            progress,
          )
    layouts.push({
      ...{ at, share: share / total, deal, tricks },
      ...(leads === undefined ? {} : { leads: leads.rows[0]! }),
    })
  }
  return ok({ head, layouts })
}

const solving = <T>(
  steps: Generator<unknown, T, void>,
  progress: SimulationProgress,
): Simulating<T> => reporting(steps, () => progress)

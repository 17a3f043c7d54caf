/**
 * Double-dummy questions about a board, with all four hands in view: what every contract makes, with par, of one
 * board or of several, and what each card of a position is worth. They need the kernel, one in each worker that is asked.
 */
import type { PartialDeal } from '#core/deal.ts'
import type { Play } from '#core/play.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { TrickTable } from '#core/trick-table.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { positionAfter, positionAtLead } from '#doubledummy/open-position.ts'
import { type Par, parOf } from '#doubledummy/par.ts'
import {
  type CardValue,
  type SolveProgress,
  type Solving,
  solveCards,
  within,
} from '#doubledummy/solve.ts'
import { solveTable } from '#doubledummy/trick-table.ts'
import { type AskedJob, defineJob, needing } from '../../job.ts'
import { type BoardMakes, type BoardsAsked, type MakeableProgress, makeable } from './makeable.ts'
import { MOST_POSITIONS, sharedKernel } from './shared-kernel.ts'

/** The twenty results of a whole deal, and par of the board. */
export interface ContractsAsked {
  readonly ask: 'contracts'
  readonly deal: PartialDeal
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
}
/** What every card is worth that may be played now. */
export interface CardsAsked {
  readonly ask: 'cards'
  readonly deal: PartialDeal
  readonly play: Play
}
export interface Contracts {
  readonly table: TrickTable
  readonly par: Par
}

/** The question's answer, or that it was too hard. */
function* answered<T>(solving: Solving<T>): Generator<SolveProgress, Result<T, Problem>, void> {
  const answer = yield* within(solving, MOST_POSITIONS)
  return answer === undefined
    ? problem('double-dummy/given-up', t`These hands are too hard: the search was given up.`)
    : ok(answer)
}

function* contracts(
  kernel: Kernel,
  { deal, dealer, vulnerability }: ContractsAsked,
): Generator<SolveProgress, Result<Contracts, Problem>, void> {
  const position = positionAtLead(deal, 4, 0)
  if (!position.ok) return position
  const table = yield* answered(solveTable(kernel, position.value.hands))
  return table.ok
    ? ok({ table: table.value, par: parOf(table.value, dealer, vulnerability) })
    : table
}

function* cards(
  kernel: Kernel,
  { deal, play }: CardsAsked,
): Generator<SolveProgress, Result<readonly CardValue[], Problem>, void> {
  const position = positionAfter(deal, play)
  return position.ok ? yield* answered(solveCards(kernel, position.value)) : position
}

interface Progresses {
  readonly contracts: SolveProgress
  readonly cards: SolveProgress
  readonly boards: MakeableProgress
}
interface Answers {
  readonly contracts: Result<Contracts, Problem>
  readonly cards: Result<readonly CardValue[], Problem>
  readonly boards: readonly Result<BoardMakes, Problem>[]
}
const doubleDummy = needing(
  sharedKernel,
  (kernel): AskedJob<ContractsAsked | CardsAsked | BoardsAsked, Progresses, Answers> =>
    (input) =>
      input.ask === 'contracts'
        ? contracts(kernel, input)
        : input.ask === 'cards'
          ? cards(kernel, input)
          : makeable(kernel, input),
)

export const job = defineJob({
  name: 'double-dummy',
  family: 'play',
  weight: 'heavy',
  run: doubleDummy,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'double-dummy': typeof doubleDummy
  }
}

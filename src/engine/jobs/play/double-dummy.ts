/**
 * Double-dummy questions about a board: the table, every card's worth, a line of best play, what
 * each card played was worth. They need the kernel, one in each worker that is asked.
 */
import type { Card } from '#core/card.ts'
import type { PartialDeal } from '#core/deal.ts'
import type { Play } from '#core/play.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { solveLine, solveTrace } from '#doubledummy/best-line.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { positionAfter, positionAtLead } from '#doubledummy/open-position.ts'
import {
  type CardValue,
  type SolveProgress,
  type Solving,
  solveCards,
  within,
} from '#doubledummy/solve.ts'
import { solveTable, type TrickTable } from '#doubledummy/trick-table.ts'
import { type Job, needing } from '../../job.ts'
import { theKernel } from './the-kernel.ts'

/** A board at a moment of its play. */
export interface PlayedBoard {
  readonly deal: PartialDeal
  readonly play: Play
}

/** Some fifteen seconds of work: ten times the hardest of a hundred random deals. */
export const MOST_POSITIONS = 40_000_000

/** The question's answer, or that it was too hard. */
function* answered<T>(
  question: Result<Solving<T>, Problem>,
): Generator<SolveProgress, Result<T, Problem>, void> {
  if (!question.ok) return question
  const answer = yield* within(question.value, MOST_POSITIONS)
  return answer === undefined
    ? problem('double-dummy/given-up', 'These hands are too hard: the search was given up.')
    : ok(answer)
}

/** A job that puts one question to the kernel. */
const asking = <Input, T>(
  question: (kernel: Kernel, input: Input) => Result<Solving<T>, Problem>,
) =>
  needing(
    theKernel,
    (kernel): Job<Input, SolveProgress, Result<T, Problem>> =>
      (input) =>
        answered(question(kernel, input)),
  )

/** The twenty results of a whole deal. */
export const ddTable = asking<PartialDeal, TrickTable>((kernel, deal) => {
  const position = positionAtLead(deal, 4, 0)
  return position.ok ? ok(solveTable(kernel, position.value.hands)) : position
})
/** What every card is worth that may be played now. */
export const ddCards = asking<PlayedBoard, readonly CardValue[]>((kernel, { deal, play }) => {
  const position = positionAfter(deal, play)
  return position.ok ? ok(solveCards(kernel, position.value)) : position
})
/** A line of play to the end in which neither side gives anything away. */
export const ddLine = asking<PlayedBoard, readonly Card[]>((kernel, { deal, play }) => {
  const position = positionAfter(deal, play)
  return position.ok ? ok(solveLine(kernel, position.value)) : position
})
/** Declarer's tricks in all with best play, before the play and after each card of it. */
export const ddTrace = asking<PlayedBoard, readonly number[]>((kernel, { deal, play }) =>
  solveTrace(kernel, deal, play),
)

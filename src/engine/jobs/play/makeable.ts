/** What every contract of several boards makes, with par, and whether their files say otherwise. */
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import type { Makeable } from '#core/trick-table.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { positionAtLead } from '#doubledummy/open-position.ts'
import { type Par, parOf } from '#doubledummy/par.ts'
import { within } from '#doubledummy/solve.ts'
import { solveTable } from '#doubledummy/trick-table.ts'
import type { FileRecord } from '#formats/index.ts'
import { differences, makeableOf } from '#formats/pbn/makeable.ts'
import { MOST_POSITIONS } from './shared-kernel.ts'

export interface BoardsAsked {
  readonly ask: 'boards'
  readonly records: readonly FileRecord[]
}
export interface BoardMakes {
  readonly makeable: Makeable & { readonly par: number }
  readonly par: Par
  /** In how many of the twenty results, and par, the board’s file says otherwise; absent where it says nothing. */
  readonly differs?: number
}
export interface MakeableProgress {
  readonly boards: number
  readonly of: number
}

export function* makeable(
  kernel: Kernel,
  { records }: BoardsAsked,
): Generator<MakeableProgress, readonly Result<BoardMakes, Problem>[], void> {
  const found: Result<BoardMakes, Problem>[] = []
  const of = records.length
  for (const record of records) {
    yield { boards: found.length, of }
    const { deal, dealer, vulnerability } = record.board
    const position = positionAtLead(deal, 4, 0)
    if (!position.ok) {
      found.push(position)
      continue
    }
    const solving = within(solveTable(kernel, position.value.hands), MOST_POSITIONS)
    const table = yield* reporting(solving, () => ({ boards: found.length, of }))
    if (table === undefined) {
      found.push(
        problem('double-dummy/given-up', t`These hands are too hard: the search was given up.`),
      )
      continue
    }
    const par = parOf(table, dealer, vulnerability)
    const ours = { table, par: par.score }
    const theirs = makeableOf(record)
    const differs = theirs && { differs: differences(ours, theirs) }
    found.push(ok({ makeable: ours, par, ...differs }))
  }
  return found
}

/** What every contract of several boards makes, with par, and whether their files say otherwise. */
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import type { Makeable } from '#core/trick-table.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { positionAtLead } from '#doubledummy/open-position.ts'
import { type Par, parOf } from '#doubledummy/par.ts'
import { within } from '#doubledummy/solve.ts'
import { solveTable } from '#doubledummy/trick-table.ts'
import type { FileRecord } from '#formats/index.ts'
import { differences, makeableOf } from '#formats/pbn/makeable.ts'
import { defineJob, type Job, needing } from '../../job.ts'
import { MOST_POSITIONS } from './double-dummy.ts'
import { sharedKernel } from './shared-kernel.ts'

export interface MakeableInput {
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

const makeable = needing(
  sharedKernel,
  (kernel: Kernel): Job<MakeableInput, MakeableProgress, readonly Result<BoardMakes, Problem>[]> =>
    function* ({ records }) {
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
        let step = solving.next()
        for (; !step.done; step = solving.next()) yield { boards: found.length, of }
        if (step.value === undefined) {
          found.push(
            problem('double-dummy/given-up', t`These hands are too hard: the search was given up.`),
          )
          continue
        }
        const par = parOf(step.value, dealer, vulnerability)
        const ours = { table: step.value, par: par.score }
        const theirs = makeableOf(record)
        const differs = theirs && { differs: differences(ours, theirs) }
        found.push(ok({ makeable: ours, par, ...differs }))
      }
      return found
    },
)

export const job = defineJob({ name: 'makeable', family: 'play', weight: 'heavy', run: makeable })
declare module '../../registry.ts' {
  interface JobsByName {
    makeable: typeof makeable
  }
}

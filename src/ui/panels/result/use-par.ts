/** Par of a board with all hands in view, worked out when it is asked for. */
import { useMemo } from 'react'
import type { Board } from '#core/board.ts'
import { isWhole } from '#core/deal.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { useJob } from '../../app/use-job.ts'

export interface ParNow {
  readonly par: JobOutput<'par'> | undefined
  /** The tricks of every contract. */
  readonly table: Extract<JobOutput<'dd-table'>, { readonly ok: true }>['value'] | undefined
  readonly failed: string | undefined
  readonly retry: () => void
}

/** @param board `undefined` asks nothing; so does one whose hands are not all known. */
export function usePar(board: Board | undefined): ParNow {
  const whole = board !== undefined && isWhole(board.deal) ? board.deal : undefined
  const solved = useJob('dd-table', whole)
  const table = solved.output?.ok === true ? solved.output.value : undefined
  const { output: par } = useJob(
    'par',
    useMemo(
      () =>
        table === undefined || board === undefined
          ? undefined
          : { table, dealer: board.dealer, vulnerability: board.vulnerability },
      [table, board],
    ),
  )
  return {
    par: table === undefined ? undefined : par,
    table,
    failed: solved.output?.ok === false ? solved.output.error.message : solved.error?.message,
    retry: solved.run,
  }
}

/** Par of a board with all hands in view, worked out when it is asked for. */
import { useMemo } from 'react'
import type { Board } from '#core/board.ts'
import { isWhole } from '#core/deal.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { useJob } from './use-job.ts'

export type ContractsFound = Extract<
  JobOutput<'double-dummy', 'contracts'>,
  { readonly ok: true }
>['value']
export interface ParNow {
  /** Par, and the tricks of every contract. */
  readonly found: ContractsFound | undefined
  readonly failed: string | undefined
  readonly retry: () => void
}

/** @param board `undefined` asks nothing; so does one whose hands are not all known. */
export function usePar(board: Board | undefined): ParNow {
  const input = useMemo(() => {
    if (board === undefined || !isWhole(board.deal)) return undefined
    const { deal, dealer, vulnerability } = board
    return { ask: 'contracts', deal, dealer, vulnerability } as const
  }, [board])
  const { value, failed, run } = useJob('double-dummy', input)
  return {
    found: value,
    failed,
    retry: run,
  }
}

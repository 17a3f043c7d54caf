/** What every contract of the boards on the sheet makes, while that is asked for. */
import { useMemo } from 'react'
import { t } from '#core/text.ts'
import type { TableBoard } from '#store/index.ts'
import { useJob } from '../../ask/use-job.ts'
import type { BoardMakes } from '../../table/boards/Makes.tsx'

/** Boards that are solved in one go: a session. */
const MOST_SOLVED = 36

export interface MakesNow {
  readonly of: (board: TableBoard) => BoardMakes | undefined
  /** How far it is, or what is left out; undefined where there is nothing to say. */
  readonly words: string | undefined
}

/** @param chosen the boards, each with its place in the list. */
export function useMakes(
  chosen: readonly (readonly [number, TableBoard])[],
  isAsked: boolean,
): MakesNow {
  const boards = useMemo(() => chosen.slice(0, MOST_SOLVED).map(([, board]) => board), [chosen])
  const input = useMemo(
    () =>
      isAsked
        ? ({ ask: 'boards', records: boards.map(({ source }) => source) } as const)
        : undefined,
    [boards, isAsked],
  )
  const { output, progress, error } = useJob('double-dummy', input)
  return useMemo(() => {
    const found = new Map<number, BoardMakes>()
    for (const [i, one] of (output ?? []).entries()) if (one.ok) found.set(boards[i]!.id, one.value)
    const words = !isAsked
      ? undefined
      : error !== undefined
        ? error.message
        : output === undefined
          ? t`${progress?.boards ?? 0} of ${boards.length} boards solved.`
          : chosen.length > boards.length
            ? t`Of the first ${boards.length} boards.`
            : undefined
    return { of: (board) => found.get(board.id), words }
  }, [boards, chosen, error, isAsked, output, progress])
}

/** The verdict on the board on the table, for the person who played it: worked out once the board is over. */
import { useMemo } from 'react'
import { isWhole } from '#core/deal.ts'
import type { JobInput } from '#engine/protocol.ts'
import {
  endOfLine,
  hasRobots,
  isRecord,
  lineRecord,
  recordKey,
  robotScoring,
  tree,
  viewerSeat,
} from '#store/index.ts'
import { useAgreedInput, useAgreedKey } from '../knowledge/use-question.ts'
import { type JobView, useJob } from '../use-job.ts'
import { useKibitzer } from '../use-kibitzer.ts'

type Asked = Extract<JobInput<'look-back'>, { readonly ask: 'board' }>

/** Looking back on a board draws the same layouts wherever it is asked for, so that no two answers differ. */
export const LOOK_BACK_SEED = [1, 2, 3, 4] as const

/** Whether somebody at this device has just played the board among robots. */
function usePlayed(): boolean {
  return useKibitzer((s) => {
    const { phase } = endOfLine(s)
    const person = s.players.seats[viewerSeat(s)].kind === 'person'
    const own = tree(s).lines.find(({ id }) => id === tree(s).active)?.origin !== 'table'
    return phase === 'finished' && person && own && hasRobots(s) && !isRecord(s)
  })
}

/** @returns `undefined` for a board that nobody here played. */
export function useBoardVerdict(): JobView<'look-back', 'board'> | undefined {
  const played = usePlayed()
  const record = useKibitzer(lineRecord)
  const seat = useKibitzer(viewerSeat)
  const scoring = useKibitzer(robotScoring)
  const agreed = useAgreedInput()
  const name = useAgreedKey(agreed)
  const asked = played && isWhole(record.board.deal) && record.calls.length > 0
  const input = useMemo<Asked | undefined>(
    () =>
      asked
        ? {
            ...{ ask: 'board', record, seat, ...agreed, scoring },
            ...{ speed: 'normal', seed: LOOK_BACK_SEED },
          }
        : undefined,
    [asked, record, seat, agreed, scoring],
  )
  const view = useJob<'look-back', 'board'>(
    'look-back',
    input,
    `${seat}|${recordKey(record)}|${scoring}|${name}`,
  )
  return asked ? view : undefined
}

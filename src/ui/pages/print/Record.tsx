/** A board on paper: its hands, and what came of it. */
import { t } from '#core/text.ts'
import type { TableBoard } from '#store/index.ts'
import { ContractText } from '../../kit/CallText.tsx'
import { boardRow } from '../../table/boards/board-rows.ts'
import { HandRecord } from '../../table/boards/HandRecord.tsx'
import { type BoardMakes, Makes } from '../../table/boards/Makes.tsx'

export function Record({
  board,
  index,
  makes,
}: {
  readonly board: TableBoard
  readonly index: number
  /** What every contract makes, where that is to be printed. */
  readonly makes?: BoardMakes | undefined
}) {
  const row = boardRow(board, index)
  const { board: dealt, players } = board.source
  const isPlayed = row.contract !== undefined || row.passedOut
  return (
    <HandRecord name={row.name} board={dealt} {...(players && { players })}>
      {isPlayed || makes !== undefined ? (
        <>
          {isPlayed && (
            <p>
              {row.contract === undefined ? (
                t`Passed out`
              ) : (
                <span>
                  <ContractText contract={row.contract} /> {row.declarer}
                </span>
              )}
              {row.result === '' || row.contract === undefined ? '' : ` ${row.result}`}
            </p>
          )}
          {makes !== undefined && <Makes makes={makes} />}
        </>
      ) : undefined}
    </HandRecord>
  )
}

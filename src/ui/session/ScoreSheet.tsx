/** The boards of a session in a table: contract, score, what it is measured by, what it counts. */
import { seatInitial } from '#core/faces.ts'
import { percentage } from '#core/locale.ts'
import { tricksOver } from '#core/score.ts'
import type { Session, SessionBoard } from '#store/index.ts'
import { ContractText } from '../parts/CallText.tsx'
import { FailedNote } from '../parts/FailedNote.tsx'
import { countOf, countText, isDue, pointsText, SCORING_NAMES, totalOf } from './session-words.ts'
import { useMeasure } from './use-measure.ts'

const AGAINST = { par: 'Par', robots: 'Robots', matchpoints: 'Robots', total: undefined } as const

/** `+1`, `=`, `−2`: as score sheets have it. */
const overText = (over: number): string => (over === 0 ? '=' : pointsText(over))

export function ScoreSheet({ session }: { readonly session: Session }) {
  const { scoring, boards } = session
  const total = totalOf(session)
  const due = boards.find((board) => isDue(session, board))
  if (boards.length === 0) return <p className="panel-lead">No board is finished yet.</p>
  return (
    <>
      <div className="overflow-x-auto">
        <table className="data-table">
          <caption className="sr-only">{SCORING_NAMES[scoring]}, board by board</caption>
          <thead>
            <tr>
              <th scope="col">Board</th>
              <th scope="col">Contract</th>
              <th scope="col">Score</th>
              {AGAINST[scoring] !== undefined && <th scope="col">{AGAINST[scoring]}</th>}
              {scoring !== 'total' && (
                <th scope="col">{scoring === 'matchpoints' ? 'Matchpoints' : 'IMPs'}</th>
              )}
            </tr>
          </thead>
          <tbody>
            {boards.map((board) => (
              <Row key={board.board} session={session} board={board} />
            ))}
          </tbody>
          {total !== undefined && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={scoring === 'total' ? 2 : 4} className="text-start">
                  {scoring === 'matchpoints' ? 'Mean' : 'Total'}
                </th>
                <td className="font-semibold">{countText(scoring, total)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {due !== undefined && <Progress key={due.board} session={session} board={due} />}
    </>
  )
}

function Row({ session, board }: { readonly session: Session; readonly board: SessionBoard }) {
  const { scoring } = session
  const { contract, declarerTricks, score, against } = board
  const counts = countOf(session, board)
  return (
    <tr>
      <th scope="row">{board.number}</th>
      <td className="whitespace-nowrap">
        {contract === undefined || declarerTricks === undefined ? (
          'Passed out'
        ) : (
          <>
            <ContractText contract={contract} /> {seatInitial(contract.declarer)}{' '}
            {overText(tricksOver(contract, declarerTricks))}
          </>
        )}
      </td>
      <td>{pointsText(score)}</td>
      {scoring !== 'total' && (
        <>
          <td>
            {against === undefined
              ? '…'
              : against.length === 0
                ? 'gone'
                : [...new Set(against)].map(pointsText).join(', ')}
          </td>
          <td>{counts === undefined ? '' : countText(scoring, counts)}</td>
        </>
      )}
    </tr>
  )
}

function Progress({ session, board }: { readonly session: Session; readonly board: SessionBoard }) {
  const { share, failed, retry } = useMeasure(session, board)
  if (failed !== undefined)
    return (
      <FailedNote onRetry={retry}>
        Board {board.number} could not be measured: {failed}
      </FailedNote>
    )
  return (
    <p className="note mt-2" role="status">
      {session.scoring === 'par'
        ? `Working out par of board ${board.number} …`
        : `Robots are playing board ${board.number}${share === undefined ? ' …' : `: ${percentage(Math.round(share * 100))}.`}`}
    </p>
  )
}

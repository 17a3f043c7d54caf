/** The boards of a session in a table: contract, score, what it is measured by, what it counts. */

import { seatInitial } from '#core/display.ts'
import { percentage } from '#core/locale.ts'
import { tricksOver } from '#core/score.ts'
import { isMeasured } from '#core/session-score.ts'
import { t } from '#core/text.ts'
import type { Session, SessionBoard } from '#store/index.ts'
import {
  countOf,
  countText,
  isDue,
  overText,
  pointsText,
  SCORING_NAMES,
  totalOf,
} from '../../ask/session/session-words.ts'
import { useMeasure } from '../../ask/session/use-measure.ts'
import { ContractText } from '../../kit/CallText.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { Heads } from '../../kit/Heads.tsx'
import { RubberSheet } from './RubberSheet.tsx'

const AGAINST = {
  par: t`Par`,
  robots: t`Robots`,
  matchpoints: t`Robots`,
  total: undefined,
  rubber: undefined,
  chicago: undefined,
} as const

export function ScoreSheet({ session }: { readonly session: Session }) {
  const { scoring, boards } = session
  const total = totalOf(session)
  const due = boards.find((board) => isDue(session, board))
  if (boards.length === 0) return <p className="panel-lead">{t`No board is finished yet.`}</p>
  return (
    <>
      <div className="overflow-x-auto">
        <table className="data-table">
          <caption className="sr-only">{t`${SCORING_NAMES[scoring]}, board by board`}</caption>
          <Heads
            of={[
              t`Board`,
              t`Contract`,
              t`Score`,
              AGAINST[scoring],
              isMeasured(scoring) && (scoring === 'matchpoints' ? t`Matchpoints` : t`IMPs`),
            ]}
          />
          <tbody>
            {boards.map((board) => (
              <Row key={board.board} session={session} board={board} />
            ))}
          </tbody>
          {total !== undefined && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={isMeasured(scoring) ? 4 : 2} className="text-start">
                  {scoring === 'matchpoints' ? t`Mean` : t`Total`}
                </th>
                <td className="font-semibold">{countText(scoring, total)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <RubberSheet session={session} />
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
          t`Passed out`
        ) : (
          <>
            <ContractText contract={contract} /> {seatInitial(contract.declarer)}{' '}
            {overText(tricksOver(contract, declarerTricks))}
          </>
        )}
      </td>
      <td>{pointsText(score)}</td>
      {isMeasured(scoring) && (
        <>
          <td>
            {against === undefined
              ? '…'
              : against.length === 0
                ? t`gone`
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
      <FailedNote
        onRetry={retry}
      >{t`Board ${board.number} could not be measured: ${failed}`}</FailedNote>
    )
  return (
    <p className="note mt-2" role="status">
      {session.scoring === 'par'
        ? t`Working out par of board ${board.number} …`
        : t`Robots are playing board ${board.number}${share === undefined ? ' …' : `: ${percentage(Math.round(share * 100))}.`}`}
    </p>
  )
}

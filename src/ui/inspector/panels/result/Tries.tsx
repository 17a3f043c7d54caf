/** In *Result*: the board as it went at every try and at other tables; a press steps through one. */
import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { isWhole } from '#core/deal.ts'
import { seatInitial } from '#core/display.ts'
import { percentage } from '#core/locale.ts'
import { tricksOver } from '#core/score.ts'
import { seatName, sideName, sideOf } from '#core/seat.ts'
import { t } from '#core/text.ts'
import {
  actions,
  currentBoard,
  lineName,
  lines as linesOf,
  type OtherTable,
  robotScoring,
  tree,
  viewerSeat,
} from '#store/index.ts'
import { useAgreedInput } from '../../../ask/knowledge/use-question.ts'
import { overText, pointsText } from '../../../ask/session/session-words.ts'
import { seedsFor } from '../../../ask/session/use-measure.ts'
import { useJob } from '../../../ask/use-job.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Button } from '../../../kit/Button.tsx'
import { CallText, CardText, ContractText } from '../../../kit/CallText.tsx'
import { FailedNote } from '../../../kit/FailedNote.tsx'
import { Heads } from '../../../kit/Heads.tsx'
import { tx } from '../../../kit/tx.ts'
import { type Parting, type TryRow, tryRows } from './tries-model.ts'

const NONE: readonly OtherTable[] = []
/** Robots play a board of no session at one other table. */
const ONE_TABLE = 1

export function Tries() {
  const board = useKibitzer(currentBoard)
  const session = useKibitzer((s) =>
    s.sessions.findLast(({ boards }) => boards.some((one) => one.board === board.id)),
  )
  const lines = useKibitzer(linesOf)
  const names = useKibitzer(useShallow((s) => lines.map(({ id }) => lineName(s, id))))
  const active = useKibitzer((s) => tree(s).active)
  const seat = useKibitzer(viewerSeat)
  const kept = session?.boards.find((one) => one.board === board.id)?.tables
  const asked = useOtherTable(kept !== undefined)
  const tables = kept ?? asked.tables
  const side = session?.side ?? sideOf(seat)
  const rows = useMemo(
    () => tryRows(board.source, lines, tables, side),
    [board.source, lines, tables, side],
  )
  const nameOf = (row: TryRow, i: number): string => {
    const at = lines.findIndex(({ id }) => id === row.line)
    if (at >= 0) return names[at] ?? ''
    return tables.length === 1 ? t`The other table` : t`Table ${i - firstTable + 2}`
  }
  const firstTable = rows.findIndex(({ line }) => line === undefined)
  const measured = session !== undefined && kept === undefined
  const robots = lines.some(({ origin }) => origin === 'table') || tables.length > 0
  return (
    <section aria-label={t`Tries and tables`} className="mt-3 border-t border-rule pt-3">
      {rows.length > 1 && (
        <div className="overflow-x-auto">
          <table className="data-table">
            <caption className="sr-only">{t`How this board went, points for ${sideName(side)}`}</caption>
            <Heads of={[t`Line`, t`Contract`, t`Points`]} />
            <tbody>
              {rows.map((row, i) => (
                <tr key={row.key} aria-current={row.line === active ? 'true' : undefined}>
                  <th scope="row" className="text-start">
                    <button
                      type="button"
                      className="link min-h-11 text-start"
                      title={t`Step through it`}
                      onClick={() => stepThrough(row, nameOf(row, i))}
                    >
                      {nameOf(row, i)}
                    </button>
                    <small className="block text-small font-normal text-ink-2">
                      {row.parts === undefined ? (
                        i > 0 && t`the same`
                      ) : (
                        <PartingWords parting={row.parts} />
                      )}
                    </small>
                  </th>
                  <td className="whitespace-nowrap">
                    {row.contract === undefined || row.declarerTricks === undefined ? (
                      t`Passed out`
                    ) : (
                      <>
                        <ContractText contract={row.contract} />{' '}
                        {seatInitial(row.contract.declarer)}{' '}
                        {overText(tricksOver(row.contract, row.declarerTricks))}
                      </>
                    )}
                  </td>
                  <td>{pointsText(row.score)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!measured && !robots && <AskTable asked={asked} />}
    </section>
  )
}

/** Goes to the start of a way the board went. */
function stepThrough(row: TryRow, name: string): void {
  if (row.line === undefined) actions.openTable(row.events, name)
  else {
    actions.selectLine(row.line)
    actions.seek(0)
  }
}

/** `from trick 6, South’s ♦A`. */
function PartingWords({ parting: { seat, event, trick } }: { readonly parting: Parting }) {
  if (event.kind === 'call')
    return tx`other from ${seatName(seat)}’s ${<CallText call={event.call} />}`
  if (event.kind === 'card')
    return tx`other from trick ${trick}, ${seatName(seat)}’s ${<CardText card={event.card} />}`
  return t`other from the claim`
}

/** Robots in all four seats, once they are asked for. */
function useOtherTable(known: boolean) {
  const board = useKibitzer(currentBoard)
  const speed = useKibitzer((s) => s.prefs.robotSpeed)
  const scoring = useKibitzer(robotScoring)
  const agreed = useAgreedInput()
  const { id, source } = board
  const input = useMemo(
    () =>
      known || !isWhole(source.board.deal)
        ? undefined
        : {
            ...{ ask: 'board' as const, board: source.board, ...agreed, speed, scoring },
            seeds: seedsFor(id, ONE_TABLE),
          },
    [known, source, agreed, speed, scoring, id],
  )
  const job = useJob('robot-tables', input, { byHand: true })
  const { output, run } = job
  const tables = useMemo(
    () =>
      output?.ok === true
        ? output.value.map(({ calls, cards }) => ({ calls: calls.map(({ call }) => call), cards }))
        : NONE,
    [output],
  )
  return { ...job, tables, start: input === undefined ? undefined : run }
}

function AskTable({ asked }: { readonly asked: ReturnType<typeof useOtherTable> }) {
  const { failed, start, state, progress, cancel } = asked
  if (start === undefined) return null
  if (failed !== undefined)
    return <FailedNote onRetry={start}>{t`The robots could not play it: ${failed}`}</FailedNote>
  if (state === 'running')
    return (
      <p className="flex flex-wrap items-center gap-2" role="status">
        {progress === undefined
          ? t`Robots are bidding and playing this board …`
          : t`Robots are bidding and playing this board: ${percentage(Math.round(progress.share * 100))}.`}
        <Button onClick={cancel}>{t`Stop`}</Button>
      </p>
    )
  return <Button onClick={start}>{t`What robots do with it`}</Button>
}

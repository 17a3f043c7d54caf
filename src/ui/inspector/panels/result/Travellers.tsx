/** The results of other tables that came with the board, or stand beside it as boards of the same cards: a traveller. */
import { useMemo } from 'react'
import { seatInitial } from '#core/display.ts'
import { fixed, percentage } from '#core/locale.ts'
import { tricksOver } from '#core/score.ts'
import { sideOf } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { resultsOfFile, scoredAcross, type TableResult } from '#core/traveller.ts'
import { currentBoard, position, resultOf, summaryOf, type TableBoard } from '#store/index.ts'
import { overText, pointsText } from '../../../ask/session/session-words.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { ContractText } from '../../../kit/CallText.tsx'
import { Fold } from '../../../kit/Fold.tsx'
import { Heads } from '../../../kit/Heads.tsx'

interface Row extends TableResult {
  readonly here: boolean
}
const sameCards = (a: TableBoard, b: TableBoard): boolean =>
  a.source.board.dealer === b.source.board.dealer &&
  a.source.board.vulnerability === b.source.board.vulnerability &&
  JSON.stringify(a.source.board.deal) === JSON.stringify(b.source.board.deal)

/** Points for North–South of a score from declarer’s side. */
const forNorthSouth = (contract: TableResult['contract'], score: number): number =>
  contract !== undefined && sideOf(contract.declarer) === 1 ? 0 - score : score

/** What another board of the same cards came to; `undefined` where it has no result. */
function resultBeside({ source }: TableBoard): Row | undefined {
  const { contract, passedOut, declarerTricks, score } = summaryOf(source)
  if (!passedOut && score === undefined) return undefined
  const names = [source.players?.[0], source.players?.[1]].filter((name) => name !== undefined)
  return {
    ...{ pairs: names.join('–'), contract, declarerTricks, here: false },
    score: forNorthSouth(contract, score ?? 0),
  }
}

export function Travellers() {
  const board = useKibitzer(currentBoard)
  const boards = useKibitzer((s) => s.table.boards)
  const p = useKibitzer(position)
  const result = resultOf(p)
  const rows = useMemo(() => {
    const file = resultsOfFile(board.source, board.source.board.vulnerability)
    const beside = boards.flatMap((one) =>
      one.id === board.id || !sameCards(one, board) ? [] : (resultBeside(one) ?? []),
    )
    const others: readonly Row[] = [...file.map((one) => ({ ...one, here: false })), ...beside]
    if (others.length === 0 || result?.score === undefined) return []
    const here: Row = {
      ...{ pairs: '', here: true, contract: p.contract },
      declarerTricks: result.kind === 'played' ? result.declarerTricks : undefined,
      score: forNorthSouth(p.contract, result.score),
    }
    // A club’s own table stands in its list already.
    const known = file.findIndex(
      ({ contract, score }) => contract !== undefined && score === here.score,
    )
    const isRecord = board.source.calls.length > 0 && known >= 0
    return scoredAcross(
      isRecord
        ? others.map((one, i) => (i === known ? { ...one, here: true } : one))
        : [here, ...others],
    )
  }, [board, boards, p, result])
  if (rows.length === 0) return null
  return (
    <section aria-label={t`Other tables`} className="mt-3 border-t border-rule pt-3">
      <Fold title={t`Other tables`} hint={t`${rows.length} results, IMPs and matchpoints`}>
        <div className="overflow-x-auto">
          <table className="data-table">
            <caption className="sr-only">{t`Results of this board for North–South`}</caption>
            <Heads of={[t`Table`, t`Contract`, t`Score`, t`IMPs`, t`Matchpoints`]} />
            <tbody>
              {rows.map(({ here, pairs, contract, declarerTricks, score, imps, share }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table keeps its place.
                <tr key={i} className={here ? 'bg-accent-soft font-semibold' : ''}>
                  <th scope="row" className="text-start">
                    {here ? t`Here` : pairs === '' ? '–' : pairs}
                  </th>
                  <td className="whitespace-nowrap">
                    {contract === undefined || declarerTricks === undefined ? (
                      '–'
                    ) : (
                      <>
                        <ContractText contract={contract} /> {seatInitial(contract.declarer)}{' '}
                        {overText(tricksOver(contract, declarerTricks))}
                      </>
                    )}
                  </td>
                  <td className="tabular-nums">{pointsText(score)}</td>
                  <td className="tabular-nums">
                    {imps === undefined ? '–' : fixed(imps, 1).replace('-', '−')}
                  </td>
                  <td className="tabular-nums">{percentage(Math.round(100 * share))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="note">{t`IMPs against every other table, on the mean.`}</p>
      </Fold>
    </section>
  )
}

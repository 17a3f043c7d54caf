/** *Print*: hand records, auctions with what each call shows, or one board from deal to result. */
import { Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { t } from '#core/text.ts'
import { store, type TableBoard } from '#store/index.ts'
import { resultOf } from '#store/table/readings.ts'
import { resultSentence } from '#store/table/sentences.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import {
  type Print,
  type PrintPlace,
  printAddress,
  printPlaceOf,
} from '../../kit/addresses/print-address.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Field.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { boardRow } from '../../table/boards/board-rows.ts'
import { Auction } from './Auction.tsx'
import { Play } from './Play.tsx'
import { chosenBoards, MOST_EXPLAINED, refsOn, wholeBoard } from './print-model.ts'
import { Record } from './Record.tsx'
import { useMakes } from './use-makes.ts'
import './print-page.css'

const TITLES: Readonly<{ readonly [K in Print]: string }> = {
  records: t`Hand records`,
  auctions: t`Auctions explained`,
  story: t`The board’s story`,
}

export default function PrintPage() {
  const boards = useKibitzer((s) => s.table.boards)
  const onTable = useKibitzer((s) => s.table.index)
  const source = useKibitzer((s) => s.library.source)
  const [, navigate] = useLocation()
  const place = printPlaceOf(useParams()['*'])
  const { print, which } = place
  const go = (change: Partial<PrintPlace>) =>
    navigate(printAddress({ ...place, ...change }), { replace: true })
  const chosen = useMemo(
    () => chosenBoards(boards, onTable, { print, which }),
    [boards, onTable, print, which],
  )
  const [withMakes, setWithMakes] = useState(false)
  const makes = useMakes(chosen, withMakes && print === 'records')
  const isPart = which === 'one' || print === 'story'
  const wanted = isPart || which !== 'all' ? chosen.length : boards.length
  return (
    <main id="main" tabIndex={-1} className="page">
      <h1 className="sr-only">{t`Print`}</h1>
      <div className="page-across panel no-print flex flex-wrap items-end gap-4 p-4">
        <SegmentedControl<Print>
          label={t`What to print`}
          hideLabel={false}
          value={print}
          options={[
            { value: 'records', label: TITLES.records },
            { value: 'auctions', label: TITLES.auctions },
            { value: 'story', label: TITLES.story },
          ]}
          onChange={(next) => go({ print: next })}
        />
        {boards.length > 1 && print !== 'story' && (
          <SegmentedControl
            label={t`Boards`}
            hideLabel={false}
            value={which}
            options={[
              { value: 'all', label: t`All ${boards.length}` },
              ...(which === 'all' || which === 'one' ? [] : [{ value: which, label: which }]),
              { value: 'one', label: t`The one on the table` },
            ]}
            onChange={(next) => go({ which: next })}
          />
        )}
        {print === 'records' && (
          <Checkbox
            label={t`Par and what makes`}
            checked={withMakes}
            onChange={setWithMakes}
            hint={makes.words}
          />
        )}
        <Button variant="primary" icon={Printer} onClick={() => window.print()}>{t`Print`}</Button>
        {wanted > chosen.length && (
          <p className="note">{t`The first ${chosen.length} of ${wanted} boards${print === 'auctions' ? t`: calls of at most ${MOST_EXPLAINED} are explained` : ''}.`}</p>
        )}
      </div>
      <article className="sheet page-across" data-print={print} aria-labelledby="sheet-title">
        <h2 id="sheet-title">
          {TITLES[print]}
          {source === undefined ? '' : `: ${source}`}
        </h2>
        <div className="sheet-boards">
          {chosen.map(([index, board]) =>
            print === 'records' ? (
              <Record key={board.id} board={board} index={index} makes={makes.of(board)} />
            ) : (
              <Whole key={board.id} board={board} index={index} story={print === 'story'} />
            ),
          )}
        </div>
      </article>
    </main>
  )
}

/** A board with its auction; as a story with the play, the result and the reader's note as well. */
function Whole({
  board,
  index,
  story,
}: {
  readonly board: TableBoard
  readonly index: number
  readonly story: boolean
}) {
  const p = wholeBoard(board)
  const refs = useMemo(() => refsOn(store.getState(), board), [board])
  const result = resultOf(p)
  return (
    <section className="print-whole" aria-label={boardRow(board, index).name}>
      <Record board={board} index={index} />
      <Auction position={p} refs={refs} />
      {story && (
        <>
          <Play position={p} />
          {result !== undefined && <p className="print-end">{resultSentence(p, result)}.</p>}
        </>
      )}
      {board.note !== undefined && (
        <p className="print-note">
          <b>{t`Note:`}</b> {board.note}
        </p>
      )}
    </section>
  )
}

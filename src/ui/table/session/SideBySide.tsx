/** One board: the auctions of those who played it beside each other. */
import type { Board } from '#core/board.ts'
import { type BoardMade, outcomeOf } from '#core/board-made.ts'
import { seatInitial } from '#core/display.ts'
import { tricksOver } from '#core/score.ts'
import { t } from '#core/text.ts'
import { overText, pointsText } from '../../ask/session/session-words.ts'
import { CardText, ContractText } from '../../kit/CallText.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { tx } from '../../kit/tx.ts'
import { AuctionColumns } from '../AuctionColumns.tsx'
import { auctionGrid } from '../table-model.ts'

interface SideBySideProps {
  readonly board: Pick<Board, 'number' | 'dealer' | 'vulnerability'>
  readonly tables: readonly { readonly name: string; readonly made: BoardMade }[]
}

/** Results whose points stand beside the board’s name. */
const MOST_POINTS = 4

export const SideBySide = ({ board, tables }: SideBySideProps) => (
  <Fold
    title={t`Board ${board.number ?? 1}`}
    hint={
      tables.length > MOST_POINTS
        ? t`${tables.length} results`
        : tables.map(({ made }) => pointsText(outcomeOf(board, made).points)).join(' · ')
    }
  >
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4 pb-3">
      {tables.map(({ name, made }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a table keeps its place, and two may have one name.
        <OneTable key={i} board={board} name={name} made={made} />
      ))}
    </div>
  </Fold>
)

function OneTable({
  board,
  name,
  made,
}: {
  readonly board: Pick<Board, 'number' | 'dealer' | 'vulnerability'>
  readonly name: string
  readonly made: BoardMade
}) {
  const { contract } = outcomeOf(board, made)
  const { dealer, vulnerability } = board
  const calls = made.calls.map((call) => ({ call }))
  const grid = auctionGrid({ dealer, vulnerability, calls, open: false })
  return (
    <div>
      <AuctionColumns
        auction={grid}
        name={name}
        className="data-table"
        nameClass="text-start font-semibold"
      />
      <p className="mt-1">
        {contract === undefined || made.declarerTricks === undefined ? (
          t`Passed out`
        ) : (
          <>
            <ContractText contract={contract} /> {seatInitial(contract.declarer)}{' '}
            {overText(tricksOver(contract, made.declarerTricks))}
            {made.lead !== undefined && (
              <>
                {', '}
                {tx`${<CardText card={made.lead} />} led`}
              </>
            )}
          </>
        )}
      </p>
    </div>
  )
}

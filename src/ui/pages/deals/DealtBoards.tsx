/** The boards that were dealt, each with the points of North and South and their best fit. */
import type { Deal } from '#core/deal.ts'
import * as handOf from '#core/hand.ts'
import { NORTH, SOUTH } from '#core/seat.ts'
import { SUITS_DESCENDING } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { Panel } from '../../kit/Panel.tsx'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'
import { HandRecord } from '../../table/boards/HandRecord.tsx'
import type { DealtSet } from './dealt-set.ts'

/** Cards of the longest suit together from which one speaks of a fit. */
const FIT = 8

function Together({ deal }: { readonly deal: Deal }) {
  const [north, south] = [deal[NORTH], deal[SOUTH]]
  const [a, b] = [handOf.lengths(north), handOf.lengths(south)]
  const fit = SUITS_DESCENDING.filter((suit) => a[suit] + b[suit] >= FIT).toSorted(
    (one, other) => a[other] + b[other] - a[one] - b[one],
  )[0]
  return (
    <>
      <p>{t`N–S ${handOf.hcp(north)} + ${handOf.hcp(south)}`}</p>
      <p className="font-normal">
        {fit === undefined ? (
          t`no fit`
        ) : (
          <>
            {`${a[fit]}–${b[fit]}`} <SuitSymbol suit={fit} />
          </>
        )}
      </p>
    </>
  )
}

export function DealtBoards({
  dealt,
  title,
}: {
  readonly dealt: DealtSet | undefined
  readonly title: string | undefined
}) {
  const records = dealt?.records ?? []
  const count = records.length
  return (
    <Panel
      id="deals-boards"
      title={t`The boards`}
      lead={title === undefined || count === 0 ? undefined : title}
      className="min-w-0 min-[821px]:col-start-2 min-[821px]:row-start-1 min-[821px]:row-span-2"
    >
      {count === 0 ? (
        <p className="note">{t`Choose a theme or set the hands, then deal.`}</p>
      ) : (
        <>
          <p role="status" className="sr-only">
            {count === 1 ? t`One board is dealt.` : t`${count} boards are dealt.`}
          </p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-2.5 text-base [&_.print-record]:rounded-inset">
            {records.map(({ board }) => (
              <HandRecord key={board.number} name={t`Board ${board.number}`} board={board}>
                <Together deal={board.deal as Deal} />
              </HandRecord>
            ))}
          </div>
        </>
      )}
    </Panel>
  )
}

/** The auction so far; a press on a call tells what it showed. */
import type { Call } from '#core/call.ts'
import type { Seat } from '#core/seat.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { PhraseText } from '../../parts/PhraseText.tsx'
import { AuctionTable } from '../../table/AuctionTable.tsx'
import { auctionGrid, vulnerableWords } from '../../table/table-model.ts'
import type { BidHelp } from './question.ts'

export function PracticeAuction({
  dealer,
  vulnerability,
  calls,
  made,
  asked,
  isOver = false,
}: {
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly calls: readonly Call[]
  /** What each call showed; `undefined` until it is read. */
  readonly made: BidHelp['made'] | undefined
  /** The call that the question is about: it tells nothing. */
  readonly asked?: number
  readonly isOver?: boolean
}) {
  return (
    <div className="grid gap-1 [--auction-row:32px]">
      <AuctionTable
        model={auctionGrid({
          dealer,
          vulnerability,
          calls: calls.map((call) => ({ call })),
          open: asked === undefined && !isOver,
        })}
        explained={asked}
        alerted={(made ?? []).flatMap(({ alert }, i) => (alert && i !== asked ? [i] : []))}
        busy={made === undefined && !isOver}
        note={(i) => {
          const told = made?.[i]
          if (i === asked) return <p>That is what you are asked.</p>
          if (told === undefined) return null
          return (
            <>
              {told.says !== undefined && <p className="said-small">{told.says}</p>}
              <p>
                <PhraseText phrase={told.shows} />
              </p>
            </>
          )
        }}
      />
      <p className="note">{vulnerableWords(vulnerability).long}.</p>
    </div>
  )
}

/** The auction so far; a press on a call tells what it showed. */
import { useState } from 'react'
import type { Call } from '#core/call.ts'
import type { Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { CallText } from '../../kit/CallText.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'
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
  const [opened, setOpened] = useState<number>()
  const told = opened === undefined || opened === asked ? undefined : made?.[opened]
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
        onCall={(i) => setOpened(opened === i ? undefined : i)}
      />
      <p className="note">{vulnerableWords(vulnerability).long}.</p>
      <div role="status">
        {opened !== undefined && opened === asked && <p>{t`That is what you are asked.`}</p>}
        {told !== undefined && (
          <>
            {told.says !== undefined && <p className="said-small">{told.says}</p>}
            {told.shows.length > 0 && (
              <p className="note">{tx`${<CallText call={told.call} />} shows ${<PhraseText phrase={told.shows} />}`}</p>
            )}
          </>
        )}
      </div>
    </div>
  )
}

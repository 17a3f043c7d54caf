/** The auction: typed, or clicked together with a bidding box; what was called so far, and what it showed. */

import { Undo2 } from 'lucide-react'
import type { Call } from '#core/call.ts'
import { callName } from '#core/call.ts'
import { seatInitial } from '#core/display.ts'
import { seatName, sideName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { VULNERABILITIES, type Vulnerability } from '#core/vulnerability.ts'
import { auctionText } from '../../kit/addresses/typed-auction.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText } from '../../kit/CallText.tsx'
import { ChoiceField, choices } from '../../kit/Field.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'
import { BiddingBox } from '../../table/BiddingBox.tsx'
import type { BookProps, BookTurn } from './book-view.ts'
import { TypedAuction } from './TypedAuction.tsx'

const VULNERABLE: Readonly<Record<Vulnerability, string>> = {
  None: t`Nobody`,
  NS: sideName(0),
  EW: sideName(1),
  All: t`Everybody`,
}

export function AuctionPanel({
  place,
  turn,
  problem,
  onGo,
}: BookProps & {
  /** `undefined` until it is read, and where it cannot be. */
  readonly turn: BookTurn | undefined
  readonly problem: string | undefined
}) {
  const { calls } = place
  const go = (next: readonly Call[], replace: boolean) =>
    onGo({ calls: next, rule: undefined }, { replace })
  return (
    <Panel id="systems-auction" title={t`Auction`} summary={auctionText(calls)}>
      <div className="@container grid gap-3">
        <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-3 max-xs:grid-cols-1 @max-[17rem]:grid-cols-1">
          <TypedAuction calls={calls} problem={problem} onCalls={(next) => go(next, true)} />
          <ChoiceField
            label={t`Vulnerable`}
            value={place.vulnerability}
            options={choices(VULNERABILITIES, (one) => VULNERABLE[one])}
            onChange={(vulnerability) => onGo({ vulnerability }, { replace: true })}
          />
        </div>
        {calls.length > 0 && (
          <ol aria-label={t`Calls so far`} className="border-t border-rule">
            {calls.map((call, i) => {
              const told = turn?.made[i]
              return (
                // A call has no name but its place.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={i}>
                  <button
                    type="button"
                    className="fold-row grid-cols-[1.25rem_3.25rem_minmax(0,1fr)]"
                    aria-label={
                      told &&
                      t`Back to ${seatName(told.seat)}’s turn: ${callName(call)}. ${told.says ?? ''}`
                    }
                    onClick={() => go(calls.slice(0, i), false)}
                  >
                    <span className="note">{told && seatInitial(told.seat)}</span>
                    <b>
                      <CallText call={call} />
                    </b>
                    <span className="said-small">
                      {told &&
                        (told.says ??
                          tx`No rule makes it; read as natural: ${<PhraseText phrase={told.shows} linked={false} />}`)}
                    </span>
                  </button>
                </li>
              )
            })}
          </ol>
        )}
        <div className="grid justify-items-start gap-2 [--box-w:min(100%,344px)]">
          <BiddingBox
            legal={new Set(turn?.legal ?? [])}
            caller={turn === undefined ? '' : seatName(turn.seat)}
            chosen={undefined}
            offered={undefined}
            moment={auctionText(calls)}
            grid={false}
            onCall={(call) => {
              if (turn?.legal.includes(call) === true) go([...calls, call], false)
            }}
          />
          {calls.length > 0 && (
            <div className="flex flex-wrap gap-2">
              <Button
                icon={Undo2}
                onClick={() => go(calls.slice(0, -1), false)}
              >{t`Take back a call`}</Button>
              <Button variant="quiet" onClick={() => go([], false)}>{t`Start again`}</Button>
            </div>
          )}
        </div>
      </div>
    </Panel>
  )
}

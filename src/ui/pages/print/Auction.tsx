/** An auction on paper, and beneath it what each call shows. */

import { callerAt } from '#core/auction.ts'
import { PASS } from '#core/call.ts'
import { seatInitial } from '#core/display.ts'
import * as handOf from '#core/hand.ts'
import { SEATS } from '#core/seat.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { TablePosition } from '#store/index.ts'
import { auctionQuestion, biddingKey } from '../../ask/bidding/bidding-question.ts'
import type { AuctionReading } from '../../ask/bidding/use-bidding.ts'
import { useJob } from '../../ask/use-job.ts'
import { CallText } from '../../kit/CallText.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { AuctionColumns } from '../../table/AuctionColumns.tsx'
import { auctionModel } from '../../table/table-model.ts'

type Read = AuctionReading['calls'][number]

export function Auction({
  position: p,
  refs,
}: {
  readonly position: TablePosition
  readonly refs: SystemRefs
}) {
  const model = auctionModel(p)
  if (p.auction.calls.length === 0) return <p>{t`No call was made.`}</p>
  return (
    <div className="print-auction">
      <AuctionColumns auction={model} name={t`The auction`} />
      <div>
        {model.notes.map(({ letter, text }) => (
          <p key={letter}>
            <sup>{letter}</sup> {text}
          </p>
        ))}
        <Meanings position={p} refs={refs} />
      </div>
    </div>
  )
}

/** What each bid, double and redouble says. */
function Meanings({ position: p, refs }: Parameters<typeof Auction>[0]) {
  const reader = SEATS.find(
    (seat) => handOf.size(p.record.board.deal[seat] ?? handOf.EMPTY_HAND) === 13,
  )
  const question = reader === undefined ? undefined : auctionQuestion(p, reader, refs)
  const { value, failed, run } = useJob(
    'auction',
    question === undefined ? undefined : { ...question, usual: true },
    question === undefined ? '' : `${biddingKey(question)} usual`,
  )
  if (question === undefined)
    return <p>{t`No hand is wholly known, so the calls cannot be read.`}</p>
  if (failed !== undefined)
    return (
      <p>
        {t`The calls could not be read: ${failed}`}{' '}
        <button
          type="button"
          className="btn btn-plain no-print"
          onClick={run}
        >{t`Try again`}</button>
      </p>
    )
  if (value === undefined) return <p aria-busy="true">{t`Reading the calls …`}</p>
  const said = value.calls.filter(
    ({ call, rules, natural }) => call !== PASS && (rules.length > 0 || natural !== undefined),
  )
  return (
    <ul className="print-meanings">
      {said.map((call) => (
        <li key={call.index}>
          <b>
            {seatInitial(callerAt(p.auction, call.index))} <CallText call={call.call} />
          </b>{' '}
          <Says call={call} />
        </li>
      ))}
    </ul>
  )
}

/** The reason of the rule that most such hands follow; the natural reading where no rule makes the call. */
function Says({ call }: { readonly call: Read }) {
  const [first, ...others] = call.rules
  if (first === undefined)
    return call.natural === undefined ? null : <PhraseText phrase={call.natural} linked={false} />
  return (
    <>
      {call.usual ?? first.says}
      {others.length > 0 && t` Or another hand of this call.`}
    </>
  )
}

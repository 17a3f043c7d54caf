/** What a call of an auction shows, as the viewer's seat reads it. */
import { useMemo } from 'react'
import { callerAt } from '#core/auction.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import { type SystemRefs, systemOf } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { auctionQuestion, biddingKey } from '../../ask/bidding/bidding-question.ts'
import { CallMeaning } from '../../ask/bidding/CallMeaning.tsx'
import { systemName } from '../../ask/systems/systems.ts'
import { useSystemList } from '../../ask/systems/use-systems.ts'
import { useJob } from '../../ask/use-job.ts'
import { Button } from '../../kit/Button.tsx'
import { positionOf } from './record-table.ts'

export function CallShown({
  record,
  viewer,
  systems,
  index,
  onClose,
}: {
  /** What the viewer may see. */
  readonly record: BoardRecord
  readonly viewer: Seat
  readonly systems: SystemRefs
  /** Place of the call in the auction. */
  readonly index: number
  readonly onClose: () => void
}) {
  const p = useMemo(() => positionOf(record), [record])
  const question = useMemo(() => auctionQuestion(p, viewer, systems), [p, viewer, systems])
  const { output, state } = useJob(
    'auction',
    question,
    question === undefined ? '' : biddingKey(question),
  )
  const list = useSystemList().output
  const call = output?.ok === true ? output.value.calls[index] : undefined
  return (
    <section aria-label={t`What the call shows`} className="border-t border-rule pt-3">
      {call === undefined ? (
        <p>{state === 'running' ? t`Working it out…` : t`This call cannot be read.`}</p>
      ) : (
        <CallMeaning
          call={call}
          system={systemName(systemOf(systems, callerAt(p.auction, index)), list)}
          count={undefined}
        />
      )}
      <Button className="mt-2" onClick={onClose}>{t`Close`}</Button>
    </section>
  )
}

/** What a call of the lesson's auction shows, as the student's seat reads it. */
import { useMemo } from 'react'
import { callerAt } from '#core/auction.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import { type SystemRefs, systemOf } from '#core/system-ref.ts'
import { useJob } from '../../app/use-job.ts'
import { Button } from '../../parts/Button.tsx'
import { auctionQuestion, biddingKey } from '../../table/bidding-question.ts'
import { CallMeaning } from '../../table/CallMeaning.tsx'
import { systemName } from '../../table/systems.ts'
import { useSystemList } from '../../table/use-systems.ts'
import { positionOf } from './lesson-view.ts'

export function CallShown({
  record,
  viewer,
  systems,
  index,
  onClose,
}: {
  /** The student's view. */
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
    <section aria-label="What the call shows" className="border-t border-rule pt-3">
      {call === undefined ? (
        <p>{state === 'running' ? 'Working it out…' : 'This call cannot be read.'}</p>
      ) : (
        <CallMeaning
          call={call}
          system={systemName(systemOf(systems, callerAt(p.auction, index)), list)}
          count={undefined}
        />
      )}
      <Button className="mt-2" onClick={onClose}>
        Close
      </Button>
    </section>
  )
}

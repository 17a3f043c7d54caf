/** What a call of a turn tells the others, whether it was made or is still to come. */
import { type Call, PASS } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import { HAND_COUNT } from '#core/hand.ts'
import { fixed, grouped, percentage, significant } from '#core/locale.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { actions, calledByAt, observer, type TablePosition } from '#store/index.ts'
import { CallMeaning } from '../../../ask/bidding/CallMeaning.tsx'
import { useAuctionReading, useCallCount, useCallRead } from '../../../ask/bidding/use-bidding.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Button } from '../../../kit/Button.tsx'
import { CallText } from '../../../kit/CallText.tsx'
import { MeaningTable, type OpeningCallMeaning } from '../../../kit/MeaningTable.tsx'
import { PanelError } from '../../../kit/Panel.tsx'
import { tx } from '../../../kit/tx.ts'
import { OriginNote } from '../../why/Answer.tsx'

interface WhatItShowsProps {
  readonly position: TablePosition
  /** Place of the call in the auction. */
  readonly index: number
  /** Name of the system of its side; `undefined` where it plays none. */
  readonly system: string | undefined
}

export const WhatItShows = ({ call, ...about }: WhatItShowsProps & { readonly call: Call }) =>
  about.position.record.calls[about.index]?.call === call ? (
    <Shown {...about} />
  ) : (
    <WouldShow call={call} {...about} />
  )

/** Of a call that was not made, as its maker would have it read. */
function WouldShow({ position, index, call, system }: Parameters<typeof WhatItShows>[0]) {
  const { output, error, retry } = useCallRead(position, index, call)
  if (error !== undefined) return <PanelError message={error} onRetry={retry} />
  if (output === undefined) return <p className="text-ink-2">{t`Working it out…`}</p>
  return <CallMeaning call={output} system={system} count={undefined} />
}

/** Of a call that was made, as whoever looks at the table reads it, with the hands counted. */
export function Shown({ position, index, system }: WhatItShowsProps) {
  const reader = useKibitzer(observer)
  const held = position.record.board.deal[reader]
  const known = held !== undefined && hand.size(held) === 13
  const { output, error, retry } = useAuctionReading(reader)
  const call = output?.calls[index]
  const judged = useKibitzer((s) => calledByAt(s, index)) !== undefined
  const count = useCallCount(reader, call === undefined ? undefined : index).output
  if (!known) return <p>{t`The calls cannot be read: ${seatName(reader)}’s hand is not known.`}</p>
  if (error !== undefined) return <PanelError message={error} onRetry={retry} />
  if (call === undefined) return <p className="text-ink-2">{t`Working it out…`}</p>
  return (
    <>
      {judged && (
        <OriginNote
          byHand
        >{t`A robot weighed this call against its system’s: its hand may be another than the rules show.`}</OriginNote>
      )}
      <CallMeaning
        call={call}
        system={system}
        count={count !== undefined && count.after > 0 ? count : undefined}
      />
      {position.record.calls.length > index + 1 && (
        <Button
          className="mt-2"
          onClick={() => actions.seek(index + 1)}
        >{t`Go to this call`}</Button>
      )}
    </>
  )
}

/** `12.3%`, more digits for less. */
const shareText = (hands: number): string => {
  const percent = (hands / HAND_COUNT) * 100
  if (percent === 0) return t`none`
  return percentage(percent < 0.1 ? significant(percent, 1) : fixed(percent, 1))
}

/** Of an opening of a strategy: the hands that it is picked with, counted. */
export function OpeningShows({
  call,
  system,
  meaning,
}: {
  readonly call: Call
  readonly system: string
  /** `undefined` until it is counted. */
  readonly meaning: OpeningCallMeaning | undefined
}) {
  if (meaning === undefined) return <p className="text-ink-2">{t`Counting the hands…`}</p>
  return (
    <MeaningTable
      caption={tx`The hands that ${call === PASS ? t`pass` : <CallText call={call} />} shows in ${system}, of all ${grouped(HAND_COUNT)}`}
      meaning={meaning}
      count={(hands) => (
        <td>
          {shareText(hands)}
          <span className="sr-only">{t`, ${grouped(hands)} hands`}</span>
        </td>
      )}
    />
  )
}

/** What a call of a turn tells the others, whether it was made or is still to come. */
import type { Call } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import { seatName } from '#core/seat.ts'
import { actions, observer, type TablePosition } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Button } from '../../parts/Button.tsx'
import { PanelError } from '../../parts/Panel.tsx'
import { CallMeaning } from '../../table/CallMeaning.tsx'
import { useAuctionReading, useCallCount, useCallRead } from '../../table/use-bidding.ts'

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
  if (output === undefined) return <p className="text-ink-2">Working it out…</p>
  return <CallMeaning call={output} system={system} count={undefined} />
}

/** Of a call that was made, as whoever looks at the table reads it, with the hands counted. */
export function Shown({ position, index, system }: WhatItShowsProps) {
  const reader = useKibitzer(observer)
  const held = position.record.board.deal[reader]
  const known = held !== undefined && hand.size(held) === 13
  const { output, error, retry } = useAuctionReading(reader)
  const call = output?.calls[index]
  const count = useCallCount(reader, call === undefined ? undefined : index).output
  if (!known) return <p>The calls cannot be read: {seatName(reader)}’s hand is not known.</p>
  if (error !== undefined) return <PanelError message={error} onRetry={retry} />
  if (call === undefined) return <p className="text-ink-2">Working it out…</p>
  return (
    <>
      <CallMeaning
        call={call}
        system={system}
        count={count !== undefined && count.after > 0 ? count : undefined}
      />
      {position.record.calls.length > index + 1 && (
        <Button className="mt-2" onClick={() => actions.seek(index + 1)}>
          Go to this call
        </Button>
      )}
    </>
  )
}

/** What a call of a turn tells the others, whether it was made or is still to come. */
import type { Call } from '#core/call.ts'
import type { TablePosition } from '#store/index.ts'
import { PanelError } from '../../parts/Panel.tsx'
import { CallMeaning } from '../../table/CallNote.tsx'
import { useCallRead } from '../../table/use-bidding.ts'

export function WhatItShows({
  position,
  index,
  call,
  system,
}: {
  readonly position: TablePosition
  /** Place of the call in the auction. */
  readonly index: number
  readonly call: Call
  readonly system: string
}) {
  const { output, error, retry } = useCallRead(position, index, call)
  if (error !== undefined) return <PanelError message={error} onRetry={retry} />
  if (output === undefined) return <p className="text-ink-2">Working it out…</p>
  return (
    <div className="call-note">
      <CallMeaning call={output} system={system} count={undefined} />
    </div>
  )
}

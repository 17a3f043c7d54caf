/** The auction as text: read while it is typed, and kept as typed until the field is left. */
import { useState } from 'react'
import type { Call } from '#core/call.ts'
import { t } from '#core/text.ts'
import { auctionText, typedAuction } from '../../kit/addresses/typed-auction.ts'
import { TextField } from '../../kit/Field.tsx'

export function TypedAuction({
  calls,
  problem,
  onCalls,
}: {
  readonly calls: readonly Call[]
  /** Why the auction as it stands is not lawful. */
  readonly problem: string | undefined
  readonly onCalls: (calls: readonly Call[]) => void
}) {
  const [draft, setDraft] = useState<string | undefined>(undefined)
  const read = draft === undefined ? undefined : typedAuction(draft)
  return (
    <TextField
      label={t`Auction`}
      hint={t`North deals. Every call, passes too: 1N P 2C`}
      value={draft ?? auctionText(calls)}
      error={read?.ok === false ? read.error.message : problem}
      spellCheck={false}
      autoCapitalize="characters"
      onChange={(event) => {
        const text = event.target.value
        setDraft(text)
        const typed = typedAuction(text)
        if (typed.ok && auctionText(typed.value) !== auctionText(calls)) onCalls(typed.value)
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}

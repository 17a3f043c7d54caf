/** Why not the other calls of a turn: the nearest miss first. */
import { useState } from 'react'
import type { Call } from '#core/call.ts'
import type { Phrase } from '#explain/call/why-call.ts'
import { Button } from '../../parts/Button.tsx'
import { CallText } from '../../parts/CallText.tsx'
import { PhraseText } from '../../parts/PhraseText.tsx'
import { OursTag } from './OursTag.tsx'

export interface Other {
  readonly call: Call
  /** What keeps the hand from it. */
  readonly text: Phrase
  /** Made by natural bidding, not by a rule of the system. */
  readonly natural?: boolean
}

/** Calls shown before the reader asks for all. */
const FIRST = 6

export function OtherCalls({
  others,
  made,
}: {
  readonly others: readonly Other[]
  /** The call made at this turn; it stands among those shown. */
  readonly made: Call | undefined
}) {
  const [all, setAll] = useState(false)
  if (others.length === 0) return <p className="text-ink-2">No rule makes another call here.</p>
  const shown = all ? others : others.filter(({ call }, i) => i < FIRST || call === made)
  return (
    <>
      <ol aria-label="Other calls, the nearest miss first">
        {shown.map(({ call, text, natural }) => (
          <li key={call} className="flex min-h-8 items-center gap-2 border-t border-rule py-1">
            <b className="w-12 flex-none font-semibold">
              <CallText call={call} />
            </b>
            <span className="min-w-0">
              <PhraseText phrase={text} />
              {natural === true && <OursTag word="natural" />}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < others.length && (
        <Button variant="quiet" className="-ms-3" onClick={() => setAll(true)}>
          All {others.length} calls
        </Button>
      )}
    </>
  )
}

/** Why not the other calls of a turn: the nearest miss first, and on demand the cards to exchange for each. */
import { useState } from 'react'
import type { Call } from '#core/call.ts'
import type { JobProgress } from '#engine/protocol.ts'
import { Button } from '../../parts/Button.tsx'
import { CallText, CardText } from '../../parts/CallText.tsx'
import { PanelError } from '../../parts/Panel.tsx'
import { PhraseText } from '../../parts/PhraseText.tsx'
import type { TurnReasons } from '../../table/use-bidding.ts'

type Nearest = JobProgress<'call-proof'>
export type ChangeNow =
  | { readonly kind: 'not-asked' }
  | {
      readonly kind: 'searching' | 'found'
      /** What is known so far. */
      readonly nearest: Nearest | undefined
    }
  | { readonly kind: 'failed'; readonly message: string }

/** Calls shown before the reader asks for all. */
const FIRST = 6

export function OtherCalls({
  others,
  made,
  change,
  onChange,
}: {
  readonly others: TurnReasons<'rules'>['others']
  /** The call made at this turn; it stands among those shown. */
  readonly made: Call | undefined
  readonly change: ChangeNow
  readonly onChange: () => void
}) {
  const [all, setAll] = useState(false)
  if (others.length === 0) return <p className="why-origin">No rule makes another call here.</p>
  const shown = all ? others : others.filter(({ call }, i) => i < FIRST || call === made)
  const nearest =
    change.kind === 'searching' || change.kind === 'found' ? change.nearest : undefined
  return (
    <>
      <ol className="rule-others" aria-label="Other calls, the nearest miss first">
        {shown.map((other) => {
          const exchanges = nearest?.proof.steps.find(({ change: to }) => to?.call === other.call)
            ?.change?.exchanges
          return (
            <li key={other.call} data-natural={other.natural || undefined}>
              <b>
                <CallText call={other.call} />
              </b>
              <span>
                <PhraseText phrase={other.text} />
                {other.natural && <span className="rule-ours"> natural</span>}
                {exchanges !== undefined ? (
                  <span className="rule-change">
                    Smallest change:{' '}
                    {exchanges.map(({ out, in: into }, i) => (
                      <span key={out}>
                        {i > 0 && ', '}
                        <CardText card={into} /> for <CardText card={out} />
                      </span>
                    ))}
                  </span>
                ) : (
                  change.kind === 'found' && (
                    <span className="rule-change">Not by one or two cards.</span>
                  )
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <div className="rule-buttons">
        {shown.length < others.length && (
          <Button onClick={() => setAll(true)}>All {others.length} calls</Button>
        )}
        {change.kind === 'not-asked' && (
          <Button onClick={onChange}>Smallest change for each</Button>
        )}
      </div>
      <p role="status" className="why-origin">
        {change.kind === 'searching' &&
          `Searching: every hand ${(nearest?.share ?? 0) < 0.5 ? 'one card' : 'two cards'} away is tried…`}
        {change.kind === 'found' && nearest?.proof.notes.join(' ')}
      </p>
      {change.kind === 'failed' && <PanelError message={change.message} onRetry={onChange} />}
    </>
  )
}

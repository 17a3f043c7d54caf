/** *What changed*, connected: the story of the calls and cards up to the cursor. */
import { seatName } from '#core/seat.ts'
import { GuessCover } from '../../guess-first/GuessSlot.tsx'
import { CallLink, CardLink } from '../../knowledge/ActLink.tsx'
import { Panel, PanelError } from '../../parts/Panel.tsx'
import type { ChangeEntry } from './changes-model.ts'
import { useChanges } from './use-changes.ts'

export const PANEL_ID = 'what-changed'
export const PANEL_TITLE = 'What changed'

export function WhatChangedPanel() {
  const { entries, view, stale, observer, failures } = useChanges()
  return (
    <WhatChangedView
      entries={entries}
      calls={view?.calls.length ?? 0}
      running={stale}
      failures={failures}
      nothing={
        view === undefined
          ? `Nothing can be told from ${seatName(observer)}’s seat on this board.`
          : 'Nothing has been shown yet. Each call and card that tells something of the closed hands is told here.'
      }
    />
  )
}

export interface WhatChangedViewProps {
  readonly entries: readonly ChangeEntry[]
  /** Calls before the play. */
  readonly calls: number
  readonly running: boolean
  /** What could not be worked out, by law and by agreement. */
  readonly failures?: readonly {
    readonly message: string
    readonly retry: (() => void) | undefined
  }[]
  /** The sentence when there is no entry. */
  readonly nothing: string
}

export function WhatChangedView({
  entries,
  calls,
  running,
  failures = [],
  nothing,
}: WhatChangedViewProps) {
  const [first] = entries
  return (
    <Panel
      id={PANEL_ID}
      title={PANEL_TITLE}
      state={running ? 'running' : 'ready'}
      summary={first?.current === true ? (first.sentences[0] ?? first.agreed[0]) : undefined}
    >
      {failures.map(({ message, retry }) => (
        <PanelError key={message} message={message} onRetry={retry} />
      ))}
      {entries.length === 0 ? (
        failures.length === 0 && <p className="wc-nothing">{nothing}</p>
      ) : (
        <GuessCover moment={String(first?.at)}>
          <ol className="wc-list">
            {entries.map((entry) => (
              <Entry key={entry.at} entry={entry} calls={calls} />
            ))}
          </ol>
        </GuessCover>
      )}
    </Panel>
  )
}

function Entry({ entry, calls }: { readonly entry: ChangeEntry; readonly calls: number }) {
  const { act, seat, sentences, agreed, current } = entry
  return (
    <li
      className="wc-entry"
      data-current={current || undefined}
      aria-current={current ? 'step' : undefined}
    >
      <span className="wc-card">
        {act.kind === 'call' ? (
          <CallLink call={act.call} index={act.index} />
        ) : (
          <CardLink card={act.card} index={act.index} calls={calls} />
        )}
        <span className="wc-who">{seatName(seat)}</span>
      </span>
      <div>
        {sentences.length > 0 && <p className="wc-text">{sentences.join(' ')}</p>}
        {agreed.length > 0 && (
          <p className="wc-text wc-agreed">
            <span className="sr-only">By agreement: </span>
            {agreed.join(' ')}
          </p>
        )}
      </div>
    </li>
  )
}

/** *What changed*, connected: the story of the cards up to the cursor. */
import { useMemo } from 'react'
import { players } from '#core/play.ts'
import { seatName } from '#core/seat.ts'
import { Panel } from '../../parts/Panel.tsx'
import { CardLink } from '../hidden-hands/Reason.tsx'
import { useHiddenHands } from '../hidden-hands/use-hidden-hands.ts'
import { type ChangeEntry, changeEntries } from './changes-model.ts'

export const PANEL_ID = 'what-changed'
export const PANEL_TITLE = 'What changed'

export function WhatChangedPanel() {
  const { view, answer, cards, stale, observer, error } = useHiddenHands()
  const entries = useMemo(() => {
    if (view?.contract === undefined || answer === undefined) return []
    const play = { contract: view.contract, cards: view.cards }
    return changeEntries(answer.snapshots, cards, view.cards, players(play))
  }, [view, answer, cards])
  return (
    <WhatChangedView
      entries={entries}
      calls={view?.calls.length ?? 0}
      running={stale}
      nothing={
        view === undefined || error !== undefined
          ? `Nothing can be told from ${seatName(observer)}’s seat on this board.`
          : 'No card has been played. Each card that shows something of the closed hands is told here.'
      }
    />
  )
}

export interface WhatChangedViewProps {
  readonly entries: readonly ChangeEntry[]
  /** Calls before the play. */
  readonly calls: number
  readonly running: boolean
  /** The sentence when there is no entry. */
  readonly nothing: string
}

export function WhatChangedView({ entries, calls, running, nothing }: WhatChangedViewProps) {
  return (
    <Panel
      id={PANEL_ID}
      title={PANEL_TITLE}
      state={running ? 'running' : 'ready'}
      summary={entries[0]?.current === true ? entries[0].sentences[0] : undefined}
    >
      {entries.length === 0 ? (
        <p className="wc-nothing">{nothing}</p>
      ) : (
        <ol className="wc-list">
          {entries.map((entry) => (
            <li
              key={entry.index}
              className="wc-entry"
              data-current={entry.current || undefined}
              aria-current={entry.current ? 'step' : undefined}
            >
              <span className="wc-card">
                <CardLink card={entry.card} index={entry.index} calls={calls} />
                <span className="wc-who">{seatName(entry.seat)}</span>
              </span>
              <p className="wc-text">{entry.sentences.join(' ')}</p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

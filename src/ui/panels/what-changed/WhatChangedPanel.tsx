/** *What changed*, connected: the story of the calls and cards up to the cursor. */
import { Fragment } from 'react'
import { seatName } from '#core/seat.ts'
import { strainName } from '#core/suit.ts'
import { GuessCover } from '../../guess-first/GuessSlot.tsx'
import { CallLink, CardLink } from '../../knowledge/ActLink.tsx'
import { Opened, type Question, Why } from '../../knowledge/Proof.tsx'
import { Panel, PanelError } from '../../parts/Panel.tsx'
import { SuitSymbol } from '../../parts/SuitSymbol.tsx'
import { spanText } from '../../parts/span-text.ts'
import { PANEL_NAMES } from '../names.ts'
import type { ChangeEntry } from './changes-model.ts'
import { useChanges } from './use-changes.ts'

export function WhatChangedPanel() {
  const { entries, view, stale, observer, failures, questionAt } = useChanges()
  return (
    <WhatChangedView
      entries={entries}
      calls={view?.calls.length ?? 0}
      running={stale}
      failures={failures}
      questionAt={questionAt}
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
  /** Given, what an event told opens its proof; `undefined` where nothing can be asked. */
  readonly questionAt?: (at: number) => Question | undefined
  /** The sentence when there is no entry. */
  readonly nothing: string
}

export function WhatChangedView({
  entries,
  calls,
  running,
  failures = [],
  questionAt = () => undefined,
  nothing,
}: WhatChangedViewProps) {
  const [first] = entries
  return (
    <Panel
      {...PANEL_NAMES.whatChanged}
      state={running ? 'running' : 'ready'}
      summary={first?.current === true ? (first.sentences[0] ?? first.agreed[0]?.text) : undefined}
    >
      {failures.map(({ message, retry }) => (
        <PanelError key={message} message={message} onRetry={retry} />
      ))}
      {entries.length === 0 ? (
        failures.length === 0 && <p className="text-ink-2 said">{nothing}</p>
      ) : (
        <GuessCover moment={String(first?.at)}>
          <ol className="list-none">
            {entries.map((entry) => (
              <Entry key={entry.at} entry={entry} calls={calls} question={questionAt(entry.at)} />
            ))}
          </ol>
        </GuessCover>
      )}
    </Panel>
  )
}

function Entry({
  entry,
  calls,
  question,
}: {
  readonly entry: ChangeEntry
  readonly calls: number
  readonly question: Question | undefined
}) {
  const { act, seat, sentences, agreed, current, moves } = entry
  const byLaw = question && { ...question, lawOnly: true }
  return (
    <li
      className="grid gap-x-2.5 py-1.5 not-first:border-t not-first:border-rule xs:grid-cols-[5.75rem_minmax(0,1fr)]"
      data-current={current || undefined}
      aria-current={current ? 'step' : undefined}
    >
      <span className="grid content-start text-small max-xs:flex max-xs:gap-2 max-xs:items-center">
        {act.kind === 'call' ? (
          <CallLink call={act.call} index={act.index} />
        ) : (
          <CardLink card={act.card} index={act.index} calls={calls} />
        )}
        <span className="text-ink-2">{seatName(seat)}</span>
      </span>
      <div>
        {sentences.length > 0 && (
          <p className={current ? 'said' : 'said-small text-ink-2'}>{sentences.join(' ')}</p>
        )}
        {moves.length > 0 && (
          <ul
            className="note flex flex-wrap gap-x-3.5 mt-0.5 [&_b]:font-semibold [&_b]:text-ink"
            aria-label="Bounds that moved"
          >
            {moves.map(({ seat: whose, what, lo, hi }) => (
              <li key={`${whose} ${what}`}>
                {seatName(whose)}{' '}
                {what === 'hcp' ? 'HCP' : <SuitSymbol suit={what} named={false} />}{' '}
                <Why
                  question={byLaw}
                  of={{ kind: 'number', seat: whose, what }}
                  name={`${seatName(whose)}, ${what === 'hcp' ? 'high card points' : strainName(what)}: ${lo === hi ? `exactly ${lo}` : `${lo} to ${hi}`}`}
                >
                  {spanText([lo, hi])}
                </Why>
              </li>
            ))}
          </ul>
        )}
        {agreed.length > 0 && (
          <div className={`by-agreement mt-0.5 ${current ? 'said' : 'said-small text-ink-2'}`}>
            <span className="sr-only">By agreement: </span>
            {agreed.map(({ text, opens }, i) => (
              <Fragment key={text}>
                {i > 0 && ' '}
                <Opened text={text} opens={opens} question={question} className="link text-start" />
              </Fragment>
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

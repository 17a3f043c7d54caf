/** *What changed*, connected: the story of the calls and cards up to the cursor. */

import { Fragment, use } from 'react'
import { seatName } from '#core/seat.ts'
import { strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { observer } from '#store/index.ts'
import type { ChangeEntry } from '../../../ask/knowledge/changes-model.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { useChanges } from '../../../ask/knowledge/use-changes.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Panel, PanelError } from '../../../kit/Panel.tsx'
import { SuitSymbol } from '../../../kit/SuitSymbol.tsx'
import { spanText } from '../../../kit/span-text.ts'
import { GuessCover } from '../../guess-first/GuessSlot.tsx'
import { CallLink, CardLink } from '../../proof/ActLink.tsx'
import { Opened, Why } from '../../proof/Proof.tsx'
import { type PanelDefinition, PanelNameContext } from '../panel.ts'

function WhatChangedPanel() {
  const { view, ...changes } = useChanges()
  const seat = useKibitzer(observer)
  return (
    <WhatChangedView
      {...changes}
      calls={view?.calls.length ?? 0}
      nothing={
        view === undefined
          ? t`Nothing can be told from ${seatName(seat)}’s seat on this board.`
          : t`Nothing has been shown yet. Each call and card that tells something of the closed hands is told here.`
      }
    />
  )
}

export interface WhatChangedViewProps {
  readonly entries: readonly ChangeEntry[]
  /** Calls before the play. */
  readonly calls: number
  readonly running: boolean
  /** Why something could not be worked out. */
  readonly error?: string | undefined
  readonly retry?: (() => void) | undefined
  /** Given, what an event told opens its proof; `undefined` where nothing can be asked. */
  readonly questionAt?: (at: number) => Question | undefined
  /** The sentence when there is no entry. */
  readonly nothing: string
}

export function WhatChangedView({
  entries,
  calls,
  running,
  error,
  retry,
  questionAt = () => undefined,
  nothing,
}: WhatChangedViewProps) {
  const [first] = entries
  return (
    <Panel
      {...use(PanelNameContext)}
      state={running ? 'running' : 'ready'}
      summary={first?.current === true ? (first.sentences[0] ?? first.agreed[0]?.text) : undefined}
    >
      {error !== undefined && <PanelError message={error} onRetry={retry} />}
      {entries.length === 0 ? (
        error === undefined && <p className="text-ink-2 said">{nothing}</p>
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
            aria-label={t`Bounds that moved`}
          >
            {moves.map(({ seat: whose, what, lo, hi }) => (
              <li key={`${whose} ${what}`}>
                {seatName(whose)}{' '}
                {what === 'hcp' ? t`HCP` : <SuitSymbol suit={what} named={false} />}{' '}
                <Why
                  question={byLaw}
                  of={{ kind: 'number', seat: whose, what }}
                  name={`${seatName(whose)}, ${what === 'hcp' ? t`high card points` : strainName(what)}: ${lo === hi ? t`exactly ${lo}` : t`${lo} to ${hi}`}`}
                >
                  {spanText([lo, hi])}
                </Why>
              </li>
            ))}
          </ul>
        )}
        {agreed.length > 0 && (
          <div className={`by-agreement mt-0.5 ${current ? 'said' : 'said-small text-ink-2'}`}>
            <span className="sr-only">{t`By agreement: `}</span>
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

export default {
  id: 'what-changed',
  title: t`What changed`,
  tab: 'more',
  order: 1,
  Component: WhatChangedPanel,
} satisfies PanelDefinition

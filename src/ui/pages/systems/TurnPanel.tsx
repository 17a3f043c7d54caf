/** The turn of the rule at the caret: the share of each call, hands that use the rule, and one that just misses. */
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { type SystemRef, systemKey } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { useJob } from '../../ask/use-job.ts'
import { type BookPlace, bookAddress, FIRST } from '../../kit/addresses/systems.ts'
import { auctionText } from '../../kit/addresses/typed-auction.ts'
import { CallText } from '../../kit/CallText.tsx'
import { shareText } from '../../kit/call-label.ts'
import { Panel, useFolded } from '../../kit/Panel.tsx'
import { turnInput, turnKey } from './book-view.ts'
import { LiveHands } from './RulePanel.tsx'
import { useShares } from './use-shares.ts'

interface TurnPanelProps {
  readonly system: SystemRef
  /** The rule at the caret, by its label. */
  readonly label: string | undefined
}

/** It is folded until somebody wants it: to count a turn takes a worker some seconds. */
export function TurnPanel(props: TurnPanelProps) {
  const [folded] = useFolded(ID, true)
  return (
    <Panel id={ID} title={t`At the caret`} summary={props.label} defaultFolded>
      {!folded && <TurnOfRule {...props} />}
    </Panel>
  )
}
const ID = 'workshop-turn'

function TurnOfRule({ system, label }: TurnPanelProps) {
  const job = useJob(
    'book',
    label === undefined ? undefined : { ask: 'place', system, label },
    `${systemKey(system)} ${label}`,
  )
  if (label === undefined) return <p className="note">{t`Put the caret on a rule.`}</p>
  if (job.failed !== undefined) return <p className="note">{job.failed}</p>
  if (job.value === undefined) return <p className="note">{t`Looking for its auction …`}</p>
  return <Turn system={system} at={job.value} />
}

function Turn({
  system,
  at: { calls, rule },
}: {
  readonly system: SystemRef
  readonly at: { readonly calls: BookPlace['calls']; readonly rule: string }
}) {
  const place = useMemo((): BookPlace => ({ ...FIRST, system, calls }), [system, calls])
  const [, navigate] = useLocation()
  const turn = useJob('book-turn', turnInput(place), turnKey(place)).value
  const { counted, error } = useShares(place, true)
  const own = turn?.rules.find(({ id }) => id === rule)
  const shares = new Map<number, number>()
  for (const [i, { call }] of (turn?.rules ?? []).entries())
    shares.set(call, (shares.get(call) ?? 0) + (counted?.rules[i] ?? 0))
  const most = [...shares].toSorted((a, b) => b[1] - a[1])
  return (
    <>
      <p className="said mb-1">
        {calls.length === 0 ? t`The opening` : t`After ${auctionText(calls)}`}
      </p>
      {counted === undefined ? (
        <p className="note" role="status">
          {error ?? t`Counting the hands …`}
        </p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label={t`Share of each call`}>
          {most
            .filter(([, hands]) => hands > 0)
            .map(([call, hands]) => (
              <li key={call} className={call === own?.call ? 'font-semibold' : ''}>
                <CallText call={call as BookPlace['calls'][number]} />{' '}
                <span className="tabular-nums">{shareText(hands, counted.before)}</span>
              </li>
            ))}
        </ul>
      )}
      {own !== undefined && (
        <LiveHands
          place={place}
          rule={own}
          onHand={(hand) => navigate(bookAddress({ ...place, tab: 'hand', hand }))}
        />
      )}
    </>
  )
}

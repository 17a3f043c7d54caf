/** *Why this call*, connected: the table says which call, the engine says why. */
import { useMemo, useState } from 'react'
import { callerAt } from '#core/auction.ts'
import * as hand from '#core/hand.ts'
import { sideOf } from '#core/seat.ts'
import {
  atEnd,
  callsByItself,
  type Position,
  position,
  positionKey,
  visibleHands,
} from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { useSystems } from '../../table/use-systems.ts'
import { explained, strategyTurns } from './explained.ts'
import { StrategyWhy } from './StrategyWhy.tsx'
import { type Subject, subjectOf } from './subject.ts'
import { WhyCallView } from './WhyCallView.tsx'

export function WhyCallPanel() {
  const p = useKibitzer(position)
  const key = useKibitzer(positionKey)
  const ahead = useKibitzer((s) => !atEnd(s))
  const players = useKibitzer((s) => s.players)
  const now = useSystems()
  const [choice, setChoice] = useState({ key: '', index: -1 })
  const about = useMemo(
    () =>
      explained(p, now.systems, {
        ahead,
        itself: (seat) => callsByItself(players, seat),
        chosen: choice.key === key ? choice.index : undefined,
      }),
    [p, now.systems, ahead, players, choice, key],
  )
  if (about.kind === 'strategy')
    return (
      <StrategyWhy
        position={p}
        place={about.place}
        turns={strategyTurns(p, now.systems)}
        now={now}
        onTurn={(index) => setChoice({ key, index })}
      />
    )
  if (about.system.kind === 'openbid') return <OpenbidWhy position={p} />
  return (
    <WhyCallView
      subject={unexplained(p, about.system.kind)}
      why={undefined}
      state={now.error === undefined ? 'ready' : 'failed'}
      error={now.error}
      onRetry={now.retry}
    />
  )
}

/** Why no system explains the opening, or the call to come before there is one. */
function unexplained(p: Position, reason: 'by-hand' | 'gone' | 'waiting'): Subject {
  const subject = subjectOf(p, () => true)
  return 'seat' in subject
    ? { kind: 'none', reason, side: sideOf(subject.seat) }
    : { kind: 'none', reason, side: sideOf(callerAt(p.auction, 0)) }
}

function OpenbidWhy({ position: p }: { readonly position: Position }) {
  const hands = useKibitzer(visibleHands)
  const subject = useMemo(() => subjectOf(p, (seat) => hands[seat].faceUp), [p, hands])
  const held = subject.kind === 'none' ? undefined : subject.hand
  const input = useMemo(
    () => (held === undefined ? undefined : ({ hand: held, system: 'schenken-1967' } as const)),
    [held],
  )
  const { state, output, error, retry } = useJob(
    'why-call',
    input,
    held === undefined ? '' : hand.format(held),
  )
  return (
    <WhyCallView
      key={held === undefined ? '' : hand.format(held)}
      subject={subject}
      why={output?.why}
      state={state === 'failed' ? 'failed' : output ? 'ready' : 'running'}
      error={error?.message}
      onRetry={retry}
    />
  )
}

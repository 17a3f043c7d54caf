/** *Why this call*, connected: the table says which call, the engine says why. */
import { useCallback, useMemo, useState } from 'react'
import * as hand from '#core/hand.ts'
import { type Seat, sideOf } from '#core/seat.ts'
import {
  atEnd,
  callsByItself,
  isSilent,
  type Position,
  position,
  positionKey,
  visibleHands,
} from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { useSystems } from '../../table/use-systems.ts'
import { explained, systemTurns } from './explained.ts'
import { RulesWhy } from './RulesWhy.tsx'
import { StrategyWhy } from './StrategyWhy.tsx'
import { subjectOf } from './subject.ts'
import { TurnChoice, type TurnChoiceProps } from './TurnChoice.tsx'
import { WhyCallView } from './WhyCallView.tsx'

export function WhyCallPanel() {
  const p = useKibitzer(position)
  const key = useKibitzer(positionKey)
  const ahead = useKibitzer((s) => !atEnd(s))
  const players = useKibitzer((s) => s.players)
  const now = useSystems()
  const silent = useCallback((seat: Seat) => isSilent(players, seat), [players])
  const [choice, setChoice] = useState({ key: '', index: -1 })
  const about = useMemo(
    () =>
      explained(p, now.systems, {
        ahead,
        itself: (seat) => callsByItself(players, seat),
        silent,
        chosen: choice.key === key ? choice.index : undefined,
      }),
    [p, now.systems, ahead, players, silent, choice, key],
  )
  if (about.kind === 'nothing')
    return (
      <WhyCallView
        subject={{ kind: 'none', reason: about.system, side: sideOf(about.seat) }}
        why={undefined}
        state={now.error === undefined ? 'ready' : 'failed'}
        error={now.error}
        onRetry={now.retry}
      />
    )
  const { place } = about
  const turns = {
    place,
    turns: systemTurns(p, now.systems, silent),
    onTurn: (index: number) => setChoice({ key, index }),
  }
  switch (place.by) {
    case 'strategy':
      return <StrategyWhy position={p} now={now} {...turns} />
    case 'rules':
      return <RulesWhy position={p} systems={now.systems} {...turns} />
    case 'openbid':
      return <OpenbidWhy position={p} {...turns} />
  }
}

function OpenbidWhy({ position: p, ...turns }: { readonly position: Position } & TurnChoiceProps) {
  const { index } = turns.place
  const hands = useKibitzer(visibleHands)
  const subject = useMemo(
    () => subjectOf(p, (seat) => hands[seat].faceUp, index),
    [p, hands, index],
  )
  const held = subject.kind === 'none' ? undefined : subject.hand
  const input = useMemo(
    () => (held === undefined ? undefined : ({ hand: held, system: 'schenken-1967' } as const)),
    [held],
  )
  const {
    state,
    output,
    error,
    run: retry,
  } = useJob('why-call', input, held === undefined ? '' : hand.format(held))
  return (
    <WhyCallView
      key={held === undefined ? '' : hand.format(held)}
      subject={subject}
      why={output?.why}
      state={state === 'failed' ? 'failed' : output ? 'ready' : 'running'}
      error={error?.message}
      onRetry={retry}
      choice={<TurnChoice {...turns} />}
    />
  )
}

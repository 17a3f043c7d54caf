/** *Why this call*, connected: the table says which call, the engine says why. */
import { useMemo } from 'react'
import * as hand from '#core/hand.ts'
import { position, visibleHands } from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { subjectOf } from './subject.ts'
import { WhyCallView } from './WhyCallView.tsx'

export function WhyCallPanel() {
  const p = useKibitzer(position)
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

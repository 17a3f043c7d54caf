/** What OPENBID opens with the hand, and its fourteen sections in order. */
import { memo } from 'react'
import { PASS } from '#core/call.ts'
import type { WhyCall } from '#explain/call/why-call.ts'
import { useDrawn } from '../../app/use-drawn.ts'
import { Sections } from '../../panels/why-call/WhyCallView.tsx'
import { CallText } from '../../parts/CallText.tsx'
import { Badge, Panel } from '../../parts/Panel.tsx'
import { PhraseText } from '../../parts/PhraseText.tsx'
import { ANSWER_ROOM, AnswerRoom } from './AnswerRoom.tsx'

export interface AnswerPanelProps {
  /** Names the hand and the reading, so that opened sections belong to them. */
  readonly of: string
  readonly why: WhyCall | undefined
  readonly state: 'ready' | 'running' | 'failed'
  readonly error: string | undefined
  readonly onRetry: () => void
  /** True while the hand on the keys is not the one answered for. */
  readonly kept: boolean
}

/** Drawn anew when its own answer changes, not while other questions of the page are worked out. */
export const AnswerPanel = memo(function AnswerPanel({
  of,
  why,
  state,
  error,
  onRetry,
  kept,
}: AnswerPanelProps) {
  return (
    <Panel
      id="openings-answer"
      title="OPENBID’s answer"
      state={state}
      error={error}
      onRetry={onRetry}
      end={why && <Badge>section {why.label}</Badge>}
      summary={
        why && (
          <>
            <CallText call={why.call} /> at {why.label}
          </>
        )
      }
    >
      {why === undefined && state !== 'failed' && <AnswerRoom of="answer" />}
      {why && <Answer of={of} why={why} kept={kept} />}
    </Panel>
  )
})

/** Sections of the first frame: about as many as a window shows. The others come a frame later. */
const FIRST = 6

function Answer({
  of,
  why,
  kept,
}: { readonly why: WhyCall } & Pick<AnswerPanelProps, 'of' | 'kept'>) {
  const drawn = useDrawn()
  return (
    <div className={drawn ? '' : ANSWER_ROOM}>
      <p className="opens mb-1 font-serif text-big/[1.2] font-semibold">
        {why.call === PASS ? (
          'Passes'
        ) : (
          <>
            Opens <CallText call={why.call} />
          </>
        )}
      </p>
      {kept && (
        <p className="mb-2 border-s-3 border-s-edge ps-2.5 text-ink-2">
          For the last hand of thirteen cards, until the one above is whole again.
        </p>
      )}
      <p className="panel-lead">
        <PhraseText phrase={why.sentence} />
      </p>
      <Sections key={of} why={why} {...(drawn ? {} : { first: FIRST })} />
    </div>
  )
}

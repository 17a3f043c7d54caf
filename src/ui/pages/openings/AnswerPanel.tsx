/** What OPENBID opens with the hand, and its fourteen sections in order. */
import { memo } from 'react'
import { PASS } from '#core/call.ts'
import { t } from '#core/text.ts'
import type { Explanation } from '#explain/call/explanation.ts'
import { Sections } from '../../inspector/why/Sections.tsx'
import { CallText } from '../../kit/CallText.tsx'
import { Badge, Panel, type PanelState } from '../../kit/Panel.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'
import { useDrawn } from '../../kit/use-drawn.ts'
import { ANSWER_ROOM, AnswerRoom } from './AnswerRoom.tsx'

export interface AnswerPanelProps extends PanelState {
  /** Names the hand and the reading, so that opened sections belong to them. */
  readonly of: string
  readonly why: Explanation | undefined
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
      title={t`OPENBID’s answer`}
      state={state}
      error={error}
      onRetry={onRetry}
      end={why && <Badge>{t`section ${why.label}`}</Badge>}
      summary={why && tx`${<CallText call={why.call} />} at ${why.label}`}
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
}: { readonly why: Explanation } & Pick<AnswerPanelProps, 'of' | 'kept'>) {
  const drawn = useDrawn()
  return (
    <div className={drawn ? '' : ANSWER_ROOM}>
      <p className="opens mb-1 font-serif text-big/[1.2] font-semibold">
        {why.call === PASS ? t`Passes` : tx`Opens ${<CallText call={why.call} />}`}
      </p>
      {kept && (
        <p className="mb-2 border-s-3 border-s-edge ps-2.5 text-ink-2">{t`For the last hand of thirteen cards, until the one above is whole again.`}</p>
      )}
      <p className="panel-lead">
        <PhraseText phrase={why.reason} />
      </p>
      <Sections key={of} steps={why.steps} {...(drawn ? {} : { first: FIRST })} />
    </div>
  )
}

/** The fewest cards to exchange so that the hand opens a named call, as a swap to press. */

import { ArrowRight } from 'lucide-react'
import { type Call, callName } from '#core/call.ts'
import { cardName } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import { howMany } from '#core/number-words.ts'
import { t } from '#core/text.ts'
import type { JobValue } from '#engine/protocol.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText } from '../../kit/CallText.tsx'
import { CardFace } from '../../kit/CardFace.tsx'
import { callLabel } from '../../kit/call-label.ts'
import { ChoiceField } from '../../kit/Field.tsx'
import { GLOSSARY, type TermId } from '../../kit/glossary.ts'
import { Heads } from '../../kit/Heads.tsx'
import { Badge, Panel, type PanelState } from '../../kit/Panel.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { Term } from '../../kit/Term.tsx'
import { AnswerRoom } from './AnswerRoom.tsx'

export type SmallestChange = JobValue<'proof'>

export interface SmallestPanelProps extends PanelState {
  readonly call: Call | undefined
  /** The calls that can be asked for. */
  readonly calls: readonly Call[]
  readonly answer: { readonly call: Call; readonly answer: SmallestChange } | undefined
  /** True while it is the answer to the question before. */
  readonly stale: boolean
  readonly onAsk: (call: Call) => void
  readonly onApply: (hand: Hand) => void
}

const isTermId = (id: string | undefined): id is TermId =>
  id !== undefined && Object.hasOwn(GLOSSARY, id)

/** Stands for no call in the list. */
const NO_CALL = -1

export function SmallestPanel(props: SmallestPanelProps) {
  const { call, answer } = props
  const change = answer?.answer.steps[0]?.change
  return (
    <Panel
      id="openings-change"
      title={t`Smallest change`}
      state={props.state}
      error={props.error}
      onRetry={props.onRetry}
      end={
        change !== undefined && (
          <Badge>{t`${howMany(change.exchanges.length, 'card')} of thirteen`}</Badge>
        )
      }
      summary={call !== undefined && <CallText call={call} />}
    >
      <ChoiceField
        label={t`So that it opens`}
        value={call ?? NO_CALL}
        options={[
          ...(call === undefined ? [{ value: NO_CALL, label: '…' }] : []),
          ...props.calls.map((one) => ({
            value: one,
            label: callLabel(one),
            name: callName(one),
          })),
        ]}
        onChange={(one) => props.onAsk(one as Call)}
      />
      {answer === undefined && props.state !== 'failed' && <AnswerRoom of="change" />}
      <div aria-live="polite">
        {answer && (
          <Answer steps={answer.answer.steps} stale={props.stale} onApply={props.onApply} />
        )}
      </div>
    </Panel>
  )
}

function Answer({
  steps,
  stale,
  onApply,
}: {
  readonly steps: SmallestChange['steps']
  readonly stale: boolean
  readonly onApply: (hand: Hand) => void
}) {
  const [step] = steps
  const change = step?.change
  if (change === undefined)
    return (
      <p className="panel-lead mt-3">
        <PhraseText phrase={step?.phrase ?? []} />
      </p>
    )
  const { moved = [] } = change
  return (
    <>
      <div className="my-3.5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ul className="flex flex-wrap gap-y-3 gap-x-5 [&_li]:flex [&_li]:gap-2 [&_li]:items-center">
          {change.exchanges.map(({ out, in: into }) => (
            <li key={out}>
              <span className="sr-only">{t`${cardName(out)} for ${cardName(into)}`}</span>
              <CardFace card={out} size="dummy" state="rest" />
              <ArrowRight size={18} aria-hidden="true" />
              <CardFace card={into} size="dummy" />
            </li>
          ))}
        </ul>
        <div className="grid gap-2 justify-items-start [&_p]:note">
          <p>
            {t`section ${change.label} opens`}
            <span className="block text-ink font-serif text-big/[1.2] font-semibold">
              <CallText call={change.call} />
            </span>
          </p>
          <Button
            variant="primary"
            reason={stale ? t`The change for this hand is still being looked for.` : undefined}
            onClick={() => onApply(change.hand)}
          >{t`Apply`}</Button>
        </div>
      </div>
      {moved.length > 0 && (
        <table className="data-table text-base wrap-anywhere">
          <Heads of={[t`What moves`, t`Now`, t`Then`]} />
          <tbody>
            {moved.map(({ name, term, now, after }) => (
              <tr key={name}>
                <th scope="row">{isTermId(term) ? <Term id={term}>{name}</Term> : name}</th>
                <td className="w-[22%] font-semibold">{now}</td>
                <td className="w-[22%] font-semibold">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

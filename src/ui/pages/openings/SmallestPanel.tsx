/** The fewest cards to exchange so that the hand opens a named call, as a swap to press. */

import { ArrowRight } from 'lucide-react'
import { type Call, callName } from '#core/call.ts'
import { cardName } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import { howMany } from '#core/number-words.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { Button } from '../../parts/Button.tsx'
import { CallText } from '../../parts/CallText.tsx'
import { CardFace } from '../../parts/CardFace.tsx'
import { SelectField } from '../../parts/Field.tsx'
import { GLOSSARY, type TermId } from '../../parts/glossary.ts'
import { Badge, Panel } from '../../parts/Panel.tsx'
import { PhraseText } from '../../parts/PhraseText.tsx'
import { Term } from '../../parts/Term.tsx'
import { AnswerRoom } from './AnswerRoom.tsx'
import { callLabel } from './words.ts'

export type SmallestChange = Extract<JobOutput<'proof'>, { readonly ok: true }>['value']

export interface SmallestPanelProps {
  readonly call: Call | undefined
  /** The calls that can be asked for. */
  readonly calls: readonly Call[]
  /** The answer, and the call that it is for. */
  readonly answer: { readonly call: Call; readonly answer: SmallestChange } | undefined
  /** True while it is the answer to the question before. */
  readonly stale: boolean
  readonly state: 'ready' | 'running' | 'failed'
  readonly error: string | undefined
  readonly onRetry: () => void
  readonly onAsk: (call: Call) => void
  readonly onApply: (hand: Hand) => void
}

const isTermId = (id: string | undefined): id is TermId =>
  id !== undefined && Object.hasOwn(GLOSSARY, id)

export function SmallestPanel(props: SmallestPanelProps) {
  const { call, answer } = props
  const change = answer?.answer.steps[0]?.change
  return (
    <Panel
      id="openings-change"
      title="Smallest change"
      state={props.state}
      error={props.error}
      onRetry={props.onRetry}
      end={
        change !== undefined && (
          <Badge>{howMany(change.exchanges.length, 'card')} of thirteen</Badge>
        )
      }
      summary={call !== undefined && <CallText call={call} />}
    >
      <SelectField
        label="So that it opens"
        value={call ?? ''}
        onChange={(event) => props.onAsk(Number(event.target.value) as Call)}
      >
        {call === undefined && <option value="">…</option>}
        {props.calls.map((one) => (
          <option key={one} value={one} aria-label={callName(one)}>
            {callLabel(one)}
          </option>
        ))}
      </SelectField>
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
              <span className="sr-only">
                {cardName(out)} for {cardName(into)}
              </span>
              <CardFace card={out} size="dummy" state="rest" />
              <ArrowRight size={18} aria-hidden="true" />
              <CardFace card={into} size="dummy" />
            </li>
          ))}
        </ul>
        <div className="grid gap-2 justify-items-start [&_p]:note">
          <p>
            section {change.label} opens
            <span className="block text-ink font-serif text-big/[1.2] font-semibold">
              <CallText call={change.call} />
            </span>
          </p>
          <Button
            variant="primary"
            reason={stale ? 'The change for this hand is still being looked for.' : undefined}
            onClick={() => onApply(change.hand)}
          >
            Apply
          </Button>
        </div>
      </div>
      {moved.length > 0 && (
        <table className="data-table text-base wrap-anywhere">
          <thead>
            <tr>
              <th scope="col">What moves</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
            </tr>
          </thead>
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

/** A proof, asked of the engine and drawn: steps with links to what they rest on, and claims that open in turn. */
import { type ReactNode, useId, useRef, useState } from 'react'
import { percentage } from '#core/locale.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { JobInput, JobValue } from '#engine/protocol.ts'
import type { Question } from '../../ask/knowledge/moment.ts'
import { isSupposed } from '../../ask/knowledge/supposing.ts'
import { useJob } from '../../ask/use-job.ts'
import { PanelError } from '../../kit/Panel.tsx'
import { tx } from '../../kit/tx.ts'
import { ActLink, CardLink } from './ActLink.tsx'

export type ProofClaim = JobInput<'proof'>['of']
type Step = JobValue<'proof'>['steps'][number]

/** Every question carries all that a claim may hang on; the job takes what its claim needs. */
const asked = (question: Question, of: ProofClaim) => ({ ...question, of }) as JobInput<'proof'>

export interface ProofProps {
  readonly id?: string
  /** The moment, and what the sides agree. */
  readonly question: Question
  readonly of: ProofClaim
  /** Names the list of steps, where these are answers of their own rather than a chain. */
  readonly list?: string
  /** After a link was followed: the link may be gone, so focus has to go somewhere. */
  readonly onGo: () => void
}

export function Proof({ id, question, of, list, onGo }: ProofProps) {
  const { state, output, progress, error, run } = useJob('proof', asked(question, of))
  if (state === 'failed') return <PanelError message={error?.message ?? ''} onRetry={run} />
  if (output?.ok === false) return <PanelError message={output.error.message} />
  const proof = output?.value ?? progress?.proof
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a proof has none.
    <div
      id={id}
      role="group"
      aria-label={proof?.claim}
      className={list === undefined ? 'hh-reason hh-chain' : ''}
      aria-busy={output === undefined}
    >
      {proof !== undefined && (
        <Steps steps={proof.steps} question={question} list={list} onGo={onGo} />
      )}
      {output === undefined && (
        <p className="note">{t`Counting …${
          progress === undefined || progress.share <= 0
            ? ''
            : t` ${percentage(Math.round(100 * progress.share))} done`
        }`}</p>
      )}
      {proof?.notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </div>
  )
}

type StepsProps = Pick<ProofProps, 'question' | 'onGo'> & {
  readonly list?: string | undefined
  readonly steps: readonly Step[]
}
/** Steps that stand alone, then each that others lead to, under its conclusion. */
function Steps({ steps, list, ...rest }: StepsProps) {
  const alone = steps.filter((step) => step.steps === undefined)
  return (
    <>
      {alone.length > 0 && (
        <ol
          className={list === undefined ? 'hh-steps' : 'mb-1 rounded-inset bg-inset px-2 py-1'}
          aria-label={list}
        >
          {alone.map((step) => (
            <StepItem key={keyOf(step)} step={step} {...rest} />
          ))}
        </ol>
      )}
      {steps.map((step) =>
        step.steps === undefined ? null : (
          <section
            key={step.text}
            className={step.steps.some(({ act }) => act !== undefined) ? 'by-agreement' : undefined}
          >
            <h4 className="font-serif text-body/[1.4] font-semibold">{step.text}</h4>
            <Steps steps={step.steps} {...rest} />
          </section>
        ),
      )}
    </>
  )
}
const keyOf = ({ text, act }: Step): string =>
  act === undefined ? text : `${act.act.kind} ${act.act.index} ${act.rule} ${text}`

interface StepItemProps extends Pick<ProofProps, 'question' | 'onGo'> {
  readonly step: Step
}
function StepItem({ step, question, onGo }: StepItemProps) {
  const { act, text, events, opens } = step
  const { view } = question
  const calls = view.calls.length
  const links = events.map((index) => (
    <CardLink key={index} index={index} card={view.cards[index]!} calls={calls} onGo={onGo} />
  ))
  const from =
    act !== undefined &&
    tx`${seatName(act.seat)}’s ${<ActLink act={act.act} calls={calls} onGo={onGo} />} `
  return (
    <li>
      {from}
      <Opened text={text} opens={opens} question={question} onGo={onGo} /> {links}
    </li>
  )
}

export interface OpenedProps extends Partial<Pick<ProofProps, 'onGo'>> {
  readonly text: string
  readonly opens: Step['opens']
  readonly question: Question | undefined
  readonly className?: string
}
/** A sentence: each part of it that is a claim of its own is a button, and the proof follows the sentence. */
export function Opened({ text, opens, ...rest }: OpenedProps) {
  const [first, ...others] = opens ?? []
  if (first === undefined) return text
  const at = text.indexOf(first.words)
  const behind = text.slice(at + first.words.length)
  // A stop after a link of several lines would stand alone beneath it.
  const stop = /^[.,;]/.exec(behind)?.[0] ?? ''
  return (
    <>
      {text.slice(0, at)}
      <Why
        of={first.of}
        name={first.words}
        after={<Opened text={behind.slice(stop.length)} opens={others} {...rest} />}
        {...rest}
      >
        {first.words}
        {stop}
      </Why>
    </>
  )
}

export interface WhyProps extends Pick<ProofProps, 'of'> {
  /** Left out, the number has the focus after a link was followed. */
  readonly onGo?: () => void
  /** Without it, and where something is supposed, the number has no proof to open, and stands alone. */
  readonly question: Question | undefined
  /** The number as readers hear it. */
  readonly name: string
  readonly className?: string
  /** What follows the number on its line. */
  readonly after?: ReactNode
  /** The number as it is drawn. */
  readonly children: ReactNode
}
/** A number, and behind it its proof: the number is the button, the proof follows what stands after it. */
export function Why({
  of,
  question,
  name,
  className = 'hh-figure',
  after,
  onGo,
  children,
}: WhyProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const asker = useRef<HTMLButtonElement>(null)
  if (question === undefined || isSupposed(question))
    return (
      <>
        {children}
        {after}
      </>
    )
  return (
    <>
      <button
        ref={asker}
        type="button"
        className={className}
        aria-label={t`${name}. Why?`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {after}
      {open && (
        <Proof id={id} question={question} of={of} onGo={onGo ?? (() => asker.current?.focus())} />
      )}
    </>
  )
}

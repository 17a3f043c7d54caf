/** The chain behind one number: by law with links to the cards it rests on, and what each agreement adds. */
import { useId, useMemo, useRef, useState } from 'react'
import { type Seat, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Suit } from '#core/suit.ts'
import { useJob } from '../../app/use-job.ts'
import { ActLink } from '../../knowledge/ActLink.tsx'
import { figure } from '../../knowledge/figures.ts'
import type { KnowledgeNow } from '../../knowledge/use-knowledge.ts'
import { PanelError } from '../../parts/Panel.tsx'
import { ChanceChain, DrawnNote } from './ChanceChain.tsx'
import { StepItem } from './CountChain.tsx'
import {
  type Agreed,
  chancesOf,
  expected,
  type HiddenRange,
  rangeName,
  subjectName,
} from './hidden-model.ts'

export interface ReasonProps {
  readonly id: string
  readonly view: SeatView
  readonly cards: number
  readonly seat: Seat
  readonly what: Suit | 'hcp'
  readonly range: HiddenRange
  /** What the agreements make of it. */
  readonly agreed?: Agreed | undefined
  /** The question they answered. */
  readonly question?: KnowledgeNow['input']
  /** After a link was followed: the link may be gone, so focus has to go somewhere. */
  readonly onGo: () => void
}

export function Reason({
  id,
  view,
  cards,
  seat,
  what,
  range,
  agreed,
  question,
  onGo,
}: ReasonProps) {
  const input = useMemo(() => ({ view, cards, seat, what }), [view, cards, seat, what])
  const key = `${view.cards.join('.')}|${view.hand.join('.')}|${view.seat}|${view.contract?.declarer}|${view.contract?.bid}|${cards}|${seat}|${what}`
  const byLaw = useMemo(() => question && { ...question, lawOnly: true }, [question])
  const { state, output, error, run: retry } = useJob('why-bound', input, key)
  if (state === 'failed') return <PanelError message={error?.message ?? ''} onRetry={retry} />
  if (output?.ok === false) return <PanelError message={output.error.message} />
  return (
    <div id={id} className="hh-reason" aria-busy={output === undefined}>
      {output?.value.map((chain) => (
        <section key={chain.conclusion}>
          <h4 className="hh-conclusion">{chain.conclusion}</h4>
          <ol className="hh-steps">
            {chain.steps.map((step) => (
              <StepItem key={step.text} step={step} view={view} onGo={onGo} />
            ))}
          </ol>
        </section>
      ))}
      {range.lo !== range.hi && (
        <section>
          <h4 className="hh-conclusion">Chances, counting every layout alike</h4>
          <Chances range={range} seat={seat} what={what} question={byLaw} />
        </section>
      )}
      {agreed !== undefined && (
        <section className="hh-agreed-block">
          <h4 className="hh-conclusion">
            Chances by the agreements
            {agreed.kept !== undefined && `: ${rangeName(agreed.kept)} if all are kept`}
          </h4>
          <Chances range={agreed} seat={seat} what={what} question={question} />
          {agreed.upTo !== undefined && (
            <p className="hh-note">
              Two figures are the ends of an interval: the exact chance lies between them.
            </p>
          )}
          {question !== undefined && (
            <Steps question={question} seat={seat} what={what} view={view} onGo={onGo} />
          )}
        </section>
      )}
    </div>
  )
}

/** From the law alone, agreement by agreement: what each act made of the expected number. */
function Steps({
  question,
  seat,
  what,
  view,
  onGo,
}: {
  readonly question: NonNullable<KnowledgeNow['input']>
  readonly seat: Seat
  readonly what: Suit | 'hcp'
  readonly view: SeatView
  readonly onGo: () => void
}) {
  const input = useMemo(() => ({ ...question, seat, what }), [question, seat, what])
  const key = useMemo(() => JSON.stringify(input), [input])
  const { state, output, progress, error, run: retry } = useJob('why-agreed', input, key)
  if (state === 'failed') return <PanelError message={error?.message ?? ''} onRetry={retry} />
  if (output === undefined)
    return (
      <p className="hh-note">
        Working out what each act adds
        {progress === undefined ? '' : ` (${progress.done} of ${progress.total})`} …
      </p>
    )
  if (!output.ok) return <PanelError message={output.error.message} />
  const { steps, start, drawn } = output.value
  if (steps.length === 0) return <p className="hh-note">No act says anything of it.</p>
  return (
    <>
      <ol className="hh-steps">
        <li>By law alone {expected(start, what)} are expected.</li>
        {steps.map((step) => (
          <li key={step.id}>
            {seatName(step.seat)}’s <ActLink act={step.act} calls={view.calls.length} onGo={onGo} />{' '}
            {step.mean === undefined
              ? 'leaves nothing that fits.'
              : `makes it ${expected(step.mean, what)}.`}
          </li>
        ))}
      </ol>
      {drawn !== undefined && <DrawnNote layouts={drawn} />}
    </>
  )
}

interface ChancesProps {
  readonly range: Pick<Agreed, 'lo' | 'chances' | 'upTo'>
  readonly seat: Seat
  readonly what: Suit | 'hcp'
  /** What the chances answer; without it they have no chain to open. */
  readonly question: KnowledgeNow['input']
}
/** Each number with its chance, and behind the chance the chain. */
function Chances({ range, seat, what, question }: ChancesProps) {
  const id = useId()
  const [open, setOpen] = useState<number | undefined>(undefined)
  const asker = useRef<HTMLButtonElement>(null)
  const list = chancesOf(range).filter(({ chance, upTo }) => (upTo ?? chance) > 0)
  return (
    <>
      <ul className="hh-chances">
        {list.map((one) => (
          <li key={one.value}>
            {question === undefined || list.length < 2 ? (
              <>
                <b>{one.value}</b> {figure(one)}
              </>
            ) : (
              <button
                ref={open === one.value ? asker : undefined}
                type="button"
                className="hh-figure"
                aria-expanded={open === one.value}
                aria-controls={open === one.value ? id : undefined}
                onClick={() => setOpen(open === one.value ? undefined : one.value)}
              >
                <b>{one.value}</b>
                <span className="sr-only">{` ${subjectName(what)}:`}</span> {figure(one)}
                <span className="sr-only">. Why?</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {question !== undefined && list.some(({ value }) => value === open) && (
        <ChanceChain
          id={id}
          question={question}
          of={
            what === 'hcp'
              ? { kind: 'points', seat, n: open as number }
              : { kind: 'length', seat, suit: what, n: open as number }
          }
          onGo={() => asker.current?.focus()}
        />
      )}
    </>
  )
}

/** BRIBIP's fact base, drawn from plain data: the log as it filled, the facts, the plan. */

import { type ReactNode, use, useState } from 'react'
import type { Call } from '#core/call.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { Fold } from '../../../kit/Fold.tsx'
import { Mark, type MarkKind } from '../../../kit/Mark.tsx'
import { Badge, Panel, type PanelState } from '../../../kit/Panel.tsx'
import { PhraseText } from '../../../kit/PhraseText.tsx'
import { SeatControl } from '../../../kit/SeatControl.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { CallLink, useLight } from '../../proof/ActLink.tsx'
import { PanelNameContext } from '../panel.ts'
import {
  callsOfFact,
  callsOfLine,
  doingOf,
  type FactBaseAnswer,
  type FactRow,
  type FactStep,
  planKind,
  planNews,
} from './fact-model.ts'
import { SevenFeatures } from './SevenFeatures.tsx'

export interface FactBaseViewProps extends PanelState {
  /** Whose eyes. */
  readonly seat: Seat
  /** Seats whose hands are open to this reader. */
  readonly seats: readonly Seat[]
  readonly onSeat: (seat: Seat) => void
  readonly calls: readonly Call[]
  readonly answer: FactBaseAnswer | undefined
  /** The hand of that seat is not known. */
  readonly unknown: boolean
}
const PARTS = [
  { value: 'log', label: t`Log` },
  { value: 'facts', label: t`Facts` },
  { value: 'plan', label: t`Plan` },
] as const

export function FactBaseView(props: FactBaseViewProps) {
  const { seat, seats, answer, unknown } = props
  const [chosen, setPart] = useState<(typeof PARTS)[number]['value'] | undefined>(undefined)
  // While the cards are played the plan is what is followed.
  const part = chosen ?? (answer && planKind(answer.steps) === 'tentative' ? 'plan' : 'log')
  return (
    <Panel
      {...use(PanelNameContext)}
      state={unknown ? 'ready' : props.state}
      error={props.error}
      onRetry={props.onRetry}
      end={<Badge>{t`${seatName(seat)}’s`}</Badge>}
      summary={answer && t`${answer.facts.length} facts, as ${seatName(seat)} has them`}
    >
      {seats.length > 1 && (
        <div className="mb-2">
          <SeatControl
            label={t`Whose fact base`}
            seats={seats}
            value={seat}
            onChange={props.onSeat}
          />
        </div>
      )}
      {unknown ? (
        <p className="panel-lead">{t`${seatName(seat)}’s thirteen cards are not known, so there is no fact base to keep.`}</p>
      ) : answer === undefined ? (
        <p className="panel-lead">{t`Working it out…`}</p>
      ) : (
        <>
          <SegmentedControl
            className="mb-2 block"
            label={t`What is shown`}
            value={part}
            options={PARTS}
            onChange={setPart}
          />
          {part === 'log' && <Log answer={answer} calls={props.calls} />}
          {part === 'facts' && <Facts answer={answer} calls={props.calls} seat={seat} />}
          {part === 'plan' && <Plan answer={answer} />}
        </>
      )}
    </Panel>
  )
}

interface LogProps {
  readonly answer: FactBaseAnswer
  readonly calls: readonly Call[]
}

/** A fact and how it stands. */
const ROW = 'flex justify-between gap-2 py-0.75 text-base [&_.mark]:flex-none [&_.mark]:text-small'
/** What no longer holds is struck through. */
const GONE: ReadonlySet<FactRow['status']> = new Set(['withdrawn', 'contradicted'])
/** What one partner tells the other, by agreement. */
const TOLD: ReadonlySet<FactStep['lines'][number]['event']['kind']> = new Set([
  'message',
  'contradiction',
])

/** A row that lights the calls it rests on while it is pointed at. */
function Lit({
  calls,
  className,
  children,
}: {
  readonly calls: readonly number[]
  readonly className: string
  readonly children: ReactNode
}) {
  const { onPointerMove, onPointerLeave } = useLight({ calls })
  return (
    <li
      className={`hover:bg-accent-soft ${className}`}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
    >
      {children}
    </li>
  )
}

function Links({ at, calls }: { readonly at: readonly number[]; readonly calls: readonly Call[] }) {
  return at.map((index) => {
    const call = calls[index]
    return (
      call !== undefined && (
        <span key={index} className="[&_.link]:min-h-6 [&_.link]:min-w-6">
          {' '}
          <CallLink call={call} index={index} />
        </span>
      )
    )
  })
}

const Log = ({ answer, calls }: LogProps) => (
  <section aria-label={t`Log`} className="mt-2 text-base">
    {answer.steps.map((step, i) => (
      <Step
        key={step.title}
        step={step}
        answer={answer}
        calls={calls}
        last={i === answer.steps.length - 1}
      />
    ))}
  </section>
)

/** A hand of one's own is forty lines: so many and more are scrolled. */
const MANY_LINES = 20

function Step({
  step,
  answer,
  calls,
  last,
}: LogProps & { readonly step: FactStep; readonly last: boolean }) {
  const [turned, setTurned] = useState<boolean | undefined>(undefined)
  const open = turned ?? last
  const at = step.stage.kind === 'call' ? step.stage.at : undefined
  return (
    <div className="border-t border-rule">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3>
          <button
            type="button"
            className="min-h-7 text-start font-semibold pointer-coarse:min-h-11"
            aria-expanded={open}
            onClick={() => setTurned(!open)}
          >
            {step.title}{' '}
            <small className="font-normal text-ink-3">
              {step.lines.length === 1 ? t`1 line` : t`${step.lines.length} lines`}
            </small>
          </button>
        </h3>
        {at !== undefined && <Links at={[at]} calls={calls} />}
      </div>
      {open && (
        <ol
          className={`mb-2 ${step.lines.length > MANY_LINES ? 'max-h-88 overflow-y-auto print:max-h-none' : ''}`}
          aria-label={step.title}
          tabIndex={step.lines.length > MANY_LINES ? 0 : undefined}
        >
          <Lines step={step} answer={answer} />
        </ol>
      )}
    </div>
  )
}

/** The lines of a step, each with what it does in a word. */
const Lines = ({ step, answer }: { readonly step: FactStep; readonly answer: FactBaseAnswer }) =>
  step.lines.map((line, i) => (
    <Lit
      // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows, and its lines have no names.
      key={i}
      calls={callsOfLine(answer.facts, step, line)}
      className={`grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-2 py-0.5 ${TOLD.has(line.event.kind) ? 'border-s-3 border-dashed border-agree ps-1.5' : ''}`}
    >
      <span className="note">{doingOf(line)}</span>
      <span>
        <PhraseText phrase={line.words} />
      </span>
    </Lit>
  ))

const STATUS: Readonly<Record<FactRow['status'], { mark: MarkKind; word: string }>> = {
  added: { mark: 'agreed', word: t`stands` },
  confirmed: { mark: 'confirmed', word: t`confirmed` },
  withdrawn: { mark: 'not-reached', word: t`withdrawn` },
  contradicted: { mark: 'impossible', word: t`contradicted` },
}

const WATCHED: Readonly<
  Record<FactBaseAnswer['cues'][number]['status'], { mark: MarkKind; word: string }>
> = {
  waiting: { mark: 'likely', word: t`waiting` },
  seen: { mark: 'confirmed', word: t`seen` },
  dropped: { mark: 'not-reached', word: t`no longer` },
}

function Facts({ answer, calls, seat }: LogProps & { readonly seat: Seat }) {
  const [hand, setHand] = useState(false)
  const list = (base: FactRow['base']) =>
    answer.facts.filter((fact) => fact.base === base && (hand || fact.because.kind !== 'hand'))
  return (
    <>
      <SevenFeatures features={answer.features} seat={seat} />
      {(['known', 'shown'] as const).map((base) => (
        <section key={base} aria-label={base === 'known' ? t`Known` : t`Shown`}>
          <h3 className="mb-1 font-semibold text-base leading-[1.3]">
            {base === 'known'
              ? t`What ${seatName(seat)} knows`
              : t`What ${seatName(seat)} has shown`}
          </h3>
          {list(base).length === 0 ? (
            <p className="mb-2 text-base">{t`Nothing yet.`}</p>
          ) : (
            <ul className="mb-2 divide-y divide-rule border-t border-rule">
              {list(base).map((fact) => {
                const at = callsOfFact(answer.facts, fact.id)
                return (
                  <Lit key={fact.id} calls={at} className={ROW}>
                    <span className={GONE.has(fact.status) ? 'line-through' : ''}>
                      <PhraseText phrase={fact.words} />
                      <small className="block text-ink-2">
                        {fact.reason}
                        <Links at={at} calls={calls} />
                      </small>
                    </span>
                    <Mark kind={STATUS[fact.status].mark} word={STATUS[fact.status].word} />
                  </Lit>
                )
              })}
            </ul>
          )}
        </section>
      ))}
      {answer.cues.length > 0 && (
        <section aria-label={t`Watched for in dummy`}>
          <h3 className="mb-1 font-semibold text-base leading-[1.3]">{t`What ${seatName(seat)} watches for in dummy`}</h3>
          <ul className="mb-2 divide-y divide-rule border-t border-rule">
            {answer.cues.map((cue) => (
              <Lit
                key={cue.id}
                calls={[...new Set(cue.facts.flatMap((id) => callsOfFact(answer.facts, id)))]}
                className={ROW}
              >
                <span>
                  <PhraseText phrase={cue.words} />
                </span>
                <Mark kind={WATCHED[cue.status].mark} word={WATCHED[cue.status].word} />
              </Lit>
            ))}
          </ul>
        </section>
      )}
      <label className="flex items-center gap-2 min-h-7 text-base">
        <input type="checkbox" checked={hand} onChange={(event) => setHand(event.target.checked)} />{' '}
        {t`Also the facts of ${seatName(seat)}’s own cards`}
      </label>
    </>
  )
}

/** The plan with what is done of it, what the last trick did, and how it came about. */
function Plan({ answer }: { readonly answer: FactBaseAnswer }) {
  const { steps } = answer
  const step = steps.at(-1)
  const plan = step?.plan ?? []
  const inPlay = step?.stage.kind === 'trick'
  const news = planNews(inPlay ? steps.slice(0, -1) : steps)
  return (
    <>
      <h3 className="mb-1 font-semibold text-base leading-[1.3]">
        {planKind(steps) === 'partial'
          ? t`Partial plan, behind an ask`
          : t`Tentative plan for the play`}
      </h3>
      {plan.length === 0 ? (
        <p className="mb-2 text-base">{t`No plan stands now.`}</p>
      ) : (
        <ol className="mb-2 divide-y divide-rule border-t border-rule" aria-label={t`Plan`}>
          {plan.map(({ words, reason, done }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points of a plan have no names, and a plan is replaced whole.
            <li key={i} className={ROW}>
              <span>
                <PhraseText phrase={words} />
                {!done && <small className="block text-ink-2">{reason}</small>}
              </span>
              {done && <Mark kind="confirmed" word={t`done`} />}
            </li>
          ))}
        </ol>
      )}
      {inPlay && (
        <section aria-label={step.title} className="mb-2 text-base">
          <h3 className="mb-1 font-semibold leading-[1.3]">{step.title}</h3>
          {step.lines.length === 0 ? (
            <p>{t`Nothing new yet.`}</p>
          ) : (
            <ol>
              <Lines step={step} answer={answer} />
            </ol>
          )}
        </section>
      )}
      {news.length > 0 && (
        <Fold title={t`How it came about`}>
          <ul className="text-base ps-5 list-disc">
            {news.map(({ title, line }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows, and its lines have no names.
              <li key={i}>
                <small>{title}:</small> <PhraseText phrase={line.words} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  )
}

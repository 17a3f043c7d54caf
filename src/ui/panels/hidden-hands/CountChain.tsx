/** The chain behind a count of the law: layouts, vacant places, deals in which a suit lies so; with links to the cards. */
import type { Card } from '#core/card.ts'
import { seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { JobInput, JobOutput } from '#engine/protocol.ts'
import { useJob } from '../../app/use-job.ts'
import { ActLink, CardLink } from '../../knowledge/ActLink.tsx'
import { fineFigure, grouped } from '../../knowledge/figures.ts'
import type { KnowledgeNow } from '../../knowledge/use-knowledge.ts'
import { PanelError } from '../../parts/Panel.tsx'

type Question = NonNullable<KnowledgeNow['input']>
type CountOf = JobInput<'why-count'>['of']
type WhyCount = Extract<JobOutput<'why-count'>, { readonly ok: true }>['value']
type Kept = Extract<JobOutput<'why-kept'>, { readonly ok: true }>['value']['steps'][number]

export interface StepItemProps {
  readonly step: WhyCount['steps'][number]
  readonly view: SeatView
  /** After a link was followed: the link may be gone, so focus has to go somewhere. */
  readonly onGo: () => void
}
/** One step of a chain by law, with the cards it rests on. */
export const StepItem = ({ step, view, onGo }: StepItemProps) => (
  <li>
    {step.text}{' '}
    {step.events.map((index) => (
      <CardLink
        key={index}
        index={index}
        card={view.cards[index] as Card}
        calls={view.calls.length}
        onGo={onGo}
      />
    ))}
  </li>
)

export interface CountChainProps {
  readonly id: string
  readonly view: SeatView
  /** Cards played at the moment asked about. */
  readonly cards: number
  readonly of: CountOf
  /** Given, what keeps to the agreements follows. */
  readonly question?: Question | undefined
  readonly onGo: () => void
}

export function CountChain({ id, view, cards, of, question, onGo }: CountChainProps) {
  const key = `${view.cards.join('.')}|${view.hand.join('.')}|${view.seat}|${view.contract?.declarer}|${view.contract?.bid}|${cards}|${JSON.stringify(of)}`
  const { state, output, error, run: retry } = useJob('why-count', { view, cards, of }, key)
  if (state === 'failed') return <PanelError message={error?.message ?? ''} onRetry={retry} />
  if (output?.ok === false) return <PanelError message={output.error.message} />
  return (
    <div id={id} className="hh-reason hh-chain" aria-busy={output === undefined}>
      <ol className="hh-steps">
        {output?.value.steps.map((step) => (
          <StepItem key={step.text} step={step} view={view} onGo={onGo} />
        ))}
        {output?.value.of !== undefined && (
          <li>
            So {fineFigure({ chance: Number(output.value.value) / Number(output.value.of) })}.
          </li>
        )}
      </ol>
      {question !== undefined && <KeptSteps question={question} onGo={onGo} />}
    </div>
  )
}

/** How many of the layouts keep to what was agreed, act by act. */
function KeptSteps({ question, onGo }: { readonly question: Question; readonly onGo: () => void }) {
  const { state, output, progress, error, run: retry } = useJob('why-kept', question)
  if (state === 'failed') return <PanelError message={error?.message ?? ''} onRetry={retry} />
  if (output?.ok === false) return <PanelError message={output.error.message} />
  const steps = output?.value.steps
  return steps?.length === 0 ? null : (
    <section className="hh-agreed-block" aria-busy={steps === undefined}>
      <h4 className="hh-conclusion">Of these, as agreed</h4>
      {steps === undefined ? (
        <p className="hh-note">
          Counting what keeps to each act
          {progress === undefined ? '' : ` (${progress.done} of ${progress.total})`} …
        </p>
      ) : (
        <ol className="hh-steps">
          {steps.map((step, i) => (
            <li key={step.id}>
              {keptWords(step, i > 0)} {seatName(step.seat)}’s{' '}
              <ActLink act={step.act} calls={question.view.calls.length} onGo={onGo} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
/** `12,376 of them keep to`; of bounds of which the lower one says nothing only the upper. */
export function keptWords(
  { kept, upTo = kept, rounded = false }: Pick<Kept, 'kept' | 'upTo' | 'rounded'>,
  more: boolean,
): string {
  const of = more ? 'of those' : 'of them'
  if (upTo === '0') return `None ${of} keeps to`
  const about = rounded ? 'about ' : ''
  const number =
    kept === upTo
      ? `${about}${grouped(kept)}`
      : kept === '0'
        ? `at most ${about}${grouped(upTo)}`
        : `${about}${grouped(kept)} to ${grouped(upTo)}`
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} ${of} ${upTo === '1' ? 'keeps' : 'keep'} to`
}

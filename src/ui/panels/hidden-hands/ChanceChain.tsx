/** The chain behind one chance: how the law counts it, and what each call and card made of it in turn. */
import { seatName } from '#core/seat.ts'
import type { JobInput } from '#engine/protocol.ts'
import { type JobView, useJob } from '../../app/use-job.ts'
import { ActLink } from '../../knowledge/ActLink.tsx'
import { fineFigure, grouped } from '../../knowledge/figures.ts'
import type { KnowledgeNow } from '../../knowledge/use-knowledge.ts'
import { PanelError } from '../../parts/Panel.tsx'
import { StepItem } from './CountChain.tsx'

type Question = NonNullable<KnowledgeNow['input']>
type ChanceOf = JobInput<'why-chance'>['of']

export interface ChanceChainProps {
  readonly id?: string
  readonly question: Question
  readonly of: ChanceOf
  /** After a link was followed: the link may be gone, so focus has to go somewhere. */
  readonly onGo: () => void
}

/** What the intervals of a sample are worth. */
export const DrawnNote = ({ layouts }: { readonly layouts: number }) => (
  <p className="hh-note">
    Intervals are from samples of {grouped(String(layouts))} layouts: nineteen in twenty hold the
    exact figure.
  </p>
)

export function ChanceChain({ id, question, of, onGo }: ChanceChainProps) {
  const job = useJob('why-chance', { ...question, of })
  return <Chain id={id} view={question.view} job={job} onGo={onGo} />
}

export interface PlacedChainProps extends Omit<ChanceChainProps, 'of'> {
  readonly of: Pick<JobInput<'why-placed'>, 'suit' | 'lengths' | 'holdings'>
}
/** The same for one way to place the honours of a suit that lies in a given way. */
export function PlacedChain({ id, question, of, onGo }: PlacedChainProps) {
  const job = useJob('why-placed', { ...question, ...of })
  return (
    <Chain id={id} view={question.view} job={job} among="in which the suit lies so" onGo={onGo} />
  )
}

interface ChainProps extends Pick<ChanceChainProps, 'onGo'> {
  readonly id: string | undefined
  readonly view: Question['view']
  readonly job: JobView<'why-chance'> | JobView<'why-placed'>
  /** Which layouts are counted, where not all are. */
  readonly among?: string
}

function Chain({ id, view, job, among, onGo }: ChainProps) {
  const { state, output, progress, error, run: retry } = job
  if (state === 'failed') return <PanelError message={error?.message ?? ''} onRetry={retry} />
  if (output?.ok === false) return <PanelError message={output.error.message} />
  const calls = view.calls.length
  return (
    <div id={id} className="hh-reason hh-chain" aria-busy={output === undefined}>
      {output === undefined ? (
        <p className="hh-note">
          Counting what each act adds
          {progress === undefined || progress.total === 0
            ? ''
            : ` (${progress.done} of ${progress.total})`}{' '}
          …
        </p>
      ) : (
        <ol className="hh-steps">
          {output.value.law.map((step) => (
            <StepItem key={step.text} step={step} view={view} onGo={onGo} />
          ))}
          <li>
            By law {fineFigure({ chance: output.value.start })}: {grouped(output.value.count)} of{' '}
            {grouped(output.value.layouts)} layouts{among === undefined ? '' : ` ${among}`}.
          </li>
          {output.value.steps.map((step) => (
            <li key={step.id}>
              {seatName(step.seat)}’s <ActLink act={step.act} calls={calls} onGo={onGo} />{' '}
              {step.figure === undefined
                ? 'leaves nothing that fits.'
                : `makes it ${fineFigure(step.figure)}.`}
            </li>
          ))}
        </ol>
      )}
      {output?.value.drawn !== undefined && <DrawnNote layouts={output.value.drawn} />}
    </div>
  )
}

/** The chain behind the chance that just these acts were off: prices, layouts, products and the share. */
import { useMemo } from 'react'
import { seatName } from '#core/seat.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { useJob } from '../../app/use-job.ts'
import { ActLink } from '../../knowledge/ActLink.tsx'
import { fineFigure, grouped } from '../../knowledge/figures.ts'
import type { KnowledgeNow } from '../../knowledge/use-knowledge.ts'
import { PanelError } from '../../parts/Panel.tsx'

type WhyPattern = Extract<JobOutput<'why-pattern'>, { readonly ok: true }>['value']
type Part = WhyPattern['parts'][number]

export interface PatternChainProps {
  readonly id: string
  readonly question: NonNullable<KnowledgeNow['input']>
  /** Ids of the acts that were off. */
  readonly off: readonly string[]
  /** After a link was followed: the link may be gone, so focus has to go somewhere. */
  readonly onGo: () => void
}

export function PatternChain({ id, question, off, onGo }: PatternChainProps) {
  const input = useMemo(() => ({ ...question, off }), [question, off])
  const key = useMemo(() => JSON.stringify(input), [input])
  const { state, output, progress, error, run: retry } = useJob('why-pattern', input, key)
  if (state === 'failed') return <PanelError message={error?.message ?? ''} onRetry={retry} />
  if (output?.ok === false) return <PanelError message={output.error.message} />
  return (
    <div id={id} className="hh-reason hh-chain" aria-busy={output === undefined}>
      {output === undefined ? (
        <p className="hh-note">
          Counting the layouts in which it was so
          {progress === undefined ? '' : `: ${Math.round(100 * progress.share)} % done`} …
        </p>
      ) : (
        <Sum chain={output.value} calls={question.view.calls.length} onGo={onGo} />
      )}
    </div>
  )
}

function Sum({
  chain,
  calls,
  onGo,
}: {
  readonly chain: WhyPattern
  readonly calls: number
  readonly onGo: () => void
}) {
  const { acts, parts, sum, total, others, chance, rounded } = chain
  const weighed = parts.some((part) => part.weighed !== undefined)
  return (
    <>
      <ol className="hh-steps">
        {acts.map(({ id, seat, act, off }, i) => (
          <li key={id}>
            {seatName(seat)}’s <ActLink act={act} calls={calls} onGo={onGo} />
            {off ? 'was off' : 'was as agreed'}: {priceWords(parts, i)}.
          </li>
        ))}
        {weighed && (
          <li>Signals and plays not made weigh the layouts too: each counts so many times.</li>
        )}
        {parts.map((part) => (
          <li key={part.weights.join(' ')}>
            {layoutsWords(part)}: {productWords(part)}.
          </li>
        ))}
        {parts.length > 1 && <li>Together {grouped(sum)}.</li>}
        <li>
          {others === '0'
            ? `Nothing else has any weight: ${fineFigure({ chance })}.`
            : `All other ways weigh ${grouped(others)}, so this is ${grouped(sum)} of ${grouped(total)}: ${fineFigure({ chance })}.`}
        </li>
      </ol>
      <p className="hh-note">A weight: of a hundred such hands, so many would act so.</p>
      {rounded && <p className="hh-note">These numbers are good to fourteen digits.</p>}
    </>
  )
}

/** Of a hundred hands that are so, how many act so; where an act was off by steps, for each of them. */
function priceWords(parts: readonly Part[], at: number): string {
  const weights = [...new Set(parts.map((part) => part.weights[at] ?? 0))]
  return `weight ${weights.join(' or ')}`
}
const layoutsWords = ({ layouts, weighed }: Part): string =>
  `${grouped(layouts)} ${layouts === '1' ? 'layout' : 'layouts'}${
    weighed === undefined ? '' : `, which count as ${grouped(weighed)}`
  }`
const productWords = ({ weights, layouts, weighed = layouts, product }: Part): string =>
  `${[...weights.map(String), grouped(weighed)].join(' × ')} = ${grouped(product)}`

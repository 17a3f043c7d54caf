/** The fewest cards to exchange so that the system makes another call, the nearest first. */
import type { JobProgress } from '#engine/protocol.ts'
import { CallText, CardText } from '../../parts/CallText.tsx'
import { PanelError } from '../../parts/Panel.tsx'

type Nearest = JobProgress<'proof'>
export type ChangeNow =
  | { readonly kind: 'not-asked' }
  | {
      readonly kind: 'searching' | 'found'
      /** What is known so far. */
      readonly nearest: Nearest | undefined
    }
  | { readonly kind: 'failed'; readonly message: string }

/** Each other call that was found, with what keeps the hand from it. */
export const changesOf = (nearest: Nearest | undefined) =>
  nearest?.proof.steps.flatMap(({ change, phrase }) =>
    change === undefined ? [] : [{ ...change, text: phrase ?? [] }],
  ) ?? []

/** Calls further off than the first few are nobody's question. */
const FEW = 6

export function SmallestChange({
  change,
  onRetry,
}: {
  readonly change: ChangeNow
  readonly onRetry: () => void
}) {
  if (change.kind === 'failed') return <PanelError message={change.message} onRetry={onRetry} />
  const nearest = change.kind === 'not-asked' ? undefined : change.nearest
  const entries = changesOf(nearest).slice(0, FEW)
  return (
    <>
      <ol aria-label="Smallest change for other calls">
        {entries.map(({ call, exchanges }) => (
          <li key={call} className="flex min-h-8 items-center gap-2 border-t border-rule py-1">
            <b className="w-12 flex-none font-semibold">
              <CallText call={call} />
            </b>
            <span>
              {exchanges.map(({ out, in: into }, i) => (
                <span key={out}>
                  {i > 0 && ', '}
                  <CardText card={into} /> for <CardText card={out} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="text-ink-2">
        {change.kind !== 'found'
          ? `Trying every hand ${(nearest?.share ?? 0) < 0.5 ? 'one card' : 'two cards'} away…`
          : entries.length === 0
            ? 'No hand one or two cards away is bid otherwise.'
            : nearest?.proof.notes.join(' ')}
      </p>
    </>
  )
}

/** Why not the other calls of a turn: the nearest miss first. */
import { useState } from 'react'
import type { Call } from '#core/call.ts'
import { t, tAs } from '#core/text.ts'
import type { JobProgress } from '#engine/protocol.ts'
import type { OtherCall } from '#explain/call/explanation.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText, CardText } from '../../kit/CallText.tsx'
import { PanelError } from '../../kit/Panel.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'
import { OursTag } from './Answer.tsx'

/** Calls shown before the reader asks for all. */
const FIRST = 6

export function OtherCalls({
  others,
  made,
}: {
  readonly others: readonly OtherCall[]
  /** The call made at this turn; it stands among those shown. */
  readonly made: Call | undefined
}) {
  const [all, setAll] = useState(false)
  if (others.length === 0)
    return <p className="text-ink-2">{t`No rule makes another call here.`}</p>
  const shown = all ? others : others.filter(({ call }, i) => i < FIRST || call === made)
  return (
    <>
      <ol aria-label={t`Other calls, the nearest miss first`}>
        {shown.map(({ call, text, natural }) => (
          <li key={call} className="flex min-h-8 items-center gap-2 border-t border-rule py-1">
            <b className="w-12 flex-none font-semibold">
              <CallText call={call} />
            </b>
            <span className="min-w-0">
              <PhraseText phrase={text} />
              {natural === true && <OursTag word="natural" />}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < others.length && (
        <Button
          variant="quiet"
          className="-ms-3"
          onClick={() => setAll(true)}
        >{t`All ${others.length} calls`}</Button>
      )}
    </>
  )
}

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

/** The fewest cards to exchange so that the system makes another call, the nearest first. */
export function SmallestChange({
  change,
  onRetry,
}: {
  readonly change: ChangeNow
  readonly onRetry: () => void
}) {
  if (change.kind === 'failed') return <PanelError message={change.message} onRetry={onRetry} />
  const nearest = change.kind === 'not-asked' ? undefined : change.nearest
  const entries = changesOf(nearest).slice(0, FIRST)
  return (
    <>
      <ol aria-label={t`Smallest change for other calls`}>
        {entries.map(({ call, exchanges }) => (
          <li key={call} className="flex min-h-8 items-center gap-2 border-t border-rule py-1">
            <b className="w-12 flex-none font-semibold">
              <CallText call={call} />
            </b>
            <span>
              {exchanges.map(({ out, in: into }, i) => (
                <span
                  key={out}
                >{tx`${i > 0 && ', '}${<CardText card={into} />} for ${<CardText card={out} />}`}</span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="text-ink-2">
        {change.kind !== 'found'
          ? t`Trying every hand ${(nearest?.share ?? 0) < 0.5 ? tAs('after with')`one card` : t`two cards`} away…`
          : entries.length === 0
            ? t`No hand one or two cards away is bid otherwise.`
            : nearest?.proof.notes.join(' ')}
      </p>
    </>
  )
}

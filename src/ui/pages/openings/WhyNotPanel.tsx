/** Every other opening, the nearest first, and what keeps the hand from it. */

import type { Call } from '#core/call.ts'
import { howMany } from '#core/number-words.ts'
import { t } from '#core/text.ts'
import type { ProofStep } from '#explain/proof.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText } from '../../kit/CallText.tsx'
import { Badge, Panel, type PanelState } from '../../kit/Panel.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { AnswerRoom } from './AnswerRoom.tsx'

export interface WhyNotPanelProps extends PanelState {
  /** As far as they are known for this very hand: the calls, and last those that no hand opens. */
  readonly steps: readonly ProofStep[]
  /** Whether every call is wanted. */
  readonly all: boolean
  readonly onAll: (all: boolean) => void
  readonly ask: Call | undefined
  readonly onAsk: (call: Call) => void
}

/** Entries shown before *All calls* is pressed. */
export const FEW = 8
/** Cards drawn at most; the figure beside them counts the rest. */
const DRAWN = 5

export function WhyNotPanel(props: WhyNotPanelProps) {
  const { steps, ask, all } = props
  const entries = steps.flatMap(({ phrase, change }) =>
    phrase === undefined || change === undefined ? [] : [{ phrase, ...change }],
  )
  const shown = all ? entries : entries.slice(0, FEW)
  return (
    <Panel
      id="openings-why-not"
      title={t`Why not`}
      state={props.state}
      error={props.error}
      onRetry={props.onRetry}
      end={<Badge>{t`nearest miss first`}</Badge>}
      summary={entries[0] && <PhraseText phrase={entries[0].phrase} linked={false} />}
    >
      {steps.length === 0 && props.state !== 'failed' && <AnswerRoom of="whyNot" />}
      <ol className="mb-3">
        {shown.map(({ call, phrase, exchanges: { length: cards } }) => (
          <li key={call} className="border-b border-rule">
            <button
              type="button"
              className="grid min-h-9 w-full grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-2 rounded-control p-1.5 text-start hover:bg-inset aria-pressed:bg-accent-soft touch:min-h-11"
              aria-pressed={call === ask}
              onClick={() => props.onAsk(call)}
            >
              <span className="text-lead">
                <CallText call={call} />
              </span>
              <span>
                <PhraseText phrase={phrase} linked={false} />
              </span>
              <span className="note flex gap-1.5 items-center whitespace-nowrap">
                <span
                  aria-hidden="true"
                  className="flex gap-0.5 [&_i]:w-1.5 [&_i]:h-2.5 [&_i]:rounded-[1px] [&_i]:bg-ink-2 max-phone:hidden"
                >
                  {Array.from({ length: Math.min(cards, DRAWN) }, (_, i) => (
                    // The marks are alike: their place is all that tells them apart.
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    <i key={i} />
                  ))}
                </span>
                {howMany(cards, 'card')}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {entries.length > FEW && (
        <Button aria-expanded={all} onClick={() => props.onAll(!all)}>
          {all ? t`Nearest only` : t`All calls`}
        </Button>
      )}
      {all &&
        steps.map(({ text, phrase, change }) =>
          change === undefined && phrase !== undefined ? (
            <p key={text} className="mt-3 font-serif text-lead">
              <PhraseText phrase={phrase} />
            </p>
          ) : null,
        )}
    </Panel>
  )
}

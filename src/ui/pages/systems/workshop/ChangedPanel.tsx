/** What changed: hands that open otherwise than in the original, the commonest changes first, each with a hand. */
import { HAND_COUNT, type Hand } from '#core/hand.ts'
import { grouped } from '#core/locale.ts'
import { t } from '#core/text.ts'
import { Button } from '../../../kit/Button.tsx'
import { CallText } from '../../../kit/CallText.tsx'
import { shareText } from '../../../kit/call-label.ts'
import { HandLine } from '../../../kit/HandLine.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { tx } from '../../../kit/tx.ts'
import type { OpeningsView } from './use-openings.ts'

const MOST_SHOWN = 8

export function ChangedPanel({
  view,
  original,
  onDeal,
}: {
  readonly view: OpeningsView
  readonly original: string
  readonly onDeal: (hand: Hand) => void
}) {
  const changes = (view.pairs ?? []).filter(({ before, now }) => before !== now)
  const hands = changes.reduce((sum, pair) => sum + pair.hands, 0)
  return (
    <Panel
      id="workshop-changed"
      title={t`What changed`}
      state={view.state === 'failed' ? 'ready' : view.state}
      end={<span className="note">{t`against ${original}`}</span>}
    >
      {view.pairs === undefined ? (
        <p className="note">{t`Counting the hands …`}</p>
      ) : changes.length === 0 ? (
        <p className="said">{t`Every hand opens as in ${original}.`}</p>
      ) : (
        <>
          <p className="said mb-2">{tx`${grouped(hands)} hands open otherwise: ${<b>{shareText(hands, HAND_COUNT)}</b>} of all.`}</p>
          <ul>
            {changes.slice(0, MOST_SHOWN).map(({ before, now, hands: part, examples: [hand] }) => (
              <li
                key={`${before} ${now}`}
                className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-t border-rule py-1"
              >
                <span className="min-w-24 font-semibold">
                  <CallText call={before} /> <span aria-hidden="true">→</span>
                  <span className="sr-only">{t`becomes`}</span> <CallText call={now} />
                </span>
                <span className="min-w-16 tabular-nums">{shareText(part, HAND_COUNT)}</span>
                {hand !== undefined && (
                  <span className="ms-auto flex flex-wrap items-center gap-3">
                    <HandLine hand={hand} />
                    <Button onClick={() => onDeal(hand)}>{t`Deal it`}</Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

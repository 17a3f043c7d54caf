/** What opens: the share of all hands for each opening, and a line where the original stands. */
import { type Call, isBid, PASS } from '#core/call.ts'
import { HAND_COUNT } from '#core/hand.ts'
import { t } from '#core/text.ts'
import { CallText, strainColour } from '../../../kit/CallText.tsx'
import { shareText } from '../../../kit/call-label.ts'
import { Panel } from '../../../kit/Panel.tsx'
import { tx } from '../../../kit/tx.ts'
import type { OpeningsView } from './use-openings.ts'

/** Openings shown with a bar of their own; the higher ones are together few hands. */
const MOST_SHOWN = 14

export function OpensPanel({
  view,
  original,
}: {
  readonly view: OpeningsView
  /** The system it is compared with. */
  readonly original: string | undefined
}) {
  const rows = openingRows(view)
  const noRule = (view.pairs ?? []).reduce((sum, pair) => sum + pair.noRule, 0)
  const most = Math.max(
    ...rows.filter(({ call }) => call !== PASS).flatMap(({ now, before }) => [now, before]),
    1,
  )
  return (
    <Panel
      id="workshop-opens"
      title={t`What opens`}
      state={view.state}
      error={view.error}
      onRetry={view.run}
      end={
        <span className="note">
          {original === undefined
            ? t`% of all hands`
            : t`bar now, line in ${original}; % of all hands`}
        </span>
      }
    >
      {view.pairs === undefined ? (
        <p className="note">{t`Counting the hands …`}</p>
      ) : (
        <>
          <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2" aria-busy={view.state === 'running'}>
            {rows.slice(0, MOST_SHOWN).map(({ call, now, before }) => (
              <li
                key={call}
                className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-2"
              >
                <b className={strainColour(call)}>
                  <CallText call={call} />
                </b>
                {call === PASS ? <span /> : <Bar now={now / most} before={before / most} />}
                <span className="text-end font-semibold tabular-nums">
                  {shareText(now, HAND_COUNT)}
                  {original !== undefined && before !== now && (
                    <span className="sr-only">{t`, ${shareText(before, HAND_COUNT)} in ${original}`}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {noRule > 0 && (
            <p className="note mt-2 text-agree">{tx`No line of the text takes ${shareText(noRule, HAND_COUNT)} of the hands: common sense calls.`}</p>
          )}
        </>
      )}
    </Panel>
  )
}

function Bar({ now, before }: { readonly now: number; readonly before: number }) {
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="h-2.5 w-full"
      aria-hidden="true"
    >
      <rect x="0" y="1" width={now * 100} height="8" className="fill-fill" />
      <path
        d={`M${before * 100} 0V10`}
        className="stroke-ink"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

interface OpeningRow {
  readonly call: Call
  readonly now: number
  readonly before: number
}
/** Pass first, then the bids from the lowest. */
function openingRows({ pairs = [] }: OpeningsView): readonly OpeningRow[] {
  const rows = new Map<Call, { call: Call; now: number; before: number }>()
  const row = (call: Call) => {
    const known = rows.get(call) ?? { call, now: 0, before: 0 }
    rows.set(call, known)
    return known
  }
  for (const { before, now, hands } of pairs) {
    row(now).now += hands
    row(before).before += hands
  }
  return [...rows.values()].toSorted((a, b) =>
    isBid(a.call) && isBid(b.call)
      ? a.call - b.call
      : Number(isBid(a.call)) - Number(isBid(b.call)),
  )
}

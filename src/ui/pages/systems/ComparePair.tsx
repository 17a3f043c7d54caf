/** One pair of calls of two openers: its hands, the other pairs of its cell, and the pairs that most hands have. */
import { type ReactNode, useState } from 'react'
import { callName } from '#core/call.ts'
import { HAND_COUNT } from '#core/hand.ts'
import { grouped } from '#core/locale.ts'
import { SUITS_DESCENDING } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText, strainColour } from '../../kit/CallText.tsx'
import { shareText } from '../../kit/call-label.ts'
import { Panel } from '../../kit/Panel.tsx'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'
import { spanText } from '../../kit/span-text.ts'
import { tx } from '../../kit/tx.ts'
import { sameCell } from './openings-matrix.ts'
import type { CallPair } from './workshop/use-openings.ts'

export const pairName = ({ before, now }: CallPair): string =>
  before === now ? callName(before) : t`${callName(before)} becomes ${callName(now)}`

export function PairPanel({
  pair,
  names,
  children,
}: {
  readonly pair: CallPair
  readonly names: readonly [string, string]
  readonly children: ReactNode
}) {
  const { before, now, hands, noRule, points, lengths } = pair
  return (
    <Panel id="systems-pair" title={t`The hands of a cell`} summary={pairName(pair)}>
      <p className="flex flex-wrap items-baseline gap-x-3 font-serif text-figure">
        <b className={strainColour(before)}>
          <CallText call={before} />
        </b>
        <span className="text-body text-ink-2">{before === now ? t`in both` : t`becomes`}</span>
        {before !== now && (
          <b className={strainColour(now)}>
            <CallText call={now} />
          </b>
        )}
      </p>
      <p className="said my-1">{tx`${<b>{t`${grouped(hands)} hands`}</b>}, ${shareText(hands, HAND_COUNT)} of all.`}</p>
      <p className="note mb-2 flex flex-wrap gap-x-3">
        <span>{t`${spanText(points)} points`}</span>
        {SUITS_DESCENDING.map((suit) => (
          <span key={suit}>
            <SuitSymbol suit={suit} /> {spanText(lengths[suit])}
          </span>
        ))}
        {noRule > 0 && <span>{t`no rule of ${names[1]} for ${shareText(noRule, hands)}`}</span>}
      </p>
      {children}
    </Panel>
  )
}

/** The other pairs of calls of a cell that stands for several. */
export function InCell({
  pairs,
  pair,
  onPair,
}: {
  readonly pairs: readonly CallPair[]
  readonly pair: CallPair
  readonly onPair: (pair: CallPair) => void
}) {
  const others = sameCell(pairs, pair).slice(0, MOST_IN_CELL)
  if (others.length < 2) return null
  return (
    <div className="mb-2 flex flex-wrap gap-1">
      {others.map((one) => (
        <Button
          key={pairName(one)}
          variant="quiet"
          className="px-1.5"
          aria-pressed={one === pair}
          onClick={() => onPair(one)}
        >
          <Becomes pair={one} />
        </Button>
      ))}
    </div>
  )
}
const MOST_IN_CELL = 12

const Becomes = ({ pair: { before, now } }: { readonly pair: CallPair }) => (
  <span className="font-semibold">
    <CallText call={before} />
    {before !== now && (
      <>
        {' '}
        <span aria-hidden="true">→</span>
        <span className="sr-only">{t`becomes`}</span> <CallText call={now} />
      </>
    )}
  </span>
)

const MOST = 6
/** Pairs of calls that differ, the commonest first. */
export function Most({
  pairs,
  pair,
  onPair,
}: {
  readonly pairs: readonly CallPair[]
  readonly pair: CallPair | undefined
  readonly onPair: (pair: CallPair) => void
}) {
  const changed = pairs.filter(({ before, now }) => before !== now)
  const [all, setAll] = useState(false)
  const most = changed[0]?.hands ?? 1
  return (
    <Panel id="systems-most" title={t`Where they differ most`}>
      {changed.length === 0 && <p>{t`Nowhere: every hand opens alike.`}</p>}
      <ul>
        {changed.slice(0, all ? undefined : MOST).map((one) => (
          <li key={pairName(one)} className="border-t border-rule">
            <button
              type="button"
              className="grid min-h-10 w-full grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-2 text-start aria-pressed:bg-accent-soft touch:min-h-11"
              aria-pressed={one === pair}
              onClick={() => onPair(one)}
            >
              <Becomes pair={one} />
              <svg
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                className="h-2 w-full"
                aria-hidden="true"
              >
                <rect width={(one.hands / most) * 100} height="8" className="fill-fill" />
              </svg>
              <span className="tabular-nums">{shareText(one.hands, HAND_COUNT)}</span>
            </button>
          </li>
        ))}
      </ul>
      {!all && changed.length > MOST && (
        <Button variant="quiet" onClick={() => setAll(true)}>{t`All ${changed.length}`}</Button>
      )}
    </Panel>
  )
}

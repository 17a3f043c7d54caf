/** How often each opening occurs among all hands: charts from the live census, each bar a random hand of it. */

import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { callName } from '#core/call.ts'
import { HAND_COUNT } from '#core/hand.ts'
import { grouped, percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { panelState, useJob } from '../../ask/use-job.ts'
import type { PageReading } from '../../kit/addresses/openings.ts'
import { Button } from '../../kit/Button.tsx'
import { shareText } from '../../kit/call-label.ts'
import { Panel } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { useNear } from '../../kit/use-near.ts'
import { CensusCharts, type Here } from './CensusCharts.tsx'
import { CensusTable } from './CensusTable.tsx'
import { openingRows } from './census-model.ts'
import type { RandomFilter } from './use-random-hand.ts'

export interface CensusPanelProps {
  readonly reading: PageReading
  readonly sections: JobOutput<'lists', 'openbid'>['sections']
  /** The hand on the page, to be marked in the charts. */
  readonly here: Here
  /** Whether the panels above it stand. */
  readonly below: boolean
  readonly onRandom: (filter: RandomFilter) => void
}

/** The charts are many: while something else on the page is worked out they stay as they are. */
const Charts = memo(CensusCharts)

export function CensusPanel({ reading, sections, here, below, onRandom }: CensusPanelProps) {
  const [place, near] = useNear<HTMLDivElement>(below)
  // Asked for here, so that its progress draws nothing else anew.
  const census = useJob(
    'census',
    useMemo(() => (near ? ({ ask: 'tables', reading } as const) : undefined), [near, reading]),
    reading,
  )
  const latest = useRef(onRandom)
  useEffect(() => {
    latest.current = onRandom
  }, [onRandom])
  const random = useCallback((filter: RandomFilter) => latest.current(filter), [])
  const [view, setView] = useState<'charts' | 'table'>('charts')
  const { state, output: tables } = census
  const hands = census.progress?.hands ?? 0
  const running = state === 'running'
  return (
    <Panel
      id="openings-census"
      title={t`The census`}
      className="col-span-full"
      {...panelState(census)}
      end={
        <>
          <span className="note">{t`of ${grouped(HAND_COUNT)} hands`}</span>
          {/* It begins by itself, and no press may find another button than it was meant for. */}
          {(tables !== undefined || state === 'cancelled') && (
            <Button
              reason={running ? t`It is being counted.` : undefined}
              onClick={census.run}
            >{t`Count again`}</Button>
          )}
          <SegmentedControl
            label={t`View`}
            value={view}
            options={[
              { value: 'charts', label: t`Charts` },
              { value: 'table', label: t`Table` },
            ]}
            onChange={setView}
          />
        </>
      }
      summary={tables && summaryOf(tables)}
    >
      <div ref={place} />
      {(running || state === 'cancelled') && (
        <div className="flex flex-wrap gap-3 items-center mb-3 text-ink [&_progress]:w-[min(20rem,_100%)] [&_progress]:h-2 [&_progress]:accent-accent">
          <progress
            aria-label={t`Hands counted`}
            max={HAND_COUNT}
            value={hands}
            aria-valuetext={t`${Math.floor((hands / HAND_COUNT) * 100)} percent`}
          />
          <span role="status">
            {running
              ? t`Counting: ${percentage(Math.floor((hands / HAND_COUNT) * 100))}`
              : t`Cancelled at ${percentage(Math.floor((hands / HAND_COUNT) * 100))}.${tables ? t` These are the figures of the count before.` : ''}`}
          </span>
          {running && <Button onClick={census.cancel}>{t`Cancel`}</Button>}
        </div>
      )}
      {tables &&
        (view === 'charts' ? (
          <Charts tables={tables} sections={sections} here={here} onRandom={random} />
        ) : (
          <CensusTable tables={tables} sections={sections} />
        ))}
    </Panel>
  )
}

/** `one spade 9.1%` and the like: the commonest opening that is not a pass. */
const summaryOf = (tables: JobOutput<'census', 'tables'>): string => {
  const [first, second] = openingRows(tables)
  return [first, second]
    .filter((row) => row !== undefined)
    .map(({ call, hands }) => `${callName(call)} ${shareText(hands, HAND_COUNT)}`)
    .join(', ')
}

/** A turn of a system, connected: one question, and the view that its answer asks for. */
import { useMemo, useState } from 'react'
import type { Call } from '#core/call.ts'
import { type SystemRef, systemKey, systemOf } from '#core/system-ref.ts'
import { type TablePosition, visibleHands } from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import type { OpeningCallMeaning } from '../../parts/MeaningTable.tsx'
import { biddingKey, turnQuestion } from '../../table/bidding-question.ts'
import { type SystemsNow, systemNameAt } from '../../table/systems.ts'
import { useTurn } from '../../table/use-bidding.ts'
import { ByPoints } from './ByPoints.tsx'
import { Chips } from './Chips.tsx'
import { RulesWhyView } from './RulesWhyView.tsx'
import type { ChangeNow } from './SmallestChange.tsx'
import { StrategyWhyView } from './StrategyWhyView.tsx'
import { subjectOf } from './subject.ts'
import { TurnChoice, type TurnChoiceProps } from './TurnChoice.tsx'
import { TurnPanel } from './TurnPanel.tsx'
import { useHidden } from './use-hidden.ts'
import { Shown, WhatItShows } from './WhatItShows.tsx'
import { WhyCallView } from './WhyCallView.tsx'

export function TurnWhy({
  position: p,
  systems,
  pressed,
  ...turns
}: {
  readonly position: TablePosition
  readonly systems: SystemsNow
  /** The reader pressed this call at the table. */
  readonly pressed: boolean
} & TurnChoiceProps) {
  const { place } = turns
  const hidden = useHidden(p, place.seat)
  const { output, state, error, retry } = useTurn(p, hidden === undefined ? place.index : undefined)
  const by = output?.by
  const { key, change, ask } = useNearest(p, place.index, systems, by !== undefined)
  const hands = useKibitzer(visibleHands)
  const meaning = useOpeningMeaning(
    systemOf(systems.refs, place.seat),
    by?.kind === 'elimination' ? (place.call ?? by.why.pick.call) : undefined,
  )
  const system = systemNameAt(systems, place.seat) ?? ''
  const asking = {
    byPoints: <ByPoints position={p} index={place.index} systems={systems} />,
    change,
    onChange: ask,
    shows: (call: Call) => (
      <WhatItShows position={p} index={place.index} call={call} system={system} />
    ),
  }
  const view = {
    ...turns,
    ...asking,
    system,
    hidden,
    state,
    error,
    onRetry: retry,
  }
  if (hidden !== undefined)
    return (
      <TurnPanel {...view} call={undefined} summary={undefined}>
        {place.call !== undefined && (
          <Chips
            key={`${place.index} ${pressed}`}
            first={pressed ? 'shows' : undefined}
            questions={[
              {
                id: 'shows',
                chip: 'What it shows',
                answer: <Shown position={p} index={place.index} system={system} />,
              },
            ]}
          />
        )}
      </TurnPanel>
    )
  switch (by?.kind) {
    case 'procedure':
      return (
        <WhyCallView
          key={key}
          subject={subjectOf(p, (seat) => hands[seat].faceUp, place.index)}
          why={by.why}
          state={state}
          error={error}
          onRetry={retry}
          choice={<TurnChoice {...turns} />}
          {...asking}
        />
      )
    case 'elimination':
      return <StrategyWhyView {...view} key={key} turn={by.why} meaning={meaning} />
    default:
      return <RulesWhyView {...view} key={key} why={by?.why} alert={output?.alert ?? false} />
  }
}

/** What an opening of a strategy shows over all hands; `undefined` until it is counted. */
function useOpeningMeaning(
  system: SystemRef,
  call: Call | undefined,
): OpeningCallMeaning | undefined {
  const question = useMemo(
    () => (call === undefined ? undefined : { system, call }),
    [system, call],
  )
  const { output } = useJob('opening-meaning', question, `${systemKey(system)} ${call}`)
  return output?.ok === true ? output.value : undefined
}

const WHY_NOT = { kind: 'why-not' } as const
/** The smallest changes: hundreds of thousands of hands are tried, so only when somebody asks. */
function useNearest(p: TablePosition, index: number, { refs }: SystemsNow, there: boolean) {
  const question = useMemo(() => turnQuestion(p, index, refs), [p, index, refs])
  const key = question === undefined ? '' : biddingKey(question)
  const [wanted, setWanted] = useState('')
  const asked = there && wanted === key
  const input = useMemo(
    () => (asked && question !== undefined ? { ...question, of: WHY_NOT } : undefined),
    [asked, question],
  )
  const nearest = useJob('proof', input, `why not ${key}`)
  const found = nearest.output?.ok === true ? { share: 1, proof: nearest.output.value } : undefined
  const refused = nearest.output?.ok === false ? nearest.output.error.message : undefined
  const change: ChangeNow = !asked
    ? { kind: 'not-asked' }
    : nearest.state === 'failed' || refused !== undefined
      ? { kind: 'failed', message: refused ?? nearest.error?.message ?? '' }
      : {
          kind: found === undefined ? 'searching' : 'found',
          nearest: found ?? nearest.progress,
        }
  return { key, change, ask: () => setWanted(key) }
}

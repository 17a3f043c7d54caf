/** *Why this call*, connected: the table says which call, the engine says why. */
import { useMemo, useState } from 'react'
import type { Call } from '#core/call.ts'
import { type Side, seatName, sideName, sideOf } from '#core/seat.ts'
import { type SystemRef, systemKey, systemOf } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { actions, calledByAt, exampleId, isUnsaid, type TablePosition } from '#store/index.ts'
import { biddingKey, turnQuestion } from '../../../ask/bidding/bidding-question.ts'
import { useTurn } from '../../../ask/bidding/use-bidding.ts'
import type { Explained, TurnPlace } from '../../../ask/bidding/use-explained.ts'
import { type ExplainedNow, useExplained } from '../../../ask/bidding/use-explained.ts'
import { hiddenWords, useHidden } from '../../../ask/bidding/use-hidden.ts'
import { useWithheld } from '../../../ask/bidding/use-withheld.ts'
import { useMoment } from '../../../ask/requests.ts'
import { listedOf, type SystemsNow, systemNameAt } from '../../../ask/systems/systems.ts'
import { useSystemList } from '../../../ask/systems/use-systems.ts'
import { useJob } from '../../../ask/use-job.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Button } from '../../../kit/Button.tsx'
import { useDialogs } from '../../../kit/dialogs.ts'
import type { OpeningCallMeaning } from '../../../kit/MeaningTable.tsx'
import { Chips } from '../../why/Chips.tsx'
import { LookedAhead } from '../../why/LookedAhead.tsx'
import type { ChangeNow } from '../../why/OtherCalls.tsx'
import type { PanelDefinition } from '../panel.ts'
import { ByPoints } from './ByPoints.tsx'
import { OpeningShows, Shown, WhatItShows } from './WhatItShows.tsx'
import { WHY_CALL, WhyFrame } from './WhyFrame.tsx'
import { WhyView } from './WhyView.tsx'

function WhyCallPanel() {
  const now = useExplained()
  const { position, systems, about, chosen } = now
  const unsaid = useKibitzer(isUnsaid)
  const withheld = useWithheld()
  if (about.kind === 'turn')
    return about.place.call === undefined && withheld === 'until-asked' ? (
      <CallToCome {...now} place={about.place} />
    ) : (
      <TurnWhy {...now} place={about.place} />
    )
  const shown = chosen !== undefined && position.record.calls[chosen] !== undefined && (
    <Shown position={position} index={chosen} system={undefined} />
  )
  if (unsaid)
    return (
      <WhyFrame summary={t`the record does not say what they played`}>
        <Unsaid />
        {shown}
      </WhyFrame>
    )
  const waits = about.system === 'waiting'
  return (
    <WhyFrame
      state={systems.error !== undefined ? 'failed' : waits ? 'running' : 'ready'}
      error={systems.error}
      onRetry={systems.retry}
      summary={t`nothing to explain here`}
      lead={nothingToSay(about.system, sideOf(about.seat))}
    >
      {shown}
    </WhyFrame>
  )
}

function nothingToSay(
  reason: Extract<Explained, { kind: 'nothing' }>['system'],
  side: Side,
): string {
  switch (reason) {
    case 'by-hand':
      return t`${sideName(side)} call by hand, so no system gives reasons. Press a seat at the table to choose one.`
    case 'gone':
      return t`The system that ${sideName(side)} are set to play is not known here: it may have been deleted, or come from a later version. Press a seat at the table to choose another.`
    case 'waiting':
      return t`Working it out…`
  }
}

/** A record that does not say what was played: nothing is explained until somebody says it. */
function Unsaid() {
  const { show } = useDialogs()
  const own = useKibitzer((s) => s.players.systems[0])
  const { output: list } = useSystemList()
  return (
    <>
      <p className="mb-3 font-serif text-lead">{t`The record does not say which systems they played, so no system explains their calls.`}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => show('players')}>{t`Choose their systems`}</Button>
        <Button
          onClick={actions.readByOwn}
        >{t`Read it by ${listedOf(own, list)?.name ?? t`your own`}`}</Button>
      </div>
    </>
  )
}

/** A call that a person makes without advice: what there is to think of, once it was asked. */
function CallToCome({
  position: { record },
  systems,
  place,
  turns,
  onTurn,
}: ExplainedNow & { readonly place: TurnPlace }) {
  const thought = useMoment(({ moment }) => moment.thought)
  const system = systemNameAt(systems, place.seat) ?? ''
  const last = record.calls.length - 1
  return (
    <WhyFrame
      turn={{ place, turns, onTurn, system }}
      lead={thought ?? t`Your call. Its reasons are told when it is made, or at a hint.`}
    >
      <p className="text-ink-2">{t`What a call would show stands below while you rest on it in the bidding box.`}</p>
      {last >= 0 && (
        <Button className="mt-3" onClick={() => onTurn(last)}>{t`What the last call shows`}</Button>
      )}
    </WhyFrame>
  )
}

/** A turn of a system: one question, and the view of its answer. */
function TurnWhy({
  position: p,
  systems,
  chosen,
  place,
  turns,
  onTurn,
}: ExplainedNow & { readonly place: TurnPlace }) {
  const { index, call: made } = place
  const hidden = useHidden(p, place.seat)
  const example = useKibitzer(exampleId)
  const by = useKibitzer((s) => calledByAt(s, index))
  const asked = useTurn(p, hidden === undefined ? index : undefined)
  const why = asked.output
  const { key, change, ask } = useNearest(p, index, systems, why !== undefined)
  // Answers are read by the rules, which say what the auction before them leaves.
  const opens = why?.by === 'elimination' && why.after === undefined
  const meaning = useOpeningMeaning(
    systemOf(systems.refs, place.seat),
    opens ? (made ?? why.call) : undefined,
  )
  const system = systemNameAt(systems, place.seat) ?? ''
  const turn = { place, turns, onTurn, system }
  const pressed = chosen === index
  if (hidden !== undefined)
    return (
      <WhyFrame turn={turn} call={made} lead={hiddenWords(place.seat, hidden)}>
        {hidden === 'closed' && example !== undefined && made !== undefined && (
          <Button
            className="mt-3"
            onClick={() => {
              actions.setViewMode({ kind: 'sit', seat: place.seat })
              // The button goes with the closed hand.
              document.getElementById('main')?.focus({ preventScroll: true })
            }}
          >{t`See it from ${seatName(place.seat)}’s chair`}</Button>
        )}
        {made !== undefined && (
          <Chips
            key={`${index} ${pressed}`}
            first={pressed ? 'shows' : undefined}
            questions={[
              {
                id: 'shows',
                chip: t`What it shows`,
                answer: <Shown position={p} index={index} system={system} />,
              },
            ]}
          />
        )}
      </WhyFrame>
    )
  return (
    <WhyView
      key={key}
      turn={turn}
      why={why}
      state={asked.state}
      error={asked.error}
      onRetry={asked.retry}
      change={change}
      onChange={ask}
      {...(by && made !== why?.call
        ? {
            ahead: <LookedAhead key={key} position={p} place={place} systems={systems} by={by} />,
          }
        : {})}
      byPoints={<ByPoints position={p} index={index} systems={systems} />}
      shows={(call) =>
        opens ? (
          <OpeningShows call={call} system={system} meaning={meaning} />
        ) : (
          <WhatItShows position={p} index={index} call={call} system={system} />
        )
      }
    />
  )
}

/** What an opening of a strategy shows over all hands; `undefined` until it is counted. */
function useOpeningMeaning(
  system: SystemRef,
  call: Call | undefined,
): OpeningCallMeaning | undefined {
  const question = useMemo(
    () => (call === undefined ? undefined : { ask: 'meaning' as const, system, call }),
    [system, call],
  )
  return useJob('opening', question, `${systemKey(system)} ${call}`).value
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
  const found = nearest.value && { share: 1, proof: nearest.value }
  const change: ChangeNow = !asked
    ? { kind: 'not-asked' }
    : nearest.failed !== undefined
      ? { kind: 'failed', message: nearest.failed }
      : {
          kind: found === undefined ? 'searching' : 'found',
          nearest: found ?? nearest.progress,
        }
  return { key, change, ask: () => setWanted(key) }
}

export default {
  ...WHY_CALL,
  tab: 'why',
  order: 2,
  Component: WhyCallPanel,
} satisfies PanelDefinition

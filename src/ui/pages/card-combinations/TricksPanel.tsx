/** The tree of single-trick scenarios of a layout, walked node by node: the plan’s tricks, or every one. */

import { useMemo } from 'react'
import { howMany } from '#core/number-words.ts'
import { t } from '#core/text.ts'
import type { JobInput, JobValue } from '#engine/protocol.ts'
import { panelState, useJob } from '../../ask/use-job.ts'
import type { SuitReport } from '../../inspector/suit/suit-model.ts'
import { holdingText } from '../../inspector/suit/suit-words.ts'
import { Fold } from '../../kit/Fold.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { tx } from '../../kit/tx.ts'
import { useKept } from '../../kit/use-kept.ts'
import type { SuitPlace } from './address.ts'

type ScenarioAnswer = JobValue<'suit-scenarios'>
type Child = ScenarioAnswer['children'][number]

export interface TricksPanelProps {
  readonly question: JobInput<'suit'> | undefined
  readonly report: SuitReport
  readonly place: SuitPlace
  /** Place of the plan that is open. */
  readonly plan: number
  readonly onPlace: (change: Partial<SuitPlace>) => void
}

function Scenario({ child, onGo }: { readonly child: Child; readonly onGo: () => void }) {
  const { view, next } = child
  return (
    <li className="border-t border-rule pt-2.5 wrap-anywhere">
      <p className="said">{view.trick}.</p>
      <ul className="mt-1 mb-2 list-disc ps-5 text-small">
        <li>{view.won}</li>
        <li>
          {t`${view.immediate.pair}, on lead: ${view.immediate.words}`}
          {view.immediate.counts !== 'none' && (
            <small className="note"> {view.immediate.counts}</small>
          )}
        </li>
        <li>
          {`${view.pending.pair}: ${view.pending.words}`}
          {view.pending.counts !== 'none' && <small className="note"> {view.pending.counts}</small>}
        </li>
        {view.lost !== undefined && <li>{view.lost}</li>}
        {view.omitted !== undefined && <li>{view.omitted}</li>}
        <li>
          {t`Leads to ${next.hands}`}
          <small className="note">
            {next.omitted === undefined
              ? t` entry ${next.owners}`
              : t` not in the catalogue: ${next.omitted}`}
          </small>
        </li>
      </ul>
      {child.goesOn && (
        <button
          type="button"
          className="btn btn-plain"
          onClick={onGo}
        >{tx`Go on from here${<span className="sr-only">: {view.trick}</span>}`}</button>
      )}
    </li>
  )
}

function Scenarios({
  label,
  list,
  onGo,
}: {
  readonly label: string
  readonly list: readonly Child[]
  readonly onGo: (id: string) => void
}) {
  return (
    <ul className="grid gap-3 mt-2" aria-label={label}>
      {list.map((child) => (
        <Scenario key={child.id} child={child} onGo={() => onGo(child.id)} />
      ))}
    </ul>
  )
}

export function TricksPanel({ question, report, place, plan, onPlace }: TricksPanelProps) {
  const chosen = report.layouts.find((row) => row.west === place.layout) ?? report.layouts[0]
  const { every, after = '', way } = place
  const input = useMemo(
    () =>
      question && chosen
        ? {
            ...question,
            goal: report.goal,
            plan: every ? undefined : { place: plan, way },
            west: chosen.westCards,
            after,
          }
        : undefined,
    [question, chosen, report.goal, plan, way, every, after],
  )
  const job = useJob('suit-scenarios', input, JSON.stringify(input))
  const kept = useKept(job.value)
  const told = kept.value
  const omitted = told?.children.filter(({ view }) => view.omitted !== undefined) ?? []
  const error = job.failed
  const go = (path: string | undefined) => onPlace({ after: path, layout: chosen?.west })
  const steps = after === '' ? [] : after.split('_')
  return (
    <Panel
      id="suit-tricks"
      title={t`Trick by trick`}
      lead={t`The scenarios of one layout: who wins, what becomes a winner at once, and what is pending.`}
      {...panelState(job, kept.stale)}
      summary={told && t`${told.total} scenarios`}
    >
      <SegmentedControl
        className="mb-3"
        label={t`Which tricks`}
        value={every ? 'every' : 'plan'}
        options={[
          { value: 'plan', label: t`Plan ${plan + 1}’s` },
          { value: 'every', label: t`every one` },
        ]}
        onChange={(which) => onPlace({ every: which === 'every', after: undefined })}
      />
      {error !== undefined && job.error === undefined && (
        <>
          <p role="status">{error}</p>
          <button
            type="button"
            className="btn btn-plain"
            onClick={() => go(undefined)}
          >{t`From the first trick`}</button>
        </>
      )}
      {told && error === undefined && (
        <>
          <p className="font-semibold tabular-nums">
            {(['north', 'east', 'south', 'west'] as const)
              .map((seat) => `${seat[0]?.toUpperCase()} ${holdingText(told.hands[seat])}`)
              .join(' · ')}
          </p>
          {told.form && (
            <p className="note">
              {t`In normal form ${told.form.hands}; entry ${told.form.owners}.`}
              {told.form.omitted !== undefined &&
                t` The catalogue leaves it out: ${told.form.omitted}.`}
            </p>
          )}
          {told.path.length > 0 && (
            <>
              <ol className="note my-2 ps-5 list-decimal" aria-label={t`Tricks so far`}>
                {told.path.map((trick, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a trick is known by its place
                  <li key={i}>{trick}.</li>
                ))}
              </ol>
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className="btn btn-plain"
                  onClick={() => go(steps.slice(0, -1).join('_') || undefined)}
                >{t`One trick back`}</button>
                <button
                  type="button"
                  className="btn btn-plain"
                  onClick={() => go(undefined)}
                >{t`From the first trick`}</button>
              </div>
            </>
          )}
          <p role="status">
            {told.ended ??
              `${howMany(told.total, 'scenario')}${
                told.total > told.children.length
                  ? t`, the first ${told.children.length} below`
                  : ''
              }.`}
          </p>
          <Scenarios
            label={t`Scenarios`}
            list={told.children.filter(({ view }) => view.omitted === undefined)}
            onGo={(id) => go([...steps, id].join('_'))}
          />
          {omitted.length > 0 && (
            <Fold
              title={t`${omitted.length === 1 ? t`One` : omitted.length} that the catalogue leaves out`}
            >
              <Scenarios
                label={t`Scenarios left out`}
                list={omitted}
                onGo={(id) => go([...steps, id].join('_'))}
              />
            </Fold>
          )}
        </>
      )}
    </Panel>
  )
}

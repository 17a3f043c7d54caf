/** The catalogue asked about the suit on the page: what each plan comes to, and a question of its own kind. */
import { useMemo } from 'react'
import { t } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'
import { panelState, useJob } from '../../ask/use-job.ts'
import type { SuitReport } from '../../inspector/suit/suit-model.ts'
import { chanceText } from '../../inspector/suit/suit-words.ts'
import { ChoiceField, choices } from '../../kit/Field.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import type { Want } from './address.ts'

export interface ScenariosPanelProps {
  readonly question: JobInput<'suit'> | undefined
  readonly report: SuitReport
  readonly names: { readonly west: string; readonly east: string }
  /** What is asked; `undefined` before anything was chosen. */
  readonly want: Want | undefined
  readonly onWant: (want: Want) => void
}

export function ScenariosPanel({ question, report, names, want, onWant }: ScenariosPanelProps) {
  const most = report.targets.length - 1
  const count = Math.min(want?.count ?? Math.max(1, most - 2), most)
  const never = want?.never ?? 'west'
  const input = useMemo(
    () =>
      question && {
        ask: 'plans' as const,
        ...question,
        goal: report.goal,
        wanted: {
          count,
          of: 'winners' as const,
          never: never === 'nobody' ? undefined : never,
        },
        names,
      },
    [question, report.goal, count, never, names],
  )
  const job = useJob('suit-search', input, JSON.stringify(input))
  const told = job.value
  const error = job.failed
  const answer = told?.answer
  return (
    <Panel
      id="suit-scenarios"
      title={t`Scenarios`}
      lead={t`Winners are counted beyond those held from the start.`}
      {...panelState(job, told === undefined, error)}
    >
      {told && (
        <>
          <ul className="grid gap-2 [&_ul]:ps-5 [&_ul]:list-disc">
            {told.summaries.map(({ outcomes }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a plan is known by its place
              <li key={i}>
                <b>{t`Plan ${i + 1}`}</b>
                <ul>
                  {outcomes.map(({ words, chance }) => (
                    <li key={words}>{`${words}: ${chanceText(chance)}`}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <div className="grid gap-3 mt-3.5 mb-2.5 pt-3 border-t border-rule">
            <ChoiceField
              label={t`Winners wanted`}
              value={count}
              options={choices(
                report.targets.flatMap(({ goal }) => (goal === 'max' ? [] : [goal])),
                String,
              )}
              onChange={(wanted) => onWant({ count: wanted, never })}
            />
            <SegmentedControl
              className="mb-3"
              label={t`Never on lead`}
              hideLabel={false}
              value={never}
              options={[
                { value: 'nobody', label: t`anybody may` },
                { value: 'west', label: names.west },
                { value: 'east', label: names.east },
              ]}
              onChange={(next) => onWant({ count, never: next })}
            />
          </div>
          <p role="status">
            {answer === undefined
              ? t`There are not so many winners to be had.`
              : answer === 'too-many'
                ? t`This suit has too many plans to go through.`
                : answer.chance <= 0
                  ? t`No plan has a chance of it.`
                  : `${answer.sure ? t`Certain` : chanceText(answer.chance)}: ${answer.sentences.join(' Or: ')}`}
          </p>
        </>
      )}
    </Panel>
  )
}

/** The catalogue asked about the suit on the page: what each plan comes to, and a question of its own kind. */
import { useMemo } from 'react'
import type { JobInput } from '#engine/protocol.ts'
import { useJob } from '../../app/use-job.ts'
import { SelectField } from '../../parts/Field.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import type { SuitReport } from '../../suit/suit-model.ts'
import { chanceText } from '../../suit/suit-words.ts'
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
  const job = useJob('suit-query', input, JSON.stringify(input))
  const told = job.output?.ok ? job.output.value : undefined
  const error = job.output && !job.output.ok ? job.output.error.message : job.error?.message
  const answer = told?.answer
  return (
    <Panel
      id="suit-scenarios"
      title="Scenarios"
      lead="Winners are counted beyond those held from the start."
      state={error !== undefined ? 'failed' : told ? 'ready' : 'running'}
      error={error}
      onRetry={job.run}
    >
      {told && (
        <>
          <ul className="grid gap-2 [&_ul]:ps-5 [&_ul]:list-disc">
            {told.summaries.map(({ outcomes }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a plan is known by its place
              <li key={i}>
                <b>{`Plan ${i + 1}`}</b>
                <ul>
                  {outcomes.map(({ words, chance }) => (
                    <li key={words}>{`${words}: ${chanceText(chance)}`}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <div className="grid gap-3 mt-3.5 mb-2.5 pt-3 border-t border-rule">
            <SelectField
              label="Winners wanted"
              value={String(count)}
              onChange={(event) => onWant({ count: Number(event.target.value), never })}
            >
              {report.targets.flatMap(({ goal }) =>
                goal === 'max' ? [] : [<option key={goal}>{goal}</option>],
              )}
            </SelectField>
            <SegmentedControl
              className="mb-3"
              label="Never on lead"
              hideLabel={false}
              value={never}
              options={[
                { value: 'nobody', label: 'anybody may' },
                { value: 'west', label: names.west },
                { value: 'east', label: names.east },
              ]}
              onChange={(next) => onWant({ count, never: next })}
            />
          </div>
          <p role="status">
            {answer === undefined
              ? 'There are not so many winners to be had.'
              : answer === 'too-many'
                ? 'This suit has too many plans to go through.'
                : answer.chance <= 0
                  ? 'No plan has a chance of it.'
                  : `${answer.sure ? 'Certain' : chanceText(answer.chance)}: ${answer.sentences.join(' Or: ')}`}
          </p>
        </>
      )}
    </Panel>
  )
}
